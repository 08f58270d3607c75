/** A decimal number: `digits` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/**
 * The decimal number that a JSON number stands for: the shortest text that reads back as the same double, which
 * is what the caller wrote. Throws RangeError for NaN and the infinities.
 */
export function decimalOf(value: number): Decimal {
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 };
  if (!Number.isFinite(value)) throw new RangeError(`${value} is no decimal number`);
  const [mantissa, exponent = '0'] = String(value).split('e') as [string, string?];
  const point = mantissa.indexOf('.');
  const digits = BigInt(mantissa.replace('.', ''));
  const scale = (point < 0 ? 0 : mantissa.length - point - 1) - Number(exponent);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** The exact product. */
export function multiply(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale };
}

/**
 * A decimal as a whole number of units of ten to the power of `-places`, as cents for 2. Halves are rounded away
 * from zero (1.005 becomes 1.01, -1.005 becomes -1.01), so that a credit cancels its charge.
 */
export function roundTo({ digits, scale }: Decimal, places: number): bigint {
  if (scale <= places) return digits * powerOfTen(places - scale);
  const unit = powerOfTen(scale - places);
  const half = unit / 2n;
  return digits < 0n ? -((half - digits) / unit) : (digits + half) / unit;
}

const powers = Array.from({ length: 20 }, (_, exponent) => 10n ** BigInt(exponent));

function powerOfTen(exponent: number): bigint {
  return powers[exponent] ?? 10n ** BigInt(exponent);
}
