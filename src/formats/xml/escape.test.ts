import { expect, test } from 'vitest';
import { escapeAttribute, escapeText } from './escape.ts';

test('XML 1.0 2.4: character data', () => {
  expect(escapeText(`<a b="c">&'\r\n\t`)).toBe(`&lt;a b="c"&gt;&amp;'&#13;\n\t`);
});

test('XML 1.0 3.3.3: an attribute keeps its white space', () => {
  expect(escapeAttribute(`<a b="c">&'\r\n\t`)).toBe(`&lt;a b=&quot;c&quot;&gt;&amp;'&#13;&#10;&#9;`);
});
