import type { Language } from '../../language/languages.ts';
import { stemIn } from './stem-in.ts';
import type { Token } from './token.ts';

/** A phrase that may be a key term: one to three words, in all the forms the text has of it. */
export interface Candidate {
  /** The stems of its words: what forms of one term share. */
  readonly words: readonly string[];
  /** The same as one string, with a space around each word. */
  readonly key: string;
  /** How often the text has it, and how often with no other noun beside it. */
  count: number;
  alone: number;
  readonly sentences: Set<number>;
  /** The place of the first occurrence among the words of the text, from 0. */
  readonly first: number;
  /** How often each form occurs, in order of appearance. */
  readonly forms: Map<string, number>;
  /** How many of the occurrences are names of people. */
  people: number;
}

/** The longest phrase, in words. */
const LONGEST = 3;

/** Every phrase of one to three words that could be a term, in order of appearance. */
export function candidatesOf(
  text: string,
  tokens: readonly Token[],
  language: Language | undefined,
): readonly Candidate[] {
  const keys = tokens.map(({ folded }) => stemIn(folded, language));
  const found = new Map<string, Candidate>();
  tokens.forEach((last, end) => {
    for (let start = end; start >= 0 && end - start < LONGEST; start--) {
      const first = tokens[start]!;
      if (first.role === 'none') break;
      if (isTerm(first, last, end - start)) note(found, { text, tokens, keys }, start, end);
      if (!first.joined) break;
    }
  });
  return [...found.values()];
}

interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly keys: readonly string[];
}

function isTerm(first: Token, last: Token, more: number): boolean {
  if (more === 0) return last.role === 'any';
  return last.role === 'any' || (last.role === 'weak' && first.role !== 'weak');
}

function note(
  found: Map<string, Candidate>,
  { text, tokens, keys }: Reading,
  start: number,
  end: number,
): void {
  const [first, last] = [tokens[start]!, tokens[end]!];
  const words = keys.slice(start, end + 1);
  const key = ` ${words.join(' ')} `;
  let candidate = found.get(key);
  if (candidate === undefined) {
    const none = { count: 0, alone: 0, people: 0 };
    candidate = { words, key, sentences: new Set(), first: start, forms: new Map(), ...none };
    found.set(key, candidate);
  }
  const form = formOf(text, first.start, last);
  candidate.count += 1;
  candidate.sentences.add(last.sentence);
  candidate.forms.set(form, (candidate.forms.get(form) ?? 0) + 1);
  if (isAlone(tokens, start, end)) candidate.alone += 1;
  if (first.person && last.person) candidate.people += 1;
}

/** No noun is right before or after. */
function isAlone(tokens: readonly Token[], start: number, end: number): boolean {
  const before = tokens[start]!.joined ? tokens[start - 1] : undefined;
  const after = tokens[end + 1];
  if (before?.role === 'any') return false;
  return !(after?.joined && (after.role === 'any' || after.role === 'weak'));
}

/** A phrase as the text has it, in one line and without a possessive ending. */
function formOf(text: string, start: number, last: Token): string {
  const end = /['\u2019]s$/i.test(last.text) ? last.end - 2 : last.end;
  return text.slice(start, end).replace(/\s+/g, ' ');
}
