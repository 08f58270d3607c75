import { groupOf, groups, type Operation } from '../operation.ts';
import type { ExampleAnswers } from './example-answers.ts';
import { components } from './openapi-components.ts';
import { pathItems } from './openapi-operation.ts';

/** The version of the interface: the paths carry its first number. */
const INTERFACE_VERSION = '1.0.0';

/** A JSON object of the document; OpenAPI's own shape is proved by a validator in the tests. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1.1 description of the operations, with the real answers of their examples. */
export function openApi(
  operations: readonly Operation[],
  release: string,
  answers: ExampleAnswers,
): JsonObject {
  const used = new Set(operations.map(groupOf));
  return {
    openapi: '3.1.1',
    info: {
      title: 'Sundry',
      version: INTERFACE_VERSION,
      summary: 'Small, independent, stateless operations over HTTP.',
      description:
        'Every operation takes its input from a JSON body or, for GET, from query parameters, and answers with ' +
        'JSON or a file. Calls without a key are counted by address and day, calls with one by key and month; ' +
        'only answers of 2xx count. This document describes release ' +
        `${release} of the service; the readable form stands at [/docs](/docs).`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The service this document came from.' }],
    security: [{}, { ApiKey: [] }],
    tags: Object.entries(groups)
      .filter(([group]) => [...used].some((name) => name === group))
      .map(([, name]) => ({ name, description: tagDescription(name, operations) })),
    paths: pathItems(operations, answers),
    components: components(operations),
  };
}

function tagDescription(name: string, operations: readonly Operation[]): string {
  const summaries = operations.filter((operation) => groups[groupOf(operation)] === name);
  return `${summaries.map(({ summary }) => summary).join('. ')}.`;
}
