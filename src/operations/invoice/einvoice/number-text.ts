import { type Decimal, decimalOf } from '../amounts/money.ts';

/** A number as the decimal text of XML Schema, with every digit that was sent and no exponent: 1e-7 is `0.0000001`. */
export function numberText(value: number): string {
  return decimalText(decimalOf(value));
}

/** A decimal number without zeros at its end: `0.0000001`. */
export function decimalText({ digits, scale }: Decimal): string {
  if (scale === 0) return String(digits);
  const size = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const fraction = size.slice(-scale).replace(/0+$/, '');
  const whole = `${digits < 0n ? '-' : ''}${size.slice(0, -scale)}`;
  return fraction === '' ? whole : `${whole}.${fraction}`;
}
