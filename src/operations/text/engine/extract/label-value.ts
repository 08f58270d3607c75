import type { Field } from './field.ts';
import { beforeComma, withoutAddress, withoutContact } from './label-cut.ts';
import { plainText } from './label-text.ts';
import { type Labelled, labelsFor } from './labels.ts';
import { placePast, type Reading, type Span, spanPast, type Value } from './reading.ts';

/** What a text writes where it has nothing. */
const NOTHING =
  /^(?:n\/?a|none|null|nil|unknown|-+|\u2013+|\?+|not (?:applicable|stated|found|given|known|provided|available|specified|mentioned|listed)|tbc|tbd|to be (?:confirmed|announced|decided))\.?$/i;

/** Types of which a label's value must hold one. */
const typed = new Set(
  'email phone url date year time duration age amount percent iban bic plate version ratio score dimensions'.split(
    ' ',
  ),
);

/** Whether the text itself says that there is nothing for a field: Phone: n/a. */
export function saysNothing(reading: Reading, field: Field): boolean {
  const [label] = labelsFor(field, reading.labels);
  return label !== undefined && NOTHING.test(reading.page.text.slice(label.start, label.end));
}

/** What the value of a label gives for a field. */
export function valueUnder(
  reading: Reading,
  field: Field,
  label: Labelled & { readonly fit: number },
): Span | undefined {
  const { types } = field;
  const inside = valuesIn(reading, label);
  if (types.length === 0) return plainText(reading, label);
  if (
    types[0] === 'code' &&
    /^[A-Z\d]{2,}(?:[ -][A-Z\d]{2,}){1,5}$/.test(reading.page.text.slice(label.start, label.end))
  )
    return label;
  let refused = false;
  for (const type of types) {
    const wanted = inside.find((value) => isOf(value, type));
    if (
      wanted !== undefined &&
      (typed.has(type) || type.startsWith('measure') || wanted.start === label.start)
    )
      return wanted;
    if (typed.has(type) || type.startsWith('measure')) {
      refused = true;
      continue;
    }
    const read = readAs(reading, type, label, inside);
    if (read !== undefined) return read;
  }
  const [only] = inside;
  if (
    refused &&
    types.includes('amount') &&
    inside.length === 1 &&
    only?.type === 'number' &&
    only.start === label.start
  )
    return only;
  return refused && label.weight >= 0.9 && label.fit >= 0.9
    ? unusual(reading, types, label, inside)
    : undefined;
}

function valuesIn({ values }: Reading, label: Span): Value[] {
  const inside: Value[] = [];
  for (let at = placePast(values, label.start); at < values.length; at++) {
    const value = values[at] as Value;
    if (value.end > label.end) break;
    if (value.start >= label.start) inside.push(value);
  }
  return inside;
}

function isOf(value: Value, type: string): boolean {
  if (type === 'code') return ['code', 'plate', 'version', 'iban'].includes(value.type);
  if (type === 'plate') return ['plate', 'code'].includes(value.type);
  if (type === 'year') return value.type === 'year';
  return value.type === type;
}

/** A value of a type that is known by its place after the label more than by its form. */
function readAs(reading: Reading, type: string, label: Labelled, inside: readonly Value[]): Span | undefined {
  const { text } = reading.page;
  const whole = plainText(reading, label);
  const value = whole === undefined ? '' : text.slice(whole.start, whole.end);
  const wordCount = value.split(/\s+/).length;
  switch (type) {
    case 'code':
    case 'number':
    case 'ordinal':
      if (!/\d/.test(value) || wordCount > 5) return undefined;
      if (/^\S*\d/.test(value) || /^[A-Z]{1,4} \d/.test(value)) return codeIn(label.start, value);
      return inside.find((one) => one.type === 'code' || one.type === 'number') ?? codeIn(label.start, value);
    case 'count': {
      const number = inside.find((one) => one.type === 'number');
      return number ?? (/\d/.test(value) && wordCount <= 6 ? whole : undefined);
    }
    case 'person':
    case 'party':
    case 'org':
    case 'name':
      if (
        wordCount > 12 ||
        !/\p{L}{2}/u.test(value) ||
        inside.some((one) => one.type === 'email' && one.start === label.start)
      )
        return undefined;
      if (
        inside.some(
          (one) =>
            one.start === label.start && /^(?:date|amount|phone|time|url|percent|iban)$/.test(one.type),
        )
      )
        return undefined;
      if (type === 'person' && label.weight < 0.8) return isNameAt(reading, label.start) ? whole : undefined;
      return withoutAddress(reading, withoutContact(reading, whole, inside));
    case 'place':
    case 'city':
    case 'address':
    case 'country':
      if (
        inside.some(
          (one) => one.start === label.start && /^(?:date|amount|phone|time|email|url)$/.test(one.type),
        )
      )
        return undefined;
      return (
        (type === 'address' ? inside.find((one) => one.type === 'address') : undefined) ??
        (/\p{L}/u.test(value) ? whole : undefined)
      );
    case 'education':
      return beforeComma(reading, whole);
    case 'postcode':
      return /\d/.test(value) && wordCount <= 3 ? whole : undefined;
    default:
      if (
        inside.some(
          (one) =>
            one.start === label.start &&
            one.end === label.end &&
            /^(?:date|amount|phone|email)$/.test(one.type),
        )
      )
        return undefined;
      return whole;
  }
}

function isNameAt(reading: Reading, start: number): boolean {
  const name = spanPast(reading.names, start);
  return name?.start === start && name.type === 'person';
}

/** The code at the beginning of a value: 30-4471 (copy) is 30-4471. */
function codeIn(start: number, value: string): Span {
  const match = /^#?[^\s,;()]+(?:[ ](?=[^\s,;()]*\d)[^\s,;()]+)*/.exec(value);
  const code = match !== null && /\d/.test(match[0]) ? match[0] : value;
  return { start, end: start + code.replace(/[.,;:]+$/, '').length };
}

/** A labelled value that is not written as its type mostly is: Start: as soon as possible. */
function unusual(
  reading: Reading,
  types: readonly string[],
  label: Labelled,
  inside: readonly Value[],
): Span | undefined {
  if (inside.length > 1) return undefined;
  const whole = plainText(reading, label);
  if (whole === undefined) return undefined;
  const value = reading.page.text.slice(whole.start, whole.end);
  if (/^(?:amount|percent|phone|iban|measure.*)$/.test(types[0] ?? ''))
    return /^[^\p{L}]{0,3}\d[\d.,' /()-]*(?:\p{L}{1,4})?$/u.test(value) ? whole : undefined;
  if (/^(?:date|time|duration|age|year)$/.test(types[0] ?? ''))
    return value.length <= 30 &&
      /\d/.test(value) &&
      !inside.some(({ type }) => /^(?:amount|phone|email|url|code)$/.test(type))
      ? whole
      : undefined;
  return undefined;
}
