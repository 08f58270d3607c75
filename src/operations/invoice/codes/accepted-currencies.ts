import type { ObjectSchema } from '../../../schema/schema.ts';
import { currencies } from './currency.ts';

/** The five of every service, and those that are added. */
export function allowedCurrencies(added: readonly string[]): readonly string[] {
  return [...new Set([...currencies, ...added])];
}

/** The schema, whose currency is one of these. */
export function accepting<S extends ObjectSchema>(schema: S, allowed: readonly string[]): S {
  const currency = { ...schema.properties.currency, enum: allowed };
  return { ...schema, properties: { ...schema.properties, currency } };
}
