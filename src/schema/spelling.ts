import { editDistance } from './edit-distance.ts';

/** Names shorter than this have too many neighbours for one edit to tell a slip from another word. */
const MIN_SLIP_LENGTH = 5;

/** Longer names are not slips of a declared one, and comparing a hostile one would take too long. */
const MAX_COMPARED_LENGTH = 100;

/**
 * A name without what spellings differ by, so that `taxRate`, `tax-rate` and `TAX_RATE` are equal; empty for a
 * name without letters and digits, and for one too long to be a slip.
 */
export function bareName(name: string): string {
  return name.length > MAX_COMPARED_LENGTH ? '' : name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** Whether a bare name is most likely a slip of a known one: one edit away, and long enough to tell. */
export function isSlip(bare: string, known: string): boolean {
  return known.length >= MIN_SLIP_LENGTH && editDistance(bare, known, 1) <= 1;
}
