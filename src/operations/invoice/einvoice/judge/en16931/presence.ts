import type { XmlElement } from '../../../../../formats/xml/element.ts';
import type { ReadGroup } from '../../read/read-invoice.ts';
import { type GroupId, groupTables, type TermId, terms } from '../../terms/terms.ts';
import { normalized } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import type { Breach, Rule } from '../rule.ts';

/**
 * How a rule asks for a term: that it is there, that it has a text, or either by syntax; `cii` and `ubl` are those that
 * ask for a text.
 */
type Asked = 'there' | 'text' | 'text in cii';

/** Rules that ask for terms of a group, one of those in a row: BR-nn, and the same under another number. */
// biome-ignore format: one rule a line
const rows: readonly (readonly [id: string, asked: Asked, terms: readonly TermId[]])[] = [
  ['BR-01', 'text', ['BT-24']], ['BR-02', 'text', ['BT-1']], ['BR-03', 'text', ['BT-2']], ['BR-04', 'text', ['BT-3']],
  ['BR-05', 'text', ['BT-5']], ['BR-06', 'text', ['BT-27']], ['BR-07', 'text', ['BT-44']],
  ['BR-12', 'there', ['BT-106']], ['BR-13', 'there', ['BT-109']], ['BR-14', 'there', ['BT-112']], ['BR-15', 'there', ['BT-115']],
  ['BR-18', 'text', ['BT-62']], ['BR-21', 'text', ['BT-126']], ['BR-22', 'there', ['BT-129']], ['BR-23', 'there', ['BT-130']],
  ['BR-24', 'there', ['BT-131']], ['BR-25', 'text', ['BT-153']], ['BR-26', 'there', ['BT-146']],
  ['BR-31', 'there', ['BT-92']], ['BR-33', 'there', ['BT-97', 'BT-98']], ['BR-CO-21', 'there', ['BT-97', 'BT-98']],
  ['BR-36', 'there', ['BT-99']], ['BR-38', 'there', ['BT-104', 'BT-105']], ['BR-CO-22', 'there', ['BT-104', 'BT-105']],
  ['BR-41', 'there', ['BT-136']], ['BR-42', 'there', ['BT-139', 'BT-140']], ['BR-CO-23', 'there', ['BT-139', 'BT-140']],
  ['BR-43', 'there', ['BT-141']], ['BR-44', 'there', ['BT-144', 'BT-145']], ['BR-CO-24', 'there', ['BT-144', 'BT-145']],
  ['BR-45', 'there', ['BT-116']], ['BR-46', 'there', ['BT-117']],
  ['BR-56', 'text in cii', ['BT-63']],
];

/** The groups that a document must have (BR-08, BR-10, BR-16, BR-CO-18), and a representative (BR-19). */
const groupRows: readonly (readonly [id: string, group: GroupId])[] = [
  ['BR-08', 'BG-5'],
  ['BR-10', 'BG-8'],
  ['BR-16', 'BG-25'],
  ['BR-CO-18', 'BG-23'],
  ['BR-19', 'BG-12'],
];

/** Terms and groups that must be there. */
export const presenceRules: readonly Rule[] = [
  ...rows.map(
    ([id, asked, ids]): Rule => ({
      id,
      term: ids[0]!,
      breaches: (invoice) => missingTerms(invoice, asked, ids),
    }),
  ),
  ...groupRows.map(
    ([id, group]): Rule => ({
      id,
      term: group,
      breaches: (invoice) => missingGroup(invoice, group),
    }),
  ),
];

function* missingTerms(invoice: JudgedInvoice, asked: Asked, ids: readonly TermId[]): Generator<Breach> {
  const { group: groupId } = terms.get(ids[0]!)!;
  const needsText = asked === 'text' || (asked === 'text in cii' && invoice.isCii);
  for (const group of contextsOf(invoice, ids[0]!, groupId)) {
    if (ids.some((id) => has(group, id, needsText))) continue;
    yield { at: group.element, message: missing(ids, group) };
  }
}

/** Terms of the parties must be there even where nothing of the party is. */
function contextsOf(invoice: JudgedInvoice, id: TermId, groupId: GroupId): readonly ReadGroup[] {
  // The price of a line is a group that only its terms make up.
  const parent = id === 'BT-146' || id === 'BT-153' ? 'BG-25' : groupId;
  const groups = parent === 'BG-22' ? invoice.totals : invoice.groups(parent);
  const isNeeded = groupId === 'BG-4' || groupId === 'BG-7' || groupId === 'BG-2';
  return groups.length === 0 && isNeeded ? [invoice.read.document] : groups;
}

function has(group: ReadGroup, id: TermId, needsText: boolean): boolean {
  const owner = terms.get(id)!.group;
  const groups = owner === group.id ? [group] : (group.groups.get(owner) ?? []);
  return groups.some((each) =>
    (each.terms.get(id) ?? []).some(
      ({ text, element }) =>
        (!needsText || normalized(text) !== '') && (id !== 'BT-2' || isReadableDay(element)),
    ),
  );
}

/** CII: EN 16931 knows days of format 102 alone. */
function isReadableDay({ name, attributes }: XmlElement): boolean {
  return name !== 'udt:DateTimeString' || attributes.format === '102';
}

function missing(ids: readonly TermId[], group: ReadGroup): string {
  const wanted = ids.map((id) => `${terms.get(id)!.name} (${id})`).join(' or ');
  return `${nameOf(group.id)} has no ${wanted}`;
}

function* missingGroup(invoice: JudgedInvoice, id: GroupId): Generator<Breach> {
  const parent = groupTables.find((group) => group.id === id)?.parent as GroupId | undefined;
  const owners = parent === 'BG-11' ? invoice.groups('BG-11') : [invoice.read.document];
  for (const owner of owners) {
    const found = parent === 'BG-11' ? (owner.groups.get(id) ?? []) : invoice.groups(id);
    if (found.length === 0) yield { at: owner.element, message: `The invoice has no ${nameOf(id)}` };
  }
}

/** The name of a group, with its id. */
export function nameOf(id: GroupId): string {
  const name = groupTables.find((group) => group.id === id)?.name ?? id;
  return id === 'document' ? 'The invoice' : `${name} (${id})`;
}
