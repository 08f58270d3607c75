import type { Language } from '../../language/language.ts';
import { singular } from '../../language/singular.ts';
import type { Token } from './tokens.ts';

/** A phrase that may be a key term: one to three words, in all the forms the text has of it. */
export interface Candidate {
  /** Its words in the singular, joined by spaces: what forms of one term share. */
  readonly key: string;
  readonly words: readonly string[];
  /** How often the text has it, and the sentences that do. */
  count: number;
  readonly sentences: Set<number>;
  /** The place of the first occurrence among the words of the text, from 0. */
  readonly first: number;
  /** How often each form occurs, in order of appearance. */
  readonly forms: Map<string, number>;
  /** How many of the occurrences are names, with a capital letter inside a sentence. */
  named: number;
}

/** The longest phrase, in words. */
const LONGEST = 3;

/** Every phrase of one to three words that could be a term, by its key, in order of appearance. */
export function candidatesOf(
  text: string,
  tokens: readonly Token[],
  language: Language | undefined,
): ReadonlyMap<string, Candidate> {
  const english = language === undefined || language === 'en';
  const keys = tokens.map(({ folded }) => (english ? singular(folded) : folded));
  const found = new Map<string, Candidate>();
  tokens.forEach((last, end) => {
    for (let start = end; start >= 0 && end - start < LONGEST; start--) {
      const first = tokens[start]!;
      if (first.role === 'none') break;
      if (isTerm(first, last, end - start)) note(found, text, tokens, keys, start, end);
      if (!first.joined) break;
    }
  });
  return found;
}

function isTerm(first: Token, last: Token, more: number): boolean {
  if (more === 0) return last.role === 'any';
  return last.role === 'any' || (last.role === 'weak' && first.role !== 'weak');
}

function note(
  found: Map<string, Candidate>,
  text: string,
  tokens: readonly Token[],
  keys: readonly string[],
  start: number,
  end: number,
): void {
  const words = keys.slice(start, end + 1);
  const key = words.join(' ');
  let candidate = found.get(key);
  if (candidate === undefined) {
    candidate = { key, words, count: 0, sentences: new Set(), first: start, forms: new Map(), named: 0 };
    found.set(key, candidate);
  }
  const form = formOf(text, tokens[start]!.start, tokens[end]!);
  candidate.count += 1;
  candidate.sentences.add(tokens[end]!.sentence);
  candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + 1);
  if (tokens[start]!.named && tokens[end]!.named) candidate.named += 1;
}

/** A phrase as the text has it, in one line and without a possessive ending. */
function formOf(text: string, start: number, last: Token): string {
  const end = /['\u2019]s$/i.test(last.text) ? last.end - 2 : last.end;
  return text.slice(start, end).replace(/\s+/g, ' ');
}
