import fc from 'fast-check';
import { languages } from '../../../src/operations/invoice/codes/language.ts';
import { type EinvoiceRequest, invoiceTotals } from '../../../src/operations/invoice/index.ts';
import { SEED } from '../runs.ts';

/** Words of several scripts and of marks that XML and PDF escape; poppler finds each as it is sent. */
const word = fc.constantFrom(
  ...['Design', 'M\u00fcller & S\u00f6hne', '<b>bold</b>', '(large) \\ 50%', "l'\u00e9t\u00e9", '"quoted"'],
  ...[
    '\u0141\u00f3d\u017a',
    '\u0395\u03bb\u03bb\u03ac\u03b4\u03b1',
    '\u0418\u0432\u0430\u043d',
    'Ti\u1ebfng',
    'a;b&amp;c',
  ],
);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
const reference = fc.constantFrom('04011000-12345-34', 'PO 7', 'A&B/2', '4711', 'K\u00f6ln-1');
const day = fc
  .date({ min: new Date('2025-01-01T00:00Z'), max: new Date('2027-12-31T00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const party = {
  name: words,
  address: fc.array(words, { minLength: 1, maxLength: 3 }),
  postcode: optional(fc.constantFrom('50668', '1010', 'D02 X285')),
  city: optional(fc.constantFrom('K\u00f6ln', 'Wien', '\u0141\u00f3d\u017a')),
  country: fc.constantFrom('DE', 'AT', 'FR', 'IE', 'PL', 'BE'),
  contact: optional(words),
  email: optional(fc.constantFrom('mia@example.com', 'a.b@example.org')),
  phone: optional(fc.constantFrom('+49 40 5550142', '030 123')),
};

const taxed = fc.record({
  tax_rate: fc.constantFrom(19, 7, 5.5, 21),
  tax_category: fc.constantFrom(undefined, 'S' as const),
});
const untaxed = fc.record({
  tax_rate: fc.constant(0),
  tax_category: fc.constantFrom('E' as const, 'AE' as const, 'K' as const, 'G' as const, 'Z' as const),
});

/** Days from one to another, of which one may be open. */
const period = fc.tuple(day, day, fc.constantFrom('both', 'start', 'end')).map(([one, other, ends]) => {
  const [start, end] = [one, other].sort();
  return { ...(ends !== 'end' && { start }), ...(ends !== 'start' && { end }) };
});

const classification = fc.constantFrom(
  { scheme: 'STI', id: '72413000-8', version: '2008' },
  { scheme: 'TST', id: '43211503' },
  { scheme: 'CV', id: '8471 30 00' },
);

/** A charge or an allowance; the amount is in the sign of an invoice. */
const adjustment = fc
  .tuple(
    words,
    fc.constantFrom({ amount: 0.05 }, { amount: 2.5 }, { percent: 3 }, { percent: 1.25, base: 40 }),
  )
  .map(([description, amounts]) => ({ description, ...amounts }));

const item = fc
  .record({
    description: fc.array(words, { minLength: 1, maxLength: 2 }).map((lines) => lines.join('\n')),
    qty: fc.constantFrom(1, 2, 6.5, 40, 1200, 0.125),
    unit_price: fc.constantFrom(1200, 85, 1.85, 0.0035, 18.5, 12_345.67, 0.12345678),
    unit: fc.constantFrom(undefined, 'HUR', 'KGM', 'C62', 'MON'),
    id: optional(reference),
    buyer_id: optional(reference),
    country_of_origin: optional(fc.constantFrom('PT', 'CN', 'DE')),
    classification: optional(classification),
    period: optional(period),
    charges: fc.option(fc.array(adjustment, { minLength: 1, maxLength: 2 }), { nil: undefined, freq: 5 }),
    allowances: fc.option(fc.tuple(adjustment), { nil: undefined, freq: 5 }),
    tax: fc.oneof({ arbitrary: taxed, weight: 3 }, { arbitrary: untaxed, weight: 1 }),
  })
  .map(({ tax, ...rest }) => ({ ...rest, ...tax }));

const request = fc.record({
  number: fc.constantFrom('RE-2026-0042', '12/2026', 'A & B <1>'),
  date: day,
  due: day,
  delivery_date: day,
  currency: fc.constantFrom('EUR' as const, 'USD' as const, 'GBP' as const),
  language: fc.constantFrom(...languages),
  buyer_reference: optional(reference),
  order_number: optional(reference),
  sales_order_number: optional(reference),
  contract_number: optional(reference),
  project_number: optional(reference),
  despatch_number: optional(reference),
  period: optional(period),
  cash_discount: optional(
    fc.constantFrom([{ days: 14, percent: 2 }], [{ days: 1, percent: 2.25, base_amount: 0.01 }]),
  ),
  tax_currency: optional(
    fc.constantFrom({ currency: 'SEK', rate: 11.2145 }, { currency: 'CHF', rate: 0.93 }),
  ),
  adjusted: optional(fc.tuple(adjustment, adjustment)),
  deliver_to: optional(
    fc.record({
      name: optional(words),
      address: fc.array(words, { minLength: 1, maxLength: 3 }),
      city: optional(fc.constantFrom('K\u00f6ln', 'Wien')),
      country: fc.constantFrom('DE', 'AT', 'PL'),
    }),
  ),
  document_type: fc.constantFrom('standard', 'partial', 'prepayment', 'self_billed', undefined),
  direct_debit: optional(
    fc.constant({ mandate: 'M 17/2', creditor_id: 'DE98ZZZ09999999999', iban: 'AT611904300234573201' }),
  ),
  card: optional(fc.constantFrom({ last_digits: '4242' }, { last_digits: '194242', holder: 'Ada King' })),
  from: fc.record({
    ...party,
    vat_id: fc.constantFrom('DE123456789', 'ATU12345678'),
    tax_number: optional(fc.constant('27/123/45678')),
    registration_id: optional(
      fc.constantFrom(
        'HRB 12345',
        { scheme: '0088', id: '4012345000009' },
        { scheme: '0002', id: '123456782' },
      ),
    ),
  }),
  to: fc.record({ ...party, vat_id: fc.constantFrom('FR12345678901', 'PL1234567890') }),
  items: fc.array(item, { minLength: 1, maxLength: 12 }),
  reason: words,
  payment: optional(
    fc.record({
      iban: fc.constantFrom('DE89370400440532013000', 'MT84MALT011000012345MTLCAST001S'),
      bic: optional(fc.constant('COBADEFFXXX')),
      payment_reference: optional(reference),
    }),
  ),
  notes: optional(words),
  terms: optional(words),
  settlement: fc.constantFrom('due', 'due', 'part', 'paid', 'credit'),
});

/** Requests for hybrid invoices, always the same ones: categories, credit notes, payments, scripts, all languages. */
export function hybridRequests(count: number): EinvoiceRequest[] {
  return fc
    .sample(request, { seed: SEED, numRuns: count })
    .map(({ payment, reason, settlement, adjusted, ...rest }) => {
      const isAboveZero = rest.items.some(({ qty, unit_price: price }) => qty * price >= 1);
      // Allowances leave the total above zero.
      const isLarge = rest.items.some(({ qty, unit_price: price }) => qty * price >= 100);
      const isExempt = rest.items.some(({ tax_category: category }) => category === 'E');
      const invoice = withoutGaps({
        einvoice: 'facturx',
        ...rest,
        ...payment,
        ...(adjusted !== undefined && isLarge && adjustedAs(rest.items[0]!, adjusted)),
        ...(!isLarge && {
          items: rest.items.map((each) => ({ ...each, charges: undefined, allowances: undefined })),
        }),
        // The base of a cash discount is at most the total.
        ...(!isAboveZero && { cash_discount: undefined }),
        ...(isExempt && { tax_exemption_reason: reason }),
      });
      switch (settlement) {
        case 'paid':
          return { ...invoice, paid: true };
        case 'part':
          return { ...invoice, paid_amount: Math.floor(invoiceTotals(invoice).total * 30) / 100 };
        case 'credit':
          return withoutGaps({
            ...invoice,
            cash_discount: undefined,
            document_type: undefined,
            corrects: { number: 'RE-2026-0001', date: '2025-12-01' },
            charges: undefined,
            allowances: undefined,
            items: invoice.items.map((each) => ({
              ...each,
              qty: -each.qty,
              charges: undefined,
              allowances: undefined,
            })),
          });
        default:
          return invoice;
      }
    });
}

/** An allowance and a charge of the document, taxed as a line is. */
function adjustedAs(
  { tax_rate: rate, tax_category: category }: { readonly tax_rate: number; readonly tax_category?: unknown },
  [allowance, charge]: readonly [object, object],
) {
  const tax = { tax_rate: rate, tax_category: category };
  return { allowances: [{ ...allowance, ...tax }], charges: [{ ...charge, ...tax }] };
}

/** The same without members that are undefined, as JSON would have it. */
function withoutGaps(invoice: object): EinvoiceRequest {
  return JSON.parse(JSON.stringify(invoice)) as EinvoiceRequest;
}
