/** How often a term or a group may occur in the one that has it (EN 16931-1, 6.4). */
export type Cardinality = '0..1' | '1..1' | '0..n' | '1..n';

/**
 * What a term holds (EN 16931-1, 6.5), and behind a colon the code list of it, or of the scheme of an identifier. An
 * amount has at most two decimals, a price and a quantity have any.
 */
export type TermType =
  | 'text'
  | 'identifier'
  | `identifier:${CodeList}`
  | 'reference'
  | `reference:${CodeList}`
  | 'code'
  | `code:${CodeList}`
  | 'date'
  | 'amount'
  | 'price'
  | 'quantity'
  | 'percentage'
  | 'binary';

/** The code lists that EN 16931 restricts terms to, by what they have codes of. */
export type CodeList =
  | 'document-type'
  | 'currency'
  | 'country'
  | 'tax-point'
  | 'note-subject'
  | 'reference-type'
  | 'register'
  | 'endpoint'
  | 'payment-means'
  | 'vat-category'
  | 'exemption'
  | 'allowance-reason'
  | 'charge-reason'
  | 'media-type'
  | 'unit'
  | 'item-number'
  | 'classification';

/**
 * Where something is in one syntax: names of elements from the element of its group, or with `/` at the start from the
 * root, or with `../` from that of the group's parent. `|` parts places that mean the same.
 *
 * In CII a name without a prefix is of `ram`, and a date ends in `udt:DateTimeString`; in UBL the last name is of `cbc`
 * and the others are of `cac`, those of a group all. `[path=a,b]` asks for one of these values, in any case, of what is
 * below the element, `[@name=a]` of its attribute; the value `BT-6` is that of the term. `@name` at the end is an
 * attribute, and `.` is the element of the group itself.
 */
export type Place = string;

/** A place in UBL, where credit notes differ from invoices. Names that differ alone are in `creditNoteNames`. */
export type UblPlace = Place | { readonly invoice: Place; readonly creditNote: Place };

/** A term: its id, name, cardinality and type, its place in CII and in UBL, and the member of the request if it has one. */
export type TermRow = readonly [
  id: `BT-${string}`,
  name: string,
  cardinality: Cardinality,
  type: TermType,
  cii: Place,
  ubl: UblPlace,
  member?: string,
];

/** Elements with one value only, which a syntax has and the norm has not: the place, and the values. */
export type Constants = Readonly<Record<Place, string>>;

/** A group of terms. */
export interface GroupTable {
  readonly id: `BG-${number}` | 'document';
  readonly name: string;
  /** The group that has it; left out by those of the document. */
  readonly parent?: `BG-${number}`;
  readonly cardinality: Cardinality;
  /** The place of its element; empty where it has none, and its terms are in that of its parent. */
  readonly cii: Place;
  readonly ubl: UblPlace;
  readonly constants?: { readonly cii?: Constants; readonly ubl?: Constants };
  readonly terms: readonly TermRow[];
}
