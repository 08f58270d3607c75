/** Who can fix a failure: the caller, the operator of this service, or the developers of Sundry. */
export type FixedBy = 'caller' | 'operator' | 'sundry';

interface ErrorKind {
  readonly status: number;
  readonly title: string;
  readonly fixedBy: FixedBy;
}

/**
 * The one table of error codes (RFC 9457 problem types). `code` is stable and for programs;
 * `title` is the same for every occurrence, `detail` is not.
 */
export const errorKinds = {
  invalid_request: { status: 400, title: 'The request has a fault', fixedBy: 'caller' },
  malformed_json: { status: 400, title: 'The body is not JSON', fixedBy: 'caller' },
  malformed_http: { status: 400, title: 'The request is not valid HTTP', fixedBy: 'caller' },
  invalid_api_key: { status: 401, title: 'The API key is not valid', fixedBy: 'caller' },
  invalid_token: { status: 401, title: 'The token is not valid', fixedBy: 'caller' },
  api_key_required: { status: 401, title: 'An API key is required', fixedBy: 'caller' },
  forbidden_origin: {
    status: 403,
    title: 'The page or host may not call this service',
    fixedBy: 'operator',
  },
  not_found: { status: 404, title: 'No such path', fixedBy: 'caller' },
  method_not_allowed: { status: 405, title: 'Method not allowed for this path', fixedBy: 'caller' },
  request_timeout: { status: 408, title: 'The request did not arrive in time', fixedBy: 'caller' },
  body_too_large: { status: 413, title: 'The body is too large', fixedBy: 'caller' },
  uri_too_long: { status: 414, title: 'The query string is too long', fixedBy: 'caller' },
  unsupported_media_type: {
    status: 415,
    title: 'The body is of a type this path does not take',
    fixedBy: 'caller',
  },
  quota_exceeded: { status: 429, title: 'The quota is used up', fixedBy: 'caller' },
  headers_too_large: { status: 431, title: 'The request headers are too large', fixedBy: 'caller' },
  internal_error: { status: 500, title: 'Internal error', fixedBy: 'sundry' },
  not_installed: {
    status: 501,
    title: 'A package for this is not installed',
    fixedBy: 'operator',
  },
  upstream_failed: { status: 502, title: 'A service this call depends on failed', fixedBy: 'operator' },
  overloaded: { status: 503, title: 'Too much work is waiting', fixedBy: 'operator' },
  store_unavailable: { status: 503, title: 'The quota store does not answer', fixedBy: 'operator' },
  starting: { status: 503, title: 'The service is starting', fixedBy: 'operator' },
  shutting_down: { status: 503, title: 'The service is stopping', fixedBy: 'operator' },
  operation_timeout: { status: 503, title: 'The call took too long', fixedBy: 'sundry' },
  upstream_timeout: {
    status: 504,
    title: 'A service this call depends on took too long',
    fixedBy: 'operator',
  },
  http_version_not_supported: {
    status: 505,
    title: 'This version of HTTP is not supported',
    fixedBy: 'caller',
  },
} as const satisfies Record<string, ErrorKind>;

export type ErrorCode = keyof typeof errorKinds;

/** One thing wrong with a request: where (RFC 6901 pointer into the input, '' for the whole) and what is allowed. */
export interface Fault {
  readonly pointer: string;
  readonly message: string;
  /** Set when the member came in the query string of a route that accepts a body. */
  readonly in?: 'query';
}

/** A refusal carries at most this many faults: enough to correct a form at once, too few to flood an answer. */
export const MAX_FAULTS = 20;

/** A fault of the caller: operations refuse an input by throwing it. A plain Error is a bug. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: ErrorCode;
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[], code: ErrorCode = 'invalid_request') {
    const carried = faults.slice(0, MAX_FAULTS).map(bounded);
    super(carried.map(({ pointer, message }) => `${pointer.slice(1) || 'request'} ${message}`).join('; '));
    this.code = code;
    this.faults = carried;
  }
}

/** A value that a message names may be as long as a request. */
function bounded(fault: Fault): Fault {
  const { message } = fault;
  if (message.length <= MAX_MESSAGE) return fault;
  return { ...fault, message: `${message.slice(0, MAX_MESSAGE).toWellFormed()}...` };
}

/** Longer than any message without a value of its caller, in UTF-16 units. */
const MAX_MESSAGE = 600;

/** Refuses one member of the input. `pointer` is RFC 6901, such as `/items/3/qty`; the message reads after the name. */
export function refuse(pointer: string, message: string): never {
  throw new InputError([{ pointer, message }]);
}

/** Seconds after which a call refused as `overloaded` may be tried again, unless a better figure is known. */
const OVERLOADED_RETRY_SECONDS = 1;

/** A dependency of the call failed: a service outside this process, or the capacity of this one. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly code: 'upstream_failed' | 'upstream_timeout' | 'overloaded';
  readonly retryAfterSeconds: number | undefined;

  constructor(code: UpstreamError['code'], message: string, retryAfterSeconds?: number) {
    super(message);
    this.code = code;
    this.retryAfterSeconds =
      retryAfterSeconds ?? (code === 'overloaded' ? OVERLOADED_RETRY_SECONDS : undefined);
  }
}
