import { refuse } from '../../../errors.ts';
import { Canvas } from '../../../formats/pdf/canvas.ts';
import type { Place } from '../../../formats/pdf/structure/links.ts';
import type { Bookmark } from '../../../formats/pdf/structure/outline.ts';
import { StructureElement } from '../../../formats/pdf/structure/structure.ts';
import type { TextSetter } from '../../../formats/pdf/text-setter.ts';
import type { Styles } from './style.ts';

const MAX_PAGES = 500;

/** ISO 19005-1 6.1.12 bounds lists at 8191, and the marked pieces of a page are one. */
const MAX_MARKS = 8000;

/** Of the height of a page: what waits for what follows, as headings below each other, is no higher. */
const MAX_KEPT = 1 / 3;

/** Width and height, and the margin on all sides, in points. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
}

/** The left and right end of a column of text. */
export interface Column {
  readonly left: number;
  readonly right: number;
}

/** Something beside the text of one page after another, as the bar of a quote: drawn from its top to its bottom. */
export type Side = (top: number, bottom: number) => void;

interface OpenSide {
  readonly draw: Side;
  /** Undefined until something is beside it. */
  top: number | undefined;
}

/** Something that is drawn on the page where what follows it begins. */
interface Kept {
  readonly height: number;
  /** The distance to keep above it. */
  readonly gap: number;
  readonly draw: () => void;
  /** The labels beside it, and how many sides were open. */
  readonly labels: readonly Label[];
  readonly sides: number;
}

type Label = (baseline: number) => void;

/** A document in progress: blocks are drawn at `y`, the upper end of the free space, and move it down. */
export class Flow {
  readonly canvas: Canvas;
  readonly setter: TextSetter;
  readonly styles: Styles;
  readonly sheet: Sheet;
  readonly document = new StructureElement('Document');
  readonly bookmarks: Bookmark[] = [];
  /** Where the headings are, by their slugs, and the notes, by their numbers. */
  readonly anchors = new Map<string, Place>();
  readonly notes = new Map<number, Place>();
  /** Where each note is first referred to. */
  readonly references = new Map<number, Place>();
  /** The section that each page ends in, by the index of the page. */
  readonly sections: string[] = [];
  section = '';
  y = 0;
  #gap = 0;
  /** Whether what is beside the text begins here, so that the text keeps no distance. */
  #isBeside = false;
  #element: StructureElement | undefined;
  readonly #sides: OpenSide[] = [];
  #labels: Label[] = [];
  #kept: Kept[] = [];

  constructor(setter: TextSetter, sheet: Sheet, styles: Styles) {
    this.setter = setter;
    this.canvas = new Canvas(setter);
    this.sheet = sheet;
    this.styles = styles;
    this.newPage();
  }

  get column(): Column {
    return { left: this.sheet.margin, right: this.sheet.width - this.sheet.margin };
  }

  get top(): number {
    return this.sheet.height - this.sheet.margin;
  }

  get floor(): number {
    return this.sheet.margin;
  }

  /** Height left on the page for what is drawn next, below its gap. */
  get room(): number {
    return this.y - (this.isAtTop ? 0 : this.#gap) - this.floor;
  }

  /** Most height of a picture: a line of text fits with it. */
  get pictureRoom(): number {
    return this.top - this.floor - 3 * this.styles.body.leading;
  }

  get isAtTop(): boolean {
    return this.y === this.top;
  }

  get place(): Place {
    return { page: this.canvas.pageIndex, top: this.y };
  }

  /** Continues at the top of the next page. Throws InputError past 500 pages. */
  newPage(): void {
    const { canvas } = this;
    this.endMark();
    if (canvas.pages.length > 0) this.#closePage();
    if (canvas.pages.length >= MAX_PAGES) refuse('/markdown', `must fit on ${MAX_PAGES} pages`);
    canvas.addPage();
    this.y = this.top;
    this.#gap = 0;
    for (const side of this.#sides) if (side.top !== undefined) side.top = this.y;
  }

  /** Keeps a distance to what is drawn next; of several the largest counts, and none at the top of a page. */
  space(gap: number): void {
    if (!this.#isBeside) this.#gap = Math.max(this.#gap, gap);
  }

  /**
   * Moves down by the distance to keep, and begins a new page unless the height is left or the page is empty. What waits
   * for this is drawn first, on the same page where one holds both.
   */
  begin(height: number): void {
    if (this.#kept.length > 0) this.#drawKept(height);
    this.#moveDown(height);
  }

  /** Has something wait for what follows, to be drawn above it; `draw` moves down by its height. */
  keep(height: number, draw: () => void): void {
    const waiting = this.#kept.reduce((sum, part) => sum + part.gap + part.height, height);
    if (waiting > (this.top - this.floor) * MAX_KEPT) this.settle();
    this.#kept.push({ height, gap: this.#gap, draw, labels: this.#labels, sides: this.#sides.length });
    this.#labels = [];
    this.#gap = 0;
    this.#isBeside = false;
  }

  /** Draws what waits for something that does not follow. */
  settle(): void {
    if (this.#kept.length > 0) this.#drawKept(0);
  }

  #drawKept(next: number): void {
    const kept = this.#kept;
    const [gap, labels] = [this.#gap, this.#labels];
    this.#kept = [];
    this.#labels = [];
    const whole = kept.reduce((sum, part) => sum + part.height + part.gap, next + gap) - kept[0]!.gap;
    const isOnePage = whole <= this.top - this.floor;
    for (const [index, part] of kept.entries()) {
      const later = this.#sides.splice(part.sides);
      this.#gap = part.gap;
      this.#moveDown(index === 0 && isOnePage ? whole : part.height);
      this.#labels.push(...part.labels);
      part.draw();
      this.#sides.push(...later);
    }
    this.#gap = gap;
    this.#labels.push(...labels);
  }

  #moveDown(height: number): void {
    if (!this.isAtTop && (this.room < height || this.canvas.markCount > MAX_MARKS)) this.newPage();
    if (!this.isAtTop) this.y -= this.#gap;
    this.#gap = 0;
    this.#isBeside = false;
    for (const side of this.#sides) side.top ??= this.y;
  }

  /** What is shown next belongs to an element; what is shown in one go is one piece of it. */
  mark(element: StructureElement): void {
    if (this.#element === element) return;
    this.endMark();
    this.canvas.begin(element);
    this.#element = element;
  }

  endMark(): void {
    if (this.#element !== undefined) this.canvas.end();
    this.#element = undefined;
  }

  /** Draws something beside all that `content` draws, on each page that it is on. */
  beside(draw: Side, content: () => void): void {
    this.#isBeside = true;
    const side: OpenSide = { draw, top: undefined };
    this.#sides.push(side);
    content();
    this.settle();
    this.#sides.pop();
    if (side.top !== undefined && side.top > this.y) draw(side.top, this.y);
  }

  /** Draws a label beside the next line, when its baseline is known. */
  label(draw: Label): void {
    this.#labels.push(draw);
  }

  /** Whether labels wait for a line. */
  get hasLabels(): boolean {
    return this.#labels.length > 0;
  }

  /** Draws the labels that wait for a line. */
  drawLabels(baseline: number): void {
    if (this.#labels.length === 0) return;
    for (const draw of this.#labels.splice(0)) draw(baseline);
  }

  /** Ends the last page. */
  finish(): void {
    this.settle();
    this.endMark();
    this.#closePage();
  }

  #closePage(): void {
    this.sections[this.canvas.pageIndex] = this.section;
    for (const { draw, top } of this.#sides) if (top !== undefined && top > this.y) draw(top, this.y);
  }
}
