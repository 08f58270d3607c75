import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../test/support/cpu-time.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { parseAddress } from './address.ts';
import { normalizeAddress } from './normalize.ts';

const rows: readonly { name: string; text: string; normalized: string }[] = [
  {
    name: 'SPEC: tag and dots are removed at Gmail',
    text: 'Ada.Lovelace+shop@Gmail.com',
    normalized: 'adalovelace@gmail.com',
  },
  { name: 'googlemail is gmail', text: 'a.b@googlemail.com', normalized: 'ab@gmail.com' },
  { name: 'cut at the first plus', text: 'a+b+c@gmail.com', normalized: 'a@gmail.com' },
  { name: 'a tag without a name stays', text: '+tag@gmail.com', normalized: '+tag@gmail.com' },
  { name: 'dots count at Outlook', text: 'a.b+c@outlook.fr', normalized: 'a.b@outlook.fr' },
  { name: 'Proton, short', text: 'a+b@pm.me', normalized: 'a@pm.me' },
  { name: 'Fastmail', text: 'a+b@fastmail.fm', normalized: 'a@fastmail.fm' },
  { name: 'Yandex', text: 'a+b@ya.ru', normalized: 'a@ya.ru' },
  { name: 'Yahoo has no plus-tags', text: 'a.b+c@Yahoo.com', normalized: 'a.b+c@yahoo.com' },
  {
    name: 'SPEC: a company is only lower-cased',
    text: 'A.B+c@Acme.example',
    normalized: 'a.b+c@acme.example',
  },
  { name: 'a company called live', text: 'a+b@live.example', normalized: 'a+b@live.example' },
  { name: 'a quoted local part keeps its dots', text: '"A.B+c"@gmail.com', normalized: '"a.b+c"@gmail.com' },
  { name: 'IDN stays as written', text: 'A@B\u00dcCHER.example', normalized: 'a@b\u00fccher.example' },
  { name: 'NFC (RFC 6532 3.1)', text: 'e\u0301@x.com', normalized: '\u00e9@x.com' },
  {
    name: 'letters that are longer in lower case (U+023A) stay',
    text: `${'\u023a'.repeat(32)}@x.com`,
    normalized: `${'\u023a'.repeat(32)}@x.com`,
  },
  { name: 'a tag behind a dot stays', text: 'a.+b@outlook.com', normalized: 'a.+b@outlook.com' },
  { name: 'no address', text: 'NO Address', normalized: 'no address' },
];

test.each(rows)('$name', ({ text, normalized }) => {
  expect(normalizeAddress(text, parseAddress(text))).toBe(normalized);
});

test('marks in any order, of any number, cost no more than letters (UAX 15 1.3 sorts them)', () => {
  const cost = (text: string): number => {
    const start = process.cpuUsage();
    for (let time = 0; time < 20; time++) normalizeAddress(text, parseAddress(text));
    return cpuMillisecondsSince(start);
  };
  const [letters, marks] = ['a', '\u0301'].map((letter) => letter.repeat(8000) + '\u0316'.repeat(8000));
  expect(cost(marks!)).toBeLessThan(10 * cost(letters!) + 20);
});

test.each(rows)('normalizing again changes nothing: $name', ({ normalized }) => {
  expect(normalizeAddress(normalized, parseAddress(normalized))).toBe(normalized);
});

test('RFC 6532 3.1: the normal form of an address is one, at the same domain, and its own normal form', () => {
  const letters = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc
      .array(
        fc.constantFrom('a', '.', '+', '\u0130', '\u023a', '\ufb2c', '\u1e9e', '\u1100', '\u1161', 'e\u0301'),
      )
      .map((parts) => parts.join('')),
    fc
      .constantFrom('\ufb2c', '\u0130', '\u023a', '\u0958')
      .chain((letter) => fc.integer({ min: 1, max: 64 }).map((count) => letter.repeat(count))),
  );
  const domain = fc.constantFrom(
    'gmail.com',
    'OUTLOOK.com',
    'stra\u1e9ee.example',
    '\u0130.example',
    'x.com',
  );
  fc.assert(
    fc.property(letters, domain, (local, name) => {
      const text = `${local}@${name}`;
      const address = parseAddress(text);
      if (address === undefined) return;
      const form = normalizeAddress(text, address);
      const read = parseAddress(form);
      expect(read?.asciiDomain, form).toBe(address.asciiDomain);
      expect(normalizeAddress(form, read)).toBe(form);
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});
