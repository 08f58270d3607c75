import { isSEPACountry, isValidBIC, isValidIBAN } from 'ibantools';
import { isInSepa } from '../../../../../formats/epc/sepa.ts';
import { add, compare, equal, negative, ZERO } from '../../decimal.ts';
import type { ReadGroup, ReadTerm } from '../read-invoice.ts';
import { groupsOf, termOf } from '../read-invoice.ts';
import { decimalIn, exactNumber, firstGroup, textOf, valueText } from '../values.ts';
import { below, type Draft } from './draft.ts';

/** How it is paid: the first account that is one, what is collected, and the card. */
export function putPayment(draft: Draft, document: ReadGroup): void {
  const account = putAccount(draft, document);
  const debit = putDebit(draft, document);
  const hasCard = putCard(draft, document);
  putReference(draft, document, account !== undefined || debit !== undefined);
  const currency = textOf(document, 'BT-5');
  const isEuro = currency === 'EUR';
  const code = codeOf({ account, debit, hasCard, isEuro });
  // What the writer derives again need not be said.
  for (const group of groupsOf(document, 'BG-16')) {
    const own = termOf(group, 'BT-81');
    if (valueText(own) === code) draft.hold(own);
  }
}

/** What the amount due is rounded by, with the sign of a request: a credit note takes back. */
export function putRounding(draft: Draft, document: ReadGroup, isCredit: boolean): void {
  const totals = firstGroup(document, 'BG-22');
  const rounding = decimalIn(totals, 'BT-114');
  if (rounding === undefined || equal(rounding, ZERO)) return;
  const number = exactNumber(isCredit ? negative(rounding) : rounding);
  draft.put(draft.request, 'rounding', number, termOf(totals, 'BT-114'));
}

/** What is paid already. Of a credit note it can only be all. */
export function putPaid(draft: Draft, document: ReadGroup, isCredit: boolean): void {
  const totals = firstGroup(document, 'BG-22');
  const term = termOf(totals, 'BT-113');
  const paid = decimalIn(totals, 'BT-113');
  if (paid === undefined || equal(paid, ZERO)) return;
  const whole = decimalIn(totals, 'BT-112');
  const total = whole && add(whole, decimalIn(totals, 'BT-114') ?? ZERO);
  if (total !== undefined && compare(total, ZERO) > 0 && equal(paid, total)) {
    draft.put(draft.request, 'paid', true, term);
  } else if (isCredit) {
    draft.adapt('/paid_amount', [term], 'left out: of a credit note nothing but the whole can be paid');
  } else {
    draft.put(draft.request, 'paid_amount', exactNumber(paid), term);
  }
}

function putAccount(draft: Draft, document: ReadGroup): string | undefined {
  const accounts = groupsOf(document, 'BG-16', 'BG-17');
  const chosen = accounts.find((group) => isIban(textOf(group, 'BT-84')));
  const refused = accounts.filter((group) => group !== chosen && textOf(group, 'BT-84') !== undefined);
  if (chosen === undefined) {
    const [first] = refused;
    if (first !== undefined) {
      draft.adapt('/iban', [termOf(first, 'BT-84')], 'left out: it is not an IBAN (ISO 13616)');
    }
    return undefined;
  }
  const iban = termOf(chosen, 'BT-84');
  draft.put(draft.request, 'iban', valueText(iban), iban);
  const bic = termOf(chosen, 'BT-86');
  const text = valueText(bic);
  if (text !== undefined && isValidBIC(text.replace(/\s/g, '').toUpperCase())) {
    draft.put(draft.request, 'bic', text, bic);
  } else if (text !== undefined) {
    draft.adapt('/bic', [bic], 'left out: it is not a BIC (ISO 9362)');
  }
  return valueText(iban);
}

function isIban(text: string | undefined): boolean {
  return text !== undefined && isValidIBAN(text.replace(/\s/g, '').toUpperCase());
}

/** All three or nothing: the request has no direct debit without one of them. */
function putDebit(draft: Draft, document: ReadGroup): string | undefined {
  const debit = firstGroup(document, 'BG-16', 'BG-19');
  const [mandate, creditor, iban] = (['BT-89', 'BT-90', 'BT-91'] as const).map((id) => termOf(debit, id));
  const members = { mandate: valueText(mandate), creditor_id: valueText(creditor), iban: valueText(iban) };
  const there = [mandate, creditor, iban].filter((term) => valueText(term) !== undefined);
  if (there.length === 0) return undefined;
  if (there.length < 3) {
    draft.adapt('/direct_debit', there, 'left out: it needs the mandate, the creditor and the account');
    return undefined;
  }
  draft.put(draft.request, 'direct_debit', members, [mandate, creditor, iban]);
  return members.iban;
}

function putCard(draft: Draft, document: ReadGroup): boolean {
  const card = firstGroup(document, 'BG-16', 'BG-18');
  const digits = termOf(card, 'BT-87');
  const text = valueText(digits);
  if (text === undefined) return false;
  const slot = below(draft.request, 'card');
  if (!/^\d{4,6}$/.test(text)) {
    draft.adapt('/card', [digits], 'left out: a request has only the last four to six digits of a card');
    return false;
  }
  draft.put(slot, 'last_digits', text, digits);
  const holder = termOf(card, 'BT-88');
  draft.put(slot, 'holder', valueText(holder), holder);
  draft.request.object.card = slot.object;
  return true;
}

/** The writer has the number of the invoice there where money is transferred. */
function putReference(draft: Draft, document: ReadGroup, isTransferred: boolean): void {
  const references = groupsOf(document, 'BG-16').flatMap((group) => termOf(group, 'BT-83') ?? []);
  const [first] = references;
  const text = valueText(first);
  const same = references.filter((term: ReadTerm) => valueText(term) === text);
  if (isTransferred && text === textOf(document, 'BT-1')) draft.hold(same);
  else draft.put(draft.request, 'payment_reference', text, same);
}

interface Means {
  readonly account: string | undefined;
  readonly debit: string | undefined;
  readonly hasCard: boolean;
  readonly isEuro: boolean;
}

/** The code that the writer has for these means. */
function codeOf({ account, debit, hasCard, isEuro }: Means): string {
  const compact = (iban: string) => iban.replace(/\s/g, '').toUpperCase();
  if (debit !== undefined) return isEuro && isInSepa(compact(debit)) ? '59' : '49';
  if (hasCard) return '48';
  if (account === undefined) return '1';
  return isEuro && isSEPACountry(compact(account).slice(0, 2)) ? '58' : '30';
}
