/**
 * Public web pages for callers who are strangers: the address must not lead into the network of the operator.
 *
 *     https://a.example/   ->   name-resolver.ts: 203.0.113.7   ->   vetted-lookup.ts: globally reachable (RFC 6890)
 *                          ->   exchange.ts: connects to that address, whatever the name says by then
 *                          ->   302 to http://127.0.0.1/   ->   refused, since every hop is checked
 *
 * verdict.ts judges addresses and ports, paced-connection.ts and content-coding.ts bound what a page may cost. Left out:
 * cookies, scripts, caching, robots.txt: one page is fetched for one caller who asked for it.
 */
import type { IncomingMessage } from 'node:http';
import { UpstreamError } from '../../errors.ts';
import { reachOf } from '../../formats/ip/reach.ts';
import { MAX_URL } from '../../formats/url/web-url.ts';
import { Gate, type GateVisit } from '../../gate/gate.ts';
import type { FetchedPage, FetchLimits, ForbiddenPage, PageFetcher } from '../../operation.ts';
import { PAGE_FETCHES } from '../outgoing.ts';
import { readBody, wireBytes } from './body.ts';
import { codingsOf } from './content-coding.ts';
import { Cookies } from './cookies.ts';
import { type Exchange, exchange } from './exchange.ts';
import { failureOf } from './failure.ts';
import { createNameResolver } from './name-resolver.ts';
import { type JudgeAddress, NOT_PUBLIC, objectionTo, shownHost } from './page-objection.ts';
import { locationOf, redirectTarget } from './redirect.ts';
import { ForbiddenAddressError, type ResolveName, vettedLookup } from './vetted-lookup.ts';

export interface PageFetcherOptions {
  /** Allows private addresses, for tests and intranets. Link-local ones and the like stay blocked. */
  readonly allowPrivateAddresses: boolean;
  readonly userAgent: string;
  readonly resolve?: ResolveName;
  readonly judge?: JudgeAddress;
  /** The places that fetches share. */
  readonly gate?: Gate;
  /** Milliseconds for a name, a connection and TLS. */
  readonly connectMs?: number;
}

const CONNECT_MS = 5000;

/** Each place uses up to twice the bytes of a page during a fetch. */
const places = { places: PAGE_FETCHES, queue: 128, keepsReserve: true, waitMs: 10_000, work: 'pages' };

/**
 * Makes the port that fetches public web pages for strangers: each address of each hop is checked and
 * pinned, and redirects are followed by hand. Callers share 64 places, and a fetch ends with its call.
 */
export function createPageFetcher(options: PageFetcherOptions): PageFetcher {
  const gate = options.gate ?? new Gate(places);
  const settings: Settings = {
    userAgent: options.userAgent,
    allowPrivate: options.allowPrivateAddresses,
    resolve: options.resolve ?? createNameResolver(),
    judge: options.judge ?? reachOf,
    connectMs: options.connectMs ?? CONNECT_MS,
  };
  return (url, limits, visit) => {
    const page = new Fetch(settings, new URL(url), limits);
    const held: GateVisit = {
      caller: visit?.caller ?? '',
      abandoned: visit?.abandoned(),
      limit: () => ({ ms: limits.wholeMs, reason: () => page.timedOut() }),
    };
    return gate.hold(held, (signal) => page.run(signal));
  };
}

/** Settings of all fetches. */
interface Settings {
  readonly connectMs: number;
  readonly userAgent: string;
  readonly allowPrivate: boolean;
  readonly resolve: ResolveName;
  readonly judge: JudgeAddress;
}

class Fetch {
  readonly #settings: Settings;
  readonly #start: URL;
  readonly #limits: FetchLimits;
  readonly #chain: string[] = [];
  readonly #cookies = new Cookies();
  /** Aborted when nothing more is read, which closes everything still open. */
  readonly #end = new AbortController();
  /** The URL of the current hop. */
  #url: URL;

  constructor(settings: Settings, start: URL, limits: FetchLimits) {
    this.#settings = settings;
    this.#start = start;
    this.#limits = limits;
    this.#url = start;
  }

  async run(signal: AbortSignal): Promise<FetchedPage | ForbiddenPage> {
    signal.addEventListener('abort', () => this.#end.abort(), { once: true });
    try {
      for (;;) {
        signal.throwIfAborted();
        const { allowPrivate, judge } = this.#settings;
        const objection = objectionTo(this.#url, allowPrivate, judge);
        if (objection !== undefined) return this.#refuse(objection);
        const next = await this.#hop(this.#url);
        if (!(next instanceof URL)) return next;
        this.#url = next;
      }
    } catch (error) {
      if (error instanceof ForbiddenAddressError) return this.#refuse(NOT_PUBLIC);
      throw failureOf(error, shownHost(this.#url));
    } finally {
      this.#end.abort();
    }
  }

  /** The failure of a fetch whose time is over. */
  timedOut(): UpstreamError {
    const seconds = this.#limits.wholeMs / 1000;
    const message = `${shownHost(this.#url)} did not send the page within ${seconds} seconds.`;
    return new UpstreamError('upstream_timeout', message);
  }

  /** One request: the page, or the next URL. */
  async #hop(url: URL): Promise<FetchedPage | URL> {
    const { userAgent, connectMs } = this.#settings;
    const { signal } = this.#end;
    const answered = await exchange(url, {
      userAgent,
      cookie: this.#cookies.headerFor(url.host),
      lookup: vettedLookup({ ...this.#settings, signal }),
      connectMs,
      wireBytes: wireBytes(this.#limits.bytes),
      signal,
    });
    const { response } = answered;
    const location = locationOf(response.statusCode ?? 0, response.headers.location);
    this.#cookies.keep(url.host, response.headers);
    if (location === undefined) {
      const page = await this.#page(url, answered);
      return this.#refreshed(page) ?? page;
    }
    answered.request.destroy();
    const { redirects } = this.#limits;
    if (this.#chain.length >= redirects) {
      throw new UpstreamError('upstream_failed', `${shownHost(url)} redirects more than ${redirects} times.`);
    }
    this.#chain.push(url.href);
    const target = redirectTarget(location, url);
    if (target !== undefined) return target;
    const wanted = `an http or https URL of at most ${MAX_URL} characters`;
    const message = `${shownHost(url)} redirects to something other than ${wanted}.`;
    throw new UpstreamError('upstream_failed', message);
  }

  /** The URL to which a page leads on, if it is followed. */
  #refreshed(page: FetchedPage): URL | undefined {
    if (this.#chain.length >= this.#limits.redirects) return undefined;
    const written = this.#limits.refresh?.(page);
    const target = written === undefined ? undefined : redirectTarget(written, this.#url);
    if (target === undefined) return undefined;
    if (target.href === page.finalUrl || this.#chain.includes(target.href)) return undefined;
    this.#chain.push(page.finalUrl);
    return target;
  }

  async #page(url: URL, answered: Exchange): Promise<FetchedPage> {
    const { request, response } = answered;
    const { bytes, truncated } = this.#limits.wants(response.headers['content-type'] ?? '')
      ? await this.#body(url, answered)
      : { bytes: new Uint8Array(0), truncated: false };
    request.destroy();
    return {
      kind: 'page',
      finalUrl: url.href,
      status: response.statusCode ?? 0,
      redirectChain: [...this.#chain],
      headers: headersOf(response),
      body: bytes,
      truncated,
    };
  }

  async #body(url: URL, { response, framedBytes }: Exchange) {
    const coding = response.headers['content-encoding'] ?? '';
    const codings = codingsOf(coding);
    if (codings !== undefined) {
      // What the parser has read, and no reader has taken yet, is not framing.
      const source = { chunks: response, framedBytes: () => framedBytes() - response.readableLength };
      return readBody(source, codings, this.#limits.bytes);
    }
    const message = `${shownHost(url)} sent the page in a content coding that was not requested.`;
    throw new UpstreamError('upstream_failed', message);
  }

  /** The submitted URL is the caller's fault; what it redirects to is the fault of the site. */
  #refuse(reason: string): ForbiddenPage {
    if (this.#chain.length === 0) return { kind: 'forbidden', reason };
    const message = `${shownHost(this.#start)} redirects to a URL that ${reason}.`;
    throw new UpstreamError('upstream_failed', message);
  }
}

function headersOf(response: IncomingMessage): Readonly<Record<string, readonly string[]>> {
  const headers: Record<string, readonly string[]> = Object.create(null);
  for (const [name, values] of Object.entries(response.headersDistinct)) headers[name] = values ?? [];
  return headers;
}
