import type { Field } from './field.ts';
import { introduced, relative, salutation, signature } from './letters.ts';
import type { Reading, Span } from './reading.ts';

/** Who signs a letter that speaks of "I", or is addressed by it. */
const subjects = new Set(
  'client claimant candidate patient tenant guest_name student parent buyer recipient contact victim'.split(
    ' ',
  ),
);
const signers = new Set('sender signatory author claimant client reporter contact candidate'.split(' '));

/** A role that the writer or the addressee of a letter has. */
export function byLetter(reading: Reading, field: Field): Span | undefined {
  const role = field.main?.concept?.name ?? '';
  const signed = signature(reading);
  const addressed = salutation(reading);
  if (role === 'recipient') return addressed;
  const kin = /^(?:patient|student|victim)$/.test(role) ? relative(reading) : undefined;
  if (kin !== undefined) return kin;
  if (subjects.has(role) || signers.has(role)) {
    const first = introduced(reading);
    if (first !== undefined && role !== 'recipient') return first;
    const speaks = /\b(?:I|I'm|I've|I'd|my|My|me)\b/.test(reading.page.text);
    if (role === 'sender' || role === 'signatory' || role === 'reporter') return signed;
    if (role === 'author')
      return speaks || /\b(?:we|We|our|Our)\b/.test(reading.page.text) ? signed : undefined;
    if (speaks) return signed ?? addressed;
    if (addressed === undefined && /\b(?:we|We|our|Our|us)\b/.test(reading.page.text)) return signed;
    return subjects.has(role) ? addressed : undefined;
  }
  return undefined;
}
