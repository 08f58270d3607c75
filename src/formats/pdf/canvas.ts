import type { Face } from './font-set.ts';
import type { PageLink } from './links.ts';
import type { StructureElement } from './structure.ts';
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

/** How a line is drawn, its width in points. */
export interface Pen {
  readonly width: number;
  readonly colour: Colour;
}

/** The contents of a page. */
export interface PageContent {
  /** Lines and fills, drawn before the text. */
  readonly graphics: string;
  readonly text: string;
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
  graphics: string;
  text: string;
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
  #page: OpenPage = emptyPage();
  #index = 0;
  #style: TextStyle | undefined;
  #leading = 0;
  /** Where the current line of the text object begins, in hundredths of a point. */
  #x = 0;
  #y = 0;

  constructor(setter: TextSetter) {
    this.#setter = setter;
  }

  get pages(): readonly PageContent[] {
    return this.#pages;
  }

  /** Begins a page after the others. */
  addPage(): void {
    joinPieces(this.#page);
    this.#pages.push(emptyPage());
    this.turnTo(this.#pages.length - 1);
  }

  /** Continues a page begun before, by its index. */
  turnTo(index: number): void {
    this.#page = this.#pages[index]!;
    this.#index = index;
    if (this.#page.text !== '') this.#page.text += 'ET\nBT\n';
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
    const { marks } = this.#page;
    this.#page.text += `/${element.type}<</MCID ${marks.length}>>BDC\n`;
    element.marks.push(this.#index, marks.length);
    marks.push(element);
  }

  /** What is shown until `end` is an artifact: a page number, a repeated heading (PDF 1.4, 9.7.2). */
  beginArtifact(): void {
    this.#page.text += '/Artifact BMC\n';
  }

  end(): void {
    this.#page.text += 'EMC\n';
  }

  /**
   * Draws operators of graphics as the content of an element. They are between text objects, which hold no paths (PDF
   * 1.4, 4.1), and leave no trace: the state of the graphics is saved around them.
   */
  draw(element: StructureElement, operators: string): void {
    this.#page.hasDrawing = true;
    this.drawMarked(`q ${operators} Q`, element);
  }

  /** Shows a text. */
  show(text: string, x: number, y: number, style: TextStyle): void {
    this.#use(style);
    const left = Math.round(x * 100);
    const base = Math.round(y * 100);
    this.#page.text += `${hundredths(left - this.#x)} ${hundredths(base - this.#y)} Td${this.#setter.show(text, style.face, style.size, 'Tj')}`;
    this.#x = left;
    this.#y = base;
  }

  /** Shows a text one line below the last one, in the same style and from the same left end. */
  showBelow(text: string): void {
    const { face, size, leading } = this.#style!;
    if (this.#leading !== leading) {
      this.#page.text += `${leading} TL `;
      this.#leading = leading;
    }
    this.#page.text += this.#setter.show(text, face, size, "'");
    this.#y -= Math.round(leading * 100);
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
    this.#page.text += 'ET\n';
    if (element === undefined) this.beginArtifact();
    else this.begin(element);
    this.#page.text += `${operators}\n`;
    this.end();
    this.#page.text += 'BT\n';
    this.#forget();
  }

  /** Makes a rectangle of this page a link. */
  link(link: PageLink): void {
    this.#page.links.push(link);
  }

  /** Fills a rectangle. */
  fill({ x, y, width, height }: Box, colour: Colour): void {
    const numbers = `${rounded(x)} ${rounded(y)} ${rounded(width)} ${rounded(height)}`;
    this.#page.graphics += `${colour} rg ${numbers} re f\n`;
  }

  /** Draws a line through points. */
  stroke(points: readonly Point[], pen: Pen): void {
    this.#page.graphics += `${strokeOperators(points, pen)}\n`;
  }

  /** Draws a horizontal line. */
  rule(left: number, right: number, y: number, { width, colour }: Pen): void {
    const height = hundredths(Math.round(y * 100));
    this.#page.graphics +=
      `${colour} RG ${width} w ${hundredths(Math.round(left * 100))} ${height} m ` +
      `${hundredths(Math.round(right * 100))} ${height} l S\n`;
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
    // Each number is made once, and used up to five times.
    const [x0, y0, x3, y3] = [rounded(x), rounded(y), rounded(right), rounded(top)];
    const [x1, y1] = [rounded(x + radius), rounded(y + radius)];
    const [x2, y2] = [rounded(right - radius), rounded(top - radius)];
    const [xa, ya] = [rounded(x + slack), rounded(y + slack)];
    const [xb, yb] = [rounded(right - slack), rounded(top - slack)];
    this.#page.graphics +=
      `${colour} rg ${x1} ${y0} m ${x2} ${y0} l ${xb} ${y0} ${x3} ${ya} ${x3} ${y1} c ${x3} ${y2} l ` +
      `${x3} ${yb} ${xb} ${y3} ${x2} ${y3} c ${x1} ${y3} l ${xa} ${y3} ${x0} ${yb} ${x0} ${y2} c ` +
      `${x0} ${y1} l ${x0} ${ya} ${xa} ${y0} ${x1} ${y0} c f\n`;
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
      this.#page.text += `/${simpleFontName(style.face)} ${style.size} Tf `;
    }
    if (last?.colour !== style.colour) this.#page.text += `${style.colour} rg `;
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

function emptyPage(): OpenPage {
  return { graphics: '', text: '', marks: [], hasDrawing: false, links: [] };
}

/**
 * Makes the texts of a page whole when the next one begins. A text that grew is a tree of its pieces: kept until the end
 * of the document, those of all pages are what the collector copies most.
 */
function joinPieces(page: OpenPage): void {
  page.text = inOnePiece(page.text);
  page.graphics = inOnePiece(page.graphics);
}

/** The same text; taking a part of it joins its pieces. */
function inOnePiece(text: string): string {
  return [text.slice(0, 1), text.slice(1)].join('');
}

/** A length in points, to the hundredth. */
function rounded(points: number): string {
  return hundredths(Math.round(points * 100));
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
