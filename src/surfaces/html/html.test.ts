import { describe, expect, it } from 'vitest';
import { constant, content, html } from './html.ts';

const rows = [
  { name: 'an ampersand first, so that nothing is escaped twice', text: '&lt;', expected: '&#38;lt;' },
  { name: 'a tag', text: '<script>', expected: '&#60;script&#62;' },
  {
    name: 'a double quote, which would end an attribute',
    text: 'a" onload="x',
    expected: 'a&#34; onload=&#34;x',
  },
  { name: 'a single quote', text: "it's", expected: 'it&#39;s' },
  { name: 'nothing to escape', text: 'plain \u00e9', expected: 'plain \u00e9' },
];

describe('a text in html', () => {
  for (const { name, text, expected } of rows) {
    it(name, () => expect(html`${text}`.markup).toBe(expected));
  }
});

describe('html', () => {
  it('escapes a text in content and in an attribute', () => {
    expect(html`<a title="${'"'}">${'<b>'}</a>`.markup).toBe('<a title="&#34;">&#60;b&#62;</a>');
  });
  it('leaves quotes between tags as they are where they are many', () => {
    expect(html`<pre>${content('"<a>" & more')}</pre>`.markup).toBe('<pre>"&#60;a&#62;" &#38; more</pre>');
  });
  it('nests markup, joins lists and leaves undefined out', () => {
    const items = ['a', '&'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>${undefined}${constant('<hr>')}${0}`.markup).toBe(
      '<ul><li>a</li><li>&#38;</li></ul><hr>0',
    );
  });
});
