/** Row of the table of modulo 10, recursive: what a digit leads to from the carry 0. */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** Whether a text is a QR reference: 27 digits of which the last is the check digit of the others. */
export function isQrReference(reference: string): boolean {
  if (!/^\d{27}$/.test(reference)) return false;
  return checkDigitOf(reference.slice(0, -1)) === Number(reference.at(-1));
}

/** The check digit of digits by modulo 10, recursive (guidelines, annex B). */
function checkDigitOf(digits: string): number {
  let carry = 0;
  for (const digit of digits) carry = CARRIES[(carry + Number(digit)) % 10]!;
  return (10 - carry) % 10;
}
