import type { Operation, PortName } from '../operation.ts';
import { bytesMember } from '../schema/bytes.ts';
import { argumentsSchema } from './arguments-schema.ts';
import { resultSchema, type ToolObjectSchema } from './tool-schema.ts';

/** An operation as an agent sees it in a list of tools. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ToolObjectSchema;
  /** Where JSON is the only answer. */
  readonly outputSchema?: ToolObjectSchema;
  readonly annotations: ToolAnnotations;
}

/** What a host may decide by, such as whether to ask its user before a call. */
export interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: false;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** What becomes of a tool's files: they are part of its result, or are saved in a folder. */
export type FileDelivery = 'in-result' | 'in-folder';

/** The name of an operation's tool: its id with `_` for the dot, since clients accept no dot. */
export function toolName(operation: Operation): string {
  return operation.id.replaceAll('.', '_');
}

/** The tool of an operation. It stands alone: hosts load some tools of a list without the others. */
export function toolOf(operation: Operation, delivery: FileDelivery): Tool {
  const outputSchema = onlyJson(operation);
  return {
    name: toolName(operation),
    title: operation.summary,
    description: descriptionOf(operation),
    inputSchema: inputSchemaOf(operation, delivery),
    ...(outputSchema !== undefined && { outputSchema }),
    annotations: annotationsOf(operation, delivery),
  };
}

/** The schema of the arguments. Where files are in a folder, the one of the input may be named by its path there. */
function inputSchemaOf(operation: Operation, delivery: FileDelivery): ToolObjectSchema {
  const schema = argumentsSchema(operation);
  const file = bytesMember(operation.input);
  if (file === undefined || delivery !== 'in-folder') return schema;
  const path = filePathMember(file.name);
  const required = schema.required?.filter((name) => name !== file.name) ?? [];
  const description = `In place of ${file.name}: the path of a file in the folder of this server.`;
  const { required: _required, ...rest } = schema;
  return {
    ...rest,
    properties: { ...schema.properties, [path]: { type: 'string', description } },
    ...(required.length > 0 && { required }),
  };
}

/** The name of the argument that is the path of a file. */
export function filePathMember(member: string): string {
  return `${member}_path`;
}

/** Longest description of more than one sentence of its own, in characters: hosts cut longer ones, and all tools share the context of the model. */
const MAX_DESCRIPTION_LENGTH = 240;

function descriptionOf({ summary, description, output }: Operation): string {
  const [firstParagraph = ''] = description.trim().split(/\n\s*\n/);
  const files = Object.entries(output.media).flatMap(([mediaType, media]) =>
    'file' in media ? [`Gives ${mediaType}: ${media.file}`] : [],
  );
  const rest = [`${summary}.`, ...files].join(' ').length + 1;
  const sentences = wholeSentences(firstParagraph.replaceAll('\n', ' '), MAX_DESCRIPTION_LENGTH - rest);
  return [`${summary}.`, ...(sentences === '' ? [] : [sentences]), ...files].join(' ');
}

/** The first sentence of a text, and as many as fit with it. */
function wholeSentences(text: string, longest: number): string {
  let kept = '';
  for (const sentence of text.split(/(?<=\.)\s+(?=[A-Z`])/)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (kept !== '' && longer.length > longest) break;
    kept = longer;
  }
  return kept;
}

function onlyJson({ output }: Operation): ToolObjectSchema | undefined {
  const [media, ...others] = Object.values(output.media);
  if (media === undefined || others.length > 0 || !('schema' in media)) return undefined;
  return media.schema.anyOf === undefined && media.schema.type === 'object'
    ? resultSchema(media.schema)
    : undefined;
}

/**
 * The ports that reach what is not known beforehand. A language model is not among them: it works on the text of the
 * call alone, and the operator chose it.
 */
const openWorld: ReadonlySet<PortName> = new Set<PortName>(['resolver', 'pageFetcher']);

function annotationsOf({ output, needs }: Operation, delivery: FileDelivery): ToolAnnotations {
  const savesFile = delivery === 'in-folder' && Object.values(output.media).some((media) => 'file' in media);
  return {
    readOnlyHint: !savesFile,
    destructiveHint: false,
    // A file saved twice is two files.
    idempotentHint: !savesFile,
    openWorldHint: needs.some((name) => openWorld.has(name)),
  };
}
