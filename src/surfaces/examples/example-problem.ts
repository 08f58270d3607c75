import { errorKinds, InputError } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import { faultSentences, type PlacedFault, placeFaults } from '../../request/place-faults.ts';
import { readRequest } from '../../request/read.ts';

/** The body of a refusal, application/problem+json (RFC 9457). */
export interface ExampleProblem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors: readonly PlacedFault[];
  readonly request_id: string;
}

/**
 * What is wrong with an empty body, in the words of the first operation that refuses one. Undefined when every
 * operation accepts an empty body.
 */
export function exampleProblem(operations: readonly Operation[]): ExampleProblem | undefined {
  for (const operation of operations) {
    for (const route of operation.routes.filter(({ method }) => method === 'POST')) {
      try {
        readRequest(operation, route, { query: '', body: new TextEncoder().encode('{}') });
      } catch (error) {
        if (error instanceof InputError) return problemOf(error, placeFaults(route, error.faults));
        throw error;
      }
    }
  }
  return undefined;
}

function problemOf({ code, faults }: InputError, errors: readonly PlacedFault[]): ExampleProblem {
  const { title, status } = errorKinds[code];
  return {
    type: `/docs#${code}`,
    title,
    status,
    detail: faultSentences(faults),
    code,
    errors,
    request_id: 'b1946ac9-2c5e-4b8f-9f0a-7d3f6a1c2e55',
  };
}
