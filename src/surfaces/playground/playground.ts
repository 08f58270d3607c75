import {
  type AnswerLink,
  type Example,
  groupOf,
  groups,
  type Operation,
  type Output,
  type Route,
} from '../../operation.ts';
import { fileTypeOf } from '../../request/body-form.ts';
import { inputSchema } from '../../request/input-schema.ts';
import { type BytesMember, bytesInJson, bytesMember } from '../../schema/bytes.ts';
import type { ObjectSchema, Schema } from '../../schema/schema.ts';

/** What the script of the playground knows of the service. */
export interface Playground {
  /** The address that code samples show; undefined for the one the page was loaded from. */
  readonly publicUrl: string | undefined;
  readonly operations: readonly PlaygroundOperation[];
}

/** One operation as the playground needs it: how to call it, and what its form and its answer look like. */
export interface PlaygroundOperation {
  readonly id: string;
  /** The title of its group. */
  readonly group: string;
  readonly summary: string;
  /** The first paragraph of its description: the docs have the others. */
  readonly about: string;
  readonly method: Route['method'];
  readonly path: string;
  /** What the route accepts, without the rules that only the service judges. */
  readonly input: ObjectSchema;
  /** The id of the operation that answers the same input with text. */
  readonly companion: string | undefined;
  /** The members of a JSON answer that a reader wants to see first. */
  readonly headlines: readonly string[];
  /** Those that are Markdown, where there are some. */
  readonly markdown?: readonly string[];
  /** What is often done next with a JSON answer. */
  readonly links?: readonly AnswerLink[];
  /** The headers of an answer that warn, with what their declarations say of them. */
  readonly warnings: Readonly<Record<string, string>>;
  /** The schema of an answer that may say that it does not know. */
  readonly uncertain?: Schema;
  /** What a file control offers: the media types of the file, and the extensions of the examples. */
  readonly accept?: string;
  /** The media type under which the file of the input is sent, where it has one. */
  readonly fileType?: string;
  readonly examples: readonly PlaygroundExample[];
}

export interface PlaygroundExample {
  readonly title: string;
  /** Without the file. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The name of the file that it answers with. */
  readonly savedAs?: string;
  /** The file as JSON has it: its text or base64. */
  readonly file?: { readonly name: string; readonly json: string };
}

/** The name of the file that an example answers with; undefined for JSON. */
export type SavedNames = (operation: Operation, example: Example) => string | undefined;

/** The registry as data for the playground. */
export function playground(
  operations: readonly Operation[],
  publicUrl: string | undefined,
  savedAs: SavedNames = () => undefined,
): Playground {
  return { publicUrl, operations: operations.map((operation) => playgroundOperation(operation, savedAs)) };
}

/** The POST of an operation, where it has one: it accepts everything that the operation does. */
function playgroundOperation(operation: Operation, savedAs: SavedNames): PlaygroundOperation {
  const { id, summary, description, routes, companion, examples, output } = operation;
  const route = routes.find(({ method }) => method === 'POST') ?? routes[0]!;
  const file = bytesMember(operation.input);
  return {
    id,
    group: groups[groupOf(operation)],
    summary,
    about: description.trim().split(/\n\s*\n/, 1)[0]!,
    method: route.method,
    path: route.path,
    input: withoutRules(subjectFirst(operation, inputSchema(operation, route))),
    companion,
    headlines: membersOf(output, (member) => member['x-headline'] === true),
    ...markdownIn(output),
    ...(output.links && { links: output.links }),
    warnings: warningsOf(output),
    ...uncertainIn(output),
    ...(file !== undefined && { fileType: fileTypeOf(operation), accept: acceptOf(operation, file) }),
    examples: examples.map((example) => ({
      ...playgroundExample(example, file),
      ...named(savedAs(operation, example)),
    })),
  };
}

function warningsOf({ headers = {} }: Output): Readonly<Record<string, string>> {
  const warnings = Object.entries(headers).filter(([name]) => name.endsWith('-warning'));
  return Object.fromEntries(warnings.map(([name, { description }]) => [name, description]));
}

function uncertainIn({ media }: Output): Pick<PlaygroundOperation, 'uncertain'> {
  const json = media['application/json'];
  const isUncertain = json !== undefined && JSON.stringify(json).includes('"x-not-known"');
  return isUncertain && 'schema' in json ? { uncertain: json.schema } : {};
}

function acceptOf({ examples }: Operation, { form }: BytesMember): string {
  const extensions = examples.flatMap(({ file }) => /\.\w+$/.exec(file?.name ?? '') ?? []);
  return [...new Set([...form.media, ...extensions])].join(',');
}

function named(savedAs: string | undefined): Pick<PlaygroundExample, 'savedAs'> {
  return savedAs === undefined ? {} : { savedAs };
}

function playgroundExample(
  { title, input, file }: Example,
  member: BytesMember | undefined,
): PlaygroundExample {
  if (member === undefined || file === undefined) return { title, input };
  return { title, input, file: { name: file.name, json: bytesInJson(member.form, file.bytes) } };
}

/** What the operation is about comes first where people fill it in. */
function subjectFirst({ subject }: Operation, schema: ObjectSchema): ObjectSchema {
  if (subject === undefined) return schema;
  const { [subject.member]: first, ...rest } = schema.properties;
  return { ...schema, properties: { ...(first && { [subject.member]: first }), ...rest } };
}

/** Keywords that only the service reads. A `pattern` is one where it is a text: a member may have that name too. */
const judged: ReadonlySet<string> = new Set(['x-other-names', 'x-synonyms', 'x-raw-plus']);

function withoutRules(schema: ObjectSchema): ObjectSchema {
  const text = JSON.stringify(schema, (name, value: unknown) =>
    judged.has(name) || (name === 'pattern' && typeof value === 'string') ? undefined : value,
  );
  return JSON.parse(text) as ObjectSchema;
}

function markdownIn(output: Output): { readonly markdown?: readonly string[] } {
  const markdown = membersOf(
    output,
    (member) => member.type === 'string' && member.contentMediaType === 'text/markdown',
  );
  return markdown.length === 0 ? {} : { markdown };
}

/** The names of the members of a JSON answer that are of a kind, however deep. */
function membersOf({ media }: Output, isOfKind: (member: Schema) => boolean): readonly string[] {
  return Object.values(media).flatMap((kind) =>
    'schema' in kind ? [...membersIn(kind.schema, isOfKind)] : [],
  );
}

function membersIn(schema: Schema, isOfKind: (member: Schema) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (each: Schema): void => {
    if (each.anyOf !== undefined) each.anyOf.forEach(visit);
    else if (each.type === 'array') visit(each.items);
    else if (each.type === 'object') {
      for (const [name, member] of Object.entries(each.properties)) {
        if (isOfKind(member)) found.add(name);
        visit(member);
      }
    }
  };
  visit(schema);
  return found;
}
