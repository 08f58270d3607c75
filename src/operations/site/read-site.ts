import { isUrl } from '../../formats/url/web-url.ts';
import type { FetchedPage } from '../../operation.ts';
import { isBytes, isRecord, isTime, requireArgument, requireText } from '../../schema/argument.ts';
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
    page,
    isPage,
    'a page with finalUrl, status, redirectChain, headers, body and truncated',
  );
  requireArgument('fetchedAt', request, hasTime, 'when the page was read, such as new Date()');
  const { url = page.finalUrl, fetchedAt } = request;
  requireText('url', url);
  return readIntel({ kind: 'page', ...page }, { url, fetchedAt });
}

function isPage(page: Omit<FetchedPage, 'kind'>): page is Omit<FetchedPage, 'kind'> {
  const { finalUrl, status, redirectChain, headers, body, truncated } = page;
  return (
    typeof finalUrl === 'string' &&
    isUrl(finalUrl) &&
    Number.isInteger(status) &&
    isTexts(redirectChain) &&
    isRecord(headers) &&
    Object.values(headers).every(isTexts) &&
    isBytes(body) &&
    typeof truncated === 'boolean'
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function hasTime(request: { readonly fetchedAt: Date }): request is { readonly fetchedAt: Date } {
  return isTime(request.fetchedAt);
}
