import { describe, expect, it } from 'vitest';
import { dataUri, pngOf } from '../../../test/support/samples/pictures.ts';
import { readInput } from '../../schema/read.ts';
import { markdownCost } from './cost.ts';
import { markdownFile } from './schema.ts';

const costOf = (markdown: string, options: object = {}) =>
  markdownCost.ofInput(readInput(markdownFile, { markdown, ...options }));

/** A picture of a few hundred bytes: the pixels are not looked at. */
const large = pngOf({ width: 4000, height: 4000, bitDepth: 8, colourType: 6, rows: [0] });
const table = (columns: number, rows: number, cell: string) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${`${cell}\n`.repeat(rows)}`;

describe('what drawing is expected to take', () => {
  it.each([
    { name: 'a page of text', text: 'word and then some more words\n'.repeat(60), isHeavy: false },
    { name: 'a table of 3 columns and 20 rows', text: table(3, 20, '|a|b|c|'), isHeavy: false },
    { name: 'a table of 90 columns and 20 rows, 4 KB', text: table(90, 20, '|b'.repeat(90)), isHeavy: true },
    { name: 'rows that lack their cells, 600 bytes', text: table(90, 100, 'b'), isHeavy: true },
    {
      name: 'rows of HTML that lack their cells, 1.5 KB',
      text: `<table>${'<td>a'.repeat(50)}${'<tr><td>b'.repeat(100)}`,
      isHeavy: true,
    },
    { name: 'a picture of 16 megapixels, 400 bytes', text: `![a](${dataUri(large)})`, isHeavy: true },
    { name: 'nested lists, 2 KB', text: `${'- '.repeat(90)}a\n\n`.repeat(10), isHeavy: true },
    { name: '300 headings', text: '# a\n'.repeat(300), isHeavy: true },
    { name: '250 links', text: '[a](#b) '.repeat(250), isHeavy: true },
    { name: '400 letters of Greek', text: '\u03b1\u03b2\u03b3\u03b4 '.repeat(100), isHeavy: false },
    { name: '400 letters of Arabic', text: '\u0634\u0645\u0633\u0628 '.repeat(100), isHeavy: true },
    { name: '400 letters of Devanagari', text: '\u0915\u093f\u0924\u093e '.repeat(100), isHeavy: true },
    { name: '400 digits of Arabic, which join nothing', text: '\u0661\u0662 '.repeat(200), isHeavy: false },
    { name: '150 pages', text: '<!-- pagebreak -->\n\na\n\n'.repeat(150), isHeavy: true },
  ])('$name: over 2 ms is $isHeavy', ({ text, isHeavy }) => expect(costOf(text) > 2).toBe(isHeavy));

  it.each([
    { name: 'contents', text: '# a\n'.repeat(100), options: { toc: true } },
    {
      name: 'narrow columns',
      text: 'word '.repeat(400),
      options: { paper: 'a5', margin: 50, font_size: 14 },
    },
    {
      name: 'long lines above the text of many pages',
      text: '# a\n'.repeat(100),
      options: { header: 'a'.repeat(500) },
    },
  ])('is more with $name', ({ text, options }) => {
    expect(costOf(text, options)).toBeGreaterThan(costOf(text) * 1.2);
  });

  it('is that of the most expensive text where the body is not read yet', () => {
    const lists = `${'- '.repeat(90)}a\n\n`.repeat(200);
    expect(markdownCost.ofBytes(lists.length) * 4).toBeGreaterThan(costOf(lists));
    const arabic = '\u0634\u0645\u0633 '.repeat(10_000);
    expect(markdownCost.ofBytes(new TextEncoder().encode(arabic).length) * 4).toBeGreaterThan(costOf(arabic));
    const pictures = `![a](${dataUri(large)})`;
    expect(markdownCost.ofBytes(pictures.length) * 4).toBeGreaterThan(costOf(pictures));
  });
});
