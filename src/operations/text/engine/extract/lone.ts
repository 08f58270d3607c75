import { strongestClaim } from './claims.ts';
import type { Field } from './field.ts';
import { mentionsOfPart } from './nearness.ts';
import type { Reading, Value } from './reading.ts';

/** Moments and spans that a text seldom leaves unnamed: a stranger's date is not guessed for them. */
const named = new Set(
  `birth death expiry end due deadline return renewal cancellation admission discharge last new_date old_date
   checkout next_meeting founding warranty notice probation delay appeal prep cook validity vacation term
   working_hours battery arrival joining review emergency fax spouse`.split(/\s+/),
);

/** Sums a text that names one sum alone may mean. */
const sums = new Set(
  `price fee total amount reward donation fine budget salary rent prize loan refund estimate stolen instalment
   funding rate`.split(/\s+/),
);

/** Words beside a sum that hardly narrow it. */
const plainSums =
  /^(?:purchase|event|sale|yearly|monthly|weekly|daily|hourly|nightly|product|travel|claimant|person)$/;

/** Measures whose unit says enough. */
const measured = /^(?:area|mileage|weight|temperature|speed|distance|dose|capacity|storage|power|height)$/;

/** Types whose only value may answer a field whose words stand nowhere. */
const guessed = /^(?:date|time|duration|age|url|email|phone|address|postcode|amount|year|hours)$/;

/** The only value of a type that nothing else in the text lays claim to; undefined when there are several. */
export function unclaimedValue(
  reading: Reading,
  field: Field,
  values: readonly Value[],
  type: string,
): Value | undefined {
  let only: Value | undefined;
  for (const value of values) {
    if (value.type !== type || isHabit(reading, field, value)) continue;
    if (strongestClaim(reading, 'namings', field, value, values, type) > 0.3) continue;
    if (values.length > 1 && strongestClaim(reading, 'tellings', field, value, values, type) > 0.4) continue;
    if (only !== undefined) return isHeading(reading, field, only) ? only : undefined;
    only = value;
  }
  return only;
}

/** On Thursdays: no single date. */
function isHabit(reading: Reading, field: Field, value: Value): boolean {
  return (
    value.type === 'date' &&
    /days$/i.test(reading.page.text.slice(value.start, value.end)) &&
    !/^(?:weekday|meeting|date)$/.test(field.main?.concept?.name ?? '')
  );
}

/** Whether a field may have the only value of its type, though its words stand nowhere near. */
export function mayBeLone(reading: Reading, field: Field, type: string): boolean {
  const main = field.main?.concept?.name ?? '';
  const others = field.qualifiers;
  if (type === 'ip' || type === 'dimensions' || (type === 'score' && /^(?:rating|score)$/.test(main)))
    return true;
  if (type.startsWith('measure:'))
    return measured.test(main) && others.every((part) => mentionsOfPart(reading, part).length > 0);
  if (!guessed.test(type)) return false;
  if (field.parts.some(({ concept }) => named.has(concept?.name ?? ''))) return false;
  if (type === 'amount')
    return (
      sums.has(main) &&
      others.every((part) =>
        part.concept === undefined
          ? mentionsOfPart(reading, part).length === 0
          : part.concept.head || plainSums.test(part.concept.name),
      )
    );
  if (type === 'duration') return field.qualifiers.length === 0;
  return true;
}

/** Minutes, committee, 6 June: the date at the head of a text is the date of what it tells of. */
function isHeading(reading: Reading, field: Field, value: Value): boolean {
  const first = reading.page.lines.find(({ text }) => text.trim() !== '');
  if (value.type !== 'date' || first === undefined) return false;
  const main = field.parts.some(({ concept }) =>
    /^(?:meeting|issue|publication|signing|event|review)$/.test(concept?.name ?? ''),
  );
  return main && value.start - first.start < 60 && value.first < 10;
}
