import { roleInBrackets } from './brackets.ts';
import type { Concept } from './concepts.ts';
import { byLetter } from './correspondents.ts';
import type { Field, Part } from './field.ts';
import { introduced, signature } from './letters.ts';
import { isInside } from './named-thing.ts';
import { mentionsOfPart, nearness } from './nearness.ts';
import { oppositesOf } from './opposites.ts';
import type { Reading, Span } from './reading.ts';
import { leaves, sidedness, sideOf } from './sides.ts';
import { byStory, leadingOrg } from './story.ts';
import type { Name } from './values/name.ts';

const ENOUGH = 0.42;

/** The person or firm a field asks for. */
export function partyValue(reading: Reading, field: Field, type: string): Span | undefined {
  const required = field.parts.filter((part) => part.concept === undefined || !isHeadOnly(part.concept));
  const bracketed = roleInBrackets(reading, field);
  if (bracketed !== undefined) return bracketed;
  const names = reading.names.filter(
    (name) =>
      suits(name, type) &&
      !isSeat(reading, name) &&
      !isInside(reading, name) &&
      !(type === 'person' && isWhere(reading, name)),
  );
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

/** The Oslo studio Nordlys Form: a town before the noun of what is named next. */
function isSeat({ page }: Reading, { type, last, end }: Name): boolean {
  return (
    type === 'place' &&
    page.tokens[last + 1]?.gap === ' ' &&
    /^ \p{Ll}{3,20} \p{Lu}\p{Ll}/u.test(page.text.slice(end, end + 26))
  );
}

/** A name behind "in" or "near" that is no known person is where something is. */
function isWhere({ page }: Reading, name: Name): boolean {
  return (
    name.type === 'name' &&
    name.weight < 0.6 &&
    /^(?:in|near|into|outside|across|around|via)$/.test(page.tokens[name.first - 1]?.folded ?? '')
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
  const side = sideOf(field);
  const known =
    field.types[0] === 'person' && names.some(({ type, weight }) => type === 'person' && weight >= 0.9);
  for (const name of names) {
    let near = 0;
    for (const part of required) near = Math.max(near, roleTie(reading, part, name, names));
    if (/^['\u2019]s?[ ]/.test(reading.page.text.slice(name.end, name.end + 3))) near *= 0.4;
    if (near === 0 || (side === 'new' && leaves(reading, name))) continue;
    if (side !== undefined) near += sidedness(reading, name, side);
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
