import type { Weight } from './font-set.ts';
import type { StructureElement } from './structure.ts';
import type { TextSetter } from './text-setter.ts';

/** How a text looks. */
export interface TextStyle {
  readonly weight: Weight;
  /** In points. */
  readonly size: number;
  readonly colour: Colour;
  /** Distance of baselines in points. */
  readonly leading: number;
}

/** Red, green and blue in sRGB, each 0 to 1, as PDF writes them: `0.1 0.12 0.21`. */
export type Colour = `${number} ${number} ${number}`;

/** The contents of a page. */
export interface PageContent {
  /** Lines and fills, drawn before the text. */
  readonly graphics: string;
  readonly text: string;
  /** The element of each piece of marked content, by its number. */
  readonly marks: readonly StructureElement[];
  /** Whether a drawing is among them. */
  readonly hasDrawing: boolean;
}

interface OpenPage {
  graphics: string;
  text: string;
  readonly marks: StructureElement[];
  hasDrawing: boolean;
}

const emptyPage = (): OpenPage => ({ graphics: '', text: '', marks: [], hasDrawing: false });

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
    this.#pages.push(emptyPage());
    this.turnTo(this.#pages.length - 1);
  }

  /** Continues a page begun before, by its index. */
  turnTo(index: number): void {
    this.#page = this.#pages[index]!;
    this.#index = index;
    this.#style = undefined;
    this.#leading = 0;
    this.#page.text += this.#page.text === '' ? '' : 'ET\nBT\n';
    this.#x = 0;
    this.#y = 0;
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
    this.#page.text += 'ET\n';
    this.begin(element);
    this.#page.text += `q ${operators} Q\nEMC\nBT\n`;
    this.#page.hasDrawing = true;
    this.#x = 0;
    this.#y = 0;
  }

  /** Shows a text. */
  show(text: string, x: number, y: number, style: TextStyle): void {
    this.#use(style);
    const left = Math.round(x * 100);
    const base = Math.round(y * 100);
    this.#page.text += `${hundredths(left - this.#x)} ${hundredths(base - this.#y)} Td${this.#setter.show(text, style.weight, style.size, 'Tj')}`;
    this.#x = left;
    this.#y = base;
  }

  /** Shows a text one line below the last one, in the same style and from the same left end. */
  showBelow(text: string): void {
    const { weight, size, leading } = this.#style!;
    if (this.#leading !== leading) {
      this.#page.text += `${leading} TL `;
      this.#leading = leading;
    }
    this.#page.text += this.#setter.show(text, weight, size, "'");
    this.#y -= Math.round(leading * 100);
  }

  /** Draws a horizontal line. */
  rule(left: number, right: number, y: number, { width, colour }: { width: number; colour: Colour }): void {
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
    const point = (px: number, py: number) =>
      `${hundredths(Math.round(px * 100))} ${hundredths(Math.round(py * 100))}`;
    // A quarter circle as a Bezier curve has its control points at 0.5523 of the radius.
    const slack = radius * (1 - 0.5523);
    const [right, top] = [x + width, y + height];
    this.#page.graphics +=
      `${colour} rg ${point(x + radius, y)} m ${point(right - radius, y)} l ` +
      `${point(right - slack, y)} ${point(right, y + slack)} ${point(right, y + radius)} c ` +
      `${point(right, top - radius)} l ` +
      `${point(right, top - slack)} ${point(right - slack, top)} ${point(right - radius, top)} c ` +
      `${point(x + radius, top)} l ` +
      `${point(x + slack, top)} ${point(x, top - slack)} ${point(x, top - radius)} c ` +
      `${point(x, y + radius)} l ` +
      `${point(x, y + slack)} ${point(x + slack, y)} ${point(x + radius, y)} c f\n`;
  }

  #use(style: TextStyle): void {
    const last = this.#style;
    if (last === style) return;
    if (last === undefined || last.weight !== style.weight || last.size !== style.size) {
      this.#page.text += `/F${style.weight + 1} ${style.size} Tf `;
    }
    if (last?.colour !== style.colour) this.#page.text += `${style.colour} rg `;
    this.#style = style;
  }
}

/** A number of hundredths as decimal text, as short as it can be. */
function hundredths(value: number): string {
  if (value < 0) return `-${hundredths(-value)}`;
  const fraction = value % 100;
  if (fraction === 0) return `${value / 100}`;
  const whole = (value - fraction) / 100;
  return fraction % 10 === 0
    ? `${whole}.${fraction / 10}`
    : `${whole}.${fraction < 10 ? '0' : ''}${fraction}`;
}
