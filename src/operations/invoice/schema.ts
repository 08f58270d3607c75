import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { currencies } from './currency.ts';
import { einvoiceFormats } from './einvoice-format.ts';
import { cardNames, cashDiscountNames, classificationNames, directDebitNames } from './further-names.ts';
import { invoiceTypes } from './invoice-type.ts';
import { languages } from './language.ts';
import {
  correctsNames,
  documentAdjustmentNames,
  invoiceNames,
  itemNames,
  lineAdjustmentNames,
  taxEntryNames,
} from './other-names.ts';
import { buyer, deliveryPlace, seller } from './party-schema.ts';
import { taxCategories } from './tax-category.ts';
import { country, day, oneLineText, period, text } from './text-schema.ts';

const taxRate = { type: 'number', minimum: 0, maximum: 100 } as const;

/** Several taxes on one line, as of Canada. */
const taxes = {
  type: 'array',
  minItems: 1,
  maxItems: 5,
  'x-expected': 'a list of 1 to 5 taxes, each with name and rate; one tax in percent is tax_rate',
  items: {
    type: 'object',
    required: ['name', 'rate'],
    'x-other-names': taxEntryNames,
    properties: {
      name: { ...text, description: 'Name of the tax, as printed.', examples: ['GST'] },
      rate: { ...taxRate, description: 'Rate of this tax in percent.', examples: [5] },
    },
  },
} as const satisfies Schema;

const adjustmentAmounts = {
  amount: {
    type: 'number',
    description:
      'The amount, above zero. Where prices_include_tax, with its tax. Needed unless percent is there.',
    examples: [12.5],
  },
  percent: {
    type: 'number',
    minimum: 0,
    maximum: 100,
    description: 'The amount in percent of base.',
    examples: [10],
  },
} as const;

/** A charge or an allowance of a line (EN 16931 BG-27, BG-28), which is taxed as its line is. */
const lineAdjustment = {
  type: 'object',
  required: ['description'],
  'x-other-names': lineAdjustmentNames,
  properties: {
    description: { ...text, description: 'What it is for, as printed.', examples: ['Quantity discount'] },
    ...adjustmentAmounts,
    base: {
      type: 'number',
      description: 'What percent is of: qty * unit_price where it is left out.',
    },
  },
} as const satisfies ObjectSchema;

/** A charge or an allowance of the document (EN 16931 BG-20, BG-21). */
const adjustment = {
  type: 'object',
  required: ['description'],
  'x-other-names': documentAdjustmentNames,
  properties: {
    description: { ...text, description: 'What it is for, as printed.', examples: ['Shipping'] },
    ...adjustmentAmounts,
    base: {
      type: 'number',
      description: 'What percent is of: the sum of the lines that are taxed alike where it is left out.',
    },
    tax_rate: {
      ...taxRate,
      description: 'Its tax in percent. Left out, that of the lines, which must all be taxed alike then.',
      examples: [20],
    },
    tax_category: {
      type: 'string',
      enum: taxCategories,
      'x-any-case': true,
      description: 'Category of its tax, as of a line.',
    },
  },
} as const satisfies ObjectSchema;

const item = {
  type: 'object',
  required: ['description', 'qty', 'unit_price'],
  'x-other-names': itemNames,
  properties: {
    description: {
      ...text,
      description: 'What was sold. Line breaks are kept.',
      examples: ['Website design'],
    },
    qty: {
      type: 'number',
      description: 'Quantity, with decimals where needed. A negative one makes a credit line.',
      examples: [1.5],
    },
    unit_price: {
      type: 'number',
      description: 'Price of one, in the currency of the document. May be negative, and finer than a cent.',
      examples: [95],
    },
    tax_rate: {
      ...taxRate,
      description: 'Tax of this line in percent. Overrides the global rate; an explicit 0 stays 0.',
      examples: [8.875],
    },
    taxes: {
      ...taxes,
      description: 'Several taxes on this line by their names, in place of tax_rate: GST and QST.',
    },
    charges: {
      type: 'array',
      items: lineAdjustment,
      maxItems: 20,
      description: 'What this line costs beside its price, such as packing. Part of its amount.',
    },
    allowances: {
      type: 'array',
      items: lineAdjustment,
      maxItems: 20,
      description: 'What is taken off the price of this line. Lowers its amount and its tax.',
    },
    unit: {
      ...text,
      description:
        'Unit of the quantity, by UN/ECE Recommendation 20, or 21 with X before it: HUR (hours), DAY, KGM, C62 (one).',
      examples: ['HUR'],
    },
    id: { ...text, description: 'Number of the item, as the seller has it.', examples: ['SW-100'] },
    buyer_id: { ...text, description: 'Number of the item, as the customer has it.', examples: ['7731-B'] },
    country_of_origin: { ...country, description: 'Country in which the item was made.', examples: ['PT'] },
    classification: {
      type: 'object',
      required: ['scheme', 'id'],
      'x-other-names': classificationNames,
      properties: {
        scheme: {
          ...text,
          description: 'Classification (UNTDID 7143): STI for CPV, TST for UNSPSC, HS for customs.',
          examples: ['STI'],
        },
        id: { ...text, description: 'Code of the item in it.', examples: ['72413000-8'] },
        version: { ...text, description: 'Edition of the classification.', examples: ['2008'] },
      },
      description: 'What kind of item it is, by a public classification.',
    },
    period: {
      ...period,
      description: 'Days over which this line was supplied, printed below its description.',
    },
    tax_category: {
      type: 'string',
      enum: taxCategories,
      'x-any-case': true,
      description:
        'S taxed (the default above 0), E exempt, AE reverse charge, ' +
        'K intra-community supply, G export, Z zero-rated, O outside the scope of VAT. An e-invoice needs it at rate 0.',
    },
  },
} as const satisfies ObjectSchema;

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
      'Type of an invoice, which its title says: part of the whole (partial), replacing another (corrected, which needs ' +
      'corrects and has a total above zero), paid in advance (prepayment), or issued by the customer (self_billed).',
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
  properties,
} as const satisfies ObjectSchema;

/** Body of POST /v1/invoice/xml: an invoice that names its format. */
export const einvoiceRequest = {
  ...invoiceRequest,
  required: [...invoiceRequest.required, 'einvoice'],
} as const satisfies ObjectSchema;

/** Input of GET /v1/invoice/sample. */
export const noInput = { type: 'object', properties: {} } as const satisfies ObjectSchema;

const money = (description: string) => ({ type: 'number', description }) as const;

const grossAmount = money('With its tax, where prices_include_tax.');

/** A charge or an allowance of the answer. */
const computedAdjustment = {
  type: 'object',
  required: ['description', 'amount'],
  additionalProperties: false,
  properties: {
    description: { type: 'string', description: 'As sent.' },
    amount: money('Without tax, rounded to cents.'),
    gross: grossAmount,
  },
} as const satisfies ObjectSchema;

const computedDocumentAdjustment = {
  ...computedAdjustment,
  required: [...computedAdjustment.required, 'tax_rate', 'tax'],
  properties: {
    ...computedAdjustment.properties,
    tax_rate: money('Rate in effect, in percent.'),
    tax: money('Its tax, rounded to cents.'),
  },
} as const satisfies ObjectSchema;

/** Body of a 200 of POST /v1/invoice/preview. */
export const invoicePreview = {
  type: 'object',
  required: ['subtotal', 'tax', 'discount', 'total', 'currency', 'line_items'],
  additionalProperties: false,
  properties: {
    subtotal: money('Sum of the amounts of the lines, each rounded to cents.'),
    tax: money('Sum of the taxes of the lines, each rounded to cents.'),
    discount: money('The discount, rounded to cents.'),
    total: {
      ...money(
        'subtotal + tax - discount, with charges added and allowances taken off. Below zero when more is credited ' +
          'than charged.',
      ),
      'x-headline': true,
    },
    currency: { type: 'string', enum: currencies, description: 'Currency of every amount.' },
    charges: {
      type: 'array',
      items: computedDocumentAdjustment,
      description: 'The charges of the request, computed. Only where there are any.',
    },
    allowances: {
      type: 'array',
      items: computedDocumentAdjustment,
      description: 'The allowances of the request, computed. Only where there are any.',
    },
    taxes: {
      type: 'array',
      description: 'The sum of each tax, where the request has taxes.',
      items: {
        type: 'object',
        required: ['name', 'rate', 'base', 'tax'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', description: 'As sent.' },
          rate: money('In percent.'),
          base: money('What it is charged on.'),
          tax: money('The sum.'),
        },
      },
    },
    tax_currency: {
      type: 'object',
      required: ['currency', 'rate', 'tax'],
      additionalProperties: false,
      properties: {
        currency: { type: 'string', description: 'As sent, in capitals.' },
        rate: money('As sent.'),
        tax: money('tax * rate, rounded to the minor unit of that currency.'),
      },
      description: 'The tax in the currency of the tax office, where the request names one.',
    },
    line_items: {
      type: 'array',
      description: 'One entry for each line, in the order of the request.',
      items: {
        type: 'object',
        required: ['description', 'qty', 'unit_price', 'tax_rate', 'amount', 'tax'],
        additionalProperties: false,
        properties: {
          description: { type: 'string', description: 'As sent.' },
          qty: money('As sent.'),
          unit_price: money('As sent.'),
          tax_rate: money(
            'Rate in effect, in percent: of the line, else the global one, else 0. The sum of several taxes.',
          ),
          amount: money(
            'qty * unit_price, rounded to cents, halves away from zero; with the charges and allowances of the line, ' +
              'and without tax where prices_include_tax.',
          ),
          gross: money('amount + tax, where prices_include_tax: qty * unit_price, rounded.'),
          tax: money('amount * tax_rate / 100, rounded to cents, halves away from zero.'),
        },
      },
    },
  },
} as const satisfies ObjectSchema;

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

/** The amounts of an invoice: the answer of POST /v1/invoice/preview. */
export interface InvoicePreview extends ValueOf<typeof invoicePreview> {}

type PreviewLine = ValueOf<typeof invoicePreview>['line_items'][number];

/** One line with its amount and tax. */
export interface InvoiceLine extends PreviewLine {}
