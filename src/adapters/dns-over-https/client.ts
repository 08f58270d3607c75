import type { DnsAnswer, DnsType } from '../../operation.ts';
import { AnswerCache } from './answer-cache.ts';
import { decodeAnswer, encodeQuery, type TimedAnswer } from './message.ts';
import { SharedQuestion } from './shared-question.ts';
import { ConnectionError, exchange, SilenceError } from './transport.ts';
import type { Upstream } from './upstream.ts';

/** Milliseconds a query may take. */
const QUERY_MS = 2000;
/** One retry where no answer came at all, at the next resolver if there is one. */
const TRIES = 2;
/** Milliseconds for which a failure is cached: reported by the resolver, or for lack of any answer. */
const KEEP_REFUSAL_MS = 5000;
const KEEP_SILENCE_MS = 2000;
/** Memory for answers, in bytes: some 30,000 of ordinary domains, 1,500 of the largest. */
const CACHE_BYTES = 16_777_216;

const failed: DnsAnswer = { kind: 'failed' };
const overBudget: DnsAnswer = { kind: 'over_budget' };

/** The request on whose behalf a query is sent. */
export interface QueryContext {
  /** Counts a query that is about to be sent; false when it may not be. */
  readonly take: () => boolean;
  /** Aborted when the answer is no longer needed. */
  readonly signal: AbortSignal;
}

/** The resolvers, with a cache of their answers. */
export class Client {
  readonly #upstreams: readonly Upstream[];
  readonly #cache = new AnswerCache(CACHE_BYTES);
  readonly #inFlight = new Map<string, SharedQuestion>();

  constructor(upstreams: readonly Upstream[]) {
    this.#upstreams = upstreams;
  }

  /** The answer known without a query: the cached one, or `failed` where all resolvers are paused. */
  known(name: string, type: DnsType): DnsAnswer | undefined {
    const now = performance.now();
    const kept = this.#cache.get(keyOf(name, type), now);
    if (kept !== undefined || this.#inFlight.has(keyOf(name, type))) return kept;
    return this.#usable(now) === undefined ? failed : undefined;
  }

  /** Sends a query, unless the answer is known or in flight. Throws only the reason of a signal. */
  ask(name: string, type: DnsType, { take, signal }: QueryContext): Promise<DnsAnswer> {
    const key = keyOf(name, type);
    const inFlight = this.#inFlight.get(key);
    if (inFlight !== undefined) return inFlight.join(signal);
    const known = this.known(name, type);
    if (known !== undefined) return Promise.resolve(known);
    if (!take()) return Promise.resolve(overBudget);
    const question = new SharedQuestion(
      (ended) => this.#query(name, type, { take, signal: ended }),
      () => {
        if (this.#inFlight.get(key) === question) this.#inFlight.delete(key);
      },
    );
    this.#inFlight.set(key, question);
    return question.join(signal);
  }

  async #query(name: string, type: DnsType, { take, signal }: QueryContext): Promise<DnsAnswer> {
    const message = encodeQuery(name, type);
    let upstream = this.#usable(performance.now());
    for (let tries = 1; upstream !== undefined; tries++) {
      const reply = await this.#exchange(upstream, message, signal);
      if (reply !== undefined) {
        return this.#keep(keyOf(name, type), reply.message && decodeAnswer(reply.message, name, type));
      }
      upstream = tries < TRIES ? this.#usable(performance.now(), upstream) : undefined;
      if (upstream === undefined || !take()) {
        this.#cache.keepFor(keyOf(name, type), failed, KEEP_SILENCE_MS, performance.now());
        break;
      }
    }
    return failed;
  }

  /** The reply of a resolver; undefined when there is none. Throws the reason of the signal. */
  async #exchange(
    upstream: Upstream,
    message: Uint8Array,
    signal: AbortSignal,
  ): Promise<{ readonly message: Uint8Array | undefined } | undefined> {
    const sentAt = performance.now();
    upstream.queried(sentAt);
    const onConnection = () => upstream.connected();
    try {
      const reply = await exchange(upstream.url, message, { timeoutMs: QUERY_MS, signal, onConnection });
      upstream.answered(performance.now());
      return { message: reply };
    } catch (error) {
      if (error instanceof ConnectionError) upstream.failed(sentAt, performance.now(), error.sign);
      else if (error instanceof SilenceError) upstream.wasSilent(sentAt);
      else throw error;
      return undefined;
    }
  }

  /** The first resolver that is not paused, if possible another than the one that has just failed. */
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

function keyOf(name: string, type: DnsType): string {
  return `${name} ${type}`;
}
