const PLUS = 0x2b;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_E = 0x65;
/** Converts an ASCII letter to lower case. */
const CASE = 0x20;

/** Whether a range is a number of JSON as it is (RFC 8259 section 6). */
export function isJsonNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start < end && bytes[start] === MINUS ? start + 1 : start;
  const whole = at;
  at = digitsEnd(bytes, at, end);
  if (at === whole || (bytes[whole] === ZERO && at - whole > 1)) return false;
  if (at < end && bytes[at] === DOT) {
    const fraction = at + 1;
    at = digitsEnd(bytes, fraction, end);
    if (at === fraction) return false;
  }
  if (at < end && (bytes[at]! | CASE) === LETTER_E) {
    at++;
    if (at < end && (bytes[at] === PLUS || bytes[at] === MINUS)) at++;
    const exponent = at;
    at = digitsEnd(bytes, exponent, end);
    if (at === exponent) return false;
  }
  return at === end;
}

function digitsEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && bytes[at]! >= ZERO && bytes[at]! <= NINE) at++;
  return at;
}
