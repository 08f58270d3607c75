import {
  copyOf,
  elementsOf,
  type Markup,
  type MarkupElement,
  parseMarkup,
  textValueOf,
  writeMarkup,
} from '../reading/markup.ts';

/**
 * Changes to a document, a line each: an element at a path of names from the root on (`cac:InvoiceLine[2]/cbc:ID`) is
 * deleted, is doubled, gets a text, gets an attribute or loses it, or gets an element before or behind it.
 * `all FROM TO` gives every element of one text another.
 */
export type Edits = string;

/** A document without the element that a change is about. */
export class MissingPlace extends Error {}

/** A document after changes. */
export function edited(xml: string, edits: Edits): string {
  return edits
    .split('\n')
    .filter((edit) => edit !== '')
    .reduce((text, edit) => {
      const document = parseMarkup(text);
      apply(document, edit);
      return writeMarkup(document);
    }, xml);
}

function apply(document: Markup, edit: string): void {
  const [action = '', path = '', ...rest] = edit.split(' ');
  if (action === 'all') {
    for (const each of elementsOf(document.root)) {
      if (textValueOf(each) === path) each.content = [rest.join(' ')];
    }
    return;
  }
  const element = elementAt(document, path);
  const siblings = element.parent?.content ?? [];
  const index = siblings.indexOf(element);
  const value = rest.join(' ');
  if (action === 'delete') siblings.splice(index, 1);
  else if (action === 'double') siblings.splice(index, 0, copyOf(element, element.parent));
  else if (action === 'text') element.content = [value];
  else if (action === 'before') siblings.splice(index, 0, value);
  else if (action === 'behind') siblings.splice(index + 1, 0, value);
  else if (action === 'within') element.content.push(value);
  else if (action === 'attribute') setAttribute(element, rest[0] ?? '', rest.slice(1).join(' '));
  else if (action === 'no-attribute')
    element.attributes = element.attributes.filter(([name]) => name !== value);
  else throw new Error(`no change is called ${action}`);
}

function setAttribute(element: MarkupElement, name: string, value: string): void {
  element.attributes = [...element.attributes.filter(([each]) => each !== name), [name, value]];
}

function elementAt({ root }: Markup, path: string): MarkupElement {
  let at = root;
  for (const step of path.split('/').filter((each) => each !== '.')) {
    const [, name = '', index = '1'] = /^([^[]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
    const found = at.content.filter(
      (part): part is MarkupElement => typeof part !== 'string' && part.name === name,
    )[Number(index) - 1];
    if (found === undefined) throw new MissingPlace(`${path} has no ${step}`);
    at = found;
  }
  return at;
}
