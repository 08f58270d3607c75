import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

/** The transport failed: no connection was made, or it broke before the answer was whole. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** The cause in a word, such as ECONNREFUSED. */
  readonly sign: string;

  constructor(sign: string) {
    super(`no connection to the resolver: ${sign}`);
    this.sign = sign;
  }
}

/** The connection was made, but no answer came in time. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

export interface ExchangeOptions {
  /** Milliseconds for connection and answer together. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Called when the connection is made, including TLS for https. */
  readonly onConnection: () => void;
}

const MEDIA_TYPE = 'application/dns-message';
/** RFC 8484 6. */
const MAX_MESSAGE_BYTES = 65_535;

/** Connections are kept for the next query; those of a burst are closed again soon. */
const kept = { keepAlive: true, timeout: 10_000, maxFreeSockets: 32 };
const agents = { http: new HttpAgent(kept), https: new HttpsAgent(kept) };

/**
 * Sends a DNS message by POST (RFC 8484 4.1), so that no name appears in a proxy's log. Resolves to the message
 * that comes back; undefined for anything else: another status, a page instead of a message, too many bytes.
 * Throws ConnectionError, SilenceError, and the reason of the signal. Redirects are not followed.
 *
 * Not by fetch, which does not distinguish a connection not made in time from an answer that did not come.
 */
export function exchange(
  url: URL,
  message: Uint8Array,
  { timeoutMs, signal, onConnection }: ExchangeOptions,
): Promise<Uint8Array | undefined> {
  return new Promise((resolve, reject) => {
    const request = send(url, signal);
    let isConnected = false;
    const connected = (): void => {
      isConnected = true;
      onConnection();
    };
    const giveUp = (): void => {
      reject(isConnected ? new SilenceError() : new ConnectionError('ETIMEDOUT'));
      request.destroy();
    };
    const timer = setTimeout(giveUp, timeoutMs);
    const fail = (error: Error): void => reject(signal.aborted ? signal.reason : failureOf(error));
    request.on('socket', (socket) => {
      if (request.reusedSocket) connected();
      else socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
    });
    request.on('close', () => clearTimeout(timer));
    request.on('error', fail);
    request.on('response', (response) => void read(request, response).then(resolve, fail));
    request.end(message);
  });
}

function send(url: URL, signal: AbortSignal): ClientRequest {
  const options = {
    method: 'POST',
    headers: { 'content-type': MEDIA_TYPE, accept: MEDIA_TYPE, 'accept-encoding': 'identity' },
    signal,
  };
  return url.protocol === 'https:'
    ? requestHttps(url, { ...options, agent: agents.https })
    : requestHttp(url, { ...options, agent: agents.http });
}

/** The body of an answer that is a DNS message; any other answer ends the connection. */
async function read(request: ClientRequest, response: IncomingMessage): Promise<Uint8Array | undefined> {
  const [mediaType] = (response.headers['content-type'] ?? '').split(';');
  if (response.statusCode !== 200 || mediaType?.trim().toLowerCase() !== MEDIA_TYPE) {
    request.destroy();
    return undefined;
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response) {
    parts.push(part);
    length += part.byteLength;
    if (length > MAX_MESSAGE_BYTES) return undefined;
  }
  return Buffer.concat(parts, length);
}

function failureOf(error: Error & { readonly code?: unknown }): ConnectionError {
  return new ConnectionError(typeof error.code === 'string' ? error.code : 'no HTTP answer');
}
