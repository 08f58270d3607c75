import { rowsOf, wordsOf } from './lexicon.ts';
import { once } from './once.ts';

/** A form of a word; `s` is the third person of a verb and the plural of a noun. */
export type Form = 'base' | 's' | 'ing' | 'past' | 'participle';

/** A word that rules do not inflect; a form that is absent is regular. */
type Irregular = Readonly<Partial<Record<Form, string>>>;

/** A word in one of its forms; of a phrase ("find out") the first word is inflected. */
export function inflect(word: string, form: Form): string {
  const space = word.indexOf(' ');
  if (space >= 0) return inflect(word.slice(0, space), form) + word.slice(space);
  return irregulars().get(word)?.[form] ?? regular(word, form);
}

/** All forms of a word; where two are alike, the past stands for the participle. */
export function formsOf(word: string): ReadonlyMap<string, Form> {
  const forms = new Map<string, Form>();
  for (const form of ['base', 's', 'ing', 'past', 'participle'] as const) {
    const text = inflect(word, form);
    if (!forms.has(text)) forms.set(text, form);
  }
  return word === 'be' ? forms.set('are', 's').set('am', 's').set('were', 'past') : forms;
}

/** The words of en/irregular.tsv by their base form. */
export const irregulars = once(
  (): ReadonlyMap<string, Irregular> =>
    new Map(
      rowsOf('en/irregular.tsv').map(([base = '', ...forms]) => [
        base,
        Object.fromEntries(
          (['s', 'past', 'participle'] as const).flatMap((form, at) =>
            forms[at] === '-' ? [] : [[form, forms[at]]],
          ),
        ),
      ]),
    ),
);

function regular(word: string, form: Form): string {
  switch (form) {
    case 'base':
      return word;
    case 's':
      return withS(word);
    case 'ing':
      return withIng(word);
    case 'past':
    case 'participle':
      return withEd(word);
  }
}

function withS(word: string): string {
  if (/(?:[sxz]|[cs]h|[^aeiou]o)$/.test(word)) return `${word}es`;
  if (/(?<!hu)man$/.test(word)) return `${word.slice(0, -2)}en`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function withIng(word: string): string {
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(word) && word !== 'be') return `${word.slice(0, -1)}ing`;
  return `${doubled(word)}ing`;
}

function withEd(word: string): string {
  if (word.endsWith('e')) return `${word}d`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${doubled(word)}ed`;
}

const doubling = once(() => wordsOf('en/doubled-consonants.txt'));

/** The word as it is before -ed and -ing: stop, stopp(ed); admit, admitt(ed); but visit, visit(ed). */
function doubled(word: string): string {
  const isShort = /^[^aeiou]*(?:qu)?[aeiou][bdglmnprt]$/.test(word);
  return isShort || doubling().has(word) ? word + word.at(-1) : word;
}
