import { cookieNames, type Headers, headerText } from '../finding/headers.ts';
import { type Location, type Locator, siteHost } from '../finding/location.ts';
import type { Page, ResourceKind } from '../reading/page.ts';
import { phrasesIn } from './phrases.ts';

/** Evidence in a page of the technologies it uses, read once for all tables. */
export interface Evidence {
  /** The places it loads, embeds and posts to. */
  readonly resources: readonly (Location & { readonly kind: ResourceKind })[];
  /** The places in its scripts, from which they load more. */
  readonly scriptPlaces: readonly Location[];
  /** Phrases of the tables at the beginnings of its inline scripts. */
  readonly phrases: ReadonlySet<string>;
  readonly links: readonly Location[];
  readonly marks: ReadonlySet<string>;
  /** First value by lower-case name. */
  readonly metas: ReadonlyMap<string, string>;
  /** In lower case. */
  readonly generator: string;
  /** In lower case. */
  readonly cookies: readonly string[];
  readonly headers: Headers;
  /** The host of the page, without `www.`. */
  readonly host: string;
}

/** Tags and settings are at the beginning of a script; libraries or data follow. */
const CODE_CHARACTERS = 16_384;

/** Characters of code that are examined, at most; ordinary pages have a fifth of it. */
const MAX_CODE = 131_072;
const MAX_SCRIPTS = 2000;

/** A page as it was fetched, with its links located. */
interface FetchedPage {
  readonly page: Page;
  readonly locator: Locator;
  readonly links: readonly Location[];
  readonly headers: Headers;
  readonly finalUrl: URL;
}

/** Gathers the evidence that a page gives. */
export function gatherEvidence({ page, locator, links, headers, finalUrl }: FetchedPage): Evidence {
  const resources: (Location & { readonly kind: ResourceKind })[] = [];
  for (const { kind, url } of page.resources) {
    const location = locator.locate(url);
    if (location !== undefined) resources.push({ kind, ...location });
  }
  const code = codeOf(page);
  return {
    resources,
    scriptPlaces: placesIn(code),
    phrases: phrasesIn(code),
    links,
    marks: page.marks,
    metas: page.metas,
    generator: (page.metas.get('generator') ?? '').trim().toLowerCase(),
    cookies: cookieNames(headers).map((name) => name.toLowerCase()),
    headers,
    host: siteHost(finalUrl.hostname),
  };
}

/** Characters of a header that are examined; the longest of programs have some hundred. */
const MAX_HEADER = 4096;

/** The text of a header, in lower case. */
export function headerStart(headers: Headers, name: string): string {
  return headerText(headers, name).slice(0, MAX_HEADER).toLowerCase();
}

/** The first part of a comma list or product token of a header, in lower case. */
export function headerTokens(headers: Headers, name: string): readonly string[] {
  return headerStart(headers, name)
    .replace(/\s+/g, ' ')
    .split(/ ?, ?| (?=[a-z][\w.-]*\/)/);
}

function codeOf(page: Page): string {
  const parts: string[] = [];
  let length = 0;
  for (const { type, start, end } of page.scripts.slice(0, MAX_SCRIPTS)) {
    if (!runs(type)) continue;
    const part = page.html.slice(start, Math.min(end, start + CODE_CHARACTERS));
    parts.push(part);
    length += part.length;
    if (length > MAX_CODE) break;
  }
  return parts.join('\n');
}

/** Scripts that run, and those that run after consent; data of other types is neither. */
function runs(type: string): boolean {
  return (
    type === '' ||
    type === 'module' ||
    type === 'text/plain' ||
    /^(?:text|application)\/(?:x-)?(?:java|ecma)script/.test(type)
  );
}

/** Every `//host/path` in a script. */
function placesIn(code: string): readonly Location[] {
  const places: Location[] = [];
  for (let at = code.indexOf('//'); at >= 0; at = code.indexOf('//', at + 2)) {
    const match = /^([a-z0-9-]+(?:\.[a-z0-9-]+)+)(\/[^\s"'`<>\\]*)?/i.exec(code.slice(at + 2, at + 152));
    if (match?.[1] !== undefined) places.push({ host: match[1].toLowerCase(), path: match[2] ?? '/' });
  }
  return places;
}
