import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../../test/support/cpu-time.ts';
import { isWhole } from '../../../../../test/support/whole.ts';
import { extract } from './extract.ts';

const hostile: readonly (readonly [string, string])[] = [
  ['titles', 'Mr. '.repeat(12_000)],
  ['capitals', 'A '.repeat(20_000)],
  ['brackets', '('.repeat(40_000)],
  ['at signs', 'a@'.repeat(20_000)],
  ['schemes', 'http://'.repeat(7_000)],
  ['short sentences', 'We go. '.repeat(14_000)],
  ['digits', '1'.repeat(60_000)],
  ['spaced digits', '1 '.repeat(40_000)],
  ['amounts', '$1 and '.repeat(12_000)],
  ['dates', '1 May, '.repeat(12_000)],
  ['labels', 'a: '.repeat(30_000)],
  ['lines of labels', 'Name: Bob\n'.repeat(9_000)],
  ['names', 'Anna Bell and '.repeat(7_000)],
  ['spaces', ' '.repeat(90_000)],
  ['line breaks', '\n'.repeat(90_000)],
  ['dots', '.'.repeat(90_000)],
  ['commas', 'A, '.repeat(30_000)],
  ['hyphens', 'a-1-'.repeat(20_000)],
  ['bars', '| a '.repeat(20_000)],
  ['due', 'due to '.repeat(12_000)],
  ['labels without their value', 'Due date: 5 EUR\n'.repeat(6_000)],
  ['persons for things', 'prescribed Anna Bell, '.repeat(4_500)],
  ['number words', 'twenty one '.repeat(8_000)],
];
const many =
  'medication name date total email phone address company city invoice_number due_date tenant landlord reason product title guests job_title colour start_time foo_bar'.split(
    ' ',
  );

describe('the extractor stays linear', () => {
  const share = isWhole ? 1 : 1 / 4;
  it.each(hostile)('on hostile %s', (_name, whole) => {
    const text = whole.slice(0, whole.length * share);
    const start = process.cpuUsage();
    expect(extract(text, many)).toHaveLength(many.length);
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});

it.each([
  ['a given name that also begins sentences', 'Name: Mark Jones', 'name', 'Mark Jones'],
  ['another, which is a month as well', 'Jan de Vries called about order 5.', 'name', 'Jan de Vries'],
  ['a month behind a label is a given name', 'Name: April Stone\nDate: 5 May', 'name', 'April Stone'],
  ['an order is no name', 'Mark items as paid.', 'name', null],
  ['a form of two words with a dot', 'Supplier: Weber GmbH & Co. KG', 'supplier', 'Weber GmbH & Co. KG'],
  ['a form with dots', 'Seller: Ferramenta Rossi S.r.l., Milano', 'seller', 'Ferramenta Rossi S.r.l.'],
  ['a number behind a label is no name', 'Customer: 4471902\nBuyer: 300 EUR', 'buyer_name', null],
  ['a number of a register is no telephone', 'Company number 08123456.', 'phone', null],
  ['a VAT number in groups (HMRC Notice 700)', 'VAT No: GB 123 4567 89', 'vat_number', 'GB 123 4567 89'],
  ['a day as spreadsheets write it', 'Received on 02-Mar-26, 4 pallets.', 'date', '02-Mar-26'],
  ['a number of a register in groups', 'SIRET 123 456 789 00012', 'siret', '123 456 789 00012'],
  ['a letter is no firm', 'Vendor M/s Sharma Traders', 'vendor', 'Sharma Traders'],
  [
    'a form of two words with a comma',
    'Seller: Saigon Textiles Co., Ltd.',
    'seller',
    'Saigon Textiles Co., Ltd',
  ],
  ['a city behind a code with its country', 'Am Markt 3a, D-50667 K\u00f6ln', 'city', 'K\u00f6ln'],
  ['another, of four digits', 'CH-8001 Z\u00fcrich, Bahnhofstrasse 1', 'city', 'Z\u00fcrich'],
  ['the code itself', 'CH-8001 Z\u00fcrich, Bahnhofstrasse 1', 'postal_code', '8001'],
  ['a number before a name is no code', 'We got order 45402 Anna Bell sent.', 'city', null],
  ['a region is no city', 'Find me a table in Ohio', 'city', null],
  ['a territory is no city', 'Find me a table in Aruba', 'city', null],
  ['the code of a state is no city', 'Find me a table in VA', 'city', null],
  ['a city is one', 'Find me a table in Oslo', 'city', 'Oslo'],
  [
    'a day without its year',
    'The kiln is broken. Repair is booked for Thu 17.10. at noon.',
    'repair_date',
    'Thu 17.10',
  ],
  [
    'a day with both dots',
    'Stay: 8.11. to 11.11.\nReturn date: 11.11. (before noon)',
    'return_date',
    '11.11',
  ],
  ['a day in words', 'The parade was moved to the twenty-sixth, same time.', 'new_date', 'the twenty-sixth'],
  [
    'a length in words and figures',
    'The lease runs for an initial term of twenty-four (24) months from signing.',
    'lease_term',
    'twenty-four (24) months',
  ],
  ['figures in lakh', 'Sum due: INR 3,40,500 within the week.', 'total_due', 'INR 3,40,500'],
  ['terms of payment', 'Please bill us as before.\nTerms: net 30', 'payment_terms', 'net 30'],
  ['freight is shipping', 'Freight: 85.00 EUR\nTotal: 400.00 EUR', 'shipping_cost', '85.00 EUR'],
  [
    'a finding is a diagnosis',
    'The scan shows a torn ligament, surgery follows.',
    'diagnosis',
    'torn ligament',
  ],
  [
    'the last digits of a card are no date',
    'The fare was charged to the card ending in 2209 on 4 May.',
    'card_last_digits',
    '2209',
  ],
  ['a cost centre is no price', 'Cost centre: 7310\nCost: 85.00 EUR', 'cost_center', '7310'],
  [
    'what an error message says',
    'Since noon the error message is "Printer offline", on all floors.',
    'error_message',
    'Printer offline',
  ],
  ['what is still to follow is no value', 'Vitamin D: to follow\nFerritin: 18 ug/l', 'vitamin_d', null],
  [
    'a condition is no part of a value',
    'Keep taking your warfarin unless the nurse, Sister Boyle, tells you otherwise.',
    'medication',
    'warfarin',
  ],
  ['a count is no price', 'We offer three plans, the price depends on the seats.', 'plan_price', null],
  ['a day with its time', 'Please answer by Friday 9 May at 12:00.', 'deadline', 'Friday 9 May at 12:00'],
  ['a day alone', 'Please answer by Friday 9 May at 12:00.', 'due_date', 'Friday 9 May'],
  ['feet are no forints', 'The hedge is 6 ft high.', 'height', '6 ft'],
  [
    'a table of two columns with a head',
    'Name   E-mail\nMia Brandt   mia@x.example',
    'e-mail',
    'mia@x.example',
  ],
  [
    'a colon that stands apart',
    'Pallets      : 14\nOur order    : 5590021\nWeight       : 310 kg',
    'our_order',
    '5590021',
  ],
  [
    'a list of labels and values is no table with a head',
    'Truck     Boucher 6\nSpecies   black spruce\nLoads     1\nTons      28.44',
    'loads',
    '1',
  ],
  ['a value keeps its unit', 'Haematocrit: 27 %, Fibrinogen: 5.1 g', 'haematocrit', '27 %'],
  ['a sum in thousands with a space', 'Compensation: R 214 500', 'compensation', 'R 214 500'],
  ['a sum with a dash for its cents', 'Insurance up to: EUR 25.000,-', 'insurance_amount', 'EUR 25.000,-'],
  ['a sum in shillings', 'The fee is KSh 1,500, paid at the gate.', 'fee', 'KSh 1,500'],
  ['a day without a year', 'Arrival Le Havre 27/9, strike at Abidjan.', 'arrival_date', '27/9'],
  ['a year of two figures', 'Invoice date   07 JUN 24\nDue date       24 JUN 24', 'due_date', '24 JUN 24'],
  ['a purchase order is no date', 'On 2 May we sent you our PO 5512-A.', 'purchase_order', '5512-A'],
  [
    'a contact person is no firm',
    'Position: Night porter\nEmployer: St. Bede Hospital',
    'contact person',
    null,
  ],
])('%s: %s', (_rule, text, field, value) => {
  expect(extract(text, [field])).toEqual([value]);
});

interface Row {
  readonly text: string;
  readonly fields: Readonly<Record<string, readonly string[] | null>>;
}

/** As values are compared: case, white space and the sign at the end do not count. */
const fold = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!?]+$/, '');

it('reads prose as people do, and leaves null where no value is clearly the one', () => {
  const rows: readonly Row[] = JSON.parse(
    readFileSync(new URL('vectors/prose.json', import.meta.url), 'utf8'),
  );
  const wrong: string[] = [];
  let all = 0;
  let right = 0;
  for (const { text, fields } of rows) {
    const names = Object.keys(fields);
    const found = extract(text, names);
    for (const [at, name] of names.entries()) {
      all += 1;
      const value = found[at] ?? null;
      const wanted = fields[name] ?? null;
      const isRight =
        wanted === null || value === null ? wanted === value : wanted.map(fold).includes(fold(value));
      if (isRight) right += 1;
      else if (value !== null) wrong.push(`${name}: ${value}`);
    }
  }
  expect(right / all).toBeGreaterThan(0.83);
  expect(wrong.length / all, wrong.join('\n')).toBeLessThan(0.05);
});

/** Texts that hold two values of a kind, of which one is no longer the value, or is another one's. */
const twoValues: readonly (readonly [name: string, text: string, field: string, value: string | null])[] = [
  [
    'beside "cancelled"',
    'The appointment on Tuesday 3 March is cancelled. Your new appointment is on Friday 6 March at 10:30.',
    'appointment_date',
    'Friday 6 March',
  ],
  [
    'beside "instead of"',
    'Please deliver 40 chairs instead of 25. The rest of the order stays as it is.',
    'quantity',
    '40',
  ],
  [
    'denied, with the right one behind',
    'The invoice is not INV-100; the correct one is INV-200.',
    'invoice_number',
    'INV-200',
  ],
  ['denied alone', 'The invoice is not INV-100.', 'invoice_number', null],
  ['to be ignored', 'Please ignore invoice 4410, the correct invoice is 4411.', 'invoice_number', '4411'],
  ['beside "was"', 'The price was 480 EUR and is now 415 EUR, delivery included.', 'new_price', '415 EUR'],
  [
    'in a quoted mail',
    'Dear Petra,\n\nthe delivery date is 19 June.\n\nOn 2 June 2026 at 09:12, Petra Wolff wrote:\n> Can you deliver on 12 June?',
    'delivery_date',
    '19 June',
  ],
  ['the name of another amount', 'Rent: 940 EUR a month. Deposit: 1,880 EUR.', 'deposit', '1,880 EUR'],
  [
    'an amount that only another name has',
    'Dear Ms Okafor,\n\nthank you for your visit to the flat in Harbour Street. The monthly rent is 940 EUR, and the flat is free from 1 October. Please tell us by Friday whether you want it.\n\nKind regards\nLena Brandt',
    'deposit',
    null,
  ],
];

describe('among ten thousand figures', () => {
  const figures = '1 '.repeat(5000);

  it('finds the value beside its name', () => {
    const text = `${figures}. Invoice total: $812.50. ${figures}Please pay by 4 May 2027.`;
    expect(extract(text, ['invoice_total'])).toEqual(['$812.50']);
  });

  it('takes at most five times as long as on sentences, for twenty fields', () => {
    const fields =
      'name company phone email amount date iban address invoice_number quantity url due_date order city zip country time tax_id weight vat';
    const sentences = Array.from(
      { length: 150 },
      (_, at) => `The pier of ${at} opens on ${1 + (at % 28)} May, and Ada Moss ${at} pays $${at}. `,
    ).join('');
    const least = { figures: Number.POSITIVE_INFINITY, sentences: Number.POSITIVE_INFINITY };
    for (let round = 0; round < 4; round++) {
      for (const [name, text] of Object.entries({ figures, sentences })) {
        const begin = process.cpuUsage();
        extract(text, fields.split(' '));
        least[name as keyof typeof least] = Math.min(
          least[name as keyof typeof least],
          cpuMillisecondsSince(begin),
        );
      }
    }
    expect(least.figures / least.sentences).toBeLessThan(5);
  });
});

describe('of two values', () => {
  it.each(twoValues)('%s: %s', (_name, text, field, value) => {
    expect(extract(text, [field])).toEqual([value]);
  });
});
