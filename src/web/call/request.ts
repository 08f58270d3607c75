import { membersIn } from '../../formats/json/source.ts';
import type { PlaygroundOperation } from '../../surfaces/playground.ts';

/** A call of an operation, ready to be sent or shown as code. */
export interface CallRequest {
  readonly method: PlaygroundOperation['method'];
  /** Path and query. */
  readonly target: string;
  /** JSON text, undefined for a GET. */
  readonly body: string | undefined;
}

/** The call with an input as JSON text, which a POST sends as it is. */
export function requestOf({ method, path }: PlaygroundOperation, input: string): CallRequest {
  if (method === 'POST') return { method, target: path, body: input };
  const query = (membersIn(input) ?? []).map(([name, value]) => {
    const text = value.startsWith('"') ? (JSON.parse(value) as string) : value;
    return `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  });
  return { method, target: query.length === 0 ? path : `${path}?${query.join('&')}`, body: undefined };
}
