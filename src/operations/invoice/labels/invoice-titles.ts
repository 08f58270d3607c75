import { oneLine } from '../../../formats/typesetting/printable.ts';
import { documentTypeOf } from '../codes/document-type.ts';
import type { InvoiceType } from '../codes/invoice-type.ts';
import type { Language } from '../codes/language.ts';
import type { Invoice } from '../schema.ts';
import type { Labels } from './labels.ts';

type SpecialType = Exclude<InvoiceType, 'standard'>;

/**
 * Titles of invoices of a special type. Those of self-billed ones have the words that Directive 2006/112/EC, Article
 * 226 (10a), requires in each language.
 */
const titles: Readonly<Record<Language, Readonly<Record<SpecialType, string>>>> = {
  en: {
    partial: 'PARTIAL INVOICE',
    corrected: 'CORRECTED INVOICE',
    prepayment: 'PREPAYMENT INVOICE',
    self_billed: 'SELF-BILLING INVOICE',
  },
  de: {
    partial: 'TEILRECHNUNG',
    corrected: 'KORRIGIERTE RECHNUNG',
    prepayment: 'ANZAHLUNGSRECHNUNG',
    self_billed: 'GUTSCHRIFT',
  },
  fr: {
    partial: 'FACTURE PARTIELLE',
    corrected: 'FACTURE RECTIFICATIVE',
    prepayment: "FACTURE D'ACOMPTE",
    self_billed: 'AUTOFACTURATION',
  },
  es: {
    partial: 'FACTURA PARCIAL',
    corrected: 'FACTURA RECTIFICATIVA',
    prepayment: 'FACTURA DE ANTICIPO',
    self_billed: 'FACTURACI\u00d3N POR EL DESTINATARIO',
  },
  it: {
    partial: 'FATTURA PARZIALE',
    corrected: 'FATTURA RETTIFICATIVA',
    prepayment: 'FATTURA DI ACCONTO',
    self_billed: 'AUTOFATTURAZIONE',
  },
  nl: {
    partial: 'DEELFACTUUR',
    corrected: 'GECORRIGEERDE FACTUUR',
    prepayment: 'VOORSCHOTFACTUUR',
    self_billed: 'FACTUUR UITGEREIKT DOOR AFNEMER',
  },
  pt: {
    partial: 'FATURA PARCIAL',
    corrected: 'FATURA RETIFICATIVA',
    prepayment: 'FATURA DE ADIANTAMENTO',
    self_billed: 'AUTOFATURA\u00c7\u00c3O',
  },
  pl: {
    partial: 'FAKTURA CZ\u0118\u015aCIOWA',
    corrected: 'FAKTURA KORYGUJ\u0104CA',
    prepayment: 'FAKTURA ZALICZKOWA',
    self_billed: 'SAMOFAKTUROWANIE',
  },
};

/** The title of a document: that of the caller, or the one of its kind and, of an invoice, its type. */
export function invoiceTitleOf(invoice: Invoice, labels: Labels): string {
  const { title, document_type: type, language } = invoice;
  if (title !== undefined) return oneLine(title);
  return type === 'standard' ? labels.titles[documentTypeOf(invoice)] : titles[language][type];
}
