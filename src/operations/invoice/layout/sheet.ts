import { refuse } from '../../../errors.ts';
import { Canvas, type TextStyle } from '../../../formats/pdf/canvas.ts';
import { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { TextSetter } from '../../../formats/pdf/text-setter.ts';
import { paragraphsOf } from '../../../formats/typesetting/printable.ts';
import { type SetLine, setLines, textOfLine } from '../../../formats/typesetting/set-lines.ts';
import { wrap } from '../../../formats/typesetting/wrap.ts';
import { FLOOR, MARGIN } from './style.ts';

const MAX_PAGES = 500;

/** Width and height in points. */
export type Paper = readonly [number, number];
export const LETTER: Paper = [612, 792];
export const A4: Paper = [595.28, 841.89];

/** A document in progress: drawing happens at `y`, the upper end of the free space, and moves it down. */
export class Sheet {
  readonly canvas: Canvas;
  readonly document = new StructureElement('Document');
  readonly left = MARGIN;
  readonly right: number;
  y = 0;
  readonly setter: TextSetter;
  readonly #top: number;

  constructor(setter: TextSetter, [width, height]: Paper) {
    this.setter = setter;
    this.canvas = new Canvas(setter);
    this.right = width - MARGIN;
    this.#top = height - MARGIN;
    this.newPage();
  }

  get width(): number {
    return this.right - this.left;
  }

  /** Where the right half begins: the customer and the totals share this edge. */
  get middle(): number {
    return this.left + this.width / 2;
  }

  /** Height left on the page. */
  get room(): number {
    return this.y - FLOOR;
  }

  /** Height for text on an empty page. */
  get pageRoom(): number {
    return this.#top - FLOOR;
  }

  get isAtTop(): boolean {
    return this.y === this.#top;
  }

  /** Continues at the top of the next page. Throws InputError past 500 pages. */
  newPage(): void {
    if (this.canvas.pages.length >= MAX_PAGES) refuse('', `must fit on ${MAX_PAGES} pages`);
    this.canvas.addPage();
    this.y = this.#top;
  }

  /** Begins a new page unless this height is left, or the page is empty. */
  require(height: number): void {
    if (this.room < height && !this.isAtTop) this.newPage();
  }

  /** Width of a text in points, without the spaces at its end. */
  measure(text: SetLine, { face, size }: TextStyle): number {
    return (this.setter.measure(textOfLine(text).trimEnd(), face) * size) / 1000;
  }

  /** A text as lines of at most `width` points, with the line breaks of the caller. */
  lines(text: string, style: TextStyle, width: number): SetLine[] {
    return this.wrapAll(paragraphsOf(text), style, width);
  }

  /** The lines of paragraphs of printable text. */
  wrapAll(paragraphs: readonly string[], style: TextStyle, width: number): SetLine[] {
    return paragraphs.flatMap((paragraph) => this.wrap(paragraph, style, width));
  }

  /**
   * The lines of one paragraph of printable text. The last one ends with a space, as others do where a word ends: the
   * words of two lines are not one word (ISO 32000-1 14.8.2.5).
   */
  wrap(paragraph: string, { face, size }: TextStyle, width: number): readonly SetLine[] {
    const text = paragraph === '' ? '' : `${paragraph} `;
    return setLines(text, wrap(text, (width * 1000) / size, this.setter.ruler(face)));
  }
}
