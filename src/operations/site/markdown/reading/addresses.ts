import { MAX_URL } from '../../../../formats/url/web-url.ts';
import type { Locator } from '../../finding/location.ts';
import type { Link } from '../writing/marks.ts';

/** How the links of a page are written. */
export type LinkStyle = 'inline' | 'references' | 'none';

/** A link of the page, or a picture. */
export interface Address {
  readonly url: string;
  readonly text: string;
}

interface AddressOptions {
  readonly style: LinkStyle;
  readonly characters: number;
}

/** The addresses a page links to, in the order in which they are written. */
export class Addresses {
  readonly style: LinkStyle;
  /** The URLs of references, in the order of their numbers. */
  readonly references: string[] = [];
  /** The numbers of references as they were written, until who reads them empties it. */
  readonly mentioned: number[] = [];
  readonly #locator: Locator;
  readonly #page: string;
  readonly #numbers = new Map<string, number>();
  readonly #links: PageLink[] = [];
  #charactersLeft: number;

  /** `page` is the URL of the page: a link within it leads nowhere. `characters` is the most of all addresses. */
  constructor(locator: Locator, page: URL, { style, characters }: AddressOptions) {
    this.#locator = locator;
    this.#page = withoutFragment(page);
    this.style = style;
    this.#charactersLeft = characters;
  }

  /** The link to an address as it is in the page; undefined for what is written as text. */
  link(href: string): PageLink | undefined {
    const url = this.resolve(href);
    if (url === undefined) return undefined;
    const link = new PageLink(this, url);
    this.#links.push(link);
    return link;
  }

  /** An absolute address of http, https, mailto or tel that leads to another page. */
  resolve(href: string): string | undefined {
    const text = href.trim();
    if (text === '' || text.startsWith('#')) return undefined;
    if (/^(?:mailto|tel):/i.test(text)) return text.length > MAX_URL ? undefined : withoutSpace(text);
    const url = this.web(text);
    if (url === undefined) return undefined;
    return url.hash !== '' && withoutFragment(url) === this.#page ? undefined : url.href;
  }

  /** An absolute address of http or https, without a user or a password. */
  web(reference: string): URL | undefined {
    // Each relative address is written with the base of the page, which may be much longer.
    if (this.#charactersLeft < 0) return undefined;
    const url = this.#locator.resolve(reference);
    this.#charactersLeft -= url?.href.length ?? 0;
    if (url !== undefined && (url.username !== '' || url.password !== '')) {
      url.username = '';
      url.password = '';
    }
    return url;
  }

  /** The id in this page that a link leads to; undefined for a link elsewhere. */
  target(href: string): string | undefined {
    const text = href.trim();
    const hash = text.indexOf('#');
    if (hash < 0) return undefined;
    if (hash > 0) {
      const url = this.#locator.resolve(text);
      if (url === undefined || withoutFragment(url) !== this.#page) return undefined;
    }
    return decoded(text.slice(hash + 1));
  }

  /** The number of a reference, the same for the same address. */
  numberOf(url: string): number {
    const number = this.#numbers.get(url) ?? this.references.push(url);
    this.#numbers.set(url, number);
    this.mentioned.push(number);
    return number;
  }

  /** Links begun so far. */
  get count(): number {
    return this.#links.length;
  }

  /** The first links that have a text, each address once. */
  list(count: number, most: number): readonly Address[] {
    const texts = new Map<string, string>();
    for (const { url, text } of this.#links.slice(0, count)) {
      const shown = text.join('').trim();
      if (shown !== '' && !texts.has(url) && texts.size < most) texts.set(url, shown.slice(0, MAX_TEXT));
    }
    return [...texts].map(([url, text]) => ({ url, text }));
  }
}

/** Characters of the text of a link in the list of links. */
const MAX_TEXT = 500;

class PageLink implements Link {
  readonly url: string;
  readonly text: string[] = [];
  readonly #addresses: Addresses;

  constructor(addresses: Addresses, url: string) {
    this.#addresses = addresses;
    this.url = url;
  }

  get destination(): string {
    if (this.#addresses.style === 'references') return `[${this.#addresses.numberOf(this.url)}]`;
    return `(${written(this.url)})`;
  }
}

export type { PageLink };

/** An address as the destination of a link (CommonMark 6.3). */
export function written(url: string): string {
  const text = url
    .replaceAll('\\', '%5C')
    .replaceAll('|', '%7C')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
    .replace(/&(?=#|[a-z][a-z0-9]{1,40};)/gi, '&amp;');
  return /[()]/.test(text) ? `<${text}>` : text;
}

function withoutSpace(text: string): string {
  return text.replace(/[\s\0-\x1f\x7f]+/g, (space) => encodeURIComponent(space));
}

function withoutFragment(url: URL): string {
  return url.href.slice(0, url.href.length - url.hash.length);
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
