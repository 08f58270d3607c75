import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { ByteStrings, hashOf } from './byte-strings.ts';

const encoder = new TextEncoder();

test('texts get the numbers a Map would give them', () => {
  const texts = fc.array(fc.oneof(fc.constantFrom('a', 'b', ''), fc.string({ maxLength: 60 })), {
    maxLength: 300,
    size: 'max',
  });
  fc.assert(
    fc.property(texts, fc.boolean(), (list, collide) => {
      expect(numbersOf(list, collide)).toEqual(numbersByMap(list));
    }),
    { numRuns: runs(2000), seed: SEED },
  );
});

test('50,000 texts chosen to collide are numbered in linear time', () => {
  const list = Array.from({ length: 50_000 }, (_, index) => `key${index}`);
  const start = process.cpuUsage();
  expect(numbersOf(list, true)).toEqual(numbersByMap(list));
  expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
});

test('long texts that differ only in the middle are different', () => {
  const end = 'x'.repeat(40);
  expect(numbersOf([`${end}a${end}`, `${end}b${end}`, `${end}a${end}`], false)).toEqual([0, 1, 0]);
});

test('a text is recognized in place', () => {
  const strings = new ByteStrings(encoder.encode('name"name"names"name'));
  const name = strings.number(0, 4, hashOf(encoder.encode('name'), 0, 4));
  const places = [0, 5, 10, 16].map((start) => strings.standsAt(name, start, 0x22));
  expect([places, strings.length(name)]).toEqual([[true, true, false, false], 4]);
});

function numbersOf(list: readonly string[], collide: boolean): readonly number[] {
  const bytes = encoder.encode(list.join(''));
  const strings = new ByteStrings(bytes);
  let start = 0;
  return list.map((text) => {
    const end = start + encoder.encode(text).length;
    const number = strings.number(start, end, collide ? 1 : hashOf(bytes, start, end));
    start = end;
    return number;
  });
}

function numbersByMap(list: readonly string[]): readonly number[] {
  const numbers = new Map<string, number>();
  return list.map((text) => {
    if (!numbers.has(text)) numbers.set(text, numbers.size);
    return numbers.get(text)!;
  });
}
