import type { IncomingMessage } from 'node:http';
import type { Page } from '../../surfaces/page.ts';
import type { Answer } from '../http/answer.ts';
import { matchesTag } from '../http/headers/etag.ts';
import type { FreeEndpoint } from '../http/routing.ts';
import type { KeptOrigins } from './kept-origins.ts';
import { type Coding, codings, type KeptPages, PageVariants } from './page-variants.ts';

interface Rendered {
  /** Headers of every answer with this page, 304 included. */
  readonly headers: readonly string[];
  readonly variants: PageVariants;
}

/**
 * A document of the service: rendered at its first request, and then served from memory with the address of the
 * request. A rendering that fails is tried again at the next request.
 */
export function pageEndpoint(page: Page, origins: KeptOrigins<KeptPages>): FreeEndpoint {
  let rendering: Promise<Rendered> | undefined;
  return {
    kind: 'free',
    name: page.path,
    answer: async (request) => {
      rendering ??= render(page, origins);
      const rendered = await rendering.catch((error: unknown) => {
        rendering = undefined;
        throw error;
      });
      return answerWith(rendered, request);
    },
  };
}

async function render(page: Page, origins: KeptOrigins<KeptPages>): Promise<Rendered> {
  const rendered = await page.render();
  const { contentSecurityPolicy } = rendered;
  const variants = new PageVariants(rendered, origins);
  const vary = variants.varies ? 'accept-encoding, host' : 'accept-encoding';
  const cache = page.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
  const headers = ['content-type', page.mediaType, 'cache-control', cache, 'vary', vary];
  if (contentSecurityPolicy !== undefined) headers.push('content-security-policy', contentSecurityPolicy);
  return { headers, variants };
}

async function answerWith({ headers, variants }: Rendered, request: IncomingMessage): Promise<Answer> {
  const requested = request.headers;
  const page = variants.forHost(requested.host);
  const accepted = codingFor(requested['accept-encoding']);
  const ifNoneMatch = requested['if-none-match'];
  if (ifNoneMatch !== undefined) {
    const current = [page.tag(accepted), page.tag()].find((tag) => matchesTag(ifNoneMatch, tag));
    if (current !== undefined) return { status: 304, headers: [...headers, 'etag', current] };
  }
  const coded = accepted && page.coded(accepted);
  if (accepted !== undefined && coded !== undefined) {
    const own = ['etag', page.tag(accepted), 'content-encoding', accepted];
    return { status: 200, headers: [...headers, ...own], body: await coded };
  }
  const body = request.method === 'HEAD' ? blank(page.plainLength) : await page.plain();
  return { status: 200, headers: [...headers, 'etag', page.tag()], body };
}

let zeros = new Uint8Array(0);

/** The body of a HEAD, of which the length alone is sent. */
function blank(length: number): Uint8Array {
  if (zeros.length < length) zeros = new Uint8Array(length);
  return zeros.subarray(0, length);
}

/** Codings of Accept-Encoding that are read: more than any client names. */
const MAX_CODINGS = 20;

/** The better of the two codings the caller accepts (RFC 9110 12.5.3); `q=0` is a refusal. */
function codingFor(acceptEncoding: string | readonly string[] | undefined): Coding | undefined {
  const accepted = String(acceptEncoding ?? '')
    .split(',', MAX_CODINGS)
    .map((part) => part.toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]!.trim());
  return codings.find((coding) => accepted.includes(coding));
}
