import { describe, expect, it } from 'vitest';
import { prose } from './prose.ts';

const rows = [
  { name: 'two paragraphs', markdown: 'One\nline.\n\nTwo.', expected: '<p>One line.</p><p>Two.</p>' },
  { name: 'a list', markdown: '- a\n- `b`', expected: '<ul><li>a</li><li><code>b</code></li></ul>' },
  {
    name: 'strong text and a link of this server',
    markdown: '**x** [y](#z)',
    expected: '<p><strong>x</strong> <a href="#z">y</a></p>',
  },
  { name: 'markup in code is text', markdown: '`<b>`', expected: '<p><code>&#60;b&#62;</code></p>' },
  {
    name: 'a script address is not a link',
    markdown: '[a](javascript:x)',
    expected: '<p>[a](javascript:x)</p>',
  },
  {
    name: 'an address without a scheme is not a link',
    markdown: '[a](//x.test)',
    expected: '<p>[a](//x.test)</p>',
  },
  {
    name: 'a quote cannot leave the attribute',
    markdown: '[a](/x"y)',
    expected: '<p><a href="/x&#34;y">a</a></p>',
  },
  { name: 'nothing', markdown: '', expected: '' },
];

describe('prose', () => {
  for (const { name, markdown, expected } of rows) {
    it(name, () =>
      expect(
        prose(markdown)
          .map(({ markup }) => markup)
          .join(''),
      ).toBe(expected),
    );
  }
});
