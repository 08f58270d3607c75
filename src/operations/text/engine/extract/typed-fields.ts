import { opposed, strongestClaim } from './claims.ts';
import type { Concept } from './concepts.ts';
import { type Field, isParticiple, type Part } from './field.ts';
import { mayBeLone, unclaimedValue } from './lone.ts';
import { mentionsOfPart, nearness } from './nearness.ts';
import type { Reading, Span, Value } from './reading.ts';
import { partedRanges, sidedness, sideOf } from './sides.ts';

/** Types whose values look alike: a figure of one may stand where another is asked. */
const kinds: ReadonlyMap<string, readonly string[]> = new Map([
  ['code', ['code', 'plate', 'version', 'number', 'phone', 'iban', 'score', 'ratio']],
  ['number', ['number']],
  ['date', ['date']],
  ['year', ['year', 'date']],
  ['plate', ['plate', 'code']],
  ['version', ['version']],
  ['url', ['url']],
  ['percent', ['percent']],
  ['duration', ['duration']],
]);

/** Numbers of a kind of their own: no other code of a text is taken for them. */
const peculiar = new Set(['isbn', 'vat_id', 'sku', 'mac', 'vin']);

const ENOUGH = 0.24;

/** The value of a field whose values are known by their form; undefined when no fitting one is near its words. */
export function typedValue(reading: Reading, field: Field, type: string): Span | undefined {
  const accepted = kinds.get(type) ?? [type];
  const side = sideOf(field);
  const whole = reading.values.filter(
    (value) => accepted.includes(value.type) && fits(reading, field, value, type),
  );
  const values = side === undefined ? whole : partedRanges(reading, whole);
  if (values.length === 0) return undefined;
  const required = requiredParts(field);
  const own = values.filter((value) => value.type === type);
  const alone = values.length === 1 || own.length === 1;
  const lone = mayBeLone(reading, field, type) ? unclaimedValue(reading, field, values, type) : undefined;
  const scored = values.map((value) => ({
    value,
    score:
      score(reading, field, required, value, values, type, alone) +
      (side === undefined || values.length === 1 ? 0 : sidedness(reading, value, side)),
  }));
  const best = scored.reduce((one, other) => (other.score > one.score + 1e-9 ? other : one));
  if (best.score >= ENOUGH) return best.value;
  if (lone !== undefined && opposed(reading, required, lone, values) === 0) return lone;
  return (
    (type === 'code' ? onlyCode(reading, field, own) : undefined) ?? bySide(reading, field, values, type)
  );
}

/** Plain numbers are identifiers only right after the word that says so. */
function fits(reading: Reading, field: Field, value: Value, type: string): boolean {
  if (type === 'code' && value.type === 'phone') return !reading.page.text.startsWith('+', value.start);
  if (type === 'code' && field.called.includes('tracking') && value.end - value.start < 7) return false;
  if (type === 'code' && value.type === 'number') return /^\d[\d ]*$/.test(textOf(reading, value));
  return true;
}

function textOf(reading: Reading, value: Span): string {
  return reading.page.text.slice(value.start, value.end);
}

/** The parts that must be spoken of near the value. */
export function requiredParts(field: Field): readonly Part[] {
  const qualifiers = field.qualifiers.filter(
    (part) =>
      !isBenign(part.concept) &&
      !(part === field.parts.at(-1) && part.concept === undefined && isParticiple(part)),
  );
  const main = field.main;
  if (main !== undefined && !main.concept?.head) return [main, ...qualifiers];
  return qualifiers;
}

/** customer e-mail, company phone: whose it is seldom stands beside it. */
function isBenign(concept: Concept | undefined): boolean {
  return (
    concept !== undefined &&
    /^(?:contact|client|company|person|number|id|count|vendor|candidate|name|weekday|total)$/.test(concept.name)
  );
}

function score(
  reading: Reading,
  field: Field,
  required: readonly Part[],
  value: Value,
  rivals: readonly Value[],
  type: string,
  alone: boolean,
): number {
  const claim = strongestClaim(reading, 'namings', field, value, rivals, type);
  const order = value.start / (reading.page.text.length + 1) / 100;
  const head =
    field.main === undefined ? 0 : nearness(reading, mentionsOfPart(reading, field.main), value, rivals);
  if (required.length === 0) {
    if (isBare(reading, value, type) && head < 0.4) return 0;
    if (type === 'code' && head === 0 && peculiar.has(field.main?.concept?.name ?? '')) return 0;
    if (alone) return 0.4 + 0.5 * head;
    return 0.4 + 0.5 * head + 0.1 * value.weight - 0.5 * Math.max(0, claim - head) - order;
  }
  let near = 0;
  for (const part of required) near += nearness(reading, mentionsOfPart(reading, part), value, rivals);
  near /= required.length;
  if (near > 0 && field.main?.concept?.head) near = near * 0.8 + head * 0.2;
  const against = opposed(reading, required, value, rivals);
  if (against > near) return 0;
  if (near === 0 && type === 'code' && !isBare(reading, value, type) && namedSo(reading, field, value))
    return claim > 0.8 ? 0 : 0.5;
  if (near === 0) return 0;
  if (isBare(reading, value, type) && near < 0.45) return 0;
  return near - 0.45 * Math.max(0, claim - near) + 0.05 * value.weight - order;
}

/** The only code, right behind the head of a field whose other words the text does not have. */
function onlyCode(reading: Reading, field: Field, codes: readonly Value[]): Value | undefined {
  const { main, qualifiers } = field;
  if (main === undefined || !/^(?:id|number)$/.test(main.concept?.name ?? '')) return undefined;
  if (qualifiers.some(({ concept }) => concept !== undefined)) return undefined;
  const [only] = codes.filter(
    (code) => strongestClaim(reading, 'namings', field, code, codes, 'code') <= 0.3,
  );
  if (only === undefined || codes.length > 1) return undefined;
  return namedBare(reading, only) ? only : undefined;
}

/** under reference 24/00871/FUL: no noun says what the reference is of. */
function namedBare({ page: { tokens } }: Reading, { first }: Value): boolean {
  return (
    /^(?:reference|ref)$/.test(tokens[first - 1]?.folded ?? '') &&
    /^(?:under|with|the|by|quote|quoting|quot|our|your|as|using|this|and)$/.test(
      tokens[first - 2]?.folded ?? '',
    )
  );
}

/** with code SPRING10: the head of the field stands right before a code that nothing else claims. */
function namedSo(reading: Reading, field: Field, value: Value): boolean {
  if (field.main === undefined || field.main.concept?.name !== 'id') return false;
  const { tokens } = reading.page;
  const word = tokens[value.first - 1];
  const before = tokens[value.first - 2]?.folded ?? '';
  if (word === undefined || (word.stem !== field.main.stems[0] && !/^quot/.test(word.stem))) return false;
  return (
    /^(?:with|the|your|my|our|is|use|using|enter|and|please|by|\d*)$/.test(before) || /^quot/.test(word.stem)
  );
}

/** A figure without letters, or a telephone number where a code is asked. */
export function isBare(reading: Reading, value: Value, type: string): boolean {
  if (type === 'code')
    return (
      value.type === 'number' || value.type === 'phone' || value.type === 'iban' || value.type === 'version'
    );
  return type === 'number' || (type === 'amount' && !/[^\d.,' -]/.test(textOf(reading, value)));
}

/** A start without a word of its own is the first of two times, an end the last. */
function bySide(reading: Reading, field: Field, values: readonly Value[], type: string): Value | undefined {
  if (type !== 'time' || values.length < 2) return undefined;
  const asked = field.parts.map((part) => part.concept?.name);
  if (asked.includes('start') || asked.includes('opening')) return values[0];
  const last = values.at(-1) as Value;
  const range = reading.page.text.slice((values.at(-2) as Value).end, last.start);
  return asked.includes('end') && /^ ?(?:-|\u2013|to|and|until|till) ?$/.test(range) ? last : undefined;
}
