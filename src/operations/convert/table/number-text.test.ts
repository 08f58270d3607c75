import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { isPlainNumber, numberText } from './number-text.ts';

const rows: readonly { name: string; raw: string; text: string }[] = [
  { name: 'an integer', raw: '42', text: '42' },
  { name: 'RFC 8259 6: a fraction of zero is the same number', raw: '1.0', text: '1' },
  { name: 'a zero at the end of a fraction', raw: '12.50', text: '12.5' },
  { name: 'a negative zero is zero', raw: '-0', text: '0' },
  { name: 'a negative zero with a fraction', raw: '-0.00', text: '0' },
  { name: 'an exponent below 22 digits is written out', raw: '1E2', text: '100' },
  { name: 'ECMA-262: 1e21 has an exponent', raw: '1e21', text: '1e+21' },
  { name: 'so has its long form, which is the same number', raw: '1000000000000000000000', text: '1e+21' },
  { name: 'an exponent with leading zeros', raw: '1e0002', text: '100' },
  { name: 'digits a double would round are kept', raw: '12345678901234567890', text: '12345678901234567890' },
  {
    name: 'a fraction a double would round is kept',
    raw: '0.1234567890123456789',
    text: '0.1234567890123456789',
  },
  { name: 'beyond the range of a double', raw: '1e400', text: '1e400' },
  { name: 'beyond it, negative', raw: '-1e400', text: '-1e400' },
  { name: 'too small for a double', raw: '1e-400', text: '1e-400' },
  { name: 'the shortest form of a double', raw: '0.30000000000000004', text: '0.30000000000000004' },
  { name: 'its exact value in many digits is the same number', raw: '0.5000', text: '0.5' },
  { name: 'a small fraction', raw: '0.0000001', text: '1e-7' },
  { name: 'the smallest without an exponent', raw: '0.000001', text: '0.000001' },
  { name: 'an exponent of absurd length', raw: `1e${'9'.repeat(300)}`, text: `1e${'9'.repeat(300)}` },
  { name: 'zero with an exponent of absurd length', raw: `0e${'9'.repeat(300)}`, text: '0' },
];

test.each(rows)('$name', ({ raw, text }) => {
  expect(numberText(raw)).toBe(text);
});

test('only a number that is written as it is counts as plain', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 24 });
  const number = fc
    .tuple(fc.constantFrom('', '-'), digits, fc.option(digits), fc.option(fc.integer({ min: -30, max: 30 })))
    .map(([sign, whole, fraction, exponent]) =>
      [
        sign,
        whole.replace(/^0+(?=\d)/, ''),
        fraction && `.${fraction}`,
        exponent === null ? null : `e${exponent}`,
      ]
        .filter((part) => part !== null)
        .join(''),
    );
  fc.assert(
    fc.property(number, (raw) => {
      const bytes = new TextEncoder().encode(raw);
      if (isPlainNumber(bytes, 0, bytes.length)) expect(numberText(raw)).toBe(raw);
    }),
    { numRuns: runs(100_000), seed: SEED },
  );
});

test('most numbers are plain', () => {
  for (const raw of ['0', '7', '-7', '12.5', '-0.5', '123456789012345678901', '0.1234567890123456789']) {
    expect([raw, isPlainNumber(new TextEncoder().encode(raw), 0, raw.length)]).toEqual([raw, true]);
  }
});
