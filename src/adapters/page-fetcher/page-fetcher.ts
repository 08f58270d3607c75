import type { IncomingMessage } from 'node:http';
import { UpstreamError } from '../../errors.ts';
import type { FetchedPage, ForbiddenPage, PageFetcher } from '../../operation.ts';
import { type JudgeAddress, reachOf } from './address-policy.ts';
import { readBody } from './body.ts';
import { codingsOf } from './content-coding.ts';
import { Cookies } from './cookies.ts';
import { type Exchange, exchange } from './exchange.ts';
import { failureOf } from './failure.ts';
import { locationOf, redirectTarget } from './redirect.ts';
import { hostOf, NOT_PUBLIC, objectionTo } from './verdict.ts';
import { ForbiddenAddressError, type ResolveName, resolveName, vettedLookup } from './vetted-lookup.ts';

export interface PageFetcherOptions {
  /** Lets private addresses be asked, as in tests and intranets. Link-local and its like stay shut. */
  readonly allowPrivateAddresses: boolean;
  readonly userAgent: string;
  readonly resolve?: ResolveName;
  readonly judge?: JudgeAddress;
  readonly timeouts?: Partial<FetchTimeouts>;
}

/** Milliseconds. */
interface FetchTimeouts {
  /** For a name, a connection and TLS. */
  readonly connectMs: number;
  /** For all hops with the last one's body. */
  readonly wholeMs: number;
}

const defaultTimeouts: FetchTimeouts = { connectMs: 5000, wholeMs: 10_000 };

const MOST_REDIRECTS = 3;

/** Each holds a socket and up to 1 MB for up to ten seconds. */
const MOST_AT_ONCE = 64;

/**
 * Makes the port that reads pages of the public web for strangers: each address of each hop is judged and
 * pinned, redirects are followed by hand, at most 3, and at most 512 KB are read.
 */
export function createPageFetcher(options: PageFetcherOptions): PageFetcher {
  let running = 0;
  return async (url, wants) => {
    if (running >= MOST_AT_ONCE) {
      throw new UpstreamError(
        'overloaded',
        `${MOST_AT_ONCE} pages are being fetched. Try again in a second.`,
        1,
      );
    }
    running++;
    try {
      return await new Fetch(options, wants).run(new URL(url));
    } finally {
      running--;
    }
  };
}

class Fetch {
  readonly #options: PageFetcherOptions;
  readonly #wants: (contentType: string) => boolean;
  readonly #timeouts: FetchTimeouts;
  readonly #chain: string[] = [];
  readonly #cookies = new Cookies();
  readonly #abort = new AbortController();

  constructor(options: PageFetcherOptions, wants: (contentType: string) => boolean) {
    this.#options = options;
    this.#wants = wants;
    this.#timeouts = { ...defaultTimeouts, ...options.timeouts };
  }

  async run(start: URL): Promise<FetchedPage | ForbiddenPage> {
    const timer = setTimeout(() => this.#abort.abort(), this.#timeouts.wholeMs);
    let url = start;
    try {
      for (;;) {
        const objection = objectionTo(
          url,
          this.#options.allowPrivateAddresses,
          this.#options.judge ?? reachOf,
        );
        if (objection !== undefined) return this.#refuse(start, objection);
        const next = await this.#hop(url);
        if (!(next instanceof URL)) return next;
        url = next;
      }
    } catch (error) {
      if (error instanceof ForbiddenAddressError) return this.#refuse(start, NOT_PUBLIC);
      if (this.#abort.signal.aborted) {
        const seconds = this.#timeouts.wholeMs / 1000;
        const message = `${hostOf(url)} did not give the page within ${seconds} seconds.`;
        throw new UpstreamError('upstream_timeout', message);
      }
      throw failureOf(error, hostOf(url));
    } finally {
      clearTimeout(timer);
      // Whatever is still open has nothing more to say.
      this.#abort.abort();
    }
  }

  /** One request: the page, or the URL to go on with. */
  async #hop(url: URL): Promise<FetchedPage | URL> {
    const { allowPrivateAddresses, userAgent, resolve = resolveName, judge = reachOf } = this.#options;
    const answered = await exchange(url, {
      userAgent,
      cookie: this.#cookies.headerFor(url.host),
      lookup: vettedLookup(resolve, allowPrivateAddresses, judge),
      connectMs: this.#timeouts.connectMs,
      signal: this.#abort.signal,
    });
    const { response } = answered;
    const location = locationOf(response.statusCode ?? 0, response.headers.location);
    if (location === undefined) return this.#page(url, answered);
    answered.request.destroy();
    this.#cookies.keep(url.host, response.headers);
    if (this.#chain.length >= MOST_REDIRECTS) {
      throw new UpstreamError(
        'upstream_failed',
        `${hostOf(url)} redirects more than ${MOST_REDIRECTS} times.`,
      );
    }
    this.#chain.push(url.href);
    const target = redirectTarget(location, url);
    if (target !== undefined) return target;
    throw new UpstreamError('upstream_failed', `${hostOf(url)} redirects to what is no URL.`);
  }

  async #page(url: URL, { request, response }: Exchange): Promise<FetchedPage> {
    const { bytes, truncated } = this.#wants(response.headers['content-type'] ?? '')
      ? await this.#body(url, response)
      : { bytes: new Uint8Array(0), truncated: false };
    // A body without a length seems to end when its socket is torn down: half a page is none.
    this.#abort.signal.throwIfAborted();
    request.destroy();
    return {
      kind: 'page',
      finalUrl: url.href,
      status: response.statusCode ?? 0,
      redirectChain: this.#chain,
      headers: headersOf(response),
      body: bytes,
      truncated,
    };
  }

  async #body(url: URL, response: IncomingMessage) {
    const coding = response.headers['content-encoding'] ?? '';
    const codings = codingsOf(coding);
    if (codings !== undefined) return readBody(response, codings);
    const message = `${hostOf(url)} sent the page in a coding that was not asked for.`;
    throw new UpstreamError('upstream_failed', message);
  }

  /** The submitted URL is the caller's fault; what it redirects to is the fault of the site. */
  #refuse(start: URL, reason: string): ForbiddenPage {
    if (this.#chain.length === 0) return { kind: 'forbidden', reason };
    const message = `${hostOf(start)} redirects to a URL that ${reason}.`;
    throw new UpstreamError('upstream_failed', message);
  }
}

function headersOf(response: IncomingMessage): Readonly<Record<string, readonly string[]>> {
  const headers: Record<string, readonly string[]> = Object.create(null);
  for (const [name, values] of Object.entries(response.headersDistinct)) headers[name] = values ?? [];
  return headers;
}
