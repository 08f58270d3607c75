import type { Fault } from '../errors.ts';
import type { Route } from '../operation.ts';
import { pointerTokens } from '../schema/pointer.ts';

/** A fault as RFC 9457 prints it: a JSON pointer as URI fragment into the body, or the name of a parameter. */
export type PlacedFault =
  | { readonly pointer: string; readonly message: string }
  | { readonly parameter: string; readonly message: string };

/**
 * Adds to each fault where the caller wrote it: in the query string, as always for a GET, or in the body. What is wrong
 * inside the JSON of a parameter begins with its place there: `until has no offset`.
 */
export function placeFaults(route: Route | undefined, faults: readonly Fault[]): readonly PlacedFault[] {
  return faults.map(({ pointer, message, in: place }) =>
    route?.method === 'GET' || place === 'query'
      ? faultOfParameter(pointer, message)
      : { pointer: fragment(pointer), message },
  );
}

/** The faults of a request whose body is one member, a file: its own are those of the body, the rest of the query. */
export function faultsOfFileBody(faults: readonly Fault[], member: string): readonly Fault[] {
  return faults.map(({ pointer, message }) =>
    pointerTokens(pointer)[0] === member ? { pointer: '', message } : { pointer, message, in: 'query' },
  );
}

/** The faults in sentences, for `detail`: `size must be an integer from 64 to 2048, not 4000.` */
export function faultSentences(faults: readonly Fault[]): string {
  const sentences = faults.map(({ pointer, message }) => {
    const end = /[.?]$/.test(message) ? '' : '.';
    return `${pointer.slice(1) || 'The body'} ${message}${end}`;
  });
  return sentences.join(' ');
}

function faultOfParameter(pointer: string, message: string): PlacedFault {
  const [parameter = '', ...inside] = pointerTokens(pointer);
  return { parameter, message: [inside.join('/'), message].filter(Boolean).join(' ') };
}

/** RFC 6901 section 6: a pointer in a URI fragment is percent-encoded where RFC 3986 requires it. */
function fragment(pointer: string): string {
  return `#${encodeURI(pointer.toWellFormed()).replaceAll('#', '%23')}`;
}
