import { isBytes } from './argument.ts';
import { isObject } from './prepare.ts';
import type { ArraySchema, NumberSchema, ObjectSchema, Schema, StringSchema } from './schema.ts';

/** Whether a value is what a schema allows. */
export type Rule = (value: unknown) => boolean;

const rules = new WeakMap<Schema, Rule>();

/**
 * The rule of a schema, compiled once: closures over the schema take half the time of interpreting it for each value.
 */
export function ruleOf(schema: Schema): Rule {
  const known = rules.get(schema);
  if (known !== undefined) return known;
  const rule = makeRule(schema);
  rules.set(schema, rule);
  return rule;
}

/** Whether a list has as many items as its schema allows, whatever they are. */
export function isCountAllowed(
  { minItems = 0, maxItems = Number.POSITIVE_INFINITY }: ArraySchema,
  count: number,
): boolean {
  return count >= minItems && count <= maxItems;
}

function makeRule(schema: Schema): Rule {
  if (schema.anyOf !== undefined) {
    const forms = schema.anyOf.map(ruleOf);
    return (value) => forms.some((form) => form(value));
  }
  switch (schema.type) {
    case 'string':
      return textRule(schema);
    case 'integer':
    case 'number':
      return numberRule(schema);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'null':
      return (value) => value === null;
    case 'array':
      return listRule(schema);
    case 'object':
      return objectRule(schema);
    default:
      return () => true;
  }
}

/** Most schemas of a text have one constraint at most, which is then tested alone. */
function textRule(schema: StringSchema): Rule {
  if (schema['x-bytes'] !== undefined) return isBytes;
  const {
    enum: words,
    minLength = 0,
    maxLength = Number.POSITIVE_INFINITY,
    'x-max-bytes': maxBytes,
  } = schema;
  const constraints: ((text: string) => boolean)[] = [];
  if (words !== undefined) constraints.push((text) => words.includes(text));
  if (schema.pattern !== undefined) {
    const pattern = new RegExp(schema.pattern, 'u');
    constraints.push((text) => pattern.test(text));
  }
  if (minLength > 0 || maxLength < Number.POSITIVE_INFINITY) {
    constraints.push((text) => isLengthAllowed(text, minLength, maxLength));
  }
  if (maxBytes !== undefined) constraints.push((text) => isWithinBytes(text, maxBytes));
  const [only, second] = constraints;
  if (only === undefined) return (value) => typeof value === 'string';
  if (second === undefined) return (value) => typeof value === 'string' && only(value);
  return (value) => typeof value === 'string' && constraints.every((allows) => allows(value));
}

/**
 * JSON Schema counts characters, not UTF-16 units (2020-12 validation 6.3.1). A text has at least half as many
 * characters as units and at most as many, so that only those near a bound are counted.
 */
function isLengthAllowed(value: string, least: number, most: number): boolean {
  const units = value.length;
  if (units < least || units > 2 * most) return false;
  if (units >= 2 * least && units <= most) return true;
  let characters = 0;
  for (const _character of value) characters++;
  return characters >= least && characters <= most;
}

/** Whether a text is at most `limit` bytes of UTF-8, encoded only where its length leaves that open. */
function isWithinBytes(value: string, limit: number): boolean {
  if (value.length > limit) return false;
  return value.length * 3 <= limit || new TextEncoder().encode(value).length <= limit;
}

function numberRule(schema: NumberSchema): Rule {
  const { enum: values, minimum = -Number.MAX_VALUE, maximum = Number.MAX_VALUE } = schema;
  // The comparisons refuse NaN, and the widest bounds the infinities.
  const isInRange = (value: unknown): value is number =>
    typeof value === 'number' && value >= minimum && value <= maximum;
  const isKind: Rule =
    schema.type === 'integer' ? (value) => isInRange(value) && Number.isInteger(value) : isInRange;
  return values === undefined ? isKind : (value) => isKind(value) && values.includes(value as number);
}

function listRule(schema: ArraySchema): Rule {
  const item = ruleOf(schema.items);
  return (value) => {
    if (!Array.isArray(value) || !isCountAllowed(schema, value.length)) return false;
    for (const each of value) if (!item(each)) return false;
    return true;
  };
}

function objectRule(schema: ObjectSchema): Rule {
  const { properties, required = [], additionalProperties } = schema;
  const members = Object.entries(properties).map(([name, member]) => ({
    name,
    rule: ruleOf(member),
    isRequired: required.includes(name),
  }));
  const further = additionalProperties ? ruleOf(additionalProperties) : undefined;
  return (value) => {
    if (!isObject(value)) return false;
    for (const { name, rule, isRequired } of members) {
      const given = value[name];
      if (given === undefined ? isRequired : !rule(given)) return false;
    }
    if (further === undefined) return true;
    return Object.keys(value).every((name) => Object.hasOwn(properties, name) || further(value[name]));
  };
}
