import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { words } from './words.ts';

const rows: readonly { name: string; text: string; folded: readonly string[] }[] = [
  {
    name: 'contractions and possessives are one word',
    text: "Don't take Maria\u2019s",
    folded: ["don't", 'take', "maria's"],
  },
  {
    name: 'an apostrophe at the end is a quote',
    text: "the 'best' dogs' food",
    folded: ['the', 'best', 'dogs', 'food'],
  },
  {
    name: 'a hyphen joins, a dash parts',
    text: 'clean\u2010up anti-age 2019\u20132020 a - b',
    folded: ['clean-up', 'anti-age', '2019', '2020', 'a', 'b'],
  },
  {
    name: 'an underscore joins inside a word only',
    text: '__proto__ snake_case _soft_',
    folded: ['proto', 'snake_case', 'soft'],
  },
  {
    name: 'separators stay in a number, not after it',
    text: '12,000.50 at 10:30, 3.',
    folded: ['12,000.50', 'at', '10:30', '3'],
  },
  { name: 'a comma without a space parts words', text: 'red,green', folded: ['red', 'green'] },
  {
    name: 'capitals with an ampersand, and languages with signs',
    text: 'R&D AT&T C++ C# A&b',
    folded: ['r&d', 'at&t', 'c++', 'c#', 'a', 'b'],
  },
  { name: 'emoji are not words', text: '\u{1f60d} nice\u{1f60d}!', folded: ['nice'] },
  {
    name: 'full width and ligatures are folded',
    text: '\uff21\uff22 \ufb01ne CAF\u00c9',
    folded: ['ab', 'fine', 'caf\u00e9'],
  },
  { name: 'a soft hyphen is not seen', text: 'Donau\u00addampfer', folded: ['donaudampfer'] },
  {
    name: 'Han is split by a dictionary',
    text: '\u6211\u4eec\u660e\u5929\u53bb',
    folded: ['\u6211\u4eec', '\u660e\u5929', '\u53bb'],
  },
  {
    name: 'marks stay with their letter',
    text: '\u0939\u093f\u0928\u094d\u0926\u0940',
    folded: ['\u0939\u093f\u0928\u094d\u0926\u0940'],
  },
];

describe('words', () => {
  it.each(rows)('$name', ({ text, folded }) => {
    const found = words(text);
    expect(found.map((word) => word.folded)).toEqual(folded);
    for (const word of found) expect(text.slice(word.start, word.end)).toBe(word.text);
  });

  it('are the same in runs that are split together as in each alone', () => {
    const run = fc.string({
      unit: fc.constantFrom(...'\u0e01\u0e32\u0e23\u0e17\u6211\u4eec\u660e\u3042a1-'),
      minLength: 1,
      maxLength: 90,
    });
    fc.assert(
      fc.property(fc.array(run, { maxLength: 40 }), (parts) => {
        const together = words(parts.join(' ')).map(({ text }) => text);
        expect(together).toEqual(parts.flatMap((text) => words(text).map((word) => word.text)));
      }),
      { seed: SEED, numRuns: runs(300) },
    );
  });

  it.each([
    ['letters', 'a'],
    ['hyphens', 'a-'],
    ['underscores', 'a____'],
    ['digits', '1,'],
    ['capitals', 'A&'],
    ['Han', '\u56fe'],
    ['Thai in short runs', '\u0e01\u0e32\u0e23\u0001'],
    ['Thai between words', '\u0e01\u0e32 a '],
  ])('is linear on %s', (_, unit) => {
    const start = process.cpuUsage();
    words(unit.repeat(100_000 / unit.length));
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});
