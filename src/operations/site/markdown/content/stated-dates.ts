import type { PageElement, PageNode } from '../reading/element.ts';
import { furnitureByName } from './names.ts';

/** Elements that state a date, among which that of the text is. */
const MAX_DATES = 50;

/** A date that an element states, and the elements around it, outermost first. */
interface StatedDate {
  readonly date: string;
  readonly around: readonly PageElement[];
}

/**
 * The dates that `time` elements state, before what is not part of the text is removed: who wrote an article and when is above
 * it more often than in it. Those of comments, of asides and of other articles are theirs.
 */
export function statedDates(root: PageElement): readonly StatedDate[] {
  const dates: StatedDate[] = [];
  const around: PageElement[] = [];
  const visit = (node: PageNode): boolean => {
    if (typeof node === 'string' || apart.has(node.tag) || isOfOthers(node)) return true;
    if (node.tag === 'time') {
      const date = node.get('datetime').trim();
      if (/^\d{4}-\d{2}-\d{2}/.test(date) && date.length <= 64) dates.push({ date, around: [...around] });
      return dates.length < MAX_DATES;
    }
    around.push(node);
    const goesOn = node.children.every(visit);
    around.pop();
    return goesOn;
  };
  visit(root);
  return dates;
}

const apart = new Set(['aside', 'nav', 'footer']);

function isOfOthers(element: PageElement): boolean {
  if (element.attributes.size === 0) return false;
  const kind = furnitureByName(element);
  return kind === 'comments' || kind === 'extra';
}

/** The first date in the article that holds the main text, or in the main text; '' for none. */
export function dateOf(main: PageElement, root: PageElement, dates: readonly StatedDate[]): string {
  const article = articleAround(main, root);
  const own = dates.find(({ around }) => around.findLast(({ tag }) => tag === 'article') === article);
  const inside = dates.find(({ around }) => around.includes(main));
  return (article === undefined ? inside : (own ?? inside))?.date ?? '';
}

/** The innermost article that holds an element, or is it. */
function articleAround(main: PageElement, root: PageElement): PageElement | undefined {
  const articles: PageElement[] = [];
  const visit = (element: PageElement): boolean => {
    if (element.tag === 'article') articles.push(element);
    if (element === main) return true;
    for (const child of element.children) if (typeof child !== 'string' && visit(child)) return true;
    if (element.tag === 'article') articles.pop();
    return false;
  };
  return visit(root) ? articles.at(-1) : undefined;
}
