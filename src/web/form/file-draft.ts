import { decodeBase64 } from '../../schema/base64.ts';
import { bytesInJson } from '../../schema/bytes.ts';
import type { BytesForm } from '../../schema/schema.ts';

/** A file that a form holds. */
export interface FileDraft {
  readonly kind: 'file';
  readonly name: string;
  /** undefined while none is chosen. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

export const noFile: FileDraft = { kind: 'file', name: '', bytes: undefined };

/** A file from its text or base64 in JSON; undefined for a text that is not base64. */
export function fileFromJson({ text }: BytesForm, name: string, json: string): FileDraft | undefined {
  if (text) return { kind: 'file', name, bytes: new TextEncoder().encode(json) };
  const bytes = decodeBase64(json);
  return bytes && { kind: 'file', name, bytes };
}

/** The text or the base64 of a file in JSON, undefined while none is chosen. */
export function fileInJson(form: BytesForm, { bytes }: FileDraft): string | undefined {
  return bytes && bytesInJson(form, bytes);
}
