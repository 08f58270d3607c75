import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPdf, shownStrings } from '../../../test/support/judging/pdf-reader.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { markdownFiles } from '../../../test/support/samples/markdown-files.ts';
import { dataUri, jpeg, pngOf } from '../../../test/support/samples/pictures.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { InputError } from '../../errors.ts';
import { type MarkdownFile, markdownToPdf } from './index.ts';
import { columnWidths, fittingFactor } from './layout/column-widths.ts';

const fonts = await testNeeds().fonts();

const draw = (markdown: string, options: Partial<MarkdownFile> = {}) =>
  markdownToPdf({ ...options, markdown }, fonts);

/** The strings that each page shows. */
const shown = (markdown: string, options: Partial<MarkdownFile> = {}) =>
  readPdf(draw(markdown, options).bytes).pages.map(shownStrings);

const objectsOf = (markdown: string, options: Partial<MarkdownFile> = {}) => [
  ...readPdf(draw(markdown, options).bytes).objects.values(),
];

describe('a document', () => {
  it.each(markdownFiles)('%s has the same bytes each time', (_, markdown) => {
    expect(Buffer.from(draw(markdown).bytes).equals(draw(markdown).bytes)).toBe(true);
  });

  it('accepts a text, bytes with a byte order mark, and line ends of every kind', () => {
    const { bytes } = draw('# a\n\nb\nc');
    expect(markdownToPdf('# a\n\nb\nc', fonts).bytes).toEqual(bytes);
    expect(markdownToPdf(new TextEncoder().encode('\ufeff# a\r\n\r\nb\rc'), fonts).bytes).toEqual(bytes);
  });

  it('is named by its title: a member, else front matter, else the first heading, else Document', () => {
    const front = '---\ntitle: Front\n---\n# First\n# Second';
    expect(draw(front, { title: 'Given' }).fileName).toBe('Given.pdf');
    expect(draw(front).fileName).toBe('Front.pdf');
    expect(draw('text\n\n## First *a*\n# Second')).toMatchObject({
      title: 'First a',
      fileName: 'First a.pdf',
    });
    expect(draw('text').title).toBe('Document');
    expect(draw('# a', { filename: '../b.PDF' }).fileName).toBe('_b.pdf');
  });

  it('has a day of creation only where one is given', () => {
    const information = (options: Partial<MarkdownFile>, text = 'a') =>
      objectsOf(text, options).find((object) => object.startsWith('<</Title'));
    expect(information({})).toBe('<</Title(Document)/Creator(Sundry)/Producer(Sundry)>>');
    expect(information({ date: '2024-02-29', author: 'A' })).toBe(
      '<</Title(Document)/Author(A)/Creator(Sundry)/Producer(Sundry)/CreationDate(D:20240229000000Z)>>',
    );
    expect(information({ date: '2024-02-29' }, '---\ndate: 2020-01-01\n---')).toContain('20240229');
    expect(information({}, '---\ndate: 2020-01-01T10:00\n---')).toContain('20200101');
  });

  it('has a long address once, however many links lead to it', () => {
    const address = `http://example.com/${'a'.repeat(1000)}`;
    const all = objectsOf(`[a]: ${address}\n\n${'[a] '.repeat(30)}`).join('');
    expect(all.split(address).length - 1).toBe(1);
    expect(all.match(/\/Subtype\/Link/g)).toHaveLength(30);
  });

  it('names what it left out', () => {
    expect(draw('![a](b.png) <video>c</video> [d](e.md)').warnings).toEqual([
      'images-not-fetched',
      'html-tags-dropped',
      'links-dropped',
    ]);
    expect(draw('---\na: b\n- c\n---\nd').warnings).toEqual(['front-matter-ignored']);
    expect(draw('---\ndate: tomorrow\n---\nd').warnings).toEqual(['front-matter-ignored']);
    expect(draw('a', { header: 'word '.repeat(90) }).warnings).toEqual(['header-or-footer-shortened']);
    const long = { header: '{section}'.repeat(50) };
    expect(draw(`# ${'word '.repeat(20_000)}`, long).warnings).toEqual(['header-or-footer-shortened']);
    expect(draw('\u8acb\u8acb\u6c42 **\u8acb**').missingGlyphs).toBe(2);
  });
});

describe('pages', () => {
  it('have running lines with their numbers and sections', () => {
    const options = { header: '{title}: {section} {x}', footer: '{page} of {pages}', title: 'T' };
    const pages = shown('a\n\n<!-- pagebreak -->\n\n# B\n\n## C\n\n<!-- pagebreak -->\n\nd\n\n# E', options);
    expect(pages.map((strings) => strings.slice(-2))).toEqual([
      ['T:  {x}', '1 of 3'],
      ['T: B {x}', '2 of 3'],
      ['T: E {x}', '3 of 3'],
    ]);
  });

  it.each([
    'a\n\n<!-- pagebreak -->\n',
    'a\n\n<div style="page-break-after: always"></div>\n',
    '<div style="break-after: page">\n\na\n\n</div>\n\n<!-- pagebreak -->',
  ])('CSS Fragmentation 3, 3: a break behind the last block makes no empty page: %j', (text) => {
    expect(draw(text).pages).toBe(1);
    expect(draw(`${text}\n\nb`).pages).toBe(2);
  });

  it('begin with the contents, in the words of the language, with the pages of the headings', () => {
    const text = `# A\n\n<!-- pagebreak -->\n\n## B\n\n#### not this\n\n# C`;
    const [contents] = shown(text, { toc: true, language: 'de-AT', footer: '' });
    expect(contents!.filter((text) => !text.startsWith('.'))).toEqual([
      'Inhalt',
      'A',
      'B',
      'C',
      '2',
      '3',
      '3',
    ]);
    expect(shown('text', { toc: true, footer: '' })).toEqual([['text']]);
  });

  it('are of the wanted paper', () => {
    const box = (options: Partial<MarkdownFile>) =>
      /MediaBox\[0 0 ([\d. ]+)\]/.exec(
        objectsOf('a', options).find((object) => object.startsWith('<</Type/Page/'))!,
      )?.[1];
    expect(box({})).toBe('595.28 841.89');
    expect(box({ paper: 'letter', landscape: true })).toBe('792 612');
    expect(box({ paper: 'a5' })).toBe('419.53 595.28');
    expect(box({ paper: 'legal' })).toBe('612 1008');
  });

  it('keep a heading with two lines of what follows, and two lines of a paragraph together', () => {
    for (let lines = 30; lines < 60; lines++) {
      const pages = shown(`${'x\\\n'.repeat(lines)}x\n\n## Heading\n\n${'y\\\n'.repeat(4)}y`, { footer: '' });
      for (const strings of pages) {
        const at = strings.indexOf('Heading');
        if (at >= 0) expect(strings.slice(at + 1, at + 3)).toEqual(['y', 'y']);
        expect(strings.filter((text) => text === 'y').length).not.toBe(1);
      }
    }
  });

  it('repeat the head of a table, and show every row once', () => {
    const rows = Array.from({ length: 120 }, (_, index) => `| r${index} |`);
    const pages = shown(`| Head |\n|---|\n${rows.join('\n')}`, { footer: '' });
    expect(pages.length).toBeGreaterThan(2);
    for (const strings of pages) expect(strings[0]).toBe('Head');
    expect(pages.flatMap((strings) => strings.slice(1))).toEqual(rows.map((row) => row.slice(2, -2)));
  });

  it('split a row that is higher than they are', () => {
    const words = Array.from({ length: 4000 }, (_, index) => `w${index}`);
    const pages = shown(`| a | b |\n|---|---|\n| ${words.join(' ')} | x |`, { footer: '' });
    const text = pages.flat().join(' ');
    for (const word of words) expect(text).toContain(word);
    expect(pages.flat().filter((each) => each === 'x')).toHaveLength(1);
  });
});

describe('links and bookmarks', () => {
  it('lead to addresses and headings', () => {
    const objects = objectsOf('# A\n\n[x](http://a.b/\\(c) [y](#a)');
    const links = objects.filter((object) => object.includes('/Subtype/Link'));
    expect(links[0]).toContain('/A<</S/URI/URI(http://a.b/\\(c)>>');
    expect(links[1]).toMatch(/\/Dest\[\d+ 0 R\/XYZ null [\d.]+ null\]/);
    for (const link of links) expect(link).toContain('/F 4');
  });

  it('are an outline of all headings, nested by their levels', () => {
    const objects = objectsOf('# A\n\n### B\n\n## C\n\n# D');
    const items = objects.filter((object) => object.includes('/Dest[') && object.startsWith('<</Title'));
    expect(items.map((item) => /Title\((.)\)/.exec(item)?.[1])).toEqual(['A', 'B', 'C', 'D']);
    expect(items[0]).toContain('/Count 2');
    expect(objects.find((object) => object.startsWith('<</Type/Outlines'))).toContain('/Count 4');
  });
});

describe('a request is refused', () => {
  const png = (parts: object) =>
    dataUri(pngOf({ width: 1, height: 1, bitDepth: 8, colourType: 0, rows: [0, 7], ...parts }));
  const cmyk = jpeg.map((byte, at) =>
    at === Buffer.from(jpeg).indexOf(Buffer.from([0xff, 0xc0])) + 9 ? 4 : byte,
  );
  const rows: [name: string, input: Partial<MarkdownFile>, reason: RegExp][] = [
    ['other encodings', { markdown: Uint8Array.of(0x61, 0xe4) }, /^markdown must be text in UTF-8$/],
    ['invalid days', { date: '2026-02-30' }, /^date must be a day as YYYY-MM-DD, which 2026-02-30 is not$/],
    ['invalid languages', { language: 'en_US' }, /^language must be a language tag/],
    [
      'and in front matter',
      { markdown: '---\nlang: de_DE\n---' },
      /^markdown must name in its front matter a language tag .* not "de_DE"$/,
    ],
    [
      'over 500 pages',
      { markdown: 'a\n\n<!-- pagebreak -->\n\n'.repeat(501) },
      /^markdown must fit on 500 pages$/,
    ],
    ['CMYK', { markdown: `![](${dataUri(cmyk)})` }, /^markdown has a picture \(number 1\) that is in CMYK/],
    [
      'broken pictures',
      { markdown: `![](${png({ rows: [0] })})` },
      /picture \(number 1\) that is broken: its pixels/,
    ],
    [
      'other pictures',
      { markdown: `![](${dataUri(Buffer.from('GIF89a'))})` },
      /\(number 1\) that is neither a PNG nor a JPEG/,
    ],
    [
      'over 24 megapixels',
      { markdown: `![](${png({ width: 5000, height: 4801 })})` },
      /brings its PNG pictures above 24 megapixels/,
    ],
    [
      'over 24 megapixels, before a broken picture is decoded',
      { markdown: `![](${png({ rows: [0] })}) ![](${png({ width: 5000, height: 4800 })})` },
      /\(number 2\) that brings its PNG pictures above 24 megapixels/,
    ],
    [
      'over 100,000 cells, although the text has few bytes',
      { markdown: `${'|a'.repeat(100)}\n${'|-'.repeat(100)}\n${'b\n'.repeat(600)}\n`.repeat(2) },
      /^markdown must have at most 100000 cells in its tables$/,
    ],
    ['a small page', { margin: 9 }, /^margin must be/],
  ];
  it.each(rows)('%s', (_, input, reason) => {
    expect(() => markdownToPdf({ markdown: 'a', ...input } as MarkdownFile, fonts)).toThrow(reason);
  });
});

describe('columns', () => {
  it('have what their lines want, else what their words want, else shares', () => {
    const wishes = [
      { least: 10, most: 20 },
      { least: 20, most: 80 },
    ];
    expect(columnWidths(wishes, 100)).toEqual([20, 80]);
    // A column that wants no more than an equal share of the rest has it, and its lines stay whole.
    expect(columnWidths(wishes, 65)).toEqual([20, 45]);
    expect(columnWidths(wishes, 24)).toEqual([10, 14]);
    expect(columnWidths(wishes, 16)).toEqual([8, 8]);
    // Bounded at 1.4 of 50, the long word leaves 20 to what the lines want beyond their words.
    const long = { least: 90, most: 105 };
    expect(columnWidths([{ least: 10, most: 80 }, long], 100)).toEqual([20, 80]);
  });

  it('have smaller type before words are cut, down to a smallest', () => {
    const words = Array.from({ length: 10 }, () => ({ least: 12, most: 30 }));
    expect(fittingFactor(words, 120, 0.7)).toBe(1);
    expect(fittingFactor(words, 100, 0.7)).toBeCloseTo(100 / 120, 2);
    expect(fittingFactor(words, 100, 0.7) * 120).toBeLessThanOrEqual(100);
    // Even the smallest would cut them, and then it does not help.
    expect(fittingFactor(words, 80, 0.7)).toBe(1);
    // One long word is cut alone.
    expect(
      fittingFactor(
        [
          { least: 10, most: 10 },
          { least: 500, most: 500 },
        ],
        100,
        0.7,
      ),
    ).toBe(1);
  });
});

it('answers or refuses whatever it gets (target 7)', () => {
  const pieces = fc.constantFrom(
    ...[
      '# ',
      '- ',
      '1. ',
      '> ',
      '|',
      '|-|\n',
      '\n',
      '\n\n',
      '    ',
      '```',
      '`',
      '*',
      '**',
      '_',
      '~~',
      '[',
      ']',
      '(',
      ')',
    ],
    ...[
      '!',
      '[^1]',
      '[^1]: ',
      '^[',
      '<',
      '>',
      '<div>',
      '</div>',
      '<!--',
      '-->',
      '<script>',
      '<sub>',
      '&amp;',
      '\\',
      '---\n',
    ],
    ...[
      'a',
      'word ',
      '\u00e9',
      '\u05d0',
      '\u8acb',
      '\u{1f600}',
      '\u0000',
      '\ud800',
      '\t',
      'http://a.b',
      '#a',
      '- [x] ',
      '<br>',
    ],
    ...[`![x](${dataUri(jpeg)})`, 'data:image/png;base64,', '@0;', ':', 'title: x\n'],
  );
  const property = fc.property(fc.array(pieces, { maxLength: 60 }), fc.boolean(), (parts, toc) => {
    try {
      expect(markdownToPdf({ markdown: parts.join(''), toc, paper: 'a5' }, fonts).pages).toBeGreaterThan(0);
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
    }
  });
  fc.assert(property, { seed: SEED, numRuns: runs(10_000) });
});

it('answers or refuses files with bytes changed (target 7)', () => {
  const [, report] = markdownFiles[0]!;
  const whole = Buffer.from(report);
  const change = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
  const property = fc.property(change, (changes) => {
    const bytes = Uint8Array.from(whole);
    for (const [at, byte] of changes) bytes[at] = byte;
    try {
      expect(markdownToPdf(bytes, fonts).pages).toBeGreaterThan(0);
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
    }
  });
  fc.assert(property, { seed: SEED, numRuns: runs(10_000) });
});
