import type { IncomingMessage } from 'node:http';
import { InputError } from '../../errors.ts';
import type { Identity } from '../callers/identity.ts';
import { admitCall, type CallContext, performCall, refuseWhenFull } from '../calls/call.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { CallerGone } from './body.ts';
import { preflightHeaders } from './cors.ts';
import type { Exchange } from './exchange.ts';
import { isBug, problemAnswer } from './problem.ts';
import { Refusal } from './refusal.ts';
import { refuseBadForm } from './request-form.ts';
import { nearestPath, type OperationEndpoint, type Resource, type Resources } from './routing.ts';
import type { Answer, Sender } from './send.ts';

export interface DispatcherOptions {
  readonly resources: Resources;
  readonly identity: Identity;
  readonly call: CallContext;
  readonly sender: Sender;
  readonly log: Log;
  readonly metrics: Metrics | undefined;
}

/** Leads each request to its answer, whatever goes wrong on the way. */
export class Dispatcher {
  readonly #resources: Resources;
  readonly #identity: Identity;
  readonly #call: CallContext;
  readonly #sender: Sender;
  readonly #log: Log;
  readonly #metrics: Metrics | undefined;

  constructor({ resources, identity, call, sender, log, metrics }: DispatcherOptions) {
    this.#resources = resources;
    this.#identity = identity;
    this.#call = call;
    this.#sender = sender;
    this.#log = log;
    this.#metrics = metrics;
  }

  /**
   * Takes a request as far as it goes without its body. Resolves to true when the body is wanted, to false when
   * the answer is given.
   */
  async admit(exchange: Exchange): Promise<boolean> {
    try {
      refuseBadForm(exchange.request, exchange.query);
    } catch (error) {
      return this.#refuseForm(exchange, error);
    }
    try {
      const resource = this.#resources.get(exchange.path);
      exchange.endpoint = resource?.endpoints.get(exchange.request.method ?? '');
      if (exchange.endpoint?.kind === 'operation') return await this.#admitCall(exchange, exchange.endpoint);
      await this.#answerFree(exchange, resource);
    } catch (error) {
      this.fail(exchange, error);
    }
    return false;
  }

  /** Takes an admitted call to its answer; its body, if it has one, is here. */
  async complete(exchange: Exchange): Promise<void> {
    const { endpoint, caller } = exchange;
    if (exchange.answered || endpoint?.kind !== 'operation' || caller === undefined) return;
    try {
      this.#sender.send(exchange, await performCall(this.#call, exchange, endpoint, caller));
    } catch (error) {
      this.fail(exchange, error);
    }
  }

  /** Ends an admitted call whose body could not be read. */
  async failBody(exchange: Exchange, error: unknown): Promise<void> {
    const { caller } = exchange;
    try {
      if (caller !== undefined && !(error instanceof CallerGone)) {
        await refuseWhenFull(this.#call, exchange, caller);
      }
      this.fail(exchange, error);
    } catch (refusal) {
      this.fail(exchange, refusal);
    }
  }

  /** Ends an exchange that failed, and tells the log when the fault is ours. */
  fail(exchange: Exchange, error: unknown): void {
    if (error instanceof CallerGone) {
      this.#sender.abandon(exchange);
      return;
    }
    const { endpoint, requestId } = exchange;
    const operation = endpoint?.kind === 'operation' ? endpoint : undefined;
    if (isBug(error)) this.#log.error('a call failed by a fault of ours', error, requestId);
    if (error instanceof Refusal && error.code === 'quota_exceeded') {
      this.#metrics?.refuseQuota(exchange.caller?.kind ?? 'free');
    }
    const note =
      operation !== undefined && error instanceof InputError
        ? noteOnUnreadBody(exchange.request, operation)
        : undefined;
    const problem = problemAnswer(error, requestId, { route: operation?.route, note });
    const headers = operation === undefined ? problem.headers : [...problem.headers, ...operation.headers];
    this.#sender.send(exchange, { ...problem, headers });
  }

  /** A wrong key is no matter here: the answer shows the usage of the caller as free paths do. */
  async #refuseForm(exchange: Exchange, error: unknown): Promise<false> {
    exchange.closes = true;
    await this.#identity.guess(exchange);
    this.fail(exchange, error);
    return false;
  }

  async #admitCall(exchange: Exchange, endpoint: OperationEndpoint): Promise<boolean> {
    const caller = await this.#identity.demand(exchange);
    const answer = await admitCall(this.#call, exchange, endpoint, caller);
    if (answer === undefined) return true;
    this.#sender.send(exchange, answer);
    return false;
  }

  async #answerFree(exchange: Exchange, resource: Resource | undefined): Promise<void> {
    const { endpoint } = exchange;
    if (endpoint?.kind === 'free' && endpoint.withoutStore) await this.#identity.recall(exchange);
    else await this.#identity.guess(exchange);
    const answer =
      endpoint?.kind === 'free' ? await endpoint.answer(exchange) : this.#noEndpoint(exchange, resource);
    this.#sender.send(exchange, answer);
  }

  #noEndpoint({ request, path }: Exchange, resource: Resource | undefined): Answer {
    const { method } = request;
    if (resource === undefined) {
      if (!isPercentEncoded(path)) {
        throw new Refusal('malformed_http', 'The path is not valid percent-encoding.');
      }
      const nearest = nearestPath(this.#resources, path);
      throw new Refusal(
        'not_found',
        `There is nothing at ${path.slice(0, 200)}. The nearest path is ${nearest}.`,
      );
    }
    if (method === 'OPTIONS') return { status: 204, headers: preflightHeaders(resource.allow) };
    throw new Refusal('method_not_allowed', `${path} does not take ${method}. It takes ${resource.allow}.`, {
      headers: ['allow', resource.allow],
    });
  }
}

/** The sentence for a refused GET whose input may be in its body. */
function noteOnUnreadBody(
  { headers }: IncomingMessage,
  { operation, route }: OperationEndpoint,
): string | undefined {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (route.method !== 'GET' || !hasBody) return undefined;
  const takesPost = operation.routes.some(({ method, path }) => method === 'POST' && path === route.path);
  const instead = takesPost ? ', or send the body by POST' : '';
  return `The body of a GET is not read: put the parameters into the query string${instead}.`;
}

/** RFC 3986 2.1: a percent sign begins the two hex digits of a byte; the bytes are UTF-8. */
function isPercentEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
