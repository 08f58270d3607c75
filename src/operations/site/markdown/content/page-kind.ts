import type { DataFacts } from '../facts.ts';
import { elementsIn, type PageElement } from '../reading/element.ts';

/** What structured data and the address say a page is, as far as that decides what its main text is. */
export interface PageKind {
  /** A shop's product or a thread of posts: its content is many short texts side by side. */
  readonly isInParts: boolean;
  /** A thread of posts: what is named comments or replies is its content. */
  readonly isOfPosts: boolean;
}

/** What a page is, by its types in JSON-LD and microdata, and by the words that forums have in their addresses. */
export function pageKind(root: PageElement, { types }: DataFacts, { hostname, pathname }: URL): PageKind {
  const items = itemTypesIn(root);
  const has = (type: string): boolean => types.has(type) || items.has(type);
  const isOfPosts = posts.some(has) || forumHost.test(hostname) || forumPath.test(pathname);
  const isProduct = products.some((type) => types.has(type) || items.get(type) === 1);
  // Articles have lists of questions too, for search engines.
  const isOfQuestions = questions.some(has) && !articles.some(has);
  return { isInParts: isOfPosts || isProduct || isOfQuestions, isOfPosts };
}

const posts = ['DiscussionForumPosting', 'QAPage'];
const products = ['Product', 'ProductGroup'];
const questions = ['Question', 'FAQPage'];
const articles = ['Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'ScholarlyArticle', 'Report'];

const forumHost =
  /(?:^|\.)(?:forums?|foren|foro|foros|bbs|boards?|community|discuss|discussions?|discourse|talk)\.|(?:^|\.)ycombinator\./;
const forumPath =
  /\/(?:forums?|threads?|viewtopic|showthread|viewthread|discussions?|questions|comments)(?:[/.]|$)|\/(?:topic|board|issue|pull|merge_request)s?[/=-]\d/i;

/** Names of types without their vocabulary, each with the number of its items. */
function itemTypesIn(root: PageElement): ReadonlyMap<string, number> {
  const types = new Map<string, number>();
  for (const element of elementsIn(root)) {
    if (!element.attributes.has('itemtype')) continue;
    const type = element
      .get('itemtype')
      .trim()
      .replace(/^.*[/:#]/, '');
    types.set(type, (types.get(type) ?? 0) + 1);
  }
  return types;
}
