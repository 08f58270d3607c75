import { amountGroups } from './amounts.ts';
import { documentGroups } from './document.ts';
import { lineGroups } from './lines.ts';
import { partyGroups } from './parties.ts';
import type { Cardinality, GroupTable, TermType } from './term.ts';

const tables = [...documentGroups, ...partyGroups, ...amountGroups, ...lineGroups] as const;

/** The groups of EN 16931-1, and `document` for the terms of the invoice itself. */
export type GroupId = (typeof tables)[number]['id'];

/** The terms of EN 16931-1, and a few of its bindings that have an element or an attribute of their own. */
export type TermId = (typeof tables)[number]['terms'][number][0];

/** A term as the norm has it. */
export interface Term {
  readonly id: TermId;
  readonly name: string;
  readonly group: GroupId;
  readonly cardinality: Cardinality;
  readonly type: TermType;
  /** The member of a request that holds it, with `[]` behind a list. */
  readonly member: string | undefined;
}

/** The tables, parents first. */
export const groupTables: readonly GroupTable[] = tables;

/** All terms by their ids, in the order of the tables. */
export const terms: ReadonlyMap<TermId, Term> = new Map(
  tables.flatMap((group) =>
    group.terms.map(([id, name, cardinality, type, , , member]): [TermId, Term] => [
      id,
      { id, name, group: group.id, cardinality, type, member },
    ]),
  ),
);
