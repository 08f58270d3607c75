import type { IncomingMessage } from 'node:http';
import { InputError } from '../../errors.ts';
import { wholeBodyMember } from '../../request/body-form.ts';
import type { Identity } from '../callers/identity.ts';
import { FailedRequest, type Usage } from '../callers/usage.ts';
import { answerCall, type CallContext } from '../calls/call.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { Answer, Outcome } from './answer.ts';
import { CallerGone } from './connections/caller-gone.ts';
import type { Exchange } from './exchange.ts';
import { FreeTurns } from './free-turns.ts';
import { preflightHeaders } from './headers/cors.ts';
import { refuseBadForm } from './headers/request-form.ts';
import { nearestPathIn } from './nearest-path.ts';
import { isBug, problemAnswer } from './problem.ts';
import { Refusal } from './refusal.ts';
import type { Endpoint, FreeEndpoint, OperationEndpoint, Resource, Resources } from './routing.ts';
import type { Sender } from './send.ts';

export interface DispatcherOptions {
  readonly resources: Resources;
  readonly identity: Identity;
  readonly call: CallContext;
  readonly sender: Sender;
  readonly log: Log;
  readonly metrics: Metrics | undefined;
}

/** Answers each request, whatever goes wrong on the way. */
export class Dispatcher {
  readonly #resources: Resources;
  readonly #nearestPath: (path: string) => string | undefined;
  readonly #identity: Identity;
  readonly #call: CallContext;
  readonly #freeTurns: FreeTurns;
  readonly #sender: Sender;
  readonly #log: Log;
  readonly #metrics: Metrics | undefined;

  constructor({ resources, identity, call, sender, log, metrics }: DispatcherOptions) {
    this.#resources = resources;
    this.#nearestPath = nearestPathIn(resources);
    this.#identity = identity;
    this.#call = call;
    this.#freeTurns = new FreeTurns(call.bodyMemory);
    this.#sender = sender;
    this.#log = log;
    this.#metrics = metrics;
  }

  /** Finds what the request asks for, answers it, and sends the answer. Never rejects. */
  async handle(exchange: Exchange): Promise<void> {
    const resource = this.#resources.get(exchange.path);
    let endpoint: Endpoint | undefined;
    let outcome: Outcome;
    try {
      judgeForm(exchange);
      endpoint = resource?.endpoints.get(exchange.request.method ?? '');
      outcome = await this.#answer(exchange, resource, endpoint);
    } catch (error) {
      const failed = error instanceof FailedRequest ? error : await this.#refused(exchange, error);
      if (failed.reason instanceof CallerGone) {
        this.#sender.abandon(exchange, endpoint, failed.usage);
        return;
      }
      outcome = { answer: this.#problem(exchange, endpoint, failed), usage: failed.usage };
    }
    this.#send(exchange, endpoint, outcome);
  }

  #send(exchange: Exchange, endpoint: Endpoint | undefined, outcome: Outcome): void {
    try {
      this.#sender.send(exchange, endpoint, outcome);
    } catch (error) {
      const failed = new FailedRequest(error, outcome.usage);
      const answer = this.#problem(exchange, endpoint, failed);
      // A bug behind the answer, as in its record: the answer is on its way, and a second one would end the process.
      if (exchange.response.headersSent) {
        if (!exchange.response.writableEnded) exchange.response.destroy();
        return;
      }
      // Node refuses to write a header value that holds a line break: a fault of the operation that made it.
      this.#sender.send(exchange, endpoint, { answer, usage: failed.usage });
    }
  }

  /** A request whose form is refused, with the usage of its caller. */
  async #refused(exchange: Exchange, error: unknown): Promise<FailedRequest> {
    const usage = await this.#identity.identifyLeniently(exchange);
    const isConnected = await this.#freeTurns.next(exchange, callerOf(exchange, usage));
    return new FailedRequest(isConnected ? error : new CallerGone(), usage);
  }

  #answer(
    exchange: Exchange,
    resource: Resource | undefined,
    endpoint: Endpoint | undefined,
  ): Promise<Outcome> {
    if (endpoint?.kind === 'operation') return answerCall(this.#call, exchange, endpoint);
    if (endpoint?.kind === 'agents' || endpoint?.kind === 'console') return endpoint.answer(exchange);
    return this.#answerFree(exchange, resource, endpoint);
  }

  async #answerFree(
    exchange: Exchange,
    resource: Resource | undefined,
    endpoint: FreeEndpoint | undefined,
  ): Promise<Outcome> {
    const usage = await this.#usageFor(exchange, endpoint);
    try {
      const begins = this.#freeTurns.next(exchange, callerOf(exchange, usage));
      if (begins !== true && !(await begins)) throw new CallerGone();
      const answer = await (endpoint?.answer(exchange.request, usage) ??
        this.#noEndpoint(exchange, resource));
      return { answer, usage };
    } catch (error) {
      throw new FailedRequest(error, usage);
    }
  }

  async #usageFor(exchange: Exchange, endpoint: FreeEndpoint | undefined): Promise<Usage> {
    if (endpoint?.withoutStore) return this.#identity.lastKnown(exchange);
    if (!endpoint?.ofKnownCallers) return this.#identity.identifyLeniently(exchange);
    return this.#identity.usageOf(await this.#identity.identify(exchange));
  }

  /** The problem that a caller sees; the log gets the error itself when it is ours. */
  #problem(
    { request, requestId }: Exchange,
    endpoint: Endpoint | undefined,
    { reason, usage }: FailedRequest,
  ): Answer {
    const operation = endpoint?.kind === 'operation' ? endpoint : undefined;
    if (isBug(reason)) this.#log.error('internal error while handling a call', reason, requestId);
    if (reason instanceof Refusal && reason.code === 'quota_exceeded') {
      this.#metrics?.refuseQuota(usage.caller?.kind ?? 'free');
    }
    const note =
      operation !== undefined && reason instanceof InputError
        ? noteOnUnreadBody(request, operation)
        : undefined;
    const bodyMember =
      operation?.route.method === 'POST'
        ? wholeBodyMember(operation.operation, request.headers['content-type'])
        : undefined;
    const problem = problemAnswer(reason, requestId, { route: operation?.route, bodyMember, note });
    if (operation === undefined) return problem;
    return { ...problem, headers: [...problem.headers, ...operation.headers] };
  }

  #noEndpoint({ request, path }: Exchange, resource: Resource | undefined): Answer {
    const { method } = request;
    if (resource === undefined) {
      if (!isPercentEncoded(path)) {
        throw new Refusal('malformed_http', 'The path is not valid percent-encoding.');
      }
      throw new Refusal('not_found', `There is nothing at ${path.slice(0, 200)}. ${this.#wayOn(path)}`);
    }
    if (method === 'OPTIONS') {
      const own = [...resource.endpoints.values()].flatMap((endpoint) =>
        endpoint.kind === 'agents' ? endpoint.requestHeaders : [],
      );
      return { status: 204, headers: preflightHeaders(resource.allow, own) };
    }
    throw new Refusal('method_not_allowed', `${path} does not support ${method}, only ${resource.allow}.`, {
      headers: ['allow', resource.allow],
    });
  }

  #wayOn(path: string): string {
    const nearest = this.#nearestPath(path);
    return nearest === undefined ? `All paths are listed at ${DOCS}.` : `The nearest path is ${nearest}.`;
  }
}

/** The page that lists every path. */
const DOCS = '/docs';

/** Who memory is counted for: the address where no caller is known. */
function callerOf({ request }: Exchange, { caller }: Usage): string {
  return caller?.id ?? request.socket.remoteAddress ?? '';
}

/** Throws the refusal of a request of bad form; its connection ends with that. */
function judgeForm(exchange: Exchange): void {
  try {
    refuseBadForm(exchange.request, exchange.query);
  } catch (error) {
    exchange.breakOff(error as Error);
    throw error;
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
