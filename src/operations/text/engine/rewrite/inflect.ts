import { irregularVerbs } from './irregular-verbs.ts';

/** A form of a verb. */
export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'ing';

const VOWEL = /[aeiou]/;
/** Verbs of two syllables or more whose last consonant is doubled: the stress is on the end. */
const DOUBLING = new Set(
  `admit commit submit permit omit transmit refer prefer defer confer infer transfer occur incur concur recur forget
  begin upset reset regret allot abet propel compel expel repel rebel control patrol cancel travel label model fulfil
  enrol instal equip handicap kidnap worship program input output`.split(/\s+/),
);

/** A verb in one of its forms; of a phrase ("find out") the first word is inflected. */
export function inflect(verb: string, form: VerbForm): string {
  const space = verb.indexOf(' ');
  if (space >= 0) return inflect(verb.slice(0, space), form) + verb.slice(space);
  const irregular = irregularVerbs.get(verb);
  switch (form) {
    case 'base':
      return verb;
    case 'third':
      return thirdOf(verb);
    case 'ing':
      return ingOf(verb);
    case 'past':
      return irregular?.[0] ?? edOf(verb);
    case 'participle':
      return irregular?.[1] ?? edOf(verb);
  }
}

/** All forms of a verb; where two are alike, the past stands for the participle. */
export function formsOf(verb: string): ReadonlyMap<string, VerbForm> {
  const forms = new Map<string, VerbForm>();
  for (const form of ['base', 'third', 'ing', 'past', 'participle'] as const) {
    const text = inflect(verb, form);
    if (!forms.has(text)) forms.set(text, form);
  }
  return forms;
}

/** The plural of a noun; of a phrase the last word's. */
export function pluralOf(noun: string): string {
  const space = noun.lastIndexOf(' ');
  if (space >= 0) return `${noun.slice(0, space + 1)}${pluralOf(noun.slice(space + 1))}`;
  if (noun === 'person') return 'people';
  if (noun === 'child') return 'children';
  return noun.endsWith('man') ? `${noun.slice(0, -3)}men` : addS(noun);
}

function thirdOf(verb: string): string {
  if (verb === 'be') return 'is';
  if (verb === 'have') return 'has';
  return verb.endsWith('o') ? `${verb}es` : addS(verb);
}

function addS(word: string): string {
  if (/(?:[sxz]|[cs]h)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

function ingOf(verb: string): string {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  return `${doubled(verb)}ing`;
}

function edOf(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled(verb)}ed`;
}

function doubled(verb: string): string {
  const [last = '', vowel = '', before = ''] = [verb.at(-1), verb.at(-2), verb.at(-3)];
  const closed = /[bdgklmnprt]/.test(last) && /[aeiou]/.test(vowel) && !/[aeiou]/.test(before);
  const short = closed && syllables(verb) === 1 && last !== 'k';
  return short || DOUBLING.has(verb) ? verb + last : verb;
}

function syllables(word: string): number {
  let count = 0;
  for (let at = 0; at < word.length; at++) {
    if (VOWEL.test(word.charAt(at)) && !VOWEL.test(word.charAt(at - 1))) count += 1;
  }
  return count;
}
