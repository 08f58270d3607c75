import { decimalOf } from '../money.ts';

/** An amount of cents with two decimals: `-12.30`. */
export function centsText(cents: number): string {
  const size = Math.abs(cents);
  const rest = size % 100;
  return `${cents < 0 ? '-' : ''}${(size - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

/** A number as the decimal text of XML Schema, with every digit that was sent and no exponent: 1e-7 is `0.0000001`. */
export function numberText(value: number): string {
  const { digits, scale } = decimalOf(value);
  if (scale === 0) return String(digits);
  const size = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const fraction = size.slice(-scale).replace(/0+$/, '');
  const whole = `${digits < 0n ? '-' : ''}${size.slice(0, -scale)}`;
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
