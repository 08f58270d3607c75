import type { Phrases } from './phrases.ts';
import type { Rating } from './rated.ts';

/** All that the rules need to know about a language. */
export interface Pack {
  readonly lexicon: ReadonlyMap<string, Rating>;
  readonly phrases: Phrases;
  /** Words that deny what follows them. */
  readonly negators: ReadonlySet<string>;
  /** Words that a denial reaches across without growing weaker. */
  readonly transparent: ReadonlySet<string>;
  /** Words before a judgement that make it stronger (above 1) or weaker. */
  readonly degrees: ReadonlyMap<string, number>;
  /** Words after which the writer says what counts: but, however. */
  readonly turns: ReadonlySet<string>;
  /** Words that bring what counts less: although, despite. */
  readonly concessions: ReadonlySet<string>;
  /** A word as the lists know it. */
  readonly canonical: (word: string) => readonly string[];
  /** Constructions of English apply: questions, instructions, definitions, rise and fall, irony. */
  readonly isEnglish: boolean;
}

/** Words of a list. */
export function setOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** Words of a list with the number that stands before them. */
export function degreesOf(list: string): ReadonlyMap<string, number> {
  const degrees = new Map<string, number>();
  let degree = 1;
  for (const token of list.trim().split(/\s+/)) {
    if (/^\d/.test(token)) degree = Number(token);
    else degrees.set(token, degree);
  }
  return degrees;
}
