import { roleInBrackets } from './brackets.ts';
import type { Concept } from './concepts.ts';
import type { Field, Part } from './field.ts';
import { oppositesOf } from './field.ts';
import { introduced, relative, salutation, signature } from './letters.ts';
import { mentionsOfPart, nearness } from './nearness.ts';
import type { Reading, Span } from './reading.ts';
import type { Name } from './values/names.ts';

const ENOUGH = 0.42;

/** Who signs a letter that speaks of "I", or is addressed by it. */
const subjects = new Set(
  'client claimant candidate patient tenant guest_name student parent buyer recipient contact victim'.split(
    ' ',
  ),
);
const signers = new Set('sender signatory author claimant client reporter contact candidate'.split(' '));

/** The person or firm a field asks for. */
export function partyValue(reading: Reading, field: Field, type: string): Span | undefined {
  const required = field.parts.filter((part) => part.concept === undefined || !isHeadOnly(part.concept));
  const bracketed = roleInBrackets(reading, field);
  if (bracketed !== undefined) return bracketed;
  const names = reading.names.filter((name) => suits(name, type) && !isInside(reading, name));
  if (required.length === 0 || field.main?.concept?.name === 'contact') {
    const found = type === 'org' ? leadingOrg(reading, names) : ownName(reading, field, names);
    if (found !== undefined || required.length === 0) return found;
  }
  const near = nearestName(reading, field, required, names);
  if (near !== undefined) return near;
  return byLetter(reading, field) ?? byStory(reading, field, names);
}

function isHeadOnly(concept: Concept): boolean {
  return concept.head || concept.name === 'company' || concept.name === 'person';
}

function suits(name: Name, type: string): boolean {
  if (name.weight < 0.1) return false;
  if (type === 'person') return name.type === 'person' || name.type === 'name';
  if (type === 'org')
    return name.type === 'org' || name.type === 'name' || (name.type === 'place' && name.weight < 0.85);
  return true;
}

/** Inside an address, an e-mail address or a code. */
function isInside(reading: Reading, name: Name): boolean {
  const { values } = reading;
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as Span).end <= name.start) low = middle + 1;
    else high = middle;
  }
  const value = values[low];
  return (
    value !== undefined &&
    value.start < name.end &&
    /^(?:address|email|url|date|code|amount|iban)$/.test(value.type)
  );
}

/** The name tied most closely to the words of a role: beside its noun, before or after its verb. */
function nearestName(
  reading: Reading,
  field: Field,
  required: readonly Part[],
  names: readonly Name[],
): Span | undefined {
  let best: { name: Name; score: number } | undefined;
  const known =
    field.types[0] === 'person' && names.some(({ type, weight }) => type === 'person' && weight >= 0.9);
  for (const name of names) {
    let near = 0;
    for (const part of required) near = Math.max(near, roleTie(reading, part, name, names));
    near = Math.max(near, indirect(reading, field, name));
    if (near === 0) continue;
    for (const { concept } of required) {
      for (const other of concept === undefined ? [] : oppositesOf(concept)) {
        const against = nearness(reading, reading.namings.get(other.name) ?? [], name, names);
        if (against > near) near = 0;
      }
    }
    const sure = name.type === 'name' ? (known ? 0.2 : 0.06) : 0;
    const score = near - sure - name.start / (reading.page.text.length + 1) / 50;
    if (score > ENOUGH && (best === undefined || score > best.score)) best = { name, score };
  }
  return best === undefined ? undefined : widened(reading, field, best.name, names);
}

/** Verbs whose object goes to somebody: sold the unit to the group X. */
const given: ReadonlyMap<string, RegExp> = new Map([
  ['buyer', /^(?:sell|transfer|dispos)$/],
  ['tenant', /^(?:let|leas|rent)$/],
  ['recipient', /^(?:send|deliver|address|ship|give|hand|forward|post)$/],
  ['winner', /^(?:go|award|present|give)$/],
  ['payee', /^(?:pay|transfer|send)$/],
]);

function indirect(reading: Reading, field: Field, name: Name): number {
  const verb = given.get(field.main?.concept?.name ?? '');
  if (verb === undefined) return 0;
  const { tokens } = reading.page;
  let to = name.first - 1;
  while (to > name.first - 5 && tokens[to]?.folded !== 'to') to -= 1;
  if (tokens[to]?.folded !== 'to') return 0;
  for (let at = to - 1; at >= to - 9; at--) {
    const token = tokens[at];
    if (token === undefined || token.unit !== tokens[name.first]?.unit) return 0;
    if (verb.test(token.stem)) return 0.8;
  }
  return 0;
}

function roleTie(reading: Reading, part: Part, name: Name, names: readonly Name[]): number {
  return nearness(reading, mentionsOfPart(reading, part), name, names);
}

/** "Kofi Boateng and Ines Duarte" for a field that asks for several. */
function widened(reading: Reading, field: Field, name: Name, names: readonly Name[]): Span {
  if (!field.plural) return name;
  let end = name.end;
  let start = name.start;
  const at = names.indexOf(name);
  for (let next = at + 1; next < names.length && next < at + 20; next++) {
    const other = names[next] as Name;
    if (
      !/^(?:, | and |, and | & )$/.test(reading.page.text.slice(end, other.start)) ||
      other.type === 'place'
    )
      break;
    end = other.end;
  }
  for (let next = at - 1; next >= 0 && next > at - 20; next--) {
    const other = names[next] as Name;
    if (
      !/^(?:, | and |, and | & )$/.test(reading.page.text.slice(other.end, start)) ||
      other.type === 'place'
    )
      break;
    start = other.start;
  }
  return { start, end };
}

/** The firm a text is about: the surest, the first of equals. */
function leadingOrg(reading: Reading, names: readonly Name[]): Span | undefined {
  let best: { name: Name; score: number } | undefined;
  for (const name of names) {
    const cue = nearness(reading, reading.mentions.get('company') ?? [], name, names);
    const solid = name.type === 'org' ? 0.5 * name.weight : 0;
    const lineOfItsOwn = ownLine(reading, name) && name.type !== 'place' ? 0.1 : 0;
    const score =
      solid +
      0.4 * cue +
      lineOfItsOwn +
      verbAfter(reading, name) -
      name.start / (reading.page.text.length + 1) / 10;
    if (score > (name.type === 'name' ? 0.2 : 0.3) && (best === undefined || score > best.score))
      best = { name, score };
  }
  return best?.name;
}

function ownLine(reading: Reading, name: Name): boolean {
  const { text } = reading.page;
  return (
    (name.start === 0 || text[name.start - 1] === '\n') &&
    (name.end === text.length || text[name.end] === '\n')
  );
}

const firmly =
  /^(?:announces?|announced|acquires?|acquired|raises?|raised|launch(?:es|ed)?|hires?|hired|employs?|reported|unveils?|unveiled|plans|opens|opened|said|says|offers|is|has|will)$/;

function verbAfter(reading: Reading, name: Name): number {
  const next = reading.page.tokens[name.last + 1];
  if (next === undefined || !firmly.test(next.folded) || name.type === 'person' || name.type === 'place')
    return 0;
  return /^(?:is|has|will|said|says|offers)$/.test(next.folded) ? 0.12 : 0.3;
}

/** Whose name a text gives when it gives one: who introduces himself, who signs, the only one. */
function ownName(reading: Reading, field: Field, names: readonly Name[]): Span | undefined {
  const contact = field.main?.concept?.name === 'contact';
  if (contact) {
    const asked = nearestName(reading, field, field.parts, names);
    if (asked !== undefined) return asked;
  }
  const own = introduced(reading) ?? signature(reading);
  if (own !== undefined) return own;
  const people = names.filter((name) => name.type === 'person');
  const [first] = people;
  if (first === undefined) return undefined;
  return first.weight >= 0.7 || people.length === 1 ? first : undefined;
}

/** The name of something a field calls by its noun: dog_name, bill name, a museum. */
export function namedThing(reading: Reading, field: Field): Span | undefined {
  const parts = field.parts.filter(({ concept }) => concept?.name !== 'name');
  const { tokens } = reading.page;
  let best: { name: Name; score: number } | undefined;
  for (const name of reading.names) {
    if (name.weight < 0.02 || isInside(reading, name)) continue;
    let near = 0;
    for (const part of parts) {
      near = Math.max(near, nearness(reading, mentionsOfPart(reading, part), name, []));
      const own = tokens[name.last]?.stem === part.stems.at(-1) && name.last > name.first;
      if (own) near = 1.2;
    }
    if (near === 0) continue;
    if (/^(?:called|named|is|name|nicknamed|christened)$/.test(tokens[name.first - 1]?.folded ?? ''))
      near += 0.4;
    if (near > 0.45 && (best === undefined || near > best.score)) best = { name, score: near };
  }
  return best?.name;
}

/** Roles that the one firm of a text has, and those of the person it tells of or names for questions. */
const firms = new Set(
  'employer vendor contractor garage hospital hotel restaurant school airline publisher bank team carrier'.split(
    ' ',
  ),
);
const heroes = new Set(
  'patient candidate victim student claimant guest_name client tenant parent teacher'.split(' '),
);
const sellers = new Set('seller owner landlord advisor'.split(' '));

function byStory(reading: Reading, field: Field, names: readonly Name[]): Span | undefined {
  const role = field.main?.concept?.name ?? '';
  if (firms.has(role)) {
    const solid = names.filter(({ type, weight }) => type === 'org' && weight >= 0.8);
    const first = solid[0];
    if (first === undefined)
      return role === 'employer' ? nearestPlace(reading, names) : leadingOrg(reading, names);
    const texts = new Set(solid.map(({ start, end }) => reading.page.text.slice(start, end)));
    return texts.size === 1 || role === 'employer' ? first : undefined;
  }
  if (heroes.has(role)) {
    const people = names.filter((name) => name.type === 'person' && name.weight >= 0.9);
    if (/^(?:client|tenant|parent|teacher)$/.test(role)) {
      return people.length === 1 ? people[0] : undefined;
    }
    return people.find(
      ({ start }) =>
        !/^(?:Dr|Prof|Nurse|Judge|Constable|Officer|Inspector)/.test(
          reading.page.text.slice(start, start + 12),
        ),
    );
  }
  if (
    sellers.has(role) &&
    /\b(?:for sale|to let|for rent|selling|asking price|viewings?)\b/i.test(reading.page.text)
  ) {
    const contact = reading.mentions.get('contact') ?? [];
    return names.find((name) => name.type !== 'org' && nearness(reading, contact, name, names) > 0.6);
  }
  return undefined;
}

/** Assistant Curator at the Nordvik Museum. */
function nearestPlace(reading: Reading, names: readonly Name[]): Span | undefined {
  return names.find(
    (name) =>
      name.type === 'place' &&
      name.weight < 0.85 &&
      /^(?:at|for|the)$/.test(reading.page.tokens[name.first - 1]?.folded ?? ''),
  );
}

function byLetter(reading: Reading, field: Field): Span | undefined {
  const role = field.main?.concept?.name ?? '';
  const signed = signature(reading);
  const addressed = salutation(reading);
  if (role === 'recipient') return addressed;
  const kin = /^(?:patient|student|victim)$/.test(role) ? relative(reading) : undefined;
  if (kin !== undefined) return kin;
  if (subjects.has(role) || signers.has(role)) {
    const first = introduced(reading);
    if (first !== undefined && role !== 'recipient') return first;
    const speaks = /\b(?:I|I'm|I've|I'd|my|My|me)\b/.test(reading.page.text);
    if (role === 'sender' || role === 'signatory' || role === 'reporter') return signed;
    if (role === 'author') return speaks ? signed : undefined;
    if (speaks) return signed ?? addressed;
    return subjects.has(role) ? addressed : undefined;
  }
  return undefined;
}
