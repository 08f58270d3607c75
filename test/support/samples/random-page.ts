import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The text of a page with its pictures, as a parser of HTML reads it; between blocks is white space, which is collapsed. */
export function pageTextOf(html: string): string {
  const blocks: string[] = [''];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#text')
      blocks[blocks.length - 1] += (node as DefaultTreeAdapterTypes.TextNode).value;
    else if (node.nodeName === 'br') blocks[blocks.length - 1] += ' ';
    else if (node.nodeName === 'img') {
      const attributes = (node as DefaultTreeAdapterTypes.Element).attrs;
      const attribute = (name: string) =>
        attributes
          .find((each) => each.name === name)
          ?.value.replace(/\s+/g, ' ')
          .trim();
      blocks[blocks.length - 1] += `{${attribute('alt')}|${attribute('src')}}`;
    } else if ('childNodes' in node) {
      const isBlock = blockNames.has(node.nodeName);
      if (isBlock) blocks.push('');
      for (const child of node.childNodes) visit(child);
      if (isBlock) blocks.push('');
    }
  };
  visit(parse(html));
  return blocks.join(' ').replace(/\s+/g, ' ').trim();
}

const blockNames = new Set(
  'html body p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table thead tbody tr td th div section'.split(' '),
);

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Text that is markup if nothing is done. */
const words = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom('a', 'bc', 'Def', '12', '\u00e9', '\u4e2d\u6587', ' ', ' ', '  '),
      },
      {
        weight: 5,
        arbitrary: fc.constantFrom(
          ...[
            '*',
            '**',
            '_',
            '__',
            '`',
            '``',
            '[',
            ']',
            '](u)',
            '[x]',
            '<',
            '>',
            '<b>',
            '</a>',
            '<!--',
            '&',
            '&amp;',
          ],
          ...[
            '&#35;',
            '|',
            '||',
            '#',
            '##',
            '~',
            '~~',
            '!',
            '![',
            '\\',
            '+',
            '-',
            '--',
            '---',
            '=',
            '===',
            '1.',
            '2)',
          ],
          ...[
            '.',
            ')',
            '(',
            ':',
            '\u201c',
            '\u201d',
            '\u3002',
            "'",
            '"',
            '\n',
            '\u00a0',
            '- ',
            '1. ',
            '> ',
            '# ',
            '\u{1f600}',
          ],
          ...[
            '---|---',
            ':-:',
            'http://a.example/_b_',
            '^',
            '$x$',
            '[^1]',
            '[1]:',
            '$$',
            '\u2014',
            '===\n',
            '\t',
          ],
        ),
      },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const { inline } = fc.letrec<{ inline: string; node: string }>((tie) => ({
  inline: fc
    .array(tie('node'), { minLength: 1, maxLength: 4, depthIdentifier: 'inline' })
    .map((nodes) => nodes.join('')),
  node: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'inline', withCrossShrink: true },
    { weight: 4, arbitrary: words.map(escapeHtml) },
    {
      weight: 1,
      arbitrary: words.map((alt) => `<img src="https://p.example/1.png" alt="${escapeHtml(alt)}">`),
    },
    { weight: 1, arbitrary: fc.constant('<br>') },
    { weight: 1, arbitrary: words.map((text) => `<code>${escapeHtml(text)}</code>`) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          fc.constantFrom('b', 'strong', 'i', 'em', 's', 'span', 'a href="/x_(y)?a=1&amp;copy;=2"'),
          tie('inline'),
        )
        .map(([tag, content]) => `<${tag}>${content}</${tag.split(' ')[0]}>`),
    },
  ),
}));

const cell = fc
  .tuple(fc.constantFrom('td', 'th'), inline)
  .map(([tag, content]) => `<${tag}>${content}</${tag}>`);

const table = fc
  .array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 2, maxLength: 3 })
  .map((rows) => `<table>${rows.map((cells) => `<tr>${cells.join('')}</tr>`).join('')}</table>`);

const { blocks } = fc.letrec<{ blocks: string; block: string; list: string; quote: string }>((tie) => ({
  blocks: fc
    .array(tie('block'), { minLength: 1, maxLength: 4, depthIdentifier: 'block' })
    .map((all) => all.join('')),
  block: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'block' },
    { weight: 6, arbitrary: inline.map((content) => `<p>${content}</p>`) },
    { weight: 1, arbitrary: inline.map((content) => `<h3>${content}</h3>`) },
    { weight: 1, arbitrary: table },
    { weight: 1, arbitrary: words.map((text) => `<pre>${escapeHtml(text)}</pre>`) },
    { weight: 1, arbitrary: fc.constant('<hr>') },
    { weight: 2, arbitrary: tie('list') },
    { weight: 1, arbitrary: tie('quote') },
  ),
  list: fc
    .tuple(
      fc.constantFrom('ul', 'ol', 'ol start=7'),
      fc.array(fc.oneof(inline, tie('blocks')), { minLength: 1, maxLength: 3 }),
    )
    .map(
      ([tag, items]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag.slice(0, 2)}>`,
    ),
  quote: tie('blocks').map((content) => `<blockquote>${content}</blockquote>`),
}));

/** Random HTML of paragraphs, lists, quotes and tables whose text is markup in Markdown if nothing is done. */
export const randomPage: fc.Arbitrary<string> = blocks;
