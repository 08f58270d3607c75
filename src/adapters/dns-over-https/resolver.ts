/**
 * DNS over HTTPS (RFC 8484): a name and a type to records, by the first resolver that answers.
 *
 *     MX example.com   ->   POST application/dns-message   ->   [{ preference: 10, exchange: 'mail.example.com' }]
 *
 * wire.ts and message.ts read and write the format of RFC 1035, client.ts asks one resolver after another, and this file
 * bounds, caches and shares the questions. Left out: DNSSEC, which resolvers check, and records that e-mail does not need.
 */
import { Gate } from '../../gate/gate.ts';
import type { DnsAnswer, DnsSession, DnsType, Resolver, Visit } from '../../operation.ts';
import { Notices } from '../notices.ts';
import { DNS_QUERIES } from '../outgoing.ts';
import { Client } from './client.ts';
import { RequestTime } from './request-time.ts';
import { Upstream } from './upstream.ts';

/** Queries that wait: those of twenty batches more. */
const WAITING = 512;
const WAIT_MS = 10_000;

const failed: DnsAnswer = { kind: 'failed' };

/**
 * DNS over HTTPS (RFC 8484) with a list of resolvers, of which the first that answers is used. Answers are cached,
 * simultaneous equal queries are sent once, and a resolver that cannot be reached is paused for a
 * while, so that an installation without DNS answers at once. `onNotice` gets a sentence, without any domain name,
 * when a resolver fails and when it recovers.
 */
export function createResolver(
  urls: readonly string[],
  onNotice: (message: string) => void = () => {},
): Resolver {
  const notices = new Notices(onNotice, performance);
  const shared: Shared = {
    client: new Client(urls.map((url) => new Upstream(url, notices))),
    gate: new Gate({
      places: DNS_QUERIES,
      queue: WAITING,
      keepsReserve: true,
      waitMs: WAIT_MS,
      work: 'DNS queries',
    }),
  };
  return { open: ({ queries }, visit) => new Session(shared, queries, visit) };
}

/** What all requests share. */
interface Shared {
  readonly client: Client;
  readonly gate: Gate;
}

/** The look-ups of one request. */
class Session implements DnsSession {
  readonly #shared: Shared;
  readonly #visit: Visit | undefined;
  readonly #time = new RequestTime();
  #queriesLeft: number;

  constructor(shared: Shared, queries: number, visit: Visit | undefined) {
    this.#shared = shared;
    this.#queriesLeft = queries;
    this.#visit = visit;
  }

  async lookup(name: string, type: DnsType): Promise<DnsAnswer> {
    const { client } = this.#shared;
    const known = client.known(name, type);
    if (known !== undefined) return known;
    if (this.#time.left() <= 0) return failed;
    return this.#ask(name, type);
  }

  /** Each request holds its own place, so that none waits in the line of another with the same query. */
  async #ask(name: string, type: DnsType): Promise<DnsAnswer> {
    const { client, gate } = this.#shared;
    const resume = this.#time.pause();
    const limit = () => {
      resume();
      return { ms: this.#time.left(), reason: () => new TimeIsOver() };
    };
    const caller = this.#visit?.caller ?? '';
    try {
      return await gate.hold({ caller, abandoned: this.#visit?.abandoned(), limit }, (signal) =>
        client.ask(name, type, { take: () => this.#takeQuery(), signal }),
      );
    } catch (error) {
      if (error instanceof TimeIsOver) return failed;
      throw error;
    } finally {
      resume();
    }
  }

  #takeQuery(): boolean {
    if (this.#queriesLeft === 0) return false;
    this.#queriesLeft--;
    return true;
  }
}

/** The request has used up its time. */
class TimeIsOver extends Error {}
