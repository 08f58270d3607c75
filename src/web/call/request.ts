import { membersIn } from '../../formats/json/source.ts';
import type { SampleFile } from '../../surfaces/docs/request-samples.ts';
import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import type { FileDraft } from '../form/file-draft.ts';

/** A call of an operation, ready to be sent or shown as code. */
export interface CallRequest {
  readonly method: PlaygroundOperation['method'];
  /** Path and query. */
  readonly target: string;
  /** JSON text, undefined for a GET and for a file. */
  readonly body: string | undefined;
  /** The body that is a file. */
  readonly file?: SampleFile & { readonly bytes: Uint8Array<ArrayBuffer> };
}

/**
 * The call with an input as JSON text, which a POST sends as it is. With a file, that is the body, and the JSON goes to
 * the query.
 */
export function requestOf(
  { method, path, fileType = '' }: PlaygroundOperation,
  input: string,
  file?: FileDraft,
): CallRequest {
  if (file?.bytes !== undefined) {
    const { name, bytes } = file;
    return { method, target: withQuery(path, input), body: undefined, file: { name, bytes, type: fileType } };
  }
  if (method === 'POST') return { method, target: path, body: input };
  return { method, target: withQuery(path, input), body: undefined };
}

function withQuery(path: string, input: string): string {
  const query = (membersIn(input) ?? []).map(([name, value]) => {
    const text = value.startsWith('"') ? (JSON.parse(value) as string) : value;
    return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  });
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
