import { countValue, sizeValue } from './counts.ts';
import { type Field, readField } from './field.ts';
import { labelledValue } from './label-value.ts';
import { namedThing } from './named-thing.ts';
import { partyValue } from './parties.ts';
import { placeValue } from './places.ts';
import { type Reading, readText, type Span } from './reading.ts';
import { jobValue } from './roles.ts';
import { settledValue } from './settled.ts';
<<<<<<< HEAD
import { eventValue, headline, modelValue, thingValue } from './things.ts';
=======
import { spotValue } from './spots.ts';
import { eventValue, headline, onlyOne, thingValue } from './things.ts';
>>>>>>> fields
import { typedValue } from './typed-fields.ts';
import { unknownValue } from './unknown.ts';
import { valuesOver } from './values/typed.ts';

/**
 * What a text says for each field, as written there and without the sign that ends its sentence; null where
 * it says nothing. Field names may be in snake_case, camelCase, with spaces or capitals. Linear in the text.
 */
export function extract(text: string, fields: readonly string[]): readonly (string | null)[] {
  const reading = readText(text);
  const read = fields.map(readField);
  const found = read.map((field) => find(reading, field));
  return found.map((span) => {
    if (span === null || span === undefined) return null;
    const value = withoutStop(text.slice(span.start, span.end).trim());
    return value === '' ? null : value;
  });
}

/** Without the full stop at its end, which is a part of dotted letters alone: 3 p.m., but Bluefin Cycles Ltd. */
function withoutStop(value: string): string {
  return value.endsWith('.') && !/(?:^|[^\p{L}])\p{L}\.[ ]?\p{L}\.$/u.test(value.slice(-6))
    ? value.slice(0, -1)
    : value;
}

export function find(reading: Reading, field: Field): Span | null | undefined {
  const labelled = labelledValue(reading, field);
  if (labelled !== undefined) return labelled;
  for (const type of field.types) {
    const span = ofType(reading, field, type);
    if (span !== undefined) return span;
  }
  const other =
    thingValue(reading, field) ??
    sizeValue(reading, field);
  if (other !== undefined) return other;
  return field.parts.some(({ concept }) => concept?.head) && field.parts.length === 1
    ? undefined
    : unknownValue(reading, field);
}

function ofType(reading: Reading, field: Field, type: string): Span | undefined {
  const [kind, list] = type.split(':');
  switch (kind) {
    case 'person':
    case 'party':
    case 'org':
      return partyValue(reading, field, kind);
    case 'first':
    case 'last':
      return partOfName(reading, field, kind);
    case 'place':
    case 'city':
    case 'country':
      return placeValue(reading, field, kind);
    case 'role':
      return jobValue(reading, field);
    case 'count':
      return countValue(reading, field);
    case 'list':
    case 'lists':
      return settledValue(reading, field, list ?? '', kind === 'lists' || field.plural);
    case 'system':
      return settledValue(reading, field, 'systems');
    case 'carrier':
      return settledValue(reading, field, 'carriers');
    case 'postcode':
      return postcodeValue(reading);
    case 'currency':
      return currencyValue(reading);
    case 'hours':
      return hoursValue(reading);
    case 'weekday':
      return typedValue(reading, field, 'date');
    case 'model':
    case 'product':
      return thingValue(reading, field) ?? onlyOne(reading.page.text, 'model');
    case 'event':
      return eventValue(reading) ?? thingValue(reading, field);
    case 'title':
      return titleValue(reading, field);
    case 'text':
    case 'handle':
    case 'education':
    case 'brand':
    case 'award':
    case 'publication_name':
      return thingValue(reading, field);
    case 'name':
      return thingValue(reading, field) ?? namedThing(reading, field);
    default:
      return typedValue(reading, field, type);
  }
}

/** A postal code, in an address or alone. */
function postcodeValue(reading: Reading): Span | undefined {
  return valuesOver(reading.page.text, 'postcode')[0];
}

const CURRENCY =
  /(?<!\p{L})(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|JPY|CNY|SEK|NOK|DKK|PLN|CZK|HUF|INR|SGD|HKD|ZAR|BRL|MXN|TRY|AED|euros?|(?:US )?dollars?|pounds?(?: sterling)?|Swiss francs|francs|yen|rupees)(?!\p{L})|[\u20ac\u00a3$\u00a5\u20b9]/u;

/** What the sums of a text are counted in. */
function currencyValue({ page, values }: Reading): Span | undefined {
  for (const { type, start, end } of values) {
    if (type !== 'amount') continue;
    const match = CURRENCY.exec(page.text.slice(start, end));
    if (match !== null) return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return undefined;
}

/** Opening hours: a stretch from a time to a time, or how long. */
function hoursValue(reading: Reading): Span | undefined {
  return valuesOver(reading.page.text, 'hours')[0];
}

/** A title alone may be that of a work, or of the person a text is about. */
function titleValue(reading: Reading, field: Field): Span | undefined {
  const work = thingValue(reading, field);
  if (work !== undefined || field.words.length > 1 || field.words[0] !== 'title')
    return work ?? headline(reading);
  const { values, names, page } = reading;
  const card =
    page.text.length < 600 &&
    names.some(({ type }) => type === 'person') &&
    values.some(({ type }) => type === 'phone' || type === 'email');
  return (card ? jobValue(reading, field) : undefined) ?? headline(reading);
}

function partOfName(reading: Reading, field: Field, kind: 'first' | 'last'): Span | undefined {
  const whole = partyValue(
    reading,
    { ...field, parts: field.parts.filter(({ concept }) => !concept?.head) },
    'person',
  );
  if (whole === undefined) return undefined;
  const words = [...reading.page.text.slice(whole.start, whole.end).matchAll(/[^\s]+/g)].filter(
    ([word]) => !/^(?:Mrs?|Ms|Miss|Dr|Prof|Mx)\.?$/.test(word),
  );
  const word = kind === 'first' ? words[0] : words.at(-1);
  if (word === undefined || (kind === 'last' && words.length < 2 && whole.start === whole.end))
    return undefined;
  const start = whole.start + word.index;
  return { start, end: start + word[0].length };
}
