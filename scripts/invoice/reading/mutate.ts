import { type Chance, pick } from '../chance.ts';
import {
  copyOf,
  elementsOf,
  localName,
  type Markup,
  type MarkupElement,
  parseMarkup,
  textValueOf,
  writeMarkup,
} from './markup.ts';
import { otherAttribute, otherValue } from './other-values.ts';

/** The elements with BT-24: without it no program knows which rules apply. */
const KEPT = new Set(['CustomizationID', 'GuidelineSpecifiedDocumentContextParameter']);

/** A file with one to three changes: what is in it is deleted, doubled, moved, renamed, or gets another value. */
export function mutant(chance: Chance, file: string, donors: readonly string[]): string {
  const document = parseMarkup(file);
  const count = 1 + Math.floor(chance() ** 2 * 3.5);
  for (let index = 0; index < count; index++) change(chance, document, donors);
  return writeMarkup(document);
}

type Change = (chance: Chance, element: MarkupElement, document: Markup, donors: readonly string[]) => void;

/** The changes; those that are there twice are drawn twice as often. */
const changes: readonly Change[] = [
  drop,
  drop,
  double,
  exchange,
  move,
  empty,
  rename,
  changeValue,
  changeValue,
  changeValue,
  changeValue,
  changeEqualValues,
  changeEqualValues,
  changeAttribute,
  changeAttribute,
  insert,
  insert,
  insert,
];

function change(chance: Chance, document: Markup, donors: readonly string[]): void {
  const elements = elementsOf(document.root).filter(
    (element) => element.parent !== undefined && !isKept(element),
  );
  if (elements.length === 0) return;
  // Lines are most of a file: every name has the same chance.
  const names = [...new Set(elements.map(({ name }) => name))];
  const name = pick(chance, names);
  const element = pick(
    chance,
    elements.filter((each) => each.name === name),
  );
  pick(chance, changes)(chance, element, document, donors);
}

function isKept(element: MarkupElement): boolean {
  return (
    elementsOf(element).some((each) => KEPT.has(localName(each))) || KEPT.has(localName(element.parent!))
  );
}

function drop(_: Chance, element: MarkupElement): void {
  const siblings = element.parent!.content;
  siblings.splice(siblings.indexOf(element), 1);
}

function double(_: Chance, element: MarkupElement): void {
  const siblings = element.parent!.content;
  siblings.splice(siblings.indexOf(element) + 1, 0, copyOf(element, element.parent));
}

function exchange(_: Chance, element: MarkupElement): void {
  const siblings = element.parent!.content;
  const at = siblings.indexOf(element);
  const other = siblings.findIndex((part, index) => index > at && typeof part !== 'string');
  if (other < 0) return;
  siblings[at] = siblings[other]!;
  siblings[other] = element;
}

function move(chance: Chance, element: MarkupElement, { root }: Markup): void {
  const inside = new Set(elementsOf(element));
  const parents = elementsOf(root).filter((each) => textValueOf(each) === undefined && !inside.has(each));
  const twins = parents.filter(({ name }) => name === element.parent!.name);
  const target = pick(chance, chance() < 0.5 ? twins : parents);
  drop(chance, element);
  element.parent = target;
  target.content.splice(Math.floor(chance() * (target.content.length + 1)), 0, element);
}

function empty(_: Chance, element: MarkupElement): void {
  element.content = [];
}

/** A value under another name; of what has elements in it everything would be lost at once. */
function rename(chance: Chance, element: MarkupElement, { root }: Markup): void {
  if (textValueOf(element) === undefined) return;
  element.name = pick(
    chance,
    elementsOf(root).filter((each) => textValueOf(each) !== undefined),
  ).name;
}

function changeValue(chance: Chance, element: MarkupElement, { root }: Markup): void {
  const leaves = elementsOf(element).filter((each) => textValueOf(each) !== undefined);
  const leaf = pick(chance, leaves);
  leaf.content = [otherValue(chance, leaf, elementsOf(root))];
}

/** The same value everywhere, as the category of a tax in a line and in the breakdown. */
function changeEqualValues(chance: Chance, element: MarkupElement, { root }: Markup): void {
  const leaf = pick(
    chance,
    elementsOf(element).filter((each) => textValueOf(each) !== undefined),
  );
  const value = textValueOf(leaf);
  const all = elementsOf(root).filter((each) => textValueOf(each) === value && !KEPT.has(localName(each)));
  const other = otherValue(chance, leaf, elementsOf(root));
  for (const each of all) each.content = [other];
}

function changeAttribute(chance: Chance, element: MarkupElement, { root }: Markup): void {
  const holders = elementsOf(element).filter(({ attributes }) => attributes.length > 0);
  const holder = holders.length > 0 && chance() < 0.8 ? pick(chance, holders) : element;
  const named = holder.attributes.filter(([name]) => !name.startsWith('xmlns'));
  const kind = chance();
  if (named.length > 0 && kind < 0.35) {
    const [name] = pick(chance, named);
    holder.attributes = holder.attributes.filter(([each]) => each !== name);
  } else if (named.length > 0 && kind < 0.8) {
    const attribute = pick(chance, named);
    attribute[1] = otherAttribute(chance, attribute[0], elementsOf(root));
  } else {
    const name = pick(chance, attributeNames);
    if (holder.attributes.some(([each]) => each === name)) return;
    holder.attributes.push([name, otherAttribute(chance, name, elementsOf(root))]);
  }
}

const attributeNames = [
  'schemeID',
  'schemeID',
  'currencyID',
  'unitCode',
  'listID',
  'listVersionID',
  'languageID',
  'schemeName',
  'schemeURI',
  'schemeAgencyID',
  'format',
  'mimeCode',
  'filename',
  'name',
  'listURI',
  'unitCodeListID',
];

/** Something that another file has below a parent of the same name, where that file has it among its siblings. */
function insert(chance: Chance, element: MarkupElement, { root }: Markup, donors: readonly string[]): void {
  const donor = parseMarkup(pick(chance, donors)).root;
  const target = textValueOf(element) === undefined && chance() < 0.7 ? element : element.parent!;
  const parents = elementsOf(donor).filter(
    (each) => localName(each) === localName(target) && textValueOf(each) === undefined,
  );
  if (parents.length === 0) return;
  const parent = pick(chance, parents);
  const children = parent.content.filter((part) => typeof part !== 'string');
  const missing = children.filter(
    (child) =>
      !target.content.some((part) => typeof part !== 'string' && localName(part) === localName(child)),
  );
  const given = pick(chance, missing.length > 0 && chance() < 0.8 ? missing : children);
  if (elementsOf(given).some((each) => KEPT.has(localName(each)))) return;
  const behind = new Set(children.slice(children.indexOf(given) + 1).map(localName));
  const at = target.content.findIndex((part) => typeof part !== 'string' && behind.has(localName(part)));
  const copy = withPrefixesOf(root, copyOf(given, target));
  target.content.splice(at < 0 ? target.content.length : at, 0, copy);
}

/** The prefixes of names as the document has them, whose files agree about local names. */
function withPrefixesOf(root: MarkupElement, copy: MarkupElement): MarkupElement {
  const own = new Map(elementsOf(root).map((element) => [localName(element), element.name]));
  const prefixes = new Map(elementsOf(root).map(({ name }) => [kindOf(name), prefixOf(name)]));
  for (const element of elementsOf(copy)) {
    const local = localName(element);
    element.name =
      own.get(local) ?? `${prefixes.get(kindOf(element.name)) ?? prefixOf(element.name)}${local}`;
  }
  return copy;
}

function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(':') + 1);
}

/** Files call the namespaces alike but for upper case and digits. */
function kindOf(name: string): string {
  return prefixOf(name).toLowerCase().replace(/\d/g, '');
}
