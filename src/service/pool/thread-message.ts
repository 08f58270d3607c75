import { type ErrorCode, type Fault, InputError, UpstreamError } from '../../errors.ts';
import type { Route } from '../../operation.ts';
import type { HttpBody } from '../calls/http-body.ts';

/** What a thread needs to know of the configuration: it reads no environment. */
export interface ThreadSettings {
  /** Folder with the operator's fonts. */
  readonly fontsDir: string | undefined;
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
}

/** What comes back. */
export type ThreadReply = { readonly body: HttpBody } | { readonly failure: Failure };

/** An error in plain data: the structured clone between threads keeps no class of ours and no `code`. */
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

/** The body of a reply. Throws what was thrown in the other thread, of the same class and with its stack. */
export function bodyOf(reply: ThreadReply): HttpBody {
  if ('body' in reply) return reply.body;
  throw errorOf(reply.failure);
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
