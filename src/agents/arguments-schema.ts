import type { Operation } from '../operation.ts';
import { isObject } from '../schema/prepare.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';
import { argumentForms } from './argument-forms.ts';
import { type MemberTexts, memberTexts } from './member-texts.ts';
import type { ToolObjectSchema, ToolSchema } from './tool-schema.ts';

/**
 * The JSON Schema of a tool's arguments: every member with its type, its words and what it requires, down to the leaves,
 * by the keywords that all hosts accept in their strict modes as well. Limits and defaults are in the descriptions,
 * and the judge of the call enforces the rules. An object whose members the caller names shows those of an example.
 */
export function argumentsSchema({ input, examples }: Operation): ToolObjectSchema {
  const texts = memberTexts(input);
  const samples = examples.map((example) => example.input as unknown);
  return { type: 'object', ...texts(input), ...members(input, { texts, samples }) };
}

interface Shown {
  readonly texts: MemberTexts;
  /** The values that the examples have at this place. */
  readonly samples: readonly unknown[];
}

function shown(schema: Schema, { texts, samples }: Shown): ToolSchema {
  const [form, ...others] = argumentForms(schema);
  if (form === undefined) return {};
  const words = texts(schema);
  if (others.length === 0) return { ...typeOf(form), ...words, ...nested(form, { texts, samples }) };
  const ofForm = (each: Schema): ToolSchema => ({ ...typeOf(each), ...nested(each, { texts, samples }) });
  // Vertex AI accepts no other keyword beside anyOf, so the description is in the first form.
  return { anyOf: [{ ...ofForm(form), ...words }, ...others.map(ofForm)] };
}

function typeOf({ type }: Schema): { readonly type?: string } {
  return type === undefined ? {} : { type };
}

function nested(schema: Schema, { texts, samples }: Shown): ToolSchema {
  if (schema.type === 'array')
    return { items: shown(schema.items, { texts, samples: samples.flatMap(itemsOf) }) };
  if (schema.type === 'object') return members(schema, { texts, samples });
  return 'enum' in schema && schema.enum !== undefined ? { enum: schema.enum } : {};
}

function members(schema: ObjectSchema, { texts, samples }: Shown) {
  const { required = [] } = schema;
  const declared = Object.entries(schema.properties);
  const properties = declared.map(([name, member]) => {
    const at = samples.flatMap((sample) => (isObject(sample) && name in sample ? [sample[name]] : []));
    return [name, shown(member, { texts, samples: at })] as const;
  });
  const isOpen = declared.length === 0 && typeof schema.additionalProperties === 'object';
  return {
    properties: Object.fromEntries(isOpen ? exampleMembers(samples) : properties) as Record<
      string,
      ToolSchema
    >,
    ...(required.length > 0 && { required }),
  };
}

/** Most members of an example that are shown: they only show the form. */
const MAX_EXAMPLE_MEMBERS = 2;

/** Hosts refuse an object without members (Gemini: "should be non-empty for OBJECT type"). */
function exampleMembers(samples: readonly unknown[]): [string, ToolSchema][] {
  const sample = samples.find((each) => isObject(each) && Object.values(each).some(isScalar)) ?? { name: '' };
  const scalars = Object.entries(sample as object).filter(([, value]) => isScalar(value));
  return scalars
    .slice(0, MAX_EXAMPLE_MEMBERS)
    .map(([name, value]) => [name, { type: typeof value, description: 'An example: any names.' }]);
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
