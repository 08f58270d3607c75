import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { withoutThreads } from '../support/running/server.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'sundry-test-'));
afterAll(() => rmSync(scratch, { recursive: true }));

interface Line {
  readonly level: string;
  readonly msg: string;
  readonly process?: number;
}

/** A service that a shell has started after `before`, with the lines of its log up to the one that says it listens. */
async function startAfter(before: string, settings: Readonly<Record<string, string>> = {}) {
  const script = `${before}exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', script, process.execPath, command, 'serve'], {
    env: {
      PATH: process.env.PATH,
      ...withoutThreads,
      PORT: '0',
      DATA_DIR: mkdtempSync(join(scratch, 'data-')),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await expect.poll(() => log).toMatch(/ listens on /);
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  return {
    lines,
    port: Number(/ listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(log)![1]),
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}

/** The status of a call on a connection of its own from this address; 0 when the connection is lost. */
async function statusFrom(localAddress: string, port: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  socket.write('GET /health HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  let answer = '';
  for await (const chunk of socket.setEncoding('latin1')) answer += chunk;
  return Number(answer.slice(9, 12));
}

async function idle(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  return socket.resume();
}

describe.runIf(process.platform === 'linux')('256 open files', () => {
  it('are fewer connections, which are shared among addresses as always, and one line of warning', async () => {
    const { lines, port, stop } = await startAfter('ulimit -n 256; ');
    expect(lines.filter(({ level }) => level === 'warn')).toEqual([
      expect.objectContaining({
        msg: expect.stringMatching(/^the limit of 256 open files allows 128 connections/),
      }),
    ]);
    const sockets: Socket[] = [];
    for (let count = 0; count < 300; count += 1) sockets.push(await idle(port));
    for (let ask = 0; ask < 10; ask += 1) expect(await statusFrom('127.0.0.9', port)).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect(await stop()).toBe(0);
  });

  it('are warned of once where there are several processes', async () => {
    const { lines, stop } = await startAfter('ulimit -n 256; ', { PROCESSES: '2' });
    const warnings = lines.filter(({ msg }) => /open files/.test(msg));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toHaveProperty('process');
    expect(await stop()).toBe(0);
  });

  it('of which Node may raise the soft limit does not limit', async () => {
    const { lines, stop } = await startAfter('ulimit -Sn 256; ', { MAX_CONNECTIONS: '200' });
    expect(lines).toHaveLength(1);
    expect(await stop()).toBe(0);
  });
});

describe('a heap of 256 MB', () => {
  const small = { NODE_OPTIONS: '--max-old-space-size=256' };

  it('has room for fewer connections and bodies', async () => {
    const { lines, stop } = await startAfter('', small);
    const [, connections, bodies] = /at most (\d+) connections and (\d+) MiB of bodies/.exec(lines[0]!.msg)!;
    expect(Number(connections)).toBeGreaterThan(1000);
    expect(Number(connections)).toBeLessThan(2000);
    expect(Number(bodies)).toBeLessThan(64);
    expect(lines).toHaveLength(1);
    expect(await stop()).toBe(0);
  });

  it('is warned of where more is set', async () => {
    const { lines, stop } = await startAfter('', { ...small, MAX_CONNECTIONS: '10000' });
    expect(lines.map(({ level }) => level)).toEqual(['info', 'warn']);
    expect(lines[0]!.msg).toContain('at most 10000 connections');
    expect(lines[1]!.msg).toMatch(/10000 connections take up to \d+ MiB of heap beside/);
    expect(await stop()).toBe(0);
  });
});
