import { readingCost } from '../../formats/json/reading-cost.ts';
import type { Cost } from '../../operation.ts';
import {
  classifyRequest,
  extractRequest,
  MAX_CHARACTERS,
  MAX_REWRITTEN_CHARACTERS,
  SCORED_CHARACTERS,
} from './schema.ts';

/** What the built-in engine takes of its thread: a quarter of the worst texts, several times an ordinary one. */
interface Work {
  /** Milliseconds of any call. */
  readonly start: number;
  /** Milliseconds for a thousand bytes of UTF-8: a character of Chinese or Thai takes as long as three of English. */
  readonly perKilobyte: number;
  /** Characters that are worked on, from the beginning. */
  readonly characters: number;
}

const MOST_BYTES_OF_CHARACTER = 3;

/** Words of a text that are compared with each label (engine/classify/scoring.ts). */
const MOST_COMPARED = 1500;

/** Values of a text that are tied to a field (engine/extract/nearest.ts), and words of its name that they are tied to. */
const MOST_TIED = 1000;
const MOST_TELLING = 8;

/** What the built-in engine costs its thread, by task. */
export const engineCost = {
  summarize: costOf({ start: 0.2, perKilobyte: 0.5, characters: MAX_CHARACTERS }),
  sentiment: costOf({ start: 0.1, perKilobyte: 1, characters: SCORED_CHARACTERS }),
  keywords: costOf({ start: 0.1, perKilobyte: 0.8, characters: MAX_CHARACTERS }),
  rewrite: costOf({ start: 0.1, perKilobyte: 0.8, characters: MAX_REWRITTEN_CHARACTERS }),
  classify: costWith(
    costOf({ start: 0.3, perKilobyte: 0.6, characters: MAX_CHARACTERS }),
    ({ text, labels }: { readonly text: string; readonly labels: readonly string[] }) =>
      labelsCost(labels.length, wordsIn(text, MOST_COMPARED)),
    labelsCost(classifyRequest.properties.labels.maxItems, MOST_COMPARED),
  ),
  extract: costWith(
    costOf({ start: 0.2, perKilobyte: 1, characters: MAX_CHARACTERS }),
    ({ text, fields }: { readonly text: string; readonly fields: readonly string[] }) =>
      fieldsCost(text.length, wordsIn(text, MOST_TIED), fields.map(telling)),
    fieldsCost(
      MAX_CHARACTERS,
      MOST_TIED,
      Array(extractRequest.properties.fields.maxItems).fill(MOST_TELLING),
    ),
  ),
};

function costOf({ start, perKilobyte, characters }: Work): Cost<{ readonly text: string }> {
  const engine = (bytes: number): number => start + (perKilobyte * bytes) / 1000;
  return {
    ofBytes: (bodyBytes) =>
      readingCost(bodyBytes) + engine(Math.min(bodyBytes, characters * MOST_BYTES_OF_CHARACTER)),
    ofInput: ({ text }) => engine(new TextEncoder().encode(text.slice(0, characters)).length),
  };
}

/** A cost with what else an input asks for, and the most that one can. */
function costWith<Input extends { readonly text: string }>(
  text: Cost<{ readonly text: string }>,
  others: (input: Input) => number,
  most: number,
): Cost<Input> {
  return {
    ofBytes: (bodyBytes) => text.ofBytes(bodyBytes) + most,
    ofInput: (input) => text.ofInput(input) + others(input),
  };
}

function labelsCost(labels: number, words: number): number {
  return labels * (0.03 + 0.0002 * words);
}

/** Each field judges the values of a text for itself, beside each word of its name. */
function fieldsCost(characters: number, values: number, telling: readonly number[]): number {
  const perValue = telling.reduce((sum, words) => sum + 0.0005 + 0.0003 * words, 0);
  return (telling.length * characters * 0.1) / 1000 + values * perValue;
}

/** Words of a name, as snake_case and camelCase have them. */
function telling(name: string): number {
  return Math.min(MOST_TELLING, name.match(/[\p{L}\p{N}](?:(?!\p{Lu})[\p{L}\p{N}])*/gu)?.length ?? 0);
}

const WORD = /[^\s\p{P}\p{S}]+/gu;

/** How many words a text has, up to a number. */
function wordsIn(text: string, most: number): number {
  let words = 0;
  for (const _word of text.matchAll(WORD)) {
    words += 1;
    if (words === most) break;
  }
  return words;
}
