import { HOLDS_TITLE, type PageElement } from '../reading/element.ts';
import { hasNameIn } from './names.ts';

/**
 * Where the main text of a page begins: at the element that names itself as the text of an article, an article, or the main
 * element, whichever holds enough of the page; else at the root. Several parts of one text begin at what is around them.
 */
export function findStart(root: PageElement): PageElement {
  const candidates = new Candidates(root);
  for (const parts of [candidates.bodies, candidates.named]) {
    const around = parts.size > 0 ? lowestAround(root, parts) : root;
    if (parts.size > 0 && around.good >= BODY_SHARE * root.good) return around;
  }
  for (const elements of [candidates.titled, candidates.articles, candidates.mains]) {
    if (elements.length > 0) return elements.reduce((best, each) => (each.good > best.good ? each : best));
  }
  return root;
}

/** Of the text of a page: the least that the parts hold which name themselves as its text. */
const BODY_SHARE = 0.4;

/** The least that one of several such parts holds. */
const PART_SHARE = 0.1;

const TITLED_SHARE = 0.2;
const ARTICLE_SHARE = 0.5;
const MAIN_SHARE = 0.6;

/** An article with less continuous text is one of many, unless it has most of the letters. */
const MIN_GOOD = 300;

/** Elements that may be the text, by what says so. */
class Candidates {
  readonly bodies = new Set<PageElement>();
  readonly named = new Set<PageElement>();
  /** Articles with a heading of the first level: each is the text even where those of others are longer together. */
  readonly titled: PageElement[] = [];
  readonly articles: PageElement[] = [];
  readonly mains: PageElement[] = [];
  readonly #good: number;
  readonly #letters: number;

  constructor(root: PageElement) {
    this.#good = root.good;
    this.#letters = root.letters;
    if (root.good > 0) this.#visit(root);
  }

  /** Returns the good of the best article in an element. */
  #visit(element: PageElement): number {
    let inArticles = 0;
    for (const child of element.children) {
      if (typeof child === 'string' || child.good === 0) continue;
      const inner = this.#visit(child);
      this.#add(child, inner);
      inArticles = Math.max(inArticles, child.tag === 'article' ? child.good : inner);
    }
    return inArticles;
  }

  #add(element: PageElement, inArticles: number): void {
    const share = element.good / this.#good;
    if (share < PART_SHARE) return;
    if (element.get('itemprop').toLowerCase() === 'articlebody') this.bodies.add(element);
    if (element.attributes.size > 0 && hasNameIn(element, bodyNames)) this.named.add(element);
    // An article of articles is a list of them.
    const isLong = element.good >= MIN_GOOD || element.letters >= this.#letters / 2;
    if (element.tag === 'article' && isLong && inArticles <= element.good / 2) {
      const holdsTitle = (element.holds & HOLDS_TITLE) !== 0;
      if (holdsTitle && share >= TITLED_SHARE) this.titled.push(element);
      if (share >= ARTICLE_SHARE) this.articles.push(element);
    }
    const isMain = element.tag === 'main' || element.get('role') === 'main';
    if (isMain && share >= MAIN_SHARE) this.mains.push(element);
  }
}

const bodyNames = new Set(
  'articlebody articlecontent articletext entrycontent postcontent postbody storybody storycontent'.split(
    ' ',
  ),
);

/** The lowest element that is one of the parts, or around all of them. */
function lowestAround(root: PageElement, parts: ReadonlySet<PageElement>): PageElement {
  let around = root;
  const visit = (element: PageElement): number => {
    let inside = parts.has(element) ? 1 : 0;
    for (const child of element.children)
      if (typeof child !== 'string' && inside < parts.size) inside += visit(child);
    if (inside === parts.size && around === root) around = element;
    return inside;
  };
  visit(root);
  return around;
}
