import { normalized } from '../../../../formats/normalized.ts';
import { listsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';

/** Words whose 's is a verb; after a name it is a possessive. */
const subjects = new Set('it he she that what there here who where how everything nothing'.split(' '));

const spellings = once(() => listsOf('en/sentiment-spellings.tsv'));

/**
 * An English word as phrases and lists have it: contractions taken apart (`didn't` is `did not`), no possessive,
 * letters that were drawn out cut to what `isKnown` has, and the parts of a compound it does not have.
 */
export function canonicalEnglish(word: string, isKnown: (word: string) => boolean): readonly string[] {
  const known = spellings().get(word);
  if (known !== undefined) return known;
  if (word.includes("'")) return withoutApostrophe(word);
  if (isKnown(word)) return [word];
  if (/(.)\1\1/.test(word)) {
    const twice = word.replace(/(.)\1{2,}/g, '$1$1');
    const once = word.replace(/(.)\1{2,}/g, '$1');
    return [isKnown(twice) ? twice : once];
  }
  return word.includes('-') ? word.split('-').filter((part) => part !== '') : [word];
}

/** A word without accents, and apart from an article or pronoun that lost its vowel: l'accueil, c'est, dell'hotel. */
export function canonicalLatin(word: string): readonly string[] {
  const plain = normalized(word, 'NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('\u00df', 'ss')
    .replaceAll('\u0153', 'oe');
  const at = plain.indexOf("'");
  if (at > 0 && at < plain.length - 1) return [plain.slice(0, at), plain.slice(at + 1)];
  return [plain];
}

/** The endings of contractions are spellings too: 've is have. */
function withoutApostrophe(word: string): readonly string[] {
  const end = word.endsWith("n't") ? word.length - 3 : word.indexOf("'");
  const owner = word.slice(0, end);
  const ending = word.slice(end);
  if (ending === "'s") return subjects.has(owner) ? [owner, 'is'] : [owner];
  const full = spellings().get(ending);
  return full === undefined || owner === '' ? [word] : [owner, ...full];
}
