import type { EinvoiceFormat, InvoiceItem, InvoiceRequest } from '../../src/operations/invoice/index.ts';
import { type Chance, dayOf, maybe, pick, textOf } from './chance.ts';

/** What decides which members an invoice may have. */
export interface Setting {
  readonly format: EinvoiceFormat;
  /** Countries of the parties. */
  readonly from: string;
  readonly to: string;
  readonly isCredit: boolean;
}

/** Members that change no total, each in about half of the invoices that may have it. */
export function randomMembers(chance: Chance, setting: Setting): Partial<InvoiceRequest> {
  const { isCredit } = setting;
  const period = periodOf(chance);
  return {
    ...(chance() < 0.5 && { period }),
    ...(!isCredit && maybe(chance, { cash_discount: cashDiscounts(chance) })),
    ...maybe(chance, { customer_number: pick(chance, [10_023, `${textOf(chance, 1)} K-1`]) }),
    ...maybe(chance, { supplier_number: `${textOf(chance, 1)} L-1` }),
    ...maybe(chance, { contract_number: `${textOf(chance, 1)} V-1` }),
    ...maybe(chance, { project_number: `${textOf(chance, 1)} P-1` }),
    ...maybe(chance, { despatch_number: `${textOf(chance, 1)} LS-1` }),
    ...maybe(chance, { sales_order_number: 'SO 1 & 2', order_number: `${textOf(chance, 2)} 7` }),
    ...maybe(chance, { deliver_to: placeOf(chance) }),
    ...(!isCredit && typeOf(chance, setting)),
    ...maybe(chance, { rounding: pick(chance, [0.02, -0.02]) }),
  };
}

/** A line with numbers, origin, classification and a period within the one of the document. */
export function withItemMembers(chance: Chance, item: InvoiceItem, document: InvoiceRequest): InvoiceItem {
  const isDanish = document.from.country?.toUpperCase() === 'DK';
  const { start = '2026-01-01', end = '2026-12-28' } = document.period ?? {};
  return {
    ...item,
    ...maybe(chance, { id: `${textOf(chance, 1)} SW-1` }),
    ...maybe(chance, { buyer_id: `${textOf(chance, 1)} K-1` }),
    ...maybe(chance, { country_of_origin: pick(chance, ['PT', 'de', 'CN', 'US']) }),
    ...maybe(chance, { period: pick(chance, [{ start, end }, { start }, { end }]) }),
    ...maybe(chance, {
      classification: isDanish
        ? { scheme: 'TST', id: '43211503', version: '19.05.01' }
        : pick(chance, [
            { scheme: 'STI', id: '72413000-8', version: '2008' },
            { scheme: 'hs', id: '8471.30' },
            { scheme: 'ZZZ', id: `${textOf(chance, 1)} 1` },
          ]),
    }),
  };
}

/** A line of terms as people write it by hand for XRechnung. */
export function handWrittenTerms(chance: Chance): string {
  const line = pick(chance, [
    '#SKONTO#TAGE=7#PROZENT=3.00#',
    ' #SKONTO#TAGE=10#PROZENT=2.50#BASISBETRAG=100.00# ',
  ]);
  return pick(chance, [`${line}\n`, `${textOf(chance, 3)} 1\n${line}`, `${line}\r\n${textOf(chance, 3)} 1`]);
}

/** One means of payment; where the rules of Germany do not hold, now and then two. */
export function paymentMeans(
  chance: Chance,
  account: Partial<InvoiceRequest>,
  hasOneMeans: boolean,
): Partial<InvoiceRequest> {
  if (chance() < 0.5) return account;
  const others = [
    {
      direct_debit: {
        mandate: `${textOf(chance, 1)} M-1`,
        creditor_id: 'de98 zzz 0999 9999 999',
        iban: 'DE02 1203 0000 0000 2020 51',
      },
    },
    {
      card: {
        last_digits: pick(chance, ['4242', '194242']),
        ...maybe(chance, { holder: `${textOf(chance, 1)} King` }),
      },
    },
  ];
  const other = pick(chance, others);
  return hasOneMeans || chance() < 0.6 ? other : { ...account, ...other };
}

function periodOf(chance: Chance): NonNullable<InvoiceRequest['period']> {
  const [start = '', end = ''] = [dayOf(chance), dayOf(chance)].sort();
  return pick(chance, [{ start, end }, { start, end }, { start }, { end }]);
}

function cashDiscounts(chance: Chance): NonNullable<InvoiceRequest['cash_discount']> {
  const all = [
    { days: 14, percent: 2 },
    { days: 7, percent: 2.5, base_amount: 0.5 },
    { days: 1, percent: 3.75 },
  ];
  return all.slice(0, 1 + Math.floor(chance() * 3));
}

function placeOf(chance: Chance): NonNullable<InvoiceRequest['deliver_to']> {
  return {
    ...maybe(chance, { name: `${textOf(chance, 2)} Lager` }),
    ...maybe(chance, { address: [`${textOf(chance, 2)} 3`, 'Tor 2', 'Halle 3', 'Rampe 4'] }),
    city: `${textOf(chance, 1)} Stadt`,
    postcode: '50668',
    country: pick(chance, ['DE', 'at', 'FR']),
  };
}

function typeOf(chance: Chance, { format, from, to }: Setting): Partial<InvoiceRequest> {
  const isPeppol = format === 'peppol';
  const isGerman = from === 'DE' && to === 'DE';
  const hasGermanRules = isPeppol ? isGerman : format.startsWith('xrechnung');
  const types: NonNullable<InvoiceRequest['document_type']>[] = ['standard', 'standard', 'standard'];
  if (!isPeppol || isGerman) types.push('partial', 'corrected');
  if (!hasGermanRules && !(isPeppol && from === 'IS')) types.push('prepayment');
  if (!isPeppol) types.push('self_billed');
  const type = pick(chance, types);
  return {
    document_type: type,
    ...(type === 'corrected' && { corrects: { number: `${textOf(chance, 1)} 0` } }),
  };
}
