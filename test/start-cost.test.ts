import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cpuUntilListening, listeningMeter, runMetered } from './support/cpu-time.ts';
import { countModules, moduleRecorder } from './support/loaded-modules.ts';
import { type ExitStatus, startServer } from './support/running/server.ts';
import { isWhole } from './support/whole.ts';

const ROUNDS = isWhole ? 5 : 3;
/** Where other work of the machine disturbs them. */
const MAX_ROUNDS = 12;
/** Five on a quiet machine. Loading modules is most of a start, and depends on the file system, so their number is judged more strictly. */
const MAX_RATIO = 8;
const MAX_MODULES = 550;
const IDLE_MS = 500;

describe('starting the service', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'sundry-start-'));
  const bare: number[] = [];
  const ready: number[] = [];
  const resident: number[] = [];
  const exitCodes: ExitStatus[] = [];

  /** Of the least disturbed round of each: other work of the machine only ever adds. */
  const ratio = () => Math.min(...ready) / Math.min(...bare);

  beforeAll(async () => {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      bare.push(runMetered(['-e', '0']).cpuMs);
      const file = join(scratch, `${round}`);
      const server = await startServer(listeningMeter(file));
      ready.push(cpuUntilListening(file));
      await sleep(IDLE_MS);
      resident.push(residentMegabytes(server.process.pid));
      exitCodes.push(await server.stop());
      if (round + 1 >= ROUNDS && ratio() <= MAX_RATIO) break;
    }
  });

  afterAll(() => rmSync(scratch, { recursive: true }));

  it('takes at most 8 times the processor time of node itself', () => {
    expect(ratio()).toBeLessThanOrEqual(MAX_RATIO);
  });

  it('loads at most 550 modules in the main thread', async () => {
    const file = join(scratch, 'modules');
    const server = await startServer({ ...moduleRecorder(file), WORKERS: '0' });
    await server.stop();
    expect(countModules(file)).toBeLessThanOrEqual(MAX_MODULES);
  });

  it.runIf(existsSync('/proc/self/status'))('leaves at most 140 MB resident', () => {
    expect(median(resident)).toBeLessThanOrEqual(140);
  });

  it('ends with 0 on a signal', () => {
    expect(new Set(exitCodes)).toEqual(new Set([0]));
  });
});

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
