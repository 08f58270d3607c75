import { words } from '../../language/words.ts';
import { type Concept, lexicon, phrasesAt } from './concepts.ts';
import { stem } from './stem.ts';
import { isWord } from './values/word-set.ts';

/** A part of a field's name: a known concept, or a word nobody knows. */
export interface Part {
  readonly concept: Concept | undefined;
  /** Other concepts the same words name. */
  readonly also: readonly string[];
  readonly stems: readonly string[];
}

/** A field's name, read. */
export interface Field {
  /** Its words, folded. */
  readonly words: readonly string[];
  readonly parts: readonly Part[];
  /** What each part is called: its concept, or the stems of its words. */
  readonly called: readonly string[];
  /** The part that decides what the value looks like; undefined when nobody knows. */
  readonly main: Part | undefined;
  /** The other parts that say which value is meant. */
  readonly qualifiers: readonly Part[];
  readonly types: readonly string[];
  /** The field asks for several. */
  readonly plural: boolean;
}

const small = new Set(
  'of the a an in on at for to and or is was by per s your my our their his her its with'.split(' '),
);

/** Words that hardly narrow a field: customer email, primary phone, exact date. */
const vague = new Set(
  `full main primary exact actual current personal given own official complete specific overall particular real
   first_line new old previous original former existing initial revised updated upcoming detail detail information info value field new_value provid stat mention listed window slot`
    .split(/\s+/)
    .map((word) => stem(word)),
);

/** Fields of time that ask how long. */
const lengthy = new Set(
  'total prep cook delay delivery travel shipment stay estimate experience notice'.split(' '),
);
const lengthyWords = new Set(
  'construction building completion training repair response waiting processing turnaround lead running estimated resolution reaction recovery'
    .split(' ')
    .map(stem),
);

/** Reads a field's name in snake_case, camelCase, with spaces or capitals. */
export function readField(name: string): Field {
  const split = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[_./\\:-]+/g, ' ')
    .replace(/#/g, ' number ');
  const folded = words(split).map((word) => word.folded);
  const stems = folded.map(stem);
  const parts = partsOf(stems, folded);
  const main = mainOf(stems, parts.slice(0, coreOf(stems, parts)));
  const others = parts.filter((part) => part !== main && !isVague(part));
  const long = main?.concept?.name === 'time' && asksHowLong(others, stems);
  const qualifiers = long
    ? others.filter(({ concept }) => concept?.name !== 'total' && concept?.name !== 'estimate')
    : others;
  return {
    words: folded,
    parts,
    called: parts.map((part) => part.concept?.name ?? part.stems.join(' ')),
    main: long ? { concept: lexicon().concepts.get('duration'), also: [], stems: main?.stems ?? [] } : main,
    qualifiers,
    types: long ? ['duration', 'time'] : typesOf(main, stems, folded),
    plural: /[^su]s$/.test(coreWord(stems, parts, folded)) || folded[0] === 'all' || folded[0] === 'list',
  };
}

function partsOf(stems: readonly string[], folded: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < stems.length; ) {
    const named = phrasesAt(stems, at, folded).filter(({ role }) => role === 'name');
    const length = named[0]?.stems.length ?? 1;
    const equal = named.filter((one) => one.stems.length === length);
    const several = /[^su]s$/.test(folded[at + length - 1] ?? '');
    const phrase = equal.find(({ concept }) => isOfMany(concept) === several) ?? equal[0];
    const also = equal.map(({ concept }) => concept.name);
    const part = { concept: phrase?.concept, also, stems: stems.slice(at, at + length) };
    if (phrase !== undefined || !small.has(stems[at] ?? '')) parts.push(part);
    at += length;
  }
  return parts;
}

/** guests are counted, a guest is named; opening times are hours, an opening time is one. */
function isOfMany({ types }: Concept): boolean {
  return types[0] === 'count' || types[0] === 'hours';
}

/** Words between what is asked and what only narrows it: rent excluding costs, fee per term. */
const LINK = /^(?:of|on|in|for|to|at|from|with|without|exclud|excluding|including|includ|per|after|before|during|until|since|about|as|taken|held|under)$/;

/** How many parts there are before the first word that only narrows what is asked. */
function coreOf(stems: readonly string[], parts: readonly Part[]): number {
  let at = 0;
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Part;
    const start = stems.indexOf(part.stems[0] as string, at);
    for (let word = at; word < start; word++) if (index > 0 && LINK.test(stems[word] as string)) return index;
    at = start + part.stems.length;
    if (part.concept === undefined && index > 0 && part.stems.length === 1 && LINK.test(part.stems[0] as string)) return index;
  }
  return parts.length;
}

/** The last word of what is asked, before what only narrows it. */
function coreWord(stems: readonly string[], parts: readonly Part[], folded: readonly string[]): string {
  const last = parts[coreOf(stems, parts) - 1];
  return (last === undefined ? undefined : folded[stems.indexOf(last.stems.at(-1) as string)]) ?? folded.at(-1) ?? '';
}

function mainOf(stems: readonly string[], parts: readonly Part[]): Part | undefined {
  const of = stems.indexOf('of');
  const first = parts[0];
  if (of === 1 && first?.concept?.head) return first;
  const counted = parts.find((part) => part.concept?.name === 'count');
  if (counted !== undefined) return counted;
  const head = parts.findLast((part) => part.concept?.head);
  const last = parts.at(-1);
  if (
    head === undefined &&
    last !== undefined &&
    last.concept === undefined &&
    !isVague(last) &&
    of < 0 &&
    !isParticiple(last)
  )
    return undefined;
  if (head?.concept?.name === 'name') return nameOfWhat(head, parts);
  return head ?? parts.findLast((part) => part.concept !== undefined);
}

/** company name is a company, event name an event; what is nobody's name is a person's. */
function nameOfWhat(head: Part, parts: readonly Part[]): Part {
  const others = parts.filter((part) => part !== head && !isVague(part));
  return others.findLast((part) => part.concept !== undefined && !part.concept.head) ?? head;
}

function typesOf(
  main: Part | undefined,
  stems: readonly string[],
  folded: readonly string[],
): readonly string[] {
  const last = stems.at(-1);
  if (/^who(?:m|se)?$/.test(folded[0] ?? '')) return ['party'];
  if (main === undefined) {
    if (last === 'by') return ['party'];
    if (isPerson(folded)) return ['person', 'org'];
    if (stems.length > 1 && (last === 'from' || last === 'in' || last === 'to' || last === 'at'))
      return ['place'];
    return [];
  }
  const { concept } = main;
  if (last === 'by' && main.stems.at(-1) !== 'by' && !/^(?:person|party|org)$/.test(concept?.types[0] ?? ''))
    return ['party'];
  const types = concept?.types ?? [];
  if (types[0] === 'title' && folded.length > 1 && isPerson(folded.slice(0, -1))) return ['role'];
  if (types.length > 1 && (folded.includes('date') || folded.includes('day')))
    return types.filter((type) => type === 'date');
  if (
    types.length > 1 &&
    /^(?:place|city|location|town|port|airport|station)$/.test(
      folded.find((word) => /^(?:place|city|location|town|port|airport|station)$/.test(word)) ?? '',
    )
  )
    return ['place'];
  if (types.includes('time') && folded.includes('time'))
    return types.filter((type) => type === 'time' || type === 'duration');
  return types;
}

/** a player, a lead vocalist, the applicant's name: somebody, by the last word that says what. */
function isPerson(folded: readonly string[]): boolean {
  const noun = folded.findLast((word) => word !== 'name') ?? '';
  return [noun, noun.replace(/s$/, '')].some((word) => isWord('job', word));
}

/** prep time, total time, response time: how long, not when. */
function asksHowLong(others: readonly Part[], stems: readonly string[]): boolean {
  return (
    others.some(({ concept }) => lengthy.has(concept?.name ?? '')) ||
    stems.some((word) => lengthyWords.has(word))
  );
}

const participles = new Set(
  `pay raise spend win lose sell buy earn charge due owe order receive request require use need collect donate invest
   borrow refund save deduct withdraw transfer visit found start finish report ship deliver`
    .split(/\s+/)
    .map(stem),
);

/** Whether a part is a participle: of total paid or amount raised, the word before it is what is asked. */
export function isParticiple(part: Part): boolean {
  return participles.has(part.stems[0] ?? '');
}

function isVague(part: Part): boolean {
  return part.concept === undefined && part.stems.every((word) => vague.has(word));
}
