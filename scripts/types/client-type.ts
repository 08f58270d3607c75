import { groupOf, type Operation } from '../../src/operation.ts';
import type { ObjectSchema, Schema } from '../../src/schema/schema.ts';
import { docComment, indent, membersOf, type NameOf, type Side } from './schema-type.ts';

/**
 * The declaration file of the client's type: a method for each operation, and an interface for each input and JSON
 * answer that the library has no name for, such as `QrCreateInput`.
 */
export function clientType(
  operations: readonly Operation[],
  groups: Readonly<Record<string, string>>,
  nameOf: NameOf,
): string {
  const written: string[] = [];
  const typeName = (name: string, schema: Schema, side: Side): string => {
    const known = nameOf(schema, side);
    if (known !== undefined) return known;
    const members = membersOf(schema as ObjectSchema, side, nameOf);
    written.push(`${docComment([schema.description ?? ''])}export interface ${name} ${members}\n`);
    return name;
  };
  const used = [...new Set(operations.map(groupOf))];
  const faces = used.map((group) => {
    const methods = operations
      .filter((operation) => groupOf(operation) === group)
      .map((operation) => methodOf(operation, typeName));
    return `${docComment([groups[group] ?? ''])}readonly ${group}: {\n${indent(methods.join('\n'))}\n};`;
  });
  return `import type { CallOptions } from './call-options.js';
import type { FileAnswer, JsonAnswer, Outcome } from './outcome.js';
/** Every operation, as \`client.<group>.<operation>\`. */
export interface Client {
${indent(faces.join('\n'))}
}
${written.join('')}`;
}

type TypeName = (name: string, schema: Schema, side: Side) => string;

function methodOf(operation: Operation, typeName: TypeName): string {
  const { id, input, output, reads, summary, description } = operation;
  const [, name = ''] = id.split('.');
  const stem = pascalCase(id);
  const mark = (input.required ?? []).length === 0 ? '?' : '';
  const given = `${typeName(`${stem}Input`, input, 'written')}${reads === 'json-text' ? ' | string' : ''}`;
  const answers = Object.entries(output.media).map(([, media]) =>
    'schema' in media ? `JsonAnswer<${typeName(`${stem}Answer`, media.schema, 'prepared')}>` : 'FileAnswer',
  );
  const success = [...new Set(answers)].join(' | ');
  const doc = docComment([`${summary}.\n\n${description}`]);
  const method = pascalCase(name);
  return `${doc}readonly ${method[0]?.toLowerCase()}${method.slice(1)}: (input${mark}: ${given}, options?: CallOptions) => Promise<Outcome<${success}>>;`;
}

function pascalCase(id: string): string {
  return id.replace(/(?:^|[._])(.)/g, (_, letter: string) => letter.toUpperCase());
}
