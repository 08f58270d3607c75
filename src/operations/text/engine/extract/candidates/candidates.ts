import { nearest } from '../features/nearest.ts';
import { mentionsOfPart } from '../features/nearness.ts';
import type { Field } from '../fields/field.ts';
import { roleInBrackets } from '../reading/brackets.ts';
import { valuesUnder } from '../reading/label-value.ts';
import { type Fitting, NAMING } from '../reading/labels.ts';
import { type Place, placeOf } from '../reading/page.ts';
import { alternatives } from '../reading/page-words.ts';
import { keyOf, type Reading, type Span, type Value } from '../reading/reading.ts';
import { listedWords } from '../values/listed.ts';
import type { Name } from '../values/name.ts';
import { byLetter } from './correspondents.ts';
import { mayBePlace, placeValue } from './places.ts';
import { jobValues } from './roles.ts';
import { settledValue } from './settled.ts';
import { eventValue, thingValue } from './things.ts';
import { unknownValue } from './unknown.ts';

/** What found a candidate besides its form, but for the ends of ranges. */
export const sources = [
  'bracket',
  'cut',
  'event',
  'letter',
  'place',
  'row',
  'said',
  'settled',
  'thing',
] as const;

/** What found a candidate besides its form. */
export type Source = (typeof sources)[number] | 'from' | 'to';

/** A span that may answer a field. */
export interface Candidate extends Span {
  readonly first: number;
  readonly last: number;
  /** The type of the value or name, or what found it. */
  readonly kind: string;
  /** How surely it is of its kind, 0 to 1. */
  readonly weight: number;
  readonly name: Name | undefined;
  /** Which of the types of the field it fits, 0 the first; OTHER none of them. */
  readonly rank: number;
  /** How well its label names the field; 0 without one. */
  readonly label: number;
  readonly sources: ReadonlySet<Source>;
}

/** The rank of a candidate that is not found by a type of its field. */
export const OTHER = 9;

/** Which values and names a type accepts besides its own. */
const alike: ReadonlyMap<string, readonly string[]> = new Map([
  ['code', ['code', 'plate', 'version', 'number', 'phone', 'iban', 'score', 'ratio']],
  ['amount', ['amount', 'number']],
  ['year', ['year', 'date']],
  ['plate', ['plate', 'code']],
  ['person', ['person', 'name']],
  ['first', ['person', 'name']],
  ['last', ['person', 'name']],
  ['party', ['person', 'org', 'name', 'place']],
  ['org', ['org', 'name', 'place', 'person']],
  ['name', ['name', 'org', 'place', 'person']],
  ['place', ['place', 'name', 'org', 'address']],
  ['city', ['place', 'name']],
  ['country', ['place']],
  ['count', ['number', 'year']],
  ['weekday', ['date']],
  ['number', ['number', 'code']],
  ['event', ['name', 'place', 'org']],
  ['title', ['name', 'org']],
  ['product', ['name', 'model']],
  ['model', ['name', 'model']],
  ['text', ['name', 'code']],
]);

interface Found extends Candidate {
  rank: number;
  label: number;
  sources: ReadonlySet<Source>;
}

/** What most candidates have found: nothing but their form. A text may have 50,000 of them. */
const NO_SOURCES: ReadonlySet<Source> = new Set();

/** What is known of a span when it is found. */
interface Finding {
  readonly kind: string;
  readonly weight: number;
  readonly rank: number;
  readonly source?: Source | undefined;
  readonly name?: Name | undefined;
}

/** Collects candidates, one for a span. */
class Collection {
  readonly found = new Map<number, Found>();
  readonly #reading: Reading;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /** Takes a span in, or joins it to the one that is there already. */
  add(
    span: (Span & Partial<Place>) | undefined,
    { kind, weight, rank, source, name }: Finding,
  ): Found | undefined {
    if (span === undefined || span.end <= span.start) return undefined;
    const key = keyOf(span);
    let one = this.found.get(key);
    if (one === undefined) {
      const { start, end } = span;
      const { first, last } = isPlace(span) ? span : placeOf(this.#reading.page, span);
      one = { start, end, first, last, kind, weight, name, rank, label: 0, sources: NO_SOURCES };
      this.found.set(key, one);
    }
    if (rank < one.rank) one.rank = rank;
    if (source !== undefined) one.sources = new Set(one.sources).add(source);
    return one;
  }
}

function isPlace(span: Partial<Place>): span is Place {
  return span.first !== undefined && span.last !== undefined;
}

/** The spans that may answer a field, in the order of the text. */
export function candidatesOf(
  reading: Reading,
  field: Field,
  labels: readonly Fitting[],
): readonly Candidate[] {
  const all = new Collection(reading);
  const types = field.types.length > 0 ? field.types : ['any'];
  const rows = field.parts.map((part) => mentionsOfPart(reading, part));
  const search: Search = { all, reading, field, near: (places) => nearest(reading, rows, places) };
  for (const [rank, type] of types.entries()) {
    addValues(search, type, rank);
    addNames(search, type, rank);
    addReadings(search, type, rank);
  }
  all.add(thingValue(reading, field), { kind: 'thing', weight: 1, rank: OTHER, source: 'thing' });
  const isHeadAlone = field.parts.length === 1 && field.parts[0]?.concept?.head === true;
  if (!isHeadAlone)
    all.add(unknownValue(reading, field), { kind: 'said', weight: 1, rank: OTHER, source: 'said' });
  if (field.plural) addRows(all, reading);
  for (const label of labels) {
    if (label.fit < NAMING) break;
    for (const [index, span] of valuesUnder(reading, label).entries()) {
      if (isNamed(field) && isFigure(reading, span)) continue;
      const source = index > 0 ? 'cut' : undefined;
      const one = all.add(span, { kind: 'label', weight: 1, rank: OTHER - 1, source });
      if (one !== undefined) one.label = Math.max(one.label, label.fit);
    }
  }
  return [...all.found.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Asks for a name. */
function isNamed({ types, words }: Field): boolean {
  return words.at(-1) === 'name' || /^(?:person|first|last)$/.test(types[0] ?? '');
}

/** A number, a sum, a day or the like, whole. */
function isFigure({ page, firsts }: Reading, span: Span): boolean {
  if (!/\p{L}/u.test(page.text.slice(span.start, span.end))) return true;
  const value = firsts.get(placeOf(page, span).first);
  return value?.end === span.end && /^(?:amount|date|time|number|percent|duration)$/.test(value.type);
}

/** The search for what may answer one field. */
interface Search {
  readonly all: Collection;
  readonly reading: Reading;
  readonly field: Field;
  /** Chooses, of many places, those that are near to the words of the field. */
  near<One extends Place>(places: readonly One[]): readonly One[];
}

function accepts(type: string, kind: string): boolean {
  return type === 'any' || (alike.get(type)?.includes(kind) ?? type === kind);
}

/** A number of one word counts things: two is not a price. */
const COUNT_WORD = /^\p{L}+$/u;

function addValues({ all, reading, field, near }: Search, type: string, rank: number): void {
  const { text } = reading.page;
  const isCounted = (value: Value): boolean => type === 'count' && value.type === 'duration';
  const isAsked = field.words.some((word) => DAY_OR_TIME.test(word));
  for (const value of near(reading.values.filter((one) => accepts(type, one.type) || isCounted(one)))) {
    if (isCounted(value)) {
      all.add(figureOf(text, value), { kind: 'number', weight: 0.4, rank });
      continue;
    }
    if (type === 'amount' && COUNT_WORD.test(text.slice(value.start, value.end))) continue;
    const { type: kind, weight } = value;
    all.add((isAsked ? undefined : momentOf(reading, value)) ?? value, { kind, weight, rank });
    if (field.plural) continue;
    const [from, to] = endsOf(text, value);
    all.add(from, { kind, weight, rank, source: 'from' });
    all.add(to, { kind, weight, rank, source: 'to' });
  }
}

function addNames({ all, reading, near }: Search, type: string, rank: number): void {
  const names = reading.names.filter(
    (name) => name.weight >= 0.02 && accepts(type, name.type) && mayBePlace(reading, name, type),
  );
  for (const name of near(names)) {
    const span = type === 'first' || type === 'last' ? partOfName(reading, name, type) : name;
    all.add(span, { kind: name.type, weight: name.weight, rank, name });
  }
}

/** What readers of one kind of value find. */
function addReadings({ all, reading, field, near }: Search, type: string, rank: number): void {
  const [kind = '', list = ''] = type.split(':');
  /** What a reader is sure of, and what features call it. */
  const sure = (source: Source): Finding => ({ kind: source, weight: 1, rank, source });
  switch (kind) {
    case 'person':
    case 'party':
    case 'org':
      all.add(roleInBrackets(reading, field), sure('bracket'));
      all.add(byLetter(reading, field), sure('letter'));
      break;
    case 'place':
    case 'city':
    case 'country':
      all.add(placeValue(reading, field, kind), sure('place'));
      break;
    case 'role':
      for (const job of near(jobValues(reading))) all.add(job, { kind: 'job', weight: job.weight, rank });
      break;
    case 'list':
    case 'lists':
      for (const word of near(kind === 'list' ? listedWords(reading.page, list) : []))
        all.add(word, { kind: 'settled', weight: word.weight, rank });
      all.add(settledValue(reading, field, list, kind === 'lists' || field.plural), sure('settled'));
      break;
    case 'system':
    case 'carrier':
      all.add(settledValue(reading, field, `${kind}s`), sure('settled'));
      break;
    case 'currency':
      for (const span of near(currencies(reading))) all.add(span, { kind: 'currency', weight: 1, rank });
      break;
    case 'event':
      all.add(eventValue(reading), sure('event'));
      break;
  }
}

/** Words of fields that ask for the day alone, or the time. */
const DAY_OR_TIME = /^(?:dates?|days?|on|times?|hours?|year|month|week|weekday|birthday|birth|dob)$/;

/** A day with its time, where a field asks for neither alone: the deadline of Friday 9 May at noon. */
function momentOf(reading: Reading, value: Value): Span | undefined {
  if (value.type !== 'date' && value.type !== 'time') return undefined;
  const { firsts, lasts } = reading;
  // What comes before a time is its day: in a schedule another day follows.
  return (
    joined(reading, lasts.get(value.first - 1), value) ??
    joined(reading, lasts.get(value.first - 2), value) ??
    joined(reading, value, firsts.get(value.last + 1)) ??
    joined(reading, value, firsts.get(value.last + 2))
  );
}

/** Friday 9 May at noon, and noon on Friday 9 May. */
function joined({ page }: Reading, one: Value | undefined, other: Value | undefined): Span | undefined {
  if (one === undefined || other === undefined) return undefined;
  const between = page.text.slice(one.end, other.start);
  const isOne =
    (one.type === 'date' && other.type === 'time' && /^,? (?:at )?$/.test(between)) ||
    (one.type === 'time' && other.type === 'date' && /^ on $/.test(between));
  return isOne ? { start: one.start, end: other.end } : undefined;
}

/** The figure of a duration: the four of four nights. */
function figureOf(text: string, { start, end }: Span): Span {
  const length = text.slice(start, end).search(/[ -]/);
  return { start, end: length < 0 ? end : start + length };
}

const RANGE = new RegExp(
  String.raw`(?<=[\p{L}\d.])(?: (?:to|until|and|or|${alternatives('reaching')}|(?:${alternatives('reaching a figure')})(?= [\p{Sc}\d])|-|\u2013) | ?[\u2013\u2192] ?|(?<=[\d.]{2})-(?=\d{2}))(?=[\p{Sc}\p{L}\d])`,
  'u',
);
const RANGED = /^(?:amount|date|time|number|duration|percent|hours|measure.*)$/;

/** The two ends of a range: 3 to 21 November. */
function endsOf(text: string, { type, start, end }: Value): readonly Span[] {
  const joint = RANGED.test(type) ? RANGE.exec(text.slice(start, end)) : null;
  if (joint === null) return [];
  const middle = start + joint.index;
  return [
    { start, end: middle },
    { start: middle + joint[0].length, end },
  ];
}

function partOfName({ page }: Reading, { start, end }: Name, kind: 'first' | 'last'): Span | undefined {
  const words = [...page.text.slice(start, end).matchAll(/\S+/g)].filter(
    ([word]) => !/^(?:Mrs?|Ms|Miss|Dr|Prof|Mx)\.?$/.test(word),
  );
  const word = kind === 'first' ? words[0] : words.at(-1);
  return word && { start: start + word.index, end: start + word.index + word[0].length };
}

/** Spans of a kind in a row, for a field that asks for several: seats 41 and 43. */
function addRows(all: Collection, { page }: Reading): void {
  const sorted = [...all.found.values()].sort((a, b) => a.start - b.start);
  for (let at = 0; at < sorted.length; at++) {
    const head = sorted[at] as Found;
    let tail = head;
    for (let next = sorted[at + 1]; next?.kind === head.kind; next = sorted[at + 1]) {
      if (
        next.start - tail.end > 6 ||
        !/^(?:,? and |, | & | \+ |\/)$/.test(page.text.slice(tail.end, next.start))
      )
        break;
      tail = next;
      at += 1;
    }
    const { kind, weight, rank, name } = head;
    if (tail !== head)
      all.add({ start: head.start, end: tail.end }, { kind, weight, rank, source: 'row', name });
  }
}

const CURRENCY =
  /\p{Lu}{3}(?!\p{L})|\p{Sc}|(?!(?:hundred|thousand|million|billion)(?!\p{L}))(?:(?:US|Swiss) )?\p{L}{3,}(?: sterling)?/u;

/** What the sums of a text are counted in. */
function currencies({ page, values }: Reading): readonly (Span & Place)[] {
  return values.flatMap(({ type, start, end }) => {
    const match = type === 'amount' ? CURRENCY.exec(page.text.slice(start, end)) : null;
    if (match === null) return [];
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    return [{ ...span, ...placeOf(page, span) }];
  });
}
