import type { FetchedPage } from '../../src/operation.ts';
import { type Evidence, gatherEvidence } from '../../src/operations/site/fingerprints/evidence.ts';
import { Locator } from '../../src/operations/site/location.ts';
import { readPage } from '../../src/operations/site/page.ts';

export interface PageOptions {
  readonly headers?: FetchedPage['headers'];
  readonly finalUrl?: string;
  readonly truncated?: boolean;
}

/** A page as the fetcher hands it over, from https://shop.example/ as UTF-8. */
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

/** What a page shows of how it was made. */
export function evidenceOf(html: string, options: PageOptions = {}): Evidence {
  const { headers, finalUrl } = fetchedPage(html, options);
  const reading = readPage(html, false);
  let step = reading.next();
  while (!step.done) step = reading.next();
  const url = new URL(finalUrl);
  const locator = new Locator(url, step.value.base);
  const links = step.value.anchors.flatMap(({ value }) => locator.locate(value) ?? []);
  return gatherEvidence(step.value, locator, links, headers, url);
}
