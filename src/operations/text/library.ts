import { membersOf } from '../../schema/argument.ts';
import { readInput } from '../../schema/read.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { byName } from './by-name.ts';
import { classify as probabilitiesOf } from './engine/classify/classify.ts';
import { bestOf } from './engine/classify/probabilities.ts';
import { extract as valuesOf } from './engine/extract/extract.ts';
import type { Keyword } from './engine/keywords/keyword.ts';
import { keyphrases } from './engine/keywords/keywords.ts';
import { rewrite as rewritten } from './engine/rewrite/rewrite.ts';
import { type Sentiment, scoreSentiment } from './engine/sentiment/sentiment.ts';
import { summarize as summaryOf } from './engine/summarize/summarize.ts';
import { readNames } from './read-names.ts';
import { readText } from './read-text.ts';
import type { classifyResult, extractResult, summarizeResult } from './result-schema.ts';
import {
  classifyRequest,
  extractRequest,
  type KeywordsOptions,
  keywordsRequest,
  type RewriteOptions,
  rewriteRequest,
  type SummarizeOptions,
  sentimentRequest,
  summarizeRequest,
} from './schema.ts';

/** The sentences of a summary as one text, and how many they are. */
export interface Summary extends Pick<ValueOf<typeof summarizeResult>, 'summary' | 'sentences'> {}

/** The best of several labels, and the probability of each. */
export interface Classification extends Pick<ValueOf<typeof classifyResult>, 'label' | 'scores'> {}

/** What a text says of each field. */
export type Extraction = ValueOf<typeof extractResult>['data'];

/** Picks the sentences that say most, in their order. Throws InputError. */
export function summarize(text: string, options: SummarizeOptions = {}): Summary {
  const input = readInput(summarizeRequest, { text, ...membersOf(options, '{ sentences: 2 }') });
  return summaryOf(readText(input.text), input);
}

/** Whether a text is positive, negative or neutral, by its first 2,000 characters. Throws InputError. */
export function sentiment(text: string): Sentiment {
  return scoreSentiment(readText(readInput(sentimentRequest, { text }).text));
}

/** The key terms of a text, most important first. Throws InputError. */
export function keywords(text: string, options: KeywordsOptions = {}): readonly Keyword[] {
  const input = readInput(keywordsRequest, { text, ...membersOf(options, '{ max: 5 }') });
  return keyphrases(readText(input.text), input.max);
}

/** The best of 2 to 20 labels for a text, and a probability for each. Throws InputError. */
export async function classify(text: string, labels: readonly string[]): Promise<Classification> {
  const input = readInput(classifyRequest, { text, labels });
  const names = readNames('labels', input.labels);
  const scores = await probabilitiesOf(readText(input.text), names);
  return { label: names[bestOf(scores)]!, scores: byName(names, scores) };
}

/** What a text says of 1 to 20 fields, named in any words; null where it says nothing. Throws InputError. */
export function extract(text: string, fields: readonly string[]): Extraction {
  const input = readInput(extractRequest, { text, fields });
  const names = readNames('fields', input.fields);
  return byName(names, valuesOf(readText(input.text), names));
}

/** The same facts in another tone. Throws InputError. */
export function rewrite(text: string, options: RewriteOptions = {}): string {
  const input = readInput(rewriteRequest, { text, ...membersOf(options, "{ tone: 'formal' }") });
  return rewritten(readText(input.text), input.tone);
}
