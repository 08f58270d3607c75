import type { FileResult, JsonResult, Needs, Operation, Result } from '../operation.ts';
import { contentDisposition } from './content-disposition.ts';

/** What a 200 carries of the operation itself; the service adds its own headers. */
export interface Answer {
  /** Content-Type, Content-Disposition and the headers the operation declares, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Runs an operation on the input that `readRequest` made and turns its result into bytes. */
export async function perform(operation: Operation, input: unknown, needs: Needs): Promise<Answer> {
  // The declaration's own schema has just proved the type; the registry cannot carry eighteen of them.
  const result: Result = await operation.run(input as never, needs);
  return result.kind === 'json' ? jsonAnswer(result) : fileAnswer(result);
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
