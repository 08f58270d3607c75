import { refuse } from '../../../errors.ts';
import { withCheckDigit } from './check-digit.ts';
import { isGrouped, withoutMarks } from './grouped-digits.ts';

/** The 14 digits of an ITF-14 from 13 or 14, which may be in groups. GS1 General Specifications 5.3. */
export function checkItf14(data: string): string {
  const digits = isGrouped(data) ? withoutMarks(data) : data;
  if (!/^\d{13,14}$/.test(digits)) {
    refuse('/data', 'must be 13 digits, or 14 with the check digit, for type itf14');
  }
  return withCheckDigit(digits, 14);
}
