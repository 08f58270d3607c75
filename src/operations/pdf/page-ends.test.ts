import { describe, expect, it } from 'vitest';
import { readPdf, shownStrings } from '../../../test/support/judging/pdf-reader.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { markdownToPdf } from './index.ts';

const fonts = await testNeeds().fonts();

const pagesOf = (markdown: string) => readPdf(markdownToPdf({ markdown, footer: '' }, fonts).bytes).pages;

/** The strings of the pages of a block, behind as many lines as bring every part of it to the end of a page. */
function* behindLines(block: string): Iterable<string[][]> {
  for (let lines = 36; lines < 50; lines++) {
    yield pagesOf(`${'x\\\n'.repeat(lines)}x\n\n${block}\n\nz`).map(shownStrings);
  }
}

const code = (lines: number) => `\`\`\`\n${'y\n'.repeat(lines)}\`\`\``;
const words = 'yy '.repeat(200).trim();
const table = `| Head |\n|---|\n| ${words} |`;

describe('a page does not end with', () => {
  it.each([
    ['a heading above three lines', '## Title\n\ny\\\ny\\\ny', 'Title'],
    ['a heading above a table', `## Title\n\n${table}`, 'Title'],
    ['a heading above a table of HTML', `## Title\n\n<table><tr><td>${words}</table>`, 'Title'],
    ['a heading above code', `## Title\n\n${code(3)}`, 'Title'],
    ['a heading above code in an item', `## Title\n\n- ${code(3).replaceAll('\n', '\n  ')}`, 'Title'],
    ['a heading above a quotation', '## Title\n\n> y\\\n> y\\\n> y', 'Title'],
    ['headings above each other', `# Other\n\n## Title\n\n${table}`, 'Title'],
    [
      'the last of headings in a quotation',
      `> # Other\n>\n> ## Title\n>\n> ${code(3).replaceAll('\n', '\n> ')}`,
      'Title',
    ],
    ['a heading above an alert', '## Title\n\n> [!NOTE]\n> y\\\n> y', 'Title'],
    ['the title of an alert', `> [!NOTE]\n> ${code(2).replaceAll('\n', '\n> ')}`, 'Note'],
    ['a summary', '<details><summary>Title</summary>\n\ny\\\ny\n\n</details>', 'Title'],
    ['a term', '<dl><dt>Title</dt><dd>y<br>y</dd></dl>', 'Title'],
    ['the head of a table', table, 'Head'],
  ])('%s', (_, block, title) => {
    let atEnds = 0;
    for (const pages of behindLines(block)) {
      for (const page of pages.slice(0, -1)) expect(page.at(-1)).not.toBe(title);
      if (pages.length === 2 && pages[0]!.at(-1) === 'x') atEnds++;
    }
    expect(atEnds).toBeGreaterThan(0);
  });
});

it('a page does not begin with the last row of a table', () => {
  let divided = 0;
  for (const pages of behindLines(`| Head |\n|---|\n${'| y |\n'.repeat(6)}`)) {
    const rows = pages.map((page) => page.filter((text) => text === 'y').length);
    expect(rows.reduce((sum, count) => sum + count)).toBe(6);
    expect(rows.at(-1)).not.toBe(1);
    if (rows[0] === 4 && rows[1] === 2) divided++;
  }
  expect(divided).toBeGreaterThan(0);
});

describe('a page neither begins nor ends with one line', () => {
  it.each([
    ['of a paragraph of three', 'y\\\ny\\\ny'],
    ['of code of three', code(3)],
    ['of code of five', code(5)],
    ['of code behind an empty one', '```\ny\ny\n\ny\ny\n```'],
  ])('%s', (_, block) => {
    for (const pages of behindLines(block)) {
      for (const page of pages) expect(page.filter((text) => text === 'y')).not.toHaveLength(1);
    }
  });
});

it('the ground of code ends with its last line on a page that is not empty', () => {
  let atEnds = 0;
  for (let lines = 36; lines < 50; lines++) {
    const before = `${'x\\\n'.repeat(lines)}x\n\n\`\`\`\ny\ny\n`;
    const [page, next] = pagesOf(`${before}\n\nz\nz\n\`\`\``);
    if (next === undefined || page === undefined || shownStrings(page).at(-1) !== 'y') continue;
    atEnds++;
    expect(shownStrings(next)).toEqual(['z', 'z']);
    // Lines that are not the last have a space at their end.
    expect(page.replaceAll('y )', 'y)')).toBe(pagesOf(`${before}\`\`\``)[0]!.replaceAll('y )', 'y)'));
  }
  expect(atEnds).toBeGreaterThan(0);
});

it('headings over more than a page are all drawn, each once', () => {
  const titles = Array.from({ length: 60 }, (_, index) => `H${index}`);
  const pages = pagesOf(titles.map((title) => `## ${title}`).join('\n\n')).map(shownStrings);
  expect(pages.flat()).toEqual(titles);
  expect(pages.length).toBeGreaterThan(2);
});

it.each([
  ['an item that is a heading', '- # H\n- b', ['\u2022', 'H', '\u2022', 'b']],
  ['a heading above items', '# H\n\n- b\n- c', ['H', '\u2022', 'b', '\u2022', 'c']],
  ['an item without a text', '- #\n- b', ['\u2022', '\u2022', 'b']],
])('labels are beside their lines: %s', (_, markdown, expected) => {
  const [page = ''] = pagesOf(markdown);
  const shown = shownStrings(page).map((text) => (text.length === 1 && text > '~' ? '\u2022' : text));
  expect(shown).toHaveLength(expected.length);
  expect(shown.filter((text) => text !== '\u2022')).toEqual(expected.filter((text) => text !== '\u2022'));
});
