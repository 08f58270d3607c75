import { expectation } from '../schema/expectation.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';

/** What a tool does not say by type, words and required members, as it reads after "must be". */
export function lostRule(schema: Schema): string | undefined {
  if (schema['x-expected'] !== undefined) return schema['x-expected'];
  if (schema.type === 'object') return lostRuleOfOthers(schema);
  if (schema.type !== 'string' || schema.enum !== undefined) return undefined;
  if (schema['x-bytes'] !== undefined) return expectation(schema);
  const hasLength = 'minLength' in schema || 'maxLength' in schema || 'x-max-bytes' in schema;
  return hasLength ? expectation(schema) : undefined;
}

function lostRuleOfOthers({ additionalProperties: others }: ObjectSchema): string | undefined {
  if (others === undefined) return undefined;
  if (others === false) return 'an object with no other members';
  return Object.keys(others).length === 0
    ? undefined
    : `an object whose values are each ${expectation(others)}`;
}

/** Whether a text says a rule already. */
export function contains(text: string, rule: string): boolean {
  return text.toLowerCase().includes(rule.toLowerCase());
}
