import type { FetchedPage } from '../../src/operation.ts';
import { readSite, type SiteIntel } from '../../src/operations/site/index.ts';

export interface PageOptions {
  readonly headers?: FetchedPage['headers'];
  readonly finalUrl?: string;
  readonly truncated?: boolean;
  readonly status?: number;
}

/** What Site Intel reads out of this page, fetched from https://shop.example/ as UTF-8. */
export function readHtml(html: string | Uint8Array, options: PageOptions = {}): SiteIntel {
  const { headers = {}, finalUrl = 'https://shop.example/', truncated = false, status = 200 } = options;
  const body = typeof html === 'string' ? new TextEncoder().encode(html) : html;
  return readSite(
    {
      finalUrl,
      status,
      redirectChain: [],
      headers: { 'content-type': ['text/html; charset=utf-8'], ...headers },
      body,
      truncated,
    },
    { fetchedAt: new Date(0) },
  );
}
