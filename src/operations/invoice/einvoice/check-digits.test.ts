import { describe, expect, test } from 'vitest';
import { numberRefusal } from './check-digits.ts';

/** Numbers of real organisations or of the publishers' examples, and the same with a slip. */
const rows: [scheme: string, right: string, wrong: string][] = [
  // Volvo, Sweden.
  ['0007', '5560125790', '5560125970'],
  // Two GLNs.
  ['0088', '5790000436057', '5790000436058'],
  ['0088', '1234567890005', '1234567890006'],
  // The Australian Taxation Office, and its published example.
  ['0151', '51824753556', '51824753565'],
  ['0151', '53004085616', '53004085617'],
  // Br\u00f8nn\u00f8ysund register, Norway.
  ['0192', '974760673', '974760637'],
  // Belgium: 97 where the rest is 0.
  ['0208', '0000009797', '0000009700'],
  ['0208', '0123456749', '0123456794'],
  ['0184', 'DK13585628', 'SE13585628'],
  ['0184', '13585628', '1358562'],
  ['0106', '12345678', '1234567A'],
];

describe('a number of a register', () => {
  test.each(rows)('of scheme %s: %s is right', (scheme, right) => {
    expect(numberRefusal(scheme, right)).toBeUndefined();
  });

  test.each(rows)('of scheme %s: not %s but %s is refused', (scheme, _right, wrong) => {
    expect(numberRefusal(scheme, wrong)).toContain('PEPPOL-COMMON-R0');
  });

  test('of any other scheme is not checked', () => {
    expect(numberRefusal('9930', 'x')).toBeUndefined();
    expect(numberRefusal('toString', 'x')).toBeUndefined();
  });
});
