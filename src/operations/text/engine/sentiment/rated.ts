/**
 * What a word counts for. `plain` counts as it stands; `topic` names a good or bad thing without judging it
 * (accident, award) and counts little; `wanted` (refund, heating) and `function` (to work, to arrive) say
 * nothing until they are denied, and are then a complaint.
 */
export interface Rating {
  /** From -4 to 4. Two is clear, one is light, a half does not decide alone. */
  readonly weight: number;
  readonly kind: Kind;
}

export type Kind = 'plain' | 'topic' | 'wanted' | 'function';

type Inflect = (word: string) => readonly string[];

/** What may stand in a list before the words it holds for: `+2 adj: kind polite`. */
const forms: ReadonlyMap<string, { readonly kind: Kind; readonly inflect: Inflect }> = new Map([
  ['as:', { kind: 'plain', inflect: () => [] }],
  ['adj:', { kind: 'plain', inflect: adjectiveForms }],
  ['verb:', { kind: 'plain', inflect: verbForms }],
  ['noun:', { kind: 'plain', inflect: nounForms }],
  ['topic:', { kind: 'topic', inflect: nounForms }],
  ['wanted:', { kind: 'wanted', inflect: nounForms }],
  ['function:', { kind: 'function', inflect: verbForms }],
  ['romance:', { kind: 'plain', inflect: romanceForms }],
  ['french:', { kind: 'plain', inflect: (word) => [`${word}e`, `${word}s`, `${word}es`] }],
  ['german:', { kind: 'plain', inflect: germanForms }],
  ['function-as:', { kind: 'function', inflect: () => [] }],
]);

const WEIGHT = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Reads lists of rated words into one table. Later lists win over earlier ones; a word that is listed wins
 * over the same word as an inflected form, wherever that stands.
 */
export function rate(lists: readonly string[]): Map<string, Rating> {
  const listed = new Map<string, Rating>();
  const inflected = new Map<string, Rating>();
  for (const list of lists) {
    let weight = 0;
    let form = forms.get('as:')!;
    for (const token of list.trim().split(/\s+/)) {
      const next = forms.get(token);
      if (next !== undefined) form = next;
      else if (WEIGHT.test(token)) weight = Number(token);
      else {
        const rating = { weight, kind: form.kind };
        listed.set(token, rating);
        for (const inflection of form.inflect(token)) inflected.set(inflection, rating);
      }
    }
  }
  for (const [word, rating] of listed) inflected.set(word, rating);
  return inflected;
}

function nounForms(word: string): readonly string[] {
  return [withS(word)];
}

function verbForms(word: string): readonly string[] {
  const stem = isDoubled(word) ? word + word.at(-1) : word;
  if (/[^e]e$/.test(word)) return [`${word}s`, `${word}d`, `${word.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(word)) return [withS(word), `${word.slice(0, -1)}ied`, `${word}ing`];
  return [withS(word), `${stem}ed`, `${stem}ing`];
}

function adjectiveForms(word: string): readonly string[] {
  const isShort = word.length <= 6;
  if (word.endsWith('ic')) return [`${word}ally`];
  if (/[^aeiou]le$/.test(word)) return [`${word.slice(0, -1)}y`];
  if (/[^aeiou]y$/.test(word)) {
    const stem = `${word.slice(0, -1)}i`;
    return [`${stem}ly`, `${stem}er`, `${stem}est`, `${stem}ness`];
  }
  if (!isShort) return [`${word}ly`];
  if (word.endsWith('e')) return [`${word}ly`, `${word}r`, `${word}st`];
  const stem = isDoubled(word) ? word + word.at(-1) : word;
  return [`${word}ly`, `${stem}er`, `${stem}est`, `${word}ness`];
}

/** Spanish, Italian, Portuguese: bueno, buena, buenos, buenas, buoni, buone. */
function romanceForms(word: string): readonly string[] {
  const stem = word.slice(0, -1);
  if (word.endsWith('o')) return ['a', 'os', 'as', 'i', 'e'].map((ending) => stem + ending);
  return word.endsWith('e') ? [`${word}s`, `${stem}i`] : [`${word}s`, `${word}es`];
}

function germanForms(word: string): readonly string[] {
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  return ['e', 'er', 'es', 'en', 'em'].map((ending) => stem + ending);
}

function withS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:[sxz]|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** One syllable that ends in consonant, vowel, consonant: drag, dragged. */
function isDoubled(word: string): boolean {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word);
}
