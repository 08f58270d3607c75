import { readInput } from '../../schema/read.ts';
import type { ObjectSchema } from '../../schema/schema.ts';
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
import {
  classifyRequest,
  extractRequest,
  keywordsRequest,
  rewriteRequest,
  type SummaryStyle,
  sentimentRequest,
  summarizeRequest,
  type Tone,
} from './schema.ts';

/** Picks the sentences that say most, 3 unless told otherwise, in their order. Throws InputError. */
export function summarize(
  text: string,
  options: { readonly sentences?: number; readonly style?: SummaryStyle } = {},
): { readonly summary: string; readonly sentences: number } {
  const input = read(summarizeRequest, { text, ...options });
  return summaryOf(readText(input.text), input);
}

/** Whether a text is positive, negative or neutral, by its first 2,000 characters. Throws InputError. */
export function sentiment(text: string): Sentiment {
  return scoreSentiment(readText(read(sentimentRequest, { text }).text));
}

/** The key terms of a text, at most 10 unless told otherwise, most important first. Throws InputError. */
export function keywords(text: string, options: { readonly max?: number } = {}): readonly Keyword[] {
  const input = read(keywordsRequest, { text, ...options });
  return keyphrases(readText(input.text), input.max);
}

/** The best of 2 to 20 labels for a text, and a probability for each. Throws InputError. */
export async function classify(
  text: string,
  labels: readonly string[],
): Promise<{ readonly label: string; readonly scores: Readonly<Record<string, number>> }> {
  const input = read(classifyRequest, { text, labels });
  readNames('labels', labels);
  const scores = await probabilitiesOf(readText(input.text), labels);
  return { label: labels[bestOf(scores)]!, scores: byName(labels, scores) };
}

/** What a text says of 1 to 20 fields, named in any words; null where it says nothing. Throws InputError. */
export function extract(text: string, fields: readonly string[]): Readonly<Record<string, string | null>> {
  const input = read(extractRequest, { text, fields });
  readNames('fields', fields);
  return byName(fields, valuesOf(readText(input.text), fields));
}

/** The same facts in another tone, `professional` unless told otherwise. Throws InputError. */
export function rewrite(text: string, options: { readonly tone?: Tone } = {}): string {
  const input = read(rewriteRequest, { text, ...options });
  return rewritten(readText(input.text), input.tone);
}

function read<S extends ObjectSchema>(schema: S, value: unknown): ValueOf<S> {
  return readInput(schema, value) as ValueOf<S>;
}
