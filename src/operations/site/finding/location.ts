/** The target of a link or a resource of a page: host and path. */
export interface Location {
  /** Lower case, without port. */
  readonly host: string;
  /** From the first slash on, with query and fragment; as written where nothing had to be resolved. */
  readonly path: string;
}

/** Resolves the references of a page relative to its base. */
export class Locator {
  readonly #base: URL;
  readonly #folder: string;
  /** Results of the parser; pages repeat their links. */
  readonly #known = new Map<string, Location | undefined>();

  /** `base` is the `href` of the first base element (HTML 4.2.3), if any; it applies to links before it too. */
  constructor(finalUrl: URL, base: string | undefined) {
    const given = base === undefined ? undefined : parse(base.trim(), finalUrl);
    this.#base = given?.protocol === 'http:' || given?.protocol === 'https:' ? given : finalUrl;
    this.#folder = this.#base.pathname.slice(0, this.#base.pathname.lastIndexOf('/') + 1);
  }

  /** The absolute http or https URL, undefined for any other. */
  resolve(reference: string): URL | undefined {
    const url = parse(reference.trim(), this.#base);
    return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : undefined;
  }

  /**
   * Host and path of an http or https reference, undefined for any other. Plain ones are split by a pattern,
   * in a tenth of the time of the parser; a property test keeps the two equal.
   */
  locate(reference: string): Location | undefined {
    const text = reference.trim();
    if (isPlain(text)) {
      const absolute = absolutePattern.exec(text);
      if (absolute !== null) {
        const [whole, host = ''] = absolute;
        return { host: host.toLowerCase(), path: text.slice(whole.length) || '/' };
      }
      if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return /^https?:/i.test(text) ? this.#parsed(text) : undefined;
      const [ups] = /^(?:\.\.\/)*/.exec(text)!;
      const below = text.slice(ups.length);
      if (text.startsWith('//') || below.includes('..')) return this.#parsed(text);
      const path = text.startsWith('/') ? text : this.#folderAbove(ups.length / 3) + below;
      return { host: this.#base.hostname, path };
    }
    return this.#parsed(text);
  }

  /** The folder of the base, or the one so many levels up; the root has none above it (RFC 3986 5.2.4). */
  #folderAbove(levels: number): string {
    let end = this.#folder.length;
    for (let level = 0; level < levels && end > 1; level++) end = this.#folder.lastIndexOf('/', end - 2) + 1;
    return this.#folder.slice(0, end);
  }

  #parsed(text: string): Location | undefined {
    if (this.#known.has(text)) return this.#known.get(text);
    const url = this.resolve(text);
    const location = url && { host: url.hostname, path: url.pathname + url.search + url.hash };
    this.#known.set(text, location);
    return location;
  }
}

/** A name of at least two labels, neither a number nor punycode, which the parser would not change or refuse. */
const absolutePattern =
  /^(?:https?:)?\/\/((?!xn--)[a-z0-9-]+(?:\.(?!xn--)[a-z0-9-]+)*\.[a-z][a-z-]*)(?=[/?#]|$)/i;

function isPlain(text: string): boolean {
  return !/[\t\n\r\\\0-\x1f]/.test(text);
}

/** The host of a site, without `www.`. */
export function siteHost(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : host;
}

function parse(text: string, base: URL): URL | undefined {
  return URL.canParse(text, base.href) ? new URL(text, base) : undefined;
}
