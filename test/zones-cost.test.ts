import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileForChild } from './support/running/compiled.ts';

const ROUNDS = 5;

/**
 * Loads the zone data in a process of its own, whose loader is warm, then makes a first file; prints microseconds of
 * processor time, those of Node's own start among them, and heap in MB.
 */
const program = `
  const cpuSince = (begin) => {
    const { user, system } = process.cpuUsage(begin);
    return user + system;
  };
  const start = cpuSince();
  await import('data:text/javascript,0');
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const started = process.cpuUsage();
  await import(process.argv[1]);
  const load = cpuSince(started);
  globalThis.gc();
  const megabytes = (process.memoryUsage().heapUsed - before) / 1048576;
  const { toIcs } = await import(process.argv[2]);
  const ready = process.cpuUsage();
  toIcs({ title: 'A', start: '2026-06-02T18:30', tz: 'Europe/Berlin', repeat: { freq: 'weekly' } }, new Date());
  console.log(JSON.stringify({ start, load, megabytes, first: cpuSince(ready) }));
`;

interface Cost {
  readonly start: number;
  readonly load: number;
  readonly megabytes: number;
  readonly first: number;
}

describe('the zone data', () => {
  const costs: Cost[] = [];
  const zones = compileForChild('src/operations/calendar/zones/find-zone.ts');
  const library = compileForChild('src/operations/calendar/index.ts');

  beforeAll(() => {
    for (let round = 0; round < ROUNDS; round++) {
      const args = ['--expose-gc', '--input-type=module', '-e', program, zones.path, library.path];
      costs.push(JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })));
    }
  });
  afterAll(() => {
    zones.remove();
    library.remove();
  });

  test('loads in less than half of the processor time that Node itself takes to start', () => {
    expect(least('load') / least('start')).toBeLessThan(0.5);
  });

  test('takes less than 5 MB', () => {
    expect(Math.max(...costs.map(({ megabytes }) => megabytes))).toBeLessThan(5);
  });

  test('and the first file takes less time than that start', () => {
    expect(least('first') / least('start')).toBeLessThan(1);
  });

  /** Of the least disturbed round: other work of the machine only ever adds. */
  function least(part: 'start' | 'load' | 'first'): number {
    return Math.min(...costs.map((cost) => cost[part]));
  }
});
