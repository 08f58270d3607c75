import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { ObjectSchema, Schema } from '../../src/schema/schema.ts';
import type { Side } from './schema-type.ts';

/** The schema that a type derives from, as the compiled module holds it. */
export interface Derived {
  readonly schema: Schema;
  readonly side: Side;
}

/**
 * Finds the schemas behind the types of one compiled declaration file: `InputOf<typeof x>` and `ValueOf<typeof x>`,
 * their members (`['items'][number]`), and what NonNullable, Pick, Omit and Required make of them.
 */
export class SchemaReader {
  readonly #file: ts.SourceFile;
  /** Values that the file may name in `typeof`. */
  readonly #values = new Map<string, unknown>();

  private constructor(file: ts.SourceFile) {
    this.#file = file;
  }

  static async open(file: ts.SourceFile): Promise<SchemaReader> {
    const reader = new SchemaReader(file);
    await reader.#load(file.fileName);
    for (const statement of file.statements) {
      if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
      const specifier = statement.moduleSpecifier.text;
      if (specifier.startsWith('.')) await reader.#load(join(dirname(file.fileName), specifier));
    }
    return reader;
  }

  async #load(path: string): Promise<void> {
    const module = path.replace(/(?:\.d)?\.ts$/, '.js');
    const values: Readonly<Record<string, unknown>> = await import(pathToFileURL(module).href);
    for (const [name, value] of Object.entries(values)) this.#values.set(name, value);
  }

  /** The value of `typeof name`. */
  value(name: string): unknown {
    return this.#values.get(name);
  }

  /** undefined for a type that derives from no schema. */
  read(node: ts.Node): Derived | undefined {
    if (ts.isIndexedAccessTypeNode(node)) return this.#member(node);
    const call = callOf(node);
    if (call === undefined) return undefined;
    const [first, second] = call.given;
    if (first === undefined) return this.#alias(call.name);
    if (call.name === 'InputOf' || call.name === 'ValueOf') {
      const side = call.name === 'InputOf' ? 'written' : 'prepared';
      const schema = ts.isTypeQueryNode(first) ? this.#values.get(first.exprName.getText()) : undefined;
      return schema === undefined ? undefined : { schema: schema as Schema, side };
    }
    const derived = this.read(first);
    if (derived === undefined || call.name === 'NonNullable') return derived;
    const { schema, side } = derived;
    if (schema.type !== 'object') return undefined;
    const change = changes[call.name];
    return change && { schema: change(schema, namesOf(second)), side };
  }

  #member({ objectType, indexType }: ts.IndexedAccessTypeNode): Derived | undefined {
    const derived = this.read(objectType);
    if (derived === undefined) return undefined;
    const { schema, side } = derived;
    if (schema.type === 'array') return { schema: schema.items, side };
    const [name = ''] = namesOf(indexType);
    const member = schema.type === 'object' ? schema.properties[name] : undefined;
    return member && { schema: member, side };
  }

  #alias(name: string): Derived | undefined {
    const alias = this.#file.statements.find(
      (statement) => ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
    );
    return alias && ts.isTypeAliasDeclaration(alias) ? this.read(alias.type) : undefined;
  }
}

/** What the compiler's own types do to an object, by their names. */
const changes: Readonly<Record<string, (schema: ObjectSchema, names: readonly string[]) => ObjectSchema>> = {
  Pick: (schema, names) => withMembers(schema, (name) => names.includes(name)),
  Omit: (schema, names) => withMembers(schema, (name) => !names.includes(name)),
  Required: (schema) => ({ ...schema, required: Object.keys(schema.properties) }),
};

function withMembers(schema: ObjectSchema, isKept: (name: string) => boolean): ObjectSchema {
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => isKept(name)));
  return { ...schema, properties, required: schema.required?.filter(isKept) ?? [] };
}

/** A type by name with what is given to it: `NonNullable<X>`, or X in a list of what an interface extends. */
function callOf(
  node: ts.Node,
): { readonly name: string; readonly given: readonly ts.TypeNode[] } | undefined {
  if (ts.isTypeReferenceNode(node)) return { name: node.typeName.getText(), given: node.typeArguments ?? [] };
  if (ts.isExpressionWithTypeArguments(node)) {
    return { name: node.expression.getText(), given: node.typeArguments ?? [] };
  }
  return undefined;
}

/** The texts of a literal type, or of a union of them. */
function namesOf(node: ts.TypeNode | undefined): readonly string[] {
  if (node === undefined) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(namesOf);
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [];
}
