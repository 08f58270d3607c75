import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Exchange } from '../http/exchange.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import { ApiKeyError, hasMisplacedKey } from './api-key.ts';
import type { Caller } from './caller.ts';
import { callerAddress, isInternalAddress, isTrustedPeer, type TrustedProxies } from './caller-address.ts';
import type { Credentials, Quota } from './quota.ts';
import { FailedRequest, type Usage } from './usage.ts';

/** The longest time a free document waits for the count in its header. */
const MAX_USAGE_WAIT_MS = 250;

/** Identifies callers: strictly where calls are counted, leniently where they are not. */
export class Identity {
  readonly #quota: Quota;
  readonly #trusted: TrustedProxies;
  readonly #log: Log;
  #hasWarned = false;

  constructor(quota: Quota, trusted: TrustedProxies, log: Log) {
    this.#quota = quota;
    this.#trusted = trusted;
    this.#log = log;
  }

  /**
   * The caller of a metered call: synchronous where its address is cached, since a promise costs turns of the event loop.
   * Rejects with a FailedRequest of ApiKeyError, or of the Refusal of a key in another place than the header; the answer
   * then shows the usage of the address.
   */
  identify(exchange: Exchange): Caller | Promise<Caller> {
    const { request, query } = exchange;
    const credentials = this.#credentials(request);
    const isMisplaced = !credentials.apiKeyHeader && hasMisplacedKey(request.headers.authorization, query);
    const known = isMisplaced ? undefined : this.#quota.knownFreeCaller(credentials);
    return known ?? this.#identifyOrFail(credentials, { isMisplaced });
  }

  async #identifyOrFail(
    credentials: Credentials,
    { isMisplaced }: { isMisplaced: boolean },
  ): Promise<Caller> {
    try {
      if (isMisplaced) throw misplacedKey();
      return await this.#quota.identify(credentials);
    } catch (error) {
      const used = await this.#usedByAddress(credentials.address);
      throw new FailedRequest(error, { caller: undefined, used });
    }
  }

  /** What a caller has used, for answers that count nothing: without the store the last known count. */
  async usageOf(caller: Caller): Promise<Usage> {
    const lastKnown = () => this.#quota.lastKnown(caller);
    return { caller, used: await atMost(MAX_USAGE_WAIT_MS, this.#quota.peek(caller), lastKnown) };
  }

  /** For free routes: a bad key counts as none, and without the store the last known count is used. */
  async identifyLeniently({ request }: Exchange): Promise<Usage> {
    const known = new KnownCaller(this.#quota, this.#credentials(request));
    return atMost(MAX_USAGE_WAIT_MS, known.usage(), () => known.lastUsage());
  }

  /** For /health: the last known count of this process, without waiting for the store. */
  async lastKnown({ request }: Exchange): Promise<Usage> {
    const known = new KnownCaller(this.#quota, this.#credentials(request));
    const identified = known.identify().catch(() => {});
    await Promise.race([identified, new Promise((resolve) => setImmediate(resolve))]);
    return known.lastUsage();
  }

  /** Usage of the peer of a connection whose request could not be read. */
  usedByPeer(socket: Socket): Promise<number> {
    const origin = { peer: socket.remoteAddress, forwardedFor: undefined };
    return this.#usedByAddress(callerAddress(origin, this.#trusted));
  }

  async #usedByAddress(address: string): Promise<number> {
    const known = new KnownCaller(this.#quota, { apiKeyHeader: undefined, address });
    const { used } = await atMost(MAX_USAGE_WAIT_MS, known.usage(), () => known.lastUsage());
    return used;
  }

  #credentials({ headers, socket }: IncomingMessage): Credentials {
    const forwardedFor = headers['x-forwarded-for'] as string | undefined;
    const peer = socket.remoteAddress;
    if (forwardedFor !== undefined && !this.#hasWarned) this.#warn(peer);
    return {
      apiKeyHeader: headers['x-api-key'] as string | undefined,
      address: callerAddress({ peer, forwardedFor }, this.#trusted),
    };
  }

  /** Behind a proxy that is not trusted all callers share one quota: logged once. */
  #warn(peer: string | undefined): void {
    if (peer === undefined || isTrustedPeer(peer, this.#trusted) || !isInternalAddress(peer)) return;
    this.#hasWarned = true;
    this.#log.warn('a proxy on a private address sends X-Forwarded-For, but is not trusted: set TRUST_PROXY');
  }
}

/** A caller whose bad key counts as none, as far as it has been identified. */
class KnownCaller {
  readonly #quota: Quota;
  readonly #credentials: Credentials;
  #caller: Caller | undefined;

  constructor(quota: Quota, credentials: Credentials) {
    this.#quota = quota;
    this.#credentials = credentials;
  }

  async usage(): Promise<Usage> {
    const caller = await this.identify();
    return { caller, used: await this.#quota.peek(caller) };
  }

  /** The last known usage, without the store. */
  lastUsage(): Usage {
    const caller = this.#caller;
    return { caller, used: caller === undefined ? 0 : this.#quota.lastKnown(caller) };
  }

  async identify(): Promise<Caller> {
    try {
      this.#caller = await this.#quota.identify(this.#credentials);
    } catch (error) {
      if (!(error instanceof ApiKeyError)) throw error;
      this.#caller = await this.#quota.identify({ ...this.#credentials, apiKeyHeader: undefined });
    }
    return this.#caller;
  }
}

/** Counted as a free call, it would go unnoticed until the free calls are used up. */
function misplacedKey(): Refusal {
  return new Refusal(
    'invalid_api_key',
    'A key was sent, but not where it is read: put it into the header X-Api-Key.',
    { headers: ['www-authenticate', 'ApiKey'] },
  );
}

/** A value, or what `otherwise` returns when it fails or takes too long. */
function atMost<Value>(milliseconds: number, value: Promise<Value>, otherwise: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(otherwise());
    const timer = setTimeout(giveUp, milliseconds);
    value.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}
