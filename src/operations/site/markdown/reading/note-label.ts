import { type PageElement, type PageNode, textStart } from './element.ts';

/** Characters of the label of a note, with its white space. */
const MAX_LABEL = 40;

/** Pieces of text and links at the beginning of a note that may be its label. */
const MAX_LEAVES = 40;

const label = /^[[(]?(?:\d{1,4}|[a-z]{1,2}|[ivxlc]{1,8}|[*\u2020\u2021\u00a7\u2191^]{1,4}|\^)[\])]?\.?$/i;

/** Whether the text of a link is the label of a note, such as `1`, `[1]`, `iv` or `*`. */
export function isLabelLink(link: PageElement): boolean {
  return label.test(textStart(link, MAX_LABEL).trim());
}

/** A place in the tree that holds a text, or a link within the page. */
interface Leaf {
  readonly parent: PageElement;
  readonly at: number;
}

/**
 * Removes from a note what it begins with for readers of the page: its number with the brackets around it, and the links back to
 * each of its mentions (`^ a b`).
 */
export function removeLabel(note: PageElement): void {
  const leaves: Leaf[] = [];
  gather(note, leaves);
  const nodes = leaves.map(({ parent, at }) => parent.children[at]!);
  const first = nodes.findIndex((node) => typeof node !== 'string');
  if (first < 0 || !isLabelLink(nodes[first] as PageElement)) return;
  if (!nodes.slice(0, first).every((node) => /^[\s[(^\u2191]*$/.test(node as string))) return;
  let last = first;
  for (let at = first + 1; at < nodes.length && isBetween(nodes[at]!); at++) {
    if (typeof nodes[at] !== 'string') last = at;
  }
  for (const { parent, at } of leaves.slice(0, last + 1)) parent.children[at] = '';
  const next = leaves[last + 1];
  const text = nodes[last + 1];
  if (next !== undefined && typeof text === 'string')
    next.parent.children[next.at] = text.replace(/^\s*[\])]?[.:]?/, '');
}

/** Whether a node may be between the links back of one note, or is one of them. */
function isBetween(node: PageNode): boolean {
  return typeof node === 'string' ? /^[\s,]*$/.test(node) : isLabelLink(node);
}

function gather(element: PageElement, leaves: Leaf[]): void {
  for (const [at, child] of element.children.entries()) {
    if (leaves.length >= MAX_LEAVES) return;
    const isLink = typeof child !== 'string' && child.tag === 'a' && child.get('href').includes('#');
    if (typeof child === 'string' || isLink) leaves.push({ parent: element, at });
    else gather(child, leaves);
  }
}
