/** An element of an XML document that has text and no elements. */
export interface Leaf {
  /** Local names from the root to the element, joined by slashes. */
  readonly path: string;
  readonly name: string;
  readonly text: string;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The elements with text, in their order: enough of a reader for XML without CDATA, comments and mixed content. */
export function leavesOf(xml: string): Leaf[] {
  const leaves: Leaf[] = [];
  const open: string[] = [];
  let isLeaf = false;
  for (const [, close, name, selfClosing, text = ''] of xml.matchAll(
    /<(\/?)(?:[\w.-]+:)?([A-Za-z][\w.-]*)[^<>]*?(\/?)>([^<]*)/g,
  )) {
    if (close === '/') open.pop();
    else if (selfClosing !== '/') open.push(name!);
    isLeaf = close !== '/' && selfClosing !== '/';
    if (isLeaf && text.trim() !== '') {
      leaves.push({ path: open.join('/'), name: name!, text: unescaped(text) });
    }
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join('/')}`);
  return leaves;
}

function unescaped(text: string): string {
  return text.replace(/&(?:(lt|gt|quot|apos|amp)|#(\d+));/g, (_, name: string | undefined, code: string) =>
    name === undefined ? String.fromCodePoint(Number(code)) : entities[name]!,
  );
}
