import { type Colour, mixColours, paintOver } from '../colour.ts';
import type { ColourPair } from '../colour-pair.ts';
import { scanlineBytes } from './writer.ts';

/** How dark a pixel is in a soft image: 0 is background, DARKEST is foreground, between them the share covered. */
export const DARKEST = 15;

/** The colours from background (entry 0) to foreground (entry `last`) in equal steps of coverage. */
export function shadesOf({ foreground, background }: ColourPair, last: number): readonly Colour[] {
  const painted = paintOver(foreground, background);
  return Array.from({ length: last + 1 }, (_, i) => mixColours(painted, i / last, background));
}

/** Packs one shade a byte, `width` x `height` of them, into PNG scanlines of four bits a pixel, filter None. */
export function packShades(shades: Uint8Array, width: number, height: number): Uint8Array {
  const stride = scanlineBytes(width, 4);
  const scanlines = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const end = (row + 1) * width;
    let out = row * stride + 1;
    for (let at = row * width; at < end; at += 2) {
      scanlines[out++] = (shades[at]! << 4) | (at + 1 < end ? shades[at + 1]! : 0);
    }
  }
  return scanlines;
}
