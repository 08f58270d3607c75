/**
 * 128 bits that distinguish files, as 32 hexadecimal digits: four lanes of multiply and rotate over the bytes,
 * mixed at the end. Not a cryptographic hash: PDF 1.4, 9.3 requires a name, and a digest of the whole file would
 * cost more than writing it.
 */
export function identifierOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let a = 0x1e3779b9;
  let b = 0x05ebca6b;
  let c = 0x42b2ae35;
  let d = 0x27d4eb2f;
  const whole = bytes.length & ~15;
  for (let at = 0; at < whole; at += 16) {
    a = turn(a, view.getInt32(at, true));
    b = turn(b, view.getInt32(at + 4, true));
    c = turn(c, view.getInt32(at + 8, true));
    d = turn(d, view.getInt32(at + 12, true));
  }
  for (let at = whole; at < bytes.length; at++) a = turn(a, bytes[at]! + 0x100);
  a ^= bytes.length;
  for (let round = 0; round < 4; round++) {
    a = finish((a + d) | 0);
    b = finish((b + a) | 0);
    c = finish((c + b) | 0);
    d = finish((d + c) | 0);
  }
  return [a, b, c, d].map((lane) => (lane >>> 0).toString(16).toUpperCase().padStart(8, '0')).join('');
}

function turn(lane: number, word: number): number {
  const mixed = Math.imul(lane ^ Math.imul(word, 0xcc9e2d51), 0x1b873593);
  return (mixed << 13) | (mixed >>> 19);
}

function finish(lane: number): number {
  const once = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
