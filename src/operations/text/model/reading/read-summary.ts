import { isObject } from '../../../../schema/prepare.ts';
import { type Support, supportIn } from '../../facts/support.ts';
import { fold } from '../../language/fold.ts';
import { sentences as sentencesOf } from '../../language/sentences.ts';
import { once } from '../../lexicon/once.ts';
import type { Members } from './answer.ts';
import { type Judged, readAnswer } from './judged.ts';
import { listed, onlyValue, textIn } from './tolerance.ts';

/** What a model answered when it was asked for a summary of a text: the fewest sentences and the most accepted at once. */
export interface SummaryAnswer {
  readonly text: string;
  readonly fewest: number;
  readonly most: number;
  readonly answer: string;
}

/**
 * The different sentences of an answer that say something of the text and nothing else; fewer than wanted are a second
 * best.
 */
export function readSummary({ text, answer, ...count }: SummaryAnswer): Promise<Judged<readonly string[]>> {
  const support = once(() => supportIn(text));
  return readAnswer(answer, (members) => judge(members, count, support), 'sentences');
}

function judge(
  answer: Members,
  { most, fewest }: Omit<SummaryAnswer, 'answer' | 'text'>,
  support: () => Support,
): Judged<readonly string[]> {
  const found = distinct(saidIn(onlyValue(answer, 'sentences'), most)).slice(0, most);
  if (found.length === 0) return { reason: '"sentences" must be a list with at least one sentence.' };
  if (!isOfText(found, support())) return { reason: OF_ANOTHER_TEXT };
  const invented = found.map(support().inventions);
  const kept = found.filter((_, index) => invented[index]!.length === 0);
  if (kept.length < found.length) {
    const reason = `The text does not hold ${listed(invented.flat())}: say only what is in it, as it is written there.`;
    return kept.length * 2 >= found.length ? { reason, secondBest: { value: kept } } : { reason };
  }
  if (found.length >= fewest) return { value: found };
  return {
    reason: `"sentences" has ${found.length} of the ${fewest} different sentences that are needed.`,
    secondBest: { value: found },
  };
}

const OF_ANOTHER_TEXT =
  'The sentences hardly share a word with the text: say what it says, in its language and with its words.';

/** The share of its content words that a summary has from its text, at least. */
const MIN_SHARE = 0.4;
/** This many content words without one of the text are not about it. */
const TELLING = 4;

/** Whether sentences are about a text: together they have words enough of it, and each longer one has a word of it. */
function isOfText(sentences: readonly string[], support: Support): boolean {
  if (support.words === 0) return true;
  const counts = sentences.map(support.shared);
  const words = counts.reduce((sum, count) => sum + count.words, 0);
  const known = counts.reduce((sum, count) => sum + count.known, 0);
  if (counts.some((count) => count.known === 0 && count.words >= TELLING)) return false;
  return known > 0 && known >= MIN_SHARE * words;
}

/** One sentence for each item of the list; items with several are split where there are too few. */
function saidIn(list: unknown, most: number): readonly string[] {
  const items = typeof list === 'string' ? list.split('\n') : Array.isArray(list) ? list : [];
  const texts = unmarked(
    items
      .map(sentenceIn)
      .filter((item) => item !== undefined)
      .map(onOneLine),
  );
  if (texts.length >= most) return texts;
  return texts.flatMap((text) => sentencesOf(text).map((sentence) => sentence.text));
}

/** An item of the list, which some models make an object. */
function sentenceIn(item: unknown): string | undefined {
  return textIn(isObject(item) ? Object.values(item) : item);
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const BULLETS = /^(?:[-*+\u2022\u2023\u25aa\u25cf\u25e6\u2013\u2014\u00b7] )+/;

/**
 * Without the markers of a list. "3. Oktober" begins with a date: a number marks an item where all are counted, or
 * where each of the others has a bullet or its number.
 */
function unmarked(texts: readonly string[]): readonly string[] {
  const plain = texts.map((text) => text.replace(BULLETS, ''));
  if (texts.length < 2) return plain;
  if (plain.every(isCounted)) return plain.map(withoutNumber);
  if (!texts.every((text, index) => BULLETS.test(text) || isCounted(text, index))) return plain;
  return plain.map((text, index) => (text === texts[index] ? withoutNumber(text) : text));
}

/** Whether a text begins with the number of its place. */
function isCounted(text: string, index: number): boolean {
  return /^\(?(\d{1,2})[.)] /.exec(text)?.[1] === `${index + 1}`;
}

function withoutNumber(text: string): string {
  return text.slice(text.indexOf(' ') + 1);
}

/** Each sentence once, in order, in its first form. */
function distinct(texts: readonly string[]): readonly string[] {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const key = fold(text);
    if (/[\p{L}\p{N}]/u.test(key) && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()];
}
