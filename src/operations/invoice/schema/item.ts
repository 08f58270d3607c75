import type { ObjectSchema } from '../../../schema/schema.ts';
import { taxCategories } from '../codes/tax-category.ts';
import { classificationNames } from '../names/further-names.ts';
import { itemNames } from '../other-names.ts';
import { lineAdjustment, taxes, taxRate } from './adjustment.ts';
import { country, numberOrText, period, text } from './text.ts';

/** A line of an invoice. */
export const item = {
  type: 'object',
  required: ['description', 'qty', 'unit_price'],
  'x-other-names': itemNames,
  'x-groups': [
    { title: 'Taxes, allowances and charges', members: ['tax_category', 'taxes', 'allowances', 'charges'] },
    { title: 'Item', members: ['id', 'buyer_id', 'classification', 'country_of_origin', 'period'] },
  ],
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
    id: { ...numberOrText, description: 'Number of the item, as the seller has it.', examples: ['SW-100'] },
    buyer_id: {
      ...numberOrText,
      description: 'Number of the item, as the customer has it.',
      examples: ['7731-B'],
    },
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
