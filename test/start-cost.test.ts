import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExitStatus, startServer } from './support/server.ts';
import { isWhole } from './support/whole.ts';

const ROUNDS = isWhole ? 5 : 3;
const IDLE_MS = 500;

describe('starting the service', () => {
  const bare: number[] = [];
  const ready: number[] = [];
  const resident: number[] = [];
  const exitCodes: ExitStatus[] = [];

  beforeAll(async () => {
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await bareNode());
      const server = await startServer();
      ready.push(server.readyAfterMs);
      await sleep(IDLE_MS);
      resident.push(residentMegabytes(server.process.pid));
      exitCodes.push(await server.stop());
    }
  }, 60_000);

  it('takes at most 5 times as long as node itself', () => {
    // The least disturbed round of each: other work of the machine only ever adds.
    expect(Math.min(...ready) / Math.min(...bare)).toBeLessThanOrEqual(5);
  });

  it.runIf(existsSync('/proc/self/status'))('leaves at most 140 MB resident', () => {
    expect(median(resident)).toBeLessThanOrEqual(140);
  });

  it('ends with 0 on a signal', () => {
    expect(exitCodes).toEqual(Array(ROUNDS).fill(0));
  });
});

/** Milliseconds of a Node process that does nothing. */
async function bareNode(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - started;
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
