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
  return jsonOfGroup([document], held);
}

/** What was found of one group: its terms, and the lists of groups within it. */
interface Found {
  readonly terms: Map<TermId, TermValue[]>;
  readonly lists: Map<GroupId, OtherTerms[]>;
}

/** The terms of groups that are one for a reader. */
function jsonOfGroup(groups: readonly ReadGroup[], held: ReadonlySet<ReadTerm>): OtherTerms {
  const found: Found = { terms: new Map(), lists: new Map() };
  for (const group of groups) collect(group, held, found);
  const members: [string, OtherTerms[string]][] = [...found.lists];
  for (const [id, values] of found.terms) members.push([id, oneOrAll(id, values)]);
  return Object.fromEntries(members.sort(([one], [other]) => orderOf(one) - orderOf(other)));
}

function collect(group: ReadGroup, held: ReadonlySet<ReadTerm>, found: Found): void {
  for (const [id, values] of group.terms) {
    for (const value of values) {
      const json = held.has(value) ? undefined : jsonOfTerm(value);
      if (json !== undefined) listIn(found.terms, id).push(json);
    }
  }
  for (const [id, groups] of group.groups) {
    for (const one of groups) {
      if (repeated.has(id)) addToList(one, held, found);
      else collect(one, held, found);
    }
  }
}

function addToList(group: ReadGroup, held: ReadonlySet<ReadTerm>, { lists }: Found): void {
  const json = jsonOfGroup([group], held);
  if (Object.keys(json).length === 0) return;
  const number = group.id === 'BG-25' ? valueText(group.terms.get('BT-126')?.[0]) : undefined;
  listIn(lists, group.id).push(number === undefined ? json : { 'BT-126': number, ...json });
}

function listIn<Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] {
  const known = lists.get(key);
  if (known !== undefined) return known;
  const made: Value[] = [];
  lists.set(key, made);
  return made;
}

/** One value, or all of them where the norm allows several or the file has several: what is said twice is one. */
function oneOrAll(id: TermId, values: readonly TermValue[]): TermValue | readonly TermValue[] {
  const all = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  return all.length === 1 && !terms.get(id)!.cardinality.endsWith('n') ? all[0]! : all;
}

/** By number, terms before groups: an answer does not depend on the order of a syntax. */
function orderOf(id: string): number {
  const [, kind, number = '0', part = '0'] = /^(B[TG])-(\d+)(?:-(\d+))?$/.exec(id) ?? [];
  return Number(number) + Number(part) / 10 + (kind === 'BG' ? 1000 : 0);
}

function jsonOfTerm(value: ReadTerm): TermValue | undefined {
  const id = valueText(value);
  const { type } = value.term;
  const scheme =
    type.startsWith('identifier:') && value.attribute === undefined ? schemeOf(value) : undefined;
  if (id === undefined || scheme === undefined) return id;
  const version = versionOf(value);
  return version === undefined ? { id, scheme } : { id, scheme, version };
}
