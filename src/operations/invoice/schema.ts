import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { invoiceFields, issuerFields, itemFields, partyFields } from './company-fields.ts';
import { currencies } from './currency.ts';
import { languages } from './language.ts';
import { invoiceNames, itemNames, partyNames } from './other-names.ts';

/** A text that is not blank. */
const text = { type: 'string', pattern: '\\S', 'x-expected': 'a text that is not blank' } as const;

const day = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  'x-expected': 'a day of the calendar as YYYY-MM-DD',
} as const;

const taxRate = { type: 'number', minimum: 0, maximum: 100 } as const;

const party = {
  type: 'object',
  required: ['name'],
  'x-other-names': partyNames,
  properties: {
    name: { ...text, description: 'Name of the person or company.', examples: ['Northwind Studio Ltd'] },
    address: {
      anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }],
      'x-expected': 'a list of lines, or one text with line breaks',
      description: 'Postal address: a list of lines, or one text with line breaks. Blank lines are left out.',
      examples: [['12 Harbour Street', 'Bristol BS1 4QA', 'United Kingdom']],
    },
    email: { type: 'string', description: 'E-mail address, printed as it is.' },
    phone: { type: 'string', description: 'Telephone number, printed as it is.' },
    ...partyFields,
  },
} as const satisfies ObjectSchema;

const issuer = {
  ...party,
  properties: { ...party.properties, ...issuerFields },
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
    ...itemFields,
    tax_rate: {
      ...taxRate,
      description: 'Tax of this line in percent. Overrides the global rate; an explicit 0 stays 0.',
      examples: [8.875],
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
  number: { ...text, description: 'Number of the document. It also names the file.', examples: ['INV-1042'] },
  date: { ...day, description: 'Day of issue.', examples: ['2026-03-09'] },
  due: { ...day, description: 'Day by which it must be paid.', examples: ['2026-04-08'] },
  currency: {
    type: 'string',
    enum: currencies,
    'x-any-case': true,
    default: 'USD',
    description: 'Currency of every amount. USD and CAD are printed on Letter paper, the others on A4.',
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
  logo_text: {
    type: 'string',
    description: 'Wordmark at the top right, on at most four lines.',
    examples: ['northwind'],
  },
  from: { ...issuer, description: 'Who issues the document.' },
  to: { ...party, description: 'The customer.' },
  items: { type: 'array', items: item, minItems: 1, maxItems: 60, description: 'The lines, in their order.' },
  tax_rate: {
    ...taxRate,
    description: 'Tax in percent of lines without a rate of their own. Left out, they are not taxed.',
    examples: [20],
  },
  discount: {
    type: 'number',
    minimum: 0,
    default: 0,
    description: 'An amount, not a percentage, subtracted from the total. It does not lower the tax.',
  },
  ...invoiceFields,
  notes: { type: 'string', description: 'Printed below the totals. Line breaks are kept.' },
  terms: { type: 'string', description: 'Terms of payment, printed last. Line breaks are kept.' },
  paid: { type: 'boolean', default: false, description: 'Marks the document as paid.' },
} as const satisfies Record<string, Schema>;

/** Body of POST /v1/invoice/pdf and /v1/invoice/preview. */
export const invoiceRequest = {
  type: 'object',
  required: ['number', 'date', 'from', 'to', 'items'],
  'x-other-names': invoiceNames,
  properties,
} as const satisfies ObjectSchema;

/** Input of GET /v1/invoice/sample. */
export const noInput = { type: 'object', properties: {} } as const satisfies ObjectSchema;

const money = (description: string) => ({ type: 'number', description }) as const;

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
      ...money('subtotal + tax - discount. Below zero when more is credited than charged.'),
      'x-headline': true,
    },
    currency: { type: 'string', enum: currencies, description: 'Currency of every amount.' },
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
          tax_rate: money('Rate in effect, in percent: of the line, else the global one, else 0.'),
          amount: money('qty * unit_price, rounded to cents, halves away from zero.'),
          tax: money('amount * tax_rate / 100, rounded to cents, halves away from zero.'),
        },
      },
    },
  },
} as const satisfies ObjectSchema;

/** An invoice as callers write it: the body of POST /v1/invoice/pdf. */
export interface InvoiceRequest extends InputOf<typeof invoiceRequest> {}

/** An invoice ready to be computed and drawn: validated, with its defaults. */
export type Invoice = ValueOf<typeof invoiceRequest>;

type Members = InputOf<typeof invoiceRequest>;
type ItemMembers = Members['items'][number];
type PartyMembers = Members['from'];

/** One line of an invoice. */
export interface InvoiceItem extends ItemMembers {}

/** Who issues an invoice, and who pays it. */
export interface Party extends PartyMembers {}

export type Kind = Invoice['kind'];

/** Tax category of a line (UNTDID 5305). */
export type TaxCategory = NonNullable<InvoiceItem['tax_category']>;

/** The amounts of an invoice: the answer of POST /v1/invoice/preview. */
export interface InvoicePreview extends ValueOf<typeof invoicePreview> {}

type PreviewLine = ValueOf<typeof invoicePreview>['line_items'][number];

/** One line with its amount and tax. */
export interface InvoiceLine extends PreviewLine {}
