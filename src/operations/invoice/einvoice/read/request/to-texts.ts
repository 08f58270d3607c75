import { paragraphsOf } from '../../../../../formats/typesetting/printable.ts';
import { exemptionReasons } from '../../../codes/exemption-reasons.ts';
import { languages } from '../../../codes/language.ts';
import { isTaxCategory, taxCategories } from '../../../codes/tax-category.ts';
import { type CashDiscount, readDiscountLine } from '../../../payment/cash-discount.ts';
import { notesOf } from '../../../printed/notes.ts';
import { compare, type Decimal, parseDecimal } from '../../decimal.ts';
import { reasonCodes } from '../../reason-codes.ts';
import type { ReadGroup, ReadTerm } from '../read-invoice.ts';
import { groupsOf, termOf } from '../read-invoice.ts';
import { decimalIn, termsOf, textOf, valueText } from '../values.ts';
import type { Draft } from './draft.ts';

/**
 * The notes, joined where there are several; a subject code before its text as UBL has it, `#AAI#...`. Where the format
 * has them one by one, the writer parts those with a subject again.
 */
export function putNotes(draft: Draft, document: ReadGroup, form: 'one' | 'several'): void {
  const notes = groupsOf(document, 'BG-1').flatMap((group) => {
    draft.hold(termOf(group, 'BT-21'));
    const term = termOf(group, 'BT-22');
    const text = valueText(term);
    const code = textOf(group, 'BT-21');
    return text === undefined ? [] : [{ term, text: code === undefined ? text : `#${code}#${text}` }];
  });
  if (notes.length === 0) return;
  const terms = notes.map(({ term }) => term);
  const joined = notes.map(({ text }) => text).join('\n\n');
  draft.put(draft.request, 'notes', joined, terms);
  const isParted = form === 'several' && notesOf(joined).length === notes.length;
  if (notes.length > 1 && !isParted)
    draft.adapt('/notes', terms, `${notes.length} notes are joined, with a blank line between`);
}

/** The terms of payment; lines of cash discounts at their end are data where the format writes them again. */
export function putTerms(draft: Draft, document: ReadGroup, isGerman: boolean, isCredit: boolean): void {
  const terms = termsOf(document, 'BT-20').filter((term) => valueText(term) !== undefined);
  if (terms.length === 0) return;
  const lines = terms.flatMap((term) => (valueText(term) ?? '').split(/\r?\n/));
  const discounts =
    isGerman && !isCredit ? discountsAtEnd(lines, decimalIn(firstTotals(document), 'BT-112')) : [];
  const rest = lines
    .slice(0, lines.length - discounts.length)
    .join('\n')
    .trim();
  if (rest !== '') draft.put(draft.request, 'terms', rest, terms);
  if (discounts.length > 0) draft.put(draft.request, 'cash_discount', discounts, terms);
  if (terms.length > 1) draft.adapt('/terms', terms, `${terms.length} terms of payment are joined`);
}

/** Most cash discounts of a request. */
const MAX_DISCOUNTS = 3;

/** The cash discounts that the last lines are, where a request can have all of them; none where it cannot. */
function discountsAtEnd(lines: readonly string[], total: Decimal | undefined): readonly CashDiscount[] {
  const found: CashDiscount[] = [];
  for (const line of [...lines].reverse()) {
    const discount = readDiscountLine(line.trim());
    if (discount === undefined) break;
    if (found.length === MAX_DISCOUNTS) return [];
    found.unshift(discount);
  }
  const isAccepted = found.every(({ days, percent, base_amount: base }, index) => {
    const isWithin = days >= 1 && days <= 999 && percent >= 0.01 && percent <= 100;
    const isFirst = found.findIndex((other) => other.days === days) === index;
    return isWithin && isFirst && (base === undefined || isPart(base, total));
  });
  return isAccepted ? found : [];
}

function isPart(base: number, total: Decimal | undefined): boolean {
  const amount = parseDecimal(base.toFixed(2));
  return base > 0 && amount !== undefined && total !== undefined && compare(amount, total) <= 0;
}

function firstTotals(document: ReadGroup): ReadGroup | undefined {
  return groupsOf(document, 'BG-22')[0];
}

/**
 * Why no tax is charged. A text that the writer has for a category in one of its languages is left out, and the language
 * said instead, where that brings all texts back; else the text of exempt lines, or the only one.
 */
export function putExemption(draft: Draft, document: ReadGroup): void {
  const groups = groupsOf(document, 'BG-23').map((group) => {
    const category = textOf(group, 'BT-118');
    return { category, reason: termOf(group, 'BT-120'), code: termOf(group, 'BT-121') };
  });
  for (const { category, code } of groups) {
    if (isTaxCategory(category) && reasonCodes[category] === valueText(code)) draft.hold(code);
  }
  const reasons = groups.flatMap(({ reason }) => (valueText(reason) === undefined ? [] : [reason!]));
  if (reasons.length === 0) {
    putReasonCode(draft, groups.find(({ category }) => category === 'E')?.code);
    return;
  }
  const exact = exactReason(groups.map(({ category, reason }) => ({ category, text: valueText(reason) })));
  if (exact !== undefined) {
    if (exact.language !== 'en') draft.request.object.language = exact.language;
    draft.put(draft.request, 'tax_exemption_reason', exact.given, reasons);
    draft.hold(reasons);
    return;
  }
  const [chosen] = [
    ...groups.filter(({ category }) => category === 'E').map(({ reason }) => reason),
    reasons[0],
  ];
  draft.put(draft.request, 'tax_exemption_reason', valueText(chosen), chosen);
  if (reasons.length > 1) {
    draft.adapt(
      '/tax_exemption_reason',
      reasons,
      'there is one reason in a request, and several in the file',
    );
  }
}

/** Why lines are exempt, where a code alone says it (BR-E-10): a request has a text. */
function putReasonCode(draft: Draft, code: ReadTerm | undefined): void {
  if (valueText(code) === undefined) return;
  draft.put(draft.request, 'tax_exemption_reason', valueText(code), code);
  draft.adapt('/tax_exemption_reason', [code], 'the code of the reason, as there is no text');
}

interface StatedReason {
  readonly category: string | undefined;
  readonly text: string | undefined;
}

/** The reason and the language from which the writer makes exactly these texts. */
function exactReason(stated: readonly StatedReason[]) {
  if (!stated.every(({ category }) => isTaxCategory(category))) return undefined;
  const categories = new Set(stated.map(({ category }) => category).filter(isTaxCategory));
  const rates = [...categories].map((category) => ({ category }));
  const texts = new Set(stated.flatMap(({ text }) => text ?? []));
  // Each category has one text.
  if (texts.size > taxCategories.length) return undefined;
  for (const language of languages) {
    for (const given of [undefined, ...texts]) {
      const written = new Map(
        exemptionReasons(
          { language, ...(given !== undefined && { tax_exemption_reason: given }) },
          { rates },
        ).map(({ category, text }) => [category as string | undefined, paragraphsOf(text).join('\n').trim()]),
      );
      if (stated.every(({ category, text }) => written.get(category) === text)) return { language, given };
    }
  }
  return undefined;
}
