import type { Operation } from '../operation.ts';
import type { Schema } from '../schema/schema.ts';
import { shellQuote } from '../surfaces/docs/request-samples.ts';

/** A tool call that made a file. */
export interface CalledTool {
  readonly operation: Operation;
  /** The arguments as they were written: JSON in UTF-8. */
  readonly argumentsText: Uint8Array;
  readonly fileName: string;
  /** The address of the service, such as `http://127.0.0.1:8080`. */
  readonly origin: string;
  readonly hasKey: boolean;
}

/** Arguments of more bytes are not repeated: the model has them. */
const MAX_REPEATED = 2000;

/** How to get a file on disk: the same call over HTTP, as a command for a shell. */
export function sameCallByCurl(call: CalledTool): string {
  const { operation, fileName, origin, hasKey } = call;
  const route = operation.routes.find(({ method }) => method === 'POST') ?? operation.routes[0]!;
  const words = [
    `curl -o ${shellQuote(fileName)} ${shellQuote(`${origin}${route.path}`)}`,
    ...(hasKey ? ['-H "X-Api-Key: $SUNDRY_KEY"'] : []),
    ...(route.method === 'POST' ? ["-H 'Content-Type: application/json'", dataOf(call)] : []),
  ];
  return `The same call saves it: ${words.join(' ')}`;
}

function dataOf({ operation, argumentsText }: CalledTool): string {
  if (argumentsText.length > MAX_REPEATED || isSensitive(operation.input)) return '-d @arguments.json';
  return `-d ${shellQuote(new TextDecoder().decode(argumentsText))}`;
}

/** Whether a schema has a member that is never repeated, such as a password. */
function isSensitive(schema: Schema): boolean {
  if (schema['x-sensitive'] === true) return true;
  if (schema.anyOf !== undefined) return schema.anyOf.some(isSensitive);
  if (schema.type === 'array') return isSensitive(schema.items);
  return schema.type === 'object' && Object.values(schema.properties).some(isSensitive);
}
