import type { Caller } from '../callers/caller.ts';
import { QUOTA_USED, quotaHeaders } from '../callers/quota-headers.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { drain, LINGER_MS } from './body.ts';
import type { Exchange } from './exchange.ts';
import type { UnreadAnswers } from './unread-answers.ts';

/** An answer before the headers that all answers have. */
export interface Answer {
  readonly status: number;
  /** Name, value, name, value; names in lower case. */
  readonly headers: readonly string[];
  readonly body?: Uint8Array;
}

/** Takes an exchange to its end. What comes after the first is dropped. */
export interface Sender {
  send(exchange: Exchange, answer: Answer): void;
  /** The caller hung up before its request was complete: there is nobody to answer, only a line to log. */
  abandon(exchange: Exchange): void;
}

/** Status of a call whose caller is gone, in logs and metrics only (the number nginx uses). */
const CALLER_GONE = 499;

export interface SendContext {
  /** Headers of every answer. */
  readonly common: readonly string[];
  readonly clock: () => Date;
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  readonly unreadAnswers: UnreadAnswers;
  readonly isStopping: () => boolean;
}

/**
 * The one way out of the process for a request that could be read: adds the headers every answer has, writes it,
 * logs it.
 */
export function createSender(context: SendContext): Sender {
  return {
    send: (exchange, answer) => {
      if (exchange.answered) return;
      exchange.answered = true;
      write(context, exchange, answer);
      record(context, exchange, answer.status, answer.body?.byteLength ?? 0);
    },
    abandon: (exchange) => {
      if (exchange.answered) return;
      exchange.answered = true;
      record(context, exchange, CALLER_GONE, 0);
    },
  };
}

function write(context: SendContext, exchange: Exchange, { status, headers, body }: Answer): void {
  const { request, response, endpoint, caller } = exchange;
  const all = [...headers, ...context.common, 'x-request-id', exchange.requestId];
  if (endpoint?.kind === 'operation' && caller !== undefined) pushQuota(context, all, caller, exchange.used);
  else all.push(QUOTA_USED, String(exchange.used));
  if (status !== 204 && status !== 304) all.push('content-length', String(body?.byteLength ?? 0));
  const closes = exchange.closes || context.isStopping() || awaitsContinue(exchange);
  if (closes) all.push('connection', 'close');
  response.writeHead(status, all);
  if (closes && !request.complete) endAfterBody(exchange, body);
  else context.unreadAnswers.end(exchange, body);
  if (!request.complete) drain(request);
}

/**
 * Writes the last answer of a connection whose body still arrives. Node would close it at once; closing with
 * unread bytes resets it, and the answer may be lost with it. So the end waits a moment for these bytes.
 */
function endAfterBody({ request, response }: Exchange, body: Uint8Array | undefined): void {
  if (body !== undefined) response.write(body);
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once('end', () => response.end());
  response.once('close', () => clearTimeout(timer));
}

function pushQuota({ clock }: SendContext, all: string[], caller: Caller, used: number): void {
  const headers = quotaHeaders(caller, used, clock().getTime());
  all.push(
    QUOTA_USED,
    headers[QUOTA_USED],
    'ratelimit-policy',
    headers['ratelimit-policy'],
    'ratelimit',
    headers.ratelimit,
  );
}

/** A caller that waits for 100 and is refused will not send its body: the connection cannot go on. */
function awaitsContinue({ request, body }: Exchange): boolean {
  return request.headers.expect !== undefined && body === undefined && !request.complete;
}

function record({ log, metrics }: SendContext, exchange: Exchange, status: number, bytes: number): void {
  const ms = performance.now() - exchange.startedAt;
  const operation = exchange.endpoint?.name ?? null;
  const key = exchange.caller?.keyHint ?? 'free';
  log.call({
    request_id: exchange.requestId,
    operation,
    status,
    ms: Math.round(ms * 1000) / 1000,
    bytes,
    key,
  });
  metrics?.observe(operation, status, ms / 1000);
}
