import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { readBody } from './body.ts';
import { watchConnections } from './connections.ts';
import type { Dispatcher } from './dispatcher.ts';
import { Exchange } from './exchange.ts';
import { Refusal } from './refusal.ts';
import { requestIdOf } from './request-id.ts';
import type { Timeouts } from './timeouts.ts';
import { refusalOf } from './unparsable.ts';

/** Longest request line and headers together, in bytes: room for a query string of 24 KB and what comes with it. */
const MAX_HEADER_BYTES = 32_768;

export interface ListenerOptions {
  readonly dispatcher: Dispatcher;
  readonly timeouts: Timeouts;
  /** Answers, by hand, a connection whose request cannot be read. */
  readonly refuseSocket: (socket: Socket, refusal: Refusal) => void;
}

export interface Listener {
  /** Resolves to the port; rejects with the system's error when the address cannot be listened on. */
  listen(address: { readonly host: string; readonly port: number }): Promise<number>;
  /** Stops listening and closes idle connections; resolves when the others have been answered. */
  close(): Promise<void>;
}

/**
 * Node's HTTP server with our limits, and everything an answer consists of left to the dispatcher. Nothing
 * reaches a caller that did not pass through it or through `refuseSocket`.
 */
export function createListener({ dispatcher, timeouts, refuseSocket }: ListenerOptions): Listener {
  const exchanges = new WeakMap<Socket, Exchange>();
  const take = (request: IncomingMessage, response: ServerResponse) => {
    const exchange = new Exchange(request, response, requestIdOf(request.headers['x-request-id']));
    exchanges.set(request.socket, exchange);
    void lead(dispatcher, exchange);
  };
  const server = createServer(serverOptions(timeouts), take);
  server.on('checkContinue', take).on('checkExpectation', take);
  server.on('connect', (_request, socket: Socket) => {
    refuseSocket(socket, new Refusal('method_not_allowed', 'This is no proxy: it does not take CONNECT.'));
  });
  server.on('clientError', (error: Error & { readonly code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuseConnection(exchanges.get(socket), socket, refusalOf(error));
  });
  const refuseConnection = (exchange: Exchange | undefined, socket: Socket, refusal: Refusal) => {
    if (exchange === undefined || exchange.response.writableFinished) {
      refuseSocket(socket, refusal);
    } else if (exchange.answered || exchange.request.complete) {
      exchange.response.once('close', () => refuseSocket(socket, refusal));
    } else {
      exchange.closes = true;
      dispatcher.fail(exchange, refusal);
    }
  };
  const closeSilentConnections = watchConnections(server);
  return {
    listen: ({ host, port }) => listen(server, host, port),
    close: () => {
      closeSilentConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function serverOptions({ headersMs, requestMs, keepAliveMs, checkMs }: Timeouts) {
  return {
    maxHeaderSize: MAX_HEADER_BYTES,
    // Node would write its own 400, without x-quota-used; the dispatcher refuses a missing Host.
    requireHostHeader: false,
    connectionsCheckingInterval: checkMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
  };
}

/** Headers first, then the body, then the work. */
async function lead(dispatcher: Dispatcher, exchange: Exchange): Promise<void> {
  if (!(await dispatcher.admit(exchange))) return;
  try {
    await readBody(exchange);
  } catch (error) {
    return dispatcher.failBody(exchange, error);
  }
  return dispatcher.complete(exchange);
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}
