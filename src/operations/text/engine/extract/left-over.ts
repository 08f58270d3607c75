import { strongestClaim } from './claims.ts';
import type { Field } from './field.ts';
import { isInside } from './named-thing.ts';
import type { Reading, Span } from './reading.ts';
import { leaves, sideOf } from './sides.ts';
import type { Name } from './values/name.ts';

/** What was found for a field; null where the text itself says that there is nothing. */
type Found = Span | null | undefined;

/** Roles of persons and firms that a text seldom leaves unnamed when it has them. */
const spoken = new Set(
  `emergency spouse ceo cfo cto witness translator editor referee judge lawyer doctor insurance landlord
   tenant guarantor architect airline charity bank interviewer predecessor estate_agent`.split(/\s+/),
);

/** Types of values by their form that may answer by being left over. */
const formed = /^(?:amount|duration|percent|address)$/;

/** Answers of the fields that found none: what alone is left of its kind once the others have theirs. */
export function leftOver(reading: Reading, fields: readonly Field[], found: readonly Found[]): Found[] {
  const open = fields.filter((_field, at) => found[at] === undefined);
  const spans = found.filter((span): span is Span => span !== null && span !== undefined);
  return fields.map((field, at) => {
    if (found[at] !== undefined) return found[at];
    const kind = kindOf(field);
    if (kind === undefined || open.some((other) => other !== field && kindOf(other) === kind))
      return undefined;
    return kind === 'person' || kind === 'org'
      ? remainingName(reading, field, kind, spans)
      : remainingValue(reading, field, kind, spans);
  });
}

function kindOf({ types, parts }: Field): string | undefined {
  const [type = ''] = types;
  if (parts.some(({ concept }) => spoken.has(concept?.name ?? ''))) return undefined;
  if (type === 'person' || type === 'party') return 'person';
  return type === 'org' ? 'org' : formed.test(type) ? type : undefined;
}

function remainingName(
  reading: Reading,
  field: Field,
  kind: 'person' | 'org',
  spans: readonly Span[],
): Span | undefined {
  const { text } = reading.page;
  const given = spans.map(({ start, end }) => text.slice(start, end)).join('\n');
  const unused = reading.names.filter(
    (name) => !isInside(reading, name) && !given.includes(text.slice(name.start, name.end)),
  );
  const sure = unused.filter((name) => isOfKind(name, kind));
  const free = sure.length > 0 || kind === 'org' ? sure : unused.filter(mayBePerson);
  const unclaimed = free.filter((name) => strongestClaim(reading, 'namings', field, name, free, kind) <= 0.5);
  const [first] = unclaimed;
  if (first === undefined || (sideOf(field) === 'new' && leaves(reading, first))) return undefined;
  const whole = text.slice(first.start, first.end);
  if (unclaimed.some(({ start, end }) => !whole.includes(text.slice(start, end)))) return undefined;
  return first;
}

/** Two words that nothing tells to be a firm, a place or a thing. */
function mayBePerson({ type, weight, first, last }: Name): boolean {
  return type === 'name' && weight >= 0.5 && last - first === 1;
}

function isOfKind({ type, weight }: Name, kind: 'person' | 'org'): boolean {
  return type === kind && weight >= (kind === 'person' ? 0.5 : 0.8);
}

function remainingValue(
  reading: Reading,
  field: Field,
  kind: string,
  spans: readonly Span[],
): Span | undefined {
  const free = reading.values.filter(
    ({ type, start, end }) => type === kind && !spans.some((span) => span.start < end && start < span.end),
  );
  const [only] = free;
  if (only === undefined || free.length > 1) return undefined;
  return strongestClaim(reading, 'namings', field, only, free, kind) > 0.3 ? undefined : only;
}
