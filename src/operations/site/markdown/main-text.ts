import { elementsIn, type PageElement, type PageNode } from './element.ts';
import { measure } from './measure.ts';
import { furnitureByName, hasNameIn, isNamedContent } from './names.ts';
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
  const whole = root.letters;
  if (root.letters === 0) return undefined;
  const page = { good: root.good, letters: root.letters, links: root.linkLetters };
  prune(root, { page, isInArticle: false });
  measure(root);
  const start = startOf(root);
  const main = kind.isInParts ? start : descend(start, root.good);
  const isTooLittle = main.letters < LEAST_SHARE * whole && root.linkLetters < 0.5 * root.letters;
  return main.letters === 0 || isTooLittle ? undefined : main;
}

/** Less of the page than this is not its main text. */
const LEAST_SHARE = 0.1;

interface Around {
  readonly page: { readonly good: number; readonly letters: number };
  readonly isInArticle: boolean;
}

/** Removes what is not content, by name, tag and role, unless it holds much of the page. */
function prune(element: PageElement, around: Around): void {
  const inside = element.tag === 'article' ? { ...around, isInArticle: true } : around;
  const { children } = element;
  let kept = 0;
  for (const child of children) {
    if (typeof child !== 'string') {
      if (isNeverContent(child) || isFurniture(child, around)) continue;
      if (!keptWhole.has(child.tag)) prune(child, inside);
    }
    children[kept++] = child;
  }
  children.length = kept;
}

/** Elements from which nothing is removed. */
const keptWhole = new Set(['pre', 'code', 'math', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

function isFurniture(element: PageElement, { page, isInArticle }: Around): boolean {
  if (keptWhole.has(element.tag)) return false;
  const share = page.good === 0 ? 0 : element.good / page.good;
  const most = mostByTag(element, isInArticle);
  if (most !== undefined && share < most) return true;
  if (element.attributes.size === 0) return false;
  const remaining = page.letters - element.letters;
  switch (furnitureByName(element)) {
    case 'notice':
      return share < 0.4;
    case 'comments':
      return remaining >= 200;
    case 'extra':
      if (isNamedContent(element)) return share < 0.03;
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

/** Where to begin: the element that names itself as the text, an article, or the main element. */
function startOf(root: PageElement): PageElement {
  let best = root;
  let bestRank = 0;
  for (const element of elementsIn(root)) {
    const rank = rankOf(element, root.good);
    if (rank === 0 || rank < bestRank) continue;
    if (rank > bestRank || element.good > best.good) {
      best = element;
      bestRank = rank;
    }
  }
  return best;
}

function rankOf(element: PageElement, good: number): number {
  const { tag } = element;
  if (element.good >= 0.4 * good && good > 0) {
    if (element.get('itemprop').toLowerCase() === 'articlebody') return 4;
    if (element.attributes.size > 0 && hasNameIn(element, bodyNames)) return 3;
  }
  if (tag === 'article') return element.good >= 0.5 * good ? 2 : 0;
  const isMain = tag === 'main' || element.get('role') === 'main';
  return isMain && element.good >= 0.6 * good ? 1 : 0;
}

const bodyNames = new Set(
  'articlebody articlecontent articletext entrycontent postcontent postbody storybody storycontent'.split(
    ' ',
  ),
);

/** Goes down while one block inside holds nearly all that is good of the page. */
function descend(start: PageElement, good: number): PageElement {
  let here = start;
  for (;;) {
    const next = here.children.find((child) => isTheText(child, here, good));
    if (next === undefined) return here;
    here = next as PageElement;
  }
}

const INSIDE_SHARE = 0.8;
const PAGE_SHARE = 0.35;

function isTheText(child: PageNode, here: PageElement, good: number): boolean {
  if (typeof child === 'string' || !child.isBlock || textTags.has(child.tag)) return false;
  if (child.tag === 'table' && child.good <= 400) return false;
  return child.good > 0 && child.good >= INSIDE_SHARE * here.good && child.good >= PAGE_SHARE * good;
}

/** Blocks that are part of a text and never all of it. */
const textTags = new Set('p pre ul ol dl blockquote figure h1 h2 h3 h4 h5 h6'.split(' '));
