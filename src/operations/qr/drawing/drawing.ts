import { refuse } from '../../../errors.ts';
import { readInput } from '../../../schema/read.ts';
import { type DrawInput, drawOptions } from '../schema.ts';
import { type Colour, paintOver, parseColour, sameColour } from './colour.ts';

/** How a symbol is drawn. Members left out take the defaults of the HTTP interface. */
export interface DrawOptions {
  /** Width and height in pixels, 64 to 2048; 512 when left out. */
  readonly size?: number;
  /** Quiet zone in modules, 0 to 10; 4 when left out. */
  readonly margin?: number;
  /** Colour of the dark modules: hex digits, as `#1a2b3c`; black when left out. */
  readonly fg?: string;
  /** Colour of the background: hex digits, alpha last, as `#ffffff00`; white when left out. */
  readonly bg?: string;
  /** Rounds the free corners of the modules. */
  readonly rounded?: boolean | 0 | 1;
}

/** Checked instructions to a renderer. */
export interface Drawing {
  readonly size: number;
  readonly margin: number;
  readonly foreground: Colour;
  readonly background: Colour;
  readonly rounded: boolean;
}

/** Reads the options of a caller of the library; refuses what HTTP refuses. */
export function readDrawing(options: DrawOptions): Drawing {
  return toDrawing(readInput(drawOptions, options) as DrawInput);
}

/** Returns the instructions for options that fit the schema; refuses colours that would show nothing. */
export function toDrawing({ size, margin, fg, bg, rounded }: DrawInput): Drawing {
  const foreground = parseColour(fg, '/fg');
  const background = parseColour(bg, '/bg');
  const invisible = sameColour(paintOver(foreground, background), background);
  if (invisible || sameColour(foreground, background)) {
    refuse('/fg', `must differ from bg when painted over it; both are ${bg} to the eye`);
  }
  return { size, margin, foreground, background, rounded: rounded === 1 };
}
