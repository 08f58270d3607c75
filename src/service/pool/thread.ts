import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import type { Needs, Operation } from '../../operation.ts';
import { perform, performCompute } from '../../request/perform.ts';
import { readRequest } from '../../request/read.ts';
import { type HttpBody, httpBody } from '../calls/http-body.ts';
import { failureOf, type ThreadReply, type ThreadSettings, type ThreadTask } from './thread-message.ts';

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
      return handOver(await answer(byId, needs, task));
    } catch (error) {
      return { failure: failureOf(error) } satisfies ThreadReply;
    }
  };
}

async function answer(
  operations: ReadonlyMap<string, Operation>,
  needs: Needs,
  task: ThreadTask,
): Promise<HttpBody> {
  const operation = operations.get(task.operation);
  if ('gathered' in task) {
    if (operation?.steps === undefined) throw new Error(`${task.operation} has no steps in this thread`);
    return httpBody(await performCompute(operation.steps, task.gathered, task));
  }
  const route = operation?.routes.find(({ method, path }) => method === task.method && path === task.path);
  if (operation === undefined || route === undefined) {
    throw new Error(`${task.operation} has no route ${task.method} ${task.path} in this thread`);
  }
  return httpBody(await perform(operation, readRequest(operation, route, task), needs));
}

/** A copy, because the operation may keep what it made, and a buffer that is handed over is lost to it. */
function handOver({ headers, bytes }: HttpBody): unknown {
  const copy = new Uint8Array(bytes);
  const reply: ThreadReply = { body: { headers, bytes: copy } };
  return move({ [transferableSymbol]: [copy.buffer], [valueSymbol]: reply });
}
