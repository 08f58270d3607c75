import type { ErrorCode } from '../errors.ts';
import type { PlatformBlob, PlatformHeaders } from './platform.ts';

/** What became of a call: look at `ok` first. Only an aborted call rejects. */
export type Outcome<Success> = Success | Failure;

interface Answered {
  readonly ok: true;
  readonly headers: PlatformHeaders;
  /** Undefined where a proxy dropped its headers. */
  readonly quota: Quota | undefined;
  /** Names the call in the logs of the service. */
  readonly requestId: string;
}

/** A call that was answered with JSON. */
export interface JsonAnswer<Value> extends Answered {
  readonly value: Value;
  readonly file?: undefined;
}

/** A call that was answered with a file. */
export interface FileAnswer extends Answered {
  readonly file: AnswerFile;
  readonly value?: undefined;
}

/** A file as it arrived. */
export interface AnswerFile {
  readonly bytes: Uint8Array;
  /** The name it should be saved under. */
  readonly name: string;
  /** Its media type, with parameters. */
  readonly type: string;
  /** The same for URL.createObjectURL and forms. */
  blob(): PlatformBlob;
}

/** A call that was refused, failed, or did not arrive. */
export interface Failure {
  readonly ok: false;
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly problem: Problem;
  readonly quota: Quota | undefined;
  /** Seconds after which the call can succeed, where the service says so. */
  readonly retryAfter: number | undefined;
}

/** Why a call failed (RFC 9457). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** A sentence for people. */
  readonly detail: string;
  /** For programs. */
  readonly code: ErrorCode | ClientErrorCode;
  /** What is wrong with the input, place by place. */
  readonly errors?: readonly ProblemFault[];
  readonly request_id?: string;
}

/** One thing wrong with an input. */
export interface ProblemFault {
  /** Where, as a URI fragment: `#/items/3/qty`. */
  readonly pointer?: string;
  /** The parameter of a query string. */
  readonly parameter?: string;
  /** Reads after the name of the place: `must be ...`. */
  readonly message: string;
}

/**
 * What the service itself cannot say: no connection, no answer in time, an answer that is not the service's own,
 * and an input that JSON cannot hold.
 */
export type ClientErrorCode = 'network_error' | 'timeout' | 'unexpected_answer' | 'unwritable_input';

/** The quota of the caller after the call. */
export interface Quota {
  /** Counted calls in the running window, this one included. */
  readonly used: number;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}
