import { parseWebUrl } from '../../formats/url/web-url.ts';
import type { FetchedPage } from '../../operation.ts';
import { findContacts } from './finding/contacts.ts';
import { contentFrames } from './finding/frames.ts';
import { readHead } from './finding/head.ts';
import { type Headers, headerText } from './finding/headers.ts';
import { type Location, Locator, siteHost } from './finding/location.ts';
import { readStructuredData } from './finding/schema-org.ts';
import { findSocials, isSocialHost } from './finding/socials.ts';
import { statedProfiles } from './finding/stated/stated-profiles.ts';
import { detectAnalytics } from './fingerprints/detect-analytics.ts';
import { detectLockedPlatform } from './fingerprints/detect-locked.ts';
import { detectTechnologies } from './fingerprints/detect-technologies.ts';
import { gatherEvidence } from './fingerprints/evidence.ts';
import { isPageType, looksLikeText } from './media.ts';
import { decodePage } from './reading/charset.ts';
import { type Page, readPage } from './reading/page.ts';
import type { SiteIntel } from './schema.ts';

/** The request and its time, beside the page itself. */
export interface IntelRequest {
  /** The URL as it was requested. */
  readonly url: string;
  readonly fetchedAt: Date;
}

/**
 * Reads everything Site Intel answers from a fetched page. Linear in the size of the page, whatever its content.
 */
export function readIntel(fetched: FetchedPage, request: IntelRequest): SiteIntel {
  const { headers, truncated } = fetched;
  const finalUrl = new URL(fetched.finalUrl);
  const page = readPage(textOf(fetched), truncated);
  const locator = new Locator(finalUrl, page.base);
  const head = readHead(page, locator, headers, finalUrl);
  const data = readStructuredData(page);
  const { links, socialLinks, counts } = readLinks(page, locator, finalUrl);
  const evidence = gatherEvidence({ page, locator, links, headers, finalUrl });
  const tech = detectTechnologies(evidence);
  const platform = detectLockedPlatform(evidence);
  const analytics = detectAnalytics(evidence);
  const contacts = findContacts({
    page,
    data,
    language: head.language,
    finalUrl,
    isTruncated: truncated,
  });
  const framing = page.frames;
  const frames =
    framing.frames.length === 0 ? [] : contentFrames({ ...framing, letters: lettersIn(page) }, locator);
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
    socials: findSocials([...socialLinks, ...urlsOf(data.sameAs), ...urlsOf(statedProfiles(page))]),
    links: counts,
    has_forms: page.hasForms,
    has_analytics: analytics,
    schema_org_types: data.types,
    headers: shownHeaders(headers),
    fetched_at: request.fetchedAt.toISOString(),
    ...(frames.length > 0 && { frames: [...frames] }),
  };
}

/** Letters and digits that are shown, of a page with few of them. */
function lettersIn({ visible }: Page): number {
  return visible.length > 2000 ? visible.length : (visible.toString().match(/[\p{L}\p{N}]/gu) ?? []).length;
}

/** The text of a page; '' for a body that is not text. */
function textOf({ body, headers, truncated }: FetchedPage): string {
  const contentType = headerText(headers, 'content-type');
  if (!isPageType(contentType) || (contentType === '' && !looksLikeText(body))) return '';
  return decodePage(body, contentType, truncated);
}

/** The host of a link that was written without its scheme, so that browsers take it for a path: www.facebook.com/harbour. */
const hostWithoutScheme = /^((?:[a-z]{1,10}\.)?[a-z]{2,20}\.[a-z]{2,3})\/[^/]/i;

/** Different links to networks that are read. */
const MAX_PROFILES = 1000;

interface Links {
  readonly links: readonly Location[];
  readonly socialLinks: readonly URL[];
  readonly counts: { readonly internal: number; readonly external: number };
}

/** Links to other places than the page itself, each as often as it occurs. */
function readLinks(page: Page, locator: Locator, finalUrl: URL): Links {
  const own = siteHost(finalUrl.hostname);
  const links: Location[] = [];
  const profiles = new Set<string>();
  let internal = 0;
  for (const { value } of page.anchors) {
    const href = value.trim();
    if (href === '' || href.startsWith('#')) continue;
    const location = locator.locate(href);
    if (location === undefined) continue;
    const host = hostWithoutScheme.exec(href)?.[1];
    if (host !== undefined && isSocialHost(host.toLowerCase())) {
      if (profiles.size < MAX_PROFILES) profiles.add(`https://${href}`);
    }
    if (siteHost(location.host) === own) internal++;
    else {
      links.push(location);
      if (profiles.size < MAX_PROFILES && isSocialHost(location.host)) profiles.add(href);
    }
  }
  const socialLinks = [...profiles].flatMap((href) => locator.resolve(href) ?? []);
  return { links, socialLinks, counts: { internal, external: links.length } };
}

function urlsOf(texts: readonly string[]): readonly URL[] {
  return texts.slice(0, MAX_PROFILES).flatMap((text) => parseWebUrl(text.trim()) ?? []);
}

function shownHeaders(headers: Headers): SiteIntel['headers'] {
  return {
    server: headerText(headers, 'server'),
    x_powered_by: headerText(headers, 'x-powered-by') || null,
    cf_ray_present: headers['cf-ray'] !== undefined,
  };
}
