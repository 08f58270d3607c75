import type { Operation } from '../../operation.ts';

/** What any operation may answer with and the Fetch standard does not show to scripts unasked. */
const OWN_HEADERS = [
  'x-quota-used',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-request-id',
  'x-ignored-members',
  'etag',
  'content-disposition',
  'www-authenticate',
  'allow',
  'deprecation',
  'sunset',
  'link',
];

const REQUEST_HEADERS = 'content-type, x-api-key, x-request-id, if-none-match';
const PREFLIGHT_SECONDS = 7200;

/**
 * The CORS headers of every answer, errors included: any origin may call, none with credentials, and scripts may
 * read each header that Sundry or an operation sets. `*` would not do for a script that sends credentials.
 */
export function corsHeaders(operations: readonly Operation[]): readonly string[] {
  const declared = operations.flatMap(({ output }) => Object.keys(output.headers ?? {}));
  const exposed = [...new Set([...OWN_HEADERS, ...declared.map((name) => name.toLowerCase())])];
  return [
    'access-control-allow-origin',
    '*',
    'access-control-expose-headers',
    exposed.filter((name) => name !== 'cache-control' && name !== 'content-type').join(', '),
  ];
}

/** What an OPTIONS answer adds for the browser's preflight. `allow` lists the methods of the path. */
export function preflightHeaders(allow: string): readonly string[] {
  return [
    'allow',
    allow,
    'access-control-allow-methods',
    allow,
    'access-control-allow-headers',
    REQUEST_HEADERS,
    'access-control-max-age',
    String(PREFLIGHT_SECONDS),
  ];
}
