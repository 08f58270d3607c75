import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { MAX_HEADER_BYTES } from '../settings/limits.ts';
import type { Timeouts } from '../settings/timeouts.ts';
import { limitArrivals } from './body/arrival.ts';
import { Connections, type ConnectionsOptions } from './connections/connections.ts';
import { beginRequest } from './connections/pipelining.ts';
import {
  type ConnectionError,
  refusalOf,
  tooLate,
  tooLateToStop,
  tooManyBegun,
} from './connections/unparsable.ts';
import type { Dispatcher } from './dispatcher.ts';
import { Exchange } from './exchange.ts';
import { MAX_HEADER_LINES } from './headers/request-form.ts';
import { requestIdOf } from './headers/request-id.ts';
import { Refusal } from './refusal.ts';

/** How long a stop keeps accepting while callers keep connecting, in milliseconds. */
const MAX_ACCEPT_MS = 100;

/** A service without connections for this long has no balancer that keeps some open, and no callers, in milliseconds. */
const QUIET_MS = 1000;
/** How often a draining service looks whether that is so, in milliseconds. */
const QUIET_CHECK_MS = 50;

/**
 * Connections that the system holds until they are accepted, in its own bound (Linux: net.core.somaxconn, 4096). Beyond
 * that it drops them, and each tries again after 1 s, then 2 s. Node asks for 511, which one client opens in 100 ms.
 */
const BACKLOG = 4096;

export interface ListenerOptions extends ConnectionsOptions {
  readonly dispatcher: Dispatcher;
  readonly timeouts: Timeouts;
  /** Answers, by hand, a connection whose request cannot be read. */
  readonly refuseSocket: (socket: Socket, refusal: Refusal) => void;
  /** Called when a connection could not be accepted. */
  readonly onAcceptError: (error: Error) => void;
}

export interface Listener {
  /** Resolves to the port; rejects with the system's error when the address cannot be listened on. */
  listen(address: { readonly host: string; readonly port: number }): Promise<number>;
  /** Goes on as before; resolves after `limitMs`, or when no connection has been open for a second of them. */
  untilQuiet(limitMs: number): Promise<void>;
  /** Stops listening, and closes idle connections a moment later; resolves when all have been answered. */
  close(): Promise<void>;
}

/** Node's HTTP server with Sundry's limits. Every answer comes from the dispatcher or from `refuseSocket`. */
export function createListener(options: ListenerOptions): Listener {
  const { dispatcher, timeouts, refuseSocket, onAcceptError } = options;
  const exchanges = new WeakMap<Socket, Exchange>();
  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.of(request.socket);
    if (connection === undefined) return;
    const requestId = requestIdOf(request.headers['x-request-id']);
    const exchange = new Exchange(request, response, connection, requestId);
    exchanges.set(request.socket, exchange);
    beginRequest(connection, exchange.headBytes, () => refuse(request.socket, tooManyBegun()));
    connection.running += 1;
    try {
      await dispatcher.handle(exchange);
    } finally {
      connection.running -= 1;
    }
  };
  const server = createServer(serverOptions(timeouts), onRequest);
  // Lines beyond it are dropped as they arrive, of trailers too; one more than is accepted shows that there are more.
  server.maxHeadersCount = MAX_HEADER_LINES + 1;
  const connections = new Connections(server, options);
  server.on('checkContinue', onRequest).on('checkExpectation', onRequest);
  const refuse = refuseOnce(exchanges, refuseSocket);
  const stopLimiting = limitArrivals({
    timeouts,
    sockets: () => connections.sockets(),
    exchangeOf: (socket) => exchanges.get(socket),
    onLate: (socket, requestMs) => refuse(socket, tooLate({ ...timeouts, requestMs })),
  });
  server.once('close', stopLimiting);
  server.on('connect', (_request, socket: Socket) => {
    refuse(
      socket,
      new Refusal('method_not_allowed', 'This server is not a proxy: CONNECT is not supported.'),
    );
  });
  server.on('clientError', (error: ConnectionError, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, refusalOf(error, timeouts));
  });
  return {
    listen: async (address) => {
      const port = await listen(server, address);
      server.on('error', onAcceptError);
      return port;
    },
    untilQuiet: (limitMs) => untilQuiet(connections, limitMs),
    close: () =>
      close(server, timeouts, {
        closeUnused: () => connections.closeUnused(),
        refuseBodies: () => {
          for (const socket of connections.sockets()) {
            if (exchanges.get(socket)?.isArriving) refuse(socket, tooLateToStop());
          }
        },
      }),
  };
}

/** Refuses what arrives on a connection: in place of the answer of its last request, or after that. */
function refuseOnce(
  exchanges: WeakMap<Socket, Exchange>,
  refuseSocket: ListenerOptions['refuseSocket'],
): ListenerOptions['refuseSocket'] {
  const refused = new WeakSet<Socket>();
  return (socket, refusal) => {
    // Each further piece of what cannot be read is another 'clientError'.
    if (refused.has(socket)) return;
    refused.add(socket);
    const exchange = exchanges.get(socket);
    if (exchange === undefined || exchange.response.writableFinished) {
      refuseSocket(socket, refusal);
    } else if (exchange.isArriving) {
      exchange.breakOff(refusal);
    } else {
      // After an answer that may have been the last of its connection.
      exchange.response.once('close', () => {
        if (socket.writable) refuseSocket(socket, refusal);
      });
    }
  };
}

function serverOptions({ headersMs, longestRequestMs, keepAliveMs, checkMs }: Timeouts) {
  return {
    maxHeaderSize: MAX_HEADER_BYTES,
    // Node would write its own 400, without x-quota-used; the dispatcher refuses a missing Host.
    requireHostHeader: false,
    connectionsCheckingInterval: checkMs,
    headersTimeout: headersMs,
    // Each body has a time of its own; this one ends what is left after all of them.
    requestTimeout: headersMs + longestRequestMs,
    keepAliveTimeout: keepAliveMs,
  };
}

function listen(server: Server, address: { readonly host: string; readonly port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, BACKLOG, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** One moment without connections says little: a balancer that opens one for each call leaves many such moments. */
async function untilQuiet(connections: Connections, limitMs: number): Promise<void> {
  const started = performance.now();
  for (;;) {
    const passed = performance.now() - started;
    if (passed >= limitMs || Math.min(connections.emptyForMs(), passed) >= QUIET_MS) return;
    await sleep(Math.min(QUIET_CHECK_MS, limitMs - passed));
  }
}

/** What ends connections that have no call to wait for. */
interface Endings {
  /** Closes those on which no request waits for its answer. */
  readonly closeUnused: () => void;
  /** Refuses the requests whose body has not arrived. */
  readonly refuseBodies: () => void;
}

/**
 * Node's own close() ends idle connections at once, and resets the calls that are arriving on them. This one stops
 * listening only, leaves callers a moment to see `connection: close`, and ends then what has begun no call; bodies get
 * nearly the time that a stop has, so that what is cut off in the end are calls that run.
 */
async function close(
  server: Server,
  { lingerMs, lastBodyMs, lastAnswerMs }: Timeouts,
  { closeUnused, refuseBodies }: Endings,
): Promise<void> {
  await acceptWaiting(server);
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const timers = [
    setTimeout(closeUnused, lingerMs),
    setTimeout(refuseBodies, lastBodyMs),
    setTimeout(closeUnused, lastAnswerMs),
  ];
  await closed;
  for (const timer of timers) clearTimeout(timer);
  // Ends the check of connections, which bounded the time of the last ones.
  server.close();
}

/**
 * Accepts the connections that wait in the system's queue: closing the listener would reset them, with the calls that
 * were sent on them. Two turns of the event loop include one poll of the queue.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const until = performance.now() + MAX_ACCEPT_MS;
  let hasAccepted = true;
  const note = () => {
    hasAccepted = true;
  };
  server.on('connection', note);
  while (hasAccepted && performance.now() < until) {
    hasAccepted = false;
    await setImmediate();
    await setImmediate();
  }
  server.off('connection', note);
}
