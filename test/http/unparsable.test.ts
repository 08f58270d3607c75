import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/running/service.ts';
import { answersOf, talk } from '../support/running/socket.ts';

const limits = { headersMs: 1500, requestMs: 2500, checkMs: 100 };
const head = 'POST /v1/qr HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';

let service: TestService;
beforeAll(async () => {
  service = await startService({ timeouts: limits });
});
afterAll(() => service.stop());

/** Each row is one connection; the answers are those on it, in order. */
const rows: readonly {
  readonly name: string;
  readonly pieces: readonly string[];
  readonly answers: readonly (number | [number, string])[];
}[] = [
  { name: 'not HTTP at all', pieces: ['GARBAGE\r\n\r\n'], answers: [[400, 'malformed_http']] },
  {
    name: 'a header without a name (RFC 9112 5.1)',
    pieces: ['GET / HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n'],
    answers: [[400, 'malformed_http']],
  },
  {
    name: 'Content-Length beside Transfer-Encoding is request smuggling (RFC 9112 6.1)',
    pieces: [`${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    answers: [[400, 'malformed_http']],
  },
  {
    name: 'a Content-Length that is not a number',
    pieces: [`${head}content-length: 1x\r\n\r\n`],
    answers: [[400, 'malformed_http']],
  },
  {
    name: 'a chunk length that is not a number, in a body that is being read',
    pieces: [`${head}transfer-encoding: chunked\r\n\r\n`, 'zz\r\n'],
    answers: [[400, 'malformed_http']],
  },
  {
    name: 'HTTP/1.1 without Host (RFC 9112 3.2)',
    pieces: ['GET /health HTTP/1.1\r\n\r\n'],
    answers: [[400, 'malformed_http']],
  },
  {
    name: 'two Host lines (RFC 9112 3.2): a proxy may have routed by the other',
    pieces: ['GET /health HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n'],
    answers: [[400, 'malformed_http']],
  },
  {
    name: 'two equal Host lines in HTTP/1.0',
    pieces: ['GET /v1/qr?data=a HTTP/1.0\r\nhost: a\r\nhost: a\r\n\r\n'],
    answers: [[400, 'malformed_http']],
  },
  {
    name: 'a malformed Host (RFC 9112 3.2)',
    pieces: ['GET /health HTTP/1.1\r\nhost: a b<script>\r\n\r\n'],
    answers: [[400, 'malformed_http']],
  },
  {
    name: 'an empty Host (RFC 9112 3.2)',
    pieces: ['GET /health HTTP/1.1\r\nhost:\r\n\r\n'],
    answers: [200],
  },
  ...['2.0', '0.9', '3.0', '1.9'].map((version) => ({
    name: `HTTP/${version} (RFC 9110 15.6.6)`,
    pieces: [`GET /v1/qr?data=a HTTP/${version}\r\nhost: a\r\n\r\n`],
    answers: [[505, 'http_version_not_supported'] as [number, string]],
  })),
  {
    name: 'a request of HTTP/0.9, which names no version',
    pieces: ['GET /health\r\n\r\n'],
    answers: [[505, 'http_version_not_supported']],
  },
  {
    name: 'HTTP/2 with prior knowledge (RFC 9113 3.3)',
    pieces: ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    answers: [[505, 'http_version_not_supported']],
  },
  {
    name: 'a malformed version',
    pieces: ['GET /health HTTP/1.1x\r\nhost: a\r\n\r\n'],
    answers: [[400, 'malformed_http']],
  },
  {
    name: '200 header lines',
    pieces: [`GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(199)}\r\n`],
    answers: [200],
  },
  {
    name: '201 header lines of a call',
    pieces: [`GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(200)}\r\n`],
    answers: [[431, 'headers_too_large']],
  },
  {
    name: '2,101 header lines of a free path, the last of them a key',
    pieces: [`GET /health HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(2099)}x-api-key: nope\r\n\r\n`],
    answers: [[431, 'headers_too_large']],
  },
  {
    name: 'a wrong key after 2,100 header lines is not free use',
    pieces: [`GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(2099)}x-api-key: nope\r\n\r\n`],
    answers: [[431, 'headers_too_large']],
  },
  {
    name: 'CONNECT after a request that is being answered: both are answered, in order',
    pieces: ['GET /health HTTP/1.1\r\nhost: a\r\n\r\nCONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n'],
    answers: [200, [405, 'method_not_allowed']],
  },
  { name: 'HTTP/1.0 needs no Host', pieces: ['GET /health HTTP/1.0\r\n\r\n'], answers: [200] },
  {
    name: 'a broken percent-encoding in the path',
    pieces: ['GET /v1/%zz HTTP/1.1\r\nhost: a\r\n\r\n'],
    answers: [[400, 'malformed_http']],
  },
  {
    name: 'headers over 32 KB',
    pieces: [`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`],
    answers: [[431, 'headers_too_large']],
  },
  {
    name: 'headers of a megabyte: the caller still sees the answer',
    pieces: [`GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(1_000_000)}\r\n\r\n`],
    answers: [[431, 'headers_too_large']],
  },
  {
    name: 'a request line over 32 KB',
    pieces: [`GET /v1/qr?data=${'x'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`],
    answers: [[431, 'headers_too_large']],
  },
  {
    name: 'a query string over 24,576 characters',
    pieces: [`GET /v1/qr?data=${'x'.repeat(24_600)} HTTP/1.1\r\nhost: a\r\n\r\n`],
    answers: [[414, 'uri_too_long']],
  },
  {
    name: 'headers that do not end in time',
    pieces: ['GET /health HTTP/1.1\r\nhost: a\r\n'],
    answers: [[408, 'request_timeout']],
  },
  {
    name: 'a body that does not end in time',
    pieces: [`${head}content-length: 50\r\n\r\n{`],
    answers: [[408, 'request_timeout']],
  },
  {
    name: 'CONNECT is not supported',
    pieces: ['CONNECT a:443 HTTP/1.1\r\nhost: a:443\r\n\r\n'],
    answers: [[405, 'method_not_allowed']],
  },
  {
    name: 'garbage after a good request on the same connection: both are answered, in order',
    pieces: ['GET /health HTTP/1.1\r\nhost: a\r\n\r\nGARBAGE\r\n\r\n'],
    answers: [200, [400, 'malformed_http']],
  },
  {
    name: 'garbage a moment after a good request',
    pieces: ['GET /health HTTP/1.1\r\nhost: a\r\n\r\n', 'GARBAGE\r\n\r\n'],
    answers: [200, [400, 'malformed_http']],
  },
  {
    name: 'an upgrade that is not offered is an ordinary request (RFC 9110 7.8)',
    pieces: ['GET /health HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n'],
    answers: [200],
  },
  {
    name: 'an unknown expectation is ignored (RFC 9110 10.1.1)',
    pieces: ['GET /health HTTP/1.1\r\nhost: a\r\nexpect: miracles\r\n\r\n'],
    answers: [200],
  },
  {
    name: 'the absolute form of a target (RFC 9112 3.2.2)',
    pieces: ['GET http://a/health HTTP/1.1\r\nhost: a\r\n\r\n'],
    answers: [200],
  },
  {
    name: 'OPTIONS of the server as a whole (RFC 9110 9.3.7) matches no path',
    pieces: ['OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n'],
    answers: [[404, 'not_found']],
  },
  {
    name: 'a method of WebDAV',
    pieces: ['PROPFIND /v1/qr HTTP/1.1\r\nhost: a\r\n\r\n'],
    answers: [[405, 'method_not_allowed']],
  },
];

describe('what is not quite HTTP', () => {
  it.concurrent.each(rows)('$name', async ({ pieces, answers }) => {
    const received = answersOf(await talk(service.port, pieces, { answers: answers.length }));
    const shown = received.map(({ status, body }) =>
      status < 400 ? status : [status, (JSON.parse(body) as { code: string }).code],
    );
    expect(shown).toEqual(answers);
    for (const { headers, body, status } of received) {
      expect(headers['x-quota-used']).toMatch(/^\d+$/);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      if (status < 400) continue;
      expect(headers['content-type']).toBe('application/problem+json');
      expect(headers['cache-control']).toBe('no-store');
      expect(JSON.parse(body)).toMatchObject({ status, request_id: headers['x-request-id'] });
    }
  });

  it('is answered once, however much of it comes', async () => {
    const pieces = ['GARBAGE\r\n\r\n', 'MORE\r\n\r\n', 'AND MORE\r\n\r\n'];
    expect(answersOf(await talk(service.port, pieces)).map(({ status }) => status)).toEqual([400]);
    const bad = `${head}transfer-encoding: chunked\r\n\r\nzz\r\n`;
    const lines = service.lines.length;
    expect(answersOf(await talk(service.port, [bad, 'zz\r\n', 'zz\r\n'])).length).toBe(1);
    expect(service.lines.length).toBe(lines + 1);
  });

  it('names the bound of header lines, and closes', async () => {
    const many = `GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\n${'a: b\r\n'.repeat(300)}\r\n`;
    const [answer] = answersOf(await talk(service.port, [many]));
    expect((JSON.parse(answer!.body) as { detail: string }).detail).toContain('at most 200 header lines');
    expect(answer?.headers.connection).toBe('close');
  });

  it('is answered while the caller is still sending its body', async () => {
    const bad = `POST /v1/qr HTTP/1.1\r\nhost: a b\r\ncontent-length: 3000000\r\n\r\n`;
    const [answer] = answersOf(await talk(service.port, [bad, ' '.repeat(2_000_000), ' '.repeat(900_000)]));
    expect(answer?.status).toBe(400);
  });

  it('shows the usage of the address', async () => {
    const used = await fetch(`${service.origin}/v1/qr?data=a`).then(({ headers }) =>
      headers.get('x-quota-used'),
    );
    const [answer] = answersOf(await talk(service.port, ['GARBAGE\r\n\r\n']));
    expect(answer?.headers['x-quota-used']).toBe(used);
  });
});
