import { describe, expect, it } from 'vitest';
import { dataUri, jpeg, pngOf } from '../../../test/support/samples/pictures.ts';
import { type TextFeatures, textFeatures } from './features.ts';

const png = dataUri(
  pngOf({ width: 3, height: 2, bitDepth: 8, colourType: 0, rows: [0, 1, 2, 3, 0, 4, 5, 6] }),
);

describe('what a text has', () => {
  it.each<{ name: string; text: string; has: Partial<TextFeatures> }>([
    { name: 'lines that are not empty, with any ends', text: 'a\n\nb\r\n \rc', has: { lines: 3, bytes: 10 } },
    { name: 'headings, underlined as well', text: '# a\n  ### b\nc\n===\nd\n---\n', has: { headings: 4 } },
    {
      name: 'items and quotes, all levels of a line',
      text: '- a\n> > 1. - b\n+\n10) c',
      has: { blockMarks: 7 },
    },
    { name: 'no items', text: '-5\n1.5\na - b\n12345678901. a', has: { blockMarks: 0 } },
    {
      name: 'marks inside of lines',
      text: '*a* `b` [c](d) <e> ~f~ www.g.h http://i j@k',
      has: { inlineMarks: 4, codeMarks: 2, brackets: 1, tags: 1, addresses: 3 },
    },
    {
      name: 'characters beyond ASCII',
      text: '\u00e4\u00e4\u4e00\ud83d\ude00',
      has: { furtherBytes: 11, characters: 3 },
    },
    { name: 'cells: columns by rows', text: '|a|b|\n|-|-|\n|c|\nd\n\n|e|', has: { cells: 12 } },
    { name: 'cells in a quote', text: '> a|b\n> -|:-:\n> c|d', has: { cells: 4 } },
    {
      name: 'cells of HTML: the widest row by the rows',
      text: '<table><tr><td>a<td>b</td></tr><TR>\n<th>c</table><thead><p>',
      has: { cells: 4 },
    },
    { name: 'rows of HTML without their tags', text: '<td>a<td>b</tr><td>c<tbody><td>d', has: { cells: 6 } },
    {
      name: 'cells that reach over columns may begin them for all rows',
      text: '<tr><td colspan = "3">a<td>b<tr><td>c<tr><td>d',
      has: { cells: 12 },
    },
    { name: 'a rule of dashes is not a table', text: 'a\n---\nb\nc', has: { cells: 0 } },
    { name: 'page breaks', text: 'a\n\n<!-- pagebreak -->\n', has: { pageBreaks: 1 } },
    { name: 'a direction that is given', text: '<p dir = "rtl">abc', has: { bytes: 19, furtherBytes: 19 } },
    {
      name: 'page breaks of styles',
      text: '<p style="PAGE-BREAK-after:always;break-before:page">',
      has: { pageBreaks: 2 },
    },
    {
      name: 'pictures, by their heads and in any case',
      text: `![a](${png}) ![b](${png.replace('base64', 'BASE64')})\n![c](${dataUri(jpeg, 'image/jpeg')})`,
      has: { pixels: 0, rawBytes: 16, lines: 2 },
    },
    { name: 'a picture that is cut off', text: '![a](data:image/png;base64,iVBOR', has: { rawBytes: 0 } },
  ])('$name', ({ text, has }) => expect(textFeatures(Buffer.from(text))).toMatchObject(has));

  it('has the pixels of pictures that are decoded', () => {
    const interlaced = { width: 3, height: 2, bitDepth: 8, colourType: 0, interlace: 1 as const, rows: [0] };
    expect(textFeatures(Buffer.from(`![](${dataUri(pngOf(interlaced))})`)).pixels).toBe(6);
  });
});
