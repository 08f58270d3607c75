import type { ServiceLimits } from '../facts/service-facts.ts';
import type { JsonObject } from './json-object.ts';

/** The key, as a component. */
export function securitySchemes(limits: ServiceLimits): JsonObject {
  return {
    ApiKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Api-Key',
      description: `A key of this installation. ${withoutKey(limits)}`,
    },
  };
}

/** How a document says which calls need a key. */
export function security({ freeDaily }: ServiceLimits): readonly JsonObject[] {
  return freeDaily === 0 ? [{ ApiKey: [] }] : [{}, { ApiKey: [] }];
}

function withoutKey({ freeDaily }: ServiceLimits): string {
  return freeDaily === 0
    ? 'Every call needs one.'
    : 'When it is missing or empty, the call is counted by its address.';
}
