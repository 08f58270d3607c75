/**
 * The body of a request, from its headers to its bytes: refused by its head (413, 415), waited for in time, held within a
 * memory that all callers share.
 *
 *   POST, Content-Length: 20000000  ->  413 before a byte is read;  a body that stops arriving  ->  408
 *
 * `body-memory.ts` says who gives way when that memory is full, `arrival.ts` how long a body may take, `body-bytes.ts` and
 * `body-pages.ts` hold it in few buffers. The content is read by `src/request`.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { UpstreamError } from '../../../errors.ts';
import { type BodyForm, bodyTypes, isFileBody, isFormBody } from '../../../request/body-form.ts';
import { CallerGone } from '../connections/caller-gone.ts';
import { drain } from '../connections/draining.ts';
import type { Exchange } from '../exchange.ts';
import { Refusal } from '../refusal.ts';
import { BodyBytes } from './body-bytes.ts';
import type { BodyMemory } from './body-memory.ts';

/** Of a path that accepts JSON alone, of at most this many bytes. */
export function jsonForm(jsonBytes: number): BodyForm {
  return { fileTypes: [], fileBytes: 0, jsonBytes, formBytes: 0 };
}

/**
 * Checks a body by its headers alone, before a byte of it is read: a type that the path accepts, in any case, JSON with
 * charset absent or utf-8, no content coding (a compressed body may be a bomb), no longer than the limit. Returns that
 * limit, in bytes. Throws Refusal.
 */
export function admitBody(headers: IncomingHttpHeaders, path: string, accepted: BodyForm): number {
  const type = headers['content-type'];
  const limit = longestBody(accepted, type);
  if (limit === undefined) refuseType(path, accepted, type);
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'identity') {
    throw new Refusal(
      'unsupported_media_type',
      `Send the body of ${path} without Content-Encoding: ${quote(coding)} is not supported.`,
      { headers: ['accept-encoding', 'identity'] },
    );
  }
  const length = headers['content-length'];
  if (length !== undefined && Number(length) > limit) throw tooLarge(path, limit);
  return limit;
}

/** Most bytes of a body of this type, undefined where the path does not accept it. */
function longestBody(accepted: BodyForm, type: string | undefined): number | undefined {
  if (type === 'application/json') return accepted.jsonBytes;
  if (isFileBody(accepted, type)) return accepted.fileBytes;
  if (isFormBody(accepted, type)) return accepted.formBytes;
  return isJson(type) ? accepted.jsonBytes : undefined;
}

export interface BodyOptions {
  /** Most bytes. */
  readonly limit: number;
  readonly memory: BodyMemory;
  /** Whose share of the memory the body takes. */
  readonly caller: string;
}

/** A body that has arrived, with its head. */
export interface Body {
  readonly bytes: Buffer;
  /** Gives its memory back, once the call is over. */
  release(): void;
}

/**
 * Reads the body of an admitted POST, counted in `memory` until it is released. Rejects with a Refusal when more
 * bytes arrive than the operation accepts, with UpstreamError and `overloaded` when there is no room for it; the rest
 * is read and dropped then, so that the caller, who reads only after writing, sees the answer. Rejects with
 * CallerGone when the caller has left.
 */
export async function readBody(exchange: Exchange, options: BodyOptions): Promise<Body> {
  const { request, response, connection, unreadable } = exchange;
  // The caller left, or the rest was given up, while the headers were checked: none of the events below would come.
  if (request.destroyed) throw new CallerGone();
  if (unreadable !== undefined) throw unreadable;
  if (!options.memory.hasRoomFor(options.caller, Number(request.headers['content-length'] ?? 0))) {
    throw noRoom();
  }
  if (request.headers.expect !== undefined) response.writeContinue();
  // The call is idle while its body arrives.
  connection.running -= 1;
  try {
    return await receive(exchange, options);
  } finally {
    connection.running += 1;
  }
}

function receive(exchange: Exchange, { limit, memory, caller }: BodyOptions): Promise<Body> {
  const { request } = exchange;
  return new Promise((resolve, reject) => {
    const bytes = new BodyBytes(memory);
    const add = (chunk: Buffer) => {
      bytes.add(chunk);
      exchange.receivedBytes = bytes.length;
      if (bytes.length > limit) refuse(tooLarge(exchange.path, limit));
      else holding.add(chunk.length);
    };
    const refuse = (reason: Error) => {
      stop();
      release();
      drain(request);
      reject(reason);
    };
    const holding = memory.hold('request', caller, () => exchange.breakOff(noRoom()));
    const finish = () => {
      stop();
      holding.settle();
      resolve({ bytes: bytes.take(), release: () => holding.release() });
    };
    const lose = () => {
      stop();
      release();
      request.on('error', () => {});
      reject(new CallerGone());
    };
    const release = () => {
      bytes.drop();
      holding.release();
    };
    const stop = () => {
      exchange.onUnreadable(undefined);
      request.off('data', add).off('end', finish).off('error', lose).off('close', lose);
    };
    exchange.onUnreadable(refuse);
    request.on('data', add).on('end', finish).on('error', lose).on('close', lose);
    holding.add(exchange.headBytes);
  });
}

function isJson(type: string | undefined): boolean {
  const [name = '', ...parameters] = (type ?? '').split(';');
  return name.trim().toLowerCase() === 'application/json' && parameters.every(isAccepted);
}

function isAccepted(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=');
  return name.trim().toLowerCase() !== 'charset' || /^\s*"?utf-8"?\s*$/i.test(value);
}

function refuseType(path: string, accepted: BodyForm, type: string | undefined): never {
  const types = bodyTypes(accepted);
  const found = type === undefined ? 'without a Content-Type' : `as ${quote(type)}`;
  const [first = '', ...others] = types;
  const curl = others.length === 0 ? '' : ' --data-binary @FILE';
  throw new Refusal(
    'unsupported_media_type',
    `The body of ${path} must be sent as ${listed(types)} in UTF-8; this one came ${found}. ` +
      `With curl, add -H 'Content-Type: ${headerType(first)}'${curl}.`,
    { headers: ['accept-post', types.join(', ')] },
  );
}

function listed(types: readonly string[]): string {
  if (types.length === 1) return types[0]!;
  return `${types.slice(0, -1).join(', ')} or ${types.at(-1)}`;
}

/** A type that a request can have: for image/* the sender knows the type. */
function headerType(type: string): string {
  return type.endsWith('/*') ? 'application/octet-stream' : type;
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
