import { scanlineBytes } from '../../../formats/png/writer.ts';

/** How dark a pixel is in a soft image: 0 is background, DARKEST is foreground, between them the share covered. */
export const DARKEST = 15;

/** Packs one shade a byte, `size` x `size` of them, into PNG scanlines of four bits a pixel, filter None. */
export function packShades(shades: Uint8Array, size: number): Uint8Array {
  const stride = scanlineBytes(size, 4);
  const scanlines = new Uint8Array(stride * size);
  for (let row = 0; row < size; row++) {
    const end = (row + 1) * size;
    let out = row * stride + 1;
    for (let at = row * size; at < end; at += 2) {
      scanlines[out++] = (shades[at]! << 4) | (at + 1 < end ? shades[at + 1]! : 0);
    }
  }
  return scanlines;
}
