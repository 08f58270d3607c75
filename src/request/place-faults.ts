import type { Fault } from '../errors.ts';
import type { Route } from '../operation.ts';
import { pointerTokens } from '../schema/pointer.ts';

/** A fault as RFC 9457 prints it: a JSON pointer as URI fragment into the body, or the name of a parameter. */
export type PlacedFault =
  | { readonly pointer: string; readonly message: string }
  | { readonly parameter: string; readonly message: string };

/** Says of each fault where the caller wrote it: in the query string, as all of a GET is, or in the body. */
export function placeFaults(route: Route, faults: readonly Fault[]): readonly PlacedFault[] {
  return faults.map(({ pointer, message, in: place }) =>
    route.method === 'GET' || place === 'query'
      ? { parameter: pointerTokens(pointer)[0] ?? '', message }
      : { pointer: fragment(pointer), message },
  );
}

/** RFC 6901 section 6: a pointer in a URI fragment is percent-encoded where RFC 3986 wants it. */
function fragment(pointer: string): string {
  return `#${encodeURI(pointer.toWellFormed()).replaceAll('#', '%23')}`;
}
