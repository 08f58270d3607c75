import { canonicalOf, languageOf } from '../finding/head.ts';
import type { Headers } from '../finding/headers.ts';
import { objectsOf, readJsonLd, textsOf } from '../finding/json-ld.ts';
import type { Locator } from '../finding/location.ts';
import type { Facts } from './page-result.ts';
import { elementsIn, type PageElement, textStart } from './reading/element.ts';
import type { PageTree } from './reading/tree.ts';

/** What structured data says that is not answered as it is. */
export interface DataFacts {
  readonly headline: string;
  /** The text of an article, of which the page may show nothing without its scripts; '' for none. */
  readonly articleBody: string;
  readonly authors: readonly string[];
  readonly published: string;
  readonly modified: string;
  readonly image: string;
  readonly types: ReadonlySet<string>;
  /** Whether it says that the page is not free to read. */
  readonly isPaid: boolean;
}

const MAX_SCRIPTS = 100;

/** Reads JSON-LD for what describes a page: articles before the pages they are on. */
export function readDataFacts(tree: PageTree): DataFacts {
  const types = new Set<string>();
  let isPaid = false;
  let best: Readonly<Record<string, unknown>> = {};
  let bestRank = 0;
  const known = new Map<string, string>();
  for (const script of tree.jsonLd.slice(0, MAX_SCRIPTS)) {
    for (const item of objectsOf(readJsonLd(script))) {
      const names = textsOf(item['@type']).map((name) => name.replace(/^.*[/:#]/, ''));
      for (const name of names.slice(0, 20)) types.add(name);
      if (/^false$/i.test(String(item.isAccessibleForFree))) isPaid = true;
      const id = item['@id'];
      const name = textsOf(item.name)[0];
      if (typeof id === 'string' && name !== undefined && known.size < MAX_NAMES) known.set(id, name);
      const rank = Math.max(0, ...names.slice(0, 20).map(rankOf));
      if (rank > bestRank) [best, bestRank] = [item, rank];
    }
  }
  const text = (name: string): string => collapsed(textsOf(best[name])[0] ?? '');
  return {
    articleBody: textsOf(best.articleBody)[0] ?? '',
    headline: text('headline') || (bestRank > 1 ? text('name') : ''),
    authors: namesIn(best.author, known),
    published: text('datePublished'),
    modified: text('dateModified'),
    image: addressIn(best.image),
    types,
    isPaid,
  };
}

function rankOf(type: string): number {
  if (/(?:Article|Posting|Report|Review)$/.test(type)) return 3;
  if (/^(?:Recipe|Product|QAPage|Question|Book|Event|HowTo|VideoObject|Movie|Course|Dataset)$/.test(type))
    return 2;
  return /Page$/.test(type) ? 1 : 0;
}

/** Things with an id whose names are kept, so that an author may be named by reference (JSON-LD 1.1, 3.3). */
const MAX_NAMES = 1000;

function namesIn(value: unknown, known: ReadonlyMap<string, string>): readonly string[] {
  const people = (Array.isArray(value) ? value : [value]).slice(0, 50);
  const names = people.flatMap((person: unknown) => {
    if (typeof person === 'string') return person;
    if (typeof person !== 'object' || person === null) return [];
    if ('name' in person) return textsOf(person.name);
    return '@id' in person && typeof person['@id'] === 'string' ? (known.get(person['@id']) ?? []) : [];
  });
  return [...new Set(names.map(collapsed))].filter(isName);
}

function addressIn(value: unknown): string {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'string') return first;
  if (typeof first !== 'object' || first === null || !('url' in first)) return '';
  return textsOf(first.url)[0] ?? '';
}

function isName(text: string): boolean {
  return text !== '' && text.length <= 200 && !/^(?:https?:)?\/\//i.test(text);
}

function collapsed(text: string): string {
  return text.replace(/[\s\0]+/g, ' ').trim();
}

/** What the page is read with. */
export interface FactsSource {
  readonly tree: PageTree;
  readonly data: DataFacts;
  readonly linkedAuthor: string;
  readonly statedDate: string;
  readonly locator: Locator;
  readonly headers: Headers;
  readonly finalUrl: URL;
}

/** What the page states of itself, in its head, its structured data and its text; nothing is guessed. */
export function readFacts(source: FactsSource): Facts {
  const { tree, data, locator, headers } = source;
  const { head } = tree;
  const meta = (...names: readonly string[]): string => {
    for (const name of names) {
      const value = collapsed(head.metas.get(name) ?? '');
      if (value !== '') return value;
    }
    return '';
  };
  const siteName = meta('og:site_name', 'application-name');
  const image = meta('og:image', 'og:image:url', 'twitter:image') || data.image;
  const date = (stated: readonly string[]): string | null => stated.find(isDate) ?? null;
  return {
    title: titleOf(source, meta('og:title'), siteName).slice(0, 2000),
    author: authorOf(source, meta) || null,
    published: date([
      meta('article:published_time'),
      data.published,
      ...publishedNames.map((name) => meta(name)),
      source.statedDate,
    ]),
    modified: date([
      meta('article:modified_time'),
      data.modified,
      ...modifiedNames.map((name) => meta(name)),
    ]),
    language: languageOf(head, headers) || null,
    site_name: siteName || null,
    canonical: canonicalOf(head, locator, headers) || null,
    image: (image !== '' && locator.resolve(image)?.href) || null,
    excerpt: meta('description', 'og:description').slice(0, 5000) || null,
  };
}

const publishedNames = [
  'og:published_time',
  'itemprop:datepublished',
  'datepublished',
  'date',
  'dc.date',
  'dc.date.issued',
  'dcterms.created',
  'dcterms.date',
  'pubdate',
  'publishdate',
  'publication_date',
  'citation_publication_date',
  'sailthru.date',
  'parsely-pub-date',
];

const modifiedNames = ['og:updated_time', 'itemprop:datemodified', 'last-modified', 'dcterms.modified'];

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}/.test(text) && text.length <= 64;
}

function authorOf(source: FactsSource, meta: (...names: readonly string[]) => string): string {
  const stated = meta('author');
  if (isName(stated)) return stated;
  if (source.data.authors.length > 0) return source.data.authors.join(', ').slice(0, 1000);
  const kin = meta(
    'article:author',
    'dc.creator',
    'dcterms.creator',
    'citation_author',
    'parsely-author',
    'sailthru.author',
  );
  if (isName(kin)) return kin;
  return source.linkedAuthor;
}

/** The author whom a link or an item of a page names; '' for none. Bylines are no part of the text, so it is asked for first. */
export function linkedAuthorOf(root: PageElement): string {
  for (const element of elementsIn(root)) {
    const isAuthor =
      /(?:^|\s)author(?:\s|$)/i.test(element.get('rel')) ||
      /(?:^|\s)author(?:\s|$)/.test(element.get('itemprop'));
    const name = isAuthor ? collapsed(textStart(nameIn(element), 1000)) : '';
    if (isName(name)) return name;
  }
  return '';
}

/** The name in an item that describes a person (microdata), which may have a job too; else the item. */
function nameIn(item: PageElement): PageElement {
  let elements = 0;
  for (const inner of elementsIn(item)) {
    if (++elements > MAX_IN_ITEM) break;
    if (/(?:^|\s)name(?:\s|$)/.test(inner.get('itemprop'))) return inner;
  }
  return item;
}

/** Elements of an item among which its name is. */
const MAX_IN_ITEM = 50;

/** Headings of the first level among which the title is looked for. */
const MAX_HEADINGS = 100;

/** Characters of such a heading, with its white space. */
const MAX_HEADING = 8000;

/**
 * The heading that the title of the document contains: not the name of the site where there is another one, and the longest of
 * several, since the name of a product may be a heading on each of its pages.
 */
function titleOf({ tree, data, finalUrl }: FactsSource, ogTitle: string, siteName: string): string {
  const documentTitle = tree.head.title;
  const lettersOfTitle = lettersOf(documentTitle);
  const lettersOfOgTitle = lettersOf(ogTitle);
  const site: Site = {
    letters: lettersOf(siteName),
    host: lettersOf(finalUrl.hostname.replace(/^www\./, '')),
  };
  let [first, best, siteHeading] = ['', '', ''];
  let headings = 0;
  for (const element of elementsIn(tree.root)) {
    if (element.tag !== 'h1') continue;
    if (++headings > MAX_HEADINGS) break;
    const text = collapsed(textStart(element, MAX_HEADING));
    const letters = lettersOf(text);
    first ||= text;
    if (letters === '' || !lettersOfTitle.includes(letters)) continue;
    if (letters === lettersOfOgTitle) return text;
    if (isSite(text, site)) siteHeading ||= text;
    else if (letters.length > lettersOf(best).length) best = text;
  }
  if (finalUrl.pathname === '/') best ||= siteHeading;
  return best || ogTitle || data.headline || withoutSite(documentTitle, site) || first;
}

/** The letters and digits of a text, in lower case: what makes two titles the same. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Letters of the name of a site, and of its host. */
interface Site {
  readonly letters: string;
  readonly host: string;
}

function isSite(text: string, { letters: site, host }: Site): boolean {
  const letters = lettersOf(text);
  return (
    letters.length > 1 &&
    (letters === site || (letters.length > 2 && host.startsWith(letters)) || letters === host)
  );
}

/** A title without the name of the site before or behind it. */
function withoutSite(title: string, site: Site): string {
  for (const separator of [' | ', ' - ', ' \u2013 ', ' \u2014 ', ' \u00b7 ']) {
    const last = title.lastIndexOf(separator);
    if (last > 0 && isSite(title.slice(last + separator.length), site)) return title.slice(0, last).trim();
    const first = title.indexOf(separator);
    if (first > 0 && isSite(title.slice(0, first), site)) return title.slice(first + separator.length).trim();
  }
  return title;
}
