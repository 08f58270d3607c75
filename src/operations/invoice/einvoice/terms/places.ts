import type { Place, TermType } from './term.ts';

/** The kinds of roots that have places of their own. */
export type PlaceSyntax = 'cii' | 'invoice' | 'creditNote';

/** One element on the way to a place. */
export interface Step {
  readonly name: string;
  readonly conditions: readonly Condition[];
}

/** What an element must have below it, or as an attribute, for a place to be its. */
export interface Condition {
  /** Names of elements; of an attribute none. */
  readonly path: readonly string[];
  readonly attribute: string | undefined;
  /** In upper case; one that is `BT-6` is the currency of that term. */
  readonly values: readonly string[];
}

/** A place as it is read: steps, from the root or from the element of the group, and maybe an attribute. */
export interface ParsedPlace {
  readonly from: 'root' | 'parent' | 'group';
  readonly steps: readonly Step[];
  readonly attribute: string | undefined;
}

/** What UBL calls differently in credit notes. */
const creditNoteNames: Readonly<Record<string, string>> = {
  InvoiceLine: 'CreditNoteLine',
  InvoicedQuantity: 'CreditedQuantity',
  InvoiceTypeCode: 'CreditNoteTypeCode',
};

/** The places that a text of the table names, without those that are empty. */
export function parsePlaces(place: Place, syntax: PlaceSyntax, type: TermType | 'group'): ParsedPlace[] {
  if (place === '') return [];
  return place.split('|').map((text) => parsePlace(text, syntax, type));
}

function parsePlace(place: string, syntax: PlaceSyntax, type: TermType | 'group'): ParsedPlace {
  const from = place.startsWith('/') ? 'root' : place.startsWith('../') ? 'parent' : 'group';
  const parts = splitOutside(place.replace(/^(\/|\.\.\/)/, '')).filter((part) => part !== '.');
  const last = parts.at(-1);
  const attribute = last?.startsWith('@') === true ? parts.pop()?.slice(1) : undefined;
  const isCiiDate = syntax === 'cii' && type === 'date' && last?.includes(':') === false;
  const names = isCiiDate ? [...parts, 'udt:DateTimeString'] : parts;
  const steps = names.map((part, index) =>
    stepOf(part, syntax, type !== 'group' && index === names.length - 1),
  );
  return { from, steps, attribute };
}

/** Parts at the slashes that are not in brackets. */
function splitOutside(text: string): string[] {
  return text === '' ? [] : text.split(/\/(?![^[]*\])/);
}

function stepOf(part: string, syntax: PlaceSyntax, isLeaf: boolean): Step {
  const [, name = '', bracket] = /^([^[]+)(?:\[(.+)\])?$/.exec(part) ?? [];
  return {
    name: prefixed(name, syntax, isLeaf),
    conditions: bracket === undefined ? [] : [conditionOf(bracket, syntax)],
  };
}

function conditionOf(text: string, syntax: PlaceSyntax): Condition {
  const [place = '', values = ''] = text.split('=');
  const isAttribute = place.startsWith('@');
  const names = isAttribute ? [] : place.split('/');
  return {
    path: names.map((name, index) => prefixed(name, syntax, index === names.length - 1)),
    attribute: isAttribute ? place.slice(1) : undefined,
    values: values.toUpperCase().split(','),
  };
}

function prefixed(name: string, syntax: PlaceSyntax, isLeaf: boolean): string {
  if (name.includes(':')) return name;
  if (syntax === 'cii') return `ram:${name}`;
  const own = syntax === 'creditNote' ? (creditNoteNames[name] ?? name) : name;
  return `${isLeaf ? 'cbc' : 'cac'}:${own}`;
}
