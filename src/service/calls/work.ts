import type { Needs, Operation } from '../../operation.ts';
import { type Answer, perform } from '../../request/perform.ts';
import { type Reading, readRequest } from '../../request/read.ts';
import type { Caller } from '../callers/caller.ts';
import type { Exchange } from '../http/exchange.ts';
import type { OperationEndpoint } from '../http/routing.ts';
import type { Pool } from '../pool/pool.ts';
import { CallVisit } from './call-visit.ts';
import { withDeadline } from './deadline.ts';

/** A longer hold of the main thread is felt by the calls beside it; for a shorter one the trip is not worth it. */
const LONGEST_HOLD_MS = 2;

/** Bytes of a body that is read in the main thread to be judged by its content. */
const MOST_READ_HERE = 16_384;

export interface WorkContext {
  readonly needs: Needs;
  /** The threads for calls that would hold this one for long; undefined when there are none. */
  readonly pool: Pool | undefined;
  readonly operationTimeoutMs: number;
}

/** A call that goes to a thread, with what is expected of it in milliseconds. */
interface ThreadWork {
  readonly exchange: Exchange;
  readonly endpoint: OperationEndpoint;
  readonly caller: string;
  readonly cost: number;
}

/**
 * What is to be done once the call is counted. Throws the faults that are found before. A body of some length is
 * judged by it, and goes to a thread unread; everything else is read here and judged by its content.
 */
export function prepareWork(
  context: WorkContext,
  exchange: Exchange,
  endpoint: OperationEndpoint,
  { id: caller }: Caller,
): () => Answer | Promise<Answer> {
  const { pool, needs, operationTimeoutMs } = context;
  const { operation } = endpoint;
  const unreadCost = costOfBytes(context, operation, exchange.body?.byteLength ?? 0);
  if (pool !== undefined && isHeavy(unreadCost)) {
    return threadWork(context, pool, { exchange, endpoint, caller, cost: unreadCost });
  }
  exchange.reading ??= readInput(exchange, endpoint);
  const { reading } = exchange;
  const cost = pool === undefined ? 0 : operation.cost.ofInput(reading.input as never, needs);
  if (pool !== undefined && isHeavy(cost)) {
    return threadWork(context, pool, { exchange, endpoint, caller, cost });
  }
  return () => {
    const visit = new CallVisit(caller, exchange);
    const answer = perform(operation, reading, { ...needs, visit });
    return answer instanceof Promise ? withDeadline(answer, operationTimeoutMs, visit) : answer;
  };
}

/** Whether a body of this length goes to a thread unread. */
export function isHeavyUnread(context: WorkContext, operation: Operation, bodyBytes: number): boolean {
  return isHeavy(costOfBytes(context, operation, bodyBytes));
}

/** What is known of the cost before the body is read: nothing of a short one, whose content tells more. */
function costOfBytes({ needs }: WorkContext, { cost }: Operation, bodyBytes: number): number {
  return bodyBytes > MOST_READ_HERE ? cost.ofBytes(bodyBytes, needs) : 0;
}

function isHeavy(cost: number): boolean {
  return cost > LONGEST_HOLD_MS;
}

function threadWork(
  { operationTimeoutMs: timeoutMs }: WorkContext,
  pool: Pool,
  { exchange, endpoint, caller, cost }: ThreadWork,
): () => Promise<Answer> {
  pool.refuseWhenFull(caller);
  const { operation, route } = endpoint;
  const { query, body } = exchange;
  const call = { operation: operation.id, method: route.method, path: route.path, query };
  return async () => {
    const visit = new CallVisit(caller, exchange);
    try {
      const poolVisit = { caller, abandoned: visit.abandoned(), cost, timeoutMs };
      return await pool.run(body === undefined ? call : { ...call, body }, poolVisit);
    } finally {
      visit.end();
    }
  };
}

/** What a call asks for, read in this thread. Throws InputError. */
export function readInput({ query, body }: Exchange, { operation, route }: OperationEndpoint): Reading {
  return readRequest(operation, route, body === undefined ? { query } : { query, body });
}
