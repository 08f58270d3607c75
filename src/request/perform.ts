import { pickPorts } from '../needs.ts';
import type { FileResult, JsonResult, Needs, Operation, Result, Steps } from '../operation.ts';
import { joinIgnored } from '../schema/ignored.ts';
import { contentDisposition } from './content-disposition.ts';
import type { Reading } from './read.ts';

/** What a 200 carries of the operation itself; the service adds its own headers. */
export interface Answer {
  /**
   * Content-Type, Content-Disposition, the headers the operation declares, and x-ignored-members where something
   * was ignored, by lower-case name.
   */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * Runs an operation on what `readRequest` made and turns its result into bytes: at once where the operation is done
 * at once, which spares small calls the turns of a promise.
 */
export function perform(operation: Operation, reading: Reading, needs: Needs): Answer | Promise<Answer> {
  // The declaration's own schema has just proved the type; the registry cannot carry eighteen of them.
  const result = operation.run(reading.input as never, pickPorts(operation.needs, needs));
  return result instanceof Promise
    ? result.then((settled) => answerOf(settled, reading))
    : answerOf(result, reading);
}

/** Takes the second step of an operation, and turns its result into bytes as `perform` does. */
export async function performCompute(
  steps: Steps,
  gathered: unknown,
  reading: Pick<Reading, 'ignored'>,
): Promise<Answer> {
  return answerOf(await steps.compute(gathered), reading);
}

function answerOf(result: Result, reading: Pick<Reading, 'ignored'>): Answer {
  const answer = result.kind === 'json' ? jsonAnswer(result) : fileAnswer(result);
  const ignored = joinIgnored(reading.ignored, result.ignored ?? []);
  if (ignored.length === 0) return answer;
  return { ...answer, headers: { ...answer.headers, 'x-ignored-members': ignored.join(', ') } };
}

const encoder = new TextEncoder();

function jsonAnswer({ value, headers }: JsonResult): Answer {
  return {
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: encoder.encode(JSON.stringify(value)),
  };
}

function fileAnswer({ bytes, mediaType, fileName, asciiName, disposition, headers }: FileResult): Answer {
  return {
    headers: {
      'content-type': mediaType,
      'content-disposition': contentDisposition(disposition, fileName, asciiName),
      ...headers,
    },
    body: bytes,
  };
}
