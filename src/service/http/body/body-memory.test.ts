import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { BodyMemory, type Holding, type HoldingKind } from './body-memory.ts';

const KB = 1000;

/**
 * Holds what each step names, such as `a1` and 50: the caller, a number of its own and thousands of bytes. Returns
 * what was ended.
 */
function hold(
  limitKb: number,
  steps: readonly (readonly [HoldingKind, string, number])[],
): {
  readonly ended: readonly string[];
  readonly holdings: ReadonlyMap<string, Holding>;
  memory: BodyMemory;
} {
  const memory = new BodyMemory(limitKb * KB);
  const ended: string[] = [];
  const holdings = new Map<string, Holding>();
  for (const [kind, name, kilobytes] of steps) {
    const holding = holdings.get(name) ?? memory.hold(kind, name[0]!, () => ended.push(name));
    holdings.set(name, holding);
    if (kilobytes === 0) holding.settle();
    else holding.add(kilobytes * KB);
  }
  return { ended, holdings, memory };
}

const rows: readonly {
  readonly name: string;
  readonly steps: readonly (readonly [HoldingKind, string, number])[];
  readonly ends: readonly string[];
}[] = [
  {
    name: 'nothing as long as there is room',
    steps: [
      ['request', 'a1', 50],
      ['request', 'b1', 50],
    ],
    ends: [],
  },
  {
    name: 'the newest body of the caller that holds the most',
    steps: [
      ['request', 'a1', 30],
      ['request', 'a2', 30],
      ['request', 'b1', 35],
      ['request', 'c1', 20],
    ],
    ends: ['a2'],
  },
  {
    name: 'its own body, when it holds the most',
    steps: [
      ['request', 'a1', 40],
      ['request', 'b1', 30],
      ['request', 'b1', 40],
    ],
    ends: ['b1'],
  },
  {
    name: 'no complete body: its call runs',
    steps: [
      ['request', 'a1', 60],
      ['request', 'a1', 0],
      ['request', 'b1', 30],
      ['request', 'c1', 20],
    ],
    ends: ['b1'],
  },
  {
    name: 'the longest waiting answer, for an answer',
    steps: [
      ['answer', 'a1', 40],
      ['answer', 'a2', 40],
      ['request', 'b1', 19],
      ['answer', 'c1', 10],
    ],
    ends: ['a1'],
  },
  {
    name: 'an answer for a body, where its caller has no body',
    steps: [
      ['answer', 'a1', 50],
      ['answer', 'a2', 20],
      ['request', 'b1', 40],
    ],
    ends: ['a1'],
  },
  {
    name: 'as many as are needed',
    steps: [
      ['answer', 'a1', 20],
      ['answer', 'a2', 20],
      ['answer', 'a3', 50],
      ['answer', 'b1', 60],
    ],
    ends: ['a1', 'a2', 'b1'],
  },
  {
    name: 'the newest small request of the caller with the most, once small ones fill half of it',
    steps: [
      ...Array.from({ length: 6 }, (_, index) => ['request', `a${index}`, 8] as const),
      ['request', 'b1', 8],
    ],
    ends: ['a5'],
  },
  {
    name: 'a small request that became a large one as a large one',
    steps: [
      ['request', 'a1', 16],
      ['request', 'b1', 16],
      ['request', 'a1', 30],
      ['request', 'b1', 45],
    ],
    ends: ['b1'],
  },
  {
    name: 'large requests only, where those of the caller with the most run: small ones pass',
    steps: [
      ['request', 'a1', 95],
      ['request', 'a1', 0],
      ['request', 'b1', 16],
      ['request', 'c1', 16],
    ],
    ends: [],
  },
];

describe('a full memory ends', () => {
  it.each(rows)('$name', ({ steps, ends }) => {
    expect(hold(100, steps).ended).toEqual(ends);
  });
});

describe('room for a new body', () => {
  const { memory, holdings } = hold(100, [['request', 'a1', 80]]);
  it.each([
    ['that fits', 'a', 20_000, true],
    ['that does not', 'a', 20_001, false],
    ['of 16 KB', 'a', 16_384, true],
    ['that does not fit, of a caller who would hold less than another', 'b', 79_999, true],
    ['that does not fit, of a caller who would hold as much', 'b', 80_000, false],
  ])('%s', (_name, caller, bytes, fits) => {
    expect(memory.hasRoomFor(caller, bytes)).toBe(fits);
  });

  it('is there again after a release, which counts once', () => {
    const [a1] = holdings.values();
    a1!.release();
    a1!.release();
    expect(memory.hasRoomFor('b', 100_000)).toBe(true);
    expect(memory.hasRoomFor('b', 100_001)).toBe(false);
  });
});

describe('whatever is held and given back', () => {
  it('stays below the bound except for small and complete bodies, and is all given back', () => {
    const step = fc.record({
      kind: fc.constantFrom<HoldingKind>('request', 'answer'),
      caller: fc.constantFrom('a', 'b', 'c', 'd'),
      bytes: fc.integer({ min: 17_000, max: 90_000 }),
      releases: fc.option(fc.nat(50)),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const memory = new BodyMemory(200_000);
        const all: { readonly holding: Holding; bytes: number }[] = [];
        for (const { kind, caller, bytes, releases } of steps) {
          const held = { holding: memory.hold(kind, caller, () => (held.bytes = 0)), bytes };
          all.push(held);
          held.holding.add(bytes);
          const given = releases === null ? undefined : all[releases];
          given?.holding.release();
          if (given) given.bytes = 0;
          const sum = all.reduce((total, each) => total + each.bytes, 0);
          expect(sum).toBeLessThanOrEqual(200_000);
          if (sum < 200_000 - 17_000) expect(memory.hasRoomFor('e', 200_000 - sum)).toBe(true);
          expect(memory.hasRoomFor('e', 200_001)).toBe(false);
        }
        for (const { holding } of all) holding.release();
        expect(memory.hasRoomFor('e', 200_000)).toBe(true);
        expect(memory.hasRoomFor('e', 200_001)).toBe(false);
      }),
      { seed: SEED, numRuns: runs(2000) },
    );
  });
});
