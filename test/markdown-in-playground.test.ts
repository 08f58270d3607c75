import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { pageToMarkdown } from '../src/operations/site/index.ts';
import { type MarkdownBlock, markdownBlocks } from '../src/web/result/markdown-blocks.ts';
import { type Inline, inlinesOf } from '../src/web/result/markdown-line.ts';
import { runs, SEED } from './support/runs.ts';

/** Blocks as tags around their words, so that another reader of Markdown can be asked for the same. */
function shape(blocks: readonly MarkdownBlock[]): string {
  return blocks.map(shapeOf).join('');
}

function shapeOf(block: MarkdownBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${lineShape(block.line)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${lineShape(block.line)}</p>`;
    case 'code':
      return `<pre>${block.text}</pre>`;
    case 'rule':
      return '<hr>';
    case 'quote':
      return `<blockquote>${shape(block.blocks)}</blockquote>`;
    case 'list': {
      const tag = block.start === undefined ? 'ul' : 'ol';
      return `<${tag}>${block.items.map((item) => `<li>${shape(item)}</li>`).join('')}</${tag}>`;
    }
    case 'table':
      return block.rows.map((row) => row.map((cell) => `<td>${lineShape(cell)}</td>`).join('')).join('');
  }
}

function lineShape(line: readonly Inline[]): string {
  return line
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'picture') return `[${piece.text}]`;
      if (piece.kind === 'break') return '<br>';
      if (piece.kind === 'code') return `<code>${piece.text}</code>`;
      const tag = piece.kind === 'link' ? 'a' : piece.kind;
      return `<${tag}>${lineShape(piece.line)}</${tag}>`;
    })
    .join('');
}

const judge = new MarkdownIt({ html: true });

/** The same of markdown-it, which this file does not share code with. */
function judged(markdown: string): string {
  return judge
    .render(markdown)
    .replace(/<img src="[^"]*" alt="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<\/?(?:thead|tbody|tr|table)>/g, '')
    .replace(/<(\/?)th(?: style="[^"]*")?>/g, '<$1td>')
    .replace(/<(td|ol|a|code|em|strong)(?: [^>]*)?>/g, '<$1>')
    .replace(/<pre><code>([\s\S]*?)\n?<\/code><\/pre>/g, '<pre>$1</pre>')
    .replace(/<(\/?)s>/g, '<$1del>')
    .replace(/<br ?\/?>/g, '<br>')
    .replace(/\n+(?=<)|(?<=>)\n+/g, '')
    .replace(/<li>(?!<)([^<][\s\S]*?)(?=\n?<(?:ul|ol)>|<\/li>)/g, '<li><p>$1</p>')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
}

describe('blocks as markdown-it has them', () => {
  it.each([
    ['headings and paragraphs', '# One\n\nTwo\n\n### Three'],
    ['marks', 'a **b *c*** ~~d~~ e'],
    ['escapes', '1\\. \\*no\\* \\[x\\]'],
    ['links and pictures', '[a **b**](https://a.example/) ![c d](https://a.example/e.png)'],
    ['addresses between angles', '[a](<https://a.example/b c>)'],
    ['code', 'a `b` `` c`d `` and ` e'],
    ['a fence', '```js\na *b*\n\n# c\n```\n\nd'],
    ['a longer fence around a fence', '````\n```\na\n```\n````'],
    ['a list of two', '- a\n- b'],
    ['a list in a list', '- a\n  - b\n  - c\n- d'],
    ['ordered', '3. a\n4. b'],
    ['an item of two paragraphs', '- a\n\n  b\n\n- c'],
    ['a quote in a quote', '> a\n> > b\n>\n> c'],
    ['a rule', 'a\n\n---\n\nb'],
    ['a table', '| a | b |\n| --- | --: |\n| 1 | **2** |'],
    ['a bar in a cell', '| a |\n| --- |\n| 1 \\| 2 |'],
    ['hard breaks', 'a  \nb\\\nc<br>d'],
  ])('%s', (_name, markdown) => {
    expect(shape(markdownBlocks(markdown))).toBe(judged(markdown));
  });

  const word = fc.constantFrom(
    'one',
    'two',
    'a*b',
    '1.',
    '[x]',
    '`c`',
    '<i>',
    '_u_',
    '# n',
    'https://a.example/',
  );
  const html = fc.oneof(
    fc
      .array(word, { minLength: 1, maxLength: 6 })
      .map((words) => `<p>${words.map(escaped).join(' <b>x</b> ')}</p>`),
    fc
      .array(word, { minLength: 1, maxLength: 4 })
      .map((words) => `<ul>${words.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`),
    word.map((one) => `<h2>${escaped(one)}</h2>`),
    word.map((one) => `<blockquote><p>${escaped(one)}</p></blockquote>`),
  );
  it('of what the service writes of any page', () => {
    fc.assert(
      fc.property(fc.array(html, { minLength: 1, maxLength: 8 }), (parts) => {
        const { markdown } = pageToMarkdown(`<main>${parts.join('')}</main>`, 'https://a.example/', {
          content: 'full',
        });
        expect(shape(markdownBlocks(markdown))).toBe(judged(markdown));
      }),
      { seed: SEED, numRuns: runs(2000) },
    );
  });
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

describe('hostile lines', () => {
  it.each([
    ['backticks', '`a``b'],
    ['brackets', '['],
    ['marks', '**a*'],
    ['ends of links', ']('],
    ['ends of links between angles', '](<'],
    ['quotes', '> '],
    ['items', '- '],
  ])('%s keep all of their text', (_name, part) => {
    const line = part.repeat(20_000);
    expect(JSON.stringify(markdownBlocks(line)).length).toBeGreaterThan(0);
    expect(JSON.stringify(inlinesOf(line)).length).toBeGreaterThan(0);
  });
});
