/**
 * A client of a running service for browsers, Node, Bun and Deno: typed by the declarations, 3 KB, without
 * dependencies.
 */

export type { CallOptions } from './call-options.ts';
export { type ClientOptions, createClient } from './client.ts';
export type * from './client-type.ts';
export type {
  AnswerFile,
  ClientErrorCode,
  Failure,
  FileAnswer,
  JsonAnswer,
  Outcome,
  Problem,
  ProblemFault,
  Quota,
} from './outcome.ts';
