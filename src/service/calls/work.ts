import type { Socket } from 'node:net';
import { areInWorkers } from '../../needs.ts';
import type { Needs, Operation, Route } from '../../operation.ts';
import { perform } from '../../request/perform.ts';
import { type RawRequest, type Reading, readRequest, readText } from '../../request/read.ts';
import { type ResultBytes, resultBytes } from '../../request/result-bytes.ts';
import type { Caller } from '../callers/caller.ts';
import type { Pool } from '../pool/pool.ts';
import type { ThreadCall, ThreadText } from '../pool/thread-message.ts';
import { CallVisit } from './call-visit.ts';
import { withDeadline } from './deadline.ts';
import { isHeavy } from './longest-hold.ts';
import { withThreads } from './parts.ts';
import { performInSteps } from './two-steps.ts';

/** Bytes of a body that is read in the main thread to be judged by its content. */
export const MAX_READ_HERE = 16_384;

export interface WorkContext {
  readonly needs: Needs;
  /** The threads for calls that would hold this one for long; undefined when there are none. */
  readonly pool: Pool | undefined;
  readonly operationTimeoutMs: number;
}

/** What a call asks for, with its body here. */
export type ReceivedCall = RoutedCall | TextCall;

/** A call that came by a route of its operation. */
interface RoutedCall extends RawRequest {
  readonly operation: Operation;
  readonly route: Route;
  /** Set when it has been read already. */
  readonly reading: Reading | undefined;
}

/** A call whose whole input is a JSON text, as agents send it. */
interface TextCall {
  readonly operation: Operation;
  readonly route?: undefined;
  /** UTF-8. */
  readonly body: Uint8Array;
}

/** What is left to do once a call is counted. */
export type Work = () => ResultBytes | Promise<ResultBytes>;

/**
 * Chooses where the work of a call is done. Throws the faults of the request that are found before it. A body of some
 * length is judged by that, and goes to a thread unread; everything else is read here and judged by its content.
 */
export function prepareWork(context: WorkContext, call: ReceivedCall, caller: Caller, socket: Socket): Work {
  const { pool, operationTimeoutMs } = context;
  const { operation } = call;
  const visit = new CallVisit(caller.id, socket);
  const unreadCost = costOfBytes(context, operation, call.body?.byteLength ?? 0);
  if (pool !== undefined && isHeavy(unreadCost)) {
    return threadWork(pool, call, { visit, cost: unreadCost, timeoutMs: operationTimeoutMs });
  }
  const reading = readHere(call);
  const cost = pool === undefined ? 0 : costOfInput(context, operation, reading);
  if (pool !== undefined && isHeavy(cost)) {
    return threadWork(pool, call, { visit, cost, timeoutMs: operationTimeoutMs });
  }
  return () => {
    const result = performHere(context, operation, reading, visit);
    return result instanceof Promise ? withDeadline(result, operationTimeoutMs, visit) : result;
  };
}

function readHere(call: ReceivedCall): Reading {
  if (call.route === undefined) return readText(call.operation, call.body);
  return call.reading ?? readRequest(call.operation, call.route, call);
}

/** Synchronous where the operation is: a promise costs turns of the event loop. */
function performHere(
  { pool, needs, operationTimeoutMs: timeoutMs }: WorkContext,
  operation: Operation,
  reading: Reading,
  visit: CallVisit,
): ResultBytes | Promise<ResultBytes> {
  const { steps } = operation;
  if (pool !== undefined && steps !== undefined)
    return performInSteps(pool, { operation, steps, reading, needs, visit, timeoutMs });
  const ports = pool === undefined ? needs : withThreads(pool, { operation, needs, visit, timeoutMs });
  const result = perform(operation, reading, ports, visit);
  return result instanceof Promise ? result.then(resultBytes) : resultBytes(result);
}

/** Throws UpstreamError with `overloaded` when a body of this length needs a thread and none is free. */
export function refuseWhenOverloaded(
  context: WorkContext,
  operation: Operation,
  caller: string,
  bodyBytes: number,
): void {
  if (isHeavy(costOfBytes(context, operation, bodyBytes))) context.pool?.refuseWhenFull(caller);
}

/** What is known of the cost before the body is read: nothing of a short one, whose content tells more. */
function costOfBytes(context: WorkContext, operation: Operation, bodyBytes: number): number {
  if (bodyBytes <= MAX_READ_HERE) return 0;
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
  pool: Pool,
  call: ReceivedCall,
  { visit, cost, timeoutMs }: { visit: CallVisit; cost: number; timeoutMs: number },
): Work {
  const { caller } = visit;
  pool.refuseWhenFull(caller);
  const task = taskOf(call);
  return async () => {
    try {
      return await pool.run(task, { caller, abandoned: visit.abandoned(), cost, timeoutMs });
    } finally {
      visit.end();
    }
  };
}

function taskOf(call: ReceivedCall): ThreadCall | ThreadText {
  const operation = call.operation.id;
  if (call.route === undefined) return { operation, text: call.body };
  const { method, path } = call.route;
  return { operation, method, path, query: call.query, body: call.body, contentType: call.contentType };
}
