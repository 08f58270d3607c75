import { expect, test } from 'vitest';
import { objectsOf, readJsonLd } from './json-ld.ts';

test.each([
  { name: 'valid JSON', text: '{"a":1}', value: { a: 1 } },
  { name: 'a comma before the bracket', text: '{"@type":"Event",}', value: { '@type': 'Event' } },
  { name: 'a comma before the bracket of a list, with a line break', text: '[1,2,\n ]', value: [1, 2] },
  { name: 'a comma in a text stays', text: '{"a":"x,}",}', value: { a: 'x,}' } },
  { name: 'a quotation mark in a text stays', text: '{"a":"x\\",}",}', value: { a: 'x",}' } },
  { name: 'a line break in a text', text: '{"a":"x\ny"}', value: { a: 'x y' } },
  { name: 'a comment around it', text: '<!-- {"a":1} -->', value: { a: 1 } },
  { name: 'CDATA around it', text: '//<![CDATA[\n{"a":[1]}\n//]]>', value: { a: [1] } },
  { name: 'CDATA in a comment', text: '/*<![CDATA[*/ {"a":1} /*]]>*/', value: { a: 1 } },
  { name: 'a semicolon after it', text: '{"a":1};', value: { a: 1 } },
  { name: 'text other than JSON', text: 'alert(1)', value: undefined },
  { name: 'nothing', text: '', value: undefined },
])('JSON-LD: $name', ({ text, value }) => {
  expect(readJsonLd(text)).toEqual(value);
});

test('endless nested CDATA sections are not JSON', () => {
  expect(readJsonLd('<![CDATA['.repeat(30_000))).toBeUndefined();
});

test('objects come in document order, from any depth', () => {
  const value = { id: 1, '@graph': [{ id: 2, x: { id: 3 } }, { id: 4 }] };
  expect([...objectsOf(value)].map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test('500,000 brackets are refused quickly', () => {
  expect(readJsonLd('['.repeat(500_000))).toBeUndefined();
  expect(readJsonLd(`${'['.repeat(250_000)}${']'.repeat(250_000)}`)).toBeUndefined();
  const deep = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)) as unknown;
  expect([...objectsOf(deep)]).toEqual([]);
});
