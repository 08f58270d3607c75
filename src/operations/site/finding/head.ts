import { collapse, type Page } from '../reading/page.ts';
import type { Head } from '../schema.ts';
import { type Headers, headerText } from './headers.ts';
import type { Locator } from './location.ts';

const MAX_TITLE_CHARACTERS = 2000;
const MAX_DESCRIPTION_CHARACTERS = 5000;

/** Reads the head. Of several values the first that is not empty wins. */
export function readHead(page: Page, locator: Locator, headers: Headers, finalUrl: URL): Head {
  const meta = (name: string): string => collapse(page.metas.get(name) ?? '');
  const og = (name: string): string | null => meta(`og:${name}`) || null;
  const image = og('image') ?? og('image:url') ?? og('image:secure_url');
  return {
    title: (page.title || meta('og:title')).slice(0, MAX_TITLE_CHARACTERS),
    description: (meta('description') || meta('og:description')).slice(0, MAX_DESCRIPTION_CHARACTERS),
    canonical: canonicalOf(page, locator, headers),
    language: languageOf(page, headers),
    favicon: faviconOf(page, locator, finalUrl),
    og: {
      title: og('title'),
      description: og('description'),
      image: image && (locator.resolve(image)?.href ?? null),
      type: og('type'),
      site_name: og('site_name'),
    },
    twitter_card: meta('twitter:card'),
    generator: meta('generator'),
  };
}

/** What of a page names its canonical URL and its language. */
type Stated = Pick<Page, 'links' | 'language' | 'metas'>;

/** link rel=canonical, else the Link header (RFC 8288). */
export function canonicalOf(page: Pick<Stated, 'links'>, locator: Locator, headers: Headers): string {
  for (const { rel, href } of page.links) {
    if (rel.includes('canonical')) return locator.resolve(href)?.href ?? '';
  }
  for (const [, target = '', parameters = ''] of headerText(headers, 'link').matchAll(/<([^<>]*)>([^<]*)/g)) {
    if (/;\s{0,9}rel\s{0,9}=\s{0,9}"?(?:[^",;]* )?canonical\b/i.test(parameters)) {
      return locator.resolve(target)?.href ?? '';
    }
  }
  return '';
}

/** The language that a page states, else that of its headers; '' where neither does. */
export function languageOf(page: Pick<Stated, 'language' | 'metas'>, headers: Headers): string {
  const stated =
    page.language ||
    page.metas.get('http-equiv:content-language') ||
    headerText(headers, 'content-language') ||
    page.metas.get('og:locale') ||
    '';
  return (stated.split(',')[0] ?? '').trim().replaceAll('_', '-');
}

/** An icon, else the one for home screens, else the default place of browsers. */
function faviconOf(page: Page, locator: Locator, finalUrl: URL): string {
  for (const wanted of ['icon', 'apple-touch-icon', 'apple-touch-icon-precomposed']) {
    for (const { rel, href } of page.links) {
      if (!rel.includes(wanted)) continue;
      const icon = locator.resolve(href);
      if (icon !== undefined) return icon.href;
    }
  }
  return new URL('/favicon.ico', finalUrl).href;
}
