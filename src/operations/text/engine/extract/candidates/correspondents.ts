import { setsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';
import type { Field } from '../fields/field.ts';
import { introduced, relative, salutation, signature } from '../reading/letters.ts';
import type { Reading, Span } from '../reading/reading.ts';

const roles = once(() => setsOf('en/letter-roles.tsv'));

function isRole(kind: 'addressee' | 'subject' | 'writer', concept: string): boolean {
  return roles().get(kind)?.has(concept) === true;
}

/** The writer or the addressee of a letter, where a field asks for a role that one of them has. */
export function byLetter(reading: Reading, field: Field): Span | undefined {
  const role = field.main?.concept?.name ?? '';
  if (isRole('addressee', role)) return salutation(reading);
  const isSubject = isRole('subject', role);
  if (!isSubject && !isRole('writer', role)) {
    return field.telling.length === 0 ? (introduced(reading) ?? signature(reading)) : undefined;
  }
  const kin = isSubject ? relative(reading) : undefined;
  const { text } = reading.page;
  const speaks =
    /\b(?:I|I'm|I've|I'd|[Mm]y|me)\b/.test(text) || (!isSubject && /\b(?:[Ww]e|[Oo]ur)\b/.test(text));
  return (
    kin ??
    introduced(reading) ??
    (speaks || !isSubject ? signature(reading) : undefined) ??
    (isSubject ? salutation(reading) : undefined)
  );
}
