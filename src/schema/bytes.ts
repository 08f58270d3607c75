import { isBytes } from './argument.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import type { BytesForm, ObjectSchema, StringSchema } from './schema.ts';

/** The member of an input that is a file. */
export interface BytesMember {
  readonly name: string;
  readonly form: BytesForm;
}

const members = new WeakMap<ObjectSchema, BytesMember | null>();

/** The member with `x-bytes` of an input, undefined where it has none. */
export function bytesMember(schema: ObjectSchema): BytesMember | undefined {
  let member = members.get(schema);
  if (member === undefined) {
    member = findMember(schema);
    members.set(schema, member);
  }
  return member ?? undefined;
}

/** The bytes of a member with `x-bytes`. Base64 that is broken, and any other value, is left as it came. */
export function preparedBytes({ text }: BytesForm, value: unknown): unknown {
  if (typeof value === 'string')
    return text ? new TextEncoder().encode(value) : (decodeBase64(value) ?? value);
  // The slices of a Buffer share its memory, those of a Uint8Array do not: operations know the latter alone.
  return isBytes(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : value;
}

/** A file as JSON has it. */
export function bytesInJson({ text }: BytesForm, bytes: Uint8Array): string {
  return text ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : encodeBase64(bytes);
}

function findMember({ properties }: ObjectSchema): BytesMember | null {
  for (const [name, member] of Object.entries(properties)) {
    const form = (member as StringSchema)['x-bytes'];
    if (form !== undefined) return { name, form };
  }
  return null;
}
