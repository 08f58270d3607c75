import type { XmlElement } from '../../../../formats/xml/element.ts';

/** The elements at a path of names from one on: `cac:Party/cac:PostalAddress`. */
export function childrenAt(element: XmlElement, path: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  collect(element, namesOf(path), 0, found);
  return found;
}

/** The first element at a path. */
export function childAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return element && firstAt(element, namesOf(path), 0);
}

/** The names of paths, which the rules write: each path is cut once. */
const cut = new Map<string, readonly string[]>();

function namesOf(path: string): readonly string[] {
  const names = cut.get(path) ?? path.split('/');
  cut.set(path, names);
  return names;
}

function collect(element: XmlElement, names: readonly string[], depth: number, found: XmlElement[]): void {
  for (const child of element.children) {
    if (child.name !== names[depth]) continue;
    if (depth === names.length - 1) found.push(child);
    else collect(child, names, depth + 1, found);
  }
}

function firstAt(element: XmlElement, names: readonly string[], depth: number): XmlElement | undefined {
  for (const child of element.children) {
    if (child.name !== names[depth]) continue;
    const found = depth === names.length - 1 ? child : firstAt(child, names, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text of the first element at a path, as written; undefined where it is missing. */
export function textAt(element: XmlElement | undefined, path: string): string | undefined {
  return childAt(element, path)?.text;
}

/** Whether an element is below one of a name. */
export function isBelow(element: XmlElement, name: string): boolean {
  for (let at = element.parent; at !== undefined; at = at.parent) if (at.name === name) return true;
  return false;
}

/** White space as XPath's normalize-space() has it. */
export function normalized(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
}

/** Whether a text of xs:boolean is this one. */
export function isBoolean(text: string | undefined, wanted: boolean): boolean {
  const value = normalized(text ?? '');
  return wanted ? value === 'true' || value === '1' : value === 'false' || value === '0';
}
