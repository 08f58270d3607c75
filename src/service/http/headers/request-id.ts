import { randomUUID } from 'node:crypto';

const USABLE = /^[A-Za-z0-9._-]{1,128}$/;

/**
 * The id of a call: the caller's own X-Request-Id when it is 1 to 128 of `A-Z a-z 0-9 . _ -`, so that it is safe
 * in headers and log lines, else a new UUID.
 */
export function requestIdOf(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' && USABLE.test(header) ? header : randomUUID();
}
