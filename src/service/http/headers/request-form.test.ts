import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { refuseBadForm } from './request-form.ts';

/** The code a request is refused with; 'none' for a good one. */
function codeOf({
  host = 'a',
  httpVersion = '1.1',
  lines = [] as readonly string[],
  query = '',
  type = undefined as string | undefined,
}): string {
  const rawHeaders = ['Host', host, ...lines.flatMap((name) => [name, 'b'])];
  const headers = { host, ...(type !== undefined && { 'content-type': type }) };
  try {
    refuseBadForm({ httpVersion, rawHeaders, headers } as IncomingMessage, query);
    return 'none';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('the Host header (RFC 9112 3.2: uri-host [":" port])', () => {
  const good = [
    ['a name', 'example.com'],
    ['a port', 'example.com:8080'],
    ['a colon without a port (RFC 3986 3.2.3)', 'example.com:'],
    ['nothing', ''],
    ['an IPv4 address', '127.0.0.1:80'],
    ['an IPv6 address', '[2001:db8::1]:80'],
    ['an IPv4-mapped address', '[::ffff:127.0.0.1]'],
    ['a future address (RFC 3986 3.2.2)', '[v1.fe80::a+en1]'],
    ['percent-encoded bytes', 'b%C3%BCcher.example'],
    ['an underscore', 'my_service'],
    ['a root dot', 'example.com.'],
  ] as const;
  it.each(good)('may be %s', (_name, host) => {
    expect(codeOf({ host })).toBe('none');
  });

  const bad = [
    ['a space', 'a b'],
    ['markup', 'a<script>'],
    ['a scheme', 'http://a'],
    ['a path', 'a/b'],
    ['user information', 'me@a'],
    ['a port that is not a number', 'a:b'],
    ['two ports', 'a:1:2'],
    ['an IPv6 address without brackets', '2001:db8::1'],
    ['brackets around a name', '[a]'],
    ['an open bracket', '[::1'],
    ['a zone', '[fe80::1%25eth0]'],
    ['a broken percent-encoding', 'a%zz'],
    ['letters that are not ASCII', 'b\u00fccher'],
  ] as const;
  it.each(bad)('may not be %s', (_name, host) => {
    expect(codeOf({ host })).toBe('malformed_http');
  });

  it.each(['Host', 'host', 'HOST', 'hOsT'])('may not come again as %s', (name) => {
    expect(codeOf({ lines: [name] })).toBe('malformed_http');
  });
});

describe('the form of a request', () => {
  const rows = [
    ['HTTP/1.0', { httpVersion: '1.0' }, 'none'],
    ['HTTP/2.0 in a request line', { httpVersion: '2.0' }, 'http_version_not_supported'],
    ['200 header lines', { lines: Array(199).fill('a') as string[] }, 'none'],
    ['201 header lines', { lines: Array(200).fill('a') as string[] }, 'headers_too_large'],
    ['24,576 characters of query', { query: 'x'.repeat(24_576) }, 'none'],
    ['24,577 characters of query', { query: 'x'.repeat(24_577) }, 'uri_too_long'],
    ['500 parameters', { query: 'a&'.repeat(499) }, 'none'],
    ['501 parameters', { query: 'a&'.repeat(500) }, 'uri_too_long'],
    ['501 parameters that are empty', { query: '&'.repeat(500) }, 'uri_too_long'],
    ['a Content-Type of 1,024 characters', { type: 'a'.repeat(1024) }, 'none'],
    ['a Content-Type of 1,025 characters', { type: 'a'.repeat(1025) }, 'headers_too_large'],
  ] as const;
  it.each(rows)('%s', (_name, request, code) => {
    expect(codeOf(request)).toBe(code);
  });
});
