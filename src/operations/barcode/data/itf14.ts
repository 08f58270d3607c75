import { refuse } from '../../../errors.ts';
import { withCheckDigit } from './check-digit.ts';

/** The 14 digits of an ITF-14 from 13 or 14. GS1 General Specifications 5.3. */
export function checkItf14(data: string): string {
  if (!/^\d{13,14}$/.test(data)) {
    refuse('/data', 'must be 13 digits, or 14 with the check digit, for type itf14');
  }
  return withCheckDigit(data, 14);
}
