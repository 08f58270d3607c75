import type { FetchedPage } from '../../operation.ts';
import { findContacts } from './finding/contacts.ts';
import { readHead } from './finding/head.ts';
import { type Headers, headerText } from './finding/headers.ts';
import { type Location, Locator, siteHost } from './finding/location.ts';
import { readStructuredData, type StructuredData } from './finding/schema-org.ts';
import { findSocials, isSocialHost } from './finding/socials.ts';
import { detectAnalytics } from './fingerprints/detect-analytics.ts';
import { detectLockedPlatform } from './fingerprints/detect-locked.ts';
import { detectTechnologies } from './fingerprints/detect-technologies.ts';
import { gatherEvidence } from './fingerprints/evidence.ts';
import { isPageType, looksLikeText } from './media.ts';
import { decodePage } from './reading/charset.ts';
import { type Page, readPage } from './reading/page.ts';
import type { SiteIntel } from './schema.ts';

/** What the caller asked and when, beside the page itself. */
export interface IntelRequest {
  /** The URL as it was asked for. */
  readonly url: string;
  readonly fetchedAt: Date;
}

/**
 * Reads everything Site Intel answers out of a fetched page. Linear in the page, whatever it holds; yields about
 * every half millisecond, so that long pages can share the thread.
 */
export function* readIntel(fetched: FetchedPage, request: IntelRequest): Generator<undefined, SiteIntel> {
  const { headers, truncated } = fetched;
  const finalUrl = new URL(fetched.finalUrl);
  const page = yield* readPage(textOf(fetched), truncated);
  yield;
  const locator = new Locator(finalUrl, page.base);
  const head = readHead(page, locator, headers, finalUrl);
  const data = yield* readStructuredData(page);
  yield;
  const { links, socialLinks, counts } = yield* readLinks(page, locator, finalUrl);
  const evidence = yield* gatherEvidence(page, locator, links, headers, finalUrl);
  yield;
  const tech = yield* detectTechnologies(evidence);
  yield;
  const platform = detectLockedPlatform(evidence);
  yield;
  const analytics = detectAnalytics(evidence);
  yield;
  const contacts = yield* findContacts({
    page,
    data,
    language: head.language,
    finalUrl,
    isTruncated: truncated,
  });
  yield;
  return {
    url: request.url,
    final_url: finalUrl.href,
    status: fetched.status,
    redirect_chain: fetched.redirectChain,
    truncated,
    ...head,
    tech,
    locked_platform: platform,
    contacts,
    socials: findSocials([...socialLinks, ...sameAsUrls(data)]),
    links: counts,
    has_forms: page.hasForms,
    has_analytics: analytics,
    schema_org_types: data.types,
    headers: shownHeaders(headers),
    fetched_at: request.fetchedAt.toISOString(),
  };
}

/** The text of a page; '' for a body that is none. */
function textOf({ body, headers, truncated }: FetchedPage): string {
  const contentType = headerText(headers, 'content-type');
  if (!isPageType(contentType) || (contentType === '' && !looksLikeText(body))) return '';
  return decodePage(body, contentType, truncated);
}

/** Different links to networks that are read. */
const MOST_PROFILES = 1000;

/** Links between two yields; one that goes through the parser of URLs takes some hundredths of a millisecond. */
const LINKS_A_SLICE = 200;

interface Links {
  readonly links: readonly Location[];
  readonly socialLinks: readonly URL[];
  readonly counts: { readonly internal: number; readonly external: number };
}

/** Links to another place than the page itself, each as often as it stands there. */
function* readLinks(page: Page, locator: Locator, finalUrl: URL): Generator<undefined, Links> {
  const own = siteHost(finalUrl.hostname);
  const links: Location[] = [];
  const profiles = new Set<string>();
  let internal = 0;
  for (const [index, { value }] of page.anchors.entries()) {
    if (index % LINKS_A_SLICE === LINKS_A_SLICE - 1) yield;
    const href = value.trim();
    if (href === '' || href.startsWith('#')) continue;
    const location = locator.locate(href);
    if (location === undefined) continue;
    if (siteHost(location.host) === own) internal++;
    else {
      links.push(location);
      if (profiles.size < MOST_PROFILES && isSocialHost(location.host)) profiles.add(href);
    }
  }
  yield;
  const socialLinks = [...profiles].flatMap((href) => locator.resolve(href) ?? []);
  return { links, socialLinks, counts: { internal, external: links.length } };
}

function sameAsUrls({ sameAs }: StructuredData): readonly URL[] {
  return sameAs.flatMap((text) => {
    const url = text.trim();
    return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url) : [];
  });
}

function shownHeaders(headers: Headers): SiteIntel['headers'] {
  return {
    server: headerText(headers, 'server'),
    x_powered_by: headerText(headers, 'x-powered-by') || null,
    cf_ray_present: headers['cf-ray'] !== undefined,
  };
}
