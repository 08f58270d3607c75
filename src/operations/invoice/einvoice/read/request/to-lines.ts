import { decimalOf } from '../../../amounts/money.ts';
import {
  add,
  type Decimal,
  divide,
  equal,
  multiply,
  negative,
  ONE,
  roundHalfAway,
  subtract,
  sum,
  ZERO,
} from '../../decimal.ts';
import { countedLines } from '../counted-lines.ts';
import type { ReadGroup } from '../read-invoice.ts';
import { groupsOf, termOf } from '../read-invoice.ts';
import {
  decimalIn,
  exactNumber,
  firstGroup,
  schemeOf,
  termsOf,
  textOf,
  valueText,
  versionOf,
} from '../values.ts';
import { below, type Draft, type Slot } from './draft.ts';
import { type AmountForm, putAdjustments, putTax } from './to-adjustments.ts';

/** Most decimals of a price that is divided by its base quantity. */
const PRICE_PLACES = 10;

/** The lines. */
export function putLines(draft: Draft, document: ReadGroup, form: AmountForm): void {
  const list = below(draft.request, 'items');
  const lines = countedLines(document);
  const uncounted = groupsOf(document, 'BG-25').length - lines.length;
  if (uncounted > 0)
    draft.adapt('/items', [], `${uncounted} lines that group others, or only inform, are left out`);
  draft.request.object.items = lines.map((line, index) => {
    const slot = below(list, index);
    putLine(draft, slot, line, { ...form, id: String(index + 1) });
    return slot.object;
  });
}

interface LineForm extends AmountForm {
  /** What the writer calls the line. */
  readonly id: string;
}

function putLine(draft: Draft, slot: Slot, line: ReadGroup, form: LineForm): void {
  const item = firstGroup(line, 'BG-31');
  if (textOf(line, 'BT-126') === form.id) draft.hold(termOf(line, 'BT-126'));
  putDescription(draft, slot, item);
  putAmount(draft, slot, line, form);
  putTax(draft, slot, firstGroup(line, 'BG-30'), ['BT-151', 'BT-152']);
  const [id, buyerId, origin] = (['BT-155', 'BT-156', 'BT-159'] as const).map(
    (term) => item && termOf(item, term),
  );
  draft.put(slot, 'id', valueText(id), id);
  draft.put(slot, 'buyer_id', valueText(buyerId), buyerId);
  draft.put(slot, 'country_of_origin', valueText(origin), origin);
  putClassification(draft, slot, item);
  putPeriod(draft, slot, firstGroup(line, 'BG-26'), ['BT-134', 'BT-135']);
}

/** A period of the document (BG-14) or of a line (BG-26). */
export function putPeriod(
  draft: Draft,
  slot: Slot,
  group: ReadGroup | undefined,
  [startId, endId]: readonly ['BT-73' | 'BT-134', 'BT-74' | 'BT-135'],
): void {
  const [start, end] = [group && termOf(group, startId), group && termOf(group, endId)];
  const period = {
    ...(valueText(start) !== undefined && { start: valueText(start) }),
    ...(valueText(end) !== undefined && { end: valueText(end) }),
  };
  if (Object.keys(period).length > 0) draft.put(slot, 'period', period, [start, end]);
}

/** The name, and below it the description. */
function putDescription(draft: Draft, slot: Slot, item: ReadGroup | undefined): void {
  const [name, text] = [item && termOf(item, 'BT-153'), item && termOf(item, 'BT-154')];
  const lines = [valueText(name)?.replace(/\s*[\r\n]+\s*/g, ' '), valueText(text)];
  const description = lines.filter((line) => line !== undefined).join('\n');
  if (description !== '') draft.put(slot, 'description', description, [name, text]);
}

/**
 * Quantity, unit and price with the charges and allowances of the line, where they make up its amount; else one times
 * its amount.
 */
function putAmount(draft: Draft, slot: Slot, line: ReadGroup, form: LineForm): void {
  const price = firstGroup(line, 'BG-29');
  const [quantity, amount] = [decimalIn(line, 'BT-129'), decimalIn(line, 'BT-131')];
  const unitPrice = unitPriceOf(price);
  const numbers = { qty: exactNumber(signed(quantity, form)), price: exactNumber(unitPrice) };
  const isExact = numbers.qty !== undefined && numbers.price !== undefined;
  const isWhole =
    isExact && (amount === undefined || equal(netOf(line, quantity!, unitPrice!, form), amount));
  if (!isWhole && amount !== undefined) {
    const reason = isExact
      ? 'quantity times price, with the charges and allowances of the line, is not its amount: it is one times the amount'
      : 'quantity and price are not numbers of a request: it is one times the amount';
    draft.adapt(`${slot.pointer}/unit_price`, putWholeAmount(draft, slot, line, form), reason);
    return;
  }
  draft.put(slot, 'qty', numbers.qty, termOf(line, 'BT-129'));
  const unit = termOf(line, 'BT-130');
  draft.put(slot, 'unit', valueText(unit), unit);
  putPrice(draft, slot, price, numbers.price);
  if (isWhole) draft.hold(termOf(line, 'BT-131'));
  const gross = isExact ? roundHalfAway(multiply(quantity!, unitPrice!), form.places) : undefined;
  putAdjustments(draft, slot, line, { ...form, defaultBase: () => gross });
}

/** The amount of a line as a request computes it: rounded, then with its charges and allowances. */
function netOf(line: ReadGroup, quantity: Decimal, price: Decimal, { places }: AmountForm): Decimal {
  const sumOf = (group: 'BG-27' | 'BG-28', id: 'BT-136' | 'BT-141') =>
    sum(groupsOf(line, group).map((entry) => decimalIn(entry, id) ?? ZERO));
  const gross = roundHalfAway(multiply(quantity, price), places);
  return add(subtract(gross, sumOf('BG-27', 'BT-136')), sumOf('BG-28', 'BT-141'));
}

/** One times the amount of the line. Returns the terms that it takes the place of. */
function putWholeAmount(draft: Draft, slot: Slot, line: ReadGroup, form: LineForm) {
  const amount = termOf(line, 'BT-131');
  const terms = [termOf(line, 'BT-129'), firstGroup(line, 'BG-29')?.terms.get('BT-146')?.[0], amount];
  slot.object.qty = form.isCredit ? -1 : 1;
  draft.put(slot, 'unit_price', exactNumber(decimalIn(line, 'BT-131')), amount);
  return terms;
}

/** The price of one: divided by the quantity that it is for, with as many decimals as the writer has. */
function unitPriceOf(price: ReadGroup | undefined): Decimal | undefined {
  const whole = decimalIn(price, 'BT-146');
  const base = hasBase(price) ? decimalIn(price, 'BT-149') : ONE;
  const one = whole && base && divide(whole, base, PRICE_PLACES + 1);
  return one && roundHalfAway(one, PRICE_PLACES);
}

function hasBase(price: ReadGroup | undefined): boolean {
  return termsOf(price, 'BT-149').some((term) => valueText(term) !== undefined);
}

function putPrice(draft: Draft, slot: Slot, price: ReadGroup | undefined, number: number | undefined): void {
  const term = price && termOf(price, 'BT-146');
  const [whole, base = ONE] = [decimalIn(price, 'BT-146'), decimalIn(price, 'BT-149')];
  const isRounded =
    whole !== undefined && number !== undefined && !equal(multiply(decimalOf(number), base), whole);
  if (!isRounded && equal(base, ONE)) {
    draft.put(slot, 'unit_price', number, term);
    return;
  }
  const reasons = [
    ...(equal(base, ONE) ? [] : ['the price of one: the price divided by its base quantity']),
    ...(isRounded ? [`rounded to ${PRICE_PLACES} decimals, which make up the same amount`] : []),
  ];
  draft.put(slot, 'unit_price', number, []);
  draft.adapt(`${slot.pointer}/unit_price`, [term, ...termsOf(price, 'BT-149')], reasons.join(', '));
}

function putClassification(draft: Draft, slot: Slot, item: ReadGroup | undefined): void {
  const term = termsOf(item, 'BT-158').find(
    (one) => valueText(one) !== undefined && schemeOf(one) !== undefined,
  );
  if (term === undefined) return;
  const version = versionOf(term);
  const classification = {
    scheme: schemeOf(term),
    id: valueText(term),
    ...(version !== undefined && { version }),
  };
  draft.put(slot, 'classification', classification, term);
}

/** The quantity with the sign of a request: a credit note takes back. */
function signed(value: Decimal | undefined, { isCredit }: AmountForm): Decimal | undefined {
  return value !== undefined && isCredit ? negative(value) : value;
}
