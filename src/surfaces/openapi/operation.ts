import {
  cacheOf,
  groupOf,
  groups,
  mostAnswerBytes,
  type Operation,
  type Output,
  type Route,
} from '../../operation.ts';
import { bodyFormOf, formFileName } from '../../request/body-form.ts';
import { inputSchema, queryMembers, querySchema } from '../../request/input-schema.ts';
import { resultValue } from '../../request/result-bytes.ts';
import { bytesInJson, bytesMember } from '../../schema/bytes.ts';
import { bareMediaType, mediaTypeOf, sizeOf } from '../examples/answer-content.ts';
import {
  type AnsweredExample,
  answersOf,
  type ExampleAnswers,
  type ExampleCall,
} from '../examples/example-answers.ts';
import { jsonInput } from '../examples/json-input.ts';
import { bodyLimitSentence } from '../facts/limit-words.ts';
import type { ServiceLimits } from '../facts/service-facts.ts';
import { operationId, postOperationId } from '../names.ts';
import { commonHeadersOn, ownHeadersOn } from './headers.ts';
import type { JsonObject } from './json-object.ts';
import { parameters } from './parameters.ts';
import { refusalsOf } from './refusals.ts';
import { explained, requestName, resultName } from './schema.ts';
import { security } from './security.ts';

/** The paths of the document: one item a path, one operation a route. */
export function pathItems(
  operations: readonly Operation[],
  limits: ServiceLimits,
  answers: ExampleAnswers,
): JsonObject {
  const items: Record<string, Record<string, JsonObject>> = {};
  for (const operation of operations) {
    for (const route of operation.routes) {
      const described = operationObject(operation, route, limits, answersOf(answers, operation));
      items[route.path] = { ...items[route.path], [route.method.toLowerCase()]: described };
    }
  }
  return items;
}

/** Longest answer that is printed in the document; the docs show a longer text, shortened. */
const MAX_EXAMPLE_BYTES = 6000;

function operationObject(
  operation: Operation,
  route: Route,
  limits: ServiceLimits,
  examples: readonly AnsweredExample[],
): JsonObject {
  const calls = examples.flatMap(({ example, calls }) =>
    calls.filter((call) => call.route === route).map((call) => ({ ...call, example })),
  );
  return {
    operationId: operationId(operation, route),
    summary: operation.summary,
    description: describe(operation, route),
    tags: [groups[groupOf(operation)]],
    ...(operation.deprecated && { deprecated: true }),
    security: security(limits),
    ...parametersOf(operation, route, calls[0]),
    ...(route.method === 'POST' && { requestBody: requestBody(operation, route, calls) }),
    responses: responses(operation, route, calls),
  };
}

type NamedCall = ExampleCall & Pick<AnsweredExample, 'example'>;

function describe(operation: Operation, route: Route): string {
  const { description, deprecated } = operation;
  const limit = route.method === 'POST' ? [bodyLimitSentence(operation)] : [];
  const end = deprecated && [
    `Deprecated since ${deprecated.since}; answers until ${deprecated.sunset}. See ${deprecated.link}.`,
  ];
  return [...(end ?? []), description.trim(), ...limit].join('\n\n');
}

/** The whole input of a GET; of a POST the members that may be in its query string as well. */
function parametersOf(operation: Operation, route: Route, call: NamedCall | undefined): JsonObject {
  const schema = route.method === 'GET' ? inputSchema(operation, route) : querySchema(operation, route);
  const list = parameters(schema, call?.example.input ?? {});
  return list.length > 0 ? { parameters: list } : {};
}

function requestBody(operation: Operation, route: Route, calls: readonly NamedCall[]): JsonObject {
  return {
    required: true,
    description: bodySizes(operation),
    content: {
      ...fileContent(operation, calls),
      'application/json': {
        schema: bodySchema(operation, route),
        examples: named(calls, ({ example }) => ({ value: jsonInput(operation, example) })),
      },
      ...formContent(operation, route),
    },
  };
}

/** A form with the file as one part, and the members of the query string as the others (RFC 7578). */
function formContent(operation: Operation, route: Route): JsonObject {
  const file = formFileName(operation);
  if (file === undefined) return {};
  const { properties } = inputSchema(operation, route);
  const others = queryMembers(operation, route).map((name) => [name, explained(properties[name]!)]);
  const type = bytesMember(operation.input) === undefined ? 'application/json' : 'application/octet-stream';
  const description = 'The file, in a part with a file name. That part may have any name.';
  return {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: [file],
        properties: {
          [file]: { type: 'string', contentMediaType: type, description },
          ...Object.fromEntries(others),
        },
      },
    },
  };
}

function bodySizes(operation: Operation): string {
  const { fileTypes, fileBytes, jsonBytes } = bodyFormOf(operation);
  const json = `${jsonBytes.toLocaleString('en-US')} bytes of JSON`;
  return fileTypes.length === 0
    ? `At most ${json}.`
    : `The file, of at most ${fileBytes.toLocaleString('en-US')} bytes, or at most ${json}.`;
}

/** An entry for each media type under which the file is the body; the first one shows the examples. */
function fileContent(operation: Operation, calls: readonly NamedCall[]): JsonObject {
  const file = bytesMember(operation.input);
  if (file === undefined) return {};
  const examples = named(calls, ({ example }) =>
    file.form.text ? { value: bytesInJson(file.form, example.file!.bytes) } : undefined,
  );
  return Object.fromEntries(
    bodyFormOf(operation).fileTypes.map((type, index) => [
      type,
      { schema: file.form.text ? { type: 'string' } : {}, ...(index === 0 && someExamples(examples)) },
    ]),
  );
}

/** The component of the body, and where the route accepts it, the bare value of a member in its place. */
function bodySchema(operation: Operation, route: Route): JsonObject {
  const component = { $ref: `#/components/schemas/${requestName(operation, route)}` };
  const bare = route.bare === undefined ? undefined : operation.input.properties[route.bare];
  return bare === undefined ? component : { anyOf: [component, explained(bare)] };
}

function responses(operation: Operation, route: Route, calls: readonly NamedCall[]): JsonObject {
  const { output } = operation;
  const cache = cacheOf(operation, route);
  const isTagged = route.method === 'GET' && cache !== undefined;
  return {
    200: {
      description: `${operation.summary}: done.`,
      // To the longest request.
      'x-max-bytes': mostAnswerBytes(operation, bodyFormOf(operation).jsonBytes),
      headers: {
        ...output.headers,
        ...(hasFile(output) && ownHeadersOn('file')),
        ...(cache && ownHeadersOn('kept')),
        ...(isTagged && ownHeadersOn('tagged')),
        ...(operation.deprecated && ownHeadersOn('deprecated')),
        ...commonHeadersOn('done'),
      },
      content: Object.fromEntries(
        (route.media ?? Object.keys(output.media)).map((mediaType) => [
          mediaType,
          mediaObject(operation, mediaType, calls),
        ]),
      ),
      ...linksOf(output),
    },
    ...(isTagged && { 304: { $ref: '#/components/responses/NotModified' } }),
    ...Object.fromEntries(
      refusalsOf(route, operation).map(({ status, name }) => [
        status,
        { $ref: `#/components/responses/${name}` },
      ]),
    ),
  };
}

/**
 * By the id of the operation that is called with what the runtime expression names (OpenAPI 3.1, Link Object), which
 * cannot say that members go.
 */
function linksOf({ links = [] }: Output): JsonObject {
  const whole = links.filter(({ without }) => without === undefined);
  if (whole.length === 0) return {};
  const described = whole.map(({ summary, member, operation, as }) => {
    const value = `$response.body#/${member}`;
    const requestBody = as === undefined ? value : { [as]: `{${value}}` };
    const id = postOperationId(operation);
    return [id, { operationId: id, description: `${summary}.`, requestBody }];
  });
  return { links: Object.fromEntries(described) };
}

function hasFile({ media }: Output): boolean {
  return Object.values(media).some((kind) => 'file' in kind);
}

function mediaObject(operation: Operation, mediaType: string, calls: readonly NamedCall[]): JsonObject {
  const kind = operation.output.media[mediaType]!;
  const answered = calls.filter(({ answer }) => mediaTypeOf(answer) === bareMediaType(mediaType));
  const examples = named(answered, answerExample);
  const schema =
    'schema' in kind
      ? { $ref: `#/components/schemas/${resultName(operation)}` }
      : {
          type: 'string',
          description: kind.file,
          ...(isText(mediaType) ? {} : { contentMediaType: mediaType }),
        };
  return { schema, ...someExamples(examples) };
}

function someExamples(examples: JsonObject): JsonObject {
  return Object.keys(examples).length > 0 ? { examples } : {};
}

/**
 * The answer itself where it is text and short. Another one is left out: an example needs a value, and an externalValue
 * is fetched by tools, or looked for beside a saved copy of the document.
 */
function answerExample({ answer }: NamedCall): JsonObject | undefined {
  if (answer.kind === 'json') return { value: resultValue(answer) };
  const readable = isText(mediaTypeOf(answer)) && sizeOf(answer) <= MAX_EXAMPLE_BYTES;
  return readable ? { value: new TextDecoder().decode(answer.bytes) } : undefined;
}

function isText(mediaType: string): boolean {
  return /^text\/|[+/](?:xml|json)$/.test(bareMediaType(mediaType));
}

/** The examples of a document by short names; the summary is the title, and the query of a GET. */
function named(calls: readonly NamedCall[], show: (call: NamedCall) => JsonObject | undefined): JsonObject {
  return Object.fromEntries(
    calls.flatMap((call, index) => {
      const shown = show(call);
      const summary = call.query === '' ? call.example.title : `${call.example.title}: ?${call.query}`;
      return shown === undefined ? [] : [[`example${index + 1}`, { summary, ...shown }]];
    }),
  );
}
