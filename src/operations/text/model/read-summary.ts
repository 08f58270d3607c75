import { fold } from '../language/fold.ts';
import { sentences as sentencesOf } from '../language/sentences.ts';
import type { Members } from './answer.ts';
import { type Judged, readAnswer } from './judged.ts';

/** What a model answered when it was asked for a summary: the fewest sentences and the most that are accepted at once. */
export interface SummaryAnswer {
  readonly fewest: number;
  readonly most: number;
  readonly answer: string;
}

/** The different sentences of an answer; fewer than wanted are a second best. */
export function readSummary({ answer, ...count }: SummaryAnswer): Promise<Judged<readonly string[]>> {
  return readAnswer(answer, (members) => judge(members, count));
}

function judge(answer: Members, { most, fewest }: Omit<SummaryAnswer, 'answer'>): Judged<readonly string[]> {
  const found = distinct(saidIn(answer.sentences, most)).slice(0, most);
  if (found.length === 0) return { reason: '"sentences" must be a list with at least one sentence.' };
  if (found.length >= fewest) return { value: found };
  return {
    reason: `"sentences" has ${found.length} of the ${fewest} different sentences that are needed.`,
    secondBest: { value: found },
  };
}

/** One sentence for each item of the list; items with several are split where there are too few. */
function saidIn(list: unknown, most: number): readonly string[] {
  const items = typeof list === 'string' ? list.split('\n') : Array.isArray(list) ? list : [];
  const texts = unmarked(items.filter((item) => typeof item === 'string').map(onOneLine));
  if (texts.length >= most) return texts;
  return texts.flatMap((text) => sentencesOf(text).map((sentence) => sentence.text));
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
