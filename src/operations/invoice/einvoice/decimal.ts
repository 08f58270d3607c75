/**
 * A decimal number: `units` divided by ten to the power of `scale`, which is 0 or more. Sums, products and comparisons
 * are exact.
 */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Longest number that is read, in characters: what is longer is no amount. */
const MAX_CHARACTERS = 128;

/** 0. */
export const ZERO: Decimal = { units: 0n, scale: 0 };

/** 1. */
export const ONE: Decimal = { units: 1n, scale: 0 };

/**
 * The number that a text of type xs:decimal is (XML Schema 1.1-2 3.3.3), white space around it aside: `100.`, `+5` and
 * `.5` are, `1e2` and `NaN` are not. Undefined for other texts.
 */
export function parseDecimal(text: string): Decimal | undefined {
  if (text.length > MAX_CHARACTERS) return undefined;
  const parts = /^[ \t\r\n]*([+-]?)(\d*)(?:\.(\d*))?[ \t\r\n]*$/.exec(text);
  if (parts === null) return undefined;
  const [, sign, whole = '', fraction = ''] = parts;
  if (whole === '' && fraction === '') return undefined;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

/** How many digits a text has behind its point: 1.000 has 3 (BR-DEC). */
export function writtenDecimals(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.trimEnd().length - point - 1;
}

/** one + other. */
export function add(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { units: atScale(one, scale) + atScale(other, scale), scale };
}

/** one - other. */
export function subtract(one: Decimal, other: Decimal): Decimal {
  return add(one, negative(other));
}

/** one * other. */
export function multiply(one: Decimal, other: Decimal): Decimal {
  return { units: one.units * other.units, scale: one.scale + other.scale };
}

/** one / other to a number of places, the rest cut off; undefined for a division by 0. */
export function divide(one: Decimal, other: Decimal, places: number): Decimal | undefined {
  if (other.units === 0n) return undefined;
  const raised = one.units * 10n ** BigInt(Math.max(0, places + other.scale - one.scale));
  const lowered = other.units * 10n ** BigInt(Math.max(0, one.scale - other.scale - places));
  return { units: raised / lowered, scale: places };
}

/** -value. */
export function negative(value: Decimal): Decimal {
  return { units: -value.units, scale: value.scale };
}

/** The value without its sign. */
export function absolute(value: Decimal): Decimal {
  return value.units < 0n ? negative(value) : value;
}

/** Less than 0, 0, or more: as `one` compares with `other`, by number. */
export function compare(one: Decimal, other: Decimal): number {
  const scale = Math.max(one.scale, other.scale);
  const [left, right] = [atScale(one, scale), atScale(other, scale)];
  return left < right ? -1 : Number(left > right);
}

/** Whether two are the same number: 7 and 7.00 are. */
export function equal(one: Decimal, other: Decimal): boolean {
  return compare(one, other) === 0;
}

/** Rounded to places as XPath's round(): halves go up, -0.125 is -0.12 (XPath and XQuery Functions 4.4.4). */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  if (value.scale <= places) return value;
  const unit = 10n ** BigInt(value.scale - places);
  return { units: floorDivided(2n * value.units + unit, 2n * unit), scale: places };
}

/** Rounded to places, halves away from 0: -0.125 is -0.13. */
export function roundHalfAway(value: Decimal, places: number): Decimal {
  return value.units < 0n ? negative(roundHalfUp(negative(value), places)) : roundHalfUp(value, places);
}

/** The sum of all. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** The number as digits, with at least so many behind the point: `119.00`. */
export function decimalText(value: Decimal, places = 0): string {
  const scale = Math.max(value.scale, places);
  const digits = absolute({ units: atScale(value, scale), scale })
    .units.toString()
    .padStart(scale + 1, '0');
  const fraction = digits.slice(digits.length - scale);
  const kept = scale === 0 ? '' : fraction.slice(0, places) + fraction.slice(places).replace(/0+$/, '');
  const sign = value.units < 0n ? '-' : '';
  return `${sign}${digits.slice(0, digits.length - scale)}${kept === '' ? '' : `.${kept}`}`;
}

function atScale({ units, scale }: Decimal, wanted: number): bigint {
  return wanted === scale ? units : units * 10n ** BigInt(wanted - scale);
}

function floorDivided(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
