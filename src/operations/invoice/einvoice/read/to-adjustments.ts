import { isTaxCategory } from '../../tax-category.ts';
import { type Decimal, equal, multiply, negative, parseDecimal, roundHalfAway } from '../decimal.ts';
import type { TermId } from '../terms/terms.ts';
import { below, type Draft, type Slot } from './draft.ts';
import type { ReadGroup } from './read-invoice.ts';
import { groupsOf, termOf } from './read-invoice.ts';
import { decimalIn, exactNumber, textOf, valueOf } from './values.ts';

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

/** The charges and allowances of the document (BG-20, BG-21) or of a line (BG-27, BG-28). */
export function putAdjustments(draft: Draft, slot: Slot, group: ReadGroup, form: AmountForm): void {
  for (const ids of group.id === 'document' ? ofDocument : ofLine) {
    const entries = groupsOf(group, ids.group);
    if (entries.length === 0) continue;
    const list = below(slot, ids.member);
    slot.object[ids.member] = entries.map((entry, index) => {
      const own = below(list, index);
      putAdjustment(draft, own, entry, ids, form);
      return own.object;
    });
  }
}

function putAdjustment(draft: Draft, slot: Slot, entry: ReadGroup, ids: AdjustmentTerms, form: AmountForm) {
  const reason = termOf(entry, ids.reason);
  const code = termOf(entry, ids.code);
  if (valueOf(reason) !== undefined) draft.put(slot, 'description', valueOf(reason), reason);
  else if (valueOf(code) !== undefined) {
    draft.put(slot, 'description', valueOf(code), code);
    draft.adapt(`${slot.pointer}/description`, [code], 'the code of the reason, as there is no text');
  }
  const amount = termOf(entry, ids.amount);
  const signed = (value: Decimal | undefined) => {
    const number = exactNumber(value && form.isCredit ? negative(value) : value);
    return number === 0 ? 0 : number;
  };
  const [percent, base] = [decimalIn(entry, ids.percent), decimalIn(entry, ids.base)];
  if (percent !== undefined && base !== undefined && isShare(entry, ids, percent, base, form.places)) {
    draft.put(slot, 'percent', exactNumber(percent), termOf(entry, ids.percent), amount);
    draft.put(slot, 'base', signed(base), termOf(entry, ids.base));
  } else {
    draft.put(slot, 'amount', signed(decimalIn(entry, ids.amount)), amount);
  }
  if (ids.tax !== undefined) putTax(draft, slot, entry, ids.tax);
}

/** Whether an amount is its percentage of its base, so that those two say it. */
function isShare(
  entry: ReadGroup,
  ids: AdjustmentTerms,
  percent: Decimal,
  base: Decimal,
  places: number,
): boolean {
  const amount = decimalIn(entry, ids.amount);
  if (amount === undefined || base.scale > places) return false;
  const share = multiply(multiply(base, percent), { units: 1n, scale: 2 });
  return equal(roundHalfAway(share, places), amount);
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
  const code = valueOf(category);
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
