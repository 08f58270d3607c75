/**
 * Which part of a page is its content. Elements are measured from the leaves up (letters, letters of links), the text
 * begins at the best of several candidates (`start.ts`), and grows to the element around it while that adds text and no
 * furniture; then asides go.
 *
 *   <body><nav>..</nav><div class="post"><h1>..</h1><p>..</p><div class="share">..</div></div></body>
 *     ->  the div "post" without the div "share"
 *
 * `names.ts` judges classes and ids, `phrases.ts` headings such as "Related articles". Nothing here writes Markdown.
 */
import { removeAsides } from '../reading/asides.ts';
import type { PageElement } from '../reading/element.ts';
import { rowsOf } from '../reading/tables.ts';
import { measure } from './measure.ts';
import { furnitureByName, furnitureWord, isHiddenByName, isNamedContent, nameWords } from './names.ts';
import type { PageKind } from './page-kind.ts';
import { findStart } from './start.ts';
import { isNeverContent } from './unseen.ts';

/**
 * The element that holds the main text of a page, with what is not content removed from it; undefined where nothing of
 * the page is a text.
 */
export function findMainText(root: PageElement, kind: PageKind): PageElement | undefined {
  measure(root);
  if (root.letters === 0) return undefined;
  // Comments and questions for consent may be longer than the text, and would hide how much of it an element holds.
  const { good, letters } = root;
  const isOfPosts = kind.isOfPosts || isOfComments(root);
  remove(
    root,
    (element) =>
      isNeverContent(element) ||
      isNotice(element, good) ||
      (!isOfPosts && isComments(element, { good, letters })),
  );
  measure(root);
  const page = new PageText(root);
  removeFurniture(root, { page, isOfPosts, isInPart: false });
  measure(root);
  const start = findStart(root);
  const main = descend(start, root, kind.isInParts ? NEARLY_ALL : INSIDE_SHARE);
  const isTooLittle =
    start === root && main.letters < MIN_SHARE * page.letters && root.linkLetters < 0.5 * root.letters;
  const isOneWord = main.letters < MIN_LETTERS && main.letters < MIN_SHARE * page.letters;
  if (main.letters === 0 || isTooLittle || isOneWord) return undefined;
  removeAsides(main);
  return main;
}

/** Less of the page than this is not its main text. */
const MIN_SHARE = 0.1;

/** Fewer letters beside many others are a label, such as "Top". */
const MIN_LETTERS = 40;

/** Pages with less continuous text consist of short ones. */
const MIN_GOOD = 300;

/** What the text of a page is, before furniture is removed. */
class PageText {
  readonly letters: number;
  readonly ofContent: ReadonlySet<string>;
  readonly #good: number;
  readonly #unlinked: number;

  constructor(root: PageElement) {
    this.letters = root.letters;
    this.#good = root.good;
    this.#unlinked = root.letters - root.linkLetters;
    this.ofContent = this.#namesOfContent(root);
  }

  /** The share of the page that an element holds: of its continuous text, or of its letters outside of links. */
  shareOf({ good, letters, linkLetters }: PageElement): number {
    const ofGood = this.#good === 0 ? 0 : good / this.#good;
    return this.#unlinked === 0 ? ofGood : Math.max(ofGood, (letters - linkLetters) / this.#unlinked);
  }

  /** Names of furniture whose elements together hold much of the page: its author calls the content so. */
  #namesOfContent(root: PageElement): ReadonlySet<string> {
    const found = new Map<string, { share: number; count: number }>();
    const visit = (element: PageElement): void => {
      for (const child of element.children) {
        if (typeof child === 'string' || child.letters === 0) continue;
        const word = furnitureWord(child);
        if (word === undefined) visit(child);
        else {
          const { share, count } = found.get(word) ?? { share: 0, count: 0 };
          found.set(word, { share: share + this.shareOf(child), count: count + 1 });
        }
      }
    };
    visit(root);
    const names = [...found].filter(([, { share, count }]) => share >= CONTENT_SHARE && count >= SEVERAL);
    return new Set(names.map(([word]) => word));
  }
}

/** Of the page: elements of one name that hold more together are its content. */
const CONTENT_SHARE = 0.45;
const SEVERAL = 2;

interface Around {
  readonly page: PageText;
  readonly isOfPosts: boolean;
  readonly isInPart: boolean;
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

/** Elements whose header is that of a part of the page. */
const partTags = new Set(['article', 'section', 'main']);

/** Removes what is not content by name, tag and role, unless it holds much of the page. */
function removeFurniture(element: PageElement, around: Around): void {
  const { children } = element;
  let kept = 0;
  for (const child of children) {
    if (typeof child !== 'string' && !keptWhole.has(child.tag)) {
      if (isFurniture(child, around)) continue;
      removeFurniture(child, partTags.has(child.tag) ? { ...around, isInPart: true } : around);
    }
    children[kept++] = child;
  }
  children.length = kept;
}

interface Measured {
  readonly good: number;
  readonly letters: number;
}

/** Whether an element is a question for consent or an advertisement. */
function isNotice(element: PageElement, good: number): boolean {
  if (element.attributes.size === 0 || element.good >= NOTICE_SHARE * good + 1) return false;
  return element.get('role') === 'dialog' || furnitureByName(element) === 'notice';
}

const NOTICE_SHARE = 0.4;

/** Whether next to nothing of the text of a page is beside its comments, as in threads about a page elsewhere. */
function isOfComments(root: PageElement): boolean {
  const inComments = goodOfComments(root);
  return root.good - inComments < MIN_BESIDE * inComments;
}

function goodOfComments(element: PageElement): number {
  let good = 0;
  for (const child of element.children) {
    if (typeof child === 'string' || child.good === 0) continue;
    good += isNamedComments(child) ? child.good : goodOfComments(child);
  }
  return good;
}

function isNamedComments(element: PageElement): boolean {
  return element.attributes.size > 0 && furnitureByName(element) === 'comments';
}

function isComments(element: PageElement, page: Measured): boolean {
  if (!isNamedComments(element)) return false;
  return page.letters - element.letters >= 200 && page.good - element.good >= MIN_BESIDE * element.good;
}

/** Of the text of comments: where less is beside them, they are the page. */
const MIN_BESIDE = 0.05;

/** Elements from which nothing is removed. */
const keptWhole = new Set(['pre', 'code', 'math', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function isFurniture(element: PageElement, { page, isOfPosts, isInPart }: Around): boolean {
  const share = page.shareOf(element);
  // Each post may be in a form, by which its author changes it.
  const isPost = isOfPosts && element.tag === 'form' && element.good > 0;
  const most = isPost ? undefined : mostByTag(element, isInPart);
  if (most !== undefined && share < most) return true;
  if (element.attributes.size === 0) return false;
  const remaining = page.letters - element.letters;
  if (isHiddenByName(element)) return share < 0.45;
  const kind = furnitureByName(element, page.ofContent);
  if (kind === 'label') return element.letters <= MAX_LABEL && share < 0.45 && !isNamedContent(element);
  if (kind !== 'extra') return false;
  if (isNamedContent(element)) return share < 0.03;
  if (2 * element.linkLetters > element.letters) return share < 0.6;
  return share < (remaining >= 500 ? 0.45 : 0.2);
}

/** Letters of an element that only names who wrote a text, when, and about what. */
const MAX_LABEL = 500;

/** The share of the page below which an element is left out by its tag or its role. */
function mostByTag({ tag, attributes }: PageElement, isInPart: boolean): number | undefined {
  const byTag = tag === 'header' ? (isInPart ? undefined : 0.3) : tagShares.get(tag);
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
function descend(start: PageElement, page: PageElement, share: number): PageElement {
  let here = start;
  for (;;) {
    const next = blocksToEnter(here).find((block) => isTheText(block, here, { good: page.good, share }));
    if (next === undefined || isOneOfSeveral(next, here)) return here;
    here = next;
  }
}

/** The blocks in an element; of tables, which may only place what is in them, the cells. */
function blocksToEnter(element: PageElement): readonly PageElement[] {
  const blocks: PageElement[] = [];
  for (const child of element.children) {
    if (typeof child === 'string' || !child.isBlock || textTags.has(child.tag)) continue;
    if (child.tag === 'table')
      for (const row of rowsOf(child).rows) for (const cell of row) blocks.push(cell);
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

/** Of a page in parts, whose short texts count. */
const NEARLY_ALL = 0.95;

const PAGE_SHARE = 0.35;

function isTheText(
  block: PageElement,
  here: PageElement,
  page: { readonly good: number; readonly share: number },
): boolean {
  if (page.share === NEARLY_ALL && block.letters < NEARLY_ALL * here.letters) return false;
  if (block.good < MIN_GOOD && block.letters < HALF * here.letters) return false;
  return block.good > 0 && block.good >= page.share * here.good && block.good >= PAGE_SHARE * page.good;
}

/** Of the letters around it: a block of less, with little continuous text, is one of many. */
const HALF = 0.5;

/** Blocks that are part of a text and never all of it. */
const textTags = new Set('p pre ul ol dl blockquote figure h1 h2 h3 h4 h5 h6'.split(' '));
