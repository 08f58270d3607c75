import type { BaseDirection } from '../../../formats/typesetting/bidi-levels.ts';
import { hasRightToLeft } from '../../../formats/typesetting/right-to-left.ts';
import type { Block, Inline } from '../source/tree/model.ts';

/** Languages that are written from right to left, unless their tag names another script (RFC 5646 2.2.3). */
const LANGUAGES = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'iw', 'ji', 'ks', 'lrc', 'mzn', 'nqo']);
for (const further of ['ps', 'sd', 'syr', 'ug', 'ur', 'yi']) LANGUAGES.add(further);

const SCRIPTS = new Set(['adlm', 'arab', 'hebr', 'mand', 'nkoo', 'rohg', 'samr', 'syrc', 'thaa']);

/** The direction of a language by its tag, as `he` or `az-Arab`. */
export function directionOfLanguage(tag: string): BaseDirection {
  const [language = '', ...subtags] = tag.toLowerCase().split('-');
  const script = subtags.find((subtag) => /^[a-z]{4}$/.test(subtag));
  const isFromRight = script === undefined ? LANGUAGES.has(language) : SCRIPTS.has(script);
  return isFromRight ? 'right-to-left' : 'left-to-right';
}

/** The direction of blocks: that of their first letter (Unicode Standard Annex 9, rules P2 and P3), else the one around them. */
export function directionOfBlocks(blocks: readonly Block[], around: BaseDirection): BaseDirection {
  return firstOf(blocks, directionOfBlock) ?? around;
}

/** The same for the cells of a table, in their order. */
export function directionOfCells(cells: Iterable<readonly Inline[]>, around: BaseDirection): BaseDirection {
  return firstOf(cells, directionOfInlines) ?? around;
}

/** The direction of a paragraph; none without letters. */
export function directionOfInlines(inlines: readonly Inline[]): BaseDirection | undefined {
  for (const inline of inlines) {
    const [letter] = inline.kind === 'text' ? (/\p{L}/u.exec(inline.text) ?? []) : [];
    if (letter !== undefined) return hasRightToLeft(letter) ? 'right-to-left' : 'left-to-right';
  }
  return undefined;
}

function directionOfBlock(block: Block): BaseDirection | undefined {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.direction ?? directionOfInlines(block.inlines);
    case 'table':
      return block.direction;
    case 'quote':
      return firstOf(block.blocks, directionOfBlock);
    case 'list':
      return firstOf(block.items, ({ blocks }) => firstOf(blocks, directionOfBlock));
    case 'definitions':
      return firstOf(block.entries, ({ blocks }) => firstOf(blocks, directionOfBlock));
    default:
      return undefined;
  }
}

function firstOf<Part>(
  parts: Iterable<Part>,
  directionOf: (part: Part) => BaseDirection | undefined,
): BaseDirection | undefined {
  for (const part of parts) {
    const found = directionOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
