import { isUrl } from '../../formats/url/web-url.ts';
import type { FetchedPage } from '../../operation.ts';
import { requireArgument } from '../../schema/argument.ts';
import { readIntel } from './intel.ts';
import type { SiteIntel } from './schema.ts';

/**
 * Reads what a fetched page says about its owner: about a millisecond for 10 KB. `url` is echoed and
 * defaults to the final one; `fetchedAt` is written into the answer. Accepts any bytes and never throws.
 */
export function readSite(
  page: Omit<FetchedPage, 'kind'>,
  request: { readonly url?: string; readonly fetchedAt: Date },
): SiteIntel {
  requireArgument(
    'page',
    isPage(page),
    'a page with finalUrl, status, redirectChain, headers, body and truncated',
  );
  requireArgument(
    'fetchedAt',
    request?.fetchedAt instanceof Date,
    'when the page was read, such as new Date()',
  );
  const url = request.url ?? page.finalUrl;
  return readIntel({ kind: 'page', ...page }, { url, fetchedAt: request.fetchedAt });
}

function isPage(page: Omit<FetchedPage, 'kind'>): boolean {
  return (
    typeof page?.finalUrl === 'string' &&
    isUrl(page.finalUrl) &&
    page.body instanceof Uint8Array &&
    typeof page.headers === 'object'
  );
}
