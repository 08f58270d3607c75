import type { FetchedPage } from '../../../src/operation.ts';
import { Locator } from '../../../src/operations/site/finding/location.ts';
import { type Evidence, gatherEvidence } from '../../../src/operations/site/fingerprints/evidence.ts';
import { readPage } from '../../../src/operations/site/reading/page.ts';

export interface PageOptions {
  readonly headers?: FetchedPage['headers'];
  readonly finalUrl?: string;
  readonly truncated?: boolean;
}

/** A page as the fetcher returns it, from https://shop.example/ as UTF-8. */
export function fetchedPage(html: string | Uint8Array, options: PageOptions = {}): FetchedPage {
  const { headers = {}, finalUrl = 'https://shop.example/', truncated = false } = options;
  return {
    kind: 'page',
    finalUrl,
    status: 200,
    redirectChain: [],
    headers: { 'content-type': ['text/html; charset=utf-8'], ...headers },
    body: typeof html === 'string' ? new TextEncoder().encode(html) : html,
    truncated,
  };
}

/** What a page reveals about how it was made. */
export function evidenceOf(html: string, options: PageOptions = {}): Evidence {
  const { headers, finalUrl } = fetchedPage(html, options);
  const url = new URL(finalUrl);
  const page = readPage(html, false);
  const locator = new Locator(url, page.base);
  const links = page.anchors.flatMap(({ value }) => locator.locate(value) ?? []);
  return gatherEvidence({ page, locator, links, headers, finalUrl: url });
}
