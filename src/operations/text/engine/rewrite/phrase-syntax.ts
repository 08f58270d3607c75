import { formsOf, pluralOf, type VerbForm } from './inflect.ts';
import { wordClasses } from './word-classes.ts';

/** A form a word of a pattern was met in: of a verb, or of a noun. */
export type Form = VerbForm | 'singular' | 'plural';

/** One place of a pattern. */
export type Item =
  | {
      readonly kind: 'words';
      readonly forms: ReadonlyMap<string, Form | undefined>;
      readonly kept: boolean;
      readonly fact: boolean;
    }
  | { readonly kind: 'none of'; readonly forms: ReadonlySet<string>; readonly fact: boolean }
  | { readonly kind: 'any' | 'fact' | 'start' | 'end' | 'close' };

/** A rule: what has to stand before and after, what is replaced, and by what. */
export interface Phrase {
  readonly before: readonly Item[];
  readonly items: readonly Item[];
  readonly after: readonly Item[];
  /** Words; `~verb` and `^noun` take the form of the pattern's, `*` is the next word the pattern left open. */
  readonly replacement: readonly string[];
}

const EQUALS = /(?:^|\s)=(?:\s|$)/;

/** Words that hold a slash, which otherwise parts alternatives. */
const SLASHED = new Set(['w/o', 'w/', 'b/c', 'n/a', 'and/or']);

/**
 * The rows of a table of rules, one a line or several parted by `|`, each `before < pattern > after = replacement`,
 * where contexts may be absent and the replacement empty.
 *
 * A pattern is of words: `a/b` is either, `(the)` may be absent, `~verb` is a verb in any form, `^noun` one in
 * both numbers, `@class` a word class, `*` any word, `#` a fact, also as an alternative, `!a/b` in a context anything else. `START`
 * and `END` are the bounds of a sentence, `CLOSE` the end of a letter. What `a/b`, `@class`, `*` and `#` met stands in the replacement for `*`, in order, or for `$1`, `$2`.
 */
export function rowsOf(table: string): readonly string[] {
  return table
    .split(/\n|\s\|(?=\s|$)/)
    .map((row) => row.trim())
    .filter((row) => row !== '');
}

/** The words a rule of a table may begin with: those in brackets, and the first that is not. */
export function firstWords(row: string): ReadonlySet<string> {
  if (!EQUALS.test(row)) throw new Error(`a rule without "=": ${row}`);
  const before = row.indexOf(' < ');
  const words = wordsOf(before < 0 ? row : row.slice(before + 3));
  const names = words.slice(words[0] === 'START' ? 1 : 0);
  const last = names.findIndex((name) => !/^\(.+\)$/.test(name));
  return new Set(
    names.slice(0, last + 1).flatMap((name) => wordsNamed(name.replace(/^\((.+)\)$/, '$1'), row)),
  );
}

function wordsNamed(name: string, row: string): readonly string[] {
  const item = itemOf(name);
  if (item.kind !== 'words') throw new Error(`a rule that does not begin with a word: ${row}`);
  return [...item.forms.keys()];
}

/** One row as rules: more than one where words of it may be absent. */
export function readPhrase(row: string): readonly Phrase[] {
  const equals = row.search(EQUALS);
  if (equals < 0) throw new Error(`a rule without "=": ${row}`);
  const [pattern = '', after = ''] = partsOf(row.slice(0, equals), ' > ');
  const [before, middle] = pattern.includes(' < ') ? partsOf(pattern, ' < ') : ['', pattern];
  const replacement = wordsOf(row.slice(equals).trim().slice(1));
  return variants(wordsOf(middle ?? '')).map((words) => ({
    before: wordsOf(before ?? '').map(itemOf),
    items: words.map(itemOf),
    after: wordsOf(after).map(itemOf),
    replacement,
  }));
}

function partsOf(text: string, separator: string): readonly string[] {
  return text.split(separator).map((part) => part.trim());
}

function wordsOf(text: string): readonly string[] {
  return text.trim() === '' ? [] : text.trim().split(/\s+/);
}

/** A pattern with and without each of its words in brackets. */
function variants(words: readonly string[]): readonly (readonly string[])[] {
  let all: string[][] = [[]];
  for (const word of words) {
    const optional = /^\((.+)\)$/.exec(word)?.[1];
    const longer = all.map((start) => [...start, optional ?? word]);
    all = optional === undefined ? longer : [...longer, ...all];
  }
  return all;
}

const items = new Map<string, Item>();

/** The place a word of a pattern stands for; the same words stand in many patterns. */
function itemOf(word: string): Item {
  const known = items.get(word);
  if (known) return known;
  const item = readItem(word);
  items.set(word, item);
  return item;
}

function readItem(word: string): Item {
  if (word === 'START') return { kind: 'start' };
  if (word === 'END') return { kind: 'end' };
  if (word === 'CLOSE') return { kind: 'close' };
  if (word === '*') return { kind: 'any' };
  if (word === '#') return { kind: 'fact' };
  if (word.length > 1 && word.startsWith('!')) {
    const names = word.slice(1).split('/');
    return {
      kind: 'none of',
      forms: new Set(names.flatMap((name) => [...formsNamed(name).keys()])),
      fact: names.includes('#'),
    };
  }
  if (SLASHED.has(word))
    return { kind: 'words', forms: new Map([[word, undefined]]), kept: false, fact: false };
  const names = word.split('/').filter((name) => name !== '');
  return {
    kind: 'words',
    forms: new Map(names.flatMap((name) => [...formsNamed(name)])),
    fact: names.includes('#'),
    kept: word.startsWith('@') || (names.length > 1 && !/[~^]/.test(word)),
  };
}

function formsNamed(name: string): ReadonlyMap<string, Form | undefined> {
  if (name.startsWith('~')) return formsOf(name.slice(1));
  if (name.length > 1 && name.startsWith('^')) {
    const noun = name.slice(1);
    return new Map<string, Form>([
      [noun, 'singular'],
      [pluralOf(noun), 'plural'],
    ]);
  }
  if (name.startsWith('@')) {
    const words = wordClasses.get(name.slice(1));
    if (!words) throw new Error(`no such class of words: ${name}`);
    return new Map([...words].map((word) => [word, undefined]));
  }
  return new Map([[name, undefined]]);
}
