import { languages } from '../../src/operations/invoice/codes/language.ts';
import type { InvoiceRequest } from '../../src/operations/invoice/index.ts';
import { invoiceFixtures } from './invoice-fixtures.ts';

const { small, receipt, estimate, credit, vat } = invoiceFixtures;
const { iban: _iban, bic: _bic, payment_reference: _reference, ...unpaid } = vat;

/** Invoices without an account to pay to, by name: their documents and totals must not change from release to release. */
export const unchangedRequests: Readonly<Record<string, InvoiceRequest>> = {
  ...Object.fromEntries(Object.entries(invoiceFixtures).filter(([, request]) => !('iban' in request))),
  'vat without an account': unpaid,
  'vat without an account, hybrid': { ...unpaid, einvoice: 'facturx' },
  ...Object.fromEntries(
    Object.entries({ small, receipt, estimate, credit }).flatMap(([name, request]) =>
      languages.map((language) => [`${name} in ${language}`, { ...request, language }]),
    ),
  ),
};
