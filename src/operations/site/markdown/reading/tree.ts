/**
 * From the elements of a page to blocks of Markdown. `tree.ts` builds a tree whose every element knows its place,
 * `content.ts` reads blocks of it, `inline.ts` and `line.ts` what is in a line.
 *
 *   <p>See <a href="/a">the <b>list</b></a></p>
 *     ->  a line "See the list" with a link from 4 to 12 and a mark from 8 to 12
 *     ->  { kind: 'paragraph', text: 'See [the **list**](https://shop.example/a)' }
 *
 * `../writing` makes text of lines and blocks; `addresses.ts` resolves addresses.
 */
import type { Attributes } from '../../reading/attributes.ts';
import { HeadParts } from '../../reading/head-parts.ts';
import { type PageListener, readHtml } from '../../reading/reader.ts';
import { bitOf, isBlockTag, PageElement } from './element.ts';
import { lazyNames } from './pictures.ts';

/** A page as a tree. */
export interface PageTree {
  readonly root: PageElement;
  readonly head: HeadParts;
  /** The texts of its JSON-LD scripts, in order. */
  readonly jsonLd: readonly string[];
  readonly hasScripts: boolean;
}

/**
 * Reads a page as a tree in one pass. Elements deeper than 256 are left out, and their text stays. What is for browsers
 * without scripts is an element of its own, or with `readsNoscript` part of what is around it.
 */
export function readTree(html: string, { readsNoscript = false } = {}): PageTree {
  const builder = new TreeBuilder(html, readsNoscript ? framesAndNoscript : frameTags);
  readHtml(html, builder);
  builder.finish();
  return builder;
}

/** Every walk over the tree may recurse to this depth. */
const MAX_DEPTH = 256;

/** Elements an end tag looks through for its start. */
const MAX_SEARCH = 64;

/** Characters of a class, an id or a style that are read. */
const MAX_NAME = 500;

const none: ReadonlyMap<string, string> = new Map();

class TreeBuilder implements PageListener, PageTree {
  readonly root = new PageElement('body', none);
  readonly head = new HeadParts();
  readonly jsonLd: string[] = [];
  hasScripts = false;

  readonly #html: string;
  readonly #frames: ReadonlySet<string>;
  readonly #stack: PageElement[] = [this.root];
  /** How many elements of a name are open in the stack. */
  readonly #open = new Map<string, number>();
  /** How many elements of a name are open below the deepest level, so that their end tags end nothing else. */
  readonly #tooDeep = new Map<string, number>();
  #text: string[] = [];
  /** The element whose content is left out, and how many elements of a name are open in it. */
  #skipping = '';
  readonly #skipped = new Map<string, number>();
  /** The attributes of the player whose content is left out. */
  #player: Map<string, string> | undefined;
  #script: { readonly kind: ScriptKind; readonly text: string[] } | undefined;

  /** `frames` are the tags that make no elements, and whose content is read. */
  constructor(html: string, frames: ReadonlySet<string>) {
    this.#html = html;
    this.#frames = frames;
  }

  open(tag: string, attributes: Attributes, isForeign: boolean): void {
    if (this.#skipping !== '') {
      this.#openSkipped(tag, attributes);
      return;
    }
    if (!isForeign && this.head.open(tag, attributes)) return;
    if (this.#frames.has(tag)) return;
    if (tag === 'br') {
      this.#append(new PageElement('br', none));
      return;
    }
    this.#imply(tag);
    if (tag === 'script') {
      this.#openScript(attributes);
      return;
    }
    if (skippedTags.has(tag)) this.#skip(tag);
    if (unseenTags.has(tag)) return;
    const read = readAttributes(attributes);
    // What a player plays may be in its first source.
    this.#player = playerTags.has(tag) ? new Map(read) : undefined;
    const element = new PageElement(tag, this.#player ?? read);
    if (voidTags.has(tag) || skippedTags.has(tag)) this.#append(element);
    else this.#push(element);
  }

  close(tag: string): void {
    if (this.#script !== undefined && tag === 'script') {
      this.#endScript();
      return;
    }
    if (this.#skipping !== '' && !this.#endsSkipped(tag)) return;
    if (this.head.close(tag) || this.#frames.has(tag)) return;
    if (tag === 'br') this.#append(new PageElement('br', none));
    else if (count(this.#tooDeep, tag) > 0) add(this.#tooDeep, tag, -1);
    else if (count(this.#open, tag) > 0) this.#closeNearest(tag);
  }

  text(start: number, end: number): void {
    this.#addText(this.#html.slice(start, end));
  }

  character(codePoint: number): void {
    this.#addText(String.fromCodePoint(codePoint));
  }

  finish(): void {
    this.#endText();
    this.head.close('title');
  }

  #addText(text: string): void {
    if (this.#script !== undefined) {
      if (this.#script.kind !== 'code') this.#script.text.push(text);
    } else if (this.#skipping === '' && !this.head.text(text)) this.#text.push(text);
  }

  #endText(): void {
    if (this.#text.length === 0) return;
    this.#stack.at(-1)!.children.push(this.#text.length === 1 ? this.#text[0]! : this.#text.join(''));
    this.#text = [];
  }

  #append(element: PageElement): void {
    this.#endText();
    this.#stack.at(-1)!.children.push(element);
    if (!element.isBlock) return;
    for (let at = this.#stack.length - 1; !this.#stack[at]!.isBlock; at--) this.#stack[at]!.isBlock = true;
    const bit = bitOf(element.tag);
    if (bit === 0) return;
    for (let at = this.#stack.length - 1; at >= 0 && (this.#stack[at]!.holds & bit) !== bit; at--)
      this.#stack[at]!.holds |= bit;
  }

  #push(element: PageElement): void {
    if (this.#stack.length >= MAX_DEPTH) {
      add(this.#tooDeep, element.tag, 1);
      // Its text is apart from what is before it.
      if (element.isBlock) this.#append(new PageElement('br', none));
      return;
    }
    this.#append(element);
    this.#stack.push(element);
    add(this.#open, element.tag, 1);
  }

  /** Ends the elements that end where one of this name begins (HTML 13.1.2.4). */
  #imply(tag: string): void {
    for (const { tags, within } of impliedEnds.get(tag) ?? noEnds) {
      const at = this.#nearest((open) => tags.has(open), within);
      if (at > 0) this.#closeFrom(at);
    }
    if (isBlockTag(tag) && count(this.#open, 'p') > 0) {
      const at = this.#nearest((open) => open === 'p', paragraphScope);
      if (at > 0) this.#closeFrom(at);
    }
  }

  /** An end tag ends no table around the cell it is in, and one of a mark ends no block. */
  #closeNearest(tag: string): void {
    const isInline = !isBlockTag(tag);
    const scope = tableTags.has(tag) ? tableScope : cellScope;
    const at = this.#nearest(
      (open) => open === tag,
      scope,
      (open) => isInline && isBlockTag(open),
    );
    if (at > 0) this.#closeFrom(at);
  }

  /** Where the nearest open element is that is wanted; -1 beyond an element that bounds the search. */
  #nearest(
    isWanted: (tag: string) => boolean,
    scope: ReadonlySet<string>,
    isEnd: (tag: string) => boolean = () => false,
  ): number {
    const last = Math.max(1, this.#stack.length - MAX_SEARCH);
    for (let at = this.#stack.length - 1; at >= last; at--) {
      const { tag } = this.#stack[at]!;
      if (isWanted(tag)) return at;
      if (scope.has(tag) || isEnd(tag)) return -1;
    }
    return -1;
  }

  #closeFrom(at: number): void {
    this.#endText();
    while (this.#stack.length > at) add(this.#open, this.#stack.pop()!.tag, -1);
  }

  #skip(tag: string): void {
    this.#skipping = tag;
    this.#skipped.clear();
  }

  #openSkipped(tag: string, attributes: Attributes): void {
    if (!voidTags.has(tag)) add(this.#skipped, tag, 1);
    const source = tag === 'source' ? attributes.get('src') : undefined;
    if (source !== undefined && !this.#player?.has('src')) this.#player?.set('src', source);
  }

  /** Whether what is left out ended, by its end tag or that of an element around it. */
  #endsSkipped(tag: string): boolean {
    if (count(this.#skipped, tag) > 0) {
      add(this.#skipped, tag, -1);
      return false;
    }
    const isOwn = tag === this.#skipping;
    if (!isOwn && count(this.#open, tag) === 0) return false;
    this.#skipping = '';
    return !isOwn;
  }

  #openScript(attributes: Attributes): void {
    const type = (attributes.get('type') ?? '').trim().toLowerCase();
    const kind = type.startsWith('math/tex')
      ? 'tex'
      : type.startsWith('application/ld+json')
        ? 'data'
        : 'code';
    this.hasScripts ||= kind === 'code';
    this.#script = { kind, text: [] };
    if (kind === 'tex') this.#append(new PageElement(type.includes('display') ? 'tex-display' : 'tex', none));
  }

  #endScript(): void {
    const { kind, text } = this.#script!;
    this.#script = undefined;
    const tex = this.#stack.at(-1)!.children.at(-1);
    if (kind === 'data') this.jsonLd.push(text.join(''));
    else if (kind === 'tex' && tex instanceof PageElement) tex.children.push(text.join(''));
  }
}

type ScriptKind = 'tex' | 'data' | 'code';

function count(counts: ReadonlyMap<string, number>, tag: string): number {
  return counts.get(tag) ?? 0;
}

function add(counts: Map<string, number>, tag: string, change: number): void {
  counts.set(tag, (counts.get(tag) ?? 0) + change);
}

function readAttributes(attributes: Attributes): ReadonlyMap<string, string> {
  if (attributes.length === 0) return none;
  let read: Map<string, string> | undefined;
  for (let at = 0; at < attributes.length; at++) {
    const name = attributes.names[at]!;
    if (!readNames.has(name) || read?.has(name)) continue;
    read ??= new Map();
    const value = attributes.valueAt(at);
    read.set(name, longNames.has(name) ? value : value.slice(0, MAX_NAME));
  }
  return read ?? none;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const readNames = words(
  'align alt alttext aria-controls aria-expanded aria-hidden aria-label charset checked class colspan content data-lang disabled ' +
    'data-language data-lazy-srcset data-srcset datetime display encoding height hidden href id itemprop itemtype name ' +
    `rel role rowspan src srcset start style title type value width ${lazyNames.join(' ')}`,
);

/** Attributes whose value may be long. */
const longNames = words(
  `alt alttext data-lazy-srcset data-srcset href src srcset title ${lazyNames.join(' ')}`,
);

/** Not elements of the tree: what is in them is content, wherever their tags are. */
const frameTags = words('html head body frameset frame');

const framesAndNoscript = new Set([...frameTags, 'noscript']);

const voidTags = words('area base br col embed hr img input link meta param source track wbr');

/** Elements whose content is not read. */
const skippedTags = words(
  'style template svg canvas textarea select datalist iframe object noframes noembed applet map audio video',
);

/** Of those, the ones that leave no trace. */
const unseenTags = words(
  'style template svg canvas textarea select datalist object noframes noembed applet map',
);

const playerTags = words('audio video');

const tableTags = words('table caption thead tbody tfoot tr td th');

const tableScope = words('table');

const cellScope = words('td th caption table');

const paragraphScope = words('td th caption table button');

interface ImpliedEnd {
  readonly tags: ReadonlySet<string>;
  /** Elements beyond which nothing ends. */
  readonly within: ReadonlySet<string>;
}

const noEnds: readonly ImpliedEnd[] = [];

const cells = { tags: words('td th caption'), within: tableScope };
const rows = { tags: words('tr'), within: tableScope };
const groups = { tags: words('thead tbody tfoot'), within: tableScope };
const terms = { tags: words('dt dd'), within: words('dl td th table') };
const heading = { tags: words('h1 h2 h3 h4 h5 h6'), within: words('div section article li td th table p') };
const links = { tags: words('a'), within: cellScope };

/** What ends where an element of a name begins. */
const impliedEnds: ReadonlyMap<string, readonly ImpliedEnd[]> = new Map<string, readonly ImpliedEnd[]>([
  ['li', [{ tags: words('li'), within: words('ul ol menu dir td th table') }]],
  ['dt', [terms]],
  ['dd', [terms]],
  ['td', [cells]],
  ['th', [cells]],
  ['tr', [cells, rows]],
  ['thead', [cells, rows, groups]],
  ['tbody', [cells, rows, groups]],
  ['tfoot', [cells, rows, groups]],
  ['a', [links]],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, [heading]] as const),
]);
