import { type EinvoiceRefusal, gone, wrong } from './pairs.ts';
import { buyer, corrects, creditLine, from, germanInvoice, peppol, seller } from './requests.ts';

const line = germanInvoice.items[0];
const danish = from('DK', { to: buyer('DK') });
const dutch = from('NL', { to: buyer('NL') });
const icelandic = from('IS', { to: buyer('IS') });

/** Peppol's rules for sellers of one country. */
export const national: readonly EinvoiceRefusal[] = [
  ...gone('from.registration_id', {
    formats: peppol,
    base: from('DK'),
    name: 'Danish CVR',
    rules: ['DK-R-002'],
  }),
  ...wrong('from.registration_id', '13585628', { formats: peppol, base: from('DK'), rules: ['DK-R-014'] }),
  ...wrong('to.registration_id', '13585628', { formats: peppol, base: danish, rules: ['DK-R-017'] }),
  ...wrong('currency', 'USD', {
    formats: peppol,
    base: danish,
    name: 'a Danish transfer in USD',
    at: '/iban',
    rules: ['DK-R-005'],
  }),
  ...gone('from.registration_id', {
    formats: peppol,
    base: from('IS'),
    name: 'Icelandic id',
    rules: ['IS-R-002'],
  }),
  ...gone('from.address', {
    formats: peppol,
    base: from('IS'),
    name: 'Icelandic address',
    rules: ['IS-R-003'],
  }),
  ...gone('from.postcode', {
    formats: peppol,
    base: from('IS'),
    name: 'Icelandic postcode',
    rules: ['IS-R-003'],
  }),
  ...gone('to.registration_id', {
    formats: peppol,
    base: icelandic,
    name: 'Icelandic buyer',
    rules: ['IS-R-004'],
  }),
  ...gone('to.address', {
    formats: peppol,
    base: icelandic,
    name: 'Icelandic buyer address',
    rules: ['IS-R-005'],
  }),
  ...wrong('from.tax_number', '123', { formats: peppol, base: from('IT'), rules: ['IT-R-001'] }),
  ...gone('from.address', {
    formats: peppol,
    base: from('IT'),
    name: 'Italian address',
    rules: ['IT-R-002'],
  }),
  ...gone('from.city', { formats: peppol, base: from('IT'), name: 'Italian city', rules: ['IT-R-003'] }),
  ...gone('from.postcode', {
    formats: peppol,
    base: from('IT'),
    name: 'Italian postcode',
    rules: ['IT-R-004'],
  }),
  ...gone('from.address', { formats: peppol, base: from('NL'), name: 'Dutch address', rules: ['NL-R-002'] }),
  ...gone('from.city', { formats: peppol, base: from('NL'), name: 'Dutch city', rules: ['NL-R-002'] }),
  ...gone('from.postcode', {
    formats: peppol,
    base: from('NL'),
    name: 'Dutch postcode',
    rules: ['NL-R-002'],
  }),
  ...wrong('from.registration_id', '12345678', { formats: peppol, base: from('NL'), rules: ['NL-R-003'] }),
  ...gone('iban', { formats: peppol, base: from('NL'), name: 'Dutch account', rules: ['NL-R-007'] }),
  ...gone('to.address', { formats: peppol, base: dutch, name: 'Dutch buyer address', rules: ['NL-R-004'] }),
  ...wrong('to.registration_id', '12345678', { formats: peppol, base: dutch, rules: ['NL-R-005'] }),
  ...gone('iban', {
    formats: peppol,
    base: { ...dutch, corrects, items: [creditLine] },
    name: 'Dutch account of a credit note',
    rules: ['NL-R-008'],
  }),
  ...wrong('from.vat_id', 'NO974760674MVA', { formats: peppol, base: from('NO'), rules: ['NO-R-001'] }),
  ...wrong('from.vat_id', 'SE123', { formats: peppol, base: from('SE'), rules: ['SE-R-001'] }),
  ...wrong('from.vat_id', 'SE55601257900A', { formats: peppol, base: from('SE'), rules: ['SE-R-002'] }),
  ...wrong('from.registration_id', '556012579', { formats: peppol, base: from('SE'), rules: ['SE-R-004'] }),
  ...wrong('from.registration_id', '5560125791', { formats: peppol, base: from('SE'), rules: ['SE-R-013'] }),
  ...wrong('from.tax_number', '123', { formats: peppol, base: from('SE'), rules: ['SE-R-005'] }),
  ...wrong('items', [{ ...line, tax_rate: 19 }], {
    formats: peppol,
    base: from('SE'),
    name: 'a Swedish rate of 19 %',
    at: '/items/0/tax_rate',
    rules: ['SE-R-006'],
  }),
  ...wrong('from', seller('GR'), {
    formats: peppol,
    name: 'a Greek seller',
    at: '/from/country',
    rules: ['GR-R-001', 'GR-R-004', 'GR-S-011'],
  }),
];
