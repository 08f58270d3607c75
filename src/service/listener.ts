import { METHODS } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { readBody } from './body.ts';
import type { Dispatcher } from './dispatcher.ts';
import { Exchange } from './exchange.ts';
import { Refusal } from './refusal.ts';
import { requestIdOf } from './request-id.ts';
import type { Timeouts } from './timeouts.ts';
import { refusalOf } from './unparsable.ts';

declare module 'fastify' {
  interface FastifyRequest {
    exchange: Exchange;
  }
}

/** Longest request line and headers together, in bytes: room for a query string of 24 KB and what comes with it. */
const MAX_HEADER_BYTES = 32_768;

export interface ListenerOptions {
  readonly dispatcher: Dispatcher;
  readonly timeouts: Timeouts;
  /** Answers, by hand, a connection whose request cannot be read. */
  readonly refuseSocket: (socket: Socket, refusal: Refusal) => void;
}

/**
 * The HTTP server: Fastify for the mechanics, with everything an answer consists of left to the dispatcher.
 * Nothing reaches a caller that did not pass through it or through `refuseSocket`.
 */
export function createListener({ dispatcher, timeouts, refuseSocket }: ListenerOptions): FastifyInstance {
  const exchanges = new WeakMap<Socket, Exchange>();
  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    const exchange = new Exchange(request.raw, reply.raw, request.id);
    exchanges.set(request.raw.socket, exchange);
    return exchange;
  };
  const app = Fastify({
    ...serverOptions(timeouts),
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
      else refuseConnection(exchanges.get(socket), socket, refusalOf(error));
    },
    frameworkErrors: (_error, request, reply) => {
      reply.hijack();
      const broken = new Refusal('malformed_http', 'The path is not valid percent-encoding.');
      void dispatcher.refuse(begin(request, reply), broken);
    },
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
  addLifecycle(app, dispatcher, begin);
  app.server.on('checkContinue', app.routing).on('checkExpectation', app.routing);
  app.server.on('connect', (_request, socket: Socket) => {
    refuseSocket(socket, new Refusal('method_not_allowed', 'This is no proxy: it does not take CONNECT.'));
  });
  return app;
}

function serverOptions({ headersMs, requestMs, keepAliveMs, checkMs }: Timeouts) {
  return {
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node would write its own 400, without x-quota-used; the dispatcher refuses a missing Host.
      requireHostHeader: false,
      connectionsCheckingInterval: checkMs,
      headersTimeout: headersMs,
      requestTimeout: requestMs,
    },
    keepAliveTimeout: keepAliveMs,
    requestTimeout: requestMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    exposeHeadRoutes: false,
    requestIdHeader: false,
    genReqId: ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
      requestIdOf(headers['x-request-id'] as string | undefined),
    routerOptions: { maxParamLength: MAX_HEADER_BYTES, querystringParser: () => ({}) },
  } as const;
}

/** Headers first, then the body, then the work: one route takes every path and every method. */
function addLifecycle(
  app: FastifyInstance,
  dispatcher: Dispatcher,
  begin: (request: FastifyRequest, reply: FastifyReply) => Exchange,
): void {
  app.decorateRequest('exchange');
  app.addHook('onRequest', (request, reply, done) => {
    request.exchange = begin(request, reply);
    dispatcher.admit(request.exchange).then((isBodyWanted) => {
      if (isBodyWanted) done();
      else reply.hijack();
    });
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', ({ exchange }, _payload, done) => {
    readBody(exchange).then(() => done(null), done);
  });
  app.setErrorHandler((error, { exchange }, reply) => {
    reply.hijack();
    void dispatcher.failBody(exchange, error);
  });
  const complete = ({ exchange }: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    void dispatcher.complete(exchange);
  };
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  app.route({ method: app.supportedMethods, url: '*', handler: complete });
  app.setNotFoundHandler(complete);
}
