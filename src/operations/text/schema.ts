import type { ObjectSchema, StringSchema } from '../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';

/** Length of a text to work on, at most, in Unicode code points. */
export const MAX_CHARACTERS = 100_000;
/** The same for a text to rewrite. */
export const MAX_REWRITTEN_CHARACTERS = 20_000;

/** Length of a label or of a field's name, at most, in Unicode code points. */
export const MAX_NAME_CHARACTERS = 200;

/** Characters that are scored for sentiment, from the beginning. */
export const SCORED_CHARACTERS = 2000;

/** The labels of a sentiment. */
export const sentimentLabels = ['positive', 'negative', 'neutral'] as const;
export type SentimentLabel = (typeof sentimentLabels)[number];

/** Bytes of an answer of a language model, at most: its adapter reads no more. */
export const MAX_MODEL_ANSWER_BYTES = 4_194_304;

/** A body of this size holds every allowed text, in any script. */
export const BODY_BYTES = 1_048_576;

const text: StringSchema = {
  type: 'string',
  maxLength: MAX_CHARACTERS,
  'x-sensitive': true,
  description: 'The text to work on, at least one visible character.',
};

/** Other names of the text to work on. */
const textNames = { member: 'text', names: ['input', 'content', 'body', 'document', 'message'] } as const;

export const summarizeRequest = {
  type: 'object',
  title: 'SummarizeRequest',
  required: ['text'],
  'x-other-names': [
    textNames,
    { member: 'sentences', names: ['sentence_count', 'num_sentences', 'max_sentences', 'length'] },
    { member: 'style', names: ['format'] },
  ],
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
      description: 'One paragraph, or for each sentence a line that starts with `- `.',
    },
  },
} as const satisfies ObjectSchema;

export const sentimentRequest = {
  type: 'object',
  title: 'SentimentRequest',
  required: ['text'],
  'x-other-names': [textNames],
  properties: {
    text: {
      ...text,
      description: `The text to judge. Its first ${SCORED_CHARACTERS} characters are scored.`,
    },
  },
} as const satisfies ObjectSchema;

export const keywordsRequest = {
  type: 'object',
  title: 'KeywordsRequest',
  required: ['text'],
  'x-other-names': [
    textNames,
    { member: 'max', names: ['max_keywords', 'num_keywords', 'limit', 'count', 'top', 'top_n', 'top_k'] },
  ],
  properties: {
    text,
    max: {
      type: 'integer',
      minimum: 5,
      maximum: 30,
      default: 10,
      description: 'Number of keywords to return, at most; a short text may have fewer.',
    },
  },
} as const satisfies ObjectSchema;

const name: StringSchema = { type: 'string', maxLength: MAX_NAME_CHARACTERS, pattern: '\\S' };

export const classifyRequest = {
  type: 'object',
  title: 'ClassifyRequest',
  required: ['text', 'labels'],
  'x-other-names': [
    textNames,
    { member: 'labels', names: ['classes', 'categories', 'candidate_labels', 'tags'] },
  ],
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

export const extractRequest = {
  type: 'object',
  title: 'ExtractRequest',
  required: ['text', 'fields'],
  'x-other-names': [textNames, { member: 'fields', names: ['keys', 'schema', 'names'] }],
  properties: {
    text,
    fields: {
      type: 'array',
      items: { ...name, 'x-expected': 'a name of 1 to 200 characters, not blank' },
      minItems: 1,
      maxItems: 20,
      description: 'Names of the values to find, such as `invoice_number`, `dueDate` or `Phone`.',
    },
  },
} as const satisfies ObjectSchema;

export const rewriteRequest = {
  type: 'object',
  title: 'RewriteRequest',
  required: ['text'],
  'x-other-names': [textNames, { member: 'tone', names: ['style'] }],
  properties: {
    text: { ...text, maxLength: MAX_REWRITTEN_CHARACTERS },
    tone: {
      type: 'string',
      enum: ['professional', 'casual', 'concise', 'friendly', 'formal'],
      default: 'professional',
      description: 'Tone of the answer.',
    },
  },
} as const satisfies ObjectSchema;

/** Options of `summarize` of the library. */
export interface SummarizeOptions extends Omit<InputOf<typeof summarizeRequest>, 'text'> {}

/** Options of `keywords` of the library. */
export interface KeywordsOptions extends Omit<InputOf<typeof keywordsRequest>, 'text'> {}

/** Options of `rewrite` of the library. */
export interface RewriteOptions extends Omit<InputOf<typeof rewriteRequest>, 'text'> {}

export type SummaryStyle = ValueOf<typeof summarizeRequest>['style'];
export type Tone = ValueOf<typeof rewriteRequest>['tone'];
