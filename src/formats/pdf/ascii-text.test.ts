import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { AsciiText } from './ascii-text.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Decimal text as JavaScript writes it. */
const decimal = (hundredths: number) => String(hundredths / 100);

it('numbers are as JavaScript writes them', () => {
  const integer = fc.oneof(fc.nat(12), fc.nat(1000), fc.nat(2 ** 31 - 1));
  const hundredths = fc.oneof(
    fc.integer({ min: -1000, max: 1000 }),
    fc.maxSafeInteger().map((n) => n % 2 ** 31),
  );
  const property = fc.property(fc.array(integer), fc.array(hundredths), fc.nat(64), (whole, parts, room) => {
    const text = new AsciiText(room);
    for (const value of whole) text.integer(value).space();
    for (const value of parts) text.point(value, -value);
    const expected = [...whole.map(String), ...parts.flatMap((value) => [decimal(value), decimal(-value)])];
    expect(textOf(text.view())).toBe(expected.map((number) => `${number} `).join(''));
  });
  fc.assert(property, { seed: SEED, numRuns: runs(20_000) });
});

it('numbers with two decimals are as toFixed writes them', () => {
  const thousandths = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((value) => value / 1000);
  const any = fc.double({ min: -2e7, max: 2e7, noNaN: true });
  const property = fc.property(fc.array(fc.oneof(thousandths, any)), (values) => {
    const text = new AsciiText();
    for (const value of values) text.fixed(value).space();
    expect(textOf(text.view())).toBe(values.map((value) => `${value.toFixed(2)} `).join(''));
  });
  fc.assert(property, { seed: SEED, numRuns: runs(20_000) });
});

it('the room grows, and texts and bytes keep their order', () => {
  const text = new AsciiText(0);
  for (let round = 0; round < 500; round++)
    text
      .text('ab')
      .bytes(new Uint8Array([0x63]))
      .integer(round);
  const expected = Array.from({ length: 500 }, (_, round) => `abc${round}`).join('');
  expect(text.length).toBe(expected.length);
  expect(textOf(text.take())).toBe(expected);
  expect(text.length).toBe(0);
  expect(textOf(text.text('new').view())).toBe('new');
});

it('text that is not ASCII is refused, and bytes may be any', () => {
  expect([...new AsciiText().bytes(new Uint8Array([0, 255])).view()]).toEqual([0, 255]);
  expect(() => new AsciiText().text('a\u00e4').view()).toThrow('not ASCII');
  expect(() => new AsciiText().text('\u0141').take()).toThrow('not ASCII');
});
