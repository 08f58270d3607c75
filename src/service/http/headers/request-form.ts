import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { Refusal } from '../refusal.ts';

/** Most header lines of a request: several times what browsers and proxies send together. */
export const MAX_HEADER_LINES = 200;

/** Room for 2,953 bytes of QR text, percent-encoded, and for every other parameter. */
const MAX_QUERY_CHARACTERS = 24_576;

/** Many times what any operation reads; an empty one between two ampersands counts as well. */
const MAX_QUERY_PARAMETERS = 500;

/** RFC 6838 4.2: the two names of a media type have at most 127 characters each; its parameters are few. */
const MAX_CONTENT_TYPE_CHARACTERS = 1024;

/**
 * Refuses what Node's parser lets through and the standard or our limits do not: another version of HTTP (RFC 9110
 * 15.6.6), too many header lines, a Host header that is missing, repeated or malformed (RFC 9112 3.2), a query string
 * or a Content-Type longer than any use of it. Checks nothing else, so that it can run before the caller is identified.
 */
export function refuseBadForm({ httpVersion, rawHeaders, headers }: IncomingMessage, query: string): void {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') throw unsupportedVersion(`HTTP/${httpVersion}`);
  // The parser keeps few lines above these, so that their number is not known.
  if (rawHeaders.length / 2 > MAX_HEADER_LINES) {
    throw new Refusal(
      'headers_too_large',
      `A request may have at most ${MAX_HEADER_LINES} header lines; this one has more.`,
    );
  }
  if (headers.host === undefined) {
    if (httpVersion === '1.1') {
      throw new Refusal('malformed_http', 'An HTTP/1.1 request must have a Host header.');
    }
  } else {
    refuseBadHost(headers.host, rawHeaders);
  }
  if (query.length > MAX_QUERY_CHARACTERS) {
    throw new Refusal(
      'uri_too_long',
      `The query string may have at most ${MAX_QUERY_CHARACTERS} characters.`,
    );
  }
  if (hasMoreParameters(query, MAX_QUERY_PARAMETERS)) {
    throw new Refusal(
      'uri_too_long',
      `The query string may have at most ${MAX_QUERY_PARAMETERS} parameters.`,
    );
  }
  if ((headers['content-type']?.length ?? 0) > MAX_CONTENT_TYPE_CHARACTERS) {
    throw new Refusal(
      'headers_too_large',
      `The Content-Type may have at most ${MAX_CONTENT_TYPE_CHARACTERS} characters.`,
    );
  }
}

function hasMoreParameters(query: string, most: number): boolean {
  let parameters = 1;
  for (let at = query.indexOf('&'); at >= 0 && parameters <= most; at = query.indexOf('&', at + 1)) {
    parameters += 1;
  }
  return parameters > most;
}

/** The 505 of a request whose first line names `version`, such as `HTTP/2.0`. */
export function unsupportedVersion(version: string): Refusal {
  return new Refusal(
    'http_version_not_supported',
    `This service speaks HTTP/1.1 and HTTP/1.0, not ${version}.`,
  );
}

/** Node keeps the first of several Host lines: a proxy may have routed by another one. */
function refuseBadHost(host: string, rawHeaders: readonly string[]): void {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  if (lines > 1) throw new Refusal('malformed_http', 'A request must have one Host header, not several.');
  if (!isHost(host)) {
    throw new Refusal(
      'malformed_http',
      'The Host header must be a name or an address, such as example.com, optionally with a port after a colon.',
    );
  }
}

/** RFC 3986 3.2.2 and 3.2.3: a registered name (an IPv4 address has its form, it may be empty) and a port. */
const NAMED_HOST = /^(?:[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*(?::\d*)?$/;
const BRACKETED_HOST = /^\[([^\]]*)\](?::\d*)?$/;
const FUTURE_ADDRESS = /^v[0-9a-f]+\.[a-z0-9._~!$&'()*+,;=:-]+$/i;

function isHost(host: string): boolean {
  if (!host.startsWith('[')) return NAMED_HOST.test(host);
  const address = BRACKETED_HOST.exec(host)?.[1] ?? '';
  return FUTURE_ADDRESS.test(address) || (isIPv6(address) && !address.includes('%'));
}
