import { describe, expect, it } from 'vitest';
import { KeptOrigins } from './kept-origins.ts';

const TEN_MINUTES = 600_000;

/** Eight places, and a clock that the test moves. */
function eightPlaces() {
  const clock = { now: 0 };
  const origins = new KeptOrigins(
    () => ({}),
    () => clock.now,
  );
  const ask = (origin: string, times = 1) => {
    let kept: object | undefined;
    for (let time = 0; time < times; time += 1) kept = origins.variantsOf(origin);
    return kept;
  };
  /** How many of this many origins have a place at the end of their requests. */
  const askEach = (word: string, count: number, times = 1) =>
    Array.from({ length: count }, (_, index) => ask(`${word}${index}`, times)).filter(Boolean).length;
  return { clock, ask, askEach };
}

describe('the origins whose variants are kept', () => {
  it('are the first eight, each with its own', () => {
    const { ask, askEach } = eightPlaces();
    const first = ask('a');
    expect(first).toBeDefined();
    expect(ask('a')).toBe(first);
    expect(askEach('b', 100)).toBe(7);
    expect(ask('b0')).not.toBe(first);
    expect(ask('a')).toBe(first);
  });

  it.each([1, 2, 3])('are not replaced by any number of others with %i requests each', (times) => {
    const { ask, askEach } = eightPlaces();
    const kept = ask('a');
    expect(askEach('b', 10_000, times)).toBe(7);
    expect(ask('a')).toBe(kept);
  });

  it('are replaced by one with four requests and more than they have had', () => {
    const { ask, askEach } = eightPlaces();
    const kept = ask('a', 10);
    askEach('b', 7);
    expect(ask('c', 3)).toBeUndefined();
    expect(ask('c')).toBeDefined();
    expect(ask('a')).toBe(kept);
  });

  it('keep their places from others with as many requests', () => {
    const { ask, askEach } = eightPlaces();
    const kept = ask('a', 20);
    askEach('b', 1000, 20);
    expect(ask('a')).toBe(kept);
    expect(askEach('c', 1000, 20)).toBe(0);
  });

  it('are replaced at once when they were not requested in ten minutes', () => {
    const { clock, ask, askEach } = eightPlaces();
    askEach('b', 8, 100);
    clock.now += TEN_MINUTES;
    const used = ask('b7');
    expect(ask('a')).toBeUndefined();
    clock.now += 1;
    expect(ask('a')).toBeDefined();
    expect(askEach('c', 100)).toBe(6);
    expect(ask('b7')).toBe(used);
  });
});
