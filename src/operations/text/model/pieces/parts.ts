import type { Part } from '../../../../operation.ts';
import { engineCost } from '../../cost.ts';
import type { Keyword } from '../../engine/keywords/keyword.ts';
import type { Sentiment } from '../../engine/sentiment/sentiment.ts';
import { bytesOf } from '../../language/code-points.ts';
import { mostFolded } from '../../language/fold.ts';
import type { Tone } from '../../schema.ts';
import type { Judged } from '../reading/judged.ts';
import type { ClassesAnswer } from '../reading/read-classes.ts';
import type { ExtractionAnswer, Values } from '../reading/read-extraction.ts';
import type { KeywordsAnswer } from '../reading/read-keywords.ts';
import type { RewritingAnswer } from '../reading/read-rewriting.ts';
import type { SentimentAnswer } from '../reading/read-sentiment.ts';
import type { SummaryAnswer } from '../reading/read-summary.ts';

/** A quarter of the worst texts and answers, in milliseconds. */
const COST = {
  /** Of a thousand characters of an answer in which JSON is looked for. */
  answer: 0.4,
  /** Of a thousand bytes of UTF-8 whose sentences are found, and whose facts. */
  sentences: 0.3,
  facts: 0.3,
  /** Of a thousand bytes that answers are compared with, and of an answer. */
  support: 0.4,
  /** Of a thousand bytes whose words are counted or looked up. */
  words: 0.15,
  /** Of a thousand bytes, or letters of the folded text, in which values and their words are looked up. */
  stated: 0.2,
  /** Of a thousand characters of folded text that is compared with values. */
  comparing: 0.03,
  /** Of a million characters of folded text that is searched, for each of the terms. */
  searching: 0.03,
};

/** The pieces of a text, blank ones left out. */
const pieces = {
  cost: (text) => sentencesCost(text),
  compute: async (text) => {
    const { pieces } = await import('./pieces.ts');
    return pieces(text, 'sentences').filter((piece) => piece.trim() !== '');
  },
} satisfies Part<string, readonly string[]>;

/** What `summarizeWithModel` has done in threads. */
export const summarizeParts = {
  pieces,
  /** How many different sentences a text has, at least one. */
  count: {
    cost: (text) => sentencesCost(text) + comparingCost(text),
    compute: async (text) => (await import('../reading/count-sentences.ts')).countSentences(text),
  } satisfies Part<string, number>,
  read: {
    cost: ({ text, answer }) =>
      answerCost(answer) + sentencesCost(answer) + supportCost(text) + supportCost(answer),
    compute: async (given) => (await import('../reading/read-summary.ts')).readSummary(given),
  } satisfies Part<SummaryAnswer, Judged<readonly string[]>>,
};

/** The same of `sentimentWithModel`. */
export const sentimentParts = {
  read: {
    cost: ({ text, answer }) => answerCost(answer) + supportCost(text),
    compute: async (given) => (await import('../reading/read-sentiment.ts')).readSentiment(given),
  } satisfies Part<SentimentAnswer, Judged<Sentiment>>,
};

/** The same of `keywordsWithModel`, and what replaces it. */
export const keywordsParts = {
  pieces,
  read: {
    cost: ({ text, max, answer }) =>
      answerCost(answer) +
      comparingCost(text) +
      (weightOf(text) * COST.words) / 1000 +
      (max * mostFolded(text) * COST.searching) / 1000,
    compute: async (given) => (await import('../reading/read-keywords.ts')).readKeywords(given),
  } satisfies Part<KeywordsAnswer, Judged<readonly Keyword[]>>,
  /** The terms of a text by how often they occur. */
  frequencies: {
    cost: ({ text }) => (weightOf(text) * COST.words) / 1000 + comparingCost(text),
    compute: async ({ text, max }) => {
      const { termFrequencies } = await import('../../engine/keywords/term-frequency.ts');
      return termFrequencies(text, max);
    },
  } satisfies Part<Omit<KeywordsAnswer, 'answer'>, readonly Keyword[]>,
};

/** The same of `classifyWithModel`. */
export const classifyParts = {
  pieces,
  read: {
    cost: ({ text, labels, answer }) =>
      answerCost(answer) + comparingCost(labels.join('')) + supportCost(text),
    compute: async (given) => (await import('../reading/read-classes.ts')).readClasses(given),
  } satisfies Part<ClassesAnswer, Judged<readonly number[]>>,
};

/** The same of `extractWithModel`. */
export const extractParts = {
  pieces,
  read: {
    cost: ({ text, fields, answer }) =>
      answerCost(answer) + comparingCost(fields.join('')) + statedCost(text) + statedCost(answer),
    compute: async (given) => (await import('../reading/read-extraction.ts')).readExtraction(given),
  } satisfies Part<ExtractionAnswer, Judged<Values>>,
};

/** The same of `rewriteWithModel`, and what replaces it. */
export const rewriteParts = {
  /** The pieces of a text, which together are the text. */
  pieces: {
    cost: (text) => sentencesCost(text),
    compute: async (text) => (await import('./pieces.ts')).pieces(text, 'paragraphs'),
  } satisfies Part<string, readonly string[]>,
  read: {
    cost: ({ text, answer }) =>
      answerCost(answer) + factsCost(text) + factsCost(answer) + supportCost(text) + supportCost(answer),
    compute: async (given) => (await import('../reading/read-rewriting.ts')).readRewriting(given),
  } satisfies Part<RewritingAnswer, Judged<string | null>>,
  /** The text as the built-in engine rewrites it. */
  builtIn: {
    cost: (input) => engineCost.rewrite.ofInput(input),
    compute: async ({ text, tone }) => {
      const { rewrite } = await import('../../engine/rewrite/rewrite.ts');
      return rewrite(text, tone);
    },
  } satisfies Part<{ readonly text: string; readonly tone: Tone }, string>,
};

function answerCost({ length }: string): number {
  return (length * COST.answer) / 1000;
}

function sentencesCost(text: string): number {
  return (bytesOf(text) * COST.sentences) / 1000;
}

function comparingCost(text: string): number {
  return (mostFolded(text) * COST.comparing) / 1000;
}

/** A text is folded, and what is not in it as it is written is looked up by its words. */
function statedCost(text: string): number {
  return (weightOf(text) * COST.stated) / 1000;
}

/** Bytes of UTF-8, or letters where folding writes out more of them: U+FDFA is one sign of three bytes and 18 letters. */
function weightOf(text: string): number {
  return Math.max(bytesOf(text), mostFolded(text));
}

/** A text is read for its words and its names, and an answer is compared with both. */
function supportCost(text: string): number {
  return (weightOf(text) * COST.support) / 1000 + comparingCost(text);
}

function factsCost(text: string): number {
  return (bytesOf(text) * COST.facts) / 1000 + comparingCost(text);
}
