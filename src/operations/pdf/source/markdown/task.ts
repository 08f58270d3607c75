import type { Block, ListItem } from '../tree/model.ts';
import type { TextPiece } from '../tree/pieces.ts';

/** An item of a list; one whose text begins with a box is a task (GFM 5.3). */
export function itemOf(blocks: readonly Block[], value: number | undefined): ListItem {
  const [first] = blocks;
  const text = first?.kind === 'paragraph' ? first.inlines[0] : undefined;
  if (first?.kind !== 'paragraph' || text?.kind !== 'text' || text.style.kind === 'code') {
    return { blocks, task: undefined, value };
  }
  const [box, mark] = /^\[([ xX])\] +/.exec(text.text) ?? [];
  if (box === undefined) return { blocks, task: undefined, value };
  const piece: TextPiece = text;
  piece.text = text.text.slice(box.length);
  return { blocks, task: mark === ' ' ? 'open' : 'done', value };
}
