import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/topology/free-port.ts';
import { hasConsumer } from '../support/consumers.ts';
import { type Server, startServer, withoutThreads } from '../support/running/server.ts';
import { isWhole } from '../support/whole.ts';
import { startRedis } from '../support/worlds/redis-server.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'sundry-test-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** The processes that one has started and that still run. */
function childrenOf({ pid }: ChildProcess): readonly number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { interval: 50 }).toBe(true);
}

interface Sending {
  readonly headers?: Record<string, string>;
  /** The connections of the call: one of its own, where it is left out. */
  readonly agent?: Agent;
}

/** The status and body of a call; status 0 when the connection is lost. */
function answerOf(
  server: Pick<Server, 'origin'>,
  path: string,
  { headers = {}, agent = new Agent() }: Sending = {},
) {
  return new Promise<{ readonly status: number; readonly text: string }>((resolve) => {
    const lost = () => resolve({ status: 0, text: '' });
    request(server.origin + path, { agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.once('end', () => resolve({ status: answer.statusCode!, text })).once('error', lost);
    })
      .once('error', lost)
      .end();
  });
}

async function statusOf(...call: Parameters<typeof answerOf>): Promise<number> {
  return (await answerOf(...call)).status;
}

async function figureOf(server: Server, name: string): Promise<number> {
  const { text } = await answerOf(server, '/metrics');
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
}

function createKey(settings: Record<string, string>, limit: number): string {
  const made = spawnSync(process.execPath, [command, 'keys', 'create', 'a', '--limit', String(limit)], {
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
  });
  return made.stdout.trim().split(/\s+/).at(-1)!;
}

/** Between the calls of one caller: without it, the calls of a test would take all of the machine while it waits. */
const PAUSE_MS = isWhole ? 0 : 10;

/** A service of several processes from the moment of its start, before any of them listens. */
async function starting(settings: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, [command, 'serve'], {
    env: {
      PATH: process.env.PATH,
      ...withoutThreads,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(scratch, 'starting-')),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  return {
    server: { origin: `http://127.0.0.1:${port}`, process: child },
    log: () => log,
    greeted: () => until(() => LISTENS.test(log)),
    /** Resolves to the exit status at SIGTERM. */
    async stop(): Promise<unknown> {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

/** The line that says that all processes serve. */
const LISTENS = / listens on /;

/** Resolves to the second process as soon as there is one, long before it listens. */
async function secondOf(service: ChildProcess): Promise<number> {
  await until(() => childrenOf(service).length === 2);
  return childrenOf(service)[1]!;
}

describe('the start of several processes', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGSEGV'] as const)(
    'goes on when %s ends the second before it listens: it is replaced',
    async (signal) => {
      const service = await starting({ PROCESSES: '2' });
      const second = await secondOf(service.server.process);
      expect(service.log()).not.toMatch(LISTENS);
      process.kill(second, signal);
      await service.greeted();
      expect(service.log()).toMatch(/process 2 ended \((?:SIG[A-Z]+|status 0)\)/);
      expect(childrenOf(service.server.process)).not.toContain(second);
      expect((await answerOf(service.server, '/ready')).status).toBe(200);
      expect(await service.stop()).toBe(0);
    },
  );

  it('is over on /ready, and in the log, when all of them serve', async () => {
    const service = await starting({ PROCESSES: '2' });
    const second = await secondOf(service.server.process);
    process.kill(second, 'SIGSTOP');
    await until(async () => (await statusOf(service.server, '/health')) === 200);
    for (let ask = 0; ask < 5; ask += 1) {
      const { status, text } = await answerOf(service.server, '/ready');
      expect([status, JSON.parse(text).code]).toEqual([503, 'starting']);
    }
    expect(await statusOf(service.server, '/v1/qr?data=a')).toBe(200);
    expect(service.log()).not.toMatch(LISTENS);
    process.kill(second, 'SIGCONT');
    await service.greeted();
    await until(async () => (await statusOf(service.server, '/ready')) === 200);
    expect(await service.stop()).toBe(0);
  });

  it('is one line when all listen, on one port, also where the system chooses it', async () => {
    const child = spawn(process.execPath, [command, 'serve'], {
      env: {
        PATH: process.env.PATH,
        ...withoutThreads,
        PORT: '0',
        DATA_DIR: join(scratch, 'any-port'),
        PROCESSES: '3',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    expect(childrenOf(child)).toHaveLength(3);
    const { msg } = JSON.parse(line.toString()) as { msg: string };
    expect(msg).toMatch(/^Sundry \S+ listens on http:\/\/127\.0\.0\.1:\d+, .*; 3 processes$/);
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(msg)!;
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      rest += chunk.toString();
    });
    expect((await fetch(`${origin}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(rest).not.toContain('listens on');
    for (const own of rest.trim().split('\n')) expect(JSON.parse(own)).toHaveProperty('process');
  });

  it.each([
    {
      name: 'PROCESSES of 0',
      settings: { PROCESSES: '0' },
      status: 78,
      says: /^sundry: PROCESSES[^\n]* must be max or [^\n]+\n$/,
    },
    {
      name: 'PROCESSES of 65',
      settings: { PROCESSES: '65' },
      status: 78,
      says: /^sundry: PROCESSES[^\n]* must be max or [^\n]+\n$/,
    },
    {
      name: 'a DATA_DIR that is a file',
      settings: { DATA_DIR: 'file' },
      status: 78,
      says: /^sundry: cannot open [^\n]+\n$/,
    },
    {
      name: 'a STORE_URL of no form',
      settings: { STORE_URL: 'mysql://a' },
      status: 78,
      says: /^sundry: STORE_URL must be [^\n]+\n$/,
    },
  ])('ends with the status of one, in one line: $name', ({ settings, status, says }) => {
    writeFileSync(join(scratch, 'file'), '');
    const ended = spawnSync(process.execPath, [command, 'serve'], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: 'data', PROCESSES: '3', ...settings },
      cwd: scratch,
      encoding: 'utf8',
      timeout: 500_000,
    });
    expect([ended.status, ended.stdout]).toEqual([status, '']);
    expect(ended.stderr).toMatch(says);
  });

  it('ends with 1 and one line where the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const child = spawn(process.execPath, [command, 'serve'], {
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: join(scratch, 'in-use'), PROCESSES: '2' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    expect((await once(child, 'close'))[0]).toBe(1);
    expect(complaint).toMatch(/^sundry: [^\n]*EADDRINUSE[^\n]*set PORT to another port\n$/);
    other.close();
  });
});

describe('two processes', () => {
  let server: Server;
  beforeAll(async () => {
    const settings = { PROCESSES: '2', METRICS: 'on', FREE_DAILY_LIMIT: '100000' };
    server = await startServer({ ...withoutThreads, ...settings });
  });
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });

  it('have metrics that are those of both, whichever is asked, and while one hangs', async () => {
    for (let call = 0; call < 40; call += 1) await statusOf(server, '/v1/qr?data=a');
    const calls = () => figureOf(server, 'sundry_calls_total\\{operation="qr.create",status="200"\\}');
    // A call is counted once its answer is written, which its caller may know before.
    await until(async () => (await calls()) === 40);
    for (let ask = 0; ask < 10; ask += 1) expect(await calls()).toBe(40);
    const [hanging] = childrenOf(server.process) as [number];
    process.kill(hanging, 'SIGSTOP');
    expect(await calls()).toBe(40);
    process.kill(hanging, 'SIGCONT');
  });

  it('go on when one is killed, and it is replaced; no call is lost but on its connections', async () => {
    const [victim, other] = childrenOf(server.process) as [number, number];
    let lost = 0;
    let answered = 0;
    let isOver = false;
    const caller = async () => {
      while (!isOver) {
        if ((await statusOf(server, '/v1/qr?data=a')) === 200) answered += 1;
        else lost += 1;
        await sleep(PAUSE_MS);
      }
    };
    const callers = Array.from({ length: 8 }, caller);
    await until(() => answered > 50);
    process.kill(victim, 'SIGKILL');
    await until(() => !isRunning(victim) && childrenOf(server.process).length === 2);
    const before = answered;
    await until(() => answered > before + 50);
    isOver = true;
    await Promise.all(callers);
    expect(childrenOf(server.process)).toContain(other);
    // At most one call for each caller was in its hands.
    expect(lost).toBeLessThanOrEqual(8);
    expect(await figureOf(server, 'sundry_process_restarts_total')).toBe(1);
    expect(await figureOf(server, 'sundry_processes')).toBe(2);
  });

  it('are waited for by new connections while none of them lives', async () => {
    for (let round = 0; round < 3; round += 1) {
      const children = childrenOf(server.process);
      for (const child of children) process.kill(child, 'SIGKILL');
      await until(() => !children.some(isRunning));
      const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(server, '/v1/qr?data=a')));
      expect(statuses).toEqual(Array.from({ length: 50 }, () => 200));
    }
  });

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finish their calls at %s to the whole group, and end with 0',
    async (signal) => {
      const child = spawn(process.execPath, [command, 'serve'], {
        env: {
          PATH: process.env.PATH,
          PORT: '0',
          DATA_DIR: join(scratch, `group-${signal}`),
          PROCESSES: '2',
          WORKERS: '2',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      });
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      child.stdout.resume();
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line.toString())!;
      const text = 'The committee met on Monday and agreed on the plan for the new building. '.repeat(600);
      const calls = Array.from({ length: 6 }, () =>
        fetch(`${origin}/v1/text/summarize`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text }),
        }).then(async (answer) => {
          await answer.text();
          return answer.status;
        }),
      );
      await Promise.race(calls);
      // As the terminal and systemd do it.
      process.kill(-child.pid!, signal);
      const [code] = await once(child, 'exit');
      expect(code).toBe(0);
      const statuses = await Promise.all(calls.map((call) => call.catch(() => 0)));
      // A connection that was not accepted yet may be refused; none is cut after it was.
      for (const status of statuses) expect([200, 0]).toContain(status);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    },
  );

  it('end with their parent', async () => {
    const killed = await startServer({ ...withoutThreads, PROCESSES: '2' });
    const children = childrenOf(killed.process);
    expect(await killed.stop('SIGKILL')).toBe('SIGKILL');
    await until(() => !children.some(isRunning));
  });
});

describe('the quota of a key over four processes', () => {
  const CALLERS = 40;
  const CALLS = isWhole ? 800 : 400;
  const LIMIT = isWhole ? 500 : 250;

  async function granted(settings: Record<string, string>): Promise<number> {
    const key = createKey(settings, LIMIT);
    const server = await startServer({ ...withoutThreads, ...settings, PROCESSES: '4' });
    const headers = { 'x-api-key': key };
    let count = 0;
    const caller = async () => {
      // Kept, so that the processor time goes into calls, not connections: 40 of them are enough for each process.
      const agent = new Agent({ keepAlive: true });
      for (let call = 0; call < CALLS / CALLERS; call += 1) {
        if ((await statusOf(server, '/v1/qr?data=a', { headers, agent })) === 200) count += 1;
      }
      agent.destroy();
    };
    await Promise.all(Array.from({ length: CALLERS }, caller));
    expect(await server.stop()).toBe(0);
    return count;
  }

  it('is exact in the embedded store', async () => {
    expect(await granted({ DATA_DIR: join(scratch, 'exact') })).toBe(LIMIT);
  });

  it.runIf(hasConsumer('redis-server'))('is exact in Redis', async () => {
    const redis = await startRedis();
    expect(await granted({ STORE_URL: redis.url })).toBe(LIMIT);
    await redis.remove();
  });
});

it('one process loads nothing of several', () => {
  const hook = join(scratch, 'loaded.mjs');
  writeFileSync(
    hook,
    "process.on('exit', () => process.stderr.write(process.moduleLoadList.filter((name) => /cluster|child_process/.test(name)).join()));",
  );
  const started = execFileSync(process.execPath, ['--import', hook, command, 'serve', '--help'], {
    encoding: 'utf8',
  });
  expect(started).toContain('PROCESSES');
});
