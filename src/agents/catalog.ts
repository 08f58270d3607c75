import type { Group, Operation } from '../operation.ts';
import { type UsedGroup, usedGroups } from '../surfaces/facts/used-groups.ts';
import { type FileDelivery, type Tool, toolName, toolOf } from './tool.ts';

/** What agents can list, made of the declarations once. */
export interface Catalog {
  readonly release: string;
  readonly instructions: string;
  readonly tools: readonly Tool[];
  /** The operations by the names of their tools. */
  readonly operations: ReadonlyMap<string, Operation>;
  readonly documents: readonly DocumentEntry[];
}

/** A page of the docs, as a list of resources shows it. */
export interface DocumentEntry {
  readonly uri: `sundry://docs/${string}`;
  readonly name: Group;
  readonly title: string;
  readonly description: string;
  readonly mimeType: 'text/markdown';
}

export interface CatalogOptions {
  /** Name of this release, as package.json has it. */
  readonly release: string;
  readonly delivery: FileDelivery;
  /** Whether calls are counted. */
  readonly isMetered: boolean;
}

/** The catalog of a list of operations. */
export function catalogOf(
  operations: readonly Operation[],
  { release, delivery, isMetered }: CatalogOptions,
): Catalog {
  const used = usedGroups(operations);
  return {
    release,
    instructions: instructionsFor(used, { delivery, isMetered }),
    tools: operations.map((operation) => toolOf(operation, delivery)),
    operations: new Map(operations.map((operation) => [toolName(operation), operation])),
    documents: used.map(({ id, title }) => ({
      uri: `sundry://docs/${id}`,
      name: id,
      title,
      description: 'Every field with its limits, and examples with their answers.',
      mimeType: 'text/markdown',
    })),
  };
}

const fileInstructions = {
  'in-result':
    'A file begins with a text that describes it; then comes the picture, the text, or the bytes in base64.',
  'in-folder':
    'A file is saved in the folder of this server; the result has its path. An argument that ends in _path names a file there.',
} as const satisfies Record<FileDelivery, string>;

/** Instructions sent with the tool list: at most 800 characters. */
function instructionsFor(
  used: readonly UsedGroup[],
  { delivery, isMetered }: Pick<CatalogOptions, 'delivery' | 'isMetered'>,
): string {
  return [
    `Small jobs, one tool each: ${used.map(({ title }) => title).join(', ')}.`,
    'The same arguments give the same result, and nothing of a call is stored.',
    'Arguments are never guessed into shape: a refusal names each field and what is allowed. Correct these fields and call again.',
    fileInstructions[delivery],
    ...(isMetered ? ['A call that succeeds counts once against the quota; a refused one is free.'] : []),
    `Read sundry://docs/<group> for all rules and examples: ${used.map(({ id }) => id).join(', ')}.`,
  ].join(' ');
}
