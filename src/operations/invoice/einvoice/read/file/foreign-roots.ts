import type { XmlElement } from '../../../../../formats/xml/element.ts';

/** What documents are that callers take for invoices of EN 16931, by the local name of their root. */
const known: Readonly<Record<string, string>> = {
  SCRDMCCBDACIOMessageStructure: 'is Order-X, an order and not an invoice',
  SCRDMCCBDACIDAMessageStructure: 'is a despatch advice and not an invoice',
  FatturaElettronica: 'is a FatturaPA of Italy, which is not EN 16931',
  FatturaElettronicaSemplificata: 'is a simplified FatturaPA of Italy, which is not EN 16931',
  Faktura: 'is an invoice of KSeF in Poland, which is not EN 16931',
  Facturae: 'is a Facturae of Spain, which is not EN 16931',
  StandardBusinessDocument: 'is a Peppol envelope (StandardBusinessDocument): send its content',
  Order: 'is an order in UBL and not an invoice',
  OrderResponse: 'is an order response in UBL and not an invoice',
  DespatchAdvice: 'is a despatch advice in UBL and not an invoice',
  ApplicationResponse: 'is an application response in UBL and not an invoice',
  Catalogue: 'is a catalogue in UBL and not an invoice',
  Reminder: 'is a reminder in UBL and not an invoice',
  Statement: 'is a statement in UBL and not an invoice',
};

/** Names that a root has when its namespace is another than it should be. */
const misplaced: ReadonlySet<string> = new Set(['CrossIndustryInvoice', 'Invoice', 'CreditNote']);

/** Longest part of a name in a refusal. */
const SHOWN = 80;

/** Why a root is not an invoice that is read: a message that follows the name of the file. */
export function foreignRoot({ name }: XmlElement): string {
  const local = name.slice(name.indexOf(':') + 1);
  const shown = local.slice(0, SHOWN);
  if (Object.hasOwn(known, local)) return known[local]!;
  if (misplaced.has(local)) {
    return `has the root ${shown} in a namespace that is neither Cross Industry Invoice D16B nor UBL 2`;
  }
  return `is not an invoice: its root is ${shown}, and CrossIndustryInvoice, Invoice and CreditNote are read`;
}
