import { InputError } from '../../errors.ts';
import type { Example, Needs, Operation, Result, Route } from '../../operation.ts';
import { fileTypeOf } from '../../request/body-form.ts';
import { perform } from '../../request/perform.ts';
import { type RawRequest, readRequest } from '../../request/read.ts';
import { isObject } from '../../schema/prepare.ts';
import { exampleNeeds, type MachineNeeds, nothing } from './example-needs.ts';

/** One example sent to one route, with what really came back. */
export interface ExampleCall {
  readonly route: Route;
  /** The query string of a GET, or beside a file, without its `?`; '' for a body of JSON. */
  readonly query: string;
  readonly answer: Result;
}

/** An example and its calls: POST first, one for each route that accepts the input. */
export interface AnsweredExample {
  readonly example: Example;
  readonly calls: readonly ExampleCall[];
}

/** The answered examples of every operation, by its id, in the order of the declarations. */
export type ExampleAnswers = ReadonlyMap<string, readonly AnsweredExample[]>;

/**
 * Runs every example of every operation through the same path as a request, once for each route. A route that refuses
 * the input (a narrower GET) is left out; an example that no route accepts is a bug.
 */
export async function answerExamples(
  operations: readonly Operation[],
  machine: MachineNeeds = nothing,
): Promise<ExampleAnswers> {
  const answers = new Map<string, readonly AnsweredExample[]>();
  for (const operation of operations) {
    const examples = operation.examples.map((example) =>
      answerExample(operation, example, exampleNeeds(example, machine)),
    );
    answers.set(operation.id, await Promise.all(examples));
  }
  return answers;
}

/** The answered examples of one operation. */
export function answersOf(answers: ExampleAnswers, operation: Operation): readonly AnsweredExample[] {
  const found = answers.get(operation.id);
  if (found === undefined) throw new Error(`The examples of ${operation.id} were not run`);
  return found;
}

async function answerExample(operation: Operation, example: Example, needs: Needs): Promise<AnsweredExample> {
  const calls: ExampleCall[] = [];
  for (const route of [...operation.routes].sort((a, b) => b.method.localeCompare(a.method))) {
    const call = await callRoute(operation, route, example, needs);
    if (call !== undefined) calls.push(call);
  }
  if (calls.length === 0)
    throw new Error(`No route of ${operation.id} accepts the example "${example.title}"`);
  return { example, calls };
}

async function callRoute(
  operation: Operation,
  route: Route,
  example: Example,
  needs: Needs,
): Promise<ExampleCall | undefined> {
  const inQuery = route.method === 'GET' || example.file !== undefined;
  const query = inQuery ? queryOf(example.input) : '';
  if (query === undefined) return undefined;
  try {
    const reading = readRequest(operation, route, { query, ...bodyOf(operation, route, example) });
    return { route, query, answer: await perform(operation, reading, needs) };
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** What a POST has in its body: the file of the example, or its whole input. */
function bodyOf(operation: Operation, { method }: Route, { input, file }: Example): Partial<RawRequest> {
  if (method === 'GET') return {};
  if (file !== undefined) return { body: file.bytes, contentType: fileTypeOf(operation) };
  return { body: new TextEncoder().encode(JSON.stringify(input)) };
}

/** The input as a query string, undefined when it holds a list, which a query cannot express. An object is JSON text. */
function queryOf(input: Example['input']): string | undefined {
  const members = Object.entries(input);
  if (members.some(([, value]) => Array.isArray(value))) return undefined;
  const textOf = (value: unknown): string => (isObject(value) ? JSON.stringify(value) : String(value));
  return members.map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`).join('&');
}

/**
 * RFC 3986 3.4: a query may hold `: / ? @ ,` as they are, which keeps addresses readable. The apostrophe is escaped,
 * so that the whole can be put in shell quotes.
 */
function encode(text: string): string {
  const readable = /%(?:3A|2F|3F|40|2C)/g;
  return encodeURIComponent(text).replace(readable, decodeURIComponent).replaceAll("'", '%27');
}
