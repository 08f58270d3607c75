import {
  add,
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
import type { TermId } from '../../terms/terms.ts';
import { childAt, childrenAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Breach, Rule } from '../rule.ts';
import { taxBreach } from './tax-amount.ts';

/** The sums of a document, BR-CO-10 to -17: exact but for the tax. */
export const sumRules: readonly Rule[] = [
  { id: 'BR-CO-10', term: 'BT-106', breaches: (invoice) => ofTotals(invoice, lineSum) },
  {
    id: 'BR-CO-11',
    term: 'BT-107',
    breaches: (invoice) => ofTotals(invoice, (each) => adjustmentSum(invoice, each, 'BT-107')),
  },
  {
    id: 'BR-CO-12',
    term: 'BT-108',
    breaches: (invoice) => ofTotals(invoice, (each) => adjustmentSum(invoice, each, 'BT-108')),
  },
  { id: 'BR-CO-13', term: 'BT-109', breaches: (invoice) => ofTotals(invoice, netTotal) },
  { id: 'BR-CO-14', term: 'BT-110', breaches: taxTotal },
  { id: 'BR-CO-15', term: 'BT-112', breaches: grossTotal },
  { id: 'BR-CO-16', term: 'BT-115', breaches: (invoice) => ofTotals(invoice, dueTotal) },
  {
    id: 'BR-CO-17',
    term: 'BT-117',
    breaches: (invoice) => invoice.breakdown.flatMap((entry) => taxBreach(invoice, entry, 'total') ?? []),
  },
];

type Compare = (group: ReadGroup, invoice: JudgedInvoice) => Breach | undefined;

function ofTotals(invoice: JudgedInvoice, compare: Compare): readonly Breach[] {
  return invoice.totals.flatMap((group) => compare(group, invoice) ?? []);
}

/** BR-CO-10: the lines, rounded to cents; in UBL all of them, wherever they are. */
function lineSum(group: ReadGroup, invoice: JudgedInvoice): Breach | undefined {
  const lines = invoice.isCii
    ? invoice.groups('BG-25').map(({ element }) => element)
    : invoice.named('cac:InvoiceLine', 'cac:CreditNoteLine');
  const exact = invoice.isCii
    ? invoice.total('BT-131')
    : sum(
        lines
          .flatMap((line) => childrenAt(line, 'cbc:LineExtensionAmount'))
          .flatMap(({ text }) => parseDecimal(text) ?? []),
      );
  const total = roundHalfUp(exact, 2);
  return differs(
    group,
    'BT-106',
    total,
    `the ${lines.length} lines (BT-131) come to ${decimalText(total, 2)}`,
  );
}

/** BR-CO-11, BR-CO-12: the allowances, the charges; without any the total may be missing. */
function adjustmentSum(
  invoice: JudgedInvoice,
  group: ReadGroup,
  id: 'BT-107' | 'BT-108',
): Breach | undefined {
  const [part, amount, name] =
    id === 'BT-107' ? (['BG-20', 'BT-92', 'allowances'] as const) : (['BG-21', 'BT-99', 'charges'] as const);
  const hasNone = invoice.groups(part).length === 0;
  if (hasNone && !group.terms.has(id)) return undefined;
  const expected = roundHalfUp(invoice.total(amount), 2);
  return differs(
    group,
    id,
    expected,
    `the ${name} of the document (${amount}) come to ${decimalText(expected, 2)}`,
  );
}

/** BR-CO-13. */
function netTotal(group: ReadGroup): Breach | undefined {
  const [lines, allowances, charges] = (['BT-106', 'BT-107', 'BT-108'] as const).map((id) =>
    amountOf(group, id),
  );
  if (lines === undefined) return differs(group, 'BT-109', undefined, 'BT-106 is missing or no number');
  const exact = add(subtract(lines, allowances ?? ZERO), charges ?? ZERO);
  const isPlain = !group.terms.has('BT-107') && !group.terms.has('BT-108');
  const expected = isPlain ? exact : roundHalfUp(exact, 2);
  const terms = `BT-106 ${decimalText(lines, 2)}${signed(' - BT-107', allowances)}${signed(' + BT-108', charges)}`;
  return differs(group, 'BT-109', expected, `${terms} is ${decimalText(expected, 2)}`);
}

/** BR-CO-16. In UBL what is paid makes the rest be rounded to cents, and a rounding what is due without it. */
function dueTotal(group: ReadGroup, { isCii }: JudgedInvoice): Breach | undefined {
  const [total, paid, rounding, due] = (['BT-112', 'BT-113', 'BT-114', 'BT-115'] as const).map((id) =>
    amountOf(group, id),
  );
  if (total === undefined) return differs(group, 'BT-115', undefined, 'BT-112 is missing or no number');
  const exact = subtract(total, paid ?? ZERO);
  const rest = isCii || paid === undefined ? exact : roundHalfUp(exact, 2);
  const expected = add(rest, rounding ?? ZERO);
  const isRounded = !isCii && due !== undefined && rounding !== undefined;
  if (isRounded && equal(roundHalfUp(subtract(due, rounding), 2), rest)) return undefined;
  const terms = `BT-112 ${decimalText(total, 2)}${signed(' - BT-113', paid)}${signed(' + BT-114', rounding)}`;
  return differs(group, 'BT-115', expected, `${terms} is ${decimalText(expected, 2)}`);
}

/** BR-CO-14: in UBL each total that has entries below it, in CII those in the currency of the document. */
function* taxTotal(invoice: JudgedInvoice): Generator<Breach> {
  const currency = invoice.first('BT-5')?.text;
  const totals = invoice.isCii
    ? invoice.taxTotals.filter((total) => total.currency === currency).map(({ element }) => element)
    : childrenAt(invoice.root, 'cac:TaxTotal').filter(
        (total) => childAt(total, 'cac:TaxSubtotal') !== undefined,
      );
  for (const total of totals) {
    const stated = invoice.isCii ? total : childAt(total, 'cbc:TaxAmount');
    const taxes = invoice.isCii
      ? invoice
          .named('ram:ApplicableHeaderTradeSettlement')
          .flatMap((at) => childrenAt(at, 'ram:ApplicableTradeTax/ram:CalculatedAmount'))
      : childrenAt(total, 'cac:TaxSubtotal/cbc:TaxAmount');
    const amount = stated && parseDecimal(stated.text);
    const expected = roundHalfUp(sum(taxes.flatMap(({ text }) => parseDecimal(text) ?? [])), 2);
    if (amount !== undefined && equal(amount, expected)) continue;
    yield {
      at: stated ?? total,
      message: `BT-110 is ${shown(amount)}; the taxes of the breakdown (BT-117) come to ${decimalText(expected, 2)}`,
    };
  }
}

/** BR-CO-15: one total of tax in the currency of the document, and the sum with it. */
function* grossTotal(invoice: JudgedInvoice): Generator<Breach> {
  const [group] = invoice.totals;
  for (const { text: currency } of invoice.all('BT-5')) {
    const taxes = invoice.taxTotals.filter((total) => total.currency === currency);
    const net = group && amountOf(group, 'BT-109');
    const gross = group && amountOf(group, 'BT-112');
    const at = group?.terms.get('BT-112')?.[0]?.element ?? group?.element ?? invoice.root;
    if (taxes.length !== 1) {
      const isFine = invoice.isCii && net !== undefined && gross !== undefined && equal(net, gross);
      if (isFine) continue;
      const count = taxes.length === 0 ? 'no total' : `${taxes.length} totals`;
      yield {
        at,
        message: `There is ${count} of tax (BT-110) in the currency of the document, ${currency.slice(0, 10)}`,
        term: 'BT-110',
      };
      continue;
    }
    const tax = taxes[0]!.amount;
    const expected = net && tax && roundHalfUp(add(net, tax), 2);
    if (gross !== undefined && expected !== undefined && equal(gross, expected)) continue;
    if (invoice.isCii && gross !== undefined && net !== undefined && equal(gross, net)) continue;
    const sums = expected === undefined ? 'cannot be calculated' : `is ${decimalText(expected, 2)}`;
    yield { at, message: `BT-112 is ${shown(gross)}; BT-109 ${shown(net)} + BT-110 ${shown(tax)} ${sums}` };
  }
}

function differs(
  group: ReadGroup,
  id: TermId,
  expected: Decimal | undefined,
  why: string,
): Breach | undefined {
  const stated = amountOf(group, id);
  if (stated !== undefined && expected !== undefined && equal(stated, expected)) return undefined;
  const at = group.terms.get(id)?.[0]?.element ?? group.element;
  return { at, message: `${id} is ${shown(stated)}; ${why}` };
}

function amountOf(group: ReadGroup, id: TermId): Decimal | undefined {
  const term = group.terms.get(id)?.[0];
  return term && parseDecimal(term.text);
}

function shown(value: Decimal | undefined): string {
  return value === undefined ? 'missing or no number' : decimalText(value, 2);
}

function signed(name: string, value: Decimal | undefined): string {
  return value === undefined ? '' : `${name} ${decimalText(value, 2)}`;
}
