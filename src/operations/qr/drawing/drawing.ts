import { refuse } from '../../../errors.ts';
import { type Colour, paintOver, parseColour, sameColour } from '../../../formats/colour.ts';
import { readInput } from '../../../schema/read.ts';
import type { InputOf } from '../../../schema/value-of.ts';
import { type DrawInput, drawOptions } from '../schema.ts';

/** How a symbol is drawn: the members of the HTTP interface, with its ranges and defaults. */
export interface DrawOptions extends InputOf<typeof drawOptions> {}

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
  return toDrawing(readInput(drawOptions, options));
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
