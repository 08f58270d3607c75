import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { type NetworkErrorCode, networkError } from './failure.ts';
import { PacedConnection } from './paced-connection.ts';

/** Node's default of 16 KB is less than some shops send in cookies alone. */
const MAX_HEADER_BYTES = 65_536;

/** Bytes before the end of the headers, at most: Node counts neither informational responses nor padding. */
const MAX_HEAD_BYTES = 131_072;

/** Bytes after that, for each byte of a body on the wire: room for chunks of two bytes (RFC 9112 7.1). */
const FRAMED_PER_BYTE = 4;

/** 1xx responses before the final one, at most. */
const MAX_INFORMATIONAL = 8;

/** Readings of the connection, at most: ordinary ones bring a thousand bytes or more, and each costs as much as ten thousand. */
const MAX_READINGS = 16_384;

/** Bytes of framing that a reading counts for. */
const PER_READING = 32;

export interface Exchange {
  readonly request: ClientRequest;
  readonly response: IncomingMessage;
  /**
   * Bytes that have arrived since the headers of the response were read, framing included. A page in many pieces is like
   * one in many chunks: each piece counts for some bytes more.
   */
  readonly framedBytes: () => number;
}

export interface ExchangeOptions {
  readonly userAgent: string;
  readonly cookie: string;
  readonly lookup: LookupFunction;
  readonly connectMs: number;
  /** Bytes of a body on the wire, at most. */
  readonly wireBytes: number;
  /** Ends the exchange and its connection at any time. */
  readonly signal: AbortSignal;
}

/**
 * Sends one GET on its own connection and resolves when the headers of the answer have arrived. No proxy and
 * no earlier connection is used: the socket connects to the address from `lookup`.
 */
export function exchange(url: URL, options: ExchangeOptions): Promise<Exchange> {
  const { signal, connectMs, wireBytes } = options;
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const socket = connectionTo(url, options);
    const connection = new PacedConnection(socket);
    const send = isSecure ? requestHttps : requestHttp;
    const request = send(url, {
      createConnection: () => connection,
      defaultPort: portOf(url),
      signal,
      maxHeaderSize: MAX_HEADER_BYTES,
      headers: headersOf(options),
    });
    let answer: IncomingMessage | undefined;
    const fail = (code: NetworkErrorCode): void => {
      // Node parses the bytes already read to their end: thousands more answers, each of them too many.
      if (request.destroyed) return;
      const error = networkError(code);
      reject(error);
      answer?.destroy(error);
      request.destroy();
    };
    // Name, connection and TLS together.
    const timer = setTimeout(() => fail('ETIMEDOUT'), connectMs);
    socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer));
    const framedBytes = boundBytes(request, connection, FRAMED_PER_BYTE * wireBytes, fail);
    request.on('error', reject);
    request.on('close', () => {
      clearTimeout(timer);
      reject(networkError('ECONNRESET'));
    });
    request.on('response', (response) => {
      answer = response;
      if (response.statusCode === 101) fail('HPE_INVALID_STATUS');
      else resolve({ request, response, framedBytes });
    });
    // RFC 9110 15.2.2: 101 answers a request for another protocol. Node detaches the socket and settles nothing.
    request.on('upgrade', (_, socket) => {
      fail('HPE_INVALID_STATUS');
      socket.destroy();
    });
    request.end();
  });
}

function connectionTo(url: URL, { lookup }: ExchangeOptions): Socket {
  // The brackets of an IPv6 address belong to the URL (RFC 3986 3.2.2).
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const to = { host, port: portOf(url), lookup };
  if (url.protocol === 'http:') return connect(to);
  // RFC 6066 3: an address is no server name.
  return connectTls({ ...to, servername: isIP(host) ? '' : host, ALPNProtocols: ['http/1.1'] });
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/**
 * Bounds what the parser does not: bytes of padding, the pieces they come in, and responses before the final one. Returns
 * a count of the bytes after the headers.
 */
function boundBytes(
  request: ClientRequest,
  connection: Duplex,
  maxFramedBytes: number,
  fail: (code: NetworkErrorCode) => void,
): () => number {
  let [bytes, most] = [0, MAX_HEAD_BYTES];
  let readings = 0;
  let informational = 0;
  let excess: NetworkErrorCode = 'HPE_HEADER_OVERFLOW';
  connection.on('data', (chunk: Uint8Array) => {
    bytes += chunk.byteLength;
    readings += 1;
    if (bytes > most || readings > MAX_READINGS) fail(excess);
  });
  let readingsOfHead = 0;
  request.on('response', () => {
    [bytes, most] = [0, maxFramedBytes];
    readingsOfHead = readings;
    excess = 'HPE_INVALID_CHUNK_SIZE';
  });
  request.on('information', () => {
    informational += 1;
    if (informational > MAX_INFORMATIONAL) fail('HPE_INVALID_STATUS');
  });
  return () => bytes + PER_READING * (readings - readingsOfHead);
}

function headersOf({ userAgent, cookie }: ExchangeOptions): Record<string, string> {
  return {
    'user-agent': userAgent,
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'accept-language': 'en;q=0.9,*;q=0.5',
    'accept-encoding': 'gzip, deflate, br',
    connection: 'close',
    ...(cookie !== '' && { cookie }),
  };
}
