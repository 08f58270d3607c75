import type { Socket } from 'node:net';
import type { Connection, HeadListener } from './connections.ts';

/** Most requests of a connection that have begun and are not answered. */
const MAX_BEGUN = 16;

/** Most bytes of their heads: one read of the system brings several of the longest. */
const MAX_HEAD_BYTES = 131_072;

/** For Node's parser: neither the body of this head nor the rest of what was read is parsed. */
const STOP_PARSING = 2;

/** What is used of Node's HTTP parser. It is not documented. */
interface RequestParser {
  onIncoming: HeadListener | null;
}

/**
 * Counts a request that has begun. A client may send any number of requests without waiting for an answer (RFC 9112
 * 9.3.2), and Node begins all that one read of 64 KB holds before the first is answered. So the parser is stopped at
 * the head after the last that may begin: `onExcess` is called, and nothing more of the connection is read as HTTP.
 */
export function beginRequest(connection: Connection, headBytes: number, onExcess: () => void): void {
  connection.begun += 1;
  connection.headBytes += headBytes;
  if (connection.begun < MAX_BEGUN && connection.headBytes < MAX_HEAD_BYTES) return;
  const parser = parserOf(connection.socket);
  // Unless Node has changed: then the connection ends at once.
  if (parser?.onIncoming == null) onExcess();
  else if (connection.heldListener === undefined) {
    connection.heldListener = parser.onIncoming;
    parser.onIncoming = () => {
      onExcess();
      return STOP_PARSING;
    };
  }
}

/** Counts a request of the connection as answered: another may begin. */
export function endRequest(connection: Connection, headBytes: number): void {
  connection.begun -= 1;
  connection.headBytes -= headBytes;
  if (connection.heldListener === undefined) return;
  const parser = parserOf(connection.socket);
  if (parser?.onIncoming != null) parser.onIncoming = connection.heldListener;
  connection.heldListener = undefined;
}

function parserOf(socket: Socket): RequestParser | null | undefined {
  return (socket as { parser?: RequestParser | null }).parser;
}
