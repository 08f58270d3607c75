import type { XmlElement } from '../../../../../formats/xml/element.ts';
import {
  add,
  compare,
  type Decimal,
  decimalText,
  equal,
  parseDecimal,
  roundHalfUp,
  subtract,
  sum,
  ZERO,
} from '../../decimal.ts';
import type { ReadGroup } from '../../read/read-invoice.ts';
import { childrenAt, normalized } from '../elements.ts';
import type { JudgedInvoice, TaxedEntry } from '../judged-invoice.ts';
import type { Breach, Rule } from '../rule.ts';
import { elementsAt } from '../syntax/counts.ts';
import { entryBreaches } from './breakdown-entries.ts';
import { taxBreach } from './tax-amount.ts';

/** How the rules for one category of tax differ from those for others. */
interface Category {
  /** As rules are numbered: BR-S-01. */
  readonly prefix: string;
  readonly code: string;
  readonly name: string;
  /** Whether there may be several entries of the breakdown, one for each rate. */
  readonly byRate?: true;
  /** What the seller must have, or must not have: a VAT identifier, or any of tax. */
  readonly seller: 'any' | 'vat' | 'none';
  readonly buyer?: 'vat' | 'vat or register';
  readonly rate: 'above 0' | '0' | '0 or more' | 'none';
  readonly reason: 'required' | 'refused';
}

/** EN 16931-1, 6.4.3. */
// biome-ignore format: a table
const categories: readonly Category[] = [
  { prefix: 'S', code: 'S', name: 'standard rate', byRate: true, seller: 'any', rate: 'above 0', reason: 'refused' },
  { prefix: 'Z', code: 'Z', name: 'zero rate', seller: 'any', rate: '0', reason: 'refused' },
  { prefix: 'E', code: 'E', name: 'exempt', seller: 'any', rate: '0', reason: 'required' },
  { prefix: 'AE', code: 'AE', name: 'reverse charge', seller: 'any', buyer: 'vat or register', rate: '0', reason: 'required' },
  { prefix: 'IC', code: 'K', name: 'intra-community supply', seller: 'vat', buyer: 'vat', rate: '0', reason: 'required' },
  { prefix: 'G', code: 'G', name: 'export', seller: 'vat', rate: '0', reason: 'required' },
  { prefix: 'O', code: 'O', name: 'outside the scope of VAT', seller: 'none', rate: 'none', reason: 'required' },
  { prefix: 'AF', code: 'L', name: 'IGIC', byRate: true, seller: 'any', rate: '0 or more', reason: 'refused' },
  { prefix: 'AG', code: 'M', name: 'IPSI', byRate: true, seller: 'any', rate: '0 or more', reason: 'refused' },
];

const SELLER_TAX_NUMBER = 'cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID';

const KINDS = ['line', 'allowance', 'charge'] as const;

/** The terms of the category and of the rate, by what is taxed. */
const TERMS = {
  line: { code: 'BT-151', rate: 'BT-152', name: 'line' },
  allowance: { code: 'BT-95', rate: 'BT-96', name: 'allowance' },
  charge: { code: 'BT-102', rate: 'BT-103', name: 'charge' },
} as const;

/** BR-<category>-01 to -10, for nine categories, and those that a few have beside them. */
export const categoryRules: readonly Rule[] = categories.flatMap((category) => [
  rule(category, '01', 'BG-23', (invoice) => entryBreaches(invoice, category)),
  ...KINDS.map((kind, index) =>
    rule(category, `0${index + 2}`, category.seller === 'none' ? 'BT-31' : partyTerm(category), (invoice) =>
      partyBreaches(invoice, category, kind),
    ),
  ),
  ...KINDS.map((kind, index) =>
    rule(category, `0${index + 5}`, TERMS[kind].rate, (invoice) => rateBreaches(invoice, category, kind)),
  ),
  rule(category, '08', 'BT-116', (invoice) => baseBreaches(invoice, category)),
  rule(category, '09', 'BT-117', (invoice) => taxBreaches(invoice, category)),
  rule(category, '10', category.reason === 'required' ? 'BT-120' : 'BT-121', (invoice) =>
    reasonBreaches(invoice, category),
  ),
]);

type Check = (invoice: JudgedInvoice) => Iterable<Breach>;

function rule({ prefix }: Category, number: string, term: string, breaches: Check): Rule {
  return { id: `BR-${prefix}-${number}`, term, breaches };
}

function partyTerm({ seller }: Category): string {
  return seller === 'vat' ? 'BT-31' : 'BT-32';
}

function entriesOf(invoice: JudgedInvoice, { code }: Category): readonly TaxedEntry[] {
  return invoice.taxed.filter((entry) => entry.code === code);
}

/** -02, -03, -04: what the seller and the buyer are registered as. */
function* partyBreaches(
  invoice: JudgedInvoice,
  category: Category,
  kind: TaxedEntry['kind'],
): Generator<Breach> {
  const all = entriesOf(invoice, category).filter((entry) => entry.kind === kind);
  const found = all.filter(({ isVat }) => isVat);
  if (found.length === 0) {
    // BR-S-02 in UBL asks for VAT where it looks at the line, and not where it looks for lines.
    const [line] = category.code === 'S' && kind === 'line' && !invoice.isCii ? all : [];
    if (line !== undefined)
      yield { at: line.codeTerm.element, message: 'A line of category S is of another tax than VAT' };
    return;
  }
  const has = (id: 'BT-31' | 'BT-32' | 'BT-47' | 'BT-48' | 'BT-63'): boolean =>
    (id === 'BT-32' ? invoice.taxNumbers : invoice.all(id)).length > 0 ||
    // In UBL any number of a seller, wherever it is.
    (id === 'BT-32' && !invoice.isCii && elementsAt(invoice, SELLER_TAX_NUMBER).length > 0);
  const name = `A ${kind} of category ${category.code} (${category.name})`;
  const faults: Omit<Breach, 'at'>[] = [];
  if (category.seller === 'none') {
    const forbidden = (['BT-31', 'BT-63', 'BT-48'] as const).filter(has);
    if (forbidden.length > 0)
      faults.push({
        message: `${name} goes with no VAT identifier, but there is ${forbidden.join(', ')}`,
        term: forbidden[0],
      });
  } else if (!has('BT-31') && !has('BT-63') && !(category.seller === 'any' && has('BT-32'))) {
    const others = category.seller === 'any' ? ', a tax registration identifier (BT-32)' : '';
    faults.push({
      message: `${name} needs a VAT identifier of the seller (BT-31)${others} or one of the tax representative (BT-63)`,
    });
  }
  const isRegistered = has('BT-48') || (category.buyer === 'vat or register' && has('BT-47'));
  if (category.buyer !== undefined && !isRegistered) {
    const or = category.buyer === 'vat' ? '' : ' or a registration identifier (BT-47)';
    faults.push({ message: `${name} needs a VAT identifier of the buyer (BT-48)${or}`, term: 'BT-48' });
  }
  if (faults.length === 0) return;
  // One fault of the document in UBL, one of each entry in CII.
  for (const { codeTerm } of invoice.isCii ? found : found.slice(0, 1))
    yield { at: codeTerm.element, ...faults[0]! };
}

/** -05, -06, -07: the rate that goes with the category. */
function* rateBreaches(
  invoice: JudgedInvoice,
  category: Category,
  kind: (typeof KINDS)[number],
): Generator<Breach> {
  for (const { codeTerm, rate, rateTerm, isVat, kind: found } of entriesOf(invoice, category)) {
    if (found !== kind || !isVat || isRight(category, invoice.isCii, rateTerm && (rate ?? 'none'))) continue;
    const wanted = category.rate === 'none' ? 'no rate' : `a rate (${TERMS[kind].rate}) of ${category.rate}`;
    const is =
      rateTerm === undefined ? 'has none' : `has ${rate === undefined ? 'no number' : decimalText(rate)}`;
    yield {
      at: rateTerm?.element ?? codeTerm.element.parent ?? codeTerm.element,
      message: `A ${TERMS[kind].name} of category ${category.code} (${category.name}) has ${wanted}; this one ${is}`,
    };
  }
}

function isRight(
  { rate: wanted, code }: Category,
  isCii: boolean,
  rate: Decimal | 'none' | undefined,
): boolean {
  if (wanted === 'none') return rate === undefined;
  if (rate === undefined || rate === 'none') return false;
  const sign = compare(rate, ZERO);
  if (wanted === '0') return sign === 0;
  // IGIC of 0: in UBL alone.
  return sign > 0 || (wanted === '0 or more' && sign === 0 && (code === 'M' || !isCii));
}

/** -08: the base is the sum of what has the category, and the rate where there are several. */
function* baseBreaches(invoice: JudgedInvoice, category: Category): Generator<Breach> {
  // The artefact for CII looks for the rate of IGIC and IPSI where no schema has it.
  if (invoice.isCii && isCanarian(category)) return;
  const sums = sumsOf(invoice, category);
  const hasLines = invoice.groups('BG-25').length > 0;
  for (const { group, kind, rate, rateTerm, amount, isVat } of entriesOf(invoice, category)) {
    if (kind !== 'breakdown') continue;
    if (!isVat && !(invoice.isCii && (category.code === 'S' || category.code === 'Z'))) continue;
    if (category.byRate && rateTerm === undefined) continue;
    const expected = sums.get(category.byRate ? rateKey(rate) : '');
    const isFine = category.byRate
      ? isBaseByRate(invoice, { amount, expected, isStrict: category.code === 'S', hasLines })
      : isBase(invoice, category, amount, expected?.all ?? ZERO) && (hasLines || invoice.isCii);
    if (isFine) continue;
    const at = childOf(group, 'BT-116');
    const rates = category.byRate && rate !== undefined ? ` at ${decimalText(rate)} %` : '';
    yield {
      at,
      message: `BT-116 is ${amount === undefined ? 'missing or no number' : decimalText(amount, 2)}; lines less allowances plus charges of category ${category.code}${rates} are ${decimalText(expected?.all ?? ZERO, 2)}`,
    };
  }
}

function isCanarian({ code }: Category): boolean {
  return code === 'L' || code === 'M';
}

interface ComparedBase {
  readonly amount: Decimal | undefined;
  readonly expected: ExpectedBase | undefined;
  readonly isStrict: boolean;
  readonly hasLines: boolean;
}

/**
 * With rates: exact in CII, within 1.00 in UBL, where S asks as well that something has the rate, and takes the sum
 * without lines too where an allowance or a charge has it: the artefact looks for lines of both kinds of document.
 */
function isBaseByRate(
  invoice: JudgedInvoice,
  { amount, expected, isStrict, hasLines }: ComparedBase,
): boolean {
  if (amount === undefined) return false;
  const all = expected?.all ?? ZERO;
  if (invoice.isCii) return equal(amount, all);
  if (!isStrict) return hasLines && isWithinOne(amount, all);
  if (expected === undefined) return false;
  const { adjustments } = expected;
  return isWithinOne(amount, all) || (adjustments !== undefined && isWithinOne(amount, adjustments));
}

/** Without rates: within 1.00 in CII but for O, exact in UBL. */
function isBase(
  invoice: JudgedInvoice,
  { code }: Category,
  amount: Decimal | undefined,
  expected: Decimal,
): boolean {
  if (amount === undefined) return false;
  return invoice.isCii && code !== 'O' ? isWithinOne(amount, expected) : equal(amount, expected);
}

function isWithinOne(one: Decimal, other: Decimal): boolean {
  const difference = subtract(one, other);
  const limit = { digits: 1n, scale: 0 };
  return compare(difference, limit) < 0 && compare(difference, { digits: -1n, scale: 0 }) > 0;
}

/**
 * Lines and charges less allowances, by rate where the category has several; rounded each in CII. One with several
 * categories counts once for each of its codes and rates: the artefacts ask for a code in any, and a rate in any.
 */
function sumsOf(invoice: JudgedInvoice, category: Category): ReadonlyMap<string, ExpectedBase> {
  const parts = new Map<string, SummedParts>();
  for (const { kind, amount, codes, rates } of invoice.taxedOwners) {
    if (!codes.has(category.code)) continue;
    for (const key of category.byRate ? rates : ['']) {
      const part = parts.get(key) ?? { line: [], charge: [], allowance: [] };
      parts.set(key, part);
      part[kind].push(amount ?? ZERO);
    }
  }
  const adjusted = adjustedRates(invoice, category);
  for (const key of adjusted) if (!parts.has(key)) parts.set(key, { line: [], charge: [], allowance: [] });
  const rounded = (values: readonly Decimal[]): Decimal =>
    invoice.isCii ? roundHalfUp(sum(values), 2) : sum(values);
  return new Map(
    [...parts].map(([key, { line, charge, allowance }]) => {
      const adjustments = subtract(rounded(charge), rounded(allowance));
      return [
        key,
        { all: add(rounded(line), adjustments), adjustments: adjusted.has(key) ? adjustments : undefined },
      ];
    }),
  );
}

/**
 * The rates for which BR-S-08 in UBL is content with an allowance or a charge: the artefact looks for them in lines and
 * prices too, and adds those of the document alone.
 */
function adjustedRates(invoice: JudgedInvoice, { code }: Category): ReadonlySet<string> {
  const rates = new Set<string>();
  if (invoice.isCii || code !== 'S') return rates;
  for (const at of invoice.named('cac:AllowanceCharge')) {
    const taxes = childrenAt(at, 'cac:TaxCategory');
    if (!taxes.some((tax) => childrenAt(tax, 'cbc:ID').some(({ text }) => normalized(text) === code)))
      continue;
    for (const { text } of taxes.flatMap((tax) => childrenAt(tax, 'cbc:Percent'))) {
      const rate = parseDecimal(text);
      if (rate !== undefined) rates.add(decimalText(rate));
    }
  }
  return rates;
}

interface ExpectedBase {
  readonly all: Decimal;
  /** Charges less allowances, without lines; undefined where no allowance and no charge has the rate. */
  readonly adjustments: Decimal | undefined;
}

interface SummedParts {
  readonly line: Decimal[];
  readonly charge: Decimal[];
  readonly allowance: Decimal[];
}

/** A rate as a key: 7 and 7.00 are one. */
function rateKey(rate: Decimal | undefined): string {
  return rate === undefined ? 'none' : decimalText(rate);
}

/** -09: the tax is the base times the rate, or 0. */
function* taxBreaches(invoice: JudgedInvoice, category: Category): Generator<Breach> {
  for (const entry of entriesOf(invoice, category)) {
    if (entry.kind !== 'breakdown' || (!entry.isVat && !(invoice.isCii && category.code === 'S'))) continue;
    // The artefact for CII has no test of IGIC and IPSI.
    if (invoice.isCii && isCanarian(category)) continue;
    const breach = taxBreach(invoice, entry, category.byRate === true ? 'rate' : 'zero');
    if (breach !== undefined) yield breach;
  }
}

/** -10: a reason for what is not taxed, and none for what is. */
function* reasonBreaches(invoice: JudgedInvoice, category: Category): Generator<Breach> {
  for (const { kind, group, isVat, codeTerm } of entriesOf(invoice, category)) {
    if (
      kind !== 'breakdown' ||
      (!isVat && !(invoice.isCii && (category.code === 'S' || category.code === 'Z')))
    )
      continue;
    const reason = (['BT-120', 'BT-121'] as const)
      .flatMap((id) => group.terms.get(id) ?? [])
      .find(({ element }) => element.parent === codeTerm.element.parent);
    const name = `category ${category.code} (${category.name})`;
    if (category.reason === 'required' && reason === undefined) {
      yield {
        at: codeTerm.element.parent ?? codeTerm.element,
        message: `The VAT breakdown of ${name} has no reason (BT-120 or BT-121)`,
      };
    }
    if (category.reason === 'refused' && reason !== undefined) {
      yield {
        at: reason.element,
        message: `The VAT breakdown of ${name} is not an exemption and has a reason for one (${reason.term.id})`,
        term: reason.term.id,
      };
    }
  }
}

function childOf(group: ReadGroup, id: 'BT-116'): XmlElement {
  return group.terms.get(id)?.[0]?.element ?? group.element;
}
