import { bodyFormOf } from '../../request/body-form.ts';
import { readRequest } from '../../request/read.ts';
import type { ResultBytes } from '../../request/result-bytes.ts';
import type { Caller } from '../callers/caller.ts';
import type { Identity } from '../callers/identity.ts';
import { FailedRequest } from '../callers/usage.ts';
import type { Answer, Outcome } from '../http/answer.ts';
import { admitBody, type Body, readBody } from '../http/body/body.ts';
import type { BodyMemory, Holding } from '../http/body/body-memory.ts';
import { CallerGone } from '../http/connections/caller-gone.ts';
import type { Exchange } from '../http/exchange.ts';
import { entityTag, matchesTag } from '../http/headers/etag.ts';
import { svgContentSecurityPolicy } from '../http/headers/security-headers.ts';
import type { OperationEndpoint } from '../http/routing.ts';
import { httpBody } from './http-body.ts';
import {
  countedCalls,
  type Metering,
  mayHaveExceeded,
  metered,
  refusalBeforeCounting,
  refuseKeyless,
  refuseWhenExceeded,
} from './metered.ts';
import { prepareWork, refuseWhenOverloaded, type Work, type WorkContext } from './work.ts';

export interface CallContext extends WorkContext {
  readonly identity: Identity;
  readonly metering: Metering;
  readonly bodyMemory: BodyMemory;
  /** Name of this release: answers may differ between releases, so ETags do. */
  readonly release: string;
}

/** A call that is ready to be counted, or a copy at the caller that is current. */
type Prepared =
  | { readonly work: Work; readonly tag: string | undefined; readonly body: Body | undefined }
  | { readonly currentTag: string };

/**
 * The way of a call to an operation, from its head to its answer. Rejects with a FailedRequest.
 *
 * Nothing is counted, and nothing of the work is done, before the whole request is judged: who calls, whether the
 * caller still has the answer (304), the quota, the head of the body, the body, its content. Then the call is counted,
 * the work done, and the count taken back unless the work succeeded.
 */
export async function answerCall(
  context: CallContext,
  exchange: Exchange,
  endpoint: OperationEndpoint,
): Promise<Outcome> {
  const { identity, metering } = context;
  const identified = identity.identify(exchange);
  const caller = identified instanceof Promise ? await identified : identified;
  refuseKeyless(caller);
  const head = endpoint.route.method === 'POST' ? undefined : holdHead(context, exchange, caller);
  let body: Body | undefined;
  try {
    const prepared = await prepare(context, exchange, endpoint, caller);
    if ('currentTag' in prepared) {
      const used = await countedCalls(metering, caller);
      return { answer: notModified(endpoint, prepared.currentTag), usage: { caller, used } };
    }
    body = prepared.body;
    const { value, used } = await metered(metering, caller, prepared.work);
    return { answer: success(endpoint, prepared.tag, value), usage: { caller, used } };
  } finally {
    head?.release();
    body?.release();
  }
}

/** Counts the head of a request without a body for as long as it waits; that of another counts with its body. */
function holdHead({ bodyMemory }: CallContext, { request, headBytes }: Exchange, { id }: Caller): Holding {
  const head = bodyMemory.hold('request', id, () => request.socket.destroy());
  head.add(headBytes);
  return head;
}

async function prepare(
  context: CallContext,
  exchange: Exchange,
  endpoint: OperationEndpoint,
  caller: Caller,
): Promise<Prepared> {
  let body: Body | undefined;
  try {
    const copy = endpoint.tagged ? tagQuery(context.release, exchange, endpoint) : undefined;
    if (copy?.isCurrent) return { currentTag: copy.tag };
    if (mayHaveExceeded(context.metering, caller)) await refuseWhenExceeded(context.metering, caller);
    if (endpoint.route.method === 'POST') body = await receiveBody(context, exchange, endpoint, caller);
    const { query, request } = exchange;
    const { operation, route } = endpoint;
    const contentType = request.headers['content-type'];
    const call = { operation, route, query, body: body?.bytes, contentType, reading: copy?.reading };
    return { work: prepareWork(context, call, caller, request.socket), tag: copy?.tag, body };
  } catch (error) {
    body?.release();
    if (error instanceof FailedRequest) throw error;
    if (error instanceof CallerGone) throw new FailedRequest(error, { caller, used: 0 });
    throw await refusalBeforeCounting(context.metering, caller, error);
  }
}

/** Reads the query string of an answer that may be kept, and compares the tags of the copies at the caller. */
function tagQuery(release: string, { request, query }: Exchange, endpoint: OperationEndpoint) {
  const reading = readRequest(endpoint.operation, endpoint.route, { query });
  const tag = entityTag(release, endpoint.operation, reading.input);
  const ifNoneMatch = request.headers['if-none-match'];
  return { reading, tag, isCurrent: ifNoneMatch !== undefined && matchesTag(ifNoneMatch, tag) };
}

/** Judges the body by its head, so that a caller who will be refused is spared the upload, and reads it. */
function receiveBody(
  context: CallContext,
  exchange: Exchange,
  { operation, route }: OperationEndpoint,
  { id: caller }: Caller,
): Promise<Body> {
  const { headers } = exchange.request;
  const form = bodyFormOf(operation);
  const limit = admitBody(headers, route.path, form);
  if (form.fileTypes.length > 0) exchange.longestFile = form.fileBytes;
  refuseWhenOverloaded(context, operation, caller, Number(headers['content-length'] ?? 0));
  return readBody(exchange, { limit, memory: context.bodyMemory, caller });
}

function notModified({ cacheControl, headers }: OperationEndpoint, tag: string): Answer {
  return { status: 304, headers: ['etag', tag, 'cache-control', cacheControl, ...headers] };
}

function success(endpoint: OperationEndpoint, tag: string | undefined, result: ResultBytes): Answer {
  const body = httpBody(result);
  const headers = ['cache-control', endpoint.cacheControl, ...endpoint.headers];
  for (const name in body.headers) headers.push(name, body.headers[name]!);
  if (tag !== undefined) headers.push('etag', tag);
  if (body.headers['content-type'] === 'image/svg+xml') {
    headers.push('content-security-policy', svgContentSecurityPolicy);
  }
  return { status: 200, headers, body: body.bytes };
}
