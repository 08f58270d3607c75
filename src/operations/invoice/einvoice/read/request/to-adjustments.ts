import { isTaxCategory } from '../../../codes/tax-category.ts';
import {
  add,
  compare,
  type Decimal,
  decimalText,
  equal,
  multiply,
  negative,
  parseDecimal,
  roundHalfAway,
  ZERO,
} from '../../decimal.ts';
import type { TermId } from '../../terms/terms.ts';
import type { ReadGroup } from '../read-invoice.ts';
import { groupsOf, termOf } from '../read-invoice.ts';
import { decimalIn, exactNumber, textOf, valueText } from '../values.ts';
import { below, type Draft, type Slot } from './draft.ts';

/** The terms of a charge or an allowance. */
interface AdjustmentTerms {
  readonly group: 'BG-20' | 'BG-21' | 'BG-27' | 'BG-28';
  readonly member: 'allowances' | 'charges';
  readonly amount: TermId;
  readonly base: TermId;
  readonly percent: TermId;
  readonly reason: TermId;
  readonly code: TermId;
  /** Of the document: its category and rate. */
  readonly tax?: readonly [category: TermId, rate: TermId];
}

const ofDocument: readonly AdjustmentTerms[] = [
  {
    group: 'BG-21',
    member: 'charges',
    amount: 'BT-99',
    base: 'BT-100',
    percent: 'BT-101',
    reason: 'BT-104',
    code: 'BT-105',
    tax: ['BT-102', 'BT-103'],
  },
  {
    group: 'BG-20',
    member: 'allowances',
    amount: 'BT-92',
    base: 'BT-93',
    percent: 'BT-94',
    reason: 'BT-97',
    code: 'BT-98',
    tax: ['BT-95', 'BT-96'],
  },
];

const ofLine: readonly AdjustmentTerms[] = [
  {
    group: 'BG-28',
    member: 'charges',
    amount: 'BT-141',
    base: 'BT-142',
    percent: 'BT-143',
    reason: 'BT-144',
    code: 'BT-145',
  },
  {
    group: 'BG-27',
    member: 'allowances',
    amount: 'BT-136',
    base: 'BT-137',
    percent: 'BT-138',
    reason: 'BT-139',
    code: 'BT-140',
  },
];

/** How amounts are written: with how many decimals, and with signs turned where they are given back. */
export interface AmountForm {
  readonly places: number;
  readonly isCredit: boolean;
}

/** What the percentage of an adjustment is of where a request has no `base`. */
type DefaultBase = (entry: ReadGroup) => Decimal | undefined;

interface AdjustmentForm extends AmountForm {
  readonly defaultBase: DefaultBase;
}

interface Sorted {
  readonly entry: ReadGroup;
  readonly ids: AdjustmentTerms;
  /** Whether it is below zero: a request has what goes the other way in its other list. */
  readonly isTurned: boolean;
}

/** The charges and allowances of the document (BG-20, BG-21) or of a line (BG-27, BG-28). */
export function putAdjustments(draft: Draft, slot: Slot, group: ReadGroup, form: AdjustmentForm): void {
  const { isCredit, places, defaultBase } = form;
  const sorted = (group.id === 'document' ? ofDocument : ofLine).flatMap((ids) =>
    groupsOf(group, ids.group).map((entry): Sorted => {
      return {
        entry,
        ids,
        isTurned: !isCredit && isBelowZero(entry, ids, places, defaultBase(entry)),
      };
    }),
  );
  for (const member of ['charges', 'allowances'] as const) {
    const entries = sorted.filter(({ ids, isTurned }) => (ids.member === member) !== isTurned);
    if (entries.length === 0) continue;
    const list = below(slot, member);
    slot.object[member] = entries.map((entry, index) => {
      const own = below(list, index);
      putAdjustment(draft, own, entry, form);
      return own.object;
    });
  }
}

function putAdjustment(
  draft: Draft,
  slot: Slot,
  { entry, ids, isTurned }: Sorted,
  { places, isCredit, defaultBase }: AdjustmentForm,
): void {
  putReason(draft, slot, entry, ids);
  const amount = termOf(entry, ids.amount);
  if (isTurned)
    draft.adapt(slot.pointer, [amount], 'below zero in the file: it is in the other list, above zero');
  const signed = (value: Decimal | undefined) => {
    const number = exactNumber(value && isCredit !== isTurned ? negative(value) : value);
    return number === 0 ? 0 : number;
  };
  const [percent, base] = [decimalIn(entry, ids.percent), decimalIn(entry, ids.base)];
  const given = decimalIn(entry, ids.amount);
  if (percent === undefined || base === undefined || !isShare(given, { percent, base }, places)) {
    draft.put(slot, 'amount', signed(given), amount);
  } else {
    const whole = defaultBase(entry);
    draft.put(slot, 'percent', exactNumber(percent), [termOf(entry, ids.percent), amount]);
    if (whole !== undefined && equal(whole, base)) draft.hold(termOf(entry, ids.base));
    else draft.put(slot, 'base', signed(base), termOf(entry, ids.base));
  }
  if (ids.tax !== undefined) putTax(draft, slot, entry, ids.tax);
}

function putReason(draft: Draft, slot: Slot, entry: ReadGroup, ids: AdjustmentTerms): void {
  const reason = termOf(entry, ids.reason);
  const code = termOf(entry, ids.code);
  if (valueText(reason) !== undefined) draft.put(slot, 'description', valueText(reason), reason);
  else if (valueText(code) !== undefined) {
    draft.put(slot, 'description', valueText(code), code);
    draft.adapt(`${slot.pointer}/description`, [code], 'the code of the reason, as there is no text');
  }
}

/** Whether an amount is below zero, and not because its percentage is of lines that are. */
function isBelowZero(
  entry: ReadGroup,
  ids: AdjustmentTerms,
  places: number,
  whole: Decimal | undefined,
): boolean {
  const amount = decimalIn(entry, ids.amount);
  const [percent, base] = [decimalIn(entry, ids.percent), decimalIn(entry, ids.base)];
  const isOfWhole = base !== undefined && whole !== undefined && equal(base, whole);
  if (isOfWhole && percent !== undefined && isShare(amount, { percent, base }, places)) return false;
  const hasMinus = (value: Decimal | undefined) => value !== undefined && compare(value, ZERO) < 0;
  return hasMinus(amount) || hasMinus(base);
}

/** Whether an amount is its percentage of its base, so that those two say it. */
function isShare(
  amount: Decimal | undefined,
  { percent, base }: { readonly percent: Decimal; readonly base: Decimal },
  places: number,
): boolean {
  if (amount === undefined || base.scale > places) return false;
  const share = multiply(multiply(base, percent), { digits: 1n, scale: 2 });
  return equal(roundHalfAway(share, places), amount);
}

/** What the percentages of the document are of: the lines of the same category and rate. */
export function sumsByTax(lines: readonly ReadGroup[]): DefaultBase {
  const sums = new Map<string, Decimal>();
  for (const line of lines) {
    const tax = groupsOf(line, 'BG-30')[0];
    const key = taxKey(tax, 'BT-151', 'BT-152');
    sums.set(key, add(sums.get(key) ?? ZERO, decimalIn(line, 'BT-131') ?? ZERO));
  }
  return (entry) => {
    const isAllowance = entry.id === 'BG-20';
    return sums.get(taxKey(entry, isAllowance ? 'BT-95' : 'BT-102', isAllowance ? 'BT-96' : 'BT-103'));
  };
}

function taxKey(group: ReadGroup | undefined, category: TermId, rate: TermId): string {
  return `${textOf(group, category)} ${decimalText(decimalIn(group, rate) ?? ZERO)}`;
}

/**
 * The rate of a line, a charge or an allowance, and its category unless the rate says it. A category that a request does
 * not have must not become another one: it hinders sending.
 */
export function putTax(
  draft: Draft,
  slot: Slot,
  group: ReadGroup | undefined,
  [categoryId, rateId]: readonly [TermId, TermId],
): void {
  const category = group && termOf(group, categoryId);
  const rate = group && termOf(group, rateId);
  const code = valueText(category);
  const rateText = group && textOf(group, rateId);
  const number = rateText === undefined ? undefined : exactNumber(parseDecimal(rateText));
  const isKnown = isTaxCategory(code);
  if (number !== undefined) draft.put(slot, 'tax_rate', number, rate);
  else if (isKnown && code !== 'S') slot.object.tax_rate = 0;
  if (isKnown && code === 'S' && number !== undefined && number > 0) draft.hold(category);
  else if (isKnown) draft.put(slot, 'tax_category', code, category);
  else if (code !== undefined) {
    const pointer = `${slot.pointer}/tax_category`;
    draft.adapt(pointer, [category], `left out: a request has no category ${code.slice(0, 20)}`);
    draft.hindrances.push({ pointer, message: `cannot be ${code.slice(0, 20)}, which the file has` });
  }
}
