import { expectation } from '../../src/schema/expectation.ts';
import type { NumberSchema, ObjectSchema, Schema } from '../../src/schema/schema.ts';

/** The side of a schema: what its caller writes (`InputOf`), or what `prepare` makes of it (`ValueOf`). */
export type Side = 'written' | 'prepared';

/** The name that a schema's type has been given on a side; undefined where it has none. */
export type NameOf = (schema: Schema, side: Side) => string | undefined;

/**
 * The TypeScript type of a schema's values, with the words of the schema as doc comments. It says what `InputOf` and
 * `ValueOf` compute (src/schema/value-of.ts), which test/published-types.test.ts compares.
 */
export function typeOf(schema: Schema, side: Side, nameOf: NameOf): string {
  const name = nameOf(schema, side);
  if (name !== undefined) return name;
  if (schema.anyOf !== undefined) {
    return [...new Set(schema.anyOf.map((form) => typeOf(form, side, nameOf)))].join(' | ');
  }
  if ('x-bytes' in schema && schema['x-bytes'] !== undefined) {
    return side === 'written' && schema['x-bytes'].text ? 'string | Uint8Array' : 'Uint8Array';
  }
  if ('enum' in schema && schema.enum !== undefined) {
    const values = schema.enum.map(literal);
    const isOpen = 'x-operator-adds' in schema && schema['x-operator-adds'] === true;
    // Beside a plain string an editor would no longer offer the values.
    return [...values, ...(isOpen ? ['(string & Record<never, never>)'] : [])].join(' | ');
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numberType(schema, side);
    case 'array':
      return `readonly ${listItem(schema.items, side, nameOf)}[]`;
    case 'object':
      return membersOf(schema, side, nameOf);
    case undefined:
      return 'unknown';
    default:
      return schema.type;
  }
}

/** The members of an object in braces, one to a line. */
export function membersOf(schema: ObjectSchema, side: Side, nameOf: NameOf): string {
  const { properties, additionalProperties } = schema;
  const members = Object.entries(properties).map(([name, member]) => {
    const mark = isPresent(schema, name, side) ? '' : '?';
    return `${docOf(member)}readonly ${name}${mark}: ${typeOf(member, side, nameOf)};`;
  });
  if (additionalProperties) {
    members.push(`readonly [name: string]: ${typeOf(additionalProperties, side, nameOf)};`);
  }
  return `{\n${indent(members.join('\n'))}\n}`;
}

/** A doc comment of the schema's description, rule and default, with its line break; '' where it says nothing. */
export function docOf(schema: Schema): string {
  const words = [schema.description ?? '', ruleOf(schema)].filter((text) => text !== '').join(' ');
  const preset = 'default' in schema && schema.default !== undefined ? literal(schema.default) : '';
  return docComment([words, preset === '' ? '' : `@default ${preset}`]);
}

/** Texts as a doc comment with its line break, each on lines of its own; empty ones are left out. */
export function docComment(texts: readonly string[]): string {
  // An asterisk and a slash would end the comment.
  const lines = texts
    .filter((text) => text !== '')
    .flatMap((text) => text.replaceAll('*/', '*\\/').split('\n'));
  if (lines.length === 0) return '';
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`;
}

export function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function numberType(schema: NumberSchema, side: Side): string {
  const isFlag = schema.type === 'integer' && schema.minimum === 0 && schema.maximum === 1;
  const number = isFlag ? '0 | 1' : 'number';
  return side === 'written' && schema['x-also']?.includes('boolean') ? `${number} | boolean` : number;
}

function isPresent(schema: ObjectSchema, name: string, side: Side): boolean {
  const member = schema.properties[name]!;
  const isRequired = schema.required?.includes(name) ?? false;
  const hasDefault = 'default' in member && member.default !== undefined;
  return side === 'prepared' ? isRequired || hasDefault : isRequired && !hasDefault;
}

const bounds = [
  'x-expected',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'x-max-bytes',
  'minItems',
  'maxItems',
];

/** What is allowed, where that is less than the type allows and not said by the description. */
function ruleOf(schema: Schema): string {
  const rule = expectation(schema);
  const isSaid = schema.description?.toLowerCase().includes(rule.toLowerCase());
  return bounds.some((keyword) => keyword in schema) && !isSaid ? `Must be ${rule}.` : '';
}

/** A union, or a list, in parentheses: the brackets of a list would belong to its last word. */
function listItem(schema: Schema, side: Side, nameOf: NameOf): string {
  const type = typeOf(schema, side, nameOf);
  const isUnion = schema.anyOf !== undefined || !type.startsWith('{');
  return (isUnion && type.includes(' | ')) || type.startsWith('readonly ') ? `(${type})` : type;
}

function literal(value: unknown): string {
  return typeof value === 'string'
    ? `'${value.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`
    : JSON.stringify(value);
}
