import { type Form, formsOf } from './inflect.ts';

/** One place of a pattern. */
export type Place =
  | {
      readonly kind: 'words';
      /** What fits, with the form it is in where it was written `word~`. */
      readonly words: ReadonlyMap<string, Form | undefined>;
      readonly isOptional: boolean;
      /** Several words fit, so that a replacement may ask which one did. */
      readonly isOpen: boolean;
    }
  | { readonly kind: 'not'; readonly words: ReadonlyMap<string, Form | undefined> }
  | { readonly kind: 'any' | 'gap' | 'start' | 'end' };

/** A pattern of words with the contexts that must surround it and are not part of what it matches. */
export interface Pattern {
  readonly before: readonly Place[];
  readonly places: readonly Place[];
  readonly after: readonly Place[];
}

/** What patterns of one kind share. */
export interface PatternRules {
  /** The words of each class by its name, with the `%`. Names that are not a class are words: `%number`. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** How words of patterns and texts are compared, as by their stem; absent: as they are written. */
  readonly fold?: (word: string) => string;
}

const PART = /\[(?<context>[^\]]*)\]|\S+/g;

/**
 * Reads a pattern. `a|b` is either word, `(a)` may be absent, `*` is any word, `...` none to three words, `word~`
 * all forms of a word, `%class` a word of a class, `^` and `$` are the bounds of a sentence. `[x]` in front of or
 * behind the pattern is a context that stays, `[not:a|b]` one that must not be there. Throws an Error for a pattern
 * that is written wrongly: patterns are our own data.
 */
export function readPattern(text: string, rules: PatternRules): Pattern {
  const pattern = { before: [] as Place[], places: [] as Place[], after: [] as Place[] };
  for (const { 0: part, groups } of text.matchAll(PART)) {
    const side = pattern.places.length === 0 ? pattern.before : pattern.after;
    if (groups?.context !== undefined) side.push(...contextOf(groups.context, rules));
    else if (pattern.after.length > 0) throw new Error(`a word behind a context: ${text}`);
    else pattern.places.push(placeOf(part, rules));
  }
  if (pattern.places.length === 0) throw new Error(`a pattern without a word: ${text}`);
  return pattern;
}

/** The words and classes that a pattern may begin with; `*` and `...` do not begin one. */
export function firstWordsOf(text: string, rules: PatternRules): readonly string[] {
  const found: string[] = [];
  for (const part of text.replaceAll(/\[[^\]]*\]/g, '').split(' ')) {
    if (part === '' || part === '^') continue;
    if (part === '*' || part === '...') break;
    const { words, isOptional } = choiceOf(part);
    for (const word of words) found.push(...formsIn(word, rules).keys());
    if (!isOptional) return found;
  }
  throw new Error(`a pattern that does not begin with a word: ${text}`);
}

function contextOf(text: string, rules: PatternRules): readonly Place[] {
  if (text.startsWith('not:')) return [{ kind: 'not', words: wordsIn(text.slice(4).split('|'), rules) }];
  return text.split(' ').map((part) => placeOf(part, rules));
}

function placeOf(part: string, rules: PatternRules): Place {
  if (part === '*') return { kind: 'any' };
  if (part === '...') return { kind: 'gap' };
  if (part === '^') return { kind: 'start' };
  if (part === '$') return { kind: 'end' };
  const { words, isOptional } = choiceOf(part);
  const isOpen = words.length > 1 ? words.every((word) => !word.endsWith('~')) : part.startsWith('%');
  return { kind: 'words', words: wordsIn(words, rules), isOptional, isOpen };
}

function choiceOf(part: string): { readonly words: readonly string[]; readonly isOptional: boolean } {
  const isOptional = part.length > 2 && part.startsWith('(') && part.endsWith(')');
  return { words: (isOptional ? part.slice(1, -1) : part).split('|'), isOptional };
}

function wordsIn(words: readonly string[], rules: PatternRules): ReadonlyMap<string, Form | undefined> {
  const [only] = words;
  if (words.length === 1) return formsIn(only!, rules);
  return new Map(words.flatMap((word) => [...formsIn(word, rules)]));
}

function formsIn(word: string, rules: PatternRules): ReadonlyMap<string, Form | undefined> {
  const { classes, fold } = rules;
  if (word.length > 1 && word.startsWith('%')) {
    const members = classes.get(word);
    if (members !== undefined) return new Map(members.flatMap((member) => [...formsIn(member, rules)]));
    return new Map([[word, undefined]]);
  }
  if (word.length > 1 && word.endsWith('~')) {
    const base = word.slice(0, -1);
    return fold === undefined ? formsOf(base) : new Map([[fold(base), undefined]]);
  }
  return new Map([[fold === undefined ? word : fold(word), undefined]]);
}
