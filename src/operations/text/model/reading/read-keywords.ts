import { isObject } from '../../../../schema/prepare.ts';
import type { Keyword } from '../../engine/keywords/keyword.ts';
import { mergeKeywords } from '../pieces/merge-keywords.ts';
import type { Members } from './answer.ts';
import { type Judged, readAnswer } from './judged.ts';
import { termFinder } from './term-finder.ts';
import { numberIn, onlyValue } from './tolerance.ts';

/** What a model answered when it was asked for at most this many key terms of a text. */
export interface KeywordsAnswer {
  readonly text: string;
  readonly max: number;
  readonly answer: string;
}

/** Items of a list that are examined, for each requested term. */
const EXAMINED_PER_TERM = 10;
/** Terms of the text among them, after which the others are left out: the most important come first. */
const FOUND_PER_TERM = 2;

/** The terms of an answer that are in the text. */
export function readKeywords({ text, max, answer }: KeywordsAnswer): Promise<Judged<readonly Keyword[]>> {
  const surfaceOf = termFinder(text);
  return readAnswer(answer, (members) => judge(members, max, surfaceOf), 'keywords');
}

function judge(
  answer: Members,
  max: number,
  surfaceOf: (term: string) => string | undefined,
): Judged<readonly Keyword[]> {
  const list = itemsOf(onlyValue(answer, 'keywords')).slice(0, max * EXAMINED_PER_TERM);
  const named: Keyword[] = [];
  for (const [index, item] of list.entries()) {
    if (named.length === max * FOUND_PER_TERM) break;
    const { said, weight: given } = termIn(item);
    const term = typeof said === 'string' ? surfaceOf(said) : undefined;
    // Terms without weights count as ranked.
    const weight = numberIn(given) ?? 1 - index / list.length;
    if (term !== undefined) named.push({ term, weight });
  }
  if (named.length > 0) return { value: mergeKeywords(inRange(named), max) };
  return { reason: '"keywords" must be a list of terms copied from the text, each with its "weight".' };
}

/** The terms of a list, of an object that has them as names, or of a text with commas. */
function itemsOf(given: unknown): readonly unknown[] {
  if (Array.isArray(given)) return given;
  if (isObject(given)) return Object.entries(given);
  return typeof given === 'string' ? given.split(/[,;\n]/) : [];
}

/** A term and its weight, whatever the item calls them, or as a pair. */
function termIn(item: unknown): { readonly said: unknown; readonly weight?: unknown } {
  if (typeof item === 'string') return { said: item };
  if (!Array.isArray(item) && !isObject(item)) return { said: undefined };
  const values = Object.values(item);
  const { term = values.find((value) => typeof value === 'string'), weight } = item as Members;
  const [only] = Object.entries(item);
  if (term === undefined && values.length === 1) return { said: only![0], weight: only![1] };
  return { said: term, weight: weight ?? values.find((value) => typeof value === 'number') };
}

/** Weights from 0 to 1. One that is too large is a mistake; several are on another scale. */
function inRange(keywords: readonly Keyword[]): readonly Keyword[] {
  const largest = Math.max(...keywords.map(({ weight }) => weight));
  const scale = keywords.filter(({ weight }) => weight > 1).length > 1 ? largest : 1;
  return keywords.map(({ term, weight }) => ({ term, weight: Math.min(Math.max(weight / scale, 0), 1) }));
}
