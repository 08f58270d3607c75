/**
 * 128 bits that tell files apart, as 32 hexadecimal digits: four lanes of multiply and rotate over the bytes,
 * mixed at the end. Not a cryptographic hash: PDF 1.4, 9.3 asks for a name, and a digest of the whole file would
 * cost more than writing it.
 */
export function identifierOf(bytes: Uint8Array): string {
  const lanes = new Uint32Array([0x9e3779b9, 0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f]);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [a, b, c, d] = lanes as unknown as [number, number, number, number];
  const whole = bytes.length & ~15;
  for (let at = 0; at < whole; at += 16) {
    a = turn(a, view.getUint32(at, true));
    b = turn(b, view.getUint32(at + 4, true));
    c = turn(c, view.getUint32(at + 8, true));
    d = turn(d, view.getUint32(at + 12, true));
  }
  for (let at = whole; at < bytes.length; at++) a = turn(a, bytes[at]! + 0x100);
  a ^= bytes.length;
  for (let round = 0; round < 4; round++) {
    a = finish(a + d);
    b = finish(b + a);
    c = finish(c + b);
    d = finish(d + c);
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
