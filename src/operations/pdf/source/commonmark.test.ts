import { createRequire } from 'node:module';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { printable } from '../../../formats/typesetting/printable.ts';
import { parseMarkdown } from './parse.ts';
import { plainText } from './tree/line-builder.ts';
import type { Block } from './tree/model.ts';
import { Warnings } from './warnings.ts';

interface SpecCase {
  readonly markdown: string;
  readonly html: string;
  readonly section: string;
  readonly number: number;
}

/** The 652 examples of CommonMark 0.31.2, with its arrow for a tab. */
const { tests } = createRequire(import.meta.url)('commonmark-spec') as {
  readonly tests: readonly SpecCase[];
};

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The text of HTML, with the alternative texts of its pictures. */
function textOfHtml(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node.nodeName === '#text') return 'value' in node ? node.value : '';
      if (node.nodeName === 'img')
        return 'attrs' in node ? (node.attrs.find(({ name }) => name === 'alt')?.value ?? '') : '';
      if (node.nodeName === 'script' || node.nodeName === 'style') return '';
      return 'childNodes' in node ? textOfHtml(node.childNodes) : '';
    })
    .join('');
}

function textOf(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'heading':
        case 'paragraph':
          return plainText(block.inlines);
        case 'code':
          return block.text;
        case 'quote':
          return textOf(block.blocks);
        case 'list':
          return block.items.map((item) => textOf(item.blocks)).join('');
        case 'table':
          return [block.head, ...block.rows].flat().map(plainText).join('');
        default:
          return '';
      }
    })
    .join('');
}

const bare = (text: string) => printable(text).replace(/\s+/g, '');

/** Examples whose HTML a browser reads otherwise than CommonMark: tags that never end, instructions, CDATA. */
const otherHtml: readonly number[] = [156, 157, 158, 180, 629];

describe('CommonMark 0.31.2', () => {
  it('has 652 examples', () => {
    expect(tests).toHaveLength(652);
  });

  it.each(tests.filter(({ number }) => !otherHtml.includes(number)))(
    '$number, $section',
    ({ markdown, html }) => {
      const text = (given: string) => given.replaceAll('\u2192', '\t');
      const { blocks } = parseMarkdown(text(markdown), new Warnings());
      expect(bare(textOf(blocks))).toBe(bare(textOfHtml(parseFragment(text(html)).childNodes)));
    },
  );
});
