import { makeApiKey } from '../../dist/service/callers/api-key.js';
import { BUSY_KEY } from './busy-key.mjs';
import { freeMessages } from './free-messages.mjs';
import { freePages } from './free-pages.mjs';
import { freeQueries } from './free-queries.mjs';
import { rawPost, rawRequest } from './raw-request.mjs';

/** Most characters that fit into a head beside its other lines. */
const LONG = 31_000;

/** A key of the right form that was never issued. */
const UNKNOWN_KEY = 'sundry_000000000000000000000000000000002wjyrI';

/**
 * Requests that are answered without a call being counted: documents, reports, messages of agents, and the refusals of
 * whatever callers may choose. `{ operation, name, request, status }`: `request(number)` is the bytes of one, each
 * number another where that matters; `isHead` for a HEAD; `isExhausted` for a service that trusts no proxy and whose
 * callers have used up their quota; `isVariant` for what differs from another one in its path or member alone.
 */
export function freeCases(operations) {
  return [
    ...unknownPaths(),
    ...freePages(),
    ...reports(),
    ...headers(),
    ...forwarded(),
    ...keys(),
    ...methods(operations),
    ...bodies(),
    ...freeQueries(operations),
    ...freeMessages(),
    ...exhausted(),
  ].map((one) => ({ operation: 'free', ...one }));
}

function unknownPaths() {
  const paths = {
    'one letter': '/x',
    '100 letters': `/${'a'.repeat(99)}`,
    '31,000 letters': `/${'a'.repeat(LONG)}`,
    '31,000 capitals': `/V1/${'A'.repeat(LONG)}`,
    'capitals and small letters in turn': `/${'aB'.repeat(LONG / 2)}`,
    '31,000 letters behind a known path': `/v1/invoice/pdf${'f'.repeat(LONG)}`,
    '15,500 segments': '/a'.repeat(LONG / 2),
    '31,000 slashes': '/'.repeat(LONG),
    '10,000 segments of dots': '/..'.repeat(10_000),
    '10,000 versions': '/v1'.repeat(10_000),
    'near every known word': `/v1/${'invoicf-pdff_qrr.wify-sumarize/'.repeat(900)}`,
    '10,000 escaped letters': `/${'%61'.repeat(10_000)}`,
    '5,000 escaped letters of two bytes': `/${'%C3%A9'.repeat(5000)}`,
    '31,000 hyphens': `/v1/${'-'.repeat(LONG)}`,
    'an absolute target': `http://127.0.0.1/${'a'.repeat(LONG)}`,
    'an absolute target of a long host': `http://${'a'.repeat(LONG)}/x`,
  };
  const broken = {
    'a broken escape at the end': `/${'a'.repeat(LONG)}%`,
    'a broken escape at the start': `/%zz${'a'.repeat(LONG)}`,
    '10,000 escapes and a broken one': `/${'%61'.repeat(10_000)}%`,
    '10,000 bytes that are not UTF-8': `/${'%FF'.repeat(10_000)}`,
  };
  return [...namedGets('path', paths, 404), ...namedGets('path', broken, 400)];
}

function namedGets(kind, paths, status) {
  return Object.entries(paths).map(([name, path]) => one(`${kind}: ${name}`, status, 'GET', path));
}

function reports() {
  const metrics = (name, authorization) =>
    one(`/metrics: ${name}`, 401, 'GET', '/metrics', { lines: [`Authorization: ${authorization}`] });
  return [
    one('report: /health', 200, 'GET', '/health'),
    one('report: /ready', 200, 'GET', '/ready'),
    one('console: the form to sign in', 401, 'GET', '/console'),
    one('console: keys without a session', 401, 'GET', '/console/keys'),
    one('console: a cookie of 31,000 characters', 401, 'GET', '/console', {
      lines: [`Cookie: sundry_console=${'a'.repeat(LONG)}`],
    }),
    one('console: 15,000 cookies', 401, 'GET', '/console', { lines: [`Cookie: ${'a;'.repeat(LONG / 2)}`] }),
    one('console: a page of another site', 403, 'GET', '/console', { lines: ['Sec-Fetch-Site: cross-site'] }),
    one('report: /v1/usage', 200, 'GET', '/v1/usage'),
    one('report: /v1/usage of 400 days', 200, 'GET', '/v1/usage?days=400'),
    one('report: /v1/usage of 400 days with all operations', 200, 'GET', '/v1/usage?days=400', {
      lines: [`X-Api-Key: ${BUSY_KEY}`],
    }),
    one('report: /v1/usage, a key never issued', 401, 'GET', '/v1/usage', {
      lines: [`X-Api-Key: ${UNKNOWN_KEY}`],
    }),
    one(
      'report: /v1/usage, 500 parameters that mean nothing',
      200,
      'GET',
      `/v1/usage?${Array.from({ length: 500 }, (_, at) => `dayz${at}`).join('&')}`,
    ),
    one('report: /v1/usage, 31,000 parameters', 414, 'GET', `/v1/usage?${'a&'.repeat(LONG / 2)}`),
    metrics('a wrong token', 'Bearer wrong'),
    metrics('a long token', `Bearer ${'a'.repeat(LONG)}`),
    metrics('blanks', `Bearer${' '.repeat(LONG)}a a`),
  ];
}

function headers() {
  const health = (name, status, lines, rest) =>
    one(`head: ${name}`, status, 'GET', '/health', { lines, ...rest });
  const host = (name, status, text) => health(`Host, ${name}`, status, [], { host: text });
  return [
    health('198 lines of 150 bytes', 200, manyLines(198, 'b'.repeat(150))),
    health('201 lines', 431, manyLines(201, 'b')),
    health('190 lines of one name', 200, Array(190).fill(`x-a: ${'b'.repeat(150)}`)),
    health('190 cookies', 200, Array(190).fill(`cookie: ${'b'.repeat(150)}`)),
    health('190 Hosts', 400, Array(190).fill('Host: 127.0.0.1')),
    health('no Host', 400, [], { host: null }),
    host('31,000 letters', 200, 'a'.repeat(LONG)),
    host('31,000 percent signs', 400, '%'.repeat(LONG)),
    host('10,000 escapes', 200, '%61'.repeat(10_000)),
    host('31,000 digits of a port', 200, `a:${'1'.repeat(LONG)}`),
    host('colons in brackets', 400, `[${':'.repeat(LONG)}]`),
    host('a future address', 200, `[v1.${'1'.repeat(LONG)}]`),
    health('X-Request-Id of 31,000 letters', 200, [`X-Request-Id: ${'a'.repeat(LONG)}`]),
    health('Content-Type of 31,000 letters', 431, [`Content-Type: ${'a'.repeat(LONG)}`]),
    health('Expect of 31,000 letters', 200, [`Expect: ${'a'.repeat(LONG)}`]),
    health('15,000 names of Connection', 200, [`Connection: ${'a,'.repeat(15_000)}`]),
    health('Upgrade', 200, ['Connection: upgrade', `Upgrade: ${'a'.repeat(LONG)}`]),
    health('a version of its own', 505, [], { version: 'HTTP/1.2' }),
    health('HTTP/1.0', 200, [], { version: 'HTTP/1.0', host: null }),
    health('a header of 40 KB', 431, [`a: ${'b'.repeat(40_000)}`]),
    { name: 'head: no HTTP', status: 400, request: () => `${'\u0001'.repeat(1000)}\r\n\r\n` },
  ];
}

function manyLines(count, value) {
  return Array.from({ length: count }, (_, index) => `x${index}: ${value}`);
}

/** From a peer that is trusted. */
function forwarded() {
  const values = {
    '2,000 trusted addresses': Array(2000).fill('10.11.12.13').join(','),
    '2,000 different trusted addresses': different(2000).join(','),
    '1,000 IPv6 addresses': Array(1000).fill('fc00:1:2:3:4:5:6:7').join(','),
    '31,000 blanks': `10.0.0.1${' '.repeat(LONG)},10.0.0.1`,
    '31,000 commas': ','.repeat(LONG),
    '31,000 letters': 'a'.repeat(LONG),
    '31,000 colons': ':'.repeat(LONG),
    'a long zone': `fe80::1%${'a'.repeat(LONG)}`,
  };
  const ofEach = (number) => ({ lines: [`X-Forwarded-For: 198.51.${(number >> 8) & 255}.${number & 255}`] });
  return [
    ...Object.entries(values).map(([name, value]) =>
      one(`X-Forwarded-For: ${name}`, 200, 'GET', '/health', { lines: [`X-Forwarded-For: ${value}`] }),
    ),
    one('X-Forwarded-For: another caller each', 404, 'GET', '/x', ofEach),
  ];
}

function different(count) {
  return Array.from({ length: count }, (_, index) => `10.1.${index >> 8}.${index & 255}`);
}

function keys() {
  const paths = [
    ['/health', 200],
    ['/v1/qr?data=a', 401],
    ['/x', 404],
  ];
  const values = {
    '31,000 letters': () => 'a'.repeat(LONG),
    'one that was never issued': () => UNKNOWN_KEY,
    'another each': makeApiKey,
    'one that is mistyped': () => `${UNKNOWN_KEY.slice(0, -1)}J`,
  };
  const sent = paths.flatMap(([path, status]) =>
    Object.entries(values).map(([name, value]) =>
      one(`X-Api-Key: ${name}, ${path}`, status, 'GET', path, (number) => ({
        lines: [`X-Api-Key: ${value(number)}`],
      })),
    ),
  );
  const elsewhere = {
    '31,000 blanks': `Bearer${' '.repeat(LONG)}a b`,
    '31,000 letters': `Bearer ${'a'.repeat(LONG)}`,
  };
  return [
    ...sent,
    ...Object.entries(elsewhere).map(([name, value]) =>
      one(`Authorization: ${name}`, 400, 'GET', '/v1/qr?data=', { lines: [`Authorization: ${value}`] }),
    ),
  ];
}

function methods(operations) {
  const known = [
    '/',
    '/docs',
    '/health',
    '/mcp',
    ...new Set(operations.map(({ routes: [{ path }] }) => path)),
  ];
  const preflight = [
    'Origin: https://example.com',
    'Access-Control-Request-Method: POST',
    `Access-Control-Request-Headers: ${'x-a,'.repeat(7000)}`,
  ];
  return [
    ...known.map((path) => ({ ...one(`method: DELETE ${path}`, 405, 'DELETE', path), isVariant: true })),
    ...['PROPFIND', 'TRACE', 'M-SEARCH'].map((word) => one(`method: ${word}`, 405, word, '/v1/qr')),
    ...['OPTIONS', 'PUT'].map((word) =>
      one(`method: ${word} 31,000 letters`, 404, word, `/${'a'.repeat(LONG)}`),
    ),
    one('method: OPTIONS', 204, 'OPTIONS', '/v1/qr'),
    one('method: OPTIONS of a script', 204, 'OPTIONS', '/v1/qr', { lines: preflight }),
    one('method: OPTIONS *', 404, 'OPTIONS', '*'),
    one('method: an unknown one', 400, 'BREW', '/'),
    one('method: 31,000 letters', 400, 'A'.repeat(LONG), '/'),
    one('method: CONNECT', 405, 'CONNECT', 'example.com:443'),
  ];
}

function bodies() {
  const type = 'Content-Type: application/json';
  const longType = `${'Content-Type: application/json'}${';a=b'.repeat(240)}`;
  const names = Array.from({ length: 500 }, (_, number) => `${number}`);
  return ['/v1/qr', '/v1/invoice/pdf', '/v1/convert/xlsx-to-json', '/mcp'].flatMap((path) => {
    const head = (name, status, lines, body, query) =>
      one(`body: ${path}, ${name}`, status, 'POST', `${path}${query ?? ''}`, { lines, body });
    return [
      head('413', 413, [type, 'Content-Length: 99999999999']),
      head('a length of 20,000 digits', 400, [type, `Content-Length: ${'9'.repeat(20_000)}`]),
      head('two lengths', 400, [type, 'Transfer-Encoding: chunked', 'Content-Length: 2'], '{}'),
      head('415', 415, ['Content-Type: text/html', 'Content-Length: 0']),
      head('a type of 1,000 letters', 415, [`Content-Type: a/${'a'.repeat(1000)}`, 'Content-Length: 0']),
      head('a type of 240 parameters', 400, [longType, 'Content-Length: 0']),
      head('15,000 codings', 415, [type, `Content-Encoding: ${'a,'.repeat(15_000)}`, 'Content-Length: 0']),
      head('no JSON', 400, [type, 'Content-Length: 1'], '{'),
      head('an empty object', 400, [type, 'Content-Length: 2'], '{}'),
      head('500 parameters', 400, [type, 'Content-Length: 2'], '{}', `?${names.join('&')}`),
      head('500 broken parameters', 400, [type, 'Content-Length: 2'], '{}', `?${names.join('%FF&')}`),
      head('500 of one broken name', 400, [type, 'Content-Length: 2'], '{}', `?${'%FF&'.repeat(499)}`),
    ];
  });
}

function exhausted() {
  const late = (name, request) => ({ name: `quota: ${name}`, status: 429, isExhausted: true, request });
  const parameters = Array.from({ length: 490 }, (_, index) => `a${index}=1`).join('&');
  return [
    late('GET', () => rawRequest('GET', '/v1/qr?data=a')),
    late('GET of 490 parameters', () => rawRequest('GET', `/v1/qr?${parameters}`)),
    late('POST', () => rawPost('/v1/qr', '{"data":"a"}')),
  ];
}

/** `rest` is that of `rawRequest`, or a function from the number of a request to it. */
function one(name, status, method, target, rest = {}) {
  const request = typeof rest === 'function' ? rest : () => rest;
  return { name, status, request: (number) => rawRequest(method, target, request(number)) };
}
