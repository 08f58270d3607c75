import { paragraphsOf } from '../../../formats/typesetting/printable.ts';
import { asShown } from '../credit-note.ts';
import { isCreditNote } from '../document-type.ts';
import { exemptionReasons } from '../exemption-reasons.ts';
import { invoiceTypeCodes } from '../invoice-type.ts';
import { einvoiceTerms } from '../payment-terms.ts';
import type { Invoice, InvoiceItem, Party, Seller } from '../schema.ts';
import type { Settlement } from '../settlement.ts';
import type { TaxCategory } from '../tax-category.ts';
import type { LineTotals, Totals } from '../totals.ts';
import { addressLines, endpointOf, type Facts, hasGermanRules, lineOf, registrationOf } from './facts.ts';
import type {
  AddressModel,
  ClassificationModel,
  DeliveryModel,
  InvoiceModel,
  LineModel,
  PartyModel,
  TaxModel,
} from './model.ts';
import { centsText, numberText } from './number-text.ts';
import { paymentModelOf } from './payment-model.ts';
import type { Profile } from './profiles.ts';

/** One, where no unit is sent. */
const DEFAULT_UNIT = 'C62';

const reasonCodes: Readonly<Partial<Record<TaxCategory, string>>> = {
  AE: 'VATEX-EU-AE',
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  O: 'VATEX-EU-O',
};

/** The model of an invoice without a fault, with the signs that its document shows. */
export function modelOf(settlement: Settlement, facts: Facts): InvoiceModel {
  const { invoice, totals } = asShown(settlement);
  const { profile } = facts;
  const { corrects, from, to } = invoice;
  return {
    profile,
    typeCode: isCreditNote(invoice) ? '381' : invoiceTypeCodes[invoice.document_type],
    number: lineOf(invoice.number) ?? '',
    date: invoice.date,
    due: invoice.due,
    currency: invoice.currency,
    note: textOf(invoice.notes),
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
    seller: sellerOf(from, profile),
    buyer: partyOf(to, profile),
    deliverTo: deliveryOf(invoice, facts),
    payment: paymentModelOf(invoice, facts),
    taxes: taxesOf(invoice, totals),
    lines: invoice.items.map((item, index) => lineModelOf(item, totals.lines[index]!, index)),
    sums: {
      lines: centsText(totals.subtotal),
      tax: centsText(totals.tax),
      total: centsText(totals.total),
      paid: totals.paid === 0 ? undefined : centsText(totals.paid),
      due: centsText(totals.due),
    },
  };
}

/** A text with its line breaks, without blank lines at its ends; undefined where nothing is left. */
function textOf(text: string | undefined): string | undefined {
  const whole = text === undefined ? '' : paragraphsOf(text).join('\n').trim();
  return whole === '' ? undefined : whole;
}

/** A seller without another identifier is identified by the tax number (EN 16931 BR-CO-26). */
function sellerOf(from: Seller, profile: Profile): PartyModel {
  const party = partyOf(from, profile);
  const taxNumber = lineOf(from.tax_number);
  const isOnlyNumber = party.vatId === undefined && party.registration === undefined;
  return { ...party, taxNumber, id: isOnlyNumber ? taxNumber : undefined };
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

function taxesOf(invoice: Invoice, totals: Totals): TaxModel[] {
  const reasons = new Map(
    exemptionReasons(invoice, totals).map(({ category, text }) => [category, textOf(text)]),
  );
  return totals.rates.map(({ category = 'S', rate, base, tax }) => ({
    category,
    rate: rateText(category, rate),
    base: centsText(base),
    tax: centsText(tax),
    reason: reasons.get(category),
    reasonCode: reasonCodes[category],
  }));
}

function rateText(category: TaxCategory, rate: number): string | undefined {
  return category === 'O' ? undefined : numberText(rate);
}

/** A price is never negative (EN 16931 BR-27): the quantity is, and the amount stays. */
function lineModelOf(item: InvoiceItem, line: LineTotals, index: number): LineModel {
  const { description, qty, unit_price: price, unit = DEFAULT_UNIT, period } = item;
  const { category = 'S', rate, amount } = line;
  const sign = price < 0 ? -1 : 1;
  const [name = '', ...rest] = paragraphsOf(description).flatMap((text) => lineOf(text) ?? []);
  return {
    id: String(index + 1),
    name,
    description: rest.length === 0 ? undefined : rest.join('\n'),
    itemId: lineOf(item.id),
    buyerItemId: lineOf(item.buyer_id),
    origin: item.country_of_origin,
    classification: classificationOf(item),
    quantity: numberText(sign * qty),
    unit,
    price: numberText(sign * price),
    amount: centsText(amount),
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
