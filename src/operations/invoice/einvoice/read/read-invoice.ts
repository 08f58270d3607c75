import type { XmlElement } from '../../../../formats/xml/element.ts';
import type { GroupId, Term, TermId } from '../terms/terms.ts';

/** The syntaxes that are read: Cross Industry Invoice D16B, UBL 2.1, and the older one of ZUGFeRD 1.0. */
export type InvoiceSyntax = 'cii' | 'ubl' | 'zugferd-1';

export type InvoiceRoot = 'CrossIndustryInvoice' | 'CrossIndustryDocument' | 'Invoice' | 'CreditNote';

/**
 * An invoice as it was read, valid or not, whole or a fragment: what is there, where the term table has a place for it.
 * Rules ask for terms and groups by their ids; what the norm has once may be there several times, or not at all.
 */
export interface ReadInvoice {
  readonly syntax: InvoiceSyntax;
  readonly root: InvoiceRoot;
  /** All elements, also those that no term has: for rules about the syntax. */
  readonly element: XmlElement;
  /** The terms of the invoice itself, and its groups. */
  readonly document: ReadGroup;
  /** Content that no term has, in the order of the file. */
  readonly notRead: readonly NotRead[];
}

/** One occurrence of a group. */
export interface ReadGroup {
  readonly id: GroupId;
  /**
   * Its element; of a group without one of its own, and of one that only has terms elsewhere (BT-83 in CII without any
   * means of payment), the one that its first term is in.
   */
  readonly element: XmlElement;
  readonly parent: ReadGroup | undefined;
  /** The values of its terms in the order of the file: terms without any have no entry. */
  readonly terms: ReadonlyMap<TermId, readonly ReadTerm[]>;
  /** The occurrences of the groups within it, by their ids. */
  readonly groups: ReadonlyMap<GroupId, readonly ReadGroup[]>;
}

/** One occurrence of a term. */
export interface ReadTerm {
  readonly term: Term;
  /** As written, blanks at its ends included; of an empty element the empty text. */
  readonly text: string;
  /** The element that it is, or that has it as an attribute. Its attributes are schemes, units and currencies. */
  readonly element: XmlElement;
  /** The attribute that it is; undefined for an element. */
  readonly attribute: string | undefined;
}

/** Content without a term: an element with a text, or an attribute. */
export interface NotRead {
  readonly element: XmlElement;
  readonly attribute: string | undefined;
}

/** All occurrences of a group in the document, in the order of the file. */
export function groupsOf(from: ReadGroup, ...path: readonly GroupId[]): readonly ReadGroup[] {
  let found: readonly ReadGroup[] = [from];
  for (const id of path) found = found.flatMap((group) => group.groups.get(id) ?? []);
  return found;
}

/** The first value of a term in a group. */
export function termOf(group: ReadGroup | undefined, id: TermId): ReadTerm | undefined {
  return group?.terms.get(id)?.[0];
}
