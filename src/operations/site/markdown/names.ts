import { type PageElement, textOf } from './element.ts';

/** What a class or an id calls an element, as far as that says whether it is content. */
export type Furniture = 'notice' | 'comments' | 'extra';

/**
 * What an element is by the words of its class and its id, undefined for content: the first of their words and pairs of
 * neighbouring words that is known.
 */
export function furnitureByName(element: PageElement): Furniture | undefined {
  for (const word of nameWords(element)) {
    const kind = furniture.get(word);
    if (kind !== undefined) return kind;
  }
  return undefined;
}

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
    return lettersOnly(textOf(child)) === lettersOnly(id) ? '' : id;
  }
  return id;
}

/** Nodes in an element among which its heading is. */
const MAX_BEFORE_HEADING = 8;

/** More words make a sentence. */
const MAX_ID_WORDS = 3;

function lettersOnly(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function wordsOf(names: string): readonly string[] {
  const words: string[] = [];
  for (const name of names.split(/\s+/)) {
    let before = '';
    for (const [part] of name.matchAll(/[a-z]+|[A-Z]+(?![a-z])|[A-Z][a-z]*/g)) {
      const word = part.toLowerCase();
      words.push(word);
      if (before !== '') words.push(before + word);
      before = word;
    }
  }
  return words;
}

const list = (kind: Furniture, words: string) => words.split(' ').map((word) => [word, kind] as const);

const furniture: ReadonlyMap<string, Furniture> = new Map([
  ...list(
    'notice',
    'breadcrumb breadcrumbs cookie cookies cookiebanner consent gdpr ad ads advert adverts advertisement advertising ' +
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
      'register sidebar aside rail widget widgets tag tags taglist tagcloud topics byline authorbio authorbox ' +
      'authorinfo aboutauthor pagination pager paging prevnext postnavigation nextprev nav navbar navigation navmenu ' +
      'menu submenu sitenav masthead topbar toolbar toolbox tools footer colophon copyright legal print printonly ' +
      'printfriendly modal popup popover overlay dropdown promo promos promotion banner teaser teasers ' +
      'donate donation support cta calltoaction infobox navbox vertical metadata catlinks sitesub jumptonav ' +
      'screenreader visuallyhidden sronly srtext hidden noprint hide hatnote toc contents ' +
      'postmeta entrymeta articlemeta meta dateline timestamp pubdate publisheddate postdate entrydate ' +
      'readtime readingtime categories category poweredby editlink backtotop scrolltop searchform searchbox rating ratings ' +
      'vote votes poll survey quiz slideshownav correction feedback helpful',
  ),
]);

const contentWords = new Set(
  (
    'article articlebody articlecontent articletext body content entry entrycontent main maincontent page post ' +
    'postbody postcontent story storybody text'
  ).split(' '),
);
