import type { ObjectSchema, StringSchema } from '../../schema/schema.ts';
import { sentimentLabels } from './schema.ts';

const model: StringSchema = {
  type: 'string',
  description: 'Who answered: the configured language model, or the built-in engine.',
};

export const summarizeResult = {
  type: 'object',
  title: 'Summary',
  required: ['summary', 'sentences', 'input_chars', 'model'],
  properties: {
    summary: { type: 'string', 'x-headline': true },
    sentences: { type: 'integer', description: 'Sentences in the summary.' },
    input_chars: { type: 'integer', description: 'Characters (Unicode code points) of the text as sent.' },
    model,
  },
} as const satisfies ObjectSchema;

export const sentimentResult = {
  type: 'object',
  title: 'Sentiment',
  required: ['label', 'score', 'confidence', 'model'],
  properties: {
    label: { type: 'string', enum: sentimentLabels, 'x-headline': true },
    score: { type: 'number', minimum: -1, maximum: 1, description: 'From -1, negative, to 1, positive.' },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
    model,
  },
} as const satisfies ObjectSchema;

export const keywordsResult = {
  type: 'object',
  title: 'Keywords',
  required: ['keywords', 'model'],
  properties: {
    keywords: {
      type: 'array',
      'x-headline': true,
      items: {
        type: 'object',
        required: ['term', 'weight'],
        properties: {
          term: { type: 'string', description: 'As it occurs in the text.' },
          weight: { type: 'number', minimum: 0, maximum: 1 },
        },
      },
      description: 'Most important first.',
    },
    model: {
      ...model,
      description: `${model.description} \`fallback\` when the model's answer was unusable and terms were ranked by how often they occur.`,
    },
  },
} as const satisfies ObjectSchema;

export const classifyResult = {
  type: 'object',
  title: 'Classification',
  required: ['label', 'scores', 'model'],
  properties: {
    label: {
      type: 'string',
      'x-headline': true,
      description: 'The best label; of equal ones the first.',
    },
    scores: {
      type: 'object',
      properties: {},
      additionalProperties: { type: 'number', minimum: 0, maximum: 1 },
      description: 'A probability for each label; they add up to 1.',
    },
    model,
  },
} as const satisfies ObjectSchema;

export const extractResult = {
  type: 'object',
  title: 'Extraction',
  required: ['data', 'model'],
  properties: {
    data: {
      type: 'object',
      'x-headline': true,
      properties: {},
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      description: 'One member for each field: the value in the text, or null where it has none.',
    },
    model,
  },
} as const satisfies ObjectSchema;

export const rewriteResult = {
  type: 'object',
  title: 'Rewriting',
  required: ['text', 'model'],
  properties: {
    text: { type: 'string', 'x-headline': true, description: 'The same facts in the requested tone.' },
    model,
  },
} as const satisfies ObjectSchema;
