import { type ColourPair, readColourPair } from '../../../formats/colour-pair.ts';
import { readInput } from '../../../schema/read.ts';
import type { InputOf } from '../../../schema/value-of.ts';
import { type DrawInput, drawOptions } from '../schema.ts';

/** How a symbol is drawn: the members of the HTTP interface, with its ranges and defaults. */
export interface DrawOptions extends InputOf<typeof drawOptions> {}

/** Checked instructions to a renderer. */
export interface Drawing extends ColourPair {
  readonly size: number;
  readonly margin: number;
  readonly rounded: boolean;
}

/** Reads the options of a caller of the library; refuses what HTTP refuses. */
export function readDrawing(options: DrawOptions): Drawing {
  return toDrawing(readInput(drawOptions, options));
}

/** Returns the instructions for options that fit the schema; refuses colours that would show nothing. */
export function toDrawing({ size, margin, fg, bg, rounded }: DrawInput): Drawing {
  return { size, margin, ...readColourPair({ fg, bg }), rounded: rounded === 1 };
}
