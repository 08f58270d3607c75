import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** Node's own limit of 16 KB is below what some shops send in cookies alone. */
const MOST_HEADER_BYTES = 65_536;

export interface Exchange {
  readonly request: ClientRequest;
  readonly response: IncomingMessage;
}

export interface ExchangeOptions {
  readonly userAgent: string;
  readonly cookie: string;
  readonly lookup: LookupFunction;
  readonly connectMs: number;
  readonly signal: AbortSignal;
}

/**
 * Sends one GET on a connection of its own and resolves when the headers of the answer are there. No proxy and
 * no earlier connection is used: the socket goes where `lookup` says.
 */
export function exchange(url: URL, options: ExchangeOptions): Promise<Exchange> {
  const { lookup, signal, connectMs } = options;
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      agent: false,
      lookup,
      signal,
      maxHeaderSize: MOST_HEADER_BYTES,
      headers: headersOf(options),
    });
    // Name, connection and TLS together.
    const timer = setTimeout(() => request.destroy(timedOut()), connectMs);
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(timer));
    });
    request.on('close', () => clearTimeout(timer));
    request.on('error', reject);
    request.on('response', (response) => resolve({ request, response }));
    request.on('upgrade', (_, socket) => socket.destroy());
    request.end();
  });
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

/** The error of a socket that gave up waiting, as the network itself would tell it. */
function timedOut(): Error {
  return Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' });
}
