import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { hasConsumer } from '../support/consumers.ts';
import { type DohServer, mx, noData, startDohServer } from '../support/doh-server.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const LINES = 1000;
const scratch = mkdtempSync(join(tmpdir(), 'sundry-command-'));
const list = join(scratch, 'addresses');

let doh: DohServer;
beforeAll(async () => {
  doh = await startDohServer();
  const addresses = Array.from({ length: LINES }, (_value, index) => `ann${index}@host${index % 40}.example`);
  writeFileSync(list, `${addresses.join('\n')}\n`);
  for (let host = 0; host < 40; host++) {
    const name = `host${host}.example`;
    doh.zone.set(`${name} MX`, mx(name, [10, `mail.${name}`]));
    doh.zone.set(`${name} A`, noData(`${name} A`));
  }
});
afterAll(async () => {
  await doh.stop();
  rmSync(scratch, { recursive: true, force: true });
});

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, DOH_URL: doh.url, DATA_DIR: join(scratch, 'data'), TERM: 'xterm' };
}

function run(args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: environment(),
    cwd: scratch,
    encoding: 'utf8',
    timeout: 60_000,
    ...(input === undefined ? { stdio: ['ignore', 'pipe', 'pipe'] } : { input }),
  });
  return { status, stdout, stderr };
}

/** Starts a run and collects its lines until enough have come. */
function startVerifying(): { readonly child: ReturnType<typeof spawn>; readonly text: () => string } {
  const child = spawn(process.execPath, [command, 'email', 'verify', '--file', list], {
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout!.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return { child, text: () => text };
}

async function linesBeforeSignal(signal: NodeJS.Signals) {
  doh.delay = 5;
  const { child, text } = startVerifying();
  while (text().split('\n').length < 20 && child.exitCode === null) await once(child.stdout!, 'data');
  child.kill(signal);
  const [code, killer] = await once(child, 'close');
  doh.delay = 0;
  return { code, killer, text: text() };
}

describe('a run of 1,000 lines', () => {
  it('answers every line in order, without a bar in a pipe', async () => {
    const { child, text } = startVerifying();
    let complaint = '';
    child.stderr!.on('data', (part: Buffer) => {
      complaint += part.toString();
    });
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, residentMegabytes(child.pid!));
    }, 50);
    const [code] = await once(child, 'close');
    clearInterval(watch);
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
    const answers = text()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ input }) => input.email)).toEqual(readFileSync(list, 'utf8').trimEnd().split('\n'));
    expect(answers.every(({ result }) => result.checks.domain_has_mx === true)).toBe(true);
    // A run that kept what it has written would need a multiple of it.
    if (existsSync('/proc/self/status')) expect(most).toBeLessThan(250);
  }, 60_000);

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'ends with whole lines on %s',
    async (signal) => {
      const { code, killer, text } = await linesBeforeSignal(signal);
      expect(signal === 'SIGINT' ? code : killer).toBe(signal === 'SIGINT' ? 130 : 'SIGKILL');
      expect(text.endsWith('\n')).toBe(true);
      const lines = text.trimEnd().split('\n');
      expect(lines.length).toBeLessThan(LINES);
      for (const line of lines) expect(JSON.parse(line)).toHaveProperty('result');
    },
    30_000,
  );

  it.runIf(hasConsumer('python3'))(
    'shows a bar on a terminal, and none at the end',
    () => {
      const script = `
import os, pty, sys
chunks = []
def read(fd):
    data = os.read(fd, 65536)
    chunks.append(data)
    return data
sys.stdout = open(os.devnull, 'w')
os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
status = pty.spawn(sys.argv[1:], read)
os.write(2, b''.join(chunks))
os._exit(os.waitstatus_to_exitcode(status))
`;
      const shell = `exec "${process.execPath}" "${command}" email verify --file "${list}" > "${join(scratch, 'answers')}"`;
      const { status, stderr } = spawnSync('/usr/bin/python3', ['-c', script, 'sh', '-c', shell], {
        env: environment(),
        encoding: 'utf8',
        timeout: 60_000,
      });
      expect(status).toBe(0);
      expect(stderr).toMatch(/\[[#.]{24}\] \d+\/1000 {2}[\d.]+\/s {2}\d+:\d\d left/);
      expect(stderr.endsWith('\r\u001b[K')).toBe(true);
      expect(readFileSync(join(scratch, 'answers'), 'utf8').trimEnd().split('\n')).toHaveLength(LINES);
    },
    60_000,
  );
});

describe('the streams of a process', () => {
  test('a reader that leaves is no error', () => {
    const { status, stdout, stderr } = spawnSync(
      'bash',
      [
        '-c',
        `set -o pipefail; "$0" "$1" email verify --file "$2" | head -1`,
        process.execPath,
        command,
        list,
      ],
      { env: environment(), encoding: 'utf8', timeout: 60_000 },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  });

  test('a subject from a pipe, a file into a file', () => {
    expect(run(['qr', 'create', '-o', 'piped.png'], 'LOT-4711\n')).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    expect(readFileSync(join(scratch, 'piped.png')).subarray(1, 4).toString()).toBe('PNG');
  });

  test('a pipe that stays open and silent is left after a moment, and not before', async () => {
    const child = spawn(process.execPath, [command, 'qr', 'create', '--json'], {
      env: environment(),
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const [code] = await once(child, 'exit');
    expect(code).toBe(2);
    expect(child.stderr.read().toString()).toContain('nothing came on standard input for 5 s');
    child.stdin.destroy();
  }, 20_000);

  test('a refusal leaves neither a file nor a stack', () => {
    const { status, stdout, stderr } = run(['qr', 'create', 'a', '--size', '4000', '-o', 'refused.svg']);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe('sundry qr create: --size must be an integer from 64 to 2048, not 4000\n');
    expect(readdirSync(scratch).filter((name) => name.includes('refused'))).toEqual([]);
  });

  test('a bad setting ends only the runs that need it: 78', () => {
    const bad = { ...environment(), DOH_URL: 'x' };
    const status = (args: readonly string[]) =>
      spawnSync(process.execPath, [command, ...args], { env: bad, encoding: 'utf8' }).status;
    expect(status(['qr', 'create', 'a'])).toBe(0);
    expect(status(['email', 'verify', 'a@b.example'])).toBe(78);
  });
});

describe('what a run loads', () => {
  const hook = `data:text/javascript,import{register}from'node:module';register('data:text/javascript,'+encodeURIComponent(\`
    import{appendFileSync}from'node:fs';
    export async function load(url,context,next){appendFileSync(process.env.LOADED,url+'\\\\n');return next(url,context)}\`))`;
  const rows = [
    { name: 'a QR code', args: ['qr', 'create', 'a', '-o', 'a.svg'] },
    { name: 'an address', args: ['email', 'verify', 'a@host1.example'] },
    { name: 'a text', args: ['text', 'sentiment', 'Good'] },
    { name: 'the help', args: ['--help'] },
    { name: 'a completion', args: ['completion', 'bash'] },
  ];
  it.each(rows)('$name: neither store nor SQLite, log, metrics, pool or MCP', ({ args }) => {
    const loaded = join(scratch, 'loaded');
    writeFileSync(loaded, '');
    const { status, stderr } = spawnSync(process.execPath, ['--import', hook, command, ...args], {
      env: { ...environment(), LOADED: loaded },
      cwd: scratch,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const urls = readFileSync(loaded, 'utf8');
    expect(urls).toContain('/dist/cli.js');
    expect(urls).not.toMatch(
      /open-store|sqlite|pino|prom-client|piscina|modelcontextprotocol|\/service\/(http|calls)\//,
    );
  });

  test('an operation without ports needs no settings either', () => {
    const loaded = readFileSync(join(scratch, 'loaded'), 'utf8');
    expect(loaded).not.toContain('/settings/config.js');
  });

  it('starts within 2.5 times the time of node itself', () => {
    const time = (args: readonly string[]) => {
      const started = performance.now();
      spawnSync(process.execPath, args, { stdio: 'ignore', cwd: scratch });
      return performance.now() - started;
    };
    const best = {
      bare: Number.POSITIVE_INFINITY,
      qr: Number.POSITIVE_INFINITY,
      help: Number.POSITIVE_INFINITY,
    };
    // The least disturbed round of each: other work of the machine only ever adds.
    for (let round = 0; round < 9; round++) {
      best.bare = Math.min(best.bare, time(['-e', '0']));
      best.qr = Math.min(best.qr, time([command, 'qr', 'create', 'a', '-o', 'a.svg']));
      best.help = Math.min(best.help, time([command, '--help']));
    }
    expect(best.qr / best.bare).toBeLessThanOrEqual(2.5);
    expect(best.help / best.bare).toBeLessThanOrEqual(2.5);
  }, 30_000);
});

function residentMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
