import { describe, expect, it } from 'vitest';
import { pageToMarkdown } from '../index.ts';

const URL_OF_PAGE = 'https://shop.example/a/b';
const text = 'We walked along the shore of the lake, over the hill and back to the old mill by the river. ';

describe('the excerpt of a page without a description', () => {
  it.each([
    ['blocks without white space between them', '<h2>One</h2><p>Two</p><p>Three</p>', 'One Two Three'],
    ['items and cells', '<ul><li>a<li>b</ul><table><tr><td>c<td>d<tr><td>e</table>', 'a b c d e'],
    ['a break', '<p>a<br>b</p>', 'a b'],
    ['marks within a word', '<p><b>W</b>ord <i>s</i>et</p>', 'Word set'],
    ['white space that is not shown', '<p>\n  a\t b\n</p>\n<p>c</p>', 'a b c'],
    ['no more than 200 characters, at a word', `<p>${'word '.repeat(60)}</p>`, 'word '.repeat(40).trim()],
    ['nothing', '', null],
  ])('%s', (_name, html, excerpt) => {
    expect(pageToMarkdown(`<main>${html}</main>`, URL_OF_PAGE, { content: 'full' }).excerpt).toBe(excerpt);
  });
});

describe('the title', () => {
  it.each([
    [
      'beside the name of the site, which a heading has',
      '<title>Bread | My Food Blog</title><meta property="og:site_name" content="My Food Blog"><h1>My Food Blog</h1><h1>Bread</h1>',
      'Bread',
    ],
    [
      'beside the name of a product',
      '<title>Installing Foo - Foo 3.2 documentation</title><h1>Foo</h1><h1>Installing Foo</h1>',
      'Installing Foo',
    ],
    [
      'below the only heading of the first level, the name of the site',
      '<title>Bread - Shop</title><h1>Shop</h1><h2>Bread</h2>',
      'Bread',
    ],
    [
      'that two headings have',
      '<title>A walk by the lake</title><meta property="og:title" content="A walk"><h1>by the lake</h1><h1>A walk</h1>',
      'A walk',
    ],
  ])('%s', (_name, html, title) => {
    expect(pageToMarkdown(`${html}<p>${text}`, URL_OF_PAGE, { content: 'full' }).title).toBe(title);
  });

  it('of a home page is the name of the site', () => {
    const html = `<title>Shop - Food for all</title><h1>Shop</h1><p>${text}`;
    expect(pageToMarkdown(html, 'https://shop.example/').title).toBe('Shop');
  });
});

describe('the author', () => {
  it.each([
    [
      // JSON-LD 1.1, 3.3
      'by reference in JSON-LD',
      '<script type="application/ld+json">{"@graph":[{"@type":"Article","author":{"@id":"#ada"}},{"@type":"Person","@id":"#ada","name":"Ada King"}]}</script>',
    ],
    ['in a byline', '<p class=byline>By <a rel=author href=/ada>Ada King</a></p>'],
    [
      'in microdata with a job',
      '<span itemprop=author itemscope><span itemprop=name>Ada King</span><span itemprop=jobTitle>Editor</span></span>',
    ],
  ])('%s', (_name, html) => {
    expect(pageToMarkdown(`<article>${html}<p>${text.repeat(5)}</article>`, URL_OF_PAGE).author).toBe(
      'Ada King',
    );
  });
});

describe('the date', () => {
  const meta = '<div class=entry-meta><time datetime="2024-05-06T07:08">May 6</time></div>';
  const article = `<div class=entry-content><p>${text.repeat(4)}<p>${text.repeat(4)}</div>`;
  it.each([
    ['above the text of an article', `<article>${meta}${article}</article>`, '2024-05-06T07:08'],
    [
      'in the text',
      `<main><p>${text.repeat(4)}<p>${text.repeat(4)}<time datetime=2024-05-06></main>`,
      '2024-05-06',
    ],
    [
      'of another article is not the one',
      `<article>${article}</article><article>${meta}<p>b</article>`,
      null,
    ],
    ['of a comment is not the one', `<article>${article}<div class=comment>${meta}</div></article>`, null],
  ])('%s', (_name, html, published) => {
    expect(pageToMarkdown(html, URL_OF_PAGE).published).toBe(published);
  });
});

describe('warnings', () => {
  it.each([
    { code: 'needs_javascript', html: '<div id="root"></div><script>a()</script>' },
    {
      code: 'login_wall',
      html: '<form><label>Password <input type=password></label></form><p>Sign in to read.',
    },
    {
      code: 'paywall',
      html: `<script type="application/ld+json">{"@type":"Article","isAccessibleForFree":"False"}</script><p>${text.repeat(5)}`,
    },
    { code: 'frames', html: '<frameset><frame src=menu.html><frame src=main.html></frameset>' },
    { code: 'frames', html: '<title>A</title><iframe src="https://x.example/app"></iframe>' },
    { code: 'cut_at_max_chars', html: `<p>${text.repeat(5)}</p>`.repeat(5) },
  ])('$code', ({ code, html }) => {
    const { warnings } = pageToMarkdown(html, URL_OF_PAGE, { max_chars: 1000 });
    expect(warnings.map((warning) => warning.code)).toContain(code);
  });

  it('has none for an ordinary page with scripts', () => {
    const html = `<script>a()</script><noscript>Turn on JavaScript</noscript><p>${text.repeat(9)}`;
    expect(pageToMarkdown(html, URL_OF_PAGE).warnings).toEqual([]);
  });

  it('has none for frames beside text, and for those of measurements', () => {
    const html = `<iframe src="//t.example/" width=0 height=0></iframe><p>${text.repeat(9)}<iframe src=map></iframe>`;
    expect(pageToMarkdown(html, URL_OF_PAGE).warnings).toEqual([]);
  });
});
