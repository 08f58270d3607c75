import {
  type Block,
  type Inline,
  type Link,
  type Placement,
  saidDirection,
  type TextMarks,
} from '../tree/model.ts';
import type { TextPiece } from '../tree/pieces.ts';
import { flatten } from './flatten.ts';

const UNPLACED: Placement = { align: undefined, direction: 'auto' };

/** What is gathered inside an element: blocks with the paragraphs between them, one line, or preformatted text. */
export class Content {
  readonly form: 'blocks' | 'line' | 'preformatted';
  /** Whether its paragraphs say what the next block is about. */
  isTitle = false;
  #blocks: Block[] = [];
  #inlines: Inline[] = [];
  /** Whether a block of the line has ended, so that what follows is below it. */
  #isParted = false;
  #lastCharacter = '\n';
  /** What stands for the pictures of the paragraph that have no words, if it shows nothing else. */
  #standIn: TextPiece | undefined;

  constructor(form: 'blocks' | 'line' | 'preformatted') {
    this.form = form;
  }

  /** The last character of the line that is open; a line feed at its beginning, and nothing behind a picture. */
  get lastCharacter(): string {
    return this.#isParted ? '\n' : this.#lastCharacter;
  }

  /** Adds a text to the last piece, or as a new one; returns the piece. */
  addText(text: string, style: TextMarks, link: Link | undefined): TextPiece {
    const last = this.#isParted ? undefined : this.#inlines.at(-1);
    let piece: TextPiece;
    if (last?.kind === 'text' && last.style === style && last.link === link) {
      piece = last;
      piece.text += text;
    } else {
      piece = { kind: 'text', text, style, link };
      this.add(piece);
    }
    // Kept apart: to ask a text that grows for its end would copy it each time.
    this.#lastCharacter = text.slice(-1);
    return piece;
  }

  add(inline: Inline): void {
    if (this.#isParted && this.#inlines.length > 0) this.#inlines.push({ kind: 'break' });
    this.#isParted = false;
    this.#inlines.push(inline);
    this.#lastCharacter = inline.kind === 'break' ? '\n' : '';
  }

  /** Ends the paragraph that is open, or parts the line here. */
  part(placement: Placement): void {
    if (this.#inlines.length === 0 && this.#standIn === undefined) return;
    if (this.form === 'preformatted') {
      const kind = this.#inlines.at(-1)?.kind;
      if (kind !== undefined && kind !== 'break') this.#isParted = true;
    } else if (this.form === 'line') this.#isParted = true;
    else {
      const inlines = trimmed(this.#inlines);
      this.#inlines = [];
      this.#lastCharacter = '\n';
      if (isSeen(inlines)) this.#blocks.push(this.#paragraphOf(inlines, placement));
      else if (this.#standIn !== undefined) this.#blocks.push(this.#paragraphOf([this.#standIn], placement));
      this.#standIn = undefined;
    }
  }

  /** Adds the name of a picture that has no words: it is shown if the paragraph shows nothing else. */
  addName(name: string, style: TextMarks): void {
    if (this.#standIn === undefined) this.#standIn = { kind: 'text', text: name, style, link: undefined };
    else this.#standIn.text += ` ${name}`;
  }

  #paragraphOf(inlines: readonly Inline[], placement: Placement): Block {
    const { align } = placement;
    const direction = saidDirection(placement);
    if (this.isTitle) return { kind: 'paragraph', inlines, align, ...direction, isTitle: true };
    return { kind: 'paragraph', inlines, align, ...direction };
  }

  /** Adds a block, or in a line its pieces. */
  addBlock(block: Block): void {
    this.part(UNPLACED);
    if (this.form === 'blocks') this.#blocks.push(block);
    else {
      for (const inline of flatten([block])) this.add(inline);
      this.#isParted = true;
    }
  }

  /** Takes the blocks out. */
  takeBlocks(placement: Placement = UNPLACED): Block[] {
    this.part(placement);
    const blocks = this.#blocks;
    if (blocks.length > 0) this.#blocks = [];
    return blocks;
  }

  /** Takes the pieces of the line out. */
  takeLine(): Inline[] {
    const inlines = this.form === 'line' ? trimmed(this.#inlines) : this.#inlines;
    this.#inlines = [];
    this.#isParted = false;
    this.#lastCharacter = '\n';
    return inlines;
  }
}

/** Whether pieces have something to see. */
export function isSeen(inlines: readonly Inline[]): boolean {
  return inlines.some(
    (inline) =>
      inline.kind === 'image' ||
      inline.kind === 'note' ||
      (inline.kind === 'text' && inline.text.trim() !== ''),
  );
}

/** Pieces without line breaks at either end, without spaces at the end of a line, and with one empty line at most. */
function trimmed(inlines: Inline[]): Inline[] {
  if (inlines.every(({ kind }) => kind !== 'break')) {
    trimEnd(inlines);
    return inlines;
  }
  const kept: Inline[] = [];
  for (const inline of inlines) {
    if (inline.kind === 'break') {
      trimEnd(kept);
      if (kept.length === 0 || (kept.at(-1)?.kind === 'break' && kept.at(-2)?.kind === 'break')) continue;
    }
    kept.push(inline);
  }
  trimEnd(kept);
  while (kept.at(-1)?.kind === 'break') kept.pop();
  return kept;
}

/** Takes spaces off the end of pieces, with the pieces that are nothing else. */
function trimEnd(inlines: Inline[]): void {
  for (;;) {
    const last = inlines.at(-1);
    if (last?.kind !== 'text' || last.style.kind !== 'text' || !last.text.endsWith(' ')) return;
    const piece: TextPiece = last;
    let end = piece.text.length;
    while (piece.text[end - 1] === ' ') end--;
    piece.text = piece.text.slice(0, end);
    if (piece.text !== '' || piece.names !== undefined) return;
    inlines.pop();
  }
}
