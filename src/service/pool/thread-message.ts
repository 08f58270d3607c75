import { type ErrorCode, type Fault, InputError, UpstreamError } from '../../errors.ts';
import type { Route } from '../../operation.ts';
import type { ResultBytes } from '../../request/result-bytes.ts';

/** The part of the configuration that a thread needs: it reads no environment. */
export interface ThreadSettings {
  /** Folder with the operator's fonts. */
  readonly fontsDir: string | undefined;
  /** Currencies of invoices beside the five of every service. */
  readonly invoiceCurrencies: readonly string[];
}

/** A call on its way to another thread: names instead of the declaration, bytes instead of their meaning. */
export interface ThreadCall {
  /** The operation's id. */
  readonly operation: string;
  readonly method: Route['method'];
  readonly path: Route['path'];
  /** What follows `?`, still percent-encoded. */
  readonly query: string;
  /** The body of a POST. */
  readonly body?: Uint8Array | undefined;
  /** The Content-Type of the body, which distinguishes a file from JSON. */
  readonly contentType?: string | undefined;
}

/** A call whose whole input is a JSON text, as agents send it. */
export interface ThreadText {
  /** The operation's id. */
  readonly operation: string;
  /** The JSON text, in UTF-8. */
  readonly text: Uint8Array;
}

/** The second step of an operation whose first one ran in the main thread. */
export interface ThreadStep {
  /** The operation's id. */
  readonly operation: string;
  readonly gathered: unknown;
  /** The members that reading the request ignored, as in `Reading`. */
  readonly ignored: readonly string[];
}

/** A part of an operation that is performed in the main thread. */
export interface ThreadPart {
  /** The operation's id. */
  readonly operation: string;
  /** The name of the part. */
  readonly part: string;
  readonly given: unknown;
}

export type ThreadTask = ThreadCall | ThreadText | ThreadStep | ThreadPart;

/** A task ready to be posted to a thread, with the buffers that move there instead of being copied. */
export interface PostedTask {
  readonly task: ThreadTask;
  readonly transferList: ArrayBuffer[];
}

/** Makes a task ready. What a step has gathered is lost to this thread; the body of a call is not. */
export function postedTask(task: ThreadTask): PostedTask {
  if ('gathered' in task) return { task, transferList: [...buffersIn(task.gathered)] };
  if ('part' in task) return { task, transferList: [] };
  // Copies, because small bodies share their buffer.
  if ('text' in task) {
    const text = new Uint8Array(task.text);
    return { task: { ...task, text }, transferList: [text.buffer] };
  }
  if (task.body === undefined) return { task, transferList: [] };
  const body = new Uint8Array(task.body);
  return { task: { ...task, body }, transferList: [body.buffer] };
}

/**
 * The buffers of all bytes in plain data. A buffer of which the bytes fill less than half is shared: Node allocates
 * small Buffers from a pool, which cannot be moved.
 */
function buffersIn(value: unknown, found = new Set<ArrayBuffer>()): ReadonlySet<ArrayBuffer> {
  if (value instanceof Uint8Array) {
    const { buffer, byteLength } = value;
    if (buffer instanceof ArrayBuffer && 2 * byteLength >= buffer.byteLength) found.add(buffer);
  } else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) buffersIn(member, found);
  }
  return found;
}

/** The reply to a task: `made` to a part, `result` to any other. */
export type ThreadReply =
  | { readonly result: ResultBytes }
  | { readonly made: unknown }
  | { readonly failure: Failure };

/** An error as plain data: the structured clone between threads keeps neither our classes nor `code`. */
type Failure =
  | { readonly kind: 'input'; readonly code: ErrorCode; readonly faults: readonly Fault[] }
  | {
      readonly kind: 'upstream';
      readonly code: UpstreamError['code'];
      readonly message: string;
      readonly retryAfterSeconds: number | undefined;
    }
  | {
      readonly kind: 'bug';
      readonly name: string;
      readonly message: string;
      readonly stack: string | undefined;
    };

/** Packs whatever was thrown, for the way back. */
export function failureOf(error: unknown): Failure {
  if (error instanceof InputError) return { kind: 'input', code: error.code, faults: error.faults };
  if (error instanceof UpstreamError) {
    const { code, message, retryAfterSeconds } = error;
    return { kind: 'upstream', code, message, retryAfterSeconds };
  }
  if (error instanceof Error) {
    return { kind: 'bug', name: error.name, message: error.message, stack: error.stack };
  }
  return { kind: 'bug', name: 'Error', message: `thrown: ${String(error)}`, stack: undefined };
}

/** The result in a reply. Throws what was thrown in the other thread, of the same class and with its stack. */
export function resultOf(reply: ThreadReply): ResultBytes {
  if ('result' in reply) return reply.result;
  if ('failure' in reply) throw errorOf(reply.failure);
  throw new Error('a thread replied to a call as to a part');
}

/** What a part made, in a reply. Throws as `resultOf` does. */
export function madeOf(reply: ThreadReply): unknown {
  if ('made' in reply) return reply.made;
  if ('failure' in reply) throw errorOf(reply.failure);
  throw new Error('a thread replied to a part as to a call');
}

function errorOf(failure: Failure): Error {
  if (failure.kind === 'input') return new InputError(failure.faults, failure.code);
  if (failure.kind === 'upstream') {
    return new UpstreamError(failure.code, failure.message, failure.retryAfterSeconds);
  }
  const error = new Error(failure.message);
  error.name = failure.name;
  if (failure.stack !== undefined) error.stack = failure.stack;
  return error;
}
