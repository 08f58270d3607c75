import { Parser } from 'htmlparser2';

/** An element of an XML document. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/** The root of an XML document, as a parser that we did not write reads it. */
export function xmlTree(bytes: Uint8Array): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, children: [], text: '' };
        open.at(-1)!.children.push(element);
        open.push(element);
      },
      ontext(text) {
        open.at(-1)!.text += text;
      },
      onclosetag() {
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  return top.children[0]!;
}

/** The elements at a path of names below an element: `cac:TaxTotal/cbc:TaxAmount`. */
export function elementsAt(root: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [root],
    );
}

/** The texts at a path. */
export function textsAt(root: XmlElement, path: string): string[] {
  return elementsAt(root, path).map(({ text }) => text);
}

/** An element and all below it. */
export function* allElements(root: XmlElement): Iterable<XmlElement> {
  yield root;
  for (const child of root.children) yield* allElements(child);
}
