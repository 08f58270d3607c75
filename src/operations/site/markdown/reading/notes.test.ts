import { describe, expect, it } from 'vitest';
import { pageToMarkdown } from '../../index.ts';

const URL_OF_PAGE = 'https://shop.example/a/b';

/** All of a page as Markdown. */
function markdownOf(
  html: string,
  options: Parameters<typeof pageToMarkdown>[2] = { content: 'full' },
): string {
  return pageToMarkdown(html, URL_OF_PAGE, options).markdown;
}

describe('links and notes', () => {
  it('writes each address once as a reference', () => {
    const html = '<p><a href=/a>a</a> <a href=/b>b</a> <a href=/a>c</a>';
    expect(markdownOf(html, { content: 'full', links: 'references' })).toBe(
      '[a][1] [b][2] [c][1]\n\n[1]: https://shop.example/a\n[2]: https://shop.example/b',
    );
  });

  it('writes footnotes at the end, also one that mentions itself', () => {
    const html =
      '<p>a<sup><a href="#fn1">1</a></sup><section class=footnotes><ol><li id=fn1>b <a href="#fn1">c</a> ' +
      '<a href="#ref" class="footnote-backref">\u21a9</a></ol></section>';
    expect(markdownOf(html)).toBe('a[^1]\n\n[^1]: b [^1]');
  });
});

describe('footnotes as generators and word processors write them', () => {
  it.each([
    [
      'Substack',
      '<p>Word<a id="footnote-anchor-1" href="#footnote-1" class="footnote-anchor">1</a> more.</p>' +
        '<div class="footnote"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number">1</a><div class="footnote-content"><p>The note.</p></div></div>',
      'Word[^1] more.\n\n[^1]: The note.',
    ],
    [
      'Word',
      '<p>Word<a href="#_ftn1" name="_ftnref1">[1]</a>, then<a href="#_ftn2" name="_ftnref2">[2]</a>.</p><div><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> One.</p></div>' +
        '<div id="ftn2"><p><a href="#_ftnref2" name="_ftn2">[2]</a> Two.</p><p>More.</p></div></div>',
      'Word[^1], then[^2].\n\n[^1]: One.\n\n[^2]: Two.\n\n    More.',
    ],
    [
      'Project Gutenberg',
      '<p>Word<a id="FNanchor_1" href="#Footnote_1" class="fnanchor">[1]</a>.</p><p><a id="Footnote_1" href="#FNanchor_1"><span class="label">[1]</span></a> One.</p>',
      'Word[^1].\n\n[^1]: One.',
    ],
    [
      'Asciidoctor',
      '<p>Word.<sup class="footnote">[<a id="_footnoteref_1" class="footnote" href="#_footnotedef_1">1</a>]</sup></p>' +
        '<div id="footnotes"><hr><div class="footnote" id="_footnotedef_1"><a href="#_footnoteref_1">1</a>. One.</div></div>',
      'Word.[^1]\n\n---\n\n[^1]: One.',
    ],
    [
      'docutils',
      '<p>Word <a class="footnote-reference" href="#id2" id="id1">1</a>.</p><aside class="footnote" id="id2" role="doc-footnote"><span class="label"><span>[</span>' +
        '<a role="doc-backlink" href="#id1">1</a><span>]</span></span><p>One.</p></aside>',
      'Word [^1].\n\n[^1]: One.',
    ],
    [
      'docutils, as definitions',
      '<p>Word <a class="footnote-reference" href="#id2" id="id1">1</a>.</p><dl class="footnote"><dt class="label" id="id2"><span><a class="fn-backref" href="#id1">1</a></span></dt><dd><p>One.</p></dd></dl>',
      'Word [^1].\n\n[^1]: One.',
    ],
    [
      'MediaWiki, of a note with several mentions',
      '<p>Word<sup class="reference"><a href="#cite_note-1">[1]</a></sup>.</p><ol class="references"><li id="cite_note-1"><span>^ <a href="#cite_ref-1_0"><sup><i><b>a</b></i></sup></a> ' +
        '<a href="#cite_ref-1_1"><sup><i><b>b</b></i></sup></a></span> <span>Doe.</span></li></ol>',
      'Word[^1].\n\n[^1]: Doe.',
    ],
    [
      'a table of contents whose headings lead back to it',
      '<p><a id="t1" href="#c1">1</a> A</p><h2><a id="c1" href="#t1">1</a> A</h2><p>a</p>',
      '1 A\n\n## 1 A\n\na',
    ],
  ])('%s', (_name, html, markdown) => expect(markdownOf(html)).toBe(markdown));
});
