/**
 * Figures and dates as the page prints them, by language: the same amount is `$1,234.56` in English and `1.234,56 $` in
 * German. Nothing is taken from Intl: its output depends on the version of Node, and the same request has the same bytes.
 *
 *   formatMoney(123456, 'EUR', german)  ->  1.234,56 EUR-sign;  formatRate(7.5, german)  ->  7,5 %
 *
 * `labels/` has the words beside them.
 */
import { minorUnits } from '../../../formats/currency/minor-units.ts';
import { type Decimal, decimalOf, roundTo, wholeHundredths } from '../amounts/money.ts';
import type { Currency } from '../codes/currency.ts';
import { currencySign } from '../labels/currency-signs.ts';
import type { NumberStyle } from '../labels/labels.ts';

/** Whole numbers below this are not grouped in any language. */
const UNGROUPED = 1000;

const NO_BREAK_SPACE = '\u00a0';

/** An amount of minor units with its currency: `-$1,234.56`, `-1.234,56 EUR-sign`. Minus is an ASCII hyphen. */
export function formatMoney(amount: number, currency: Currency, style: NumberStyle): string {
  const places = minorUnits(currency);
  const size = String(Math.abs(amount)).padStart(places + 1, '0');
  const point = size.length - places;
  const whole = group(size.slice(0, point), style);
  const digits = places === 0 ? whole : `${whole}${style.decimal}${size.slice(point)}`;
  return place(digits, amount < 0, currency, style);
}

/** A unit price with its decimals: at least those of the currency, and at most six. */
export function formatPrice(price: number, currency: Currency, style: NumberStyle): string {
  const places = minorUnits(currency);
  const cents = places === 2 ? wholeHundredths(price) : undefined;
  if (cents !== undefined) return formatMoney(cents, currency, style);
  const decimal = decimalOf(price);
  return place(decimalText(decimal, places, 6, style), roundTo(decimal, 6) < 0n, currency, style);
}

/** A quantity as sent, with at most ten decimals. */
export function formatQuantity(quantity: number, style: NumberStyle): string {
  if (Number.isInteger(quantity) && quantity >= 0 && quantity < UNGROUPED) return String(quantity);
  const decimal = decimalOf(quantity);
  return `${roundTo(decimal, 10) < 0n ? '-' : ''}${decimalText(decimal, 0, 10, style)}`;
}

/** A rate in percent as sent, with at most ten decimals. */
export function formatRate(rate: number, style: NumberStyle): string {
  return `${decimalText(decimalOf(rate), 0, 10, style)}${style.percent}`;
}

function place(digits: string, isNegative: boolean, currency: Currency, style: NumberStyle): string {
  const minus = isNegative ? '-' : '';
  const sign = currencySign(currency, style.language);
  switch (style.sign) {
    case 'before':
      // CLDR: a sign that ends with a letter is set apart.
      return `${minus}${sign}${/[A-Za-z]$/.test(sign) ? NO_BREAK_SPACE : ''}${digits}`;
    case 'before apart':
      return `${sign}${NO_BREAK_SPACE}${minus}${digits}`;
    case 'after':
      return `${minus}${digits}${NO_BREAK_SPACE}${sign}`;
  }
}

/** The magnitude of a number with `least` to `most` decimals, rounded half away from zero. */
function decimalText(value: Decimal, least: number, most: number, style: NumberStyle): string {
  const rounded = roundTo(value, most);
  const digits = (rounded < 0n ? -rounded : rounded).toString().padStart(most + 1, '0');
  let end = digits.length;
  while (end > digits.length - most + least && digits[end - 1] === '0') end--;
  const point = digits.length - most;
  const whole = group(digits.slice(0, point), style);
  return end > point ? `${whole}${style.decimal}${digits.slice(point, end)}` : whole;
}

/** Groups of three, where the number has enough digits for the language to group it. */
function group(digits: string, { groups, groupFrom }: NumberStyle): string {
  if (digits.length < groupFrom) return digits;
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = `${digits.slice(Math.max(0, end - 3), end)}${groups}${grouped}`;
  }
  return grouped;
}
