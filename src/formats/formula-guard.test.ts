import { expect, it } from 'vitest';
import { csvField, spreadsheetText } from './formula-guard.ts';

it.each(['=1+1', '+1', '-1', '@a', '\ta', '\ra', '\na', '\0a', '\uff1da', '\uff0b1', '\uff0d1', '\uff20a'])(
  'OWASP, CSV injection: %j is a text',
  (text) => {
    expect(spreadsheetText(text)).toBe(`'${text}`);
  },
);

it.each(['', 'a', ' =1', "'=1", '1'])('%j is not a formula', (text) => {
  expect(spreadsheetText(text)).toBe(text);
});

it.each([
  ['a', 'a'],
  ['a,b', '"a,b"'],
  ['a"b', '"a""b"'],
  ['a\r\nb', '"a\r\nb"'],
  ['', ''],
])('RFC 4180 section 2: %j is %j', (text, field) => {
  expect(csvField(text)).toBe(field);
});
