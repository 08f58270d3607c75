/** Sets bits `from` to `to` - 1, counted from bit `base` (a multiple of 8), high bit of a byte first. */
export function fillBits(bytes: Uint8Array, base: number, from: number, to: number): void {
  const first = (base + from) >> 3;
  const last = (base + to) >> 3;
  const head = 0xff >> (from & 7);
  const tail = (0xff00 >> (to & 7)) & 0xff;
  if (first === last) {
    bytes[first]! |= head & tail;
    return;
  }
  bytes[first]! |= head;
  for (let i = first + 1; i < last; i++) bytes[i] = 0xff;
  if (tail !== 0) bytes[last]! |= tail;
}
