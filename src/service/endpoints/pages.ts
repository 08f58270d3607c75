import type { IncomingHttpHeaders } from 'node:http';
import type { Page } from '../../surfaces/page.ts';
import type { Answer } from '../http/answer.ts';
import { matchesTag } from '../http/etag.ts';
import type { FreeEndpoint } from '../http/routing.ts';
import { type Coding, codings, PageVariants } from './page-variants.ts';

interface Rendered {
  /** Headers of every answer with this page, 304 included. */
  readonly headers: readonly string[];
  readonly variants: PageVariants;
}

/**
 * A document of the service: rendered at its first request, and then served from memory with the address of the
 * request. A rendering that fails is tried again at the next request.
 */
export function pageEndpoint(page: Page): FreeEndpoint {
  let rendering: Promise<Rendered> | undefined;
  return {
    kind: 'free',
    name: page.path,
    answer: async ({ headers }) => {
      rendering ??= render(page);
      const rendered = await rendering.catch((error: unknown) => {
        rendering = undefined;
        throw error;
      });
      return answerWith(rendered, headers);
    },
  };
}

async function render(page: Page): Promise<Rendered> {
  const rendered = await page.render();
  const { contentSecurityPolicy } = rendered;
  const variants = new PageVariants(rendered);
  const vary = variants.varies ? 'accept-encoding, host' : 'accept-encoding';
  const cache = page.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
  const headers = ['content-type', page.mediaType, 'cache-control', cache, 'vary', vary];
  if (contentSecurityPolicy !== undefined) headers.push('content-security-policy', contentSecurityPolicy);
  return { headers, variants };
}

async function answerWith({ headers, variants }: Rendered, requested: IncomingHttpHeaders): Promise<Answer> {
  const origin = variants.originFor(requested.host);
  const accepted = codingFor(requested['accept-encoding']);
  const coded = accepted && (await variants.coded(origin));
  const coding = coded && accepted;
  const tag = tagOf(variants.tagFor(origin), coding);
  const all = [...headers, 'etag', tag];
  const ifNoneMatch = requested['if-none-match'];
  if (ifNoneMatch !== undefined && matchesTag(ifNoneMatch, tag)) return { status: 304, headers: all };
  if (coded === undefined || coding === undefined) {
    return { status: 200, headers: all, body: variants.plain(origin) };
  }
  return { status: 200, headers: [...all, 'content-encoding', coding], body: coded[coding] };
}

/** A strong tag identifies bytes, so each coding has its own (RFC 9110 8.8.3.3). */
function tagOf(tag: string, coding: Coding | undefined): string {
  return coding === undefined ? `"${tag}"` : `"${tag}-${coding}"`;
}

/** The better of the two codings the caller accepts (RFC 9110 12.5.3); `q=0` is a refusal. */
function codingFor(acceptEncoding: string | readonly string[] | undefined): Coding | undefined {
  const accepted = String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return codings.find((coding) => accepted.includes(coding));
}
