/**
 * A field's name, read as a question: `oldDueDate` asks for what was due, a date, before it was changed.
 *
 *   monthly_rent_usd  ->  parts monthly and rent, the main one; type amount
 *
 * `concepts.ts` has what fields ask for, from data/text; `nouns.ts` the names in other languages, `roots.ts` and `stem.ts`
 * how words are compared.
 */
import { words } from '../../../language/words.ts';
import { isWord } from '../values/word-set.ts';
import { type Concept, lexicon, phrasesAt } from './concepts.ts';
import { isFieldWord } from './field-words.ts';
import { englishOf } from './nouns.ts';
import { rootOf } from './roots.ts';
import { stem } from './stem.ts';

/** A part of a field's name: a known concept, or a word that no list knows. */
export interface Part {
  readonly concept: Concept | undefined;
  /** Other concepts the same words name. */
  readonly also: readonly string[];
  /** Its words, folded. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
  /** A word before it says that it only narrows what is asked: per term, excluding costs. */
  readonly isLinked: boolean;
}

/** Which of two values a field asks for where a text tells how the one became the other. */
export type Side = 'old' | 'new' | 'none';

/** A field's name, read. */
export interface Field {
  /** Its words, folded. */
  readonly words: readonly string[];
  /** The same as one string: what equal names share. */
  readonly name: string;
  readonly parts: readonly Part[];
  /** What each part is called: its concept, or the stems of its words. */
  readonly called: readonly string[];
  /** The part that decides what the value looks like; undefined when no list knows it. */
  readonly main: Part | undefined;
  /** The other parts that say which value is meant. */
  readonly qualifiers: readonly Part[];
  /** The parts whose words are expected beside the value. */
  readonly telling: readonly Part[];
  /** The roots of the words that say which value is meant. */
  readonly roots: readonly string[];
  readonly types: readonly string[];
  readonly side: Side;
  /** The field asks for several. */
  readonly plural: boolean;
}

/** Words of a name that are read. */
const MAX_WORDS = 24;

/** Words of a name that are looked for beside each value: most names have one to three, a question has some eight. */
const MAX_TELLING = 8;

/** Reads a field's name in snake_case, camelCase, with spaces or capitals. */
export function readField(name: string): Field {
  const split = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[_./\\:-]+/g, ' ')
    .replace(/#/g, ' number ');
  const folded = words(split)
    .slice(0, MAX_WORDS)
    .flatMap(({ folded: word }) => englishOf(word)?.split(' ') ?? [word]);
  const parts = partsOf(folded.map(stem), folded);
  const core = coreOf(parts);
  const main = mainOf(folded, core);
  const others = parts.filter((part) => part !== main && !isVague(part));
  const long = main?.concept?.name === 'time' && folded.some((word) => isFieldWord('length', word));
  const duration = { concept: lexicon().concepts.get('duration'), also: [], stems: main?.stems ?? [] };
  const last = core.at(-1)?.words.at(-1) ?? folded.at(-1) ?? '';
  return {
    words: folded,
    name: folded.join(' '),
    parts,
    called: parts.map((part) => part.concept?.name ?? part.stems.join(' ')),
    main: long && main !== undefined ? { ...main, ...duration } : main,
    qualifiers: others.slice(0, MAX_TELLING),
    telling: tellingOf(main, others, parts.at(-1)).slice(0, MAX_TELLING),
    roots: rootsOfField(folded),
    types: long ? ['duration', 'time'] : withCount(typesOf(main, folded), last),
    side: sideOf(folded),
    plural: /[^su]s$/.test(last) || folded[0] === 'all' || folded[0] === 'list',
  };
}

function partsOf(stems: readonly string[], folded: readonly string[]): Part[] {
  const parts: Part[] = [];
  let isLinked = false;
  for (let at = 0; at < stems.length; ) {
    const named = phrasesAt(stems, at, folded).filter(({ role }) => role === 'name');
    const length = named[0]?.stems.length ?? 1;
    const equal = named.filter((one) => one.stems.length === length);
    const several = /[^su]s$/.test(folded[at + length - 1] ?? '');
    const phrase = equal.find(({ concept }) => isOfMany(concept) === several) ?? equal[0];
    const also = equal.map(({ concept }) => concept.name);
    if (phrase === undefined && isFieldWord('link', folded[at] ?? '')) isLinked = parts.length > 0;
    if (phrase !== undefined || !isFieldWord('little', folded[at] ?? '')) {
      const [from, to] = [at, at + length];
      const own = { words: folded.slice(from, to), stems: stems.slice(from, to) };
      parts.push({ concept: phrase?.concept, also, ...own, isLinked });
    }
    at += length;
    if (phrase !== undefined && isFieldWord('link', folded[at - 1] ?? '')) isLinked = true;
  }
  return parts;
}

/** guests are counted, a guest is named; opening times are hours, an opening time is one. */
function isOfMany({ types }: Concept): boolean {
  return types[0] === 'count' || types[0] === 'hours';
}

/** What is asked, without what only narrows it: the fee of a fee per term. */
function coreOf(parts: readonly Part[]): readonly Part[] {
  const first = parts.findIndex(({ isLinked }) => isLinked);
  return first < 0 ? parts : parts.slice(0, first);
}

function mainOf(folded: readonly string[], parts: readonly Part[]): Part | undefined {
  const of = folded.indexOf('of');
  const [first] = parts;
  if (of === 1 && first?.concept?.head) return first;
  const counted = parts.find((part) => part.concept?.name === 'count');
  if (counted !== undefined) return counted;
  const head = parts.findLast((part) => part.concept?.head);
  const last = parts.at(-1);
  const isUnknown = last !== undefined && last.concept === undefined && !isVague(last) && !isDone(last);
  if (head === undefined && isUnknown && of < 0) return undefined;
  if (head?.concept?.name === 'name') return nameOfWhat(head, parts);
  return head ?? parts.findLast((part) => part.concept !== undefined);
}

/** company name is a company, event name an event; a name of nothing else is a person's. */
function nameOfWhat(head: Part, parts: readonly Part[]): Part {
  const others = parts.filter((part) => part !== head && !isVague(part));
  return others.findLast((part) => part.concept !== undefined && !part.concept.head) ?? head;
}

const PLACE = /^(?:place|city|location|town|port|airport|station)$/;

function typesOf(main: Part | undefined, folded: readonly string[]): readonly string[] {
  const last = folded.at(-1) ?? '';
  if (/^who(?:m|se)?$/.test(folded[0] ?? '')) return ['party'];
  if (main === undefined) {
    if (last === 'by') return ['party', 'date'];
    if (isPerson(folded)) return ['person', 'org'];
    return folded.length > 1 && /^(?:from|in|to|at)$/.test(last) ? ['place'] : [];
  }
  const types = main.concept?.types ?? [];
  if (types[0] === 'party' && folded.includes('person')) return ['person'];
  if (last === 'by' && main.words.at(-1) !== 'by' && !/^(?:person|party|org)$/.test(types[0] ?? ''))
    return ['party'];
  if (types[0] === 'title' && folded.length > 1 && isPerson(folded.slice(0, -1))) return ['role'];
  if (types.length > 1 && (folded.includes('date') || folded.includes('day')))
    return types.filter((type) => type === 'date');
  if (types.length > 1 && folded.some((word) => PLACE.test(word))) return ['place'];
  if (types.includes('time') && folded.includes('time'))
    return types.filter((type) => type === 'time' || type === 'duration');
  return types;
}

/** Pupils, complaints: their names, or how many there are. */
function withCount(types: readonly string[], last: string): readonly string[] {
  const isCounted = /[^su]s$/.test(last) && /^(?:person|party|org|text|product)$/.test(types[0] ?? '');
  return isCounted && !types.includes('count') ? [...types, 'count'] : types;
}

/** a player, a lead vocalist, the applicant's name: somebody, by the last word that says what. */
function isPerson(folded: readonly string[]): boolean {
  const noun = folded.findLast((word) => word !== 'name') ?? '';
  return [noun, noun.replace(/s$/, '')].some((word) => isWord('job', word));
}

/** Concepts that are seldom beside the value they narrow: customer e-mail, company phone. */
const AWAY = /^(?:contact|client|company|person|number|id|count|vendor|candidate|name|weekday|total)$/;

function tellingOf(main: Part | undefined, others: readonly Part[], last: Part | undefined): readonly Part[] {
  const near = others.filter(
    (part) => !AWAY.test(part.concept?.name ?? '') && !(part === last && isDone(part)),
  );
  return main === undefined || main.concept?.head ? near : [main, ...near];
}

function rootsOfField(folded: readonly string[]): readonly string[] {
  const telling = folded.filter(
    (word) => !isFieldWord('little', word) && !isFieldWord('vague', word) && !isFieldWord('plain', word),
  );
  return [...new Set(telling.map(rootOf))].slice(0, MAX_TELLING);
}

function sideOf(folded: readonly string[]): Side {
  if (folded.some((word) => isFieldWord('new', word))) return 'new';
  return folded.some((word) => isFieldWord('old', word)) ? 'old' : 'none';
}

/** Whether a part is a participle: of total paid or amount raised, the word before it is what is asked. */
function isDone({ concept, stems }: Part): boolean {
  return concept === undefined && isFieldWord('done', stems[0] ?? '');
}

function isVague(part: Part): boolean {
  return part.concept === undefined && part.words.every((word) => isFieldWord('vague', word));
}
