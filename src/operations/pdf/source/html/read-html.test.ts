import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outline, outlines, parse } from '../../../../../test/support/judging/markdown-outline.ts';
import { runs, SEED } from '../../../../../test/support/runs.ts';
import { dataUri, pngOf } from '../../../../../test/support/samples/pictures.ts';
import { InputError } from '../../../../errors.ts';

type Row = readonly [name: string, markdown: string, blocks: readonly string[]];

const RTL = 'right-to-left';

const row = (cells: string) => `<tr>${cells}</tr>`;

describe('HTML has the tree of Markdown', () => {
  const tables: Row[] = [
    [
      'HTML 4.9.9: cells of a row',
      `<table>\n${row('<td>a</td><td>1</td>')}\n${row('<td>b<td>2')}\n</table>`,
      ['table left left: ; a,1; b,2'],
    ],
    [
      'HTML 4.9.6: a head, which is repeated',
      `<table><thead>${row('<th>a</th>')}</thead><tbody>${row('<td>b</td>')}</tbody></table>`,
      ['table left: <b>a; b'],
    ],
    [
      'a first row of th alone is the head',
      `<table>${row('<th>a')}${row('<td>b')}</table>`,
      ['table left: <b>a; b'],
    ],
    [
      'a head beside each row',
      `<table>${row('<th>a<td>1')}${row('<th>b<td>2')}</table>`,
      ['table left left: ; <b>a,1; <b>b,2'],
    ],
    [
      'HTML 4.9.11: colspan and rowspan keep the columns',
      `<table>${row('<td colspan=2>a<td>b')}${row('<td rowspan=2>c<td>d<td>e')}${row('<td>f<td>g')}</table>`,
      ['table left left left: ; a,,b; c,d,e; ,f,g'],
    ],
    [
      'columns in which no cell begins are left out',
      `<table>${row('<td colspan=90>a')}</table>`,
      ['table left: ; a'],
    ],
    [
      'alignment, by attribute and by style',
      `<table>${row('<td align=right>1<td style="text-align: center">2<td align="middle">3')}</table>`,
      ['table right center center: ; 1,2,3'],
    ],
    [
      'HTML 4.9.2, 13.2.6.4.9: a caption and what is outside the cells are before the table',
      `<table><caption>c</caption>x${row('<td>a')}</table>`,
      ['c', 'x', 'table left: ; a'],
    ],
    [
      'HTML 13.2.6.4.9: rows and ends that are left out',
      '<table><td>a<td>b<tr><td>c</table>',
      ['table left left: ; a,b; c,'],
    ],
    [
      'CSS 2.2 17.2: a foot is last and a head first, wherever they are written',
      `<table><tfoot>${row('<td>sum')}</tfoot><tbody>${row('<td>1')}${row('<td>2')}</tbody></table>`,
      ['table left: ; 1; 2; sum'],
    ],
    ['a cell without a table parts words', 'x<td>a</td><td>b</td>', ['x', 'a', 'b']],
    [
      'a table in a cell is lines of it',
      `<table>${row(`<td>a<table>${row('<td>b<td>c')}${row('<td>d')}</table>e`)}</table>`,
      ['table left: ; a|/|b| |c|/|d|/|e'],
    ],
    [
      'Markdown in cells (CommonMark 4.6)',
      '<table>\n<tr>\n<td>\n\n**a**\n\nb\n\n</td>\n<td>\n\n- c\n- d\n\n</td>\n</tr>\n</table>',
      ['table left left: ; <b>a|/|b,\u2022 |c|/|\u2022 |d'],
    ],
    ['a table without cells is left out', '<table><tr></tr></table>a', ['a']],
  ];
  const lists: Row[] = [
    ['HTML 4.4.5 to 4.4.8', '<ul><li>a</li><li>b</li></ul>', ['- (a)(b)']],
    ['start', '<ol start="3"><li>a<li>b</ol>', ['3 (a)(b)']],
    ['lists in lists', '<ul><li>a<ol><li>b</ol><li>c</ul>', ['- (a; 1 (b))(c)']],
    ['paragraphs make a list loose', '<ul><li><p>a</p><li><p>b</p></ul>', ['- loose (a)(b)']],
    ['an item without a list', '<li>a<li>b', ['- (a)(b)']],
    ['white space between items in a line', 'x <ul> <li>a</li> <li>b</li> </ul> y', ['x', '- (a)(b)', 'y']],
    ['text between items is one', '<ul>a<li>b</ul>', ['- (a)(b)']],
    ['Markdown in items', '<ul>\n<li>\n\n*a*\n\n```\nb\n```\n\n</li>\n</ul>', ['- loose (<i>a; code "b")']],
    ['an item of HTML does not end one of Markdown', '- a <li>b</li>\n- c', ['- (a; - (b))(c)']],
    [
      'boxes',
      '<ul><li><input type="checkbox" checked> a<li><input type=checkbox> b</ul>',
      ['- done(a)open(b)'],
    ],
    [
      'HTML 4.4.9: definitions, with their ends left out',
      '<dl><dt>a<dd>b<dd>c<dt>d</dl>',
      ['dl term(<b>a) description(b) description(c) term(<b>d)'],
    ],
    ['definitions in groups', '<dl><div><dt>a</dt><dd>b</dd></div></dl>', ['dl term(<b>a) description(b)']],
  ];
  const blocks: Row[] = [
    ['HTML 4.3.6: headings, named as those of Markdown', '<h2>a</h2>\n\n## a', ['h2 a #a', 'h2 a #a-1']],
    ['a heading without text is left out', '<h1></h1>a', ['a']],
    ['HTML 15.3.3: each block is one', '<div>a</div><div>b</div>c<p>d<section>e', ['a', 'b', 'c', 'd', 'e']],
    [
      'div around Markdown, with its alignment',
      '<div align="center">\n\n# a\n\nb\n\n</div>\n\nc',
      ['h1 center a #a', 'center: b', 'c'],
    ],
    [
      'HTML 16.2: center',
      '<center>a<p align=right>b</p>c</center>d',
      ['center: a', 'right: b', 'center: c', 'd'],
    ],
    ['CommonMark ends the paragraph that a tag began', '<p align="center">\n\na\n\n</p>', ['a']],
    ['a heading around Markdown', '<h1 align="center">\n\na *b*\n\n</h1>', ['h1 center a |<i>b #a-b']],
    ['HTML 4.4.3: lines of preformatted text', '<pre>\na\n  b\n\nc\n</pre>', ['code "a\\n  b\\n\\nc"']],
    [
      'HTML 4.5.15: the language of code',
      '<pre><code class="x language-js">a &lt; b</code></pre>',
      ['code js "a < b"'],
    ],
    [
      'preformatted text with a link',
      '<pre>a <a href="http://b">c</a>\n d</pre>',
      ['<code>a\u00a0|<code>c(http://b)|/|<code>\u00a0d'],
    ],
    ['HTML 4.4.4: quotes', '<blockquote>a<p>b</blockquote>c', ['quote(a; b)', 'c']],
    ['HTML 4.4.2: rules', 'a<hr>b', ['a', 'rule', 'b']],
    ['HTML 4.11.1: details, open', '<details>\n<summary>a</summary>\n\n- b\n\n</details>', ['<b>a', '- (b)']],
    ['blocks in a line of Markdown', 'a <div>b</div> c', ['a', 'b', 'c']],
    ['a block of Markdown is not ended by HTML', '> <div>a</blockquote></div>b', ['quote(a; b)']],
    ['white space between blocks is nothing', '<div>\n  <p> a </p>\n\n</div>', ['a']],
    [
      'text of old elements',
      '<title>a &amp; b</title><textarea>c</textarea><option>d</option>',
      ['a & b', 'c', 'd'],
    ],
    ['HTML 13.2.5.2: raw text has no tags', '<title>a <b> c</title>', ['a <b> c']],
  ];
  const lines: Row[] = [
    ['HTML 4.5: bold and italic', '<b>a</b><strong>b</strong> <i>c</i><em>d</em>', ['<b>ab| |<i>cd']],
    [
      'HTML 4.7: deleted and inserted',
      '<del>a</del><s>b</s><strike>c</strike> <ins>d</ins><u>e</u>',
      ['<s>abc| |<u>de'],
    ],
    [
      'code and keys',
      '<code>a</code> <samp>b</samp> <tt>c</tt> <kbd>d</kbd>',
      ['<code>a| |<code>b| |<code>c| |<key>d'],
    ],
    [
      'mark, sub, sup, var',
      '<mark>a</mark><sub>b</sub><sup>c</sup><var>d</var>',
      ['<mark>a|<below>b|<above>c|<i>d'],
    ],
    ['quotation marks', '<q>a</q>', ['\u201ca\u201d']],
    ['breaks', 'a<br>b<wbr>c<br><br><br><br>d<br>', ['a|/|bc|/|/|d']],
    ['elements that cross', '<b>a<i>b</b>c</i>d', ['<b>a|<b i>b|<i>c|d']],
    ['marks around blocks of Markdown', '<del>\n\n*a*\n\n- b\n\n</del>\n\nc', ['<i s>a', '- (<s>b)', 'c']],
    ['what is not ended ends with its paragraph', '<b>a\n\nb', ['<b>a', 'b']],
    ['white space is one space', '<p>a<b> \n b </b>  c', ['a|<b> b |c']],
    ['character references', '<i>&lt;&eacute;&#228;&nosuch;</i>', ['<i><\u00e9\u00e4&nosuch;']],
    ['a tag without its end is text (CommonMark 4.6)', '<div id="a"\n*b*', ['<div id="a" *b*']],
    [
      'comments, scripts, styles, templates',
      'a<!-- b --><script>c</script>d\n\n<template><p>e</template>',
      ['ad'],
    ],
    ['spaces on both sides of a comment', 'a <!-- b --> c', ['a c']],
    ['page breaks between blocks', 'a\n\n<div>b\n<!-- pagebreak -->\nc</div>', ['a', 'b', 'page break', 'c']],
    ['text between unknown tags', 'a <x-y z>b</x-y>.', ['a b.']],
    ['unknown tags part words', 'a<x-y>b</x-y><video>c</video>d', ['a b c d']],
  ];
  const links: Row[] = [
    ['HTML 4.5.1', '<a href="http://a/?b&amp;c">d</a> e', ['d(http://a/?b&c)| e']],
    ['an address with a space', '<a href=" http://a/b c ">d</a>', ['d(http://a/b%20c)']],
    [
      'a name that differs from that of a heading by capitals alone',
      '# A b\n\n[c *d*](#A-B) <a href="#A">e</a>',
      ['h1 A b #a-b', 'c (#a-b)|<i>d(#a-b)| |e'],
    ],
    ['a bare link inside a link', '<a href="http://a">http://b</a>', ['http://b(http://a)']],
    ['around Markdown', '<a href="http://a">\n\n**b**\n\n</a>c', ['<b>b(http://a)', 'c']],
    ['reaches into a block', '<p><a href="http://a">b<div>c</div></a>d', ['b(http://a)', 'c(http://a)', 'd']],
    ['other schemes are text', '<a href="javascript:a">b</a><a href="c.md">d</a>', ['bd']],
    [
      'names',
      '<a name="x"></a>a <i id="y">b</i>\n\n[c](#x) [d](#y) [e](#z)',
      ['a @x|<i>b@y', 'c(#x)| |d(#y)| |e'],
    ],
    [
      'a name in front of a heading',
      '<a id="x"></a>\n\n# a\n\n[b](#x) [c](#a)',
      ['h1 a@x #a', 'b(#x)| |c(#a)'],
    ],
    [
      'a name in front of code, and at the end',
      '<p id="x"></p>\n\n```\na\n```\n\n<p id="y"></p>',
      ['@x', 'code "a"', '@y'],
    ],
  ];
  it.each([...tables, ...lists, ...blocks, ...lines, ...links])('%s', (_, markdown, expected) =>
    expect(outlines(markdown)).toEqual(expected),
  );
});

describe('HTML 3.2.6.4: the direction that an element gives', () => {
  const directions = (markdown: string) =>
    parse(markdown).blocks.map((block) => ('direction' in block ? block.direction : undefined));
  it.each([
    [
      'to Markdown inside',
      '<div dir="rtl">\n\n# A\n\nb\n\n|c|\n|-|\n\n</div>\n\nd',
      [RTL, RTL, RTL, undefined],
    ],
    ['to a paragraph', '<p dir=RTL>a</p><p dir="ltr">b</p>', [RTL, 'left-to-right']],
    ['to a heading', '<h2 dir="rtl">a</h2>', [RTL]],
    ['that of the first letter again', '<div dir="rtl"><p>a</p><p dir="auto">b</p></div>', [RTL, undefined]],
    ['nothing else', '<p dir="up">a</p><p>b</p>', [undefined, undefined]],
  ])('%s', (_, markdown, expected) => expect(directions(markdown)).toEqual(expected));
});

describe('CSS Fragmentation 3, 3.1: a page begins', () => {
  it.each([
    [
      'behind an element',
      'a\n\n<div style="page-break-after: always;"></div>\n\nb',
      ['a', 'page break', 'b'],
    ],
    ['before one', 'a\n\n<p style="break-before:page">b</p>', ['a', 'page break', 'b']],
    ['before a heading', '<h2 style="color:red;page-break-before:always">b</h2>', ['page break', 'h2 b #b']],
    [
      'behind a paragraph of nothing',
      'a\n\n<p style="page-break-after:always">&nbsp;</p>\n\nb',
      ['a', 'page break', 'b'],
    ],
    [
      'behind Markdown',
      '<div style="break-after: page">\n\n**a**\n\n</div>\n\nb',
      ['<b>a', 'page break', 'b'],
    ],
    ['at a rule', 'a\n\n<hr style="page-break-after:always">\n\nb', ['a', 'rule', 'page break', 'b']],
    ['but not where it is to be avoided', '<div style="page-break-after: avoid">a</div>\n\nb', ['a', 'b']],
    ['nor in one', '<div style="page-break-inside: avoid">a</div>\n\nb', ['a', 'b']],
    ['nor in a line', 'a <span style="break-after: page">b</span> c', ['a b c']],
  ])('%s', (_, markdown, expected) => expect(outlines(markdown)).toEqual(expected));
});

describe('pictures of HTML', () => {
  const png = dataUri(pngOf({ width: 1, height: 1, bitDepth: 8, colourType: 0, rows: [0, 7] }));
  const rows: Row[] = [
    ['are drawn', `<img alt="a" src="${png}"> ![b](${png})`, ['!0a| |!0b']],
    ['of another place show their text', '<img src="http://a/b.png" alt="c  d">', ['c d']],
    ['picture shows its img', '<picture><source srcset="a"><img src="b" alt="c"></picture>', ['c']],
    [
      'badges beside each other are words of their own',
      '<a href="http://a"><img alt="b"></a><a href="http://c"><img alt="d"></a>\n[![e](f)](http://g)',
      ['b(http://a)|  |d(http://c)|  |e(http://g)'],
    ],
    ['are not part of the word beside them', 'a![b](c)d', ['a b d']],
    ['nor is the link around them parted', 'a[![b](c)d![e](f)](http://g)', ['a |b d e(http://g)']],
    [
      'a link that shows nothing else has a name',
      '<a href="http://a.b/c" title="d"><img src="e"></a> <a href="https://www.f.g/h"><img src="i"></a>',
      ['d(http://a.b/c)|  |f.g(https://www.f.g/h)'],
    ],
    [
      'a paragraph that shows nothing else names them by their files',
      '<img src="http://a.b/c%20d.png?e=f#g"> <img src="h.svg">\n\n![](i/j.gif)',
      ['c d.png h.svg', 'j.gif'],
    ],
    ['or by their hosts', '<p><img src="https://a.b/image?c=d.png"></p>', ['a.b']],
    ['a link that leads nowhere does not count', '[![](a.png)](b)', ['a.png']],
    ['a cell', '<table><tr><td>a<td><img src="b.png"></table>', ['table left left: ; a,b.png']],
    ['decoration has no name (HTML 4.8.4.4)', '<img src="a.png" alt="">', []],
    ['nor has one beside a text', '<img src="a.png"> b', ['b']],
    ['nor has one that says neither', '![](/a) <img src="b">', []],
    ['for dark pages alone are left out', '![a](b#gh-light-mode-only) ![c](d#gh-dark-mode-only)', ['a']],
    ['are not part of the name of a heading', '# ![a](b) c', ['h1 a c #c']],
  ];
  it.each(rows)('%s', (_, markdown, expected) => expect(outlines(markdown)).toEqual(expected));

  it('name what is not fetched', () => {
    expect(parse('<img src="http://a/b.png">').warnings).toEqual(['images-not-fetched']);
  });
});

describe('tags that are dropped', () => {
  const rows: [name: string, markdown: string, tags: string[]][] = [
    ['are named, each once', '<x-a>b</x-a><video>c</video><x-a>', ['x-a', 'video']],
    ['scripts and styles', '<script>a</script>\n\n<style>b</style>', ['script', 'style']],
    [
      'none with a meaning',
      '<div><span>a</span><font color=red>b</font><small>c</small></div><abbr>d</abbr>',
      [],
    ],
  ];
  it.each(rows)('%s', (_, markdown, tags) => {
    const { droppedTags, warnings } = parse(markdown);
    expect([droppedTags, warnings]).toEqual([tags, tags.length === 0 ? [] : ['html-tags-dropped']]);
  });

  it('are 20 at most', () => {
    const { droppedTags } = parse(Array.from({ length: 30 }, (_, index) => `<x-${index}>`).join(''));
    expect(droppedTags).toHaveLength(20);
  });
});

describe('broken HTML', () => {
  it.each([
    ['lists', '<ul><li>'],
    ['quotes', '<blockquote>'],
    ['tables', '<table><td>'],
    ['definitions', '<dl><dd>'],
  ])('%s of more than 100 levels are refused', (_, tags) => {
    expect(() => parse(`${tags.repeat(101)}a`)).toThrow(/at most 100 levels/);
    expect(() => parse(`${tags.repeat(100)}a`)).not.toThrow();
  });

  it.each([
    '<div>',
    '<b>',
    '<p>',
    '<section><i>',
    '</div>',
    '<a href="http://a">',
    '<h1><div>',
    '<pre>',
    '<x-y>',
    '<td>',
  ])('10,000 times %s keep the text', (tag) =>
    expect(outlines(`<div>${tag.repeat(10_000)}\ntext\n</div>`).join()).toContain('text'),
  );

  it('rows of more than 100 columns are refused, and more than 100,000 cells', () => {
    expect(() => parse(`<table>${'<td>a'.repeat(101)}</table>`)).toThrow(/at most 100 columns/);
    const wide = `${'<td>a'.repeat(100)}${'<tr><td>'.repeat(1001)}`;
    expect(() => parse(`<table>${wide}</table>`)).toThrow(/at most 100000 cells/);
  });

  it('is never an error, and no letter of its text is lost', () => {
    const tags =
      'p div b i a h1 ul ol li table tr td th pre code blockquote dl dt dd details summary br hr img span x-y'.split(
        ' ',
      );
    const piece = fc.oneof(
      fc
        .constantFrom(...tags)
        .chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, `<${name} align=center id=n>`)),
      fc.constantFrom(
        'q',
        'w ',
        '\n',
        '\n\n',
        '- ',
        '> ',
        '# ',
        '**',
        '`',
        '|',
        '<',
        '<!--',
        '-->',
        '&amp;',
        '```\n',
      ),
    );
    const text = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(''));
    const letters = (written: string) => written.replace(/[^qw]/g, '').length;
    const property = fc.property(text, (markdown) => {
      const kept = markdown.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(/<\/?[a-z][^>]*>/g, '');
      let shown: string;
      try {
        shown = parse(markdown).blocks.map(outline).join('\n');
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
        return;
      }
      if (!markdown.includes('<!--')) expect(letters(shown)).toBeGreaterThanOrEqual(letters(kept));
    });
    fc.assert(property, { seed: SEED, numRuns: runs(20_000) });
  });
});
