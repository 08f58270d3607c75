import type { ArraySchema, ObjectSchema, Schema } from '../../schema/schema.ts';

/**
 * How the text after a flag is read: as it is, as a query string would be, as one entry of a list, as one text or
 * several lines, as JSON, or not at all because the flag is a switch.
 */
export type FlagKind = 'text' | 'scalar' | 'list' | 'lines' | 'json' | 'switch';

/** The flag of one member of an input, however deep in objects. */
export interface MemberFlag {
  /** Without dashes: `logo-text`, `repeat.by-day`. */
  readonly name: string;
  readonly path: readonly string[];
  readonly kind: FlagKind;
  readonly schema: Schema;
  /** Whether the input is refused without it. */
  readonly required: boolean;
}

/** One flag for each member, in the order of the schema, those of an object after it. */
export function memberFlags(schema: ObjectSchema): readonly MemberFlag[] {
  return flagsBelow(schema, [], true);
}

/** The flag of a member from its path: snake case becomes the kebab case of flags. */
export function flagName(path: readonly string[]): string {
  return path.map((name) => name.replaceAll('_', '-')).join('.');
}

/** Whether a member is a list of objects, which is written as a body or read from a table. */
export function isListOfObjects(schema: Schema | undefined): schema is ArraySchema {
  return schema?.type === 'array' && schema.items.type === 'object';
}

function flagsBelow(
  schema: ObjectSchema,
  parents: readonly string[],
  parentRequired: boolean,
): readonly MemberFlag[] {
  return Object.entries(schema.properties).flatMap(([member, own]) => {
    const path = [...parents, member];
    const required = parentRequired && (schema.required?.includes(member) ?? false);
    // A file is an operand, never a text.
    if (own.type === 'string' && own['x-bytes'] !== undefined) return [];
    const flag = { name: flagName(path), path, kind: kindOf(own), schema: own, required };
    return own.type === 'object' ? [flag, ...flagsBelow(own, path, required)] : [flag];
  });
}

function kindOf(schema: Schema): FlagKind {
  if (schema.anyOf !== undefined) return kindOfUnion(schema.anyOf);
  switch (schema.type) {
    case 'string':
      return 'text';
    case 'integer':
    case 'number':
      return 'scalar';
    case 'boolean':
      return 'switch';
    case 'array':
      return isScalar(schema.items) ? 'list' : 'json';
    default:
      return 'json';
  }
}

function kindOfUnion(forms: readonly Schema[]): FlagKind {
  if (forms.every(isScalar)) return 'scalar';
  const lists = forms.filter((form) => form.type === 'array' && isScalar(form.items));
  const isLines = forms.some(({ type }) => type === 'string') && lists.length === forms.length - 1;
  return isLines ? 'lines' : 'json';
}

function isScalar(schema: Schema): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.every(isScalar);
  return schema.type !== undefined && schema.type !== 'array' && schema.type !== 'object';
}
