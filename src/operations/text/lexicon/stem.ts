import { irregulars } from './inflect.ts';
import { wordsOf } from './lexicon.ts';
import { once } from './once.ts';

/**
 * The part of an English word that its forms share, for comparing words and never for showing: "cancelled" and
 * "cancels" become "cancel", "organise" and "organizing" "organiz", "hoping" "hope" but "hopping" "hop", "paid"
 * "pay", "children" "child". Takes a word in lower case without apostrophes; words of other scripts stay.
 */
export function stem(word: string): string {
  const known = bases().get(word);
  if (known !== undefined) return known;
  if (word.length <= 3) return word;
  return shortened(withoutForm(withoutPlural(word)));
}

/** The stems of irregular forms, and of words that end like a form of another word without being one: news. */
const bases = once((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [base, forms] of irregulars()) {
    for (const form of Object.values(forms)) {
      if (form !== base) found.set(form, base.length <= 3 ? base : shortened(base));
    }
  }
  for (const word of wordsOf('en/uninflected.txt')) found.set(word, word);
  return found;
});

/** What differs between spellings and before endings goes: solve, solv(ing); instal, install; organise, organize. */
function shortened(word: string): string {
  let base = word;
  if (base.endsWith('e') && syllables(base.slice(0, -1)) > 1) base = base.slice(0, -1);
  if (base.endsWith('ll') && syllables(base) > 1) base = base.slice(0, -1);
  return base.length > 5 ? base.replace('our', 'or').replace(/is(?=$|ation$)/, 'iz') : base;
}

/** What a consonant is doubled to before an ending: hopp(ing), plann(ed); not in add, inn, call, pass. */
const DOUBLED = /..([bdgklmnprtv])\1$/;

/** Endings before which an e has been dropped: danc(ing), charg(ed), solv(ed), rais(ed), handl(ing). */
const LOST_E = /(?:[cuvz]|[dlr]g|[aeiou]s|[lnr]s|[bcdfgkptz]l|chang)$/;

/** One syllable that ends in one vowel and one consonant: it would be doubled had there been no e (bak-ing). */
const SHORT = /^[^aeiouy]*[aeiouy][^aeiouywx]$/;

function withoutPlural(word: string): string {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(?:x|ch|sh|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

function withoutForm(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const ending = word.endsWith('ing') ? 3 : word.endsWith('ed') && !word.endsWith('eed') ? 2 : 0;
  const rest = word.slice(0, word.length - ending);
  if (ending === 0 || rest.length < 3 || syllables(rest) === 0) return word;
  if (DOUBLED.test(rest) && !(rest.endsWith('ll') && syllables(rest) === 1)) return rest.slice(0, -1);
  return SHORT.test(rest) || LOST_E.test(rest) ? `${rest}e` : rest;
}

function syllables(word: string): number {
  return word.match(/[aeiouy]+/g)?.length ?? 0;
}
