import type { Settlement } from '../amounts/settlement.ts';
import type { EinvoiceFormat } from '../codes/einvoice-format.ts';
import { writeCii } from './cii.ts';
import { factsOf } from './facts.ts';
import { modelOf } from './model-of.ts';
import { writeUbl } from './ubl.ts';

/** The XML of a settled invoice in one format, as UTF-8. The same invoice makes the same bytes. */
export function writeEinvoice(settlement: Settlement, format: EinvoiceFormat): Uint8Array {
  const facts = factsOf(settlement.invoice, format, settlement.totals);
  const model = modelOf(settlement, facts);
  return new TextEncoder().encode(facts.profile.syntax === 'cii' ? writeCii(model) : writeUbl(model));
}
