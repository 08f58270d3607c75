import { writeCmap } from '../../../src/formats/truetype/cmap.ts';
import { readFont } from '../../../src/formats/truetype/font.ts';
import { subsetFont } from '../../../src/formats/truetype/subset.ts';
import { testNeeds } from '../worlds/needs.ts';

const { regular } = await testNeeds().fonts();
const arimo = readFont(regular);

/** A TrueType file that has the characters of a text below U+FFFF alone: they look like A, B, C and so on. */
export function fontOf(text: string): Uint8Array {
  const characters = [...new Set(text)].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const glyphs = characters.map((_, index) => arimo.glyphs[0x41 + index]!);
  return subsetFont(arimo, glyphs, writeCmap(characters)).bytes;
}
