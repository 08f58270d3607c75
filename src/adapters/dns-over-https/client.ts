import type { DnsAnswer, DnsType } from '../../operation.ts';
import { AnswerCache } from './answer-cache.ts';
import type { TimedAnswer } from './message.ts';
import { SharedQuestion } from './shared-question.ts';
import { ConnectionError, exchange, SilenceError } from './transport.ts';
import type { Upstream } from './upstream.ts';

/** Milliseconds a query may take. */
const QUERY_MS = 2000;
/** Once more where no answer came at all, at the next resolver if there is one. */
const TRIES = 2;
/** Milliseconds for which a failure is not asked about again: a word of the resolver's, and none at all. */
const KEEP_REFUSAL_MS = 5000;
const KEEP_SILENCE_MS = 2000;
/** Three types a name. */
const CACHED_ANSWERS = 30_000;

const failed: DnsAnswer = { kind: 'failed' };
const overBudget: DnsAnswer = { kind: 'over_budget' };

/** Who asks a question. */
export interface Asker {
  /** Counts a query that is about to go out; false when it may not. */
  readonly take: () => boolean;
  /** Aborted when the answer has lost its use. */
  readonly signal: AbortSignal;
}

/** The resolvers with what is known of their answers. */
export class Client {
  readonly #upstreams: readonly Upstream[];
  readonly #cache = new AnswerCache(CACHED_ANSWERS);
  readonly #asked = new Map<string, SharedQuestion>();

  constructor(upstreams: readonly Upstream[]) {
    this.#upstreams = upstreams;
  }

  /** The answer that can be given without asking: the one that is kept, or `failed` where all resolvers rest. */
  known(name: string, type: DnsType): DnsAnswer | undefined {
    const now = performance.now();
    const kept = this.#cache.get(keyOf(name, type), now);
    if (kept !== undefined || this.#asked.has(keyOf(name, type))) return kept;
    return this.#usable(now) === undefined ? failed : undefined;
  }

  /** Asks, unless it is known by now or on its way. Throws nothing but the reason of a signal. */
  ask(name: string, type: DnsType, { take, signal }: Asker): Promise<DnsAnswer> {
    const key = keyOf(name, type);
    const asked = this.#asked.get(key);
    if (asked !== undefined) return asked.join(signal);
    const known = this.known(name, type);
    if (known !== undefined) return Promise.resolve(known);
    if (!take()) return Promise.resolve(overBudget);
    const question = new SharedQuestion(
      (ended) => this.#query(name, type, { take, signal: ended }),
      () => {
        if (this.#asked.get(key) === question) this.#asked.delete(key);
      },
    );
    this.#asked.set(key, question);
    return question.join(signal);
  }

  async #query(name: string, type: DnsType, { take, signal }: Asker): Promise<DnsAnswer> {
    // With the first query, so that a start does not wait for it.
    const { decodeAnswer, encodeQuery } = await import('./message.ts');
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

  /** What a resolver answers; undefined when there is no answer. Throws the reason of the signal. */
  async #exchange(
    upstream: Upstream,
    message: Uint8Array,
    signal: AbortSignal,
  ): Promise<{ readonly message: Uint8Array | undefined } | undefined> {
    const askedAt = performance.now();
    upstream.asked(askedAt);
    const onConnection = () => upstream.connected();
    try {
      const reply = await exchange(upstream.url, message, { timeoutMs: QUERY_MS, signal, onConnection });
      upstream.answered(performance.now());
      return { message: reply };
    } catch (error) {
      if (error instanceof ConnectionError) upstream.failed(askedAt, performance.now(), error.sign);
      else if (error instanceof SilenceError) upstream.wasSilent(askedAt);
      else throw error;
      return undefined;
    }
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

function keyOf(name: string, type: DnsType): string {
  return `${name} ${type}`;
}
