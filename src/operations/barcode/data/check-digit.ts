import { refuse } from '../../../errors.ts';

/**
 * The check digit of the digits before it: weights 3 and 1 by turns from the right, up to a multiple of ten. GS1 General
 * Specifications 7.9.1.
 */
export function checkDigit(digits: string): string {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/** Digits with their check digit: added to `length` - 1 of them, verified in `length`. Refuses a wrong one at /data. */
export function withCheckDigit(digits: string, length: number, weighed = (body: string) => body): string {
  const body = digits.slice(0, length - 1);
  const right = checkDigit(weighed(body));
  const sent = digits[length - 1];
  if (sent !== undefined && sent !== right) refuse('/data', `has the check digit ${right}, not ${sent}`);
  return body + right;
}
