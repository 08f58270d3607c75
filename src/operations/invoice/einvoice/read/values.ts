import { decimalOf } from '../../amounts/money.ts';
import { type Decimal, equal, parseDecimal } from '../decimal.ts';
import type { GroupId, TermId } from '../terms/terms.ts';
import type { ReadGroup, ReadTerm } from './read-invoice.ts';
import { groupsOf, termOf } from './read-invoice.ts';

/** The text of a term without blanks at its ends, a date as YYYY-MM-DD; undefined where nothing is left. */
export function valueText(term: ReadTerm | undefined): string | undefined {
  const text = term?.text.trim();
  if (term === undefined || text === undefined || text === '') return undefined;
  return term.term.type === 'date' ? dayOf(term, text) : text;
}

/** The value of the first of a term. */
export function textOf(group: ReadGroup | undefined, id: TermId): string | undefined {
  return valueText(termOf(group, id));
}

/** All values of a term in a group. */
export function termsOf(group: ReadGroup | undefined, id: TermId): readonly ReadTerm[] {
  return group?.terms.get(id) ?? [];
}

/** The first occurrence of a group. */
export function firstGroup(group: ReadGroup | undefined, ...path: readonly GroupId[]): ReadGroup | undefined {
  return group === undefined ? undefined : groupsOf(group, ...path)[0];
}

/** The scheme of an identifier, as either syntax calls it. */
export function schemeOf(term: ReadTerm | undefined): string | undefined {
  return term && attributeOf(term, 'schemeID', 'listID');
}

/** The edition of that scheme. */
export function versionOf(term: ReadTerm | undefined): string | undefined {
  return term && attributeOf(term, 'listVersionID');
}

/** The decimal number of a term; undefined where it is missing or not a number. */
export function decimalIn(group: ReadGroup | undefined, id: TermId): Decimal | undefined {
  const text = textOf(group, id);
  return text === undefined ? undefined : parseDecimal(text);
}

/** A decimal as a JSON number; undefined where that would be another number. */
export function exactNumber(value: Decimal | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(`${value.digits}e-${value.scale}`);
  if (!Number.isFinite(number)) return undefined;
  return equal(decimalOf(number), value) ? number : undefined;
}

/** CII writes days as 20261128 (format 102), UBL as 2026-11-28, maybe with a time zone. Other forms stay as they are. */
function dayOf({ element }: ReadTerm, text: string): string {
  if (element.attributes.format !== undefined) {
    return element.attributes.format.trim() === '102'
      ? text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
      : text;
  }
  return text.replace(/^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})$/, '$1');
}

function attributeOf({ element }: ReadTerm, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = element.attributes[name]?.trim();
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}
