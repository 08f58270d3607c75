import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Page } from '../surfaces/page.ts';
import { matchesTag } from './etag.ts';
import type { FreeEndpoint } from './routing.ts';

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Coding = keyof typeof COMPRESS;

interface Rendered {
  /** Headers of every answer with this page, 304 included. */
  readonly headers: readonly string[];
  readonly entityTag: string;
  readonly plain: Buffer;
  readonly coded: Readonly<Record<Coding, Buffer>>;
}

/**
 * A document of the service: rendered and compressed once, at its first request, and then served from memory. A
 * rendering that fails is tried again at the next request.
 */
export function pageEndpoint(page: Page): FreeEndpoint {
  let rendering: Promise<Rendered> | undefined;
  return {
    kind: 'free',
    name: page.path,
    answer: async ({ request }) => {
      rendering ??= render(page);
      const rendered = await rendering.catch((error: unknown) => {
        rendering = undefined;
        throw error;
      });
      const coding = codingFor(request.headers['accept-encoding']);
      const tag = tagOf(rendered, coding);
      const headers = [...rendered.headers, 'etag', tag];
      const ifNoneMatch = request.headers['if-none-match'];
      if (ifNoneMatch !== undefined && matchesTag(ifNoneMatch, tag)) return { status: 304, headers };
      if (coding === undefined) return { status: 200, headers, body: rendered.plain };
      return { status: 200, headers: [...headers, 'content-encoding', coding], body: rendered.coded[coding] };
    },
  };
}

async function render(page: Page): Promise<Rendered> {
  const { text, contentSecurityPolicy } = await page.render();
  const plain = Buffer.from(text);
  const [br, gzip] = await Promise.all([COMPRESS.br(plain), COMPRESS.gzip(plain)]);
  const headers = [
    'content-type',
    page.mediaType,
    'cache-control',
    'public, max-age=300',
    'vary',
    'accept-encoding',
  ];
  if (contentSecurityPolicy !== undefined) headers.push('content-security-policy', contentSecurityPolicy);
  const entityTag = createHash('sha256').update(plain).digest('base64url').slice(0, 27);
  return { headers, entityTag, plain, coded: { br, gzip } };
}

/** A strong tag stands for bytes, so each coding has its own (RFC 9110 8.8.3.3). */
function tagOf({ entityTag }: Rendered, coding: Coding | undefined): string {
  return coding === undefined ? `"${entityTag}"` : `"${entityTag}-${coding}"`;
}

/** The better of the two codings the caller takes (RFC 9110 12.5.3); `q=0` is a refusal. */
function codingFor(acceptEncoding: string | readonly string[] | undefined): Coding | undefined {
  const taken = String(acceptEncoding ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim());
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding));
}
