import { type EinvoiceRefusal, wrong } from './pairs.ts';
import {
  all,
  corrects,
  creditLine,
  from,
  germanInvoice,
  outOfScope,
  peppol,
  taxed,
  xrechnung,
} from './requests.ts';

const line = germanInvoice.items[0];

/** Values that the formats refuse. */
export const refused: readonly EinvoiceRefusal[] = [
  ...wrong('items', [{ ...line, tax_rate: 0 }], {
    formats: all,
    name: 'rate 0 without a category',
    at: '/items/0/tax_category',
    rules: ['BR-S-05'],
  }),
  ...(['Z', 'E', 'AE', 'K', 'G'] as const).flatMap((category) =>
    wrong('items', [{ ...line, tax_category: category }], {
      formats: all,
      name: `${category} at 19 %`,
      at: '/items/0/tax_category',
      rules: [`BR-${category === 'K' ? 'IC' : category}-05`],
    }),
  ),
  ...wrong('items', [{ ...line, tax_rate: 0, tax_category: 'S' }], {
    formats: all,
    name: 'S at 0 %',
    at: '/items/0/tax_category',
    rules: ['BR-S-05'],
  }),
  ...wrong('items', [{ ...line, unit_price: 80, tax_rate: 0.4 }], {
    formats: all,
    name: 'S at 0.4 % of 1,000',
    at: '/items/0/tax_category',
    rules: ['BR-CO-17'],
  }),
  ...wrong('items', [taxed('O').items![0], line], {
    formats: ['facturx', 'peppol'],
    base: outOfScope,
    name: 'O beside S',
    at: '/items/0/tax_category',
    rules: ['BR-O-11', 'BR-O-12'],
  }),
  ...wrong('from.vat_id', 'DE123456789', {
    formats: ['facturx', 'peppol'],
    base: outOfScope,
    rules: ['BR-O-02'],
  }),
  ...wrong('to.vat_id', 'ATU12345678', {
    formats: ['facturx', 'peppol'],
    base: outOfScope,
    rules: ['BR-O-02'],
  }),
  ...wrong('to.country', 'DE', {
    formats: peppol,
    base: outOfScope,
    name: 'O between German parties',
    at: '/items/0/tax_category',
    rules: ['DE-R-014'],
  }),
  ...wrong('items', taxed('O').items, {
    formats: xrechnung,
    base: { ...outOfScope, ...taxed('E'), from: { ...outOfScope.from!, tax_number: '1' } },
    name: 'O',
    at: '/items/0/tax_category',
    rules: ['BR-DE-14'],
  }),
  ...wrong('tax_exemption_reason', 'why', { formats: all, name: 'a reason without an exempt line' }),
  ...wrong(
    'from.endpoint',
    { scheme: 'EM', id: 'a@b.example' },
    {
      formats: peppol,
      at: '/from/endpoint/scheme',
      rules: ['PEPPOL-EN16931-CL008'],
    },
  ),
  ...wrong(
    'to.endpoint',
    { scheme: '0037', id: '1' },
    {
      formats: peppol,
      at: '/to/endpoint/scheme',
      rules: ['PEPPOL-EN16931-CL008'],
    },
  ),
  ...wrong(
    'from.endpoint',
    { scheme: '0000', id: '1' },
    {
      formats: ['facturx', ...xrechnung],
      at: '/from/endpoint/scheme',
      rules: ['BR-CL-25', 'PEPPOL-EN16931-CL008'],
    },
  ),
  ...wrong(
    'from.endpoint',
    { scheme: '0219', id: '1' },
    {
      formats: ['facturx'],
      at: '/from/endpoint/scheme',
      rules: ['FX-SCH'],
    },
  ),
  ...wrong(
    'from.registration_id',
    { scheme: '0001', id: '1' },
    {
      formats: all,
      at: '/from/registration_id/scheme',
      rules: ['BR-CL-11'],
    },
  ),
  ...(
    [
      ['0088', '5790000436056', 'R040'],
      ['0192', '974760674', 'R041'],
      ['0184', '1234567', 'R042'],
      ['0208', '0123456740', 'R043'],
      ['0007', '5560125791', 'R049'],
      ['0151', '51824753557', 'R050'],
      ['0096', '123456789', 'R052'],
      ['0198', '13585628', 'R053'],
      ['0106', '1234567', 'R054'],
      ['0190', '1', 'R055'],
      ['9944', 'NL1', 'R056'],
    ] as const
  ).flatMap(([scheme, id, rule]) =>
    wrong(
      'from.endpoint',
      { scheme, id },
      {
        formats: peppol,
        at: '/from/endpoint/id',
        rules: [`PEPPOL-COMMON-${rule}`],
      },
    ),
  ),
  ...wrong(
    'from.registration_id',
    { scheme: '0208', id: '0123456740' },
    {
      formats: peppol,
      base: from('BE'),
      at: '/from/registration_id/id',
      rules: ['PEPPOL-COMMON-R043'],
    },
  ),
  ...wrong('notes', 'Lot #123# of 4', { formats: ['xrechnung-ubl'], rules: ['BR-CL-08'] }),
  ...wrong('notes', 'Hello\n\n#XYZ#x', { formats: peppol, rules: ['BR-CL-08'] }),
  ...wrong('terms', '#SKONTO', { formats: xrechnung, rules: ['BR-DE-18'] }),
  ...wrong('terms', 'Hello\n # x', { formats: peppol, rules: ['DE-R-018'] }),
  ...wrong('from.phone', 'none', { formats: xrechnung, rules: ['BR-DE-27'] }),
  ...wrong('from.phone', '12', { formats: peppol, rules: ['DE-R-027'] }),
  ...wrong('from.email', 'a@b', { formats: xrechnung, rules: ['BR-DE-28'] }),
  ...wrong('from.email', 'a b@c.example', { formats: peppol, rules: ['DE-R-028'] }),
  ...wrong('kind', 'receipt', { formats: all }),
  ...wrong('discount', 5, { formats: all }),
  ...wrong('items', [creditLine], { formats: all, name: 'below zero without corrects', at: '/corrects' }),
  ...wrong('corrects', corrects, { formats: all, name: 'corrects above zero' }),
  ...wrong('number', '\u200b', { formats: all, name: 'an invisible number', rules: ['BR-02'] }),
  ...wrong('from.name', '\u200b', { formats: all, name: 'an invisible name', rules: ['BR-06'] }),
  ...wrong('to.name', '\u200b', { formats: all, name: 'an invisible name of the buyer', rules: ['BR-07'] }),
  ...wrong('items', [{ ...line, description: '\u200b' }], {
    formats: all,
    name: 'an invisible description',
    at: '/items/0/description',
    rules: ['BR-25'],
  }),
];
