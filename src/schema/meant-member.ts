import { NamesByWords } from './names-by-words.ts';
import type { ObjectSchema, OtherNames } from './schema.ts';
import { bareName, isSlip } from './spelling.ts';

/** What the names of an object are compared with, computed once for each schema. */
interface KnownNames {
  readonly members: readonly { readonly name: string; readonly bare: string }[];
  /** The declared members by their bare names. */
  readonly byBareName: ReadonlyMap<string, string>;
  /** The rows of `x-other-names` by the bare names they list. */
  readonly others: ReadonlyMap<string, OtherNames>;
  /** The rows that list words. */
  readonly byWords: NamesByWords | undefined;
}

/**
 * What the caller most likely meant by a name that no member has, as it reads after "is not known here;":
 * `did you mean tax_rate?`. undefined for a name that has nothing to do with a member, which is ignored.
 *
 * The table of the schema decides, if it has the name: it is refused where the member it is used for is absent.
 * Any other name is refused when it is a known one in another spelling, or one edit away from it, or when the table
 * has one of its words.
 */
export function meantMember(
  schema: ObjectSchema,
  value: Readonly<Record<string, unknown>>,
  name: string,
): string | undefined {
  const bare = bareName(name);
  if (bare === '') return undefined;
  const { members, byBareName, others, byWords } = knownNames(schema);
  const row = others.get(bare);
  if (row !== undefined) return hintOf(row, value);
  const meant = byBareName.get(bare) ?? members.find((member) => isSlip(bare, member.bare))?.name;
  if (meant !== undefined) return question(meant);
  for (const row of byWords?.rowsOf(name) ?? []) {
    const hint = hintOf(row, value);
    if (hint !== undefined) return hint;
  }
  return undefined;
}

function hintOf({ member, hint }: OtherNames, value: Readonly<Record<string, unknown>>): string | undefined {
  if (member === undefined) return hint;
  const isAbsent = value[member] === undefined || value[member] === null;
  return isAbsent ? (hint ?? question(member)) : undefined;
}

function question(member: string): string {
  return `did you mean ${member}?`;
}

const compiled = new WeakMap<ObjectSchema, KnownNames>();

function knownNames(schema: ObjectSchema): KnownNames {
  const before = compiled.get(schema);
  if (before !== undefined) return before;
  const members = Object.keys(schema.properties).map((name) => ({ name, bare: bareName(name) }));
  const rows = schema['x-other-names'] ?? [];
  const made = {
    members,
    byBareName: new Map(members.map(({ name, bare }) => [bare, name])),
    others: new Map(rows.flatMap((row) => (row.names ?? []).map((name) => [bareName(name), row] as const))),
    byWords: rows.some(({ words }) => words !== undefined) ? new NamesByWords(rows) : undefined,
  };
  compiled.set(schema, made);
  return made;
}
