import type { Fault } from '../../../errors.ts';
import { invoiceTypeCodes } from '../codes/invoice-type.ts';
import { type Facts, hasGermanRules } from './facts.ts';

/** BR-DE-17 of XRechnung; in Peppol PEPPOL-EN16931-P0100, P0112 and, between German parties, DE-R-017. */
export function typeFaults(facts: Facts): Fault[] {
  const type = facts.invoice.document_type;
  const rule = ruleAgainst(facts);
  if (rule === undefined) return [];
  const code = invoiceTypeCodes[type];
  return [
    {
      pointer: '/document_type',
      message: `must not be ${type} (type ${code}) in einvoice ${facts.profile.name} ${rule}`,
    },
  ];
}

function ruleAgainst(facts: Facts): string | undefined {
  const { invoice, profile, isGerman } = facts;
  const isPeppol = profile.name === 'peppol';
  switch (invoice.document_type) {
    case 'prepayment':
      if (!hasGermanRules(facts)) return undefined;
      return isPeppol ? 'between German parties (DE-R-017)' : '(BR-DE-17)';
    case 'self_billed':
      return isPeppol ? '(PEPPOL-EN16931-P0100): self-billing is another process' : undefined;
    case 'partial':
    case 'corrected':
      return isPeppol && !isGerman ? 'unless both parties are German (PEPPOL-EN16931-P0112)' : undefined;
    default:
      return undefined;
  }
}
