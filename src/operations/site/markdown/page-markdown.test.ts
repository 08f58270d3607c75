import { describe, expect, it, test } from 'vitest';
import { pageToMarkdown } from '../index.ts';

const URL_OF_PAGE = 'https://shop.example/a/b';
const text = 'We walked along the shore of the lake, over the hill and back to the old mill by the river. ';

/** All of a page as Markdown. */
function markdownOf(
  html: string,
  options: Parameters<typeof pageToMarkdown>[2] = { content: 'full' },
): string {
  return pageToMarkdown(html, URL_OF_PAGE, options).markdown;
}

describe('inline', () => {
  it.each([
    {
      name: 'brackets over elements are not a link',
      html: '[<span>x</span>]<span>(u)</span>',
      markdown: '\\[x](u)',
    },
    {
      name: 'a sign before a link is not a picture',
      html: '!<a href="https://a.example/">k</a>',
      markdown: '\\![k](https://a.example/)',
    },
    { name: 'a tag over elements', html: '&lt;<b>b</b>&gt;', markdown: '\\<**b**>' },
    { name: 'a table over a break', html: 'a<br>---|---', markdown: 'a\\\n\\---|---' },
    {
      name: 'CommonMark 6.2, quotes',
      html: 'say<b>\u201chi:\u201d</b>now',
      markdown: 'say\u201c**hi:**\u201dnow',
    },
    {
      name: 'CommonMark 6.2, Chinese',
      html: '\u4e2d\u6587<b>\u91cd\u8981\u3002</b>\u4e2d\u6587',
      markdown: '\u4e2d\u6587**\u91cd\u8981**\u3002\u4e2d\u6587',
    },
    { name: 'neighbouring code is one', html: '<code>a</code><code>b</code>', markdown: '`ab`' },
    { name: 'code with backticks', html: '<code>`a`` b</code>', markdown: '``` `a`` b ```' },
    { name: 'white space is outside of marks', html: 'a<b> x </b>y', markdown: 'a **x** y' },
    { name: 'no-break space in code', html: '<code>a\u00a0b</code>', markdown: '`a b`' },
    {
      name: 'a reference in an address stays',
      html: '<a href="/?a=1&amp;copy;=2">a</a>',
      markdown: '[a](https://shop.example/?a=1&amp;copy;=2)',
    },
    {
      name: 'a bracket in an address',
      html: '<a href="/x_(y)">a</a>',
      markdown: '[a](<https://shop.example/x_(y)>)',
    },
    { name: 'an address of another scheme', html: '<a href="javascript:a()">a</a>', markdown: 'a' },
    {
      name: 'credentials',
      html: '<a href="https://u:p@a.example/">a</a>',
      markdown: '[a](https://a.example/)',
    },
    { name: 'underscores in a name', html: 'snake_case and _x_', markdown: 'snake_case and \\_x\\_' },
    {
      name: 'a power of ten',
      html: '10<sup>6</sup> H<sub>2</sub>O x<sup>ab</sup> 1<sup>st</sup>',
      markdown: '10\u2076 H\u2082O x^(ab) 1st',
    },
    { name: 'the mark of a note', html: 'a<sup>*</sup>', markdown: 'a\\*' },
    {
      name: 'an icon by its name in a font',
      html: 'a <i class="material-icons">home</i> <span class="material-symbols-outlined">home</span>b',
      markdown: 'a b',
    },
    { name: 'ruby', html: '<ruby>\u6f22<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>', markdown: '\u6f22(kan)' },
    {
      name: 'TeX of MathML',
      html: '<math><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></math>',
      markdown: '$x^2$',
    },
    ...[
      // MathML Core 3: layout without TeX beside it
      ['mfrac', '<mfrac><mn>1</mn><mn>2</mn></mfrac>', '$\\frac{1}{2}$'],
      [
        'msup, msub',
        '<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msub><mi>a</mi><mrow><mi>i</mi><mi>j</mi></mrow></msub>',
        '$x^{2}+a_{ij}$',
      ],
      [
        'msqrt, mroot',
        '<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt><mo>&lt;</mo><mroot><mn>8</mn><mn>3</mn></mroot>',
        '$\\sqrt{a+b}<\\sqrt[3]{8}$',
      ],
      [
        'munderover',
        '<munderover><mo>\u2211</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msup><mrow><mo>(</mo><mi>x</mi><mo>)</mo></mrow><mn>2</mn></msup>',
        '$\u2211_{i=1}^{n}{(x)}^{2}$',
      ],
      [
        'mtable',
        '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>0</mn></mtd></mtr><mtr><mtd><mn>0</mn></mtd><mtd><mn>1</mn></mtd></mtr></mtable>',
        '$\\begin{matrix}1 & 0 \\\\ 0 & 1\\end{matrix}$',
      ],
      [
        'mi of several letters',
        '<mi>sin</mi><mo>\u2061</mo><msup><mi>x</mi><mn>2</mn></msup>',
        '$\\mathrm{sin}x^{2}$',
      ],
      ['text alone', '<mrow><mi>a</mi><mo>=</mo><mn>1</mn></mrow>', 'a=1'],
    ].map(([name, html, markdown]) => ({
      name: `MathML, ${name}`,
      html: `<math>${html}</math>`,
      markdown: markdown!,
    })),
    { name: 'soft hyphens and zero-width spaces', html: 'a\u00adb\u200bc', markdown: 'abc' },
    { name: 'two breaks part paragraphs', html: 'a<br><br>b', markdown: 'a\n\nb' },
  ])('$name', ({ html, markdown }) => expect(markdownOf(`<p>${html}</p>`)).toBe(markdown));
});

describe('blocks', () => {
  it.each([
    { name: 'items and cells without end tags', html: '<ul><li>a<li>b</ul>', markdown: '- a\n- b' },
    { name: 'a list in a list', html: '<ul><li>a<ul><li>b</ul></ul>', markdown: '- a\n  - b' },
    {
      name: 'a list directly in a list',
      html: '<ul><li>a</li><ul><li>b</li></ul></ul>',
      markdown: '- a\n  - b',
    },
    { name: 'two lists stay two', html: '<ul><li>a</ul><ul><li>b</ul>', markdown: '- a\n\n* b' },
    { name: 'start', html: '<ol start=7><li>a<li>b</ol>', markdown: '7. a\n8. b' },
    { name: 'the value of the first item', html: '<ol><li value=5>a<li>b</ol>', markdown: '5. a\n6. b' },
    {
      name: 'a task',
      html: '<ul><li><input type=checkbox checked>a<li><input type=checkbox>b</ul>',
      markdown: '- [x] a\n- [ ] b',
    },
    { name: 'three backticks in code', html: '<pre>```</pre>', markdown: '````\n```\n````' },
    {
      name: 'the language of code',
      html: '<pre><code class="hljs language-TS">a\n\tb\n</code></pre>',
      markdown: '```ts\na\n\tb\n```',
    },
    ...[
      // The classes of highlighters and generators, as they write them
      [
        'Sphinx',
        '<div class="highlight-python3 notranslate"><div class="highlight"><pre>a</pre></div></div>',
        'python3',
      ],
      ['Sphinx without a language', '<div class="highlight-default notranslate"><pre>a</pre></div>', ''],
      [
        'MediaWiki',
        '<div class="mw-highlight mw-highlight-lang-python" dir="ltr"><pre>a</pre></div>',
        'python',
      ],
      ['highlight.js', '<pre><code class="hljs javascript">a</code></pre>', 'javascript'],
      ['highlight.js, turned', '<pre><code class="javascript hljs">a</code></pre>', 'javascript'],
      [
        'pandoc',
        '<div class="sourceCode"><pre class="sourceCode r"><code class="sourceCode r">a</code></pre></div>',
        'r',
      ],
      ['rustdoc', '<pre class="rust rust-example-rendered"><code>a</code></pre>', 'rust'],
      ['SyntaxHighlighter', '<pre class="brush: js notranslate">a</pre>', 'js'],
      ['Prism, with numbers of lines', '<pre><code class="language-js line-numbers">a</code></pre>', 'js'],
      ['Discourse', '<pre><code class="lang-auto">a</code></pre>', ''],
      ['no language', '<pre class="wp-block-code"><code>a</code></pre>', ''],
    ].map(([name, html, language]) => ({
      name: `the language of code of ${name}`,
      html: html!,
      markdown: `\`\`\`${language}\na\n\`\`\``,
    })),
    {
      name: 'numbers of lines of Chroma',
      html: '<pre class=chroma><code><span class=line><span class=ln>1</span><span class=cl>a\n</span></span><span class=line><span class=ln>2</span><span class=cl>b</span></span></code></pre>',
      markdown: '```\na\nb\n```',
    },
    {
      name: 'numbers of lines of Chroma in a cell, and its language',
      html: '<table class=lntable><tr><td><pre><code><span class=lnt>1\n</span></code></pre></td><td><pre><code class=language-go>a</code></pre></td></tr></table>',
      markdown: '```go\na\n```',
    },
    {
      name: 'numbers of lines of highlightjs-line-numbers',
      html: '<pre><code><table class=hljs-ln><tr><td class=hljs-ln-numbers>1</td><td class=hljs-ln-code>a</td></tr><tr><td class=hljs-ln-numbers>2</td><td class=hljs-ln-code>b</td></tr></table></code></pre>',
      markdown: '```\na\nb\n```',
    },
    {
      name: 'code in two cells with numbers',
      html: '<table class="highlight"><tr><td class="linenos"><pre>1\n2</pre></td><td><pre>a\nb</pre></td></tr></table>',
      markdown: '```\na\nb\n```',
    },
    {
      name: 'GFM 4.10, a bar and an alignment',
      html: '<table><tr><th>a<th align=right>b<tr><td>c|d<td><code>|</code></table>',
      markdown: '| a | b |\n| --- | --: |\n| c\\|d | `\\|` |',
    },
    {
      name: 'a table without a head',
      html: '<table><tr><td>a<td>b<tr><td>c<br>d<td><p>e<p>f</table>',
      markdown: '|  |  |\n| --- | --- |\n| a | b |\n| c<br>d | e<br>f |',
    },
    {
      name: 'spans leave empty cells',
      html: '<table><tr><th colspan=2>a<th>b<tr><td rowspan=2>c<td>d<td>e<tr><td>f<td>g</table>',
      markdown: '| a |  | b |\n| --- | --- | --- |\n| c | d | e |\n|  | f | g |',
    },
    {
      name: 'an empty corner before the heads of columns',
      html: '<table><tr><td>&nbsp;<th>a<tr><th>b<td>c</table>',
      markdown: '|  | a |\n| --- | --- |\n| b | c |',
    },
    {
      // HTML 4.9.7
      name: 'the foot before the head, as HTML 4 had it',
      html: '<table><tfoot><tr><td>e<td>f</tfoot><thead><tr><th>a<th>b</thead><tbody><tr><td>c<td>d</table>',
      markdown: '| a | b |\n| --- | --- |\n| c | d |\n| e | f |',
    },
    {
      name: 'code in a table with a head',
      html: '<table><tr><th>a<th>b<tr><td>c<td><pre>x = 1\ny|z</pre></table>',
      markdown: '| a | b |\n| --- | --- |\n| c | `x = 1`<br>`y\\|z` |',
    },
    {
      name: 'headings and a table in a table with a head',
      html: '<table><thead><tr><th><h4>a</h4><th><h4>b</h4></thead><tr><td>c<td><table><tr><td>d<td>e</table></table>',
      markdown: '| a | b |\n| --- | --- |\n| c | d<br>e |',
    },
    {
      name: 'code in a table that only places',
      html: '<table><tr><td>a<td><pre>x</pre></table>',
      markdown: 'a\n\n```\nx\n```',
    },
    { name: 'a table that only places', html: '<table><tr><td>a<td>b</table>', markdown: 'a\n\nb' },
    {
      name: 'definitions',
      html: '<dl><dt>a<dd>b<dt>c<dd><p>d</p><p>e</p></dl>',
      markdown: '**a**: b\n\n**c**: d\n\ne',
    },
    {
      name: 'a permalink behind a term of Sphinx',
      html: '<dl><dt id=x>a()<a class=headerlink href=#x>\u00b6</a><dd>b</dl>',
      markdown: '**a()**: b',
    },
    {
      name: 'a sign in a heading that leads to another page',
      html: '<h2><a href=/b>#</a> a</h2>',
      markdown: '## [#](https://shop.example/b) a',
    },
    { name: 'a permalink in a heading', html: '<h2>a <a class=anchor href=#a>#</a></h2>', markdown: '## a' },
    { name: 'CommonMark 4.2, a closing #', html: '<h2>C #</h2>', markdown: '## C \\#' },
    { name: 'a rule', html: '<p>a<hr>b', markdown: 'a\n\n---\n\nb' },
    { name: 'a quote', html: '<blockquote><p>a<p>b</blockquote>', markdown: '> a\n>\n> b' },
    {
      name: 'a link around blocks',
      html: '<a href="/x"><h3>a</h3><p>b</p></a>',
      markdown: '### [a](https://shop.example/x)\n\nb',
    },
    {
      name: 'markers at the begin of a line',
      html: '<p># a<p>- a<p>1. a<p>> a<p>+ a<p>===',
      markdown: '\\# a\n\n\\- a\n\n1\\. a\n\n\\> a\n\n\\+ a\n\n\\===',
    },
    { name: 'content behind the body', html: 'a</body><p>b', markdown: 'a\n\nb' },
    {
      name: 'text deeper than any page',
      html: `${'<div>'.repeat(400)}a${'</div>'.repeat(400)}b`,
      markdown: 'a\n\nb',
    },
  ])('$name', ({ html, markdown }) => expect(markdownOf(html)).toBe(markdown));
});

describe('pictures', () => {
  it.each([
    {
      name: 'a lazy one',
      html: '<img src="data:image/gif;base64,R0" data-src="/p.png" alt="a">',
      markdown: '![a](https://shop.example/p.png)',
    },
    {
      name: 'the largest of srcset, with commas',
      html: '<img src=/s.png srcset="/a,b.png 100w, /c,d.png 300w">',
      markdown: '![](https://shop.example/c,d.png)',
    },
    { name: 'one of a single pixel', html: 'a<img src=/p.png width=1 height=1>', markdown: 'a' },
    ...[
      ['of WordPress', '<img class=emoji alt="\u{1f600}" src="https://s.w.org/1f600.svg">', '\u{1f600}'],
      ['of Discourse', '<img class=emoji alt=":smile:" src=/smile.png>', ':smile:'],
    ].map(([name, html, markdown]) => ({ name: `an emoji ${name}`, html: html!, markdown: markdown! })),
    ...['data-lazy', 'data-actualsrc', 'data-echo', 'data-cfsrc', 'data-original-src'].map((name) => ({
      name: `a lazy one, ${name}`,
      html: `<img src="/blank.gif" ${name}="/p.png">`,
      markdown: '![](https://shop.example/p.png)',
    })),
    {
      name: 'a lazy one of a set, and a switch',
      html: '<img src="data:," data-lazy=true data-lazy-srcset="/s.png 1x, /p.png 2x">',
      markdown: '![](https://shop.example/p.png)',
    },
    {
      name: 'one for pages without scripts',
      html: '<div><img class=lazy><noscript><img src=/p.png></noscript></div>',
      markdown: '![](https://shop.example/p.png)',
    },
    {
      name: 'brackets in its text',
      html: '<img src=/p.png alt="a] b">',
      markdown: '![a\\] b](https://shop.example/p.png)',
    },
  ])('$name', ({ html, markdown }) => expect(markdownOf(html)).toBe(markdown));
});

describe('the main text', () => {
  const body = `<p>${text.repeat(3)}</p><p>${text.repeat(3)}</p>`;
  const expected = [text.repeat(3).trim(), text.repeat(3).trim()].join('\n\n');

  it.each([
    {
      name: 'a class of furniture on the article itself',
      html: `<article class="article-share">${body}</article><div class=share>Share it</div>`,
    },
    {
      name: 'has-sidebar on the body',
      html: `<body class="has-sidebar"><main>${body}</main><aside>Other things</aside>`,
    },
    {
      name: 'a sidebar beside content-with-sidebar',
      html: `<div class="content-with-sidebar">${body}</div><div class="sidebar"><h4>About</h4><p>Things of ours.</p></div>`,
    },
    {
      name: 'comments longer than the article',
      html: `<article>${body}</article><div id=comments>${body.repeat(4)}</div>`,
    },
    {
      name: 'a question for consent longer than the article',
      html: `<div class="cookie-consent">${'<p>We use cookies and ask for consent, partner by partner. '.repeat(9)}</div><article>${body}</article>`,
    },
    {
      name: 'hidden copies',
      html: `${body}<div style="display: none">${body}</div><div hidden>${body}</div>`,
    },
    {
      name: 'links to other texts',
      html: `${body}<h3>Related articles</h3><ul><li><a href=/a>One of them</a><li><a href=/b>Another</a></ul>`,
    },
    {
      name: 'a text in parts',
      html: `<div class="article-body"><p>${text.repeat(3)}</p></div><div class=ad>Ad</div><div class="article-body"><p>${text.repeat(3)}</p></div>`,
    },
    {
      name: 'the second heading that is the title',
      html: `<title>A walk</title><h1>Lake</h1><h1>A walk</h1>${body}`,
      before: '# Lake\n\n',
    },
  ])('$name', ({ html, before = '' }) => {
    expect(markdownOf(html, {})).toBe(before + expected);
  });

  it('of a page of few letters is read, without its footer', () => {
    expect(
      markdownOf(
        '<main><p>Open from nine to five, every day but Monday.</p></main><footer>Imprint</footer>',
        {},
      ),
    ).toBe('Open from nine to five, every day but Monday.');
  });

  it.each([
    ['a heading', '<h2>See also</h2>'],
    ['a heading in a block of its own', '<div class="mw-heading"><h2>See also</h2></div>'],
  ])('keeps a list of links behind %s', (_name, heading) => {
    const html = `<article>${body}${body}${heading}\n<ul><li><a href=/a>Pond</a><li><a href=/b>Mere</a></ul></article>`;
    expect(markdownOf(html, { links: 'none' })).toBe(
      `${expected}\n\n${expected}\n\n## See also\n\n- Pond\n- Mere`,
    );
  });

  it('keeps the state of tasks, as GitHub writes them', () => {
    const html =
      `<article>${body}<ul><li><input type=checkbox disabled checked> Pond<li><input type=checkbox disabled> Mere</ul>` +
      `<ul><li><input type=checkbox> A box to tick</ul>${body}</article>`;
    expect(markdownOf(html, {})).toContain('- [x] Pond\n- [ ] Mere\n\n* A box to tick');
  });

  it('keeps the specifications of a product', () => {
    const html =
      '<script type="application/ld+json">{"@type":"Product"}</script><main><p>A kettle of steel.</p>' +
      '<p class=price>EUR 49</p><table><tr><th>Volume<td>1.7 l<tr><th>Power<td>2200 W</table></main>';
    expect(markdownOf(html, {})).toContain('EUR 49\n\n|  |  |\n| --- | --- |\n| Volume | 1.7 l |');
  });
});

test('max_chars ends at a block, and closes code', () => {
  const paragraph = `<p>${text.repeat(4)}</p>`;
  const markdown = markdownOf(paragraph.repeat(9), { content: 'full', max_chars: 1000 });
  expect(markdown).toBe([text.repeat(4).trim(), text.repeat(4).trim()].join('\n\n'));
  const code = markdownOf(`<pre>${'let a = 1;\n'.repeat(500)}</pre>`, { content: 'full', max_chars: 1000 });
  expect(code.length).toBeLessThanOrEqual(1000);
  expect(code).toMatch(/^```\n(?:let a = 1;\n)+```$/);
});
