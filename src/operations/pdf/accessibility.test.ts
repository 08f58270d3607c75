import { expect, test } from 'vitest';
import { accessibilityFaults } from '../../../test/support/judging/pdf-ua.ts';
import { markdownFiles } from '../../../test/support/samples/markdown-files.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { markdownToPdf } from './index.ts';

const fonts = await testNeeds().fonts();

const faultsOf = (markdown: string, language = 'en') =>
  accessibilityFaults(markdownToPdf({ markdown, toc: true, header: '{title}', language }, fonts).bytes);

test.each(markdownFiles)(
  '%s conforms to PDF/UA-1, unless its headings leave out levels',
  (name, markdown) => {
    // The report goes from H2 to H6 as its author wrote it: it is not marked.
    const expected = name === 'a report' ? ['5: no mark of PDF/UA-1', '7.4.2: H6 after H2'] : [];
    expect(faultsOf(markdown)).toEqual(expected);
  },
);

const hebrew = [
  '# כותרת',
  'שלום [קישור](https://example.com) (טקסט 12) English.[^1]',
  '- פריט\n  1. שני\n- [x] בוצע',
  '> ציטוט',
  '| שם | כמות |\n|---|--:|\n| תפוח | 3 |',
  '[^1]: הערה',
].join('\n\n');

test('Hebrew conforms to PDF/UA-1, whatever the language of the document', () => {
  expect([faultsOf(hebrew), faultsOf(hebrew, 'he')]).toEqual([[], []]);
});

test('Latin text in a direction from right to left conforms too', () => {
  const text = '# A (1)\n\n- b, [c](https://c.example)\n\n> d.\n\n|e|f|\n|-|-|\n|1|2|';
  expect(faultsOf(`<div dir="rtl">\n\n${text}\n\n</div>`)).toEqual([]);
});

test('ISO 32000-1 14.8.5.7: a head beside others is that of its row, a row of them those of their columns', () => {
  const rows = '<tr><th>a<th>b<tr><th>c<th>d<tr><th>e<td>1';
  const { bytes } = markdownToPdf(`<table>${rows}</table>`, fonts);
  const text = Buffer.from(bytes).toString('latin1');
  expect([text.match(/\/Scope\/Column/g), text.match(/\/Scope\/Row/g)].map((found) => found?.length)).toEqual(
    [4, 1],
  );
  expect(accessibilityFaults(bytes)).toEqual([]);
});

test.each([
  ['no tab order', '/Tabs/S', '/Tags/S', '7.18.3: annotations in no order'],
  ['no scope', '/Scope/Column', '/Scale/Column', '7.5: a heading cell without scope'],
  ['text that is not marked', 'EMC\nBT\n/H1<</MCID 0>>BDC', 'EMC\nBT\n/H1<</ACID 0>>XDC', '7.1: content'],
  ['no title', '/DisplayDocTitle true', '/DisplayDocTitle no__', '7.1: viewers do not show the title'],
  ['no identifier', '/ID(note-000001)', '/IX(note-000001)', '7.9: a note without identifier'],
])('the check finds %s', (_, has, hasNot, fault) => {
  const markdown = '# A\n\n[a](https://a.example)[^1]\n\n|a|\n|-|\n|b|\n\n[^1]: n';
  const { bytes } = markdownToPdf(markdown, fonts);
  const text = Buffer.from(bytes).toString('latin1');
  expect(accessibilityFaults(bytes)).toEqual([]);
  expect(text).toContain(has);
  const broken = accessibilityFaults(Buffer.from(text.replace(has, hasNot), 'latin1'));
  expect(broken.join('\n')).toContain(fault);
});
