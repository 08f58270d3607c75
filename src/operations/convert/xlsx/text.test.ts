import { expect, test } from 'vitest';
import { cellReference, columnLetters } from './cell-reference.ts';
import { textWidth } from './text-width.ts';
import { textElement, xstring } from './xstring.ts';

const strings: readonly { name: string; text: string; xml: string }[] = [
  { name: 'XML 1.0 2.4: markup', text: '<a> & "b"', xml: '&lt;a&gt; &amp; "b"' },
  {
    name: 'ECMA-376-1 22.9.2.19: what XML cannot hold',
    text: '\u0000\u000b\u001f\ufffe\uffff',
    xml: '_x0000__x000B__x001F__xFFFE__xFFFF_',
  },
  { name: 'lone surrogates, not pairs', text: '\ud800\udc00\udc00', xml: '\ud800\udc00_xDC00_' },
  { name: 'a text that looks like an escape', text: '_x0041_', xml: '_x005F_x0041_' },
  { name: 'two that share an underscore', text: '_x0041_x0042_', xml: '_x005F_x0041_x005F_x0042_' },
  { name: 'in small hexadecimal digits', text: '_x00e9_', xml: '_x005F_x00e9_' },
  { name: 'texts that only begin like one', text: '_x004_ _x004g_ _X0041_', xml: '_x004_ _x004g_ _X0041_' },
  { name: 'XML 1.0 2.11: a carriage return by number', text: 'a\r\nb', xml: 'a&#13;\nb' },
  { name: 'tabs and line feeds as they are', text: 'a\tb\nc', xml: 'a\tb\nc' },
];

test.each(strings)('writes $name', ({ text, xml }) => {
  expect(xstring(text)).toBe(xml);
});

test.each([' a', 'a ', 'a\nb', '\ta'])('keeps the white space of %j', (text) => {
  expect(textElement(text)).toBe(`<t xml:space="preserve">${text}</t>`);
});

test('needs no attribute for white space within', () => {
  expect(textElement('a b')).toBe('<t>a b</t>');
});

const widths: readonly { name: string; text: string; width: number }[] = [
  { name: 'nothing', text: '', width: 0 },
  { name: 'Latin letters', text: 'caf\u00e9', width: 4 },
  { name: 'UAX 11: wide characters', text: '\u4e2d\u6587\u304b\ud55c', width: 8 },
  { name: 'UAX 11: full width forms', text: '\uff21', width: 2 },
  { name: 'an emoji', text: '\ud83d\ude00\u2705', width: 4 },
  { name: 'combining marks join', text: 'e\u0301', width: 1 },
  { name: 'a joiner and a variation selector', text: '\u200d\ufe0f', width: 0 },
  { name: 'the longest of several lines', text: 'ab\nabcd\na', width: 4 },
];

test.each(widths)('measures $name', ({ text, width }) => {
  expect(textWidth(text)).toBe(width);
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('ECMA-376-1 18.18.62: column %i is %s', (column, letters) => {
  expect([columnLetters(column), cellReference(column, 7)]).toEqual([letters, `${letters}7`]);
});
