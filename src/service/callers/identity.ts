import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Exchange } from '../http/exchange.ts';
import { Refusal } from '../http/refusal.ts';
import type { Log } from '../log.ts';
import { ApiKeyError, hasMisplacedKey } from './api-key.ts';
import type { Caller } from './caller.ts';
import { callerAddress, isInternalAddress, isTrustedPeer, type TrustedProxies } from './caller-address.ts';
import type { Credentials, Quota } from './quota.ts';

/** A free document does not wait longer than this for the figure in its header. */
const PATIENCE_MS = 250;

/** Finds out who calls: strictly where calls are counted, leniently where they are not. */
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
   * The caller of a metered call. Rejects with ApiKeyError, or with a Refusal of a key in another place than the header;
   * the answer then shows the usage of the address.
   */
  async demand(exchange: Exchange): Promise<Caller> {
    const credentials = this.#credentials(exchange.request);
    try {
      if (!credentials.apiKeyHeader) refuseMisplacedKey(exchange);
      const caller = await this.#quota.identify(credentials);
      exchange.caller = caller;
      return caller;
    } catch (error) {
      exchange.used = await this.#usedByAddress(credentials.address);
      throw error;
    }
  }

  /** For free routes: a bad key is no key, and a store that is away leaves the last value known. */
  async guess(exchange: Exchange): Promise<void> {
    const credentials = this.#credentials(exchange.request);
    exchange.used = await atMost(PATIENCE_MS, this.#lenient(exchange, credentials), () =>
      this.#lastKnown(exchange),
    );
  }

  /** For /health: the last value this process knows, if it knows one at once. */
  async recall(exchange: Exchange): Promise<void> {
    const identified = this.#identifyLeniently(exchange, this.#credentials(exchange.request)).catch(() => {});
    await Promise.race([identified, new Promise((resolve) => setImmediate(resolve))]);
    exchange.used = this.#lastKnown(exchange);
  }

  /** Usage of the peer of a connection whose request could not be read. */
  usedByPeer(socket: Socket): Promise<number> {
    const origin = { peer: socket.remoteAddress, forwardedFor: undefined };
    return this.#usedByAddress(callerAddress(origin, this.#trusted));
  }

  async #lenient(exchange: Exchange, credentials: Credentials): Promise<number> {
    await this.#identifyLeniently(exchange, credentials);
    return exchange.caller === undefined ? 0 : this.#quota.peek(exchange.caller);
  }

  async #identifyLeniently(exchange: Exchange, credentials: Credentials): Promise<void> {
    try {
      exchange.caller = await this.#quota.identify(credentials);
    } catch (error) {
      if (!(error instanceof ApiKeyError)) throw error;
      exchange.caller = await this.#quota.identify({ ...credentials, apiKeyHeader: undefined });
    }
  }

  async #usedByAddress(address: string): Promise<number> {
    let caller: Caller | undefined;
    const known = () => (caller === undefined ? 0 : this.#quota.lastKnown(caller));
    const read = async () => {
      caller = await this.#quota.identify({ apiKeyHeader: undefined, address });
      return this.#quota.peek(caller);
    };
    return atMost(PATIENCE_MS, read(), known);
  }

  #lastKnown({ caller }: Exchange): number {
    return caller === undefined ? 0 : this.#quota.lastKnown(caller);
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

  /** A proxy nobody told us about makes all its callers share one quota: worth one line. */
  #warn(peer: string | undefined): void {
    if (peer === undefined || isTrustedPeer(peer, this.#trusted) || !isInternalAddress(peer)) return;
    this.#hasWarned = true;
    this.#log.warn('a proxy on a private address sends X-Forwarded-For, but is not trusted: set TRUST_PROXY');
  }
}

/** Free use in its place would go unnoticed until the free calls are used up. */
function refuseMisplacedKey({ request, query }: Exchange): void {
  if (!hasMisplacedKey(request.headers.authorization, query)) return;
  throw new Refusal(
    'invalid_api_key',
    'A key was sent, but not where it is read: put it into the header X-Api-Key.',
    {
      headers: ['www-authenticate', 'ApiKey'],
    },
  );
}

/** A value, or what `otherwise` gives when it fails or takes too long. */
function atMost<Value>(milliseconds: number, value: Promise<Value>, otherwise: () => Value): Promise<Value> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(otherwise());
    const timer = setTimeout(giveUp, milliseconds);
    value.then(resolve, giveUp).finally(() => clearTimeout(timer));
  });
}
