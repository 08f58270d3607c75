import type { Operation } from '../../../operation.ts';
import { responseHeaders } from '../../../response-headers.ts';

/** What the Fetch standard always exposes to scripts (CORS-safelisted response-header names). */
const safelisted = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
  'last-modified',
  'pragma',
]);

const REQUEST_HEADERS = ['content-type', 'x-api-key', 'x-request-id', 'if-none-match'];
const PREFLIGHT_SECONDS = 7200;

/**
 * The CORS headers of every answer, errors included: any origin may call, none with credentials, and scripts may read
 * each header that the service or an operation sets. `*` would not work for a script that sends credentials.
 */
export function corsHeaders(operations: readonly Operation[]): readonly string[] {
  const declared = operations.flatMap(({ output }) => Object.keys(output.headers ?? {}));
  const names = [...responseHeaders.map(({ name }) => name), ...declared.map((name) => name.toLowerCase())];
  return [
    'access-control-allow-origin',
    '*',
    'access-control-expose-headers',
    [...new Set(names)].filter((name) => !safelisted.has(name)).join(', '),
  ];
}

/** What an OPTIONS answer adds for the browser's preflight: the methods of the path, and the headers only it reads. */
export function preflightHeaders(allow: string, ownHeaders: readonly string[]): readonly string[] {
  return [
    'allow',
    allow,
    'access-control-allow-methods',
    allow,
    'access-control-allow-headers',
    [...REQUEST_HEADERS, ...ownHeaders].join(', '),
    'access-control-max-age',
    String(PREFLIGHT_SECONDS),
  ];
}
