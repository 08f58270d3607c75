import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { boundsFor, type GivenBounds, type Work } from './bounds.ts';
import { ampleMachine, type Machine } from './machine.ts';

const MIB = 1_048_576;
const unset: GivenBounds = { bodyMemoryMiB: undefined, maxConnections: undefined };
const alone: Work = { processes: 1, workers: 2, modelRequests: 0 };

/** Node 20 and 22 on a machine with 8 GB: a heap of 2 GiB and the young generation. */
const common: Machine = { openFiles: 1_048_576, heapBytes: 2096 * MIB, memoryBytes: 6000 * MIB };

describe('bounds that are not set', () => {
  it('are 256 MiB and 10,000 connections where nothing is short', () => {
    const full = { bodyMemoryMiB: 256, maxConnections: 10_000, warnings: [] };
    expect(boundsFor(unset, alone, ampleMachine)).toEqual(full);
    expect(boundsFor(unset, alone, common)).toEqual(full);
  });

  it.each<[string, Partial<Machine>, Partial<Work>, number, number]>([
    // Half of 304 MiB less 24: 128, of the 512 and 507.8 MiB that 256 and 10,000 take of a heap.
    ['a heap of 256 MB, 304 with the young generation', { heapBytes: 304 * MIB }, {}, 32, 1255],
    ['the same on Node 24, whose young generation is larger', { heapBytes: 448 * MIB }, {}, 50, 1961],
    // 512 less 160 and two threads of 60: 232, of 512 and 937.5 MiB.
    ['a container of 512 MB', { memoryBytes: 512 * MIB }, {}, 40, 1600],
    ['threads take of it', { memoryBytes: 512 * MIB }, { workers: 0 }, 62, 2428],
    // Half of a GiB is 512, less 160 and one thread: 292.
    ['two processes share memory and threads', { memoryBytes: 1024 * MIB }, { processes: 2 }, 51, 2014],
    ['nothing is left: one long body, and some connections', { memoryBytes: 128 * MIB }, {}, 32, 100],
  ])('fit: %s', (_name, machine, work, bodyMemoryMiB, maxConnections) => {
    const bounds = boundsFor(unset, { ...alone, ...work }, { ...common, ...machine });
    expect(bounds).toMatchObject({ bodyMemoryMiB, maxConnections });
  });

  it('leave room for one that is set', () => {
    const machine = { ...common, memoryBytes: 512 * MIB };
    // 232 MiB less 1,000 connections of 96 KiB are 138.25, of 512; and less 64 MiB, twice, 104 of 937.5.
    expect(boundsFor({ ...unset, maxConnections: 1000 }, alone, machine)).toMatchObject({
      bodyMemoryMiB: 69,
    });
    expect(boundsFor({ ...unset, bodyMemoryMiB: 64 }, alone, machine)).toMatchObject({
      maxConnections: 1109,
    });
  });

  it('fit every machine that has room for the least of them', () => {
    const machines = fc.record({
      openFiles: fc.option(fc.nat(2_000_000), { nil: undefined }),
      heapBytes: fc.integer({ min: 256, max: 8192 }).map((mib) => mib * MIB),
      memoryBytes: fc.integer({ min: 512, max: 65_536 }).map((mib) => mib * MIB),
    });
    fc.assert(
      fc.property(machines, fc.integer({ min: 0, max: 2 }), (machine, workers) => {
        const { bodyMemoryMiB, maxConnections } = boundsFor(unset, { ...alone, workers }, machine);
        expect(maxConnections).toBeGreaterThanOrEqual(1);
        expect(maxConnections).toBeLessThanOrEqual(10_000);
        const heap = 24 + 2 * bodyMemoryMiB + (52 * maxConnections) / 1024;
        const memory = 160 + 60 * workers + 2 * bodyMemoryMiB + (96 * maxConnections) / 1024;
        expect(heap).toBeLessThan((0.6 * machine.heapBytes) / MIB);
        expect(memory).toBeLessThan(machine.memoryBytes / MIB);
      }),
      { numRuns: runs(2000), seed: SEED },
    );
  });
});

describe('bounds that are set', () => {
  it('are kept, with a warning where callers can fill more than there is', () => {
    const given = { bodyMemoryMiB: 256, maxConnections: 10_000 };
    const { warnings, ...bounds } = boundsFor(given, alone, { ...common, memoryBytes: 512 * MIB });
    expect(bounds).toEqual(given);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^256 MiB of bodies and 10000 connections take up to 1450 MiB of memory beside 280 MiB/,
      ),
    ]);
    expect(boundsFor(given, alone, { ...common, heapBytes: 304 * MIB }).warnings[0]).toMatch(
      / of heap beside /,
    );
  });

  it('give no reason to warn while there is room, however little', () => {
    const given = { bodyMemoryMiB: 50, maxConnections: 1000 };
    expect(boundsFor(given, alone, { ...common, memoryBytes: 540 * MIB }).warnings).toEqual([]);
  });
});

describe('the limit of open files', () => {
  it.each<[string, number, GivenBounds, number]>([
    ['half of a small one', 256, unset, 128],
    ['half of a smaller one', 20, unset, 10],
    // 64 files, two threads of 4, 256 DNS queries, 64 pages of two sockets.
    ['beside all that goes out', 4096, unset, 4096 - 64 - 8 - 256 - 128],
    ['also when more is set', 4096, { ...unset, maxConnections: 4000 }, 4096 - 456],
  ])('%s is for connections, and the operator reads it', (_name, openFiles, given, maxConnections) => {
    const bounds = boundsFor(given, alone, { ...common, openFiles });
    expect(bounds.maxConnections).toBe(maxConnections);
    expect(bounds.warnings).toEqual([
      expect.stringContaining(`${openFiles} open files allows ${maxConnections} `),
    ]);
  });

  it.each<[string, number | undefined, GivenBounds, number]>([
    ['enough', 20_000, unset, 10_000],
    ['none', undefined, unset, 10_000],
    ['small, but fewer connections are set', 256, { ...unset, maxConnections: 100 }, 100],
  ])('%s changes nothing', (_name, openFiles, given, maxConnections) => {
    expect(boundsFor(given, alone, { ...common, openFiles })).toMatchObject({ maxConnections, warnings: [] });
  });

  it('of 0 threads and of many, and of questions to a model', () => {
    const most = (work: Partial<Work>) =>
      boundsFor(unset, { ...alone, ...work }, { ...common, openFiles: 4096 }).maxConnections;
    expect(most({ workers: 0 }) - most({ workers: 8 })).toBe(32);
    expect(most({ workers: 8, processes: 4 })).toBe(most({ workers: 2 }));
    expect(most({ modelRequests: 0 }) - most({ modelRequests: 8 })).toBe(8);
  });
});
