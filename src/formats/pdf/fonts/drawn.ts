import type { Glyph } from '../../truetype/built-glyph.ts';
import { glyphWidth, type Typeface } from './typeface.ts';

/** Which typeface draws a character, and how. */
export interface Drawn {
  /** Its composite font: regular and bold are 0 and 1, the fallbacks follow; further faces and emoji are negative. */
  readonly font: number;
  readonly glyph: Glyph;
  readonly width: number;
}

/** Characters that are drawn as one: no line ends between them. */
export interface Cluster {
  /** In UTF-16 units. */
  readonly length: number;
  readonly width: number;
  /** From left to right; their texts together are the cluster. */
  readonly pieces: readonly ClusterPiece[];
}

export interface ClusterPiece extends Drawn {
  readonly text: string;
}

/** A character as a typeface draws it; undefined where that has no glyph for it. */
export function drawnBy(typeface: Typeface, index: number, character: number): Drawn | undefined {
  const glyph = glyphOf(typeface, character);
  return glyph === 0 ? undefined : { font: index, glyph, width: glyphWidth(typeface.font, glyph) };
}

/** The glyph of a character, 0 for none. */
export function glyphOf({ font }: Typeface, character: number): number {
  return font.glyphs[character] ?? font.supplementary.get(character) ?? 0;
}
