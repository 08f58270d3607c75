import { contentFrames } from '../finding/frames.ts';
import type { Headers } from '../finding/headers.ts';
import { Locator } from '../finding/location.ts';
import { markDisclosures } from './content/disclosures.ts';
import { findMainText } from './content/main-text.ts';
import { lettersIn, measure } from './content/measure.ts';
import { pageKind } from './content/page-kind.ts';
import { dateOf, statedDates } from './content/stated-dates.ts';
import { findWarnings, readSigns, type Signs } from './content/warnings.ts';
import { lettersOf, linkedAuthorOf, readDataFacts, readFacts } from './facts.ts';
import type { PageMarkdown } from './page-result.ts';
import { Addresses, type LinkStyle, written } from './reading/addresses.ts';
import { BlockReader } from './reading/content.ts';
import { type PageElement, shownStart } from './reading/element.ts';
import { Notes } from './reading/notes.ts';
import type { Page } from './reading/reading-page.ts';
import { type PageTree, readTree } from './reading/tree.ts';
import { joinSections, type Note, type Section, type Tail } from './writing/cut.ts';
import { writeBlocks } from './writing/write-blocks.ts';

/** How a page is written. */
export interface MarkdownOptions {
  readonly content: 'main' | 'full';
  readonly links: LinkStyle;
  readonly images: 'keep' | 'drop';
  readonly max_chars?: number;
}

/** Where a page is from. */
export interface PageSource {
  readonly finalUrl: URL;
  readonly status: number;
  readonly headers: Headers;
  /** Whether the page continues after what was read. */
  readonly truncated: boolean;
}

const MAX_LINKS = 1000;
const MAX_IMAGES = 500;

/** Writes the content of a page as Markdown, in time linear in its length. */
export function pageMarkdown(html: string, source: PageSource, options: MarkdownOptions): PageMarkdown {
  const { finalUrl, status, headers, truncated } = source;
  const { tree, signs } = treeOf(html);
  const data = readDataFacts(tree);
  const locator = new Locator(finalUrl, tree.head.base);
  const linkedAuthor = linkedAuthorOf(tree.root);
  const dates = statedDates(tree.root);
  const notes = new Notes(tree.root);
  const found =
    statedText(tree, data.articleBody) ??
    (options.content === 'full' ? tree.root : findMainText(tree.root, pageKind(tree.root, data, finalUrl)));
  // What was removed from the tree is read again.
  const main = found ?? treeOf(html).tree.root;
  const facts = readFacts({
    tree,
    data,
    linkedAuthor,
    statedDate: dateOf(found ?? tree.root, tree.root, dates),
    locator,
    headers,
    finalUrl,
  });
  const page: Page = {
    addresses: new Addresses(locator, finalUrl, { style: options.links, characters: mostCharacters(html) }),
    notes,
    keepsImages: options.images === 'keep',
    images: [],
    isPictureMissing: false,
    pictured: new Map(),
    path: [],
    words: 0,
  };
  const sections = withoutTitle(sectionsOf(page, main), facts.title);
  const most = Math.min(options.max_chars ?? Number.POSITIVE_INFINITY, mostCharacters(html));
  const fitted = joinSections(sections, tailOf(page), most);
  const { isFrameset, frames } = tree.head;
  const letters = lettersIn(fitted.markdown);
  const warnings = findWarnings({
    signs,
    title: tree.head.title,
    status,
    headers,
    hasScripts: tree.hasScripts,
    isPaid: data.isPaid,
    words: fitted.words,
    letters,
    frames: contentFrames({ isFrameset, frames, letters }, locator),
    isEmptyBody: html.trim() === '',
    isWhole: found === undefined && fitted.words > 0,
    isPageCut: truncated,
    isCut: fitted.isCut,
  });
  return {
    truncated: truncated || fitted.isCut,
    ...facts,
    excerpt: facts.excerpt ?? excerptOf(main),
    markdown: fitted.markdown,
    words: fitted.words,
    links: page.addresses.list(fitted.links, MAX_LINKS),
    images: imagesOf(page, fitted.images),
    warnings,
  };
}

/**
 * The tree of a page. One that shows next to nothing without its scripts may have its text for browsers without them, as the
 * threads of forums do.
 */
function treeOf(html: string): { readonly tree: PageTree; readonly signs: Signs } {
  const tree = readTree(html);
  const signs = readSigns(tree);
  measure(tree.root);
  markDisclosures(tree.root);
  const { letters } = tree.root;
  if (signs.noscriptLetters < MIN_NOSCRIPT || signs.noscriptLetters < 4 * letters) return { tree, signs };
  return { tree: readTree(html, { readsNoscript: true }), signs };
}

/** The article that a page states as data (schema.org, articleBody), where it shows next to nothing without its scripts. */
function statedText(tree: PageTree, articleBody: string): PageElement | undefined {
  const letters = lettersIn(articleBody);
  if (letters < MIN_NOSCRIPT || letters < 4 * tree.root.letters) return undefined;
  const isHtml = /<(?:p|br|div)[\s/>]/i.test(articleBody);
  const text = articleBody.replace(/&(?!#?\w{1,32};)/g, '&amp;').replaceAll('<', '&lt;');
  return treeOf(isHtml ? articleBody : `<p>${text.trim().replace(/\n+/g, '<p>')}`).tree.root;
}

/** Letters of a text for browsers without scripts that may be that of the page. */
const MIN_NOSCRIPT = 200;

/** Most characters of the Markdown of a page: lists in lists and relative addresses can make it longer than the page. */
function mostCharacters(html: string): number {
  return 3 * html.length + 65_536;
}

function sectionsOf(page: Page, main: PageElement): readonly Section[] {
  const reader = new BlockReader(page);
  reader.read(main);
  return reader.blocks.map((block, at) => ({ block, end: reader.ends[at]! }));
}

/** Without the first heading that is the title of the page. */
function withoutTitle(sections: readonly Section[], title: string): readonly Section[] {
  const letters = lettersOf(title);
  const at = sections.findIndex(
    ({ block }) => block.kind === 'heading' && block.level <= 2 && lettersOf(block.plain) === letters,
  );
  return at < 0 || letters === '' ? sections : sections.filter((_, index) => index !== at);
}

function tailOf(page: Page): Tail {
  const { addresses, notes } = page;
  const definitions: Note[] = [];
  for (let at = 0; at < notes.count; at++) {
    const before = page.words;
    addresses.mentioned.length = 0;
    const blocks = new BlockReader(page, { depth: 1, isInCell: false }).read(notes.mentioned[at]!);
    const text = writeBlocks(blocks)
      .join('\n\n')
      .replaceAll('\n', '\n    ')
      .replace(/\n {4}(?=\n)/g, '\n');
    definitions.push({
      text: `[^${at + 1}]: ${text}`,
      references: [...addresses.mentioned],
      notes: notes.count,
      words: page.words - before,
    });
  }
  const references = addresses.references.map((url, at) => `[${at + 1}]: ${written(url)}`);
  return { notes: definitions, references };
}

const EXCERPT_CHARACTERS = 200;
/** Characters of the text, much of which may be white space. */
const MAX_LOOKED_AT = 20_000;

/** The first words of the text. */
function excerptOf(main: PageElement): string | null {
  const text = shownStart(main, MAX_LOOKED_AT);
  if (text.length <= EXCERPT_CHARACTERS) return text || null;
  const end = text.lastIndexOf(' ', EXCERPT_CHARACTERS);
  return text.slice(0, end > 0 ? end : EXCERPT_CHARACTERS);
}

function imagesOf({ images }: Page, count: number): PageMarkdown['images'] {
  const alts = new Map<string, string>();
  for (const { url, text } of images.slice(0, count)) {
    if (!alts.has(url) && alts.size < MAX_IMAGES) alts.set(url, text);
  }
  return [...alts].map(([url, alt]) => ({ url, alt }));
}
