/** A piece of a page's content: an element, or text with its character references resolved. */
export type PageNode = PageElement | string;

/** An element of a page, with what the reading of its content measures. */
export class PageElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: PageNode[] = [];
  /** Whether it begins and ends lines: by its tag, or because it holds an element that does. */
  isBlock: boolean;
  /** Which of the elements that decide how it is written are in it, as bits. */
  holds = 0;
  /** Whether it opens a text by a click, or is such a text: see disclosures.ts. */
  disclosure: 'label' | 'panel' | undefined = undefined;
  /** The words of its class and id, once they were asked for: see names.ts. */
  names: readonly string[] | undefined = undefined;
  /** Letters in it, white space left out. */
  letters = 0;
  /** Those of its letters that are in links. */
  linkLetters = 0;
  /** How much continuous text it holds: see measure.ts. */
  good = 0;

  constructor(tag: string, attributes: ReadonlyMap<string, string>) {
    this.tag = tag;
    this.attributes = attributes;
    this.isBlock = blockTags.has(tag);
  }

  /** The value of an attribute; '' for one that it has not. */
  get(name: string): string {
    return this.attributes.get(name) ?? '';
  }
}

/** Bits of `holds`. */
export const HOLDS_TABLE = 1;
export const HOLDS_HEADING = 2;
export const HOLDS_CODE = 4;
export const HOLDS_TITLE = 8;

/** The bits that an element of this name sets in those around it; 0 for most. */
export function bitOf(tag: string): number {
  if (tag === 'table') return HOLDS_TABLE;
  if (tag === 'pre') return HOLDS_CODE;
  if (tag === 'h1') return HOLDS_HEADING | HOLDS_TITLE;
  return /^h[2-6]$/.test(tag) ? HOLDS_HEADING : 0;
}

/** Elements that begin and end lines (HTML 15.3). */
const blockTags = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol p plaintext pre search section ' +
    'summary table tbody td tfoot th thead tr ul xmp'
  ).split(' '),
);

/** Whether an element of this name begins and ends lines whatever it holds. */
export function isBlockTag(tag: string): boolean {
  return blockTags.has(tag);
}

/** All elements below an element, in the order of the page. */
export function* elementsIn(element: PageElement): Generator<PageElement> {
  const waiting: PageElement[] = [element];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next !== element) yield next;
    for (let at = next.children.length - 1; at >= 0; at--) {
      const child = next.children[at]!;
      if (typeof child !== 'string') waiting.push(child);
    }
  }
}

/** The text of a node as it is in the page, with its white space. */
export function textOf(node: PageNode): string {
  const pieces: string[] = [];
  gatherText(node, pieces);
  return pieces.join('');
}

function gatherText(node: PageNode, pieces: string[]): void {
  if (typeof node === 'string') pieces.push(node);
  else for (const child of node.children) gatherText(child, pieces);
}

/** The first characters of an element as it is shown: white space is collapsed, and blocks are apart. */
export function shownStart(element: PageElement, most: number): string {
  const pieces: string[] = [];
  let left = most;
  const gather = (node: PageNode): boolean => {
    if (typeof node === 'string') {
      pieces.push(node.slice(0, left));
      left -= node.length;
      return left > 0;
    }
    const isApart = node.tag === 'br' || isBlockTag(node.tag);
    if (isApart) pieces.push(' ');
    const goesOn = node.children.every(gather);
    if (isApart) pieces.push(' ');
    return goesOn;
  };
  gather(element);
  return pieces.join('').replace(/\s+/g, ' ').trim();
}

/** Elements that are looked into for the first characters of a text. */
const MAX_LOOKED_INTO = 200;

/**
 * The first characters of the text of an element. What elements in each other hold is asked for at every level: the whole
 * text of each would take 256 times the page.
 */
export function textStart(element: PageElement, most: number): string {
  const pieces: string[] = [];
  let left = most;
  let elements = MAX_LOOKED_INTO;
  const gather = (node: PageNode): boolean => {
    if (typeof node !== 'string') return --elements >= 0 && node.children.every(gather);
    pieces.push(node.slice(0, left));
    left -= node.length;
    return left > 0;
  };
  element.children.every(gather);
  return pieces.join('');
}
