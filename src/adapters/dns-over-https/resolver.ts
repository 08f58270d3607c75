import type { DnsAnswer, DnsSession, DnsType, Resolver } from '../../operation.ts';
import { AnswerCache } from './answer-cache.ts';
import type { TimedAnswer } from './message.ts';
import { exchange, NoAnswerError } from './transport.ts';
import { Upstream } from './upstream.ts';

/** Milliseconds a query may take, and a request for all of its look-ups. */
const QUERY_MS = 2000;
const REQUEST_MS = 6000;
/** Once more where no answer came at all, at the next resolver if there is one. */
const TRIES = 2;
/** Milliseconds for which a failure is not asked about again: a word of the resolver's, and none at all. */
const KEEP_REFUSAL_MS = 5000;
const KEEP_SILENCE_MS = 2000;
/** Three types a name. */
const CACHED_ANSWERS = 30_000;

const failed: DnsAnswer = { kind: 'failed' };
const overBudget: DnsAnswer = { kind: 'over_budget' };

/**
 * DNS over HTTPS (RFC 8484) with a list of resolvers, of which the first that answers is used. Answers are cached,
 * the same question asked twice at once is sent once, and a resolver that does not answer is left alone for a
 * while, so that an installation without DNS answers at once.
 */
export function createResolver(urls: readonly string[]): Resolver {
  const client = new Client(urls.map((url) => new Upstream(url)));
  return { open: ({ queries }) => new Session(client, queries) };
}

/** The look-ups of one request. */
class Session implements DnsSession {
  readonly #client: Client;
  readonly #endsAt = performance.now() + REQUEST_MS;
  #queriesLeft: number;

  constructor(client: Client, queries: number) {
    this.#client = client;
    this.#queriesLeft = queries;
  }

  lookup(name: string, type: DnsType): Promise<DnsAnswer> {
    const remaining = this.#endsAt - performance.now();
    if (remaining <= 0) return Promise.resolve(failed);
    const asked = this.#client.ask(name, type, () => this.#takeQuery());
    return asked instanceof Promise ? within(asked, remaining) : Promise.resolve(asked);
  }

  #takeQuery(): boolean {
    if (this.#queriesLeft === 0) return false;
    this.#queriesLeft--;
    return true;
  }
}

/** What all requests share. */
class Client {
  readonly #upstreams: readonly Upstream[];
  readonly #cache = new AnswerCache(CACHED_ANSWERS);
  readonly #asked = new Map<string, Promise<DnsAnswer>>();

  constructor(upstreams: readonly Upstream[]) {
    this.#upstreams = upstreams;
  }

  /** The answer, at once where it is known. `take` is asked before each query that really goes out. */
  ask(name: string, type: DnsType, take: () => boolean): DnsAnswer | Promise<DnsAnswer> {
    const key = `${name} ${type}`;
    const now = performance.now();
    const known = this.#cache.get(key, now) ?? this.#asked.get(key);
    if (known !== undefined) return known;
    const upstream = this.#usable(now);
    if (upstream === undefined) return failed;
    if (!take()) return overBudget;
    const asked = this.#query(name, type, upstream, take).finally(() => this.#asked.delete(key));
    this.#asked.set(key, asked);
    return asked;
  }

  async #query(name: string, type: DnsType, first: Upstream, take: () => boolean): Promise<DnsAnswer> {
    // With the first query, so that a start does not wait for it.
    const { decodeAnswer, encodeQuery } = await import('./message.ts');
    const message = encodeQuery(name, type);
    let upstream: Upstream | undefined = first;
    for (let tries = 1; ; tries++) {
      const reply: Uint8Array | undefined | NoAnswerError = await exchange(
        upstream.url,
        message,
        QUERY_MS,
      ).catch((error: NoAnswerError) => error);
      if (!(reply instanceof NoAnswerError)) {
        upstream.answered();
        return this.#keep(`${name} ${type}`, reply && decodeAnswer(reply, name, type));
      }
      upstream.failed(performance.now());
      upstream = tries < TRIES ? this.#usable(performance.now(), upstream) : undefined;
      if (upstream === undefined || !take()) break;
    }
    this.#cache.keepFor(`${name} ${type}`, failed, KEEP_SILENCE_MS, performance.now());
    return failed;
  }

  /** The first resolver that is not resting, if possible another than the one that has just failed. */
  #usable(now: number, failedOne?: Upstream): Upstream | undefined {
    const usable = this.#upstreams.filter((upstream) => upstream.isUsable(now));
    return usable.find((upstream) => upstream !== failedOne) ?? usable[0];
  }

  #keep(key: string, timed: TimedAnswer | undefined): DnsAnswer {
    const now = performance.now();
    if (timed === undefined) this.#cache.keepFor(key, failed, KEEP_REFUSAL_MS, now);
    else this.#cache.keep(key, timed, now);
    return timed?.answer ?? failed;
  }
}

/** The answer, or a failure when it takes more than so many milliseconds. */
function within(asked: Promise<DnsAnswer>, milliseconds: number): Promise<DnsAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(failed), milliseconds);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
