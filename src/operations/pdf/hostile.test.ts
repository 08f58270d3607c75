import { expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../test/support/cpu-time.ts';
import { isWhole } from '../../../test/support/whole.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { InputError } from '../../errors.ts';
import { markdownToPdf } from './index.ts';

const fonts = await testNeeds().fonts();

const LENGTH = isWhole ? 65_536 : 16_384;

/**
 * A hostile text may take as many times as long as an ordinary one with as many marks, which leaves as much garbage: the
 * known ones take up to 15 times as long, and what grows with the square takes hundreds. Beside a text without marks, the
 * ratio differs by the machine.
 */
const MAX_RATIO = 24;

const fill = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
const both = (opening: string, closing: string) => {
  const count = Math.floor(LENGTH / (opening.length + closing.length));
  return opening.repeat(count) + closing.repeat(count);
};
const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/** Beginnings that a parser may try again at each place, and shapes that a layout may measure again and again. */
const patterns: readonly (readonly [name: string, text: string])[] = [
  ...[
    '<!--',
    'a<?',
    'a<![CDATA[',
    'a<!A ',
    "a<a x='",
    'a<a ',
    '![',
    '[',
    '[a](',
    '[a](<b',
    'a^[',
    '[^a',
    '*a **a ',
    '*a _a ',
  ].map((piece) => [piece, fill(piece)] as const),
  ...[
    '~~a ~a ',
    'a**b',
    '**',
    '&amp;&#x',
    '\\[',
    'http://a.b/(',
    'a@',
    'mailto:a@b.c,',
    '<a@b.c',
    'a<br>',
    '`a` ',
    '[a](http://a.b) ',
  ].map((piece) => [piece, fill(piece)] as const),
  ...[
    '- ',
    '> ',
    'a\n-\n',
    '- a\n',
    '[x]: y\n',
    '    a\n\n',
    '|x',
    'a',
    ' ',
    'www._',
    'www.a.b ',
    'www.a. ',
    'a://',
    'a@a',
    '~a ~~b ',
    '\u05d0(b ',
    '\u05d0\u05b8',
    '**\u05d0** (b) ',
  ].map((piece) => [piece, fill(piece)] as const),
  ...[
    '<b>',
    '<div>',
    '</div>',
    '<div></p>',
    '<p>a',
    '<i></b>',
    '<a href="http://a">',
    '<a name=b>',
    '<x a=\'"',
    '<title>',
    '<pre>',
    '<h1><div>a',
    '<li>',
    '<td>',
    '<tr><td>a',
    '<td rowspan=9 colspan=9>',
    '<dt>a<dd>b',
    '<section><i>a</div>',
    '<img alt=a>',
    '&lt;',
    '<center>a</center>',
  ].map((piece) => [`HTML: ${piece}`, `<div>${fill(piece)}`] as const),
  ['links before a host', `${fill('[a](u) *b* ')} www.a.b`],
  ['HTML inside lines', `a ${fill('<b>a</i>')}`],
  ['a table of HTML', `<table>${fill('<tr><td>a<td>b')}`],
  // 6,000 of them would be more than 500 pages, and are refused.
  ['headings', numbered(2_500, () => '# a\n')],
  ['![ and its ends', both('![', '](u)')],
  ['[ and its ends', both('[', ']')],
  ['^[ and its ends', both('a^[', ']')],
  ['runs of backticks', numbered(350, (index) => `${'`'.repeat(index + 1)}a`)],
  ['lists inside lists', numbered(90, (index) => `${' '.repeat(index * 2)}- ${'word '.repeat(100)}\n`)],
  [
    'notes',
    `${numbered(Math.floor(LENGTH / 28), (index) => `[^${index}] `)}\n\n${numbered(Math.floor(LENGTH / 28), (index) => `[^${index}]: a\n`)}`,
  ],
  ['one note', `${fill('[^1] ')}\n\n[^1]: a`],
  ['HTML without an end', `<div>\n${fill('<a ')}`],
  ['rows of a table', `|a|b|\n|-|-|\n${fill('|x|y|\n')}`],
  [
    'a table of 100 columns',
    `${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${fill(`${'|bc'.repeat(100)}|\n`)}`,
  ],
  ['a cell of one word', `|a|b|\n|-|-|\n|${fill('b')}|c|`],
  ['different ideographs', numbered(LENGTH / 4, (index) => String.fromCharCode(0x4e00 + (index % 20_000)))],
];

/** The least processor time of a few runs, in milliseconds. */
function timeOf(markdown: string, most: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 8 && least > most; round++) {
    const start = process.cpuUsage();
    try {
      markdownToPdf({ markdown, toc: true }, fonts);
    } catch (error) {
      expect(error).toBeInstanceOf(InputError);
    }
    least = Math.min(least, cpuMillisecondsSince(start));
  }
  return least;
}

const ordinary = fill('Some *words* of a [text](u) with `code`. ');
const ordinaryTime = timeOf(ordinary, 0);

it.each(patterns)('%s takes no more than its share of time', (_, text) => {
  expect(timeOf(text, ordinaryTime * MAX_RATIO)).toBeLessThanOrEqual(ordinaryTime * MAX_RATIO);
});
