/**
 * A file that should be an invoice, up to its terms: which syntax and profile it has (`format.ts`), the XML inside a PDF
 * (`pdf-source.ts`), its attachments, and the tree of terms by their numbers in EN 16931.
 *
 *   <cbc:ID>R-17</cbc:ID> in <Invoice>  ->  BT-1: "R-17", at line 5
 *
 * Places of terms come from one table for both syntaxes, `../../terms`. Other documents are refused with what they are
 * (`foreign-roots.ts`).
 */
import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { type Group, type PlaceNode, placeTree } from '../../terms/place-tree.ts';
import type { Condition, PlaceSyntax } from '../../terms/places.ts';
import type { GroupId, Term, TermId } from '../../terms/terms.ts';
import type { InvoiceRoot, NotRead, ReadGroup, ReadInvoice, ReadTerm } from '../read-invoice.ts';

/** Reads the terms of an invoice by the places of the table. `root` is the name of the root, which decides them. */
export function readTree(element: XmlElement, root: InvoiceRoot): ReadInvoice {
  const reading = new TreeReading(element, root);
  return {
    syntax: syntaxes[root].name,
    root,
    element,
    document: reading.document,
    notRead: reading.notRead,
  };
}

const syntaxes = {
  CrossIndustryInvoice: { name: 'cii', places: 'cii' },
  CrossIndustryDocument: { name: 'zugferd-1', places: 'cii' },
  Invoice: { name: 'ubl', places: 'invoice' },
  CreditNote: { name: 'ubl', places: 'creditNote' },
} as const satisfies Record<InvoiceRoot, { name: ReadInvoice['syntax']; places: PlaceSyntax }>;

class OpenGroup implements ReadGroup {
  readonly id: GroupId;
  readonly parent: OpenGroup | undefined;
  readonly terms = new Map<TermId, ReadTerm[]>();
  readonly groups = new Map<GroupId, OpenGroup[]>();
  element: XmlElement;
  /** Whether only terms in other places than its own have been read. */
  isAhead: boolean;

  constructor(id: GroupId, parent: OpenGroup | undefined, element: XmlElement, isAhead: boolean) {
    this.id = id;
    this.parent = parent;
    this.element = element;
    this.isAhead = isAhead;
  }
}

class TreeReading {
  readonly document: OpenGroup;
  readonly notRead: NotRead[] = [];
  readonly #currencies: ReadonlyMap<string, string>;

  constructor(root: XmlElement, name: InvoiceRoot) {
    const { places } = syntaxes[name];
    this.document = new OpenGroup('document', undefined, root, false);
    this.#currencies = currenciesOf(root, places);
    this.#children(root, placeTree(places), this.document);
    this.#restOf(root, undefined);
  }

  #children(element: XmlElement, place: PlaceNode, group: OpenGroup): void {
    for (const child of element.children) {
      const below = place.children.get(child.name)?.find((node) => this.#isAt(child, node));
      if (below === undefined) this.#pass(child);
      else this.#element(child, below, group);
    }
  }

  #element(element: XmlElement, place: PlaceNode, within: OpenGroup): void {
    const group = place.group === undefined ? within : this.#open(place.group, element, within);
    if (place.owner !== undefined) this.#terms(element, place, place.owner, group);
    else this.#restOf(element, place);
    this.#children(element, place, group);
  }

  #terms(element: XmlElement, place: PlaceNode, owner: Group, group: OpenGroup): void {
    const { term, attributes } = place;
    if (term !== undefined)
      this.#add({ term, text: element.text, element, attribute: undefined }, owner, group);
    for (const [attribute, own] of attributes) {
      const text = element.attributes[attribute];
      if (text !== undefined) this.#add({ term: own, text, element, attribute }, owner, group);
    }
    this.#restOf(element, place);
  }

  #add(value: ReadTerm, owner: Group, from: OpenGroup): void {
    const { terms } = this.#groupOf(owner, value.element, from);
    const { id } = value.term;
    const values = terms.get(id);
    if (values === undefined) terms.set(id, [value]);
    else values.push(value);
  }

  /** The occurrence of a group that an element belongs to: one around it, or else the last, or one that is made. */
  #groupOf(group: Group, element: XmlElement, from: OpenGroup): OpenGroup {
    for (let at: OpenGroup | undefined = from; at !== undefined; at = at.parent) {
      if (at.id === group.id) return at;
    }
    const parent = this.#groupOf(group.parent!, element, from);
    return parent.groups.get(group.id)?.at(-1) ?? this.#make(group.id, parent, element, true);
  }

  /** Begins a group with its element. Terms that were ahead of it, in other places, are its own. */
  #open(group: Group, element: XmlElement, from: OpenGroup): OpenGroup {
    const parent = this.#groupOf(group.parent!, element, from);
    const last = parent.groups.get(group.id)?.at(-1);
    if (last?.isAhead !== true) return this.#make(group.id, parent, element, false);
    last.element = element;
    last.isAhead = false;
    return last;
  }

  #make(id: GroupId, parent: OpenGroup, element: XmlElement, isAhead: boolean): OpenGroup {
    const made = new OpenGroup(id, parent, element, isAhead);
    const all = parent.groups.get(id);
    if (all === undefined) parent.groups.set(id, [made]);
    else all.push(made);
    return made;
  }

  /** Notes what no term has of one element, without its children. */
  #restOf(element: XmlElement, place: PlaceNode | undefined): void {
    const text = element.text.trim();
    if (text !== '' && place?.term === undefined && place?.constants.has(text.toUpperCase()) !== true) {
      this.notRead.push({ element, attribute: undefined });
    }
    for (const name of Object.keys(element.attributes)) {
      const isKnown = place !== undefined && this.#isKnown(name, element, place);
      if (!isKnown && !isAboutTheFile(name) && element.attributes[name]!.trim() !== '') {
        this.notRead.push({ element, attribute: name });
      }
    }
  }

  #isKnown(name: string, { attributes }: XmlElement, place: PlaceNode): boolean {
    const { term } = place;
    if (place.attributes.has(name) || place.fixedAttributes.has(name)) return true;
    if (term === undefined) return false;
    const value = attributes[name]!.trim();
    if (name === 'currencyID') return isMoney(term) && value === this.#currencyFor(term);
    if (name === 'format') return term.type === 'date' && value === '102';
    return isScheme(name, value, term);
  }

  #currencyFor({ id }: Term): string | undefined {
    return this.#currencies.get(id === 'BT-111' ? 'BT-6' : 'BT-5');
  }

  /** Passes an element that no place has, with all that is in it. */
  #pass(element: XmlElement): void {
    this.#restOf(element, undefined);
    for (const child of element.children) this.#pass(child);
  }

  #isAt(element: XmlElement, { conditions }: PlaceNode): boolean {
    return conditions.every((condition) => this.#holds(element, condition));
  }

  #holds(element: XmlElement, { path, attribute, values }: Condition): boolean {
    const at = descend(element, path);
    const found = (attribute === undefined ? at?.text : at?.attributes[attribute])?.trim();
    if (found === undefined) return false;
    if (!values.includes('BT-6')) return values.includes(found.toUpperCase());
    return found === this.#currencies.get('BT-6') && found !== this.#currencies.get('BT-5');
  }
}

/** Attributes that say where the schema is, or what the language is: nothing of the invoice. */
function isAboutTheFile(name: string): boolean {
  return name.startsWith('xsi:') || name === 'xml:lang' || name === 'xml:space' || name === 'xml:id';
}

/** The attributes that have the scheme of an identifier, and of a classification the edition. */
function isScheme(name: string, value: string, { id, type }: Term): boolean {
  if (id === 'BT-32') return name === 'schemeID' && value === 'FC';
  if (type === 'identifier:classification') return name === 'listID' || name === 'listVersionID';
  return name === 'schemeID' && type.startsWith('identifier:');
}

function isMoney({ type }: Term): boolean {
  return type === 'amount' || type === 'price';
}

function descend(element: XmlElement, path: readonly string[]): XmlElement | undefined {
  let at: XmlElement | undefined = element;
  for (const name of path) at = at?.children.find((child) => child.name === name);
  return at;
}

/** The currencies of the document and of its tax, which places ask for before they are read. */
function currenciesOf(root: XmlElement, places: PlaceSyntax): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const search = (element: XmlElement, place: PlaceNode): void => {
    const id = place.term?.id;
    if ((id === 'BT-5' || id === 'BT-6') && !found.has(id)) found.set(id, element.text.trim());
    for (const [name, nodes] of place.children) {
      const next = nodes.find((node) => leadsToCurrency(node));
      if (next === undefined) continue;
      for (const child of element.children) if (child.name === name) search(child, next);
    }
  };
  search(root, placeTree(places));
  return found;
}

function leadsToCurrency(place: PlaceNode): boolean {
  const id = place.term?.id;
  if (id === 'BT-5' || id === 'BT-6') return true;
  if (place.group !== undefined) return false;
  return [...place.children.values()].some((nodes) => nodes.some(leadsToCurrency));
}
