/** An element as it is written, for changes that keep the bytes of everything else. */
export interface MarkupElement {
  name: string;
  attributes: [name: string, value: string][];
  /** Elements, and what is written between them. */
  content: (MarkupElement | string)[];
  parent: MarkupElement | undefined;
}

/** A document: what is before and behind its root, and the root. */
export interface Markup {
  readonly before: string;
  readonly root: MarkupElement;
}

const TOKEN = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<\/[^>]+>|<[^>]+>|[^<]+/g;

/** Takes a well-formed document apart, without a judgement of its own. */
export function parseMarkup(text: string): Markup {
  const top: MarkupElement = { name: '', attributes: [], content: [], parent: undefined };
  let at = top;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith('</')) at = at.parent ?? top;
    else if (token.startsWith('<') && !/^<[!?]/.test(token)) {
      const element = elementOf(token, at);
      at.content.push(element);
      if (!token.endsWith('/>')) at = element;
    } else at.content.push(token);
  }
  const root = top.content.find((part) => typeof part !== 'string');
  if (root === undefined) throw new Error('a document without a root');
  root.parent = undefined;
  return { before: top.content.slice(0, top.content.indexOf(root)).join(''), root };
}

function elementOf(token: string, parent: MarkupElement): MarkupElement {
  const attributes = [...token.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', double, single]): [string, string] => [
      name,
      double ?? (single ?? '').replaceAll('"', '&quot;'),
    ],
  );
  return { name: /^<([^\s/>]+)/.exec(token)?.[1] ?? '', attributes, content: [], parent };
}

export function writeMarkup({ before, root }: Markup): string {
  return `${before}${written(root)}`;
}

function written({ name, attributes, content }: MarkupElement): string {
  const listed = attributes.map(([key, value]) => ` ${key}="${value}"`).join('');
  const inner = content.map((part) => (typeof part === 'string' ? part : written(part))).join('');
  return inner === '' ? `<${name}${listed}/>` : `<${name}${listed}>${inner}</${name}>`;
}

/** A copy of an element for another parent. */
export function copyOf(element: MarkupElement, parent: MarkupElement | undefined): MarkupElement {
  const copy: MarkupElement = {
    name: element.name,
    attributes: element.attributes.map(([name, value]) => [name, value]),
    content: [],
    parent,
  };
  copy.content = element.content.map((part) => (typeof part === 'string' ? part : copyOf(part, copy)));
  return copy;
}

/** All elements below one, itself first. */
export function elementsOf(element: MarkupElement): MarkupElement[] {
  const found: MarkupElement[] = [element];
  for (const at of found) for (const part of at.content) if (typeof part !== 'string') found.push(part);
  return found;
}

/** The name without its prefix. */
export function localName({ name }: MarkupElement): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The text of an element without elements, or undefined. */
export function textValueOf({ content }: MarkupElement): string | undefined {
  return content.every((part) => typeof part === 'string') ? content.join('') : undefined;
}
