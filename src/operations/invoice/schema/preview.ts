import type { ObjectSchema } from '../../../schema/schema.ts';
import type { ValueOf } from '../../../schema/value-of.ts';
import { currencies } from '../codes/currency.ts';

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
        'subtotal + tax - discount. Charges are added and allowances taken off. Below zero when more is credited than ' +
          'charged.',
      ),
      'x-headline': true,
    },
    rounding: money('As sent, rounded to cents. Only where it is sent.'),
    rounded_total: money('total + rounding: what there is to pay in all. Only beside rounding.'),
    currency: {
      type: 'string',
      enum: currencies,
      'x-operator-adds': true,
      description: 'Currency of every amount.',
    },
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

/** The amounts of an invoice: the answer of POST /v1/invoice/preview. */
export interface InvoicePreview extends ValueOf<typeof invoicePreview> {}

type PreviewLine = ValueOf<typeof invoicePreview>['line_items'][number];

/** One line with its amount and tax. */
export interface InvoiceLine extends PreviewLine {}
