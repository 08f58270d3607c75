import { QUOTA_USED, quotaHeaders } from '../callers/quota-headers.ts';
import type { Usage } from '../callers/usage.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { UsageBook } from '../usage/usage-book.ts';
import type { Outcome, Recorded } from './answer.ts';
import { drain, LINGER_MS } from './connections/draining.ts';
import { endRequest } from './connections/pipelining.ts';
import type { UnreadAnswers } from './connections/unread-answers.ts';
import type { Exchange } from './exchange.ts';
import type { Endpoint } from './routing.ts';

/** Takes an exchange to its end. */
export interface Sender {
  /** Sends the answer of an endpoint, undefined where the request met none. */
  send(exchange: Exchange, endpoint: Endpoint | undefined, outcome: Outcome): void;
  /** The caller hung up before its request was complete: there is no answer, only a line to log. */
  abandon(exchange: Exchange, endpoint: Endpoint | undefined, usage: Usage): void;
}

/** Status of a call whose caller is gone, in logs and metrics only (the number nginx uses). */
const CALLER_GONE = 499;

export interface SendContext {
  /** Headers of every answer. */
  readonly common: readonly string[];
  readonly clock: () => Date;
  readonly log: Log;
  readonly metrics: Metrics | undefined;
  readonly usageBook: UsageBook;
  readonly unreadAnswers: UnreadAnswers;
  readonly isStopping: () => boolean;
}

/**
 * The one way out of the process for a request that could be read: adds the headers every answer has, writes it,
 * logs it.
 */
export function createSender(context: SendContext): Sender {
  return {
    send: (exchange, endpoint, outcome) => {
      write(context, exchange, endpoint, outcome);
      const { answer, usage, recorded } = outcome;
      const { operation, status } = recorded ?? { operation: endpoint?.name, status: answer.status };
      if (usage.caller !== undefined && isOperation(endpoint, recorded)) {
        context.usageBook.count(
          usage.caller,
          operation as string,
          status,
          performance.now() - exchange.startedAt,
        );
      }
      record(context, exchange, operation, { status, bytes: answer.body?.byteLength ?? 0, usage });
    },
    abandon: (exchange, endpoint, usage) => {
      record(context, exchange, endpoint?.name, { status: CALLER_GONE, bytes: 0, usage });
    },
  };
}

function write(
  context: SendContext,
  exchange: Exchange,
  endpoint: Endpoint | undefined,
  outcome: Outcome,
): void {
  const { request, response } = exchange;
  const { status, body } = outcome.answer;
  const headers = headersOf(context, exchange, endpoint, outcome);
  const closes = isLast(context, exchange);
  if (closes) headers.push('connection', 'close');
  response.writeHead(status, headers);
  if (closes && !request.complete) endAfterBody(exchange, body);
  else {
    const caller = outcome.usage.caller?.id ?? request.socket.remoteAddress ?? '';
    context.unreadAnswers.end(exchange, caller, body, endpoint?.kind === 'free' ? 'document' : 'call');
  }
  if (!request.complete) drain(request);
}

function headersOf(
  { common, clock }: SendContext,
  { requestId }: Exchange,
  endpoint: Endpoint | undefined,
  { answer: { status, headers, body }, usage: { caller, used } }: Outcome,
): string[] {
  const all = [...headers, ...common, 'x-request-id', requestId];
  if (isAboutQuota(endpoint) && caller !== undefined) {
    const quota = quotaHeaders(caller, used, clock().getTime());
    all.push(
      QUOTA_USED,
      quota[QUOTA_USED],
      'ratelimit-policy',
      quota['ratelimit-policy'],
      'ratelimit',
      quota.ratelimit,
    );
  } else {
    all.push(QUOTA_USED, String(used));
  }
  if (status !== 204 && status !== 304) all.push('content-length', String(body?.byteLength ?? 0));
  return all;
}

/** Whether the connection ends with this answer. */
function isLast({ isStopping }: SendContext, { request, unreadable }: Exchange): boolean {
  // A caller that waits for 100 and is refused will not send its body.
  const awaitsContinue = request.headers.expect !== undefined && !request.complete;
  return unreadable !== undefined || isStopping() || awaitsContinue;
}

/**
 * Writes the last answer of a connection whose body still arrives. Node would close it at once; closing with
 * unread bytes resets it, and the answer may be lost with it. So the end waits a moment for these bytes.
 */
function endAfterBody(
  { request, response, connection, headBytes }: Exchange,
  body: Uint8Array | undefined,
): void {
  if (body !== undefined) response.write(body);
  endRequest(connection, headBytes);
  const timer = setTimeout(() => request.socket.destroy(), LINGER_MS);
  request.once('end', () => response.end());
  response.once('close', () => clearTimeout(timer));
}

/** Whether an answer has the quota of its caller. */
function isAboutQuota(endpoint: Endpoint | undefined): boolean {
  if (endpoint?.kind === 'free') return endpoint.ofKnownCallers === true;
  return endpoint?.kind === 'operation' || endpoint?.kind === 'agents';
}

/** Whether an operation answered: by its own path, or as the tool that an agent called. */
function isOperation(endpoint: Endpoint | undefined, recorded: Recorded | undefined): boolean {
  return endpoint?.kind === 'operation' || recorded !== undefined;
}

function record(
  { log, metrics }: SendContext,
  { requestId, startedAt }: Exchange,
  operation: string | null = null,
  { status, bytes, usage }: { readonly status: number; readonly bytes: number; readonly usage: Usage },
): void {
  const ms = performance.now() - startedAt;
  const key = usage.caller?.keyHint ?? 'free';
  log.call({ request_id: requestId, operation, status, ms: Math.round(ms * 1000) / 1000, bytes, key });
  metrics?.observe(operation, status, ms / 1000);
}
