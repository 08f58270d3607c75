/**
 * The terms of an invoice as the request that would make it: what can be said in a request is, the rest is named.
 *
 *   BT-1 "R-17", BT-2 2026-03-01, BG-25 ...  ->  { number: 'R-17', date: '2026-03-01', items: [...] }, adapted: [...]
 *
 * A file for each group of members (`to-parties.ts`, `to-lines.ts`, ...) puts them into a `draft.ts`, which remembers what
 * each term became.
 */
import { InputError } from '../../../../../errors.ts';
import { allCurrencies } from '../../../../../formats/currency/codes.ts';
import { minorUnits } from '../../../../../formats/currency/minor-units.ts';
import { readInput } from '../../../../../schema/read.ts';
import type { ObjectSchema, Schema } from '../../../../../schema/schema.ts';
import { normalInvoice } from '../../../checks/normal-form.ts';
import { shapeFaults } from '../../../checks/shape.ts';
import { accepting } from '../../../codes/accepted-currencies.ts';
import type { EinvoiceFormat } from '../../../codes/einvoice-format.ts';
import { invoiceTypeCodes } from '../../../codes/invoice-type.ts';
import { einvoiceRequest, type Invoice } from '../../../schema.ts';
import type { TermId } from '../../terms/terms.ts';
import { countedLines } from '../counted-lines.ts';
import { invoiceTypeOf, isCreditNoteCode } from '../file/document-kind.ts';
import type { ReadGroup, ReadInvoice } from '../read-invoice.ts';
import { termOf } from '../read-invoice.ts';
import { firstGroup, textOf, valueText } from '../values.ts';
import { below, Draft } from './draft.ts';
import { putAdjustments, sumsByTax } from './to-adjustments.ts';
import { putLines, putPeriod } from './to-lines.ts';
import { putDeliveryPlace, putParties } from './to-parties.ts';
import { putPaid, putPayment, putRounding } from './to-payment.ts';
import { putTaxCurrency } from './to-tax-currency.ts';
import { putExemption, putNotes, putTerms } from './to-texts.ts';

/** The code of every credit note that is written. */
const CREDIT_NOTE = '381';

/** The members that each hold one term of the document. */
const plainMembers: readonly (readonly [member: string, term: TermId])[] = [
  ['buyer_reference', 'BT-10'],
  ['order_number', 'BT-13'],
  ['sales_order_number', 'BT-14'],
  ['contract_number', 'BT-12'],
  ['project_number', 'BT-11'],
  ['despatch_number', 'BT-16'],
];

/**
 * A request from which the writer makes the same invoice, as far as a request can say it. Members that would be refused
 * for their value are left out, and named.
 */
export function toRequest({ document, root }: ReadInvoice, format: EinvoiceFormat): Draft {
  const draft = new Draft();
  const code = textOf(document, 'BT-3');
  const isCredit = isCreditNoteCode(code, root);
  const currency = textOf(document, 'BT-5');
  const form = { places: minorUnits(currency ?? ''), isCredit };
  putHeader(draft, document, code, isCredit);
  putParties(draft, document);
  putLines(draft, document, form);
  putAdjustments(draft, draft.request, document, {
    ...form,
    defaultBase: sumsByTax(countedLines(document)),
  });
  const isGerman = hasGermanTerms(document, format);
  putNotes(draft, document, format === 'peppol' && !isGerman ? 'one' : 'several');
  putTerms(draft, document, isGerman, isCredit);
  putRounding(draft, document, isCredit);
  putPaid(draft, document, isCredit);
  putReferences(draft, document);
  putDeliveryPlace(draft, document);
  putExemption(draft, document);
  putPayment(draft, document);
  draft.request.object.einvoice = format;
  leaveOutRefused(draft);
  hinderCurrency(draft);
  return draft;
}

function putHeader(draft: Draft, document: ReadGroup, code: string | undefined, isCredit: boolean): void {
  const { request } = draft;
  const put = (member: string, id: TermId) =>
    draft.put(request, member, textOf(document, id), termOf(document, id));
  const type = invoiceTypeOf(code);
  if (type !== undefined && type !== 'standard' && !isCredit) request.object.document_type = type;
  const written = isCredit ? CREDIT_NOTE : invoiceTypeCodes[type ?? 'standard'];
  if (code !== undefined && code !== written) {
    const reason = `a request has no type ${code.slice(0, 20)}: it would be ${written}`;
    draft.adapt('/document_type', [termOf(document, 'BT-3')], reason);
  }
  put('number', 'BT-1');
  put('date', 'BT-2');
  put('due', 'BT-9');
  put('currency', 'BT-5');
  putTaxCurrency(draft, document);
  const isReplaced = isCredit || type === 'corrected';
  const preceding = firstGroup(document, 'BG-3');
  if (!isReplaced || preceding === undefined) return;
  const corrects = below(request, 'corrects');
  for (const [member, id] of [
    ['number', 'BT-25'],
    ['date', 'BT-26'],
  ] as const) {
    draft.put(corrects, member, textOf(preceding, id), termOf(preceding, id));
  }
  request.object.corrects = corrects.object;
}

function putReferences(draft: Draft, document: ReadGroup): void {
  const delivery = firstGroup(document, 'BG-13');
  const day = delivery && termOf(delivery, 'BT-72');
  draft.put(draft.request, 'delivery_date', valueText(day), day);
  putPeriod(draft, draft.request, firstGroup(document, 'BG-14'), ['BT-73', 'BT-74']);
  for (const [member, id] of plainMembers) {
    draft.put(draft.request, member, textOf(document, id), termOf(document, id));
  }
}

/** Whether the format writes cash discounts as lines of the terms. */
function hasGermanTerms(document: ReadGroup, format: EinvoiceFormat): boolean {
  if (format !== 'peppol') return format.startsWith('xrechnung');
  const seller = textOf(firstGroup(document, 'BG-4', 'BG-5'), 'BT-40');
  const buyer = textOf(firstGroup(document, 'BG-7', 'BG-8'), 'BT-55');
  return seller === 'DE' && buyer === 'DE';
}

/** A request without a currency has the one of every service, which the file does not say. */
function hinderCurrency(draft: Draft): void {
  if (draft.request.object.currency !== undefined) return;
  const message = 'must be there: the file has no currency that is one (BT-5)';
  draft.hindrances.push({ pointer: '/currency', message });
}

/** Readings until nothing is refused: what is left out may have been needed by something else. */
const MAX_READINGS = 8;

/** Leaves out members whose values are refused, by the rules of requests themselves. */
function leaveOutRefused(draft: Draft): void {
  for (let reading = 0; reading < MAX_READINGS; reading++) {
    const faults = refusedValues(draft.request.object);
    const isLess = faults.map(({ pointer, message }) => draft.leaveOut(pointer, message)).includes(true);
    if (!isLess) return;
  }
}

function refusedValues(request: Readonly<Record<string, unknown>>) {
  try {
    return shapeFaults(normalInvoice(readInput(lenientRequest, request) as Invoice));
  } catch (error) {
    if (error instanceof InputError) return error.faults;
    throw error;
  }
}

/** The schema of a request without what must be there and how much of it: values alone are judged. */
const lenientRequest = lenient(accepting(einvoiceRequest, allCurrencies)) as ObjectSchema;

function lenient(schema: Schema): Schema {
  const {
    required: _,
    minItems: __,
    maxItems: ___,
    ...rest
  } = schema as ObjectSchema & {
    minItems?: number;
    maxItems?: number;
  };
  const parts: Record<string, unknown> = { ...rest };
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, Schema>;
    items?: Schema;
    anyOf?: Schema[];
  };
  if (properties !== undefined) {
    parts.properties = Object.fromEntries(
      Object.entries(properties).map(([name, own]) => [name, lenient(own)]),
    );
  }
  if (items !== undefined) parts.items = lenient(items);
  if (anyOf !== undefined) parts.anyOf = anyOf;
  return parts as unknown as Schema;
}
