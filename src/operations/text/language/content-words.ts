import { normalized } from '../../../formats/normalized.ts';
import { stem } from '../lexicon/stem.ts';
import { languageOf } from './detect-language.ts';
import type { Language } from './languages.ts';
import { isStopWord } from './stop-words.ts';
import { words } from './words.ts';

/** Scripts whose words are not compared as words: two signs side by side say as much. */
const PAIRED = /[\p{Script=Han}\p{Script=Katakana}\u30fc]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Words of a language without a list of function words are content from this many letters on. */
const SHORTEST = 3;

/**
 * The content words of a text for comparing it with another, each once: without function words, marks and, in English,
 * endings; in Chinese and Japanese the pairs of signs beside kana. `language` is that of the text where that is known.
 */
export function contentWords(text: string, language = languageOf(text)): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { folded } of words(text)) {
    for (const part of folded.split(/[-_]/)) {
      if (!UNSPACED.test(part)) addWord(found, part, language);
    }
  }
  for (const [run] of normalized(text, 'NFKC').matchAll(PAIRED)) addPairs(found, run);
  return found;
}

function addWord(found: Set<string>, word: string, language: Language | undefined): void {
  const isNumber = /^\p{N}/u.test(word);
  if (!isNumber && (word.length < SHORTEST || isStopWord(word) || isStopWord(word, language))) return;
  found.add(contentKey(word));
}

function addPairs(found: Set<string>, run: string): void {
  const signs = [...run];
  if (signs.length === 1) found.add(run);
  for (let at = 0; at + 1 < signs.length; at++) found.add(`${signs[at]}${signs[at + 1]}`);
}

/** A folded word as it is compared. */
export function contentKey(word: string): string {
  const bare = normalized(word, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2019].*/u, '');
  return /^[a-z]+$/.test(bare) ? stem(bare) : bare;
}

/** Words of one beginning that are kept, at most. */
const MAX_ALIKE = 40;
const BEGINNING = 4;

/**
 * Looks up content words among those of a text: the word itself, or another of its family, which begins with the
 * larger part of it.
 */
export function wordFamilies(known: ReadonlySet<string>): (key: string) => boolean {
  const alike = new Map<string, string[]>();
  for (const word of known) {
    const beginning = word.slice(0, BEGINNING);
    const others = alike.get(beginning);
    if (others === undefined) alike.set(beginning, [word]);
    else if (others.length < MAX_ALIKE) others.push(word);
  }
  return (key) => {
    if (known.has(key)) return true;
    if (/\p{N}/u.test(key)) return false;
    return alike.get(key.slice(0, BEGINNING))?.some((other) => isOfFamily(key, other)) ?? false;
  };
}

function isOfFamily(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  return common >= BEGINNING && common >= 0.6 * shorter;
}
