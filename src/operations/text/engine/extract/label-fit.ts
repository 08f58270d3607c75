import type { Field } from './field.ts';
import { oppositesOf } from './opposites.ts';

/** Heads that a label may lack or have in excess: Invoice for the invoice's number. */
const loose = new Set('number id date name amount time address place count price person duration'.split(' '));

/** Parts of a field that its label may leave out: Price for the purchase price. */
const weak = new Set(
  'purchase event client company contact vendor product appointment meeting job_title claimant patient hourly daily monthly yearly weekly nightly'.split(
    ' ',
  ),
);

/** Heads of tables are shorter than what is asked: Rate for the hourly rate. */
const wider: ReadonlyMap<string, string> = new Map([
  ['hourly_rate', 'rate'],
  ['unit_price', 'price'],
  ['pnr', 'booking'],
]);

/** Moments a paper's only date stands for. */
const dated = new Set('issue purchase signing meeting accident payment publication appointment'.split(' '));

/** Heads that are answered by any label of their type: Invoice date for the date. */
const wide = new Set(['date', 'amount', 'temperature', 'person', 'duration', 'party']);

/** How well a label names a field: 1 when it says the same, 0 when it speaks of something else. */
export function fitOf(field: Field, other: Field): number {
  if (isSame(field.words, other.words)) return 1.2;
  const { called: mine } = field;
  const { called: theirs } = other;
  if (mine.length === 0 || theirs.length === 0) return 0;
  const single = other.parts.length === 1 ? (other.parts[0]?.also ?? []) : [];
  const has = (name: string): boolean => theirs.includes(name) || single.includes(name);
  if (speaksAgainst(field, theirs, has)) return 0;
  const [only = ''] = mine;
  if (mine.length === 1 && !has(only)) {
    if (theirs.length === 1 && wider.get(only) === theirs[0]) return 0.65;
    if (dated.has(only) && theirs.length === 1 && theirs[0] === 'date') return 0.6;
    const type = field.types[0];
    return wide.has(only) && type !== undefined && other.types[0] === type ? 0.55 : 0;
  }
  return share(field, mine, theirs, has);
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word, at) => word === other[at]);
}

function speaksAgainst(field: Field, theirs: readonly string[], has: (name: string) => boolean): boolean {
  return field.parts.some(({ concept }) => {
    if (concept === undefined || has(concept.name)) return false;
    return oppositesOf(concept).some(({ name }) => theirs.includes(name));
  });
}

/** The share of a field's parts that a label has, less what it has in excess. */
function share(
  field: Field,
  mine: readonly string[],
  theirs: readonly string[],
  has: (name: string) => boolean,
): number {
  const extra = theirs.filter((name) => !mine.includes(name));
  const main = field.main?.concept?.name;
  const onlyLoose = mine.every((name) => loose.has(name) || weak.has(name));
  let have = 0;
  let weight = 0;
  for (const name of mine) {
    const optional = (loose.has(name) || weak.has(name)) && mine.length > 1 && !(onlyLoose && name === main);
    const worth = optional ? 0.3 : 1;
    weight += worth;
    if (has(name) || (kin(name) && theirs.some(kin))) have += worth;
    else if (!optional)
      return name === mine.at(-1) && theirs.length === 1 && has(main ?? '') && !known(field) ? 0.5 : 0;
    else if (weak.has(name) && extra.some((one) => weak.has(one))) return 0;
  }
  const each = mine.every((name) => loose.has(name)) ? 0.3 : 0.15;
  const burden = extra.reduce((sum, name) => sum + (loose.has(name) ? 0.05 : each), 0);
  return have / weight - Math.min(0.6, burden);
}

/** The last word of the field is one nobody knows: place lost. */
function known(field: Field): boolean {
  return field.parts.at(-1)?.concept !== undefined;
}

/** number and id are asked for alike. */
function kin(name: string): boolean {
  return name === 'number' || name === 'id';
}
