import { describe, expect, it, test } from 'vitest';
import { operations } from '../../src/registry.ts';
import { bytesMember } from '../../src/schema/bytes.ts';
import { amplifiersOf } from './amplifiers.ts';
import { sampleOf } from './sample.ts';

const SEEDS = 40;

describe('each operation', () => {
  it.each(operations.map(({ id }) => id))('%s has amplifiers of its own, each with a name', (id) => {
    const names = amplifiersOf[id].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s gets requests of any size, with the file that it is about',
    (id, { input }) => {
      const calls = Array.from({ length: SEEDS }, (_, seed) =>
        [1, 200, 5000].map((bytes) => sampleOf(id, seed).at(bytes)),
      );
      expect(calls.flat().filter((call) => call !== undefined).length).toBeGreaterThan(2.5 * SEEDS);
      const bodies = calls.flat().filter((call) => call?.call.body !== undefined);
      if (bytesMember(input) !== undefined) expect(bodies.length).toBeGreaterThan(2.5 * SEEDS);
    },
  );

  test('gets the same request for the same seed', () => {
    for (const { id } of operations) {
      expect(sampleOf(id, 7).at(1000)?.call).toEqual(sampleOf(id, 7).at(1000)?.call);
    }
  });
});
