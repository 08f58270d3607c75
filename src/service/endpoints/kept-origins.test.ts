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
  const ask = (origin: string) => origins.variantsOf(origin);
  const askEach = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => ask(`${word}${index}`)).filter((kept) => kept !== undefined)
      .length;
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

  it('are not replaced by any number of origins that come once', () => {
    const { clock, ask, askEach } = eightPlaces();
    const kept = ask('a');
    for (let hour = 0; hour < 24; hour += 1) {
      clock.now += 3_600_000;
      askEach(`hour ${hour} `, 300);
    }
    expect(ask('a')).toBe(kept);
  });

  it('that came once make room for one that comes again', () => {
    const { ask, askEach } = eightPlaces();
    askEach('b', 8);
    expect(ask('a')).toBeUndefined();
    const kept = ask('a');
    expect(kept).toBeDefined();
    expect(ask('a')).toBe(kept);
  });

  it('that came again keep their places from others that do so', () => {
    const { ask, askEach } = eightPlaces();
    ask('a');
    const kept = ask('a');
    askEach('b', 7);
    for (const round of ['first', 'second', 'third']) expect(askEach('c', 100), round).toBeLessThanOrEqual(7);
    expect(ask('a')).toBe(kept);
  });

  it('make room when they were not asked for in ten minutes', () => {
    const { clock, ask, askEach } = eightPlaces();
    askEach('b', 8);
    askEach('b', 8);
    ask('a');
    expect(ask('a')).toBeUndefined();
    clock.now += TEN_MINUTES;
    ask('b7');
    expect(ask('a')).toBeUndefined();
    clock.now += 1;
    expect(ask('a')).toBeDefined();
    expect(ask('b7')).toBeDefined();
  });
});
