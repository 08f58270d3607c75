import {
  parse,
  html as spec,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5';
import { describe, expect, it, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { collapse, type Page, readPage } from './page.ts';

function read(html: string, isTruncated = false): Page {
  return readPage(html, isTruncated);
}

describe('what is a title, a link and a text', () => {
  const rows: readonly {
    name: string;
    html: string;
    title?: string;
    links?: readonly string[];
    text?: string;
  }[] = [
    {
      name: 'the title of a drawing does not count',
      html: '<svg><title>no</title></svg><title>yes</title>',
      title: 'yes',
    },
    {
      name: 'the first that is not empty',
      html: '<title> </title><title>a</title><title>b</title>',
      title: 'a',
    },
    { name: 'a title is text', html: '<title>a <b>&amp; c</title>', title: 'a <b>& c' },
    { name: 'a comment may end in --!>', html: '<!-- <title>a</title> --!><title>b</title>', title: 'b' },
    { name: 'and in <!--> at once', html: '<!--><title>a</title>', title: 'a' },
    {
      name: 'nothing inside raw text is a tag',
      html: ['script', 'style', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes']
        .map((tag) => `<${tag}><a href=x><title>n</title></a></${tag}>`)
        .join(''),
      title: '',
      links: [],
    },
    { name: 'noscript is read', html: '<noscript><a href=x>y</a></noscript>', links: ['x'], text: 'y' },
    {
      name: 'a reference without semicolon stays in an address',
      html: '<a href="?a=1&copy=2">&copy2</a>',
      links: ['?a=1&copy=2'],
      text: '\u00a92',
    },
    { name: 'and with one is decoded', html: '<a href="?a=1&amp;b&#x3D;2">', links: ['?a=1&b=2'] },
    { name: 'the first of two attributes counts', html: '<a href=a href=b>', links: ['a'] },
    {
      name: 'inline elements do not part a text, blocks do',
      html: 'a<b>b</b><!-- -->c<div>d</div>e<br>f',
      text: 'abc d e f',
    },
    {
      name: 'CDATA outside of a drawing is a comment up to the next bracket',
      html: '<![CDATA[ > a ]]>',
      text: 'a ]]>',
    },
    {
      name: 'and text inside of one',
      html: '<svg><![CDATA[<a href=x></svg>]]></svg><a href=y>',
      links: ['y'],
    },
    {
      name: 'a drawing that is never closed ends with what is around it',
      html: '<section><svg><path></section><a href=x>',
      links: ['x'],
    },
    { name: 'or where a paragraph begins', html: '<svg><p><a href=x>', links: ['x'] },
    { name: 'an unfinished tag is dropped', html: '<a href=x>y<a href="z', links: ['x'], text: 'y' },
  ];
  test.each(rows)('$name', ({ html, title, links, text }) => {
    const page = read(html);
    if (title !== undefined) expect(page.title).toBe(title);
    if (links !== undefined) expect(page.anchors.map(({ value }) => value)).toEqual(links);
    if (text !== undefined) expect(collapse(page.visible.toString())).toBe(text);
  });

  it('keeps half a script of a truncated page to itself', () => {
    expect(read('<script>var a', true).scripts).toEqual([]);
    expect(read('<script>var a', false).scripts).toHaveLength(1);
  });
});

const pieces = [
  'text ',
  '&amp;',
  '&copy',
  '&#128;',
  '&notit;',
  ' < ',
  '<3',
  '</>',
  '</ x>',
  '<?php x ?>',
  '<!x>',
  '<!-- a -- b -->',
  '<!--->',
  '<!-->',
  '<!--a--!>',
  '<!-- <a href=no> -->',
  '<!doctype html>',
  '<p>',
  '</p>',
  '<div class=x>',
  '</div>',
  '<br/>',
  '<span ',
  '<b>',
  '</b>',
  '<i\n>',
  '</i >',
  '<ul><li>',
  '</ul>',
  '<section>',
  '</section>',
  '<nav>',
  '</nav>',
  '<a href="/a">',
  '<a href=b>',
  "<a\thref='c&amp;d'>",
  '<a href=e href=f>',
  '<A HREF=G>',
  '<a name=x>',
  '<a href>',
  '</a>',
  '<a href=h/>',
  '<a x=">" href=i>',
  '<a href="j\nk">',
  '<img src=a.png>',
  '<IMG SRC="b.png" alt=">">',
  '<img/src=c.png>',
  '<title>one</title>',
  '<title>two &amp; <b></title>',
  '<title></title>',
  '<TITLE x>three</TITLE\n>',
  '<meta name=description content="d">',
  '<META NAME="Keywords" CONTENT=k>',
  '<meta property=og:title content="o &amp; p">',
  '<meta content=z name=generator>',
  '<link rel=icon href=i.png>',
  '<link REL="Stylesheet preload" href=s.css>',
  '<base href=/b/>',
  '<form action=/f>',
  '</form>',
  '<input name=q>',
  '<script src=a.js></script>',
  '<script>var x = "<a href=no>";</script>',
  '<script><!-- </script>',
  '<script type="application/ld+json">{"a":1}</script>',
  '<style>a > b { content: "<a href=no>" }</style>',
  '<textarea><a href=no></textarea>',
  '<iframe src=f.html><a href=no></iframe>',
  '<xmp><a href=no></xmp>',
  '<noscript><a href=n></noscript>',
  '<svg><title>no</title></svg>',
  '<svg><a href=no></a><path/></svg>',
  '<svg><style>a{}</style><![CDATA[ <a href=no> ]]></svg>',
  '<svg/>',
  '</svg>',
  '<g>',
  '</g>',
  '<foreignObject>',
  '</foreignObject>',
  '<math><mi>x</mi></math>',
  '<![CDATA[ <b> ]]>',
  '<div itemscope itemtype="https://schema.org/Bakery">',
  '<p typeof="schema:Event">',
  '<button type=submit>',
  '</button>',
  '<h1>',
  '</h1>',
  '<p a b=c d="e" f=\'g\' h>',
  '<p =x>',
  '<p "x">',
  '<p/ x>',
  '<x-y>',
  '</x-y>',
  '\0',
  '\r\n',
];

/** The same fields by parse5, the parser of the standard itself. Elements that it moves are put back in order. */
function readByParse5(html: string) {
  const elements: { element: Tree.Element; at: number }[] = [];
  const visit = (node: Tree.Node): void => {
    if (tree.isElementNode(node) && node.sourceCodeLocation) {
      elements.push({ element: node, at: node.sourceCodeLocation.startOffset });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  elements.sort((a, b) => a.at - b.at);
  const seen = new Set<number>();
  // The adoption agency makes copies: each start tag counts once.
  const own = elements.filter(({ at }) => !seen.has(at) && seen.add(at)).map(({ element }) => element);
  const inHtml = own.filter(({ namespaceURI }) => namespaceURI === spec.NS.HTML);
  const named = (tag: string) => inHtml.filter(({ tagName }) => tagName === tag);
  const value = (element: Tree.Element, name: string) =>
    element.attrs.find((each) => each.name === name)?.value;
  const all = (tag: string, name: string) => named(tag).flatMap((element) => value(element, name) ?? []);
  const textOf = (element: Tree.Element) =>
    element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
  const metas = new Map<string, string>();
  for (const meta of named('meta')) {
    const content = value(meta, 'content')?.trim();
    for (const name of ['name', 'property'] as const) {
      const key = value(meta, name)?.toLowerCase();
      if (content && key && !metas.has(key)) metas.set(key, content);
    }
  }
  return {
    title:
      named('title')
        .map((each) => collapse(textOf(each)))
        .find(Boolean) ?? '',
    links: all('a', 'href'),
    metas: [...metas],
    base: all('base', 'href')[0],
    hasForms: named('form').length > 0,
    images: all('img', 'src'),
    scripts: all('script', 'src'),
    frames: all('iframe', 'src'),
    code: named('script')
      .filter((each) => value(each, 'src') === undefined)
      .map(textOf)
      .filter(Boolean),
    icons: named('link').map((each) => [value(each, 'rel')?.toLowerCase(), value(each, 'href')].join(' ')),
    itemTypes: own.flatMap((each) => value(each, 'itemtype') ?? []),
    rdfaTypes: own.flatMap((each) => value(each, 'typeof') ?? []),
  };
}

function readByUs(html: string): ReturnType<typeof readByParse5> {
  const page = read(html);
  const urls = (kind: string) => page.resources.flatMap((each) => (each.kind === kind ? each.url : []));
  return {
    title: page.title,
    links: page.anchors.map(({ value }) => value),
    metas: [...page.metas],
    base: page.base,
    hasForms: page.hasForms,
    images: urls('image'),
    scripts: urls('script'),
    frames: urls('frame'),
    code: page.scripts.map(({ start, end }) => html.slice(start, end)),
    icons: page.links.map(({ rel, href }) => [rel.join(' '), href].join(' ')),
    itemTypes: page.itemTypes.map(({ value }) => value),
    rdfaTypes: page.rdfaTypes.map(({ value }) => value),
  };
}

describe('messy pages read as parse5 reads them', () => {
  const count = runs(2000);
  it(`${count} seeded pages agree in every field`, () => {
    let state = SEED;
    const random = (limit: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * limit);
    };
    for (let number = 0; number < count; number++) {
      const html = Array.from({ length: 1 + random(40) }, () => pieces[random(pieces.length)]).join('');
      // The parser of the standard normalises line breaks (HTML 13.2.3.5), and drops NUL where it is not allowed.
      const normal = html.replaceAll('\r\n', '\n');
      expect(readByUs(normal), JSON.stringify(normal)).toEqual(readByParse5(normal));
    }
  });
});
