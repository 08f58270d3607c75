import { minorUnits } from '../../../../formats/currency/minor-units.ts';
import {
  add,
  type Decimal,
  decimalText,
  divide,
  equal,
  multiply,
  parseDecimal,
  roundHalfAway,
  subtract,
  sum,
  ZERO,
} from '../decimal.ts';
import type { TermId } from '../terms/terms.ts';
import { countedLines } from './counted-lines.ts';
import type { ReadGroup } from './read-invoice.ts';
import { groupsOf } from './read-invoice.ts';
import { decimalIn, firstGroup, textOf } from './values.ts';

/** The tax of one category and rate (BG-23). */
export interface TaxSum {
  readonly category: string | null;
  readonly rate: string | null;
  readonly base: string | null;
  readonly tax: string | null;
}

/** The sums of an invoice as decimal texts. */
export interface Sums {
  readonly lines: string | null;
  readonly allowances: string | null;
  readonly charges: string | null;
  readonly without_tax: string | null;
  readonly tax: string | null;
  readonly total: string | null;
  readonly due: string | null;
  readonly taxes: readonly TaxSum[];
}

/** As the file has them. */
export interface StatedSums extends Sums {
  readonly tax_accounting: string | null;
  readonly paid: string | null;
  readonly rounding: string | null;
}

/** A sum that is stated otherwise than it is computed. */
export interface Difference {
  readonly term: TermId;
  /** Of a sum of one tax. */
  readonly category: string | null;
  readonly rate: string | null;
  readonly stated: string | null;
  readonly computed: string | null;
  /** stated - computed; null where one of them is missing. */
  readonly difference: string | null;
}

export interface ReadTotals {
  readonly stated: StatedSums;
  readonly computed: Sums;
  readonly differences: readonly Difference[];
}

/** The sums as stated, as the lines make them up, and where the two differ, be it by a cent. */
export function totalsOf(document: ReadGroup): ReadTotals {
  const stated = statedSums(document);
  const computed = computedSums(document, stated);
  return {
    stated,
    computed,
    differences: [...lineDifference(document, computed), ...differencesOf(stated, computed)],
  };
}

const sumTerms = {
  lines: 'BT-106',
  allowances: 'BT-107',
  charges: 'BT-108',
  without_tax: 'BT-109',
  tax: 'BT-110',
  total: 'BT-112',
  due: 'BT-115',
} as const satisfies Partial<Record<keyof Sums, TermId>>;

function statedSums(document: ReadGroup): StatedSums {
  const totals = firstGroup(document, 'BG-22');
  const text = (id: TermId) => textOf(totals, id) ?? null;
  return {
    lines: text('BT-106'),
    allowances: text('BT-107'),
    charges: text('BT-108'),
    without_tax: text('BT-109'),
    tax: text('BT-110'),
    tax_accounting: text('BT-111'),
    total: text('BT-112'),
    paid: text('BT-113'),
    rounding: text('BT-114'),
    due: text('BT-115'),
    taxes: groupsOf(document, 'BG-23').map((group) => ({
      category: textOf(group, 'BT-118') ?? null,
      rate: textOf(group, 'BT-119') ?? null,
      base: textOf(group, 'BT-116') ?? null,
      tax: textOf(group, 'BT-117') ?? null,
    })),
  };
}

const NOTHING: Sums = {
  lines: null,
  allowances: null,
  charges: null,
  without_tax: null,
  tax: null,
  total: null,
  due: null,
  taxes: [],
};

/** What bears one tax, under computation. */
interface TaxGroup {
  readonly category: string | null;
  readonly rate: string | null;
  readonly percent: Decimal;
  base: Decimal;
}

function computedSums(document: ReadGroup, { paid, rounding }: StatedSums): Sums {
  const places = minorUnits(textOf(document, 'BT-5') ?? '');
  const lines = countedLines(document).map((line) => ({ line, amount: lineAmount(line, places) }));
  if (lines.length === 0 || lines.some(({ amount }) => amount === undefined)) return NOTHING;
  const groups = new TaxGroups();
  for (const { line, amount } of lines) {
    groups.add(firstGroup(line, 'BG-30'), ['BT-151', 'BT-152'], amount!);
  }
  const allowances = groupsOf(document, 'BG-20');
  const charges = groupsOf(document, 'BG-21');
  for (const entry of allowances) {
    groups.add(entry, ['BT-95', 'BT-96'], subtract(ZERO, decimalIn(entry, 'BT-92') ?? ZERO));
  }
  for (const entry of charges) groups.add(entry, ['BT-102', 'BT-103'], decimalIn(entry, 'BT-99') ?? ZERO);
  const net = sum(lines.map(({ amount }) => amount!));
  const taken = sum(allowances.map((entry) => decimalIn(entry, 'BT-92') ?? ZERO));
  const added = sum(charges.map((entry) => decimalIn(entry, 'BT-99') ?? ZERO));
  const taxes = groups.all.map((group) => ({ ...group, tax: taxOf(group, places) }));
  const withoutTax = add(subtract(net, taken), added);
  const tax = sum(taxes.map((group) => group.tax));
  const total = add(withoutTax, tax);
  const due = sum([subtract(total, numberOf(paid)), numberOf(rounding), ...thirdPartyPayments(document)]);
  const text = (value: Decimal) => decimalText(value, places);
  return {
    lines: text(net),
    allowances: allowances.length === 0 ? null : text(taken),
    charges: charges.length === 0 ? null : text(added),
    without_tax: text(withoutTax),
    tax: text(tax),
    total: text(total),
    due: text(due),
    taxes: taxes.map(({ category, rate, base, tax: own }) => ({
      category,
      rate,
      base: text(base),
      tax: text(own),
    })),
  };
}

/** What the extension of XRechnung collects for others (BT-DEX-002), which is part of the amount due (BR-DEX-09). */
function thirdPartyPayments({ element }: ReadGroup): Decimal[] {
  return element.children
    .filter(({ name }) => name === 'cac:PrepaidPayment')
    .flatMap(({ children }) => children.filter(({ name }) => name === 'cbc:PaidAmount'))
    .map(({ text }) => numberOf(text.trim()));
}

/** What is taxed alike, by category and rate as a number: 7 and 7.00 are one. */
class TaxGroups {
  readonly #groups = new Map<string, TaxGroup>();

  add(group: ReadGroup | undefined, [categoryId, rateId]: readonly [TermId, TermId], amount: Decimal): void {
    const category = textOf(group, categoryId) ?? null;
    const rate = textOf(group, rateId) ?? null;
    const percent = (rate === null ? undefined : parseDecimal(rate)) ?? ZERO;
    const key = taxKey(category, rate);
    const known = this.#groups.get(key);
    if (known === undefined) this.#groups.set(key, { category, rate, percent, base: amount });
    else known.base = add(known.base, amount);
  }

  get all(): readonly TaxGroup[] {
    return [...this.#groups.values()];
  }
}

function taxKey(category: string | null, rate: string | null): string {
  const percent = rate === null ? undefined : parseDecimal(rate);
  return `${category} ${percent === undefined ? '0' : decimalText(percent)}`;
}

function taxOf({ base, percent }: TaxGroup, places: number): Decimal {
  return roundHalfAway(multiply(multiply(base, percent), { digits: 1n, scale: 2 }), places);
}

/** Digits of a price that is divided by its base quantity, before it is multiplied. */
const QUOTIENT_PLACES = 20;

/** Quantity times price with the allowances and charges of the line; its stated amount where it has no such numbers. */
function lineAmount(line: ReadGroup, places: number): Decimal | undefined {
  const price = firstGroup(line, 'BG-29');
  const [quantity, unitPrice] = [decimalIn(line, 'BT-129'), decimalIn(price, 'BT-146')];
  const base = decimalIn(price, 'BT-149') ?? { digits: 1n, scale: 0 };
  if (quantity === undefined || unitPrice === undefined) return decimalIn(line, 'BT-131');
  const product = divide(multiply(quantity, unitPrice), base, QUOTIENT_PLACES);
  if (product === undefined) return decimalIn(line, 'BT-131');
  const taken = groupsOf(line, 'BG-27').map((entry) => decimalIn(entry, 'BT-136') ?? ZERO);
  const added = groupsOf(line, 'BG-28').map((entry) => decimalIn(entry, 'BT-141') ?? ZERO);
  return add(subtract(roundHalfAway(product, places), sum(taken)), sum(added));
}

/** Where the stated amounts of the lines do not add up to what quantities and prices make. */
function lineDifference(document: ReadGroup, { lines: computed }: Sums): Difference[] {
  const amounts = countedLines(document).map((line) => decimalIn(line, 'BT-131'));
  if (amounts.some((amount) => amount === undefined)) return [];
  const stated = decimalText(sum(amounts.flatMap((amount) => amount ?? [])), 2);
  return difference('BT-131', { category: null, rate: null }, stated, computed);
}

function numberOf(text: string | null): Decimal {
  return (text === null ? undefined : parseDecimal(text)) ?? ZERO;
}

function differencesOf(stated: StatedSums, computed: Sums): Difference[] {
  // Without lines there is nothing that the sums could be of.
  if (computed.lines === null) return [];
  const differences = Object.entries(sumTerms).flatMap(([name, term]) => {
    const key = name as keyof typeof sumTerms;
    return difference(term, { category: null, rate: null }, stated[key], computed[key]);
  });
  const byTax = new Map(computed.taxes.map((tax) => [taxKey(tax.category, tax.rate), tax]));
  for (const tax of stated.taxes) {
    const key = taxKey(tax.category, tax.rate);
    const own = byTax.get(key);
    byTax.delete(key);
    differences.push(...taxDifferences(tax, tax, own));
  }
  for (const own of byTax.values()) differences.push(...taxDifferences(own, undefined, own));
  return differences;
}

function taxDifferences(
  place: TaxSum,
  stated: TaxSum | undefined,
  computed: TaxSum | undefined,
): Difference[] {
  return [
    ...difference('BT-116', place, stated?.base ?? null, computed?.base ?? null),
    ...difference('BT-117', place, stated?.tax ?? null, computed?.tax ?? null),
  ];
}

function difference(
  term: TermId,
  { category, rate }: Pick<TaxSum, 'category' | 'rate'>,
  stated: string | null,
  computed: string | null,
): Difference[] {
  const [one, other] = [stated, computed].map((text) => (text === null ? undefined : parseDecimal(text)));
  if (computed === null && (stated === null || term === 'BT-131')) return [];
  // A sum that is left out is 0 where there is nothing to add up.
  if (one !== undefined && other !== undefined && equal(one, other)) return [];
  if (stated !== null && computed === null && one !== undefined && equal(one, ZERO)) return [];
  const is = one === undefined || other === undefined ? null : decimalText(subtract(one, other), 2);
  return [{ term, category, rate, stated, computed, difference: is }];
}
