import type { Fault } from '../../../errors.ts';
import { type Facts, hasGermanRules } from './facts.ts';

const groups = [
  ['iban', 'a transfer (BG-17)'],
  ['direct_debit', 'a direct debit (BG-19)'],
  ['card', 'a card (BG-18)'],
] as const;

/** BR-DE-23-b, BR-DE-24-b and BR-DE-25-b of XRechnung, DE-R-023 to DE-R-025 of Peppol: one means of payment. */
export function paymentFaults(facts: Facts): Fault[] {
  if (!hasGermanRules(facts)) return [];
  const { invoice, profile } = facts;
  const given = groups.filter(([member]) => invoice[member] !== undefined);
  const rules = profile.name === 'peppol' ? 'DE-R-023 to DE-R-025' : 'BR-DE-23-b, BR-DE-24-b, BR-DE-25-b';
  const [first] = given;
  return given.slice(1).map(([member]) => ({
    pointer: `/${member}`,
    message: `must be left out beside ${first?.[0]}: einvoice ${profile.name} has one means of payment (${rules}): ${groups
      .map(([, words]) => words)
      .join(', or ')}`,
  }));
}
