import { execFileSync, spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { type MarkdownFile, markdownToPdf } from '../../src/operations/pdf/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { preflightIsThere, preflightVerdicts } from '../support/judging/preflight.ts';
import { markdownFiles } from '../support/samples/markdown-files.ts';
import { dataUri, turnedJpeg } from '../support/samples/pictures.ts';
import { withFiles } from '../support/scratch.ts';
import { testNeeds } from '../support/worlds/needs.ts';

const fonts = await testNeeds().fonts();

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });

function pdfOf(markdown: string, options: Partial<MarkdownFile> = {}): Uint8Array {
  return markdownToPdf({ toc: true, header: '{title}', ...options, markdown }, fonts).bytes;
}

/** Lends a drawn text as a file. */
function withPdf<T>(markdown: string, use: (path: string) => T, options: Partial<MarkdownFile> = {}): T {
  return withFiles([pdfOf(markdown, options)], 'pdf', ([path]) => use(path!));
}

describe.runIf(preflightIsThere)('PDFBox Preflight', () => {
  const verdicts: string[] = [];
  beforeAll(() => {
    verdicts.push(...preflightVerdicts(markdownFiles.map(([, markdown]) => pdfOf(markdown))));
  });

  test.each(markdownFiles.map(([name], index) => [name, index] as const))(
    'says that %s is PDF/A-1b',
    (_, index) => {
      expect(verdicts[index]).toBe(`The file ${index}.pdf is a valid PDF/A-1b file`);
    },
  );
});

describe.runIf(hasConsumer('qpdf'))('qpdf', () => {
  test.each(markdownFiles)('finds nothing wrong with %s', (_, markdown) => {
    withPdf(markdown, (path) => {
      const { stdout, stderr, status } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      expect(stdout).toContain('No syntax or stream encoding errors found');
    });
  });
});

describe.runIf(hasConsumer('pdftotext'))('Poppler', () => {
  const [, report] = markdownFiles[0]!;

  it('reads the text in its order', () => {
    const text = withPdf(report, (path) => run('pdftotext', '-raw', path, '-'), { toc: false }).replace(
      /\s+/g,
      ' ',
    );
    for (const part of [
      'Report of things x',
      'Text with bold, italic, both, struck, code, H2O, Ctrl, a link, another, https://example.org and a note1.',
      '1. one \u25e6 two \u25aa three 2. four',
      'Left Center Right a \u0141 b c',
      '\u2500\u2500 \u0416',
      '1 The note, marked.',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('reads the structure word by word as the page shows it (ISO 32000-1 14.8.2.5)', () => {
    const words = Array.from({ length: 80 }, (_, index) => `word${index}`);
    const cells = `${words.slice(0, 12).join(' ')}|x<br>y`;
    const markdown = [
      `# ${words.slice(0, 20).join(' ')}`,
      `${words.join(' ')} **${words.join(' ')}**\\\nafter a break  \nand another`,
      `- [x] ${words.join(' ')}\n- [ ] open\n- item`,
      `> ${words.join(' ')}`,
      `|a|b|\n|-|-|\n|${cells}|`,
      `\`\`\`\none line\nanother line\n${words.join(' ')}\n\`\`\``,
    ].join('\n\n');
    const options = { toc: false, header: '', footer: '' } as const;
    const [shown, structured] = withPdf(
      markdown,
      (path) => [run('pdftotext', '-raw', path, '-'), run('pdfinfo', '-struct-text', path)],
      options,
    );
    const blocks = structured!.split(/^ *(?!Span|Link|Code|Reference|Object)[A-Z]\w*.*$/m);
    const read = blocks.map((block) => [...block.matchAll(/"(.*)"$/gm)].map(([, text]) => text).join(''));
    const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
    expect(wordsOf(read.join(' ')).sort()).toEqual(wordsOf(shown!).sort());
  });

  it('sees the structure: headings, lists, tables, links with their annotations, pictures, notes', () => {
    const structure = withPdf(report, (path) => run('pdfinfo', '-struct', path));
    const types = structure.split('\n').map((line) => line.trim().replace(/[ :].*/, ''));
    for (const [type, count] of [
      ['TOC', 1],
      ['TOCI', 4],
      ['H1', 1],
      ['H2', 3],
      ['H6', 1],
      ['BlockQuote', 2],
      ['L', 5],
      ['LI', 7],
      ['Table', 1],
      ['TR', 3],
      ['TH', 3],
      ['TD', 6],
      ['Note', 1],
    ] as const) {
      expect([type, types.filter((each) => each === type).length]).toEqual([type, count]);
    }
    // Two pictures with a text and one in a cell; the one without a text is decoration.
    expect(types.filter((each) => each === 'Figure')).toHaveLength(3);
    expect(structure.match(/^\s*Object \d+ 0$/gm)!.length).toBeGreaterThanOrEqual(10);
  });

  it('has title, author, day and language of the front matter', () => {
    const facts = withPdf(report, (path) => run('pdfinfo', '-isodates', path));
    expect(facts).toMatch(/^Title: +Report \(\\\) \u00e9 \u05d0$/m);
    expect(facts).toMatch(/^Author: +A & B <c>$/m);
    expect(facts).toMatch(/^CreationDate: +2026-03-09T00:00:00Z$/m);
    expect(facts).toMatch(/^Tagged: +yes$/m);
  });

  const wide: readonly (readonly [name: string, markdown: string])[] = [
    [
      '30 columns',
      `${`|word${'x'.repeat(9)}`.repeat(30)}|\n${'|---'.repeat(30)}|\n${'|some Wide MMMMMM text'.repeat(30)}|`,
    ],
    ['100 columns', `${'|WWW'.repeat(100)}|\n${'|---'.repeat(100)}|\n${'|MMM'.repeat(100)}|`],
    ['a long word', `${'W'.repeat(900)} \`${'W'.repeat(900)}\` https://example.com/${'W'.repeat(900)}`],
    [
      '50 levels',
      `${Array.from({ length: 50 }, (_, level) => `${'  '.repeat(level)}- ${'word '.repeat(30)}`).join('\n')}`,
    ],
    ['code', `\`\`\`\n${'W'.repeat(900)}\n\`\`\``],
    ['a long heading', `# ${'Word '.repeat(90)}${'W'.repeat(300)}`],
  ];
  it.each(wide)('pitfall 10: %s on A5 stay between the margins', (_, markdown) => {
    const words = withPdf(markdown, (path) => run('pdftotext', '-bbox', path, '-'), {
      paper: 'a5',
      footer: '',
      header: '',
    });
    const boxes = [
      ...words.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)"/g),
    ];
    expect(boxes.length).toBeGreaterThan(10);
    const margin = (20 * 72) / 25.4;
    for (const [, left, top, right, bottom] of boxes.map((box) => box.map(Number))) {
      expect(left).toBeGreaterThanOrEqual(margin - 1);
      expect(right).toBeLessThanOrEqual(419.53 - margin + 1);
      expect(top).toBeGreaterThanOrEqual(margin - 3);
      expect(bottom).toBeLessThanOrEqual(595.28 - margin + 3);
    }
  });

  it('gives each column of a narrow table a place of its own', () => {
    const markdown = `${'|MMM'.repeat(60)}|\n${'|---'.repeat(60)}|\n${'|WWW'.repeat(60)}|`;
    const words = withPdf(markdown, (path) => run('pdftotext', '-bbox', path, '-'), {
      paper: 'a5',
      toc: false,
    });
    const lefts = [...words.matchAll(/<word xMin="([\d.]+)".*?xMax="([\d.]+)".*?>M<\/word>/g)].map(
      ([, left, right]) => [Number(left), Number(right)],
    );
    const first = [...new Map(lefts.map((box) => [box[0], box])).values()].sort((a, b) => a[0]! - b[0]!);
    expect(first).toHaveLength(60);
    for (const [index, [left]] of first.entries()) {
      if (index > 0) expect(left).toBeGreaterThanOrEqual(first[index - 1]![1]! - 0.1);
    }
  });

  // CIPA DC-008 4.6.4: what is seen at the upper left and the upper right of red, green, blue and black as stored.
  const turns: readonly (readonly [orientation: number, corners: readonly [string, string]])[] = [
    [1, ['red', 'green']],
    [2, ['green', 'red']],
    [3, ['black', 'blue']],
    [4, ['blue', 'black']],
    [5, ['red', 'blue']],
    [6, ['blue', 'red']],
    [7, ['black', 'green']],
    [8, ['green', 'black']],
  ];
  it.each(turns)('pitfall 11: a picture of orientation %i is upright', (orientation, corners) => {
    const markdown = `![x](${dataUri(turnedJpeg(orientation), 'image/jpeg')})`;
    const found = withPdf(
      markdown,
      (path) => {
        const file = execFileSync('pdftoppm', ['-r', '96', path], { maxBuffer: 1 << 26 });
        const [, width, height] = /^P6\n(\d+) (\d+)\n255\n/.exec(file.subarray(0, 20).toString('latin1'))!;
        const pixels = file.subarray(-Number(width) * Number(height) * 3);
        return cornersOf(pixels, Number(width));
      },
      { toc: false, header: '', footer: '' },
    );
    expect(found).toEqual(corners);
  });
});

/** The colours at the upper corners of the only thing on a white page. */
function cornersOf(pixels: Uint8Array, width: number): string[] {
  const isWhite = (at: number) => pixels[at]! + pixels[at + 1]! + pixels[at + 2]! > 700;
  const seen = Array.from({ length: pixels.length / 3 }, (_, index) => index).filter(
    (index) => !isWhite(index * 3),
  );
  const top = Math.floor(Math.min(...seen) / width);
  const columns = seen.map((index) => index % width);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return [left + 3, right - 3].map((column) => {
    const at = ((top + 3) * width + column) * 3;
    const [red, green, blue] = [pixels[at]! > 128, pixels[at + 1]! > 128, pixels[at + 2]! > 128];
    return red ? 'red' : green ? 'green' : blue ? 'blue' : 'black';
  });
}
