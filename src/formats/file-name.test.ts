import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../test/support/runs.ts';
import { fileStem, type StemRule, withoutAccents } from './file-name.ts';

const text: StemRule = { keeps: 'text', mark: '_' };

const rows: readonly { name: string; text: string; rule: StemRule; stem: string }[] = [
  { name: 'a path keeps its words', text: '../etc/passwd', rule: text, stem: '_etc_passwd' },
  { name: 'blanks and dots inside stay', text: ' v1.2 final. ', rule: text, stem: 'v1.2 final' },
  {
    name: 'a run of other characters is one mark',
    text: '(a) & (b)',
    rule: { keeps: 'words', mark: '-' },
    stem: 'a-b',
  },
  {
    name: 'words of other scripts are not ASCII',
    text: '\u4f1a\u8b70 7',
    rule: { keeps: 'ascii words', mark: '-' },
    stem: '7',
  },
  { name: 'nothing is left', text: ' . ', rule: text, stem: '' },
  {
    name: 'an extension is dropped in any case',
    text: 'a.CSV',
    rule: { ...text, extension: '.csv' },
    stem: 'a',
  },
  {
    name: 'a length in characters keeps surrogate pairs',
    text: '\ud83d\ude00\ud83d\ude00\ud83d\ude00',
    rule: { ...text, longest: { characters: 2 } },
    stem: '\ud83d\ude00\ud83d\ude00',
  },
  {
    name: 'a length in units leaves out a pair that does not fit',
    text: '\ud83d\ude00\ud83d\ude00',
    rule: { ...text, longest: { units: 3 } },
    stem: '\ud83d\ude00',
  },
  { name: 'a blank at the cut falls away', text: 'a b', rule: { ...text, longest: { units: 2 } }, stem: 'a' },
  { name: 'a device of Windows', text: 'NUL.txt', rule: { ...text, avoidsDevices: true }, stem: '_NUL.txt' },
  {
    name: 'a name that begins as a device',
    text: 'console',
    rule: { ...text, avoidsDevices: true },
    stem: 'console',
  },
  {
    name: 'a long run of blanks takes linear time',
    text: `a${' '.repeat(500_000)}b`,
    rule: { ...text, longest: { units: 80 } },
    stem: 'a',
  },
];

test.each(rows)('$name', ({ text, rule, stem }) => {
  expect(fileStem(text, rule)).toBe(stem);
});

test('accents are left out; only NFKD takes a ligature apart (UAX #15 1.2)', () => {
  expect(withoutAccents('cr\u00e8me', 'NFD')).toBe('creme');
  expect(withoutAccents('\ufb01n', 'NFD')).toBe('\ufb01n');
  expect(withoutAccents('\ufb01n', 'NFKD')).toBe('fin');
});

test('no text leaves a character that a file system or a header refuses, nor a stem that changes when cleaned again', () => {
  const units = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
  const texts = fc.string({ unit: fc.oneof(units, fc.constantFrom(...'aZ9 ./\\:-_\u202e\ud83d\ude00')) });
  const rules = fc.record({
    keeps: fc.constantFrom('text' as const, 'words' as const, 'ascii words' as const),
    mark: fc.constantFrom('-' as const, '_' as const),
    longest: fc.constantFrom({ characters: 5 }, { units: 5 }),
  });
  fc.assert(
    fc.property(texts, rules, (wanted, rule) => {
      const stem = fileStem(wanted, rule);
      expect(stem).not.toMatch(/[\u0000-\u001f\u007f"*/:<>?|\\]|^[\s.]|[\s.]$/);
      expect(stem.isWellFormed()).toBe(true);
      expect(fileStem(stem, rule)).toBe(stem);
      expect(Array.from(stem).length).toBeLessThanOrEqual(5);
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});
