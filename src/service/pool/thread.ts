import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import type { Needs, Operation } from '../../operation.ts';
import { perform, performCompute } from '../../request/perform.ts';
import { type Reading, readRequest, readText } from '../../request/read.ts';
import { type ResultBytes, resultBytes } from '../../request/result-bytes.ts';
import {
  failureOf,
  type ThreadCall,
  type ThreadPart,
  type ThreadReply,
  type ThreadSettings,
  type ThreadTask,
  type ThreadText,
} from './thread-message.ts';

/** What the pool passed to this thread. */
export function threadSettings(): ThreadSettings {
  return workerData;
}

/**
 * What a worker thread does with a call: the same as the main thread, `readRequest` and `perform`, or the second of
 * two steps. Never throws; a failure is a reply like any other. null only checks that the thread answers.
 */
export function answerCalls(
  operations: readonly Operation[],
  needs: Needs,
): (task: ThreadTask | null) => unknown {
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));
  return async (task) => {
    if (task === null) return null;
    try {
      if ('part' in task) return await performPart(byId, task);
      return handOver(await answer(byId, needs, task));
    } catch (error) {
      return { failure: failureOf(error) } satisfies ThreadReply;
    }
  };
}

async function performPart(
  operations: ReadonlyMap<string, Operation>,
  { operation, part: name, given }: ThreadPart,
): Promise<ThreadReply> {
  const part = operationOf(operations, operation).parts?.[name];
  if (part === undefined) throw new Error(`${operation} has no part ${name} in this thread`);
  return { made: await part.compute(given as never) };
}

async function answer(
  operations: ReadonlyMap<string, Operation>,
  needs: Needs,
  task: Exclude<ThreadTask, ThreadPart>,
): Promise<ResultBytes> {
  const operation = operationOf(operations, task.operation);
  if ('gathered' in task) {
    if (operation.steps === undefined) throw new Error(`${task.operation} has no steps in this thread`);
    return resultBytes(await performCompute(operation.steps, task.gathered, task));
  }
  return resultBytes(await perform(operation, readTask(operation, task), needs));
}

function operationOf(operations: ReadonlyMap<string, Operation>, id: string): Operation {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`this thread does not have ${id}`);
  return operation;
}

function readTask(operation: Operation, task: ThreadCall | ThreadText): Reading {
  if ('text' in task) return readText(operation, task.text);
  const route = operation.routes.find(({ method, path }) => method === task.method && path === task.path);
  if (route !== undefined) return readRequest(operation, route, task);
  throw new Error(`${task.operation} has no route ${task.method} ${task.path} in this thread`);
}

/** A copy, because the operation may keep what it made, and a buffer that is handed over is lost to it. */
function handOver(result: ResultBytes): unknown {
  const copy = new Uint8Array(result.bytes);
  const reply: ThreadReply = { result: { ...result, bytes: copy } };
  return move({ [transferableSymbol]: [copy.buffer], [valueSymbol]: reply });
}
