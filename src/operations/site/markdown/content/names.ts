import { type PageElement, textStart } from '../reading/element.ts';

/** What a class or an id calls an element, as far as that says whether it is content. */
export type Furniture = 'notice' | 'comments' | 'label' | 'extra';

/**
 * What an element is by the words of its class and its id, undefined for content: the first of their words and pairs of
 * neighbouring words that is known.
 */
export function furnitureByName(
  element: PageElement,
  ofContent: ReadonlySet<string> = noNames,
): Furniture | undefined {
  const word = furnitureWord(element, ofContent);
  return word === undefined ? undefined : furniture.get(word);
}

/** The word of class and id that says so; words in `ofContent` say nothing. */
export function furnitureWord(
  element: PageElement,
  ofContent: ReadonlySet<string> = noNames,
): string | undefined {
  for (const word of nameWords(element)) if (furniture.has(word) && !ofContent.has(word)) return word;
  return undefined;
}

const noNames: ReadonlySet<string> = new Set();

/** Whether a class hides an element on all screens: `hidden`, but not beside `lg:block`. */
export function isHiddenByName(element: PageElement): boolean {
  const names = element.get('class');
  return hidingName.test(names) && !showingName.test(names);
}

const hidingName = /(?:^|\s)(?:hidden|hide|is-hidden)(?:\s|$)/;
const showingName = /(?:^|\s)[a-z\d]+:(?:block|flex|grid|inline|table|contents)/;

/** Whether the class or the id also says that an element is content. */
export function isNamedContent(element: PageElement): boolean {
  return nameWords(element).some((word) => contentWords.has(word));
}

/** Whether a word, or two neighbouring ones written as one, is in the class or the id of an element. */
export function hasNameIn(element: PageElement, wanted: ReadonlySet<string>): boolean {
  return nameWords(element).some((word) => wanted.has(word));
}

const noWords: readonly string[] = [];

/** The words of class and id in lower case, and each pair of neighbours within one name as one word. */
export function nameWords(element: PageElement): readonly string[] {
  element.names ??=
    element.attributes.size === 0 ? noWords : wordsOf(`${element.get('class')} ${nameOfId(element)}`);
  return element.names;
}

/** The id of an element, unless it only repeats a heading: then its words are those of the text. */
function nameOfId(element: PageElement): string {
  const id = element.get('id');
  if (id === '') return '';
  const isSlug = /^h[1-6]$/.test(element.tag) || (id.match(/[^-_]+/g)?.length ?? 0) > MAX_ID_WORDS;
  if (isSlug) return '';
  for (const child of element.children.slice(0, MAX_BEFORE_HEADING)) {
    if (typeof child === 'string' || !/^h[1-6]$/.test(child.tag)) continue;
    return lettersOnly(textStart(child, MAX_HEADING)) === lettersOnly(id) ? '' : id;
  }
  return id;
}

/** Nodes in an element among which its heading is. */
const MAX_BEFORE_HEADING = 8;

/** Characters of a heading that an id may repeat. */
const MAX_HEADING = 2000;

/** More words make a sentence. */
const MAX_ID_WORDS = 3;

function lettersOnly(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function wordsOf(names: string): readonly string[] {
  const words: string[] = [];
  for (const name of names.split(/\s+/)) {
    // Of style sheets by utilities, `lg:hidden` and `w-[90%]` are for some screens, and name nothing.
    if (/[:[]/.test(name)) continue;
    let before = '';
    for (const [part] of withoutHashes(name).matchAll(/[a-z]+|[A-Z]+(?![a-z])|[A-Z][a-z]*/g)) {
      const word = part.toLowerCase();
      // `has-sidebar` and `no-comments` are beside such a thing, or without it.
      if (!/^(?:has|with|no|without)$/.test(before)) words.push(word);
      if (before !== '') words.push(before + word);
      before = word;
    }
  }
  return words;
}

/** A name without the parts that a program made, which have letters between digits between letters. */
function withoutHashes(name: string): string {
  if (!/\d/.test(name)) return name;
  return name.replace(/[a-z\d]+/gi, (part) => (/\d[a-z]+\d+[a-z]/i.test(part) ? '' : part));
}

const list = (kind: Furniture, words: string) => words.split(' ').map((word) => [word, kind] as const);

const furniture: ReadonlyMap<string, Furniture> = new Map([
  ...list(
    'notice',
    'breadcrumb breadcrumbs cookie cookies cookiebanner consent gdpr onetrust otsdk otpc otacc otdesc otcat othost didomi cookiebot iubenda truste usercentrics ad ads advert adverts advertisement advertising ' +
      'adsbygoogle adslot adunit dfp sponsor sponsored sponsors mweditsection editsection skiplink',
  ),
  ...list(
    'comments',
    'comment comments commentlist commentform disqus replies respond responses livefyre fbcomments',
  ),
  ...list(
    'extra',
    'share shares sharing sharebar sharetools addthis addtoany social socials socialmedia follow followus like ' +
      'likes reactions related relatedposts relatedarticles relatedlinks relatedcontent recommended recommendation ' +
      'recommendations recirculation recirc trending popular mostread mostpopular mostviewed readnext upnext readalso ' +
      'morefrom morenews morestories moreon ' +
      'alsolike youmaylike outbrain taboola zergnet newsletter newsletters subscribe subscription signup signin login ' +
      'register sidebar aside rail widget widgets tagcloud authorbio authorbox ' +
      'authorinfo aboutauthor pagination pager paging prevnext postnavigation nextprev nav navbar navigation navmenu ' +
      'menu submenu sitenav masthead topbar toolbar toolbox tools footer colophon copyright legal print printonly ' +
      'printfriendly modal popup popover overlay dropdown promo promos promotion banner teaser teasers ' +
      'donate donation support cta calltoaction infobox navbox verticalnavbox catlinks sitesub jumptonav ' +
      'screenreader visuallyhidden sronly srtext noprint hatnote toc contents ' +
      'poweredby editlink backtotop scrolltop searchform searchbox rating ratings ' +
      'vote votes poll survey quiz slideshownav correction feedback helpful',
  ),
  ...list(
    'label',
    'tag tags taglist topics byline postmeta entrymeta articlemeta meta metadata dateline timestamp pubdate ' +
      'publisheddate postdate entrydate readtime readingtime categories category',
  ),
]);

const contentWords = new Set(
  (
    'article articlebody articlecontent articletext body content entry entrycontent main maincontent page post ' +
    'postbody postcontent story storybody text'
  ).split(' '),
);
