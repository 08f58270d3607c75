import { InputError } from '../../errors.ts';
import type { Answer as Performed } from '../../request/perform.ts';
import type { Caller } from '../callers/caller.ts';
import type { Quota } from '../callers/quota.ts';
import { keyRequired, quotaRefusal } from '../callers/quota-refusal.ts';
import { admitBody } from '../http/body.ts';
import { entityTag, matchesTag } from '../http/etag.ts';
import type { Exchange } from '../http/exchange.ts';
import type { OperationEndpoint } from '../http/routing.ts';
import { svgContentSecurityPolicy } from '../http/security-headers.ts';
import type { Answer } from '../http/send.ts';
import { isHeavyUnread, prepareWork, readInput, type WorkContext } from './work.ts';

export interface CallContext extends WorkContext {
  readonly quota: Quota;
  /** Name of this release: answers may differ between releases, so ETags do. */
  readonly release: string;
  /** Gets the failure when a counted call that failed could not be taken back. */
  readonly onLostRefund: (error: unknown) => void;
}

/**
 * First half of a call to an operation: what can be judged by its headers, before any of its body is read. A
 * copy the caller still has is confirmed for nothing (304); a full quota refuses before any work; then come the
 * body's type and length, and whether a thread is to be had for it. Returns the answer when there is one already.
 *
 * The store is asked only where its answer matters: a call that goes well learns its count when it is counted,
 * which spares a look-up that costs as much as the counting.
 */
export async function admitCall(
  context: CallContext,
  exchange: Exchange,
  endpoint: OperationEndpoint,
  caller: Caller,
): Promise<Answer | undefined> {
  if (caller.limit === 0 && caller.kind === 'free') throw keyRequired();
  const { headers } = exchange.request;
  const ifNoneMatch = headers['if-none-match'];
  if (endpoint.tagged && ifNoneMatch !== undefined) {
    const tag = tagOfQuery(context.release, exchange, endpoint);
    if (tag !== undefined && matchesTag(ifNoneMatch, tag)) {
      exchange.used = await context.quota.peek(caller);
      return notModified(endpoint, tag);
    }
  }
  exchange.used = context.quota.lastKnown(caller);
  if (exchange.used >= caller.limit) await refuseWhenFull(context, exchange, caller);
  if (endpoint.route.method === 'POST') {
    const { operation, route } = endpoint;
    try {
      admitBody(headers, route.path, operation.limits.bodyBytes);
      // Again when the body is here; but who is told now has not sent a megabyte in vain.
      const bytes = Number(headers['content-length'] ?? 0);
      if (isHeavyUnread(context, operation, bytes)) context.pool?.refuseWhenFull(caller.id);
    } catch (error) {
      await refuseWhenFull(context, exchange, caller);
      throw error;
    }
  }
  return undefined;
}

/**
 * Second half, with the body here: the input is read and judged, the call counted, the work done, and the count
 * taken back unless the work succeeded. A body that goes to another thread is read there, after the counting.
 */
export async function performCall(
  context: CallContext,
  exchange: Exchange,
  endpoint: OperationEndpoint,
  caller: Caller,
): Promise<Answer> {
  const { quota, needs } = context;
  let work: () => Performed | Promise<Performed>;
  try {
    work = prepareWork(context, exchange, endpoint, caller);
  } catch (error) {
    await refuseWhenFull(context, exchange, caller);
    throw error;
  }
  const { granted, used } = await quota.reserve(caller);
  exchange.used = used;
  if (!granted) throw quotaRefusal(caller, needs.clock().getTime());
  try {
    const performed = work();
    const { headers, body } = performed instanceof Promise ? await performed : performed;
    return { status: 200, headers: answerHeaders(context.release, exchange, endpoint, headers), body };
  } catch (error) {
    await takeBack(context, exchange, caller);
    throw error;
  }
}

/**
 * Asks the store how much the caller has used and refuses when that is all: a full quota is told before any
 * fault of the request, whose refusal in turn shows the true count.
 */
export async function refuseWhenFull(
  { quota, needs }: CallContext,
  exchange: Exchange,
  caller: Caller,
): Promise<void> {
  exchange.used = await quota.peek(caller);
  if (exchange.used >= caller.limit) throw quotaRefusal(caller, needs.clock().getTime());
}

/** The tag of a GET's answer; undefined when its input has a fault, which is told in its own turn. */
function tagOfQuery(release: string, exchange: Exchange, endpoint: OperationEndpoint): string | undefined {
  try {
    exchange.reading = readInput(exchange, endpoint);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
  exchange.entityTag = entityTag(release, endpoint.operation, exchange.reading.input);
  return exchange.entityTag;
}

function notModified({ cacheControl, headers }: OperationEndpoint, tag: string): Answer {
  return { status: 304, headers: ['etag', tag, 'cache-control', cacheControl, ...headers] };
}

function answerHeaders(
  release: string,
  exchange: Exchange,
  endpoint: OperationEndpoint,
  own: Readonly<Record<string, string>>,
): string[] {
  const headers = ['cache-control', endpoint.cacheControl, ...endpoint.headers];
  for (const name in own) headers.push(name, own[name]!);
  if (endpoint.tagged)
    headers.push(
      'etag',
      exchange.entityTag ?? entityTag(release, endpoint.operation, exchange.reading?.input),
    );
  if (own['content-type'] === 'image/svg+xml')
    headers.push('content-security-policy', svgContentSecurityPolicy);
  return headers;
}

async function takeBack(
  { quota, onLostRefund }: CallContext,
  exchange: Exchange,
  caller: Caller,
): Promise<void> {
  try {
    exchange.used = await quota.refund(caller);
  } catch (error) {
    onLostRefund(error);
  }
}
