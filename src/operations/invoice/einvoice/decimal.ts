import { type Decimal, multiply, roundTo } from '../amounts/money.ts';
import { decimalText as shortestText } from './number-text.ts';

export { type Decimal, multiply };

/** Longest number that is read, in characters: what is longer is not an amount. */
const MAX_CHARACTERS = 128;

/** 0. */
export const ZERO: Decimal = { digits: 0n, scale: 0 };

/** 1. */
export const ONE: Decimal = { digits: 1n, scale: 0 };

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
  const digits = BigInt(whole + fraction);
  return { digits: sign === '-' ? -digits : digits, scale: fraction.length };
}

/** How many characters a text has behind its point: 1.000 has 3, and a blank at its end counts too (BR-DEC). */
export function writtenDecimals(text: string): number {
  const point = text.indexOf('.');
  return point < 0 ? 0 : text.length - point - 1;
}

/** one + other. */
export function add(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { digits: atScale(one, scale) + atScale(other, scale), scale };
}

/** one - other. */
export function subtract(one: Decimal, other: Decimal): Decimal {
  return add(one, negative(other));
}

/** one / other to a number of places, the rest cut off; undefined for a division by 0. */
export function divide(one: Decimal, other: Decimal, places: number): Decimal | undefined {
  if (other.digits === 0n) return undefined;
  const raised = one.digits * 10n ** BigInt(Math.max(0, places + other.scale - one.scale));
  const lowered = other.digits * 10n ** BigInt(Math.max(0, one.scale - other.scale - places));
  return { digits: raised / lowered, scale: places };
}

/** -value. */
export function negative(value: Decimal): Decimal {
  return { digits: -value.digits, scale: value.scale };
}

/** The value without its sign. */
export function absolute(value: Decimal): Decimal {
  return value.digits < 0n ? negative(value) : value;
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
  return { digits: floorDivided(2n * value.digits + unit, 2n * unit), scale: places };
}

/** Rounded to places, halves away from 0: -0.125 is -0.13. */
export function roundHalfAway(value: Decimal, places: number): Decimal {
  return value.scale <= places ? value : { digits: roundTo(value, places), scale: places };
}

/** The sum of all. */
export function sum(values: Iterable<Decimal>): Decimal {
  let total = ZERO;
  for (const value of values) total = add(total, value);
  return total;
}

/** The number as digits, with at least this many behind the point: `119.00`. */
export function decimalText(value: Decimal, places = 0): string {
  const text = shortestText(value);
  const point = text.indexOf('.');
  const written = point < 0 ? 0 : text.length - point - 1;
  if (written >= places) return text;
  return `${text}${point < 0 ? '.' : ''}${'0'.repeat(places - written)}`;
}

function atScale({ digits, scale }: Decimal, wanted: number): bigint {
  return wanted === scale ? digits : digits * 10n ** BigInt(wanted - scale);
}

function floorDivided(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return dividend % divisor < 0n ? quotient - 1n : quotient;
}
