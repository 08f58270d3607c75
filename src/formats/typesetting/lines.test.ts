import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { mixedParagraph } from './bidi.ts';
import { wordEnds } from './line-breaks.ts';
import { type SetLine, setLines } from './set-lines.ts';
import { wrap, wrapRuns } from './wrap.ts';

/** Every character is 1 wide, except those measured one by one, which are 2. */
const ruler = {
  widths: new Uint16Array(0x10000).fill(1).fill(9, 0xd800, 0xe000),
  unknown: 9,
  other: () => 2,
  clusterAt: () => undefined,
};

describe('wrap', () => {
  const rows: [name: string, text: string, limit: number, lines: string[]][] = [
    ['a text that fits', 'one two', 7, ['one two']],
    ['after spaces, which stay with their line', 'one two three', 7, ['one two ', 'three']],
    ['a space may hang over the edge', 'seven77 x', 7, ['seven77 ', 'x']],
    ['several spaces hang together', 'one    two', 4, ['one    ', 'two']],
    ['after hyphens inside words', 'well-known fact', 6, ['well-', 'known ', 'fact']],
    ['not after the hyphen of a number', 'at -500 now', 4, ['at ', '-500 ', 'now']],
    ['after dashes', 'a\u2014bcd', 3, ['a\u2014', 'bcd']],
    ['pitfall 14: inside a word wider than the line', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['a long word begins on a line of its own', 'ab cdefgh', 4, ['ab ', 'cdef', 'gh']],
    ['no-break spaces hold', 'a\u00a0b c', 3, ['a\u00a0b ', 'c']],
    ['between ideographs', '\u8acb\u6c42\u66f8\u756a', 2, ['\u8acb\u6c42', '\u66f8\u756a']],
    ['not before a closing mark (JIS X 4051)', '\u8acb\u6c42\u3002', 2, ['\u8acb', '\u6c42\u3002']],
    ['not after an opening bracket', 'ab\u300c\u8acb', 3, ['ab', '\u300c\u8acb']],
    [
      'between words of Thai, which has no spaces for that',
      '\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22',
      6,
      ['\u0e20\u0e32\u0e29\u0e32', '\u0e44\u0e17\u0e22'],
    ],
    ['not inside a surrogate pair', '\ud83d\ude00\ud83d\ude00', 3, ['\ud83d\ude00', '\ud83d\ude00']],
    ['at least one character a line', 'ab', 0, ['a', 'b']],
    ['nothing', '', 5, ['']],
  ];
  it.each(rows)('%s', (_, text, limit, lines) => expect(wrap(text, limit, ruler)).toEqual(lines));

  it('loses nothing, and no line is wider than allowed except by its last spaces', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'bc', ' ', '-', '\u8acb', '\u3002', '\ud83d\ude00', '\u00a0'),
    });
    const property = fc.property(text, fc.integer({ min: 2, max: 12 }), (given, limit) => {
      const lines = wrap(given, limit, ruler);
      expect(lines.join('')).toBe(given);
      for (const line of lines) {
        const letters = [...line.replace(/ +$/, '')];
        expect(letters.reduce((sum, letter) => sum + letter.length, 0)).toBeLessThanOrEqual(limit);
      }
    });
    fc.assert(property, { seed: SEED, numRuns: runs(2000) });
  });
});

it.each([
  ['spaces', ' one  two', [0, 4, 5, 9]],
  ['ideographs, but not before closing marks', '\u8acb\u6c42\u3002 a', [1, 3, 5]],
  ['ideographs of two units, which stay whole', '\u{20000}\u{20001}', [2, 4]],
  ['Thai words', '\u0e20\u0e32\u0e29\u0e32\u0e44\u0e17\u0e22', [4, 7]],
  ['nothing', '', [0]],
])('words end at %s', (_, text, ends) => expect(wordEnds(text)).toEqual(ends));

/** What is seen of a line, from left to right. */
function seen(line: SetLine): string {
  if (typeof line === 'string') return line;
  return line.parts
    .map(({ text }) => (typeof text === 'string' ? text : [...text.drawn].reverse().join('')))
    .join('');
}

describe('lines as they are drawn (UAX 9)', () => {
  const shalom = 'שלום';
  const turned = 'םולש';
  const rows: [name: string, paragraph: string, drawn: string][] = [
    ['text from left to right stays', 'plain (1)', 'plain (1)'],
    ['a word from right to left', shalom, turned],
    ['inside other text', `a ${shalom} b`, `a ${turned} b`],
    ['rule L2: figures keep their order', `${shalom} 123`, `123 ${turned}`],
    ['rule L4: brackets are mirrored', `${shalom} (1)`, `(1) ${turned}`],
    ['rule N0: a pair of brackets is of one direction', `${shalom} (a) b`, `b (a) ${turned}`],
  ];
  it.each(rows)('%s', (_, paragraph, drawn) =>
    expect(setLines(paragraph, [paragraph]).map(seen)).toEqual([drawn]),
  );

  it('are parts from left to right, each at its place in the order of reading', () => {
    expect(setLines(`${shalom} (1) abc`, [`${shalom} `, '(1) abc'])).toEqual([
      { text: `${shalom} `, parts: [{ start: 0, text: { text: shalom, drawn: shalom } }] },
      {
        text: '(1) abc',
        parts: [
          { start: 4, text: 'abc' },
          { start: 2, text: { text: ') ', drawn: '( ' } },
          { start: 1, text: '1' },
          { start: 0, text: { text: '(', drawn: ')' } },
        ],
      },
    ]);
  });
});

describe('a paragraph of several runs', () => {
  const wide = { ...ruler, widths: new Uint16Array(0x10000).fill(2).fill(9, 0xd800, 0xe000) };

  it('is wrapped by the ruler and the scale of each', () => {
    // aa is 2 wide, bb 4, cc 1.
    const parts = [
      { end: 3, ruler, scale: 1 },
      { end: 6, ruler: wide, scale: 1 },
      { end: 8, ruler, scale: 0.5 },
    ];
    expect(wrapRuns('aa bb cc', 7, parts)).toEqual([6, 8]);
    expect(wrapRuns('aa bb cc', 5, parts)).toEqual([3, 6, 8]);
    expect(wrapRuns('aa bb cc', 10, parts)).toEqual([8]);
  });

  it('is wrapped as a whole where all runs have one ruler', () => {
    const text = fc.string({ unit: fc.constantFrom('a', ' ', '-', '\u8acb', '\ud83d\ude00'), minLength: 1 });
    const property = fc.property(text, fc.integer({ min: 2, max: 9 }), fc.nat(40), (given, limit, cut) => {
      const characters = [...given];
      const at = characters.slice(0, cut % characters.length).join('').length;
      const parts = [at, given.length].map((end) => ({ end, ruler, scale: 1 }));
      const ends = wrapRuns(given, limit, parts);
      const lines = ends.map((end, index) => given.slice(index === 0 ? 0 : ends[index - 1], end));
      expect(lines).toEqual(wrap(given, limit, ruler));
    });
    fc.assert(property, { seed: SEED, numRuns: runs(2000) });
  });

  it('begins on the side of its first letter (rules P2 and P3)', () => {
    expect(mixedParagraph('12 שלום abc')!.isRightToLeft).toBe(true);
    expect(mixedParagraph('12 abc שלום')!.isRightToLeft).toBe(false);
    expect(mixedParagraph('plain')).toBeUndefined();
  });
});
