import { areInWorkers } from '../../needs.ts';
import type { Needs, Operation } from '../../operation.ts';
import { type Answer, perform } from '../../request/perform.ts';
import { type Reading, readRequest } from '../../request/read.ts';
import type { Caller } from '../callers/quota.ts';
import type { Exchange } from '../http/exchange.ts';
import type { OperationEndpoint } from '../http/routing.ts';
import type { Pool } from '../pool/pool.ts';
import { CallVisit } from './call-visit.ts';
import { withDeadline } from './deadline.ts';
import { isHeavy } from './longest-hold.ts';
import { performInSteps } from './two-steps.ts';

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
  const cost = pool === undefined ? 0 : costOfInput(context, operation, reading);
  if (pool !== undefined && isHeavy(cost)) {
    return threadWork(context, pool, { exchange, endpoint, caller, cost });
  }
  return () => {
    const visit = new CallVisit(caller, exchange);
    const { steps } = operation;
    const answer =
      pool !== undefined && steps !== undefined
        ? performInSteps(pool, { operation, steps, reading, needs, visit, timeoutMs: operationTimeoutMs })
        : perform(operation, reading, { ...needs, visit });
    return answer instanceof Promise ? withDeadline(answer, operationTimeoutMs, visit) : answer;
  };
}

/** Whether a body of this length goes to a thread unread. */
export function isHeavyUnread(context: WorkContext, operation: Operation, bodyBytes: number): boolean {
  return isHeavy(costOfBytes(context, operation, bodyBytes));
}

/** What is known of the cost before the body is read: nothing of a short one, whose content tells more. */
function costOfBytes(context: WorkContext, operation: Operation, bodyBytes: number): number {
  if (bodyBytes <= MOST_READ_HERE) return 0;
  return movableCost(context, operation)?.ofBytes(bodyBytes) ?? 0;
}

function costOfInput(context: WorkContext, operation: Operation, { input }: Reading): number {
  return movableCost(context, operation)?.ofInput(input as never) ?? 0;
}

/** The cost of an operation that a worker thread has all ports for. */
function movableCost({ needs }: WorkContext, { needs: names, cost }: Operation): Operation['cost'] {
  return areInWorkers(names, needs) ? cost : undefined;
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
