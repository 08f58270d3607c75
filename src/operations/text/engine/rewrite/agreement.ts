import { type Form, inflect } from '../../lexicon/inflect.ts';
import { wordsOf } from '../../lexicon/lexicon.ts';
import type { Pattern } from '../../lexicon/notation.ts';
import { once } from '../../lexicon/once.ts';
import type { Token } from './tokens.ts';
import { wordsNamed } from './words.ts';

/** Verbs whose forms are as common as nouns. */
const nounVerbs = once(() => wordsOf('en/noun-verbs.txt'));

/** A verb of a pattern, as it was met. */
export interface MetVerb {
  readonly word: string;
  readonly form: Form;
}

/** A verb in the form of the one it replaces; one that replaces none takes the form its subject asks for. */
export function agreeing(verb: string, met: MetVerb | undefined, out: readonly Token[]): string {
  const before = subjectOf(out);
  if (met === undefined)
    return verb === 'be'
      ? formOfBe('base', before)
      : inflect(verb, before !== '' && isSingular(before) ? 's' : 'base');
  // "They do not get paid" has no other form.
  if (verb === 'be' && isSupported(out)) return met.word;
  if (verb === 'be') return /^(?:is|are|am|was|were)$/.test(met.word) ? met.word : formOfBe(met.form, before);
  if (/^(?:are|am)$/.test(met.word)) return verb;
  if (met.form === 'past' && [1, 2].some((back) => isAuxiliary(out.at(-back)?.word ?? '')))
    return inflect(verb, 'participle');
  return inflect(verb, met.form);
}

const SHORT_AUXILIARY = /^\w+'(?:ve|s|re|m)$/;

/** Whether "do" comes before, with or without "not" or a subject between. */
function isSupported(out: readonly Token[]): boolean {
  return [1, 2].some((back) => /^(?:do|does|did)(?:n't)?$/.test(out.at(-back)?.word ?? ''));
}

function isAuxiliary(word: string): boolean {
  return SHORT_AUXILIARY.test(word) || wordsNamed('auxiliary').has(word);
}

/** "They get paid" and "I got paid" as "they are paid" and "I was paid". */
function formOfBe(form: Form, before: string): string {
  if (form === 'ing') return 'being';
  if (form === 'participle' || (form === 'past' && isAuxiliary(before))) return 'been';
  if (form === 'past') return isSingular(before) || before === 'i' ? 'was' : 'were';
  if (form === 's') return 'is';
  if (before === 'i') return 'am';
  return before === '' || wordsNamed('before-infinitive').has(before) || !isSubject(before)
    ? 'be'
    : isSingular(before)
      ? 'is'
      : 'are';
}

function isSubject(word: string): boolean {
  return !/^(?:and|or|but|,|then|so)$/.test(word);
}

/** The word a verb behind it agrees with, adverbs left aside. */
function subjectOf(out: readonly Token[]): string {
  const last = out.findLast(({ word }) => !/^(?:also|always|never|only|still|just|really)$/.test(word));
  return last === undefined || last.kind === 'mark' ? '' : last.word;
}

/** Whether a noun or pronoun takes "needs": "the valve needs to", "all visitors need to". */
function isSingular(word: string): boolean {
  if (wordsNamed('plural-subject').has(word)) return false;
  return !/s$/.test(word) || /(?:ss|us|is)$/.test(word);
}

/** Whether what is counted is a plural: "lots of new chairs", not "lots of work". */
export function isPluralNext(next: Token | undefined, later: Token | undefined): boolean {
  return [next, later].some((token) =>
    /[a-z](?<!s)s$|^(?:people|children|men|women)$/.test(token?.word ?? ''),
  );
}

/** "A repair", "some delays", "the ten-year repair": where a noun belongs, a form that a verb has too is a noun. */
export function isNounHere(form: Form, token: Token, out: readonly Token[]): boolean {
  const before = out.at(-1);
  if (before === undefined) return false;
  if (form === 'past' || form === 'participle') return wordsNamed('determiner').has(before.word);
  if (wordsNamed('before-noun').has(before.word)) return true;
  if (form === 'ing' || token.isAfterStop) return false;
  if (!nounVerbs().has(form === 'base' ? token.word : baseOf(token.word))) return false;
  return form === 's' ? !mayHaveThird(before.word) : !isVerbPlace(before.word);
}

function baseOf(third: string): string {
  if (third.endsWith('ies')) return `${third.slice(0, -3)}y`;
  return /(?:[sxz]|[cs]h|o)es$/.test(third) && !/(?:se|ze|oe)s$/.test(third)
    ? third.slice(0, -2)
    : third.slice(0, -1);
}

function mayHaveThird(before: string): boolean {
  return wordsNamed('before-third').has(before) || /[a-z]{3}ly$/.test(before);
}

function isVerbPlace(before: string): boolean {
  return wordsNamed('before-verb').has(before) || /[a-z]{3}ly$/.test(before);
}

/** "You will be notified 30 days before": behind "be" a verb has no object for the rule to take along. */
export function isPassive(
  { places }: Pattern,
  replacement: readonly string[],
  out: readonly Token[],
): boolean {
  const object = places[1];
  const takesObject =
    object?.kind === 'any' ||
    (object?.kind === 'words' && (object.words.has('me') || object.words.has('us')));
  return takesObject && replacement.includes('*') && isBe(out.at(-1)?.word ?? '');
}

function isBe(word: string): boolean {
  return /'(?:s|re|m)$/.test(word) || wordsNamed('form-of-be').has(word);
}
