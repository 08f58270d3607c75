import { type Field, oppositesOf } from './field.ts';

/** Heads that a label may lack or have in excess: Invoice for the invoice's number. */
const loose = new Set([
  'number',
  'id',
  'date',
  'name',
  'amount',
  'time',
  'address',
  'place',
  'count',
  'price',
  'person',
  'duration',
]);

/** Parts of a field that its label may leave out: Price for the purchase price. */
const weak = new Set(
  'purchase event client company contact vendor product appointment meeting job_title agreed'.split(' '),
);

/** Moments a paper's only date stands for. */
const dated = new Set('issue purchase signing meeting accident payment publication appointment'.split(' '));

/** How well a label names a field: 1 when it says the same, 0 when it speaks of something else. */
export function fitOf(field: Field, other: Field): number {
  if (other.words.join(' ') === field.words.join(' ')) return 1.2;
  if (field.parts.length === 0 || other.parts.length === 0) return 0;
  const mine = field.parts.map((part) => part.concept?.name ?? part.stems.join(' '));
  const theirs = other.parts.map((part) => part.concept?.name ?? part.stems.join(' '));
  const single = other.parts.length === 1 ? (other.parts[0]?.also ?? []) : [];
  const has = (name: string): boolean => theirs.includes(name) || single.includes(name);
  for (const part of field.parts) {
    if (part.concept === undefined) continue;
    if (oppositesOf(part.concept).some(({ name }) => theirs.includes(name) && !has(part.concept?.name ?? '')))
      return 0;
  }
  if (mine.length === 1 && dated.has(mine[0] ?? '') && theirs.length === 1 && theirs[0] === 'date')
    return 0.6;
  let have = 0;
  let weight = 0;
  let exact = 0;
  for (const name of mine) {
    const isLoose = (loose.has(name) || weak.has(name)) && mine.length > 1;
    const share = isLoose ? 0.3 : 1;
    weight += share;
    if (has(name)) have += share;
    else if (isLoose && theirs.some((one) => loose.has(one) && kin(name, one))) have += share;
    else if (!isLoose) return 0;
    if (has(name)) exact += 1;
  }
  const extra = theirs.filter((name) => !mine.includes(name));
  const burden = extra.reduce(
    (sum, name) => sum + (loose.has(name) ? 0.05 : mine.every((one) => loose.has(one)) ? 0.3 : 0.15),
    0,
  );
  return exact === 0 && have === 0 ? 0 : have / weight - Math.min(0.6, burden);
}

/** number and id are asked for alike. */
function kin(one: string, other: string): boolean {
  const ids = ['number', 'id'];
  return ids.includes(one) && ids.includes(other);
}
