import { removeAsides } from './asides.ts';
import type { PageElement } from './element.ts';
import { measure } from './measure.ts';
import { furnitureByName, isNamedContent, nameWords } from './names.ts';
import { findStart } from './start.ts';
import { rowsOf } from './tables.ts';
import { isNeverContent } from './unseen.ts';

/** What structured data says a page is about, as far as that decides what its main text is. */
export interface PageKind {
  /** A shop's product or a thread of posts: its content is many short texts side by side. */
  readonly isInParts: boolean;
}

/**
 * The element that holds the main text of a page, with what is not content removed from it; undefined where nothing of
 * the page is a text.
 */
export function findMainText(root: PageElement, kind: PageKind): PageElement | undefined {
  measure(root);
  if (root.letters === 0) return undefined;
  // Comments may be longer than what they are on, and would hide how much of the text an element holds.
  remove(
    root,
    (element) => isNeverContent(element) || (!kind.isInParts && isComments(element, root.letters)),
  );
  measure(root);
  const whole = { good: root.good, letters: root.letters };
  removeFurniture(root, { page: whole, isInArticle: false });
  measure(root);
  const start = findStart(root);
  const main = kind.isInParts ? start : descend(start, root.good);
  const isTooLittle =
    start === root && main.letters < MIN_SHARE * whole.letters && root.linkLetters < 0.5 * root.letters;
  if (main.letters === 0 || isTooLittle) return undefined;
  removeAsides(main);
  return main;
}

/** Less of the page than this is not its main text. */
const MIN_SHARE = 0.1;

interface Around {
  readonly page: { readonly good: number; readonly letters: number };
  readonly isInArticle: boolean;
}

/** Removes the elements that are to go, and leaves code, formulas and headings as they are. */
function remove(element: PageElement, isToGo: (element: PageElement) => boolean): void {
  const { children } = element;
  let kept = 0;
  for (const child of children) {
    if (typeof child !== 'string' && !keptWhole.has(child.tag)) {
      if (isToGo(child)) continue;
      remove(child, isToGo);
    }
    children[kept++] = child;
  }
  children.length = kept;
}

/** Removes what is not content by name, tag and role, unless it holds much of the page. */
function removeFurniture(element: PageElement, around: Around): void {
  const { children } = element;
  let kept = 0;
  for (const child of children) {
    if (typeof child !== 'string' && !keptWhole.has(child.tag)) {
      if (isFurniture(child, around)) continue;
      removeFurniture(child, child.tag === 'article' ? { ...around, isInArticle: true } : around);
    }
    children[kept++] = child;
  }
  children.length = kept;
}

function isComments(element: PageElement, letters: number): boolean {
  return (
    element.attributes.size > 0 && furnitureByName(element) === 'comments' && letters - element.letters >= 200
  );
}

/** Elements from which nothing is removed. */
const keptWhole = new Set(['pre', 'code', 'math', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function isFurniture(element: PageElement, { page, isInArticle }: Around): boolean {
  const share = page.good === 0 ? 0 : element.good / page.good;
  const most = mostByTag(element, isInArticle);
  if (most !== undefined && share < most) return true;
  if (element.attributes.size === 0) return false;
  const remaining = page.letters - element.letters;
  switch (furnitureByName(element)) {
    case 'notice':
      return share < 0.4;
    case 'extra':
      if (isNamedContent(element)) return share < 0.03;
      if (2 * element.linkLetters > element.letters) return share < 0.6;
      return share < (remaining >= 500 ? 0.45 : 0.2);
    default:
      return false;
  }
}

/** The share of the page below which an element is left out by its tag or its role. */
function mostByTag({ tag, attributes }: PageElement, isInArticle: boolean): number | undefined {
  const byTag = tag === 'header' ? (isInArticle ? undefined : 0.3) : tagShares.get(tag);
  return byTag ?? (attributes.has('role') ? roleShares.get(attributes.get('role')!) : undefined);
}

const tagShares = new Map([
  ['footer', 0.5],
  ['aside', 0.25],
  ['form', 0.5],
]);

const roleShares = new Map([
  ['navigation', 0.4],
  ['complementary', 0.4],
  ['banner', 0.4],
  ['contentinfo', 0.4],
  ['search', 0.4],
  ['dialog', 0.4],
]);

/** Goes down while one block inside holds nearly all that is good of the page. */
function descend(start: PageElement, good: number): PageElement {
  let here = start;
  for (;;) {
    const next = blocksToEnter(here).find((block) => isTheText(block, here, good));
    if (next === undefined || isOneOfSeveral(next, here)) return here;
    here = next;
  }
}

/** The blocks in an element; of tables, which may only place what is in them, the cells. */
function blocksToEnter(element: PageElement): readonly PageElement[] {
  const blocks: PageElement[] = [];
  for (const child of element.children) {
    if (typeof child === 'string' || !child.isBlock || textTags.has(child.tag)) continue;
    if (child.tag === 'table') for (const row of rowsOf(child).rows) blocks.push(...row);
    else blocks.push(child);
  }
  return blocks;
}

/** Whether a block has text beside it that belongs to it: paragraphs, or blocks of its kind. */
function isOneOfSeveral(block: PageElement, here: PageElement): boolean {
  let beside = 0;
  for (const child of here.children) {
    if (typeof child === 'string' || child === block) continue;
    const isOfItsKind = child.tag === block.tag && sharesName(child, block);
    if (child.tag === 'p' || isOfItsKind) beside += child.good;
  }
  return beside >= BESIDE_SHARE * here.good;
}

/** Of the good text of an element: less beside the block that holds the rest is not part of it. */
const BESIDE_SHARE = 0.05;

function sharesName(a: PageElement, b: PageElement): boolean {
  const [first] = nameWords(a);
  return first !== undefined && first === nameWords(b)[0];
}

const INSIDE_SHARE = 0.8;
const PAGE_SHARE = 0.35;

function isTheText(block: PageElement, here: PageElement, good: number): boolean {
  return block.good > 0 && block.good >= INSIDE_SHARE * here.good && block.good >= PAGE_SHARE * good;
}

/** Blocks that are part of a text and never all of it. */
const textTags = new Set('p pre ul ol dl blockquote figure h1 h2 h3 h4 h5 h6'.split(' '));
