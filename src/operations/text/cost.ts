import { readingCost } from '../../formats/json/reading-cost.ts';
import type { Cost } from '../../operation.ts';
import {
  classifyRequest,
  extractRequest,
  MAX_CHARACTERS,
  MAX_NAME_CHARACTERS,
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

const MAX_BYTES_OF_CHARACTER = 3;

/** Words of a text that are compared with each label (engine/classify/scoring.ts). */
const MAX_COMPARED = 1500;

/** Values of a text that are tied to a field (engine/extract/nearest.ts), and words of its name that they are tied to. */
const MAX_TIED = 1000;
const MAX_TELLING = 8;

/** What the built-in engine costs its thread, by task. */
export const engineCost = {
  summarize: costOf({ start: 0.2, perKilobyte: 0.5, characters: MAX_CHARACTERS }),
  sentiment: costOf({ start: 0.1, perKilobyte: 1, characters: SCORED_CHARACTERS }),
  keywords: costOf({ start: 0.1, perKilobyte: 0.8, characters: MAX_CHARACTERS }),
  rewrite: costOf({ start: 0.1, perKilobyte: 0.8, characters: MAX_REWRITTEN_CHARACTERS }),
  classify: costWith(
    costOf({ start: 0.3, perKilobyte: 0.6, characters: MAX_CHARACTERS }),
    ({ text, labels }: { readonly text: string; readonly labels: readonly string[] }) =>
      labelsCost(labels, wordsIn(text, MAX_COMPARED)),
    () => labelsCost(longestNames(classifyRequest.properties.labels), MAX_COMPARED),
  ),
  extract: costWith(
    costOf({ start: 0.2, perKilobyte: 1, characters: MAX_CHARACTERS }),
    ({ text, fields }: { readonly text: string; readonly fields: readonly string[] }) =>
      fieldsCost(fields, text.length, wordsIn(text, MAX_TIED)),
    () => fieldsCost(longestNames(extractRequest.properties.fields), MAX_CHARACTERS, MAX_TIED),
  ),
};

function costOf({ start, perKilobyte, characters }: Work): Cost<{ readonly text: string }> {
  const engine = (bytes: number): number => start + (perKilobyte * bytes) / 1000;
  return {
    ofBytes: (bodyBytes) =>
      readingCost(bodyBytes) + engine(Math.min(bodyBytes, characters * MAX_BYTES_OF_CHARACTER)),
    ofInput: ({ text }) => engine(bytesOf(text.slice(0, characters))),
  };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A cost with what else an input asks for, and the most that one can, which takes some milliseconds to find. */
function costWith<Input extends { readonly text: string }>(
  text: Cost<{ readonly text: string }>,
  others: (input: Input) => number,
  mostOthers: () => number,
): Cost<Input> {
  let most: number | undefined;
  return {
    ofBytes: (bodyBytes) => {
      most ??= mostOthers();
      return text.ofBytes(bodyBytes) + most;
    },
    ofInput: (input) => text.ofInput(input) + others(input),
  };
}

/** Each label is read, and compared with each word of a text. */
function labelsCost(labels: readonly string[], words: number): number {
  return namesCost(labels) + labels.length * (0.02 + 0.00005 * words);
}

/** Each field judges the values of a text for itself, beside each word of its name. */
function fieldsCost(fields: readonly string[], characters: number, values: number): number {
  const perValue = fields.reduce((sum, name) => sum + 0.0005 + 0.0003 * wordsOfName(name), 0);
  return namesCost(fields) + (fields.length * characters * 0.1) / 1000 + values * perValue;
}

function namesCost(names: readonly string[]): number {
  return (bytesOf(names.join('')) * 0.1) / 1000;
}

/** Words of a name that are looked for, as snake_case and camelCase have them. */
function wordsOfName(name: string): number {
  return Math.min(MAX_TELLING, name.match(/[\p{L}\p{N}](?:(?!\p{Lu})[\p{L}\p{N}])*/gu)?.length ?? 0);
}

/** As many names as a list may have, each as long and of as many words as it may be. */
function longestNames({ maxItems }: { readonly maxItems: number }): readonly string[] {
  return Array(maxItems).fill('\u4e00 '.repeat(MAX_NAME_CHARACTERS / 2));
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
