import type { ObjectSchema, Schema } from '../schema/schema.ts';
import { contains, lostRule } from './lost-rule.ts';

/** The JSON Schema of a tool: the keywords that every host accepts, and no others. */
export interface ToolSchema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly (string | number)[];
  readonly default?: string | number | boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: ToolSchema;
  readonly properties?: Readonly<Record<string, ToolSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly ToolSchema[];
}

/** The schema of a tool's arguments or of its result: always an object at its root. */
export interface ToolObjectSchema extends ToolSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ToolSchema>>;
}

/**
 * The JSON Schema of a tool's result. Some hosts refuse a whole list of tools for one `pattern`, `maxLength` or
 * `additionalProperties`, so rules in such keywords are in the description instead. A description or a rule that was
 * given before is left out, and so are the limits and values of a member that was shown before.
 */
export function resultSchema(schema: ObjectSchema): ToolObjectSchema {
  const told: Told = { texts: new Set(), members: new Set() };
  return { type: 'object', ...description(schema, told), ...objectKeywords(schema, told) };
}

/** What the schema of a tool has said so far. */
interface Told {
  readonly texts: Set<string>;
  readonly members: Set<Schema>;
}

/** The keywords that are kept as they are. */
const keptKeywords = ['enum', 'default', 'minimum', 'maximum', 'maxItems'] as const;

function shown(schema: Schema, told: Told): ToolSchema {
  const type = schema.type === undefined ? {} : { type: schema.type };
  if (told.members.has(schema)) return { ...type, ...nested(schema, told) };
  told.members.add(schema);
  const kept = Object.fromEntries(
    keptKeywords.flatMap((keyword) => {
      const value = (schema as Readonly<Record<string, unknown>>)[keyword];
      return value === undefined ? [] : [[keyword, value]];
    }),
  );
  return { ...type, ...description(schema, told), ...kept, ...nested(schema, told) };
}

function nested(schema: Schema, told: Told): ToolSchema {
  if (schema.anyOf !== undefined) return { anyOf: distinct(schema.anyOf.map((form) => shown(form, told))) };
  if (schema.type === 'array') return { items: shown(schema.items, told) };
  return schema.type === 'object' ? objectKeywords(schema, told) : {};
}

/** Forms whose limits were said before may look the same. */
function distinct(forms: readonly ToolSchema[]): readonly ToolSchema[] {
  const byText = new Map(forms.map((form) => [JSON.stringify(form), form]));
  return [...byText.values()];
}

function objectKeywords({ properties, required = [] }: ObjectSchema, told: Told) {
  const members = Object.entries(properties).map(([name, member]) => [name, shown(member, told)]);
  return {
    properties: Object.fromEntries(members) as Record<string, ToolSchema>,
    ...(required.length > 0 && { required }),
  };
}

function description(schema: Schema, told: Told): { readonly description?: string } {
  const { description: own = '' } = schema;
  const rule = lostRule(schema);
  const sentence = `Must be ${rule}.`;
  const isTold = (words: string) => [...told.texts].some((text) => text.includes(words));
  const isNew = rule !== undefined && !contains(own, rule) && !isTold(sentence);
  const words = [own, isNew ? sentence : ''].filter(Boolean).join(' ');
  if (words === '' || isTold(words)) return {};
  told.texts.add(words);
  return { description: words };
}
