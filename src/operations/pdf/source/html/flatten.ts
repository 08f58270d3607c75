import { labelsOf } from '../tree/list-labels.ts';
import type { Block, Inline, List, ListItem, TextMarks } from '../tree/model.ts';
import type { TextPiece } from '../tree/pieces.ts';

/**
 * The pieces of blocks where only a line may be, as in a cell: each block on lines of its own, items behind their labels,
 * the cells of a row beside each other.
 */
export function flatten(blocks: readonly Block[]): readonly Inline[] {
  const [first] = blocks;
  if (first === undefined) return [];
  if (blocks.length === 1 && first.kind === 'paragraph') return first.inlines;
  const lines = new Lines();
  for (const block of blocks) lines.addBlock(block);
  return lines.inlines;
}

const plain: TextMarks = { isBold: false, isItalic: false, isStruck: false, kind: 'text', position: 'line' };
const bold: TextMarks = { ...plain, isBold: true };
const code: TextMarks = { ...plain, kind: 'code' };

class Lines {
  readonly inlines: Inline[] = [];
  #names: readonly string[] = [];
  /** What the next piece is parted by from the last. */
  #gap: 'none' | 'space' | 'break' = 'none';

  addBlock(block: Block): void {
    this.#part('break');
    switch (block.kind) {
      case 'paragraph':
        this.#addAll(block.inlines);
        break;
      case 'heading':
        this.#addBold(block.inlines, block.slug);
        break;
      case 'code':
        for (const line of block.text.split('\n')) {
          this.#part('break');
          if (line !== '') this.#addText(line, code);
        }
        break;
      case 'quote':
        if (block.alert !== undefined) this.#addText(block.alert.toUpperCase(), bold);
        for (const inner of block.blocks) this.addBlock(inner);
        break;
      case 'list':
        this.#addList(block);
        break;
      case 'definitions':
        for (const { blocks } of block.entries) for (const inner of blocks) this.addBlock(inner);
        break;
      case 'table':
        for (const row of [block.head, ...block.rows]) this.#addRow(row);
        break;
      case 'anchor':
        this.#names = [...this.#names, ...block.names];
        break;
      default:
    }
    this.#part('break');
  }

  #addList(list: List): void {
    const labels = labelsOf(list);
    for (const [index, item] of list.items.entries()) this.#addItem(`${labels?.[index] ?? '\u2022'} `, item);
  }

  #addItem(label: string, { blocks, task }: ListItem): void {
    this.#part('break');
    const box = task === undefined ? '' : task === 'done' ? '[x] ' : '[ ] ';
    this.#addText(`${label}${box}`, plain);
    this.#gap = 'none';
    for (const [index, block] of blocks.entries()) {
      if (index === 0 && block.kind === 'paragraph') this.#addAll(block.inlines);
      else this.addBlock(block);
    }
  }

  #addRow(cells: readonly (readonly Inline[])[]): void {
    this.#part('break');
    for (const cell of cells) {
      this.#part('space');
      this.#addAll(cell);
    }
  }

  #addBold(inlines: readonly Inline[], slug: string): void {
    if (slug !== '') this.#names = [...this.#names, slug];
    for (const inline of inlines) {
      if (inline.kind === 'text') {
        // The same object: links are settled when the whole text is read.
        const piece: TextPiece = inline;
        piece.style = { ...piece.style, isBold: true };
      }
      this.#add(inline);
    }
  }

  #addText(text: string, style: TextMarks): void {
    this.#add({ kind: 'text', text, style, link: undefined });
  }

  #addAll(inlines: readonly Inline[]): void {
    for (const inline of inlines) this.#add(inline);
  }

  #add(inline: Inline): void {
    if (this.#gap === 'break') this.inlines.push({ kind: 'break' });
    else if (this.#gap === 'space')
      this.inlines.push({ kind: 'text', text: ' ', style: plain, link: undefined });
    this.#gap = 'none';
    this.inlines.push(inline);
    if (this.#names.length === 0 || inline.kind !== 'text') return;
    const piece: TextPiece = inline;
    piece.names = [...(piece.names ?? []), ...this.#names];
    this.#names = [];
  }

  #part(gap: 'space' | 'break'): void {
    if (this.inlines.length > 0 && this.#gap !== 'break') this.#gap = gap;
  }
}
