import type { ObjectSchema, StringSchema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';

/** Most characters of a text to work on, in Unicode code points. */
export const MOST_CHARACTERS = 100_000;
export const MOST_REWRITTEN_CHARACTERS = 20_000;

/** Characters that are scored for sentiment, from the beginning. */
export const SCORED_CHARACTERS = 2000;

/** A body of this size holds every text that is allowed, in any script. */
export const BODY_BYTES = 1_048_576;

const text: StringSchema = {
  type: 'string',
  maxLength: MOST_CHARACTERS,
  'x-sensitive': true,
  description: 'The text to work on, at least one visible character.',
};

const model: StringSchema = {
  type: 'string',
  description: 'Who answered: the configured language model, or the built-in engine.',
};

export const summarizeRequest = {
  type: 'object',
  title: 'SummarizeRequest',
  required: ['text'],
  properties: {
    text,
    sentences: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 3,
      description: 'How many sentences the summary has; a shorter text comes back whole.',
    },
    style: {
      type: 'string',
      enum: ['paragraph', 'bullets'],
      default: 'paragraph',
      'x-synonyms': { paragraphs: 'paragraph', prose: 'paragraph', plain: 'paragraph', text: 'paragraph' },
      description: 'One paragraph, or one line a sentence that starts with `- `.',
    },
  },
} as const satisfies ObjectSchema;

export const summarizeResult = {
  type: 'object',
  title: 'Summary',
  required: ['summary', 'sentences', 'input_chars', 'model'],
  properties: {
    summary: { type: 'string' },
    sentences: { type: 'integer', description: 'Sentences in the summary.' },
    input_chars: { type: 'integer', description: 'Characters (Unicode code points) of the text as sent.' },
    model,
  },
} as const satisfies ObjectSchema;

export const sentimentRequest = {
  type: 'object',
  title: 'SentimentRequest',
  required: ['text'],
  properties: {
    text: {
      ...text,
      description: `The text to judge. Its first ${SCORED_CHARACTERS} characters are scored.`,
    },
  },
} as const satisfies ObjectSchema;

export const sentimentResult = {
  type: 'object',
  title: 'Sentiment',
  required: ['label', 'score', 'confidence', 'model'],
  properties: {
    label: { type: 'string', enum: ['positive', 'negative', 'neutral'] },
    score: { type: 'number', minimum: -1, maximum: 1, description: 'From -1, negative, to 1, positive.' },
    confidence: { type: 'number', minimum: 0, maximum: 1 },
    model,
  },
} as const satisfies ObjectSchema;

export const keywordsRequest = {
  type: 'object',
  title: 'KeywordsRequest',
  required: ['text'],
  properties: {
    text,
    max: {
      type: 'integer',
      minimum: 5,
      maximum: 30,
      default: 10,
      description: 'Most keywords to return; a short text may have fewer.',
    },
  },
} as const satisfies ObjectSchema;

export const keywordsResult = {
  type: 'object',
  title: 'Keywords',
  required: ['keywords', 'model'],
  properties: {
    keywords: {
      type: 'array',
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
      description: `${model.description} \`fallback\` when the model's answer was of no use and terms were ranked by how often they occur.`,
    },
  },
} as const satisfies ObjectSchema;

const name: StringSchema = { type: 'string', maxLength: 200, pattern: '\\S' };

export const classifyRequest = {
  type: 'object',
  title: 'ClassifyRequest',
  required: ['text', 'labels'],
  properties: {
    text,
    labels: {
      type: 'array',
      items: { ...name, 'x-expected': 'a label of 1 to 200 characters, not blank' },
      minItems: 2,
      maxItems: 20,
      description: 'The labels to choose from, in any words. They come back exactly as sent.',
    },
  },
} as const satisfies ObjectSchema;

export const classifyResult = {
  type: 'object',
  title: 'Classification',
  required: ['label', 'scores', 'model'],
  properties: {
    label: { type: 'string', description: 'The best label; of equal ones the first.' },
    scores: {
      type: 'object',
      properties: {},
      additionalProperties: { type: 'number', minimum: 0, maximum: 1 },
      description: 'A probability for each label; they add up to 1.',
    },
    model,
  },
} as const satisfies ObjectSchema;

export const extractRequest = {
  type: 'object',
  title: 'ExtractRequest',
  required: ['text', 'fields'],
  properties: {
    text,
    fields: {
      type: 'array',
      items: { ...name, 'x-expected': 'a name of 1 to 200 characters, not blank' },
      minItems: 1,
      maxItems: 20,
      description: 'Names of what to look for, as `invoice_number`, `dueDate` or `Phone`.',
    },
  },
} as const satisfies ObjectSchema;

export const extractResult = {
  type: 'object',
  title: 'Extraction',
  required: ['data', 'model'],
  properties: {
    data: {
      type: 'object',
      properties: {},
      additionalProperties: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      description: 'One member for each field: what the text says, or null where it says nothing.',
    },
    model,
  },
} as const satisfies ObjectSchema;

export const rewriteRequest = {
  type: 'object',
  title: 'RewriteRequest',
  required: ['text'],
  properties: {
    text: { ...text, maxLength: MOST_REWRITTEN_CHARACTERS },
    tone: {
      type: 'string',
      enum: ['professional', 'casual', 'concise', 'friendly', 'formal'],
      default: 'professional',
      description: 'How the text is to sound.',
    },
  },
} as const satisfies ObjectSchema;

export const rewriteResult = {
  type: 'object',
  title: 'Rewriting',
  required: ['text', 'model'],
  properties: {
    text: { type: 'string', description: 'The same facts in the asked tone.' },
    model,
  },
} as const satisfies ObjectSchema;

export type SummaryStyle = ValueOf<typeof summarizeRequest>['style'];
export type Tone = ValueOf<typeof rewriteRequest>['tone'];
export type SentimentLabel = (typeof sentimentResult)['properties']['label']['enum'][number];
