import { isWord, plain } from './values/word-set.ts';
import { roleInBrackets } from './brackets.ts';
import { countValue } from './counts.ts';
import type { Field } from './field.ts';
import { valueUnder } from './label-value.ts';
import { labelsFor } from './labels.ts';
import { jobValues } from './roles.ts';
import { tokenFrom } from './page.ts';
import { placeValue } from './places.ts';
import type { Reading, Span, Value } from './reading.ts';
import { settledValue } from './settled.ts';
import { eventValue, headline, modelValue, thingValue } from './things.ts';
import { unknownValue } from './unknown.ts';
import { postcodePattern } from './values/addresses.ts';
import { hoursPattern } from './values/dates.ts';
import type { Name } from './values/name.ts';

/** A span that may answer a field. */
export interface Candidate extends Span {
  readonly first: number;
  readonly last: number;
  /** The type of the value or name, or where else it is from. */
  readonly kind: string;
  /** How surely it is of its kind, 0 to 1. */
  readonly weight: number;
  /** Which of the types of the field it fits, 0 the first; 9 any. */
  rank: number;
  /** How well its label fits the field, 0 without one. */
  label: number;
  readonly name?: Name;
  /** What else speaks for it. */
  readonly flags: Set<string>;
}

const alike: Readonly<Record<string, readonly string[]>> = {
  code: ['code', 'plate', 'version', 'number', 'phone', 'iban', 'score', 'ratio'],
  amount: ['amount', 'number'],
  year: ['year', 'date'],
  plate: ['plate', 'code'],
  person: ['person', 'name'],
  party: ['person', 'org', 'name', 'place'],
  org: ['org', 'name', 'place', 'person'],
  first: ['person', 'name'],
  last: ['person', 'name'],
  place: ['place', 'name', 'org', 'address'],
  city: ['place', 'name'],
  country: ['place'],
  count: ['number', 'duration', 'year'],
  weekday: ['date'],
  number: ['number', 'code'],
  name: ['name', 'org', 'place', 'person'],
  event: ['name', 'place', 'org'],
  title: ['name', 'org'],
  product: ['name'],
  model: ['name'],
  text: ['name', 'code'],
  address: ['address'],
};

/** The spans that may answer a field. */
export function candidatesOf(reading: Reading, field: Field): Candidate[] {
  const found = new Map<string, Candidate>();
  const { page } = reading;
  const add = (span: Span | undefined | null, kind: string, weight: number, rank: number, flag?: string, name?: Name): Candidate | undefined => {
    if (span === undefined || span === null || span.end <= span.start) return undefined;
    const key = `${span.start}:${span.end}`;
    let one = found.get(key);
    if (one === undefined) {
      const first = tokenFrom(page, span.start);
      one = { start: span.start, end: span.end, first, last: Math.max(first, tokenFrom(page, span.end) - 1), kind, weight, rank, label: 0, flags: new Set(), ...(name === undefined ? {} : { name }) };
      found.set(key, one);
    }
    if (rank < one.rank) one.rank = rank;
    if (flag !== undefined) one.flags.add(flag);
    return one;
  };
  const types = field.types.length > 0 ? field.types : ['*'];
  types.forEach((type, rank) => {
    const kinds = type === '*' ? undefined : (alike[type] ?? [type]);
    for (const value of reading.values) {
      if (kinds === undefined || kinds.includes(value.type)) {
        if (type === 'count' && value.type === 'duration') { add(figureOf(reading, value), 'number', 0.4, rank); }
        else {
          add(value, value.type, value.weight, rank);
          if (!field.plural) for (const [at, half] of halvesOf(page.text, value).entries()) add(half, value.type, value.weight, rank, at === 0 ? 'half1' : 'half2');
        }
      }
    }
    for (const name of reading.names) {
      if (name.weight < 0.02 || !mayBePlace(reading, name, type)) continue;
      if (kinds === undefined || kinds.includes(name.type)) add(type === 'first' || type === 'last' ? partOfName(reading, name, type) : name, name.type, name.weight, rank, undefined, name);
    }
    const [kind, list] = type.split(':');
    switch (kind) {
      case 'person': case 'party': case 'org': add(roleInBrackets(reading, field), 'bracket', 1, rank, 'bracket'); break;
      case 'place': case 'city': case 'country': add(placeValue(reading, field, kind), 'place', 1, rank, 'placed'); break;
      case 'role': for (const job of jobValues(reading)) { const one = add(job, 'job', job.weight, rank); void one; } break;
      case 'count': add(countValue(reading, field), 'number', 1, rank, 'counted'); break;
      case 'list': case 'lists': add(settledValue(reading, field, list ?? '', kind === 'lists' || field.plural), 'settled', 1, rank, 'settled'); break;
      case 'system': add(settledValue(reading, field, 'systems'), 'settled', 1, rank, 'settled'); break;
      case 'carrier': add(settledValue(reading, field, 'carriers'), 'settled', 1, rank, 'settled'); break;
      case 'postcode': for (const m of page.text.matchAll(postcodePattern.pattern)) add({ start: m.index, end: m.index + m[0].length }, 'postcode', 1, rank); break;
      case 'currency': for (const span of currencies(reading)) add(span, 'currency', 1, rank); break;
      case 'hours': for (const m of page.text.matchAll(hoursPattern)) {
        if (!/[:.]\d\d|m\b|Uhr|h\b|\p{L}{3}/iu.test(m[0])) continue;
        add({ start: m.index, end: m.index + m[0].replace(/(?<![ap]\.m)\.$/i, '').length }, 'hours', 1, rank);
      } break;
      case 'model': case 'product': add(thingValue(reading, field), 'thing', 1, rank, 'thing'); add(modelValue(reading, field), 'model', 1, rank, 'model'); break;
      case 'event': add(eventValue(reading), 'event', 1, rank, 'event'); add(thingValue(reading, field), 'thing', 1, rank, 'thing'); break;
      case 'title': add(thingValue(reading, field), 'thing', 1, rank, 'thing'); add(headline(reading), 'headline', 1, rank, 'headline'); break;
    }
  });
  add(thingValue(reading, field), 'thing', 1, 9, 'thing');
  if (field.plural) for (const run of runsOf(page.text, [...found.values()])) add(run, run.kind, run.weight, run.rank, 'run', run.name);
  if (!(field.parts.length === 1 && field.parts[0]?.concept?.head)) add(unknownValue(reading, field), 'said', 1, 9, 'said');
  for (const label of labelsFor(field, reading.labels)) {
    const span = valueUnder(reading, field, label);
    const one = add(span, 'label', 1, 8);
    if (one !== undefined) one.label = Math.max(one.label, label.fit);
  }
  return [...found.values()];
}

/** Benin is no city, and the Old Mill no country. */
function mayBePlace({ page }: Reading, name: Name, type: string): boolean {
  if (type !== 'city' && type !== 'country') return true;
  const word = plain(page.text.slice(name.start, name.end));
  if (type === 'country') return isWord('country', word);
  const tail = word.split(' ').at(-1) ?? '';
  return !isWord('country', word) && !isWord('place', tail) && !/^\p{Lu}{2}$/u.test(page.text.slice(name.start, name.end));
}

/** The two ends of a range: 3 to 21 November. */
function halvesOf(text: string, value: Value): Span[] {
  if (!/^(?:amount|date|time|number|duration|percent|hours|measure.*)$/.test(value.type)) return [];
  const joint = /(?<=[\p{L}\d.])(?: (?:to|until|and|or|-|\u2013) | ?[\u2013\u2192] ?|(?<=[\d.]{2})-(?=[\d]{2}))(?=[\p{Sc}\p{L}\d])/u.exec(text.slice(value.start, value.end));
  if (joint === null) return [];
  const middle = value.start + joint.index;
  return [{ start: value.start, end: middle }, { start: middle + joint[0].length, end: value.end }];
}

/** Rows of spans of a kind, for a field that asks for several: seats 41 and 43. */
function runsOf(text: string, candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort((a, b) => a.start - b.start);
  const runs: Candidate[] = [];
  for (let at = 0; at < sorted.length; at++) {
    const head = sorted[at] as Candidate;
    let end = head;
    while (at + 1 < sorted.length) {
      const next = sorted[at + 1] as Candidate;
      if (next.kind !== head.kind || next.start - end.end > 7 || !/^(?:, | and |, and | & | \+ |\/)$/.test(text.slice(end.end, next.start))) break;
      end = next;
      at += 1;
    }
    if (end !== head) runs.push({ ...head, end: end.end, last: end.last });
  }
  return runs;
}

function figureOf(reading: Reading, value: Value): Span {
  const length = reading.page.text.slice(value.start, value.end).search(/[ -]/);
  return { start: value.start, end: length < 0 ? value.end : value.start + length };
}

function partOfName(reading: Reading, name: Name, kind: 'first' | 'last'): Span | undefined {
  const words = [...reading.page.text.slice(name.start, name.end).matchAll(/[^\s]+/g)].filter(
    ([word]) => !/^(?:Mrs?|Ms|Miss|Dr|Prof|Mx)\.?$/.test(word),
  );
  const word = kind === 'first' ? words[0] : words.at(-1);
  if (word === undefined) return undefined;
  const start = name.start + word.index;
  return { start, end: start + word[0].length };
}

const CURRENCY =
  /(?<!\p{L})(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|JPY|CNY|SEK|NOK|DKK|PLN|CZK|HUF|INR|SGD|HKD|ZAR|BRL|MXN|TRY|AED|euros?|(?:US )?dollars?|pounds?(?: sterling)?|Swiss francs|francs|yen|rupees)(?!\p{L})|[\u20ac\u00a3$\u00a5\u20b9]/u;

function currencies({ page, values }: Reading): Span[] {
  return values.flatMap(({ type, start, end }) => {
    const match = type === 'amount' ? CURRENCY.exec(page.text.slice(start, end)) : null;
    return match === null ? [] : [{ start: start + match.index, end: start + match.index + match[0].length }];
  });
}
