import type { Needs, Operation, Result } from '../operation.ts';
import { perform } from '../request/perform.ts';
import { type Reading, readRequest, readValue } from '../request/read.ts';
import type { OperationInput } from './input/given-input.ts';

/** Gives the answer to one call, in this process or by a server. */
export type Performer = (input: OperationInput) => Promise<Result>;

/** Reads and performs calls of an operation in this process, by the functions of the service. */
export function localPerformer(operation: Operation, needs: Needs): Performer {
  return async (input) => perform(operation, readingOf(operation, input), needs);
}

function readingOf(operation: Operation, input: OperationInput): Reading {
  if (input.kind === 'value') return readValue(operation, input.value);
  const route = operation.routes.find(({ method }) => method === 'POST')!;
  return readRequest(operation, route, { query: '', body: new TextEncoder().encode(input.text) });
}
