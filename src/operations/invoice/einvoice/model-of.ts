import { amountText as minorText, minorUnits } from '../../../formats/currency/minor-units.ts';
import { paragraphsOf } from '../../../formats/typesetting/printable.ts';
import type { AdjustmentKind } from '../amounts/adjustments.ts';
import { asShown } from '../amounts/credit-note.ts';
import { type Decimal, decimalOf } from '../amounts/money.ts';
import type { Settlement } from '../amounts/settlement.ts';
import type { AdjustmentTotals, LineTotals, Totals } from '../amounts/totals.ts';
import { isCreditNote } from '../codes/document-type.ts';
import { exemptionReasons } from '../codes/exemption-reasons.ts';
import { invoiceTypeCodes } from '../codes/invoice-type.ts';
import type { TaxCategory } from '../codes/tax-category.ts';
import { einvoiceTerms } from '../payment/payment-terms.ts';
import type { Invoice, InvoiceItem, Party } from '../schema.ts';
import {
  addressLines,
  einvoiceNotes,
  endpointOf,
  type Facts,
  hasGermanRules,
  lineOf,
  registrationOf,
} from './facts.ts';
import type {
  AddressModel,
  AdjustmentModel,
  ClassificationModel,
  DeliveryModel,
  InvoiceModel,
  LineModel,
  PartyModel,
  TaxModel,
} from './model.ts';
import { decimalText, numberText } from './number-text.ts';
import { paymentModelOf } from './payment-model.ts';
import type { Profile } from './profiles.ts';
import { reasonCodes } from './reason-codes.ts';

/** One, where no unit is sent. */
const DEFAULT_UNIT = 'C62';

/** The model of an invoice without a fault, with the signs that its document shows. */
export function modelOf(settlement: Settlement, facts: Facts): InvoiceModel {
  const { invoice, totals } = asShown(settlement);
  const { profile } = facts;
  const { corrects, to, tax_currency: own } = invoice;
  const places = minorUnits(invoice.currency);
  const amountText = (minor: number) => minorText(minor, places);
  return {
    profile,
    typeCode: isCreditNote(invoice) ? '381' : invoiceTypeCodes[invoice.document_type],
    number: lineOf(invoice.number) ?? '',
    date: invoice.date,
    due: invoice.due,
    currency: invoice.currency,
    ownTax: own && {
      currency: own.currency,
      tax: minorText(totals.taxInOwn ?? 0, minorUnits(own.currency)),
    },
    notes: einvoiceNotes(facts),
    terms: einvoiceTerms(invoice, hasGermanRules(facts) ? 'lines' : 'sentences'),
    buyerReference: lineOf(invoice.buyer_reference),
    orderNumber: lineOf(invoice.order_number),
    salesOrderNumber: lineOf(invoice.sales_order_number),
    contractNumber: lineOf(invoice.contract_number),
    projectNumber: lineOf(invoice.project_number),
    despatchNumber: lineOf(invoice.despatch_number),
    deliveryDate: invoice.delivery_date,
    period: invoice.period,
    corrects: corrects && { number: lineOf(corrects.number) ?? '', date: corrects.date },
    seller: sellerOf(invoice, profile),
    buyer: { ...partyOf(to, profile), id: lineOf(asText(invoice.customer_number)) },
    deliverTo: deliveryOf(invoice, facts),
    payment: paymentModelOf(invoice, facts),
    taxes: taxesOf(invoice, totals, amountText),
    lines: invoice.items.map((item, index) => lineModelOf(item, totals.lines[index]!, index, amountText)),
    adjustments: totals.adjustments.map((entry) => ({
      ...adjustmentOf(entry, amountText),
      category: entry.category ?? 'S',
      rate: rateText(entry.category ?? 'S', entry.rate),
    })),
    sums: sumsOf(totals, amountText),
  };
}

/** Minor units of the currency as a decimal number. */
type AmountText = (minor: number) => string;

/** The sums of charges and allowances are there where there are any (EN 16931 BR-CO-11, BR-CO-12). */
function sumsOf(totals: Totals, amountText: AmountText): InvoiceModel['sums'] {
  const has = (wanted: AdjustmentKind) => totals.adjustments.some(({ kind }) => kind === wanted);
  return {
    lines: amountText(totals.subtotal),
    allowances: has('allowance') ? amountText(totals.allowances) : undefined,
    charges: has('charge') ? amountText(totals.charges) : undefined,
    net: amountText(totals.net),
    tax: amountText(totals.tax),
    total: amountText(totals.total),
    rounding: totals.rounding === 0 ? undefined : amountText(totals.rounding),
    paid: totals.paid === 0 ? undefined : amountText(totals.paid),
    due: amountText(totals.due),
  };
}

/** The percentage of an amount with tax is not one of the amount without: it is on the page alone. */
function adjustmentOf(
  { kind, description, amount, gross, percent, base }: AdjustmentTotals,
  amountText: AmountText,
): AdjustmentModel {
  const isExact = gross === undefined && percent !== undefined && base !== undefined;
  return {
    isCharge: kind === 'charge',
    reason: lineOf(description) ?? '',
    amount: amountText(amount),
    percent: isExact ? numberText(percent) : undefined,
    base: isExact ? amountText(base) : undefined,
  };
}

/** A text with its line breaks, without blank lines at its ends; undefined where nothing is left. */
function textOf(text: string | undefined): string | undefined {
  const whole = text === undefined ? '' : paragraphsOf(text).join('\n').trim();
  return whole === '' ? undefined : whole;
}

/** A seller without another identifier is identified by the tax number (EN 16931 BR-CO-26). */
function sellerOf({ from, supplier_number: number }: Invoice, profile: Profile): PartyModel {
  const party = partyOf(from, profile);
  const taxNumber = lineOf(from.tax_number);
  const isOnlyNumber = party.vatId === undefined && party.registration === undefined;
  return { ...party, taxNumber, id: lineOf(asText(number)) ?? (isOnlyNumber ? taxNumber : undefined) };
}

function partyOf(party: Party, profile: Profile): PartyModel {
  const endpoint = endpointOf(party, profile);
  return {
    name: lineOf(party.name) ?? '',
    id: undefined,
    registration: registrationOf(party),
    vatId: lineOf(party.vat_id),
    taxNumber: undefined,
    contact: lineOf(party.contact),
    phone: lineOf(party.phone),
    email: lineOf(party.email),
    endpoint: endpoint?.id === undefined ? undefined : { scheme: endpoint.scheme, id: endpoint.id },
    address: addressOf(party),
  };
}

function deliveryOf({ deliver_to: place, to }: Invoice, { categories }: Facts): DeliveryModel | undefined {
  if (place !== undefined) return { name: lineOf(place.name), address: addressOf(place) };
  // EN 16931 BR-IC-12 asks for the country to which an intra-community supply goes.
  return categories.has('K') ? { name: undefined, address: { ...addressOf(to), lines: [] } } : undefined;
}

/** EN 16931 has three lines of an address: the third has the rest. */
function addressOf(party: Pick<Party, 'address' | 'city' | 'postcode' | 'country'>): AddressModel {
  const lines = addressLines(party);
  return {
    lines: lines.length > 3 ? [...lines.slice(0, 2), lines.slice(2).join(', ')] : lines,
    city: lineOf(party.city),
    postcode: lineOf(party.postcode),
    country: party.country ?? '',
  };
}

function taxesOf(invoice: Invoice, totals: Totals, amountText: AmountText): TaxModel[] {
  const reasons = new Map(
    exemptionReasons(invoice, totals).map(({ category, text }) => [category, textOf(text)]),
  );
  return totals.rates.map(({ category = 'S', rate, base, tax }) => ({
    category,
    rate: rateText(category, rate),
    base: amountText(base),
    tax: amountText(tax),
    reason: reasons.get(category),
    reasonCode: reasonCodes[category],
  }));
}

function rateText(category: TaxCategory, rate: number): string | undefined {
  return category === 'O' ? undefined : numberText(rate);
}

/** A price is never negative (EN 16931 BR-27): the quantity is, and the amount stays. */
function lineModelOf(item: InvoiceItem, line: LineTotals, index: number, amountText: AmountText): LineModel {
  const { description, qty, unit = DEFAULT_UNIT, period } = item;
  const { category = 'S', rate, amount, adjustments = [] } = line;
  const price = netPriceOf(item, line, amountText);
  const isTurned = price.digits < 0n;
  const [name = '', ...rest] = paragraphsOf(description).flatMap((text) => lineOf(text) ?? []);
  return {
    id: String(index + 1),
    name,
    description: rest.length === 0 ? undefined : rest.join('\n'),
    itemId: lineOf(asText(item.id)),
    buyerItemId: lineOf(asText(item.buyer_id)),
    origin: item.country_of_origin,
    classification: classificationOf(item),
    quantity: numberText(isTurned ? -qty : qty),
    unit,
    price: decimalText(isTurned ? { ...price, digits: -price.digits } : price),
    adjustments: adjustments.map((entry) => adjustmentOf(entry, amountText)),
    amount: amountText(amount),
    period,
    category,
    rate: rateText(category, rate),
  };
}

function classificationOf({ classification }: InvoiceItem): ClassificationModel | undefined {
  if (classification === undefined) return undefined;
  const { scheme, id, version } = classification;
  return { scheme, id: lineOf(id) ?? '', version: lineOf(version) };
}

function asText(id: string | number | undefined): string | undefined {
  return id === undefined ? undefined : String(id);
}

/** Decimals of a price that is computed: quantity times price is the amount of the line, to the cent and far beyond. */
const PRICE_PLACES = 10;

/**
 * The price of one without tax (BT-146). Of a price with tax it is what the line has without tax, before its charges and
 * allowances, divided by the quantity, so that the line adds up (PEPPOL-EN16931-R120).
 */
function netPriceOf(
  { qty, unit_price: price }: InvoiceItem,
  line: LineTotals,
  amountText: AmountText,
): Decimal {
  if (line.gross === undefined) return decimalOf(price);
  const { amount, rate, adjustments = [] } = line;
  const quantity = decimalOf(qty);
  if (quantity.digits === 0n) return quotient(decimalOf(price), plusHundred(decimalOf(rate)), 2);
  const before = adjustments.reduce(
    (sum, { kind, amount }) => sum + (kind === 'charge' ? -amount : amount),
    amount,
  );
  return quotient(decimalOf(Number(amountText(before))), quantity, 0);
}

/** A percentage added to the whole. */
function plusHundred({ digits, scale }: Decimal): Decimal {
  return { digits: digits + 100n * 10n ** BigInt(scale), scale };
}

/** The quotient, times ten to the power of `shift`, rounded to the decimals of a price. */
function quotient(dividend: Decimal, divisor: Decimal, shift: number): Decimal {
  const exponent = PRICE_PLACES + shift + divisor.scale - dividend.scale;
  const raised = (digits: bigint, by: number) => (by > 0 ? digits * 10n ** BigInt(by) : digits);
  const over = raised(dividend.digits, exponent);
  const under = raised(divisor.digits, -exponent);
  const isNegative = over < 0n !== under < 0n;
  const [size, by] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const digits = (size + by / 2n) / by;
  return { digits: isNegative ? -digits : digits, scale: PRICE_PLACES };
}
