import { describe, expect, it } from 'vitest';
import { outline, parse } from '../../../../test/support/judging/markdown-outline.ts';
import { dataUri, jpeg, pngOf } from '../../../../test/support/samples/pictures.ts';
import { splitFrontMatter } from './markdown/front-matter.ts';

describe('Markdown', () => {
  const rows: [name: string, markdown: string, blocks: string[]][] = [
    ['marks', 'a **b *c*** ~~d~~ `e`', ['a |<b>b |<b i>c| |<s>d| |<code>e']],
    ['line breaks', 'a\nb  \nc', ['a b|/|c']],
    [
      'headings, named as GitHub names them',
      '# A *b*! c\n\n## A b c\n\n## \u00c4 _x_',
      ['h1 A |<i>b|! c #a-b-c', 'h2 A b c #a-b-c-1', 'h2 \u00c4 |<i>x #\u00e4-x'],
    ],
    ['lists, tight and loose', '- a\n- b\n\n5. c\n\n6. d', ['- (a)(b)', '5 loose (c)(d)']],
    ['tasks', '- [x] a\n- [ ] b\n- [y] c\n- `[x]` d', ['- done(a)open(b)([y] c)(<code>[x]| d)']],
    ['code, a tab is 4 columns', '```js x\n\ta\nb\tc\n```', ['code js "    a\\nb   c"']],
    ['tables', '|a|b|c|\n|:-|:-:|-:|\n|1|**2**|', ['table left center right: a,b,c; 1,<b>2,']],
    ['quotes', '> a\n>> b', ['quote(a; quote(b))']],
    ['rules', 'a\n\n---', ['a', 'rule']],
    [
      'footnotes in the order of their references',
      'a[^y] b[^x]^[in] c[^y]\n\n[^x]: X\n[^y]: Y',
      ['a|[^1]| b|[^2]|[^3]| c|[^1]'],
    ],
    ['a reference without its note', 'a[^x]', ['a[^x]']],
    [
      'links',
      '[a](http://b.c) <mailto:d@e.f> [g](tel:+1)',
      ['a(http://b.c)| |mailto:d@e.f(mailto:d@e.f)| |g(tel:+1)'],
    ],
    [
      'bare links',
      'https://a.b/c and www.example.com, x@y.z',
      ['https://a.b/c(https://a.b/c)| and |www.example.com(http://www.example.com)|, |x@y.z(mailto:x@y.z)'],
    ],
    ['a bare link in capitals', 'see WWW.Example.de', ['see |WWW.Example.de(http://WWW.Example.de)']],
    [
      'a host without www is not a link',
      'example.com/a and b\u00fccher.de',
      ['example.com/a and b\u00fccher.de'],
    ],
    [
      'text that is not a link stays as it is',
      'example.com/%41 and a.de/{b|c}',
      ['example.com/%41 and a.de/{b|c}'],
    ],
    ['names of files are not links', 'read.me and index.js', ['read.me and index.js']],
    ['a link to a heading', '# \u00c4 b\n\n[x](#\u00e4-b)', ['h1 \u00c4 b #\u00e4-b', 'x(#\u00e4-b)']],
    [
      'HTML that is obeyed',
      'a<br>b<br/>H<sub>2</sub><sup>3</sup><kbd>C</kbd>',
      ['a|/|b|/|H|<below>2|<above>3|<key>C'],
    ],
    ['a tag that closes what never began', 'a</sub>b', ['ab']],
    ['comments', 'a<!-- b -->c\n\n<!-- d -->', ['ac']],
    ['a page break', 'a\n\n<!-- pagebreak -->\n\nb', ['a', 'page break', 'b']],
    [
      'an attribute with the end of a tag in it',
      '<div align="x>y">\n<b>a</b> &amp; b\n</div>',
      ['<b>a| & b'],
    ],
    ['scripts and styles', 'a<script>b</script>c\n\n<style>\nd\n\ne</style>', ['ac']],
  ];
  it.each(rows)('%s', (_, markdown, blocks) => expect(parse(markdown).blocks.map(outline)).toEqual(blocks));

  it('has notes that are defined inside others', () => {
    const { blocks, notes } = parse('a[^y] b[^x]\n\n[^y]: - Y\n\n      [^x]: X\n\nafter');
    expect(blocks).toHaveLength(2);
    expect(notes).toHaveLength(2);
    expect(JSON.stringify(notes[0])).toMatch(/^[^X]*"Y"[^X]*$/);
    expect(JSON.stringify(notes[1])).toMatch(/^[^Y]*"X"[^Y]*$/);
  });

  it('reads a note inside itself', () => {
    expect(() => parse('[^1]: - [^1]: ')).not.toThrow();
  });

  it('has its notes in order, with blocks', () => {
    const { notes } = parse('a[^y]^[in *x*]\n\n[^y]: Y\n\n    more');
    expect(notes.map((blocks) => blocks.map(outline))).toEqual([['Y', 'more'], ['in |<i>x']]);
  });
});

describe('what is left out is named', () => {
  const rows: [name: string, markdown: string, text: string, warnings: string[]][] = [
    ['pitfall 10: javascript:', '[a](javascript:b)', '[a](javascript:b)', []],
    ['another scheme', '[a](ftp://b)', 'a', ['links-dropped']],
    ['a relative link', '[a](b.md)', 'a', ['links-dropped']],
    ['a heading that is not there', '[a](#b)', 'a', ['links-dropped']],
    ['a picture elsewhere', '![a **b**](http://c.d/e.png)', 'a b', ['images-not-fetched']],
    ['tags that HTML does not have', '<x-y>a</x-y>', 'a', ['html-tags-dropped']],
    ['tags with a meaning', '<b>a</b>', '<b>a', []],
    ['nothing', '<kbd>a</kbd>', '<key>a', []],
  ];
  it.each(rows)('%s', (_, markdown, text, warnings) => {
    const parsed = parse(markdown);
    expect([parsed.blocks.map(outline), parsed.warnings]).toEqual([[text], warnings]);
  });
});

describe('pictures', () => {
  const png = dataUri(pngOf({ width: 1, height: 1, bitDepth: 8, colourType: 0, rows: [0, 7] }));

  it('are taken from data: URIs, equal ones once, also inside links', () => {
    const { blocks, pictures } = parse(
      `![a](${png}) [![b](${png})](http://c.d) ![e](${dataUri(jpeg, 'image/jpeg')})`,
    );
    expect(blocks.map(outline)).toEqual(['!0a| |!0b(http://c.d)| |!1e']);
    expect(pictures.map(({ bytes }) => bytes.length)).toEqual([
      Buffer.from(png.slice(22), 'base64').length,
      jpeg.length,
    ]);
  });

  it('are text in code', () => {
    expect(parse(`\`${png}\``).blocks.map(outline)).toEqual([`<code>${png}`]);
  });

  const refused: [name: string, markdown: string, reason: RegExp][] = [
    [
      'other types',
      `![](${dataUri(jpeg, 'image/gif')})`,
      /of type image\/gif \(number 1\): it must be image\/png/,
    ],
    [
      'pitfall 12: base64 with other characters',
      '![](data:image/png;base64,AA*A)',
      /\(number 1\) whose base64 is broken/,
    ],
    [
      'more than 100',
      Array.from(
        { length: 101 },
        (_, index) => `![](data:image/png;base64,${Buffer.from([index]).toString('base64')})`,
      ).join(' '),
      /at most 100 pictures/,
    ],
  ];
  it.each(refused)('of %s are refused', (_, markdown, reason) =>
    expect(() => parse(markdown)).toThrow(reason),
  );
});

describe('a text is refused', () => {
  const cells = (count: number, text: string) => `|${`${text}|`.repeat(count)}`;
  const rows: [name: string, markdown: string, reason: RegExp][] = [
    ['over 100 levels of quotes', `${'>'.repeat(101)} a`, /at most 100 levels/],
    ['over 100 levels of lists', `${'- '.repeat(101)} a`, /at most 100 levels/],
    ['pitfall: 3,000 levels, deeper than the parser reads', `${'>'.repeat(3000)} a`, /at most 100 levels/],
    ['over 100 columns', `${cells(101, 'a')}\n${cells(101, '-')}`, /at most 100 columns/],
    ['over 262,144 bytes', '\u00e9'.repeat(131_073), /at most 262144 bytes without its pictures, not 262146/],
  ];
  it.each(rows)('%s', (_, markdown, reason) => expect(() => parse(markdown)).toThrow(reason));

  it('and not with as many', () => {
    expect(parse(`${'>'.repeat(100)} a`).blocks).toHaveLength(1);
    expect(parse(`${cells(100, 'a')}\n${cells(100, '-')}`).blocks).toHaveLength(1);
    const picture = `![](data:image/png;base64,${'AAAA'.repeat(100_000)})`;
    expect(parse(picture + 'a'.repeat(262_144 - '![]()'.length)).pictures).toHaveLength(1);
  });
});

describe('front matter', () => {
  const rows: [name: string, text: string, members: [string, string][], body: string][] = [
    [
      'lines key: value',
      '---\ntitle: A: b\nAuthor: "C \' d"\n---\ntext',
      [
        ['title', 'A: b'],
        ['author', "C ' d"],
      ],
      'text',
    ],
    ['an end with dots, comments, empty lines', '---\n# x\n\na: b\n...\n', [['a', 'b']], ''],
    ['the first of equal keys', '---\na: 1\na: 2\n---\n', [['a', '1']], ''],
    [
      'YAML 1.2.2 7.3: escapes and doubled quotes inside quotes, a comment behind them',
      '---\na: "A \\"b\\" \\u00e9" # c\nd: \'O\'\'Brien\'\ne: "f" g\n---\n',
      [
        ['a', 'A "b" \u00e9'],
        ['d', "O'Brien"],
        ['e', '"f" g'],
      ],
      '',
    ],
    [
      'YAML 1.2.2 8.1: a value in the indented lines below its key',
      '---\ntitle: >-\n  Annual\n  report\na: |\nb: c # d\n---\n',
      [
        ['title', 'Annual report'],
        ['a', ''],
        ['b', 'c # d'],
      ],
      '',
    ],
    [
      'YAML 1.2.2 6.9.1, 7.3: a key that begins with another sign than a letter, in quotes, of other letters',
      '---\n_comment: Keep\n"title": A\n\'author\': B\nüber.uns: c\n$ref: d\n---\n',
      [
        ['_comment', 'Keep'],
        ['title', 'A'],
        ['author', 'B'],
        ['über.uns', 'c'],
        ['$ref', 'd'],
      ],
      '',
    ],
    ['no end', '---\na: b\n', [], '---\na: b\n'],
    ['a rule', '---\ntext\n---\n', [], '---\ntext\n---\n'],
    ['not at the beginning', '\n---\na: b\n---\n', [], '\n---\na: b\n---\n'],
  ];
  it.each(rows)('%s', (_, text, members, body) => {
    const found = splitFrontMatter(text);
    expect([[...found.members], found.body]).toEqual([members, body]);
  });

  it('names invalid lines', () => {
    expect(splitFrontMatter('---\ntags:\n- a\n---\n')).toMatchObject({ body: '', hasOthers: true });
  });
});
