import type { ErrorCode } from './errors.ts';
import type { Schema } from './schema/schema.ts';

/** A response header of the service, whatever the operation. */
export interface ResponseHeader {
  /** In lower case. */
  readonly name: string;
  readonly meaning: string;
  readonly schema: Schema;
  readonly on: AnswerKind | readonly ErrorCode[];
}

/**
 * The answers that have a header: every one, all of an operation once its caller is known, its answers of 200, those
 * that are files, those that may be kept, those of a GET that may be kept, all of a deprecated operation. A list of
 * codes means the refusals with one of them.
 */
export type AnswerKind = 'every' | 'metered' | 'done' | 'file' | 'kept' | 'tagged' | 'deprecated';

/**
 * The one list of response headers, in the order of the docs. Scripts of other origins may read them, and OpenAPI
 * describes them. What an operation adds is in its declaration; what every HTTP server sends is in no list.
 */
export const responseHeaders = [
  {
    name: 'x-quota-used',
    meaning:
      'Counted calls of the caller in the running window, this one included: this month for a key, today for an address. Free and refused calls do not raise it.',
    schema: { type: 'integer', minimum: 0 },
    on: 'every',
  },
  {
    name: 'x-request-id',
    meaning:
      'Names this call in logs and error reports. A call may choose it: up to 128 letters, digits, dots, underscores and hyphens in X-Request-Id.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,128}$' },
    on: 'every',
  },
  {
    name: 'ratelimit-policy',
    meaning:
      'The quota the call is counted against: name, calls (q) and length of the window in seconds (w).',
    schema: { type: 'string' },
    on: 'metered',
  },
  {
    name: 'ratelimit',
    meaning: 'What is left of that quota: calls (r) and seconds until the window ends (t).',
    schema: { type: 'string' },
    on: 'metered',
  },
  {
    name: 'x-ignored-members',
    meaning:
      'Sent when the request held members or query parameters that mean nothing here: their paths, list positions as `*`, each once, at most 20. Percent-encoded but for letters, digits and `. _ - *`, and cut after 100 characters.',
    schema: { type: 'string' },
    on: 'done',
  },
  {
    name: 'content-disposition',
    meaning: 'Inline or attachment, with the file name.',
    schema: { type: 'string' },
    on: 'file',
  },
  {
    name: 'cache-control',
    meaning: 'How long the answer may be kept.',
    schema: { type: 'string' },
    on: 'kept',
  },
  {
    name: 'etag',
    meaning: 'For If-None-Match: an answer of 304 is free.',
    schema: { type: 'string' },
    on: 'tagged',
  },
  {
    name: 'deprecation',
    meaning: 'When the operation was deprecated, as @ and Unix seconds.',
    schema: { type: 'string' },
    on: 'deprecated',
  },
  {
    name: 'sunset',
    meaning: 'When the operation stops answering, as an HTTP date.',
    schema: { type: 'string' },
    on: 'deprecated',
  },
  {
    name: 'link',
    meaning: 'What to use instead, with rel="deprecation".',
    schema: { type: 'string' },
    on: 'deprecated',
  },
  {
    name: 'retry-after',
    meaning: 'Whole seconds after which the call can succeed.',
    schema: { type: 'integer', minimum: 0 },
    on: [
      'quota_exceeded',
      'overloaded',
      'store_unavailable',
      'starting',
      'shutting_down',
      'operation_timeout',
    ],
  },
  {
    name: 'www-authenticate',
    meaning: 'Names the scheme to use: a key in X-Api-Key.',
    schema: { type: 'string' },
    on: ['invalid_api_key', 'api_key_required'],
  },
  {
    name: 'allow',
    meaning: 'The methods of the path. An answer to OPTIONS has it too.',
    schema: { type: 'string' },
    on: ['method_not_allowed'],
  },
  {
    name: 'accept-post',
    meaning: 'The media types of a body.',
    schema: { type: 'string' },
    on: ['unsupported_media_type'],
  },
  {
    name: 'accept-encoding',
    meaning: 'The content codings of a body: identity alone.',
    schema: { type: 'string' },
    on: ['unsupported_media_type'],
  },
] as const satisfies readonly ResponseHeader[];

export type ResponseHeaderName = (typeof responseHeaders)[number]['name'];
