import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_HEADER_BYTES } from '../../settings/limits.ts';
import type { Timeouts } from '../../settings/timeouts.ts';
import type { Answer } from '../answer.ts';
import { MAX_HEADER_LINES, unsupportedVersion } from '../headers/request-form.ts';
import { Refusal } from '../refusal.ts';
import { isDraining, LINGER_MS } from './draining.ts';

/** What Node hands to 'clientError': `reason` is set by its parser. */
export interface ConnectionError extends Error {
  readonly code?: string;
  readonly reason?: string;
}

/** The refusal for what Node's HTTP parser or its clock found wrong with a connection. */
export function refusalOf(error: ConnectionError, timeouts: Timeouts): Refusal {
  switch (error.code) {
    // Node 24 reports too many lines as this too, before the request is seen.
    case 'HPE_HEADER_OVERFLOW':
      return new Refusal(
        'headers_too_large',
        `The request line and headers may have at most ${MAX_HEADER_BYTES} bytes together, and at most ${MAX_HEADER_LINES} header lines.`,
      );
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return new Refusal('body_too_large', 'The chunk extensions of the body are too large.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return tooLate(timeouts);
    // The preface of HTTP/2 (RFC 9113 3.4), sent without asking first.
    case 'HPE_PAUSED_H2_UPGRADE':
      return unsupportedVersion('HTTP/2');
    default:
      if (error.reason === 'Invalid HTTP version') return unsupportedVersion('another version');
      return new Refusal(
        'malformed_http',
        `The request could not be read as HTTP/1.1: ${error.reason ?? 'malformed request'}.`,
      );
  }
}

/** The refusal of a request that has not arrived in time. */
export function tooLate({ headersMs, requestMs }: Pick<Timeouts, 'headersMs' | 'requestMs'>): Refusal {
  return new Refusal(
    'request_timeout',
    `The headers must arrive within ${headersMs / 1000} seconds, the body within ${requestMs / 1000} after them.`,
  );
}

/** The refusal of a request whose body has not arrived when the service stops. */
export function tooLateToStop(): Refusal {
  return new Refusal(
    'shutting_down',
    'The service stops before the body has arrived. Send it again in a moment.',
    {
      headers: ['retry-after', '1'],
    },
  );
}

/** The refusal of the request after the last that may begin before the first is answered. */
export function tooManyBegun(): Refusal {
  return new Refusal(
    'overloaded',
    'Too many requests were sent on this connection without waiting for an answer. This one and all after it were ' +
      'not read: send them again on a new connection.',
    { headers: ['retry-after', '1'] },
  );
}

/** Writes an answer by hand on a connection whose request could not be read, and closes it. */
export function writeUnparsable(socket: Socket, { status, headers, body }: Answer): void {
  if (!socket.writable || isDraining(socket)) {
    socket.destroy();
    return;
  }
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `date: ${new Date().toUTCString()}`,
    'connection: close',
  ];
  for (let at = 0; at < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  lines.push(`content-length: ${body?.byteLength ?? 0}`, '', '');
  socket.write(lines.join('\r\n'));
  socket.end(body ?? '');
  // Closing with unread bytes resets the connection, and the answer may be lost with it: read them first.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
