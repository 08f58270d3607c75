import { type EinvoiceRefusal, gone, wrong } from './pairs.ts';
import {
  all,
  buyer,
  corrects,
  creditLine,
  from,
  german3,
  germanInvoice,
  peppol,
  taxed,
  xrechnung,
} from './requests.ts';

const line = germanInvoice.items[0];
const period = { start: '2026-03-01', end: '2026-03-31' };
const debit = { mandate: 'M-1', creditor_id: 'DE98ZZZ09999999999', iban: 'DE02120300000000202051' };
const card = { last_digits: '4242' };
const place = { city: 'Wien', postcode: '1010', country: 'AT' };
const ubl = ['xrechnung-ubl', 'peppol'] as const;
const noAccount = { iban: undefined as never };

/** Members that carry no amounts, where a format or the standard refuses them. */
export const membersWithoutAmounts: readonly EinvoiceRefusal[] = [
  ...wrong(
    'period',
    { start: '2026-03-31', end: '2026-03-01' },
    { formats: all, base: { period }, at: '/period/end', rules: ['BR-29'] },
  ),
  ...wrong('items', [{ ...line, period: { start: '2026-03-31', end: '2026-03-01' } }], {
    formats: all,
    name: 'a period of a line that ends first',
    at: '/items/0/period/end',
    rules: ['BR-30'],
  }),
  ...wrong('items', [{ ...line, period: { start: '2026-02-01', end: '2026-03-01' } }], {
    formats: german3,
    base: { period },
    name: 'a line that begins before the period',
    at: '/items/0/period/start',
    rules: ['PEPPOL-EN16931-R110'],
  }),
  ...wrong('items', [{ ...line, period: { start: '2026-03-01', end: '2026-04-01' } }], {
    formats: german3,
    base: { period },
    name: 'a line that ends after the period',
    at: '/items/0/period/end',
    rules: ['PEPPOL-EN16931-R111'],
  }),
  ...gone('period', {
    formats: all,
    base: { ...taxed('K'), delivery_date: undefined as never, period },
    name: 'period for K',
    rules: ['BR-IC-11'],
  }).map((refusal) => ({ ...refusal, pointer: '/delivery_date' })),
  ...wrong('terms', '#SKONTO#TAGE=14#PROZENT=2#', { formats: xrechnung, rules: ['BR-DE-18'] }),
  ...wrong('terms', '#SKONTO#TAGE=14#PROZENT=2,00#', { formats: peppol, rules: ['DE-R-018'] }),
  ...wrong('terms', '#VERZUG#TAGE=14#PROZENT=2.00#', { formats: xrechnung, rules: ['BR-DE-18'] }),
  ...wrong('terms', '#SKONTO#TAGE=14#PROZENT=2.00#\nsee #a# b', { formats: xrechnung, rules: ['BR-DE-18'] }),
  ...wrong('direct_debit', debit, {
    formats: xrechnung,
    name: 'a debit beside an account',
    rules: ['BR-DE-25-b'],
  }),
  ...wrong('card', card, { formats: xrechnung, name: 'a card beside an account', rules: ['BR-DE-24-b'] }),
  ...wrong('card', card, {
    formats: xrechnung,
    base: { ...noAccount, direct_debit: debit },
    name: 'a card beside a debit',
    rules: ['BR-DE-25-b'],
  }),
  ...wrong('direct_debit', debit, {
    formats: peppol,
    name: 'a debit beside an account',
    rules: ['DE-R-025'],
  }),
  ...wrong('card', card, { formats: peppol, name: 'a card beside an account', rules: ['DE-R-024'] }),
  ...gone('direct_debit', {
    formats: german3,
    base: { ...noAccount, direct_debit: debit },
    name: 'every means',
  }).map((refusal) => ({ ...refusal, pointer: '/iban' })),
  ...wrong('direct_debit.mandate', '\u200b', {
    formats: all,
    base: { ...noAccount, direct_debit: debit },
    rules: ['PEPPOL-EN16931-R061', 'BR-DE-29', 'BR-DE-25', 'DE-R-025'],
  }).map((refusal) =>
    refusal.format === 'facturx' || refusal.format === 'xrechnung-ubl' ? { ...refusal, rules: [] } : refusal,
  ),
  ...wrong('items', [{ ...line, classification: { scheme: 'CPV', id: '1' } }], {
    formats: all,
    name: 'an unknown classification',
    at: '/items/0/classification/scheme',
    rules: ['BR-CL-13'],
  }),
  ...wrong('items', [{ ...line, country_of_origin: 'XX' }], {
    formats: all,
    name: 'an unknown origin',
    at: '/items/0/country_of_origin',
    rules: ['BR-CL-15', 'BR-CL-14'],
  }),
  ...wrong('items', [{ ...line, classification: { scheme: 'TST', id: '43211503' } }], {
    formats: peppol,
    base: from('DK', {
      to: buyer('DK'),
      items: [{ ...line, classification: { scheme: 'TST', id: '43211503', version: '26.08.01' } }],
    }),
    name: 'UNSPSC without its version in Denmark',
    at: '/items/0/classification/version',
    rules: ['DK-R-003'],
  }),
  ...gone('deliver_to.country', { formats: all, base: { deliver_to: place }, rules: ['BR-57'] }),
  ...gone('deliver_to.city', { formats: xrechnung, base: { deliver_to: place }, rules: ['BR-DE-10'] }),
  ...gone('deliver_to.postcode', { formats: xrechnung, base: { deliver_to: place }, rules: ['BR-DE-11'] }),
  ...gone('deliver_to.city', { formats: peppol, base: { deliver_to: place }, rules: ['DE-R-010'] }),
  ...gone('deliver_to.postcode', { formats: peppol, base: { deliver_to: place }, rules: ['DE-R-011'] }),
  ...gone('order_number', {
    formats: ubl,
    base: { order_number: 'PO-1', sales_order_number: 'SO-1' },
    rules: ['xsd-invoice'],
  }),
  ...wrong('document_type', 'prepayment', { formats: xrechnung, rules: ['BR-DE-17'] }),
  ...wrong('document_type', 'prepayment', { formats: peppol, rules: ['DE-R-017'] }),
  ...wrong('document_type', 'self_billed', {
    formats: peppol,
    base: from('BE'),
    rules: ['PEPPOL-EN16931-P0100'],
  }),
  ...wrong('document_type', 'partial', {
    formats: peppol,
    base: from('BE'),
    rules: ['PEPPOL-EN16931-P0112'],
  }),
  ...wrong('document_type', 'prepayment', { formats: peppol, base: from('IS'), rules: ['IS-R-001'] }),
  ...wrong('document_type', 'corrected', {
    formats: xrechnung,
    name: 'a corrected invoice without the other',
    at: '/corrects',
    rules: ['BR-DE-26'],
  }),
  ...wrong('document_type', 'partial', {
    formats: all,
    base: { corrects, items: [creditLine] },
    name: 'a partial credit note',
  }),
  ...wrong('cash_discount', [{ days: 14, percent: 2 }], {
    formats: all,
    base: { corrects, items: [creditLine] },
    name: 'a cash discount of a credit note',
  }),
];
