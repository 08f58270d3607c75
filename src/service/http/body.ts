import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { UpstreamError } from '../../errors.ts';
import { BodyBytes } from './body-bytes.ts';
import type { BodyMemory } from './body-memory.ts';
import type { Exchange } from './exchange.ts';
import { Refusal } from './refusal.ts';

/** The caller hung up, or the connection broke, before the whole body had arrived: there is nobody to answer. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}

/**
 * Judges a body by its headers alone, before a byte of it is read: application/json in any case, charset absent
 * or utf-8, no content coding (a compressed body may be a bomb), no longer than the limit. Throws Refusal.
 */
export function admitBody(headers: IncomingHttpHeaders, path: string, limit: number): void {
  const type = headers['content-type'];
  if (type !== 'application/json' && !isJson(type)) refuseType(path, type);
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'identity') {
    throw new Refusal(
      'unsupported_media_type',
      `Send the body of ${path} without Content-Encoding: ${quote(coding)} is not taken.`,
      { headers: ['accept-encoding', 'identity'] },
    );
  }
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > limit) throw tooLarge(path, limit);
}

/**
 * Reads the body of an admitted POST into its exchange, counted in `memory` until the exchange is released. Throws
 * Refusal when more bytes arrive than the operation accepts, UpstreamError with `overloaded` when more than there is
 * room for; the rest is read and dropped then, so that the caller, who reads only after writing, sees the answer.
 */
export function readBody(exchange: Exchange, memory: BodyMemory): Promise<void> {
  const { request, response, endpoint } = exchange;
  if (endpoint?.kind !== 'operation' || endpoint.route.method !== 'POST') return Promise.resolve();
  // Gone while its headers were judged: none of the events below would come.
  if (request.destroyed) return Promise.reject(new CallerGone());
  const caller = exchange.caller?.id ?? '';
  if (!memory.hasRoomFor(caller, Number(request.headers['content-length'] ?? 0))) {
    return Promise.reject(noRoom());
  }
  const limit = endpoint.operation.limits.bodyBytes;
  if (request.headers.expect !== undefined) response.writeContinue();
  return new Promise((resolve, reject) => {
    const bytes = new BodyBytes();
    const take = (chunk: Buffer) => {
      bytes.add(chunk);
      if (exchange.answered) refuse(new CallerGone());
      else if (bytes.length > limit) refuse(tooLarge(exchange.path, limit));
      else holding.add(chunk.length);
    };
    const refuse = (reason: Error) => {
      stop();
      drain(request);
      reject(reason);
    };
    const holding = memory.hold('body', caller, () => {
      exchange.closes = true;
      refuse(noRoom());
    });
    exchange.holding = holding;
    const finish = () => {
      stop();
      holding.settle();
      exchange.body = bytes.take();
      resolve();
    };
    const lose = () => {
      stop();
      request.on('error', () => {});
      reject(new CallerGone());
    };
    const stop = () => {
      request.off('data', take).off('end', finish).off('error', lose).off('close', lose);
    };
    request.on('data', take).on('end', finish).on('error', lose).on('close', lose);
  });
}

/** How long bytes behind the last answer of a connection are read and dropped before it is cut, in milliseconds. */
export const LINGER_MS = 1000;

const draining = new WeakSet<Socket>();

/** Reads a refused body to its end and drops it. The server's request timeout bounds how long. */
export function drain(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket } = request;
  draining.add(socket);
  request.on('error', () => {});
  request.once('end', () => draining.delete(socket));
  request.resume();
}

/** Whether a refused body is still arriving here: its answer is out, nothing more may be written. */
export function isDraining(socket: Socket): boolean {
  return draining.has(socket);
}

function isJson(type: string | undefined): boolean {
  const [name = '', ...parameters] = (type ?? '').split(';');
  return name.trim().toLowerCase() === 'application/json' && parameters.every(isAccepted);
}

function isAccepted(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=');
  return name.trim().toLowerCase() !== 'charset' || /^\s*"?utf-8"?\s*$/i.test(value);
}

function refuseType(path: string, type: string | undefined): never {
  const found = type === undefined ? 'without a Content-Type' : `as ${quote(type)}`;
  throw new Refusal(
    'unsupported_media_type',
    `The body of ${path} must be sent as application/json in UTF-8; this one came ${found}. ` +
      "With curl, add -H 'Content-Type: application/json'.",
    { headers: ['accept-post', 'application/json'] },
  );
}

function noRoom(): UpstreamError {
  return new UpstreamError('overloaded', 'Too many large bodies are on their way.');
}

function tooLarge(path: string, limit: number): Refusal {
  return new Refusal('body_too_large', `The body of ${path} may have at most ${limit} bytes.`, {
    members: { limit },
  });
}

function quote(header: string): string {
  return JSON.stringify(header.slice(0, 100));
}
