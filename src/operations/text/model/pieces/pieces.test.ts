import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../../../test/support/runs.ts';
import { bytesOf } from '../../language/code-points.ts';
import { pieces } from './pieces.ts';

const sentence = 'The tram line opens in May and costs ten pounds a day. ';
const paragraph = `${sentence.repeat(30).trim()}\n\n`;

describe('the pieces of a text', () => {
  const rows: readonly [string, string, number][] = [
    ['12,000 characters are one piece', 'a'.repeat(12_000), 1],
    ['one more are two', 'a'.repeat(12_001), 2],
    ['a sign of Chinese is three bytes', '\u6f6e'.repeat(4000), 1],
    ['4,001 signs of Chinese are two', '\u6f6e'.repeat(4001), 2],
    ['20,000 characters', sentence.repeat(400).slice(0, 20_000), 3],
    ['100,000 characters', sentence.repeat(2000).slice(0, 100_000), 11],
    ['no white space', '\u{1f600}'.repeat(25_000), 11],
    ['only white space after a word', `a${' '.repeat(30_000)}`, 4],
  ];
  it.each(rows)('%s', (_, text, most) => {
    for (const at of ['sentences', 'paragraphs'] as const) {
      const found = pieces(text, at);
      expect(found.join('')).toBe(text);
      expect(found.length).toBeLessThanOrEqual(most);
      if (found.length > 1) {
        for (const piece of found) expect(bytesOf(piece)).toBeLessThanOrEqual(10_000);
      }
    }
  });

  it('end with sentences', () => {
    for (const piece of pieces(sentence.repeat(500), 'sentences')) expect(piece).toMatch(/^The .* day\. $/);
  });
  it('end with paragraphs for a rewrite, with the blank line at the end', () => {
    for (const piece of pieces(paragraph.repeat(11), 'paragraphs'))
      expect(piece).toMatch(/^The [\s\S]* day\.\n\n$/);
  });
  it('end with sentences where one paragraph is too long', () => {
    for (const piece of pieces(sentence.repeat(300), 'paragraphs')) expect(piece).toMatch(/ day\. $/);
  });
  it('end with words where one sentence is too long', () => {
    for (const piece of pieces('tram '.repeat(6000), 'sentences')) expect(piece).toMatch(/^(tram )+$/);
  });
  it('are of about the same length', () => {
    expect(pieces(sentence.repeat(240), 'sentences').map((piece) => Math.round(piece.length / 1000))).toEqual(
      [7, 6],
    );
  });

  it('together are the text, whatever it is', () => {
    const part = fc.constantFrom(
      sentence,
      'a',
      '\u{1f600}',
      '\n',
      '\n\n',
      ' ',
      '. ',
      '\u3002',
      'tram ',
      '\ud800',
    );
    const text = fc
      .array(fc.tuple(part, fc.integer({ min: 1, max: 9000 })), { minLength: 1, maxLength: 6 })
      .map((parts) =>
        parts
          .map(([unit, count]) => unit.repeat(count))
          .join('')
          .slice(0, 60_000),
      );
    fc.assert(
      fc.property(text, fc.constantFrom('sentences' as const, 'paragraphs' as const), (given, at) => {
        const found = pieces(given, at);
        expect(found.join('')).toBe(given);
        expect(found.every((piece) => piece !== '' && bytesOf(piece) <= 12_000)).toBe(true);
      }),
      { seed: SEED, numRuns: runs(200) },
    );
  });
});
