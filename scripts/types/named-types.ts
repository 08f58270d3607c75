import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Schema } from '../../src/schema/schema.ts';
import { SchemaReader } from './schema-reader.ts';
import type { Side } from './schema-type.ts';

/** A type of the library that derives from a schema and has a name. */
export interface NamedType {
  readonly name: string;
  /** The compiled declaration file it is in. */
  readonly file: string;
  readonly schema: Schema;
  readonly side: Side;
  /** From its name to its end, as in `Checks extends ValueOf<typeof checks> {}`; undefined for one of literals. */
  readonly place: readonly [start: number, end: number] | undefined;
  readonly isExported: boolean;
}

/** The named types of the compiled operations: interfaces that extend a schema's type, and unions of its literals. */
export async function namedTypes(dist: string): Promise<readonly NamedType[]> {
  const folder = join(dist, 'operations');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const named: NamedType[] = [];
  for (const name of files.filter((file) => file.endsWith('.d.ts'))) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    if (!/\b(?:InputOf|ValueOf)<|\(typeof \w+\)\[number\]/.test(text)) continue;
    named.push(...(await typesOf(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, true))));
  }
  return named;
}

/** How another file writes a named type: by its name in its own file, else imported in place. */
export function referenceTo({ name, file }: NamedType, from: string): string {
  if (file === from) return name;
  const path = relative(dirname(from), file).replaceAll('\\', '/');
  return `import('${path.startsWith('.') ? path : `./${path}`}').${name}`.replace('.d.ts', '.js');
}

async function typesOf(file: ts.SourceFile): Promise<readonly NamedType[]> {
  const reader = await SchemaReader.open(file);
  return file.statements.flatMap((statement): NamedType[] => {
    if (ts.isInterfaceDeclaration(statement)) return interfaceOf(statement, reader);
    if (ts.isTypeAliasDeclaration(statement)) return literalsOf(statement, reader);
    return [];
  });
}

function interfaceOf(declaration: ts.InterfaceDeclaration, reader: SchemaReader): NamedType[] {
  const parents = declaration.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
  if (parents.length === 0 || declaration.members.length > 0) return [];
  const derived = parents.map((parent) => reader.read(parent));
  const [first] = derived;
  if (first === undefined || derived.includes(undefined)) return [];
  const objects = derived.flatMap((each) => (each?.schema.type === 'object' ? each.schema : []));
  const schema =
    derived.length === 1
      ? first.schema
      : ({
          type: 'object',
          properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
          required: objects.flatMap(({ required = [] }) => required),
        } as const);
  const place = [declaration.name.getStart(), declaration.getEnd()] as const;
  return [{ ...base(declaration), schema, side: first.side, place }];
}

/** `(typeof currencies)[number]`: the enum of every schema that has this list. */
function literalsOf(declaration: ts.TypeAliasDeclaration, reader: SchemaReader): NamedType[] {
  const [, list = ''] = /^\(typeof (\w+)\)\[number\]$/.exec(declaration.type.getText()) ?? [];
  const values = reader.value(list);
  const isTexts = Array.isArray(values) && values.every((value) => typeof value === 'string');
  if (!isTexts) return [];
  const schema = { type: 'string', enum: values } as const;
  return [{ ...base(declaration), schema, side: 'written', place: undefined }];
}

function base(declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration) {
  const isExported = declaration.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
  return { name: declaration.name.text, file: declaration.getSourceFile().fileName, isExported };
}
