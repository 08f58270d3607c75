import type { ObjectSchema, Schema } from '../../../schema/schema.ts';
import { taxCategories } from '../codes/tax-category.ts';
import { documentAdjustmentNames, lineAdjustmentNames, taxEntryNames } from '../other-names.ts';
import { text } from './text.ts';

/** A tax in percent. */
export const taxRate = { type: 'number', minimum: 0, maximum: 100 } as const;

/** Several taxes on one line, as of Canada. */
export const taxes = {
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
export const lineAdjustment = {
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
export const adjustment = {
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
