/**
 * How many signs of compressed data the rest of a scan has at least, where more follows it: FF 00 and RST. Other files have
 * an FF before any byte, so that four such pairs and no other are found in one of half a million.
 */
const MANY_SIGNS = 4;

/**
 * Whether the data of a scan go on behind a marker EOI: bytes in which FF is stuffed or begins RST (ITU-T T.81 B.1.1.5), up
 * to a second EOI. A damaged byte makes an EOI in the middle of a scan, and all that follows would be cut off with the
 * previews and films that are behind the end of a picture.
 */
export function goesOnBehindEnd(file: Uint8Array, start: number): boolean {
  let signs = 0;
  for (let at = file.indexOf(0xff, start); at >= 0; at = file.indexOf(0xff, at + 2)) {
    const next = file[at + 1];
    if (next === 0xd9) return signs >= MANY_SIGNS || (signs > 0 && at + 2 === file.length);
    const isSign = next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7);
    if (!isSign) return false;
    signs++;
  }
  return false;
}
