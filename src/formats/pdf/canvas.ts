import { type DirectedText, drawnOf } from '../typesetting/bidi.ts';
import { hasRightToLeft } from '../typesetting/right-to-left.ts';
import { type MixedLine, type SetLine, setLines } from '../typesetting/set-lines.ts';
import { AsciiText } from './ascii-text.ts';
import type { Face } from './fonts/font-set.ts';
import type { PageLink } from './structure/links.ts';
import type { StructureElement } from './structure/structure.ts';
import { simpleFontName, type TextSetter } from './text-setter.ts';

/** How a text looks. */
export interface TextStyle {
  readonly face: Face;
  /** In points. */
  readonly size: number;
  readonly colour: Colour;
  /** Distance of baselines in points. */
  readonly leading: number;
}

/** Red, green and blue in sRGB, each 0 to 1, as PDF writes them: `0.1 0.12 0.21`. */
export type Colour = `${number} ${number} ${number}`;

/** From the lower left corner of the page, in points. */
export type Point = readonly [x: number, y: number];

/** Where a text begins on its baseline, from the left, and how wide it is, in points. */
export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How a line is drawn, its width in points. */
export interface Pen {
  readonly width: number;
  readonly colour: Colour;
}

/** The contents of a page. */
export interface PageContent {
  /** Lines and fills, drawn before the text. */
  readonly graphics: AsciiText;
  readonly text: AsciiText;
  /** The element of each piece of marked content, by its number. */
  readonly marks: readonly StructureElement[];
  /** Whether a drawing is among them. */
  readonly hasDrawing: boolean;
  readonly links: readonly PageLink[];
}

/** A rectangle by its lower left corner, in points. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface OpenPage {
  readonly graphics: AsciiText;
  readonly text: AsciiText;
  readonly marks: StructureElement[];
  hasDrawing: boolean;
  readonly links: PageLink[];
}

/**
 * Draws pages. Coordinates are in points from the lower left corner of the page, x of a text is its left end,
 * y its baseline. Operators that would change nothing are not written.
 */
export class Canvas {
  readonly #setter: TextSetter;
  readonly #pages: OpenPage[] = [];
  #page: OpenPage = emptyPage(undefined);
  #index = 0;
  #style: TextStyle | undefined;
  #leading = 0;
  /** Where the current line of the text object begins, in hundredths of a point. */
  #x = 0;
  #y = 0;
  /** Where the last text was shown: its left end and its baseline, in hundredths of a point. */
  #left = 0;
  #base = 0;
  /** The element that what is shown belongs to, and whether a piece of it has begun. */
  #open: StructureElement | undefined;
  #isMarked = false;

  constructor(setter: TextSetter) {
    this.#setter = setter;
  }

  get pages(): readonly PageContent[] {
    return this.#pages;
  }

  /** Begins a page after the others. */
  addPage(): void {
    this.#pages.push(emptyPage(this.#page));
    this.turnTo(this.#pages.length - 1);
  }

  /** Continues a page begun before, by its index. */
  turnTo(index: number): void {
    this.#page = this.#pages[index]!;
    this.#index = index;
    if (this.#page.text.length > 0) this.#page.text.text('ET\nBT\n');
    this.#forget();
  }

  /** The page that is drawn on, by its index. */
  get pageIndex(): number {
    return this.#index;
  }

  /** Pieces of marked content on this page. */
  get markCount(): number {
    return this.#page.marks.length;
  }

  /** What is shown until `end` belongs to an element of the structure (PDF 1.4, 9.6.3). */
  begin(element: StructureElement): void {
    this.#open = element;
    this.#isMarked = false;
  }

  /**
   * What is shown until `end` is an artifact (PDF 1.4, 9.7.2): of the page, as a repeated heading of a table, or the line
   * above or below the text of every page (ISO 14289-1 7.8).
   */
  beginArtifact(line?: 'Header' | 'Footer'): void {
    const properties = line === undefined ? 'BMC' : `<</Type/Pagination/Subtype/${line}>>BDC`;
    this.#page.text.text(`/Artifact ${properties}\n`);
  }

  end(): void {
    const isEmpty = this.#open !== undefined && !this.#isMarked;
    this.#open = undefined;
    if (!isEmpty) this.#page.text.text('EMC\n');
  }

  /** Content that shows nothing is not marked. */
  #mark(): void {
    const element = this.#open;
    if (element === undefined || this.#isMarked) return;
    const { marks, text } = this.#page;
    text.text('/').text(element.type).text('<</MCID ').integer(marks.length).text('>>BDC\n');
    element.addMark(this.#index, marks.length);
    marks.push(element);
    this.#isMarked = true;
  }

  /**
   * Draws operators of graphics as the content of an element. They are between text objects, which hold no paths (PDF
   * 1.4, 4.1), and leave no trace: the state of the graphics is saved around them.
   */
  draw(element: StructureElement, operators: string): void {
    this.#page.hasDrawing = true;
    this.drawMarked(`q ${operators} Q`, element);
  }

  /** Shows a line. A string with letters that are read from right to left is a paragraph of its own. */
  show(line: SetLine, x: number, y: number, style: TextStyle): void {
    const set = typeof line === 'string' && hasRightToLeft(line) ? setLines(line, [line])[0]! : line;
    if (typeof set === 'string') this.#showFromLeft(set, x, y, style);
    else this.#showMixed(set, x, y, style);
  }

  /** A part may be read from left to right although it has such letters: marks and figures of theirs. */
  #showFromLeft(text: string, x: number, y: number, style: TextStyle): void {
    this.#left = Math.round(x * 100);
    this.#base = Math.round(y * 100);
    this.#mark();
    this.#use(style);
    this.#moveTo(this.#left);
    this.#setter.write(this.#page.text, text, style, 'Tj');
  }

  /** Shows a line below the last one, in the same style and from the same left end. */
  showBelow(line: SetLine): void {
    const style = this.#style!;
    const { leading } = style;
    if (typeof line !== 'string' || hasRightToLeft(line) || this.#x !== this.#left) {
      this.show(line, this.#left / 100, this.#base / 100 - leading, style);
      return;
    }
    this.#mark();
    if (this.#leading !== leading) {
      this.#page.text.text(`${leading} TL `);
      this.#leading = leading;
    }
    this.#setter.write(this.#page.text, line, style, "'");
    this.#base -= Math.round(leading * 100);
    this.#y = this.#base;
  }

  /** Shows a part of a line in its place, which is as wide as the part without the spaces at the end of the line. */
  showPart(text: DirectedText, { x, y, width }: TextPlace, style: TextStyle): void {
    if (typeof text === 'string') {
      this.#showFromLeft(text, x, y, style);
      return;
    }
    this.#mark();
    this.#use(style);
    this.#left = Math.round((x + width - this.#widthOf(text.drawn, style)) * 100);
    this.#base = Math.round(y * 100);
    this.#moveTo(this.#left);
    this.#page.text.text(this.#setter.showReversed(text, style));
  }

  /** Shows a text that is there to be copied and read aloud, as wide as its place, but not drawn (PDF 1.4, 5.2.5). */
  showUnseen(text: string, { x, y, width }: TextPlace, { face, leading, colour }: TextStyle): void {
    const size = Math.round((width * 100_000) / this.#setter.measure(text, face)) / 100;
    this.#mark();
    this.#page.text.text('3 Tr ');
    this.show(text, x, y, { face, size, leading, colour });
    this.#page.text.text('0 Tr\n');
  }

  /**
   * Parts are shown from left to right, as programs expect that read the content of a page without its structure. The
   * structure has them in the order of reading: each part is a piece of marked content.
   */
  #showMixed(line: MixedLine, left: number, y: number, style: TextStyle): void {
    const element = line.parts.length > 1 ? this.#open : undefined;
    if (element !== undefined) this.end();
    let x = left;
    for (const { text } of line.parts) {
      const width = this.#widthOf(drawnOf(text), style);
      if (element !== undefined) this.begin(element);
      this.showPart(text, { x, y, width }, style);
      if (element !== undefined) this.end();
      x += width;
    }
    element?.sortLastMarks(line.parts.map(({ start }) => start));
    if (element !== undefined) this.begin(element);
    if (line.text.endsWith(' ')) this.#showFromLeft(' ', x, y, style);
    this.#left = Math.round(left * 100);
    this.#base = Math.round(y * 100);
  }

  #widthOf(text: string, { face, size }: TextStyle): number {
    return (this.#setter.measure(text, face) * size) / 1000;
  }

  #moveTo(left: number): void {
    this.#page.text.point(left - this.#x, this.#base - this.#y).text('Td');
    this.#x = left;
    this.#y = this.#base;
  }

  /**
   * Shows an image by its number: `matrix` (PDF 1.4, 4.2.2) leads from the unit square to where it is drawn. It belongs
   * to an element, or is an artifact without one.
   */
  showImage(image: number, matrix: readonly number[], element: StructureElement | undefined): void {
    const numbers = matrix.map((value) => hundredths(Math.round(value * 100))).join(' ');
    this.drawMarked(`q ${numbers} cm /I${image} Do Q`, element);
  }

  /** Draws operators between texts. They belong to an element, or are an artifact without one. */
  drawMarked(operators: string, element: StructureElement | undefined): void {
    this.#page.text.text('ET\n');
    if (element === undefined) this.beginArtifact();
    else this.begin(element);
    this.#mark();
    this.#page.text.text(operators).text('\n');
    this.end();
    this.#page.text.text('BT\n');
    this.#forget();
  }

  /** Makes a rectangle of this page a link. */
  link(link: PageLink): void {
    this.#page.links.push(link);
  }

  /** Fills a rectangle. */
  fill({ x, y, width, height }: Box, colour: Colour): void {
    this.#page.graphics
      .text(colour)
      .text(' rg ')
      .point(rounded(x), rounded(y))
      .point(rounded(width), rounded(height))
      .text('re f\n');
  }

  /** Draws a line through points. */
  stroke(points: readonly Point[], pen: Pen): void {
    this.#page.graphics.text(strokeOperators(points, pen)).text('\n');
  }

  /** Draws a horizontal line. */
  rule(left: number, right: number, y: number, { width, colour }: Pen): void {
    const height = rounded(y);
    this.#page.graphics
      .text(colour)
      .text(` RG ${width} w `)
      .point(rounded(left), height)
      .text('m ')
      .point(rounded(right), height)
      .text('l S\n');
  }

  /** Fills a rectangle with round corners. */
  fillRounded(
    box: { x: number; y: number; width: number; height: number; radius: number },
    colour: Colour,
  ): void {
    const { x, y, width, height, radius } = box;
    // A quarter circle as a Bezier curve has its control points at 0.5523 of the radius.
    const slack = radius * (1 - 0.5523);
    const [right, top] = [x + width, y + height];
    const [x0, y0, x3, y3] = [rounded(x), rounded(y), rounded(right), rounded(top)];
    const [x1, y1] = [rounded(x + radius), rounded(y + radius)];
    const [x2, y2] = [rounded(right - radius), rounded(top - radius)];
    const [xa, ya] = [rounded(x + slack), rounded(y + slack)];
    const [xb, yb] = [rounded(right - slack), rounded(top - slack)];
    const { graphics } = this.#page;
    graphics.text(colour).text(' rg ').point(x1, y0).text('m ').point(x2, y0).text('l ');
    graphics.point(xb, y0).point(x3, ya).point(x3, y1).text('c ').point(x3, y2).text('l ');
    graphics.point(x3, yb).point(xb, y3).point(x2, y3).text('c ').point(x1, y3).text('l ');
    graphics.point(xa, y3).point(x0, yb).point(x0, y2).text('c ').point(x0, y1).text('l ');
    graphics.point(x0, ya).point(xa, y0).point(x1, y0).text('c f\n');
  }

  /** A new text object begins at the origin, and may follow colours and fonts of others. */
  #forget(): void {
    this.#style = undefined;
    this.#leading = 0;
    this.#x = 0;
    this.#y = 0;
  }

  #use(style: TextStyle): void {
    const last = this.#style;
    if (last === style) return;
    if (last === undefined || last.face !== style.face || last.size !== style.size) {
      this.#page.text.text(`/${simpleFontName(style.face)} ${style.size} Tf `);
    }
    if (last?.colour !== style.colour) this.#page.text.text(style.colour).text(' rg ');
    this.#style = style;
  }
}

/** The operators (PDF 1.4, 4.4) that draw a line through points. */
export function strokeOperators(points: readonly Point[], { width, colour }: Pen): string {
  const path = points.map(
    ([x, y], index) =>
      `${hundredths(Math.round(x * 100))} ${hundredths(Math.round(y * 100))} ${index === 0 ? 'm' : 'l'}`,
  );
  return `${colour} RG ${width} w ${path.join(' ')} S`;
}

/** A page with room for as much as the one before it, since most have as much. */
function emptyPage(before: OpenPage | undefined): OpenPage {
  return {
    graphics: new AsciiText(before?.graphics.length),
    text: new AsciiText(before?.text.length),
    marks: [],
    hasDrawing: false,
    links: [],
  };
}

/** A length in points, as hundredths of a point. */
function rounded(points: number): number {
  return Math.round(points * 100);
}

/** A number of hundredths as decimal text, as short as it can be. */
function hundredths(value: number): string {
  if (value < 0) return `-${hundredths(-value)}`;
  const fraction = value % 100;
  return `${(value - fraction) / 100}${FRACTIONS[fraction]}`;
}

/** What follows the whole number, by hundredths. */
const FRACTIONS: readonly string[] = Array.from({ length: 100 }, (_, hundredth) =>
  hundredth === 0 ? '' : `.${String(hundredth).padStart(2, '0').replace(/0$/, '')}`,
);
