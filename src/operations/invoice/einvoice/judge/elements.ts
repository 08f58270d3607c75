import type { XmlElement } from '../../../../formats/xml/element.ts';

/** The elements at a path of names from one on: `cac:Party/cac:PostalAddress`. */
export function childrenAt(element: XmlElement, path: string): readonly XmlElement[] {
  let found: readonly XmlElement[] = [element];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

/** The first element at a path. */
export function childAt(element: XmlElement | undefined, path: string): XmlElement | undefined {
  return element && childrenAt(element, path)[0];
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
