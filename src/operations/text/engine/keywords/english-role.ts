import type { Place, Token } from './token.ts';
import { wordKind } from './word-kinds.ts';

/** The part that an English word can have in a term, by its kind and by what is beside it. */
export function englishRole(folded: string, place: Place, text: string): Token['role'] {
  const kind = wordKind(folded);
  // A capital inside a sentence makes a name of any word, unless it is a day or a month.
  if (place.named && kind !== 'plain' && text.length > 1) return 'any';
  switch (kind) {
    case 'noun':
      return 'any';
    case 'plain':
      return isVerb(place) ? 'none' : 'weak';
    case 'either':
      return isVerb(place) ? 'none' : 'any';
    case 'adjective':
      return 'before';
    case 'past':
      return isPredicate(place) ? 'none' : 'before';
    case 'gerund':
      return isPredicate(place) || isDeterminer(place.following) ? 'none' : 'before';
    default:
      return 'none';
  }
}

/** Plan, costs: a verb after to, a pronoun or a plural, and between a noun and what a noun follows. */
function isVerb({ before, following }: Place): boolean {
  if (before === undefined) return isDeterminer(following);
  if (isBeforeVerb(before.folded)) return true;
  if (!isNoun(before)) return false;
  return (isPlural(before.folded) && !before.named) || isDeterminer(following) || /^\d/.test(following);
}

/** Stopped, selling: a verb at the beginning, after a noun, a pronoun or an auxiliary, otherwise like an adjective. */
function isPredicate({ before }: Place): boolean {
  if (before === undefined || isNoun(before) || isBeforeVerb(before.folded)) return true;
  return wordKind(before.folded) === 'before-form';
}

function isNoun({ role }: Token): boolean {
  return role === 'any' || role === 'weak';
}

function isDeterminer(word: string): boolean {
  return wordKind(word) === 'determiner';
}

/** Don't, we'll and they've among them. */
function isBeforeVerb(word: string): boolean {
  return /'(?:t|ll|d|ve|m|re)$/.test(word) || wordKind(word) === 'before-verb';
}

function isPlural(word: string): boolean {
  return /[^isu]s$/.test(word) && !word.endsWith("'s");
}
