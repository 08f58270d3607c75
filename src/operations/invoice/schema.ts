import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { currencies } from './codes/currency.ts';
import { einvoiceFormats } from './codes/einvoice-format.ts';
import { invoiceTypes } from './codes/invoice-type.ts';
import { languages } from './codes/language.ts';
import { cardNames, cashDiscountNames, directDebitNames } from './names/further-names.ts';
import { correctsNames, invoiceNames } from './other-names.ts';
import { adjustment, taxes, taxRate } from './schema/adjustment.ts';
import { groups } from './schema/groups.ts';
import { item } from './schema/item.ts';
import { buyer, deliveryPlace, seller } from './schema/party.ts';
import { day, numberOrText, oneLineText, period, text } from './schema/text.ts';

const cashDiscount = {
  type: 'object',
  required: ['days', 'percent'],
  'x-other-names': cashDiscountNames,
  properties: {
    days: {
      type: 'integer',
      minimum: 1,
      maximum: 999,
      description: 'Days from the day of issue within which it is paid.',
      examples: [14],
    },
    percent: {
      type: 'number',
      minimum: 0.01,
      maximum: 100,
      description: 'What is taken off, in percent, with at most two decimals.',
      examples: [2],
    },
    base_amount: {
      type: 'number',
      minimum: 0.01,
      maximum: 70_000_000_000_000,
      description: 'The part of the amount due that the percentage applies to. Left out, all of it.',
      examples: [1000],
    },
  },
} as const satisfies ObjectSchema;

const properties = {
  kind: {
    type: 'string',
    enum: ['invoice', 'estimate', 'receipt'],
    default: 'invoice',
    description: 'Kind of the document: decides its title and wording.',
  },
  document_type: {
    type: 'string',
    enum: invoiceTypes,
    default: 'standard',
    description:
      'Type of an invoice, which its title says: part of the whole (partial), replacing another (corrected, with corrects and a total above zero), paid in advance (prepayment), issued by the customer (self_billed).',
  },
  number: { ...text, description: 'Number of the document. It also names the file.', examples: ['INV-1042'] },
  date: { ...day, description: 'Day of issue.', examples: ['2026-03-09'] },
  due: {
    ...day,
    description: 'Day by which it must be paid.',
    examples: ['2026-04-08'],
  },
  valid_until: {
    ...day,
    description: 'Day until which an estimate is valid.',
    examples: ['2026-04-30'],
  },
  currency: {
    type: 'string',
    enum: currencies,
    'x-any-case': true,
    'x-operator-adds': true,
    default: 'USD',
    description: 'Currency of every amount. USD and CAD are printed on Letter paper, the others on A4.',
  },
  tax_currency: {
    type: 'object',
    required: ['currency', 'rate'],
    properties: {
      currency: {
        type: 'string',
        pattern: '^[A-Za-z]{3}$',
        'x-expected': 'a code of ISO 4217, such as SEK',
        description: 'Currency of the tax office (ISO 4217).',
        examples: ['SEK'],
      },
      rate: {
        type: 'number',
        description: 'What one unit of the currency of the document is in it. Above zero.',
        examples: [11.2145],
      },
    },
    description:
      'Where the tax is owed in another currency than the one of the document: the sum of all taxes is stated in it as ' +
      'well (Directive 2006/112/EC, Article 230).',
  },
  language: {
    type: 'string',
    enum: languages,
    'x-any-case': true,
    default: 'en',
    description:
      'Language of the labels, of dates and of numbers, and of the document for screen readers. ' +
      'In English, dates are printed as YYYY-MM-DD.',
  },
  title: {
    ...oneLineText(60),
    description: 'Printed instead of the title of its kind.',
    examples: ['Tax invoice'],
  },
  tax_name: {
    ...oneLineText(20),
    description: 'Printed instead of "Tax".',
    examples: ['VAT'],
  },
  logo_text: {
    type: 'string',
    description: 'Wordmark at the top right, on at most four lines.',
    examples: ['northwind'],
  },
  from: { ...seller, description: 'Who issues the document.' },
  to: { ...buyer, description: 'The customer.' },
  items: { type: 'array', items: item, minItems: 1, maxItems: 60, description: 'The lines, in their order.' },
  tax_rate: {
    ...taxRate,
    description: 'Tax in percent of lines without a rate of their own. Left out, they are not taxed.',
    examples: [20],
  },
  taxes: {
    ...taxes,
    description:
      'Several taxes by their names, in place of tax_rate, of lines without taxes of their own: GST and QST. Not in an ' +
      'e-invoice.',
  },
  prices_include_tax: {
    type: 'boolean',
    description:
      'Prices, charges and allowances are with tax. The tax within them is computed, and what the customer sees adds ' +
      'up to the total.',
  },
  charges: {
    type: 'array',
    items: adjustment,
    maxItems: 20,
    description: 'What the whole costs beside its lines: shipping, packing, a small-order fee. Taxed.',
  },
  allowances: {
    type: 'array',
    items: adjustment,
    maxItems: 20,
    description: 'What is taken off the whole. Unlike discount, it lowers the tax.',
  },
  discount: {
    type: 'number',
    minimum: 0,
    default: 0,
    description: 'An amount, not a percentage, subtracted from the total. It does not lower the tax.',
  },
  notes: { type: 'string', description: 'Printed below the totals. Line breaks are kept.' },
  terms: { type: 'string', description: 'Terms of payment, printed last. Line breaks are kept.' },
  cash_discount: {
    type: 'array',
    items: cashDiscount,
    minItems: 1,
    maxItems: 3,
    description:
      'What may be taken off when it is paid early (Skonto): a sentence in the terms of payment. It changes no amount.',
  },
  paid: { type: 'boolean', default: false, description: 'Marks the document as paid.' },
  paid_amount: {
    type: 'number',
    minimum: 0,
    description: 'What is paid already, as a deposit: at most the total. Printed above the amount due.',
    examples: [200],
  },
  rounding: {
    type: 'number',
    minimum: -1000,
    maximum: 1000,
    description:
      'What the amount due is rounded by: added to the total, or taken off where it is below zero, as to the 0.05 of CHF ' +
      'or to whole kronor. It is not taxed.',
    examples: [0.02],
  },
  corrects: {
    type: 'object',
    required: ['number'],
    'x-other-names': correctsNames,
    properties: {
      number: { ...text, description: 'Number of the invoice taken back.', examples: ['INV-1042'] },
      date: { ...day, description: 'Day of issue of that invoice.' },
    },
    description:
      'The invoice that this one takes back: makes a credit note. Its lines have a negative qty or unit_price, its ' +
      'total is zero or less. With document_type corrected, the invoice that this one replaces.',
  },
  delivery_date: {
    ...day,
    description: 'Day of the delivery or of the end of the work.',
    examples: ['2026-03-06'],
  },
  period: {
    ...period,
    description: 'Days over which all of it was supplied, as of a month of work or of rent.',
  },
  buyer_reference: {
    ...text,
    description: "The customer's reference; of German authorities the Leitweg-ID.",
    examples: ['04011000-12345-34'],
  },
  customer_number: {
    ...numberOrText,
    description: 'Number of the customer, as you have it.',
    examples: ['K-10023'],
  },
  supplier_number: {
    ...numberOrText,
    description: 'Your number, as the customer has it.',
    examples: ['L-704'],
  },
  order_number: { ...text, description: "Number of the customer's order.", examples: ['PO-7731'] },
  sales_order_number: {
    ...text,
    description: 'Number of the order, as the seller has it.',
    examples: ['SO-2211'],
  },
  contract_number: { ...text, description: 'Number of the contract.', examples: ['V-2026-03'] },
  project_number: { ...text, description: 'Number of the project.', examples: ['P-118'] },
  despatch_number: { ...text, description: 'Number of the delivery note.', examples: ['LS-4711'] },
  deliver_to: { ...deliveryPlace, description: 'Where the goods go, unless it is to the customer.' },
  tax_exemption_reason: {
    ...text,
    description: 'Why no tax is charged, printed in the row of its amount, or below the totals.',
    examples: ['VAT exempt: small business, section 19 UStG'],
  },
  iban: {
    ...text,
    description: 'Account to pay to (ISO 13616).',
    examples: ['DE89 3704 0044 0532 0130 00'],
  },
  bic: { ...text, description: 'BIC of that account (ISO 9362). Needs iban.', examples: ['COBADEFFXXX'] },
  direct_debit: {
    type: 'object',
    required: ['mandate', 'creditor_id', 'iban'],
    'x-other-names': directDebitNames,
    properties: {
      mandate: {
        ...text,
        description: 'Reference of the mandate that the customer gave.',
        examples: ['M-2026-17'],
      },
      creditor_id: {
        ...text,
        description: 'Identifier of the creditor; of a SEPA direct debit its check digits are checked.',
        examples: ['DE98ZZZ09999999999'],
      },
      iban: {
        ...text,
        description: "The customer's account, from which the money is collected (ISO 13616).",
        examples: ['DE02 1203 0000 0000 2020 51'],
      },
    },
    description: 'Says that the amount due is collected by direct debit, so that no payment code is printed.',
  },
  card: {
    type: 'object',
    required: ['last_digits'],
    'x-other-names': cardNames,
    properties: {
      last_digits: {
        type: 'string',
        pattern: '^\\d{4,6}$',
        'x-expected': 'a text of four to six digits',
        description: 'Last four to six digits of its number, never all of them.',
        examples: ['4242'],
      },
      holder: { ...text, description: 'Name on the card.', examples: ['Ada King'] },
    },
    description: 'The card by which it is paid, so that no payment code is printed.',
  },
  payment_reference: {
    ...text,
    description: 'What the customer writes on the transfer; an e-invoice has the number without it.',
    examples: ['INV-1042'],
  },
  payment_part: {
    type: 'string',
    enum: ['swiss'],
    'x-any-case': true,
    description:
      'The payment part of a Swiss QR-bill with its receipt, at the foot of the last page. Needs iban (CH or LI), CHF ' +
      'or EUR, postcode and city of from; other addresses are in Switzerland where they have no country.',
  },
  einvoice: {
    type: 'string',
    enum: einvoiceFormats,
    'x-any-case': true,
    description:
      'Makes it an e-invoice (EN 16931) of this format. Tax is then computed once for each rate, and what the format ' +
      'requires must be there.',
  },
} as const satisfies Record<string, Schema>;

/** Body of POST /v1/invoice/pdf and /v1/invoice/preview. */
export const invoiceRequest = {
  type: 'object',
  required: ['number', 'date', 'from', 'to', 'items'],
  'x-other-names': invoiceNames,
  'x-groups': groups,
  properties,
} as const satisfies ObjectSchema;

/** Body of POST /v1/invoice/xml: an invoice that names its format. */
export const einvoiceRequest = {
  ...invoiceRequest,
  required: [...invoiceRequest.required, 'einvoice'],
} as const satisfies ObjectSchema;

/** Input of GET /v1/invoice/sample. */
export const noInput = { type: 'object', properties: {} } as const satisfies ObjectSchema;

/** An invoice as callers write it: the body of POST /v1/invoice/pdf. */
export interface InvoiceRequest extends InputOf<typeof invoiceRequest> {}

/** An e-invoice as callers write it: the body of POST /v1/invoice/xml. */
export interface EinvoiceRequest extends InputOf<typeof einvoiceRequest> {}

/** An e-invoice, validated, with its defaults. */
export type Einvoice = ValueOf<typeof einvoiceRequest>;

/** An invoice ready to be computed and drawn: validated, with its defaults. */
export type Invoice = ValueOf<typeof invoiceRequest>;

type Members = InputOf<typeof invoiceRequest>;
type ItemMembers = Members['items'][number];
type SellerMembers = Members['from'];
type PartyMembers = Members['to'];

/** One line of an invoice. */
export interface InvoiceItem extends ItemMembers {}

type AdjustmentMembers = NonNullable<Members['charges']>[number];

/** A charge or an allowance; one of a line has no tax of its own. */
export interface InvoiceAdjustment extends AdjustmentMembers {}

/** Who issues an invoice. */
export interface Seller extends SellerMembers {}

/** Who pays an invoice; what is known of either side. */
export interface Party extends PartyMembers {}

export type Kind = Invoice['kind'];
