/** From 22 digits before the point on JavaScript writes an exponent (ECMA-262 6.1.6.1.20, Number::toString). */
const MAX_WHOLE_DIGITS = 21;

/**
 * A JSON number as JavaScript writes it where that is the same number, digit for digit; otherwise as it was
 * sent. So 1.0 is 1 and 1E2 is 100, while 12345678901234567890 and 1e400, which a double cannot hold, stay.
 */
export function numberText(raw: string): string {
  const written = String(Number(raw));
  return written === raw || isSameNumber(written, raw) ? written : raw;
}

/**
 * Whether `numberText` would give the bytes of a JSON number as they are, whatever their digits: it has no
 * exponent, no zero at the end of a fraction, is not a negative zero, and neither so large nor so small that
 * JavaScript would write an exponent.
 */
export function isPlainNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let fraction = -1;
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!;
    if (byte === POINT) fraction = at;
    else if (byte > NINE) return false;
  }
  const whole = bytes[start] === MINUS ? start + 1 : start;
  if ((fraction < 0 ? end : fraction) - whole > MAX_WHOLE_DIGITS) return false;
  if (fraction < 0) return whole === start || bytes[whole] !== ZERO;
  return bytes[end - 1] !== ZERO && (bytes[whole] !== ZERO || bytes[whole + 2] !== ZERO);
}

const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;

/** Whether what JavaScript writes is exactly the number that was sent. */
function isSameNumber(written: string, raw: string): boolean {
  if (written === 'Infinity' || written === '-Infinity') return false;
  const one = decimal(written);
  const other = decimal(raw);
  return one.digits === other.digits && (one.digits === '' || one.exponent === other.exponent);
}

/** A number without its sign: digits without zeros at either end, times ten to the exponent. */
interface Decimal {
  /** '' for zero. */
  readonly digits: string;
  readonly exponent: number;
}

/** An exponent beyond the integers of a double belongs to zero or to no double, so the rest is exact. */
function decimal(text: string): Decimal {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const all = whole + fraction;
  let first = 0;
  while (all[first] === '0') first++;
  let last = all.length;
  while (last > first && all[last - 1] === '0') last--;
  return {
    digits: all.slice(first, last),
    exponent: Number(exponent) - fraction.length + all.length - last,
  };
}
