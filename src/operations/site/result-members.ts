import type { Schema } from '../../schema/schema.ts';

/** A member of an answer that is text. */
export const text = (description: string) => ({ type: 'string', description }) as const;
/** One that counts something. */
export const count = (description: string) => ({ type: 'integer', minimum: 0, description }) as const;
/** One that is true or false. */
export const flag = (description: string) => ({ type: 'boolean', description }) as const;
/** A list of texts. */
export const texts = (description: string, maxItems?: number) =>
  ({
    type: 'array',
    items: { type: 'string' },
    ...(maxItems !== undefined && { maxItems }),
    description,
  }) as const;
/** A text that may be absent. */
export const textOrNull = (description: string) =>
  ({ anyOf: [{ type: 'string' }, { type: 'null' }], description }) as const;

/** Which page was read: the first members of an answer. */
export const readPage = (redirects: number) =>
  ({
    url: text('The URL as it was requested, without white space around it.'),
    final_url: text('URL of the page that was read, after redirects.'),
    status: {
      type: 'integer',
      minimum: 100,
      maximum: 999,
      description: 'HTTP status of that page, of any kind.',
    },
    redirect_chain: texts('URLs that answered with a redirect, in order, without final_url.', redirects),
  }) as const;

/** An object that has all of its members, and no others. */
export function object<const Properties extends Readonly<Record<string, Schema>>>(
  description: string,
  properties: Properties,
) {
  return {
    type: 'object',
    description,
    required: Object.keys(properties) as readonly (keyof Properties & string)[],
    additionalProperties: false,
    properties,
  } as const;
}
