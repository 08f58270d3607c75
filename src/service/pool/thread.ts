import { move, transferableSymbol, valueSymbol, workerData } from 'piscina';
import type { Needs, Operation } from '../../operation.ts';
import { perform } from '../../request/perform.ts';
import { readRequest } from '../../request/read.ts';
import { type HttpBody, httpBody } from '../calls/http-body.ts';
import { failureOf, type ThreadCall, type ThreadReply, type ThreadSettings } from './thread-message.ts';

/** What the pool handed to this thread. */
export function threadSettings(): ThreadSettings {
  return workerData;
}

/**
 * What a worker thread does with a call: the very steps of the main thread, `readRequest` and `perform`. Never
 * throws; a failure is a reply like another. null asks for nothing but a sign of life.
 */
export function answerCalls(
  operations: readonly Operation[],
  needs: Needs,
): (call: ThreadCall | null) => unknown {
  const byId = new Map<string, Operation>(operations.map((operation) => [operation.id, operation]));
  return async (call) => {
    if (call === null) return null;
    try {
      return handOver(await answer(byId, needs, call));
    } catch (error) {
      return { failure: failureOf(error) } satisfies ThreadReply;
    }
  };
}

async function answer(
  operations: ReadonlyMap<string, Operation>,
  needs: Needs,
  call: ThreadCall,
): Promise<HttpBody> {
  const operation = operations.get(call.operation);
  const route = operation?.routes.find(({ method, path }) => method === call.method && path === call.path);
  if (operation === undefined || route === undefined) {
    throw new Error(`this thread knows no ${call.method} ${call.path} of ${call.operation}`);
  }
  return httpBody(await perform(operation, readRequest(operation, route, call), needs));
}

/** A copy, because the operation may keep what it made, and a buffer that is handed over is lost to it. */
function handOver({ headers, bytes }: HttpBody): unknown {
  const copy = new Uint8Array(bytes);
  const reply: ThreadReply = { body: { headers, bytes: copy } };
  return move({ [transferableSymbol]: [copy.buffer], [valueSymbol]: reply });
}
