import { type GroupId, groupTables, type TermId, terms } from '../terms/terms.ts';
import type { ReadGroup, ReadTerm } from './read-invoice.ts';
import { schemeOf, valueText, versionOf } from './values.ts';

/** A term as the answer has it: an identifier that has a scheme with that. */
export type TermValue = string | { readonly id: string; readonly scheme: string; readonly version?: string };

/** Terms by their ids, and lists of groups that repeat by theirs. */
export interface OtherTerms {
  readonly [id: string]: TermValue | readonly TermValue[] | readonly OtherTerms[];
}

const repeated: ReadonlySet<string> = new Set(
  groupTables.flatMap(({ id, cardinality }) => (cardinality.endsWith('n') ? [id] : [])),
);

/**
 * The terms of a document that nothing else of the answer holds. Groups that may repeat are lists; the terms of others
 * are beside those of the document. A line with such a term has its own number (BT-126).
 */
export function otherTerms(document: ReadGroup, held: ReadonlySet<ReadTerm>): OtherTerms {
  const found: Record<string, OtherTerms[string]> = {};
  collect(document, held, found);
  return inOrder(found);
}

type Found = Record<string, OtherTerms[string]>;

function collect(group: ReadGroup, held: ReadonlySet<ReadTerm>, found: Found): void {
  for (const [id, values] of group.terms) {
    const rest = values.filter((value) => !held.has(value)).flatMap((value) => jsonOf(value) ?? []);
    if (rest.length > 0) found[id] = withFormer(id, found[id], rest);
  }
  for (const [id, groups] of group.groups) {
    if (repeated.has(id)) collectList(id, groups, held, found);
    else for (const one of groups) collect(one, held, found);
  }
}

function collectList(
  id: GroupId,
  groups: readonly ReadGroup[],
  held: ReadonlySet<ReadTerm>,
  found: Found,
): void {
  const list = groups.flatMap((group) => {
    const own: Found = {};
    collect(group, held, own);
    if (Object.keys(own).length === 0) return [];
    const number = id === 'BG-25' ? valueText(group.terms.get('BT-126')?.[0]) : undefined;
    return [inOrder(number === undefined ? own : { ...own, 'BT-126': number })];
  });
  if (list.length === 0) return;
  const former = (found[id] ?? []) as readonly OtherTerms[];
  found[id] = [...former, ...list];
}

/** One value, or all of them where the norm allows several or the file has several. */
function withFormer(
  id: TermId,
  former: OtherTerms[string] | undefined,
  rest: readonly TermValue[],
): TermValue | readonly TermValue[] {
  const before = former === undefined ? [] : ([former].flat() as TermValue[]);
  const all = distinct([...before, ...rest]);
  return all.length === 1 && !terms.get(id)!.cardinality.endsWith('n') ? all[0]! : all;
}

/** CII says some terms once for each tax: what is said twice is one value. */
function distinct(values: readonly TermValue[]): readonly TermValue[] {
  const byText = new Map(values.map((value) => [JSON.stringify(value), value]));
  return [...byText.values()];
}

function jsonOf(value: ReadTerm): TermValue | undefined {
  const id = valueText(value);
  const { type } = value.term;
  const scheme =
    type.startsWith('identifier:') && value.attribute === undefined ? schemeOf(value) : undefined;
  if (id === undefined || scheme === undefined) return id;
  const version = versionOf(value);
  return version === undefined ? { id, scheme } : { id, scheme, version };
}

/** By number, terms before groups: an answer does not depend on the order of a syntax. */
function inOrder(found: Found): OtherTerms {
  const numberOf = (id: string) => Number(/\d+/.exec(id)?.[0]) + (id.startsWith('BG') ? 1000 : 0);
  return Object.fromEntries(
    Object.entries(found).sort(([one], [other]) => numberOf(one) - numberOf(other) || (one < other ? -1 : 1)),
  );
}
