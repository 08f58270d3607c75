import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/running/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ metricsToken: 'm3tr1cs' });
});
afterAll(() => service.stop());

function ask(path: string, init?: RequestInit): Promise<Response> {
  return fetch(service.origin + path, init);
}

describe('every answer', () => {
  const rows: readonly [string, string, RequestInit?][] = [
    ['a call', '/v1/qr?data=a'],
    ['a refused call', '/v1/qr'],
    ['a wrong path', '/v2/qr'],
    ['a wrong method', '/v1/qr', { method: 'DELETE' }],
    ['a preflight', '/v1/qr', { method: 'OPTIONS' }],
    ['HEAD', '/v1/qr?data=a', { method: 'HEAD' }],
    ['/health', '/health'],
    ['/ready', '/ready'],
    ['/metrics without its token', '/metrics'],
    ['the docs', '/docs'],
    ['the start page', '/'],
    ['the OpenAPI document', '/openapi.json'],
    ['a wrong key', '/v1/qr?data=a', { headers: { 'x-api-key': 'nope' } }],
    ['a wrong key on a free route', '/docs', { headers: { 'x-api-key': 'nope' } }],
  ];

  it.each(rows)('has the headers of all: %s', async (_name, path, init) => {
    const { headers } = await ask(path, init);
    expect(headers.get('x-quota-used')).toMatch(/^\d+$/);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toMatch(/\bx-quota-used\b.*\bx-qr-version\b/);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('paths and methods', () => {
  const paths: readonly [string, string, string][] = [
    ['a typing error', '/v1/qrr', '/v1/qr'],
    ['another case', '/V1/QR', '/v1/qr'],
    ['a trailing slash', '/v1/qr/', '/v1/qr'],
    ['a doubled slash', '//v1/qr', '/v1/qr'],
    ['an encoded slash', '/v1%2Fqr', '/v1/qr'],
    ['an encoded letter', '/v1/%71r', '/v1/qr'],
    ['a near word', '/v1/qr/wify', '/v1/qr/wifi'],
  ];

  it.each(paths)('404 names the nearest path: %s', async (_name, path, nearest) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    const { code, detail } = (await answer.json()) as { code: string; detail: string };
    expect(code).toBe('not_found');
    expect(detail).toBe(`There is nothing at ${path}. The nearest path is ${nearest}.`);
  });

  it('404 leads to the docs where no path is near, and repeats 200 characters at most', async () => {
    const answer = await ask(`/${'a'.repeat(20_000)}`);
    expect(answer.status).toBe(404);
    const { detail } = (await answer.json()) as { detail: string };
    expect(detail).toBe(`There is nothing at /${'a'.repeat(199)}. All paths are listed at /docs.`);
  });

  it('405 lists the supported methods', async () => {
    const answer = await ask('/v1/qr', { method: 'PUT', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
  });

  it('OPTIONS answers a preflight, not counted', async () => {
    const before = (await ask('/health')).headers.get('x-quota-used');
    const answer = await ask('/v1/qr', {
      method: 'OPTIONS',
      headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect(answer.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, OPTIONS');
    expect(answer.headers.get('access-control-allow-headers')).toBe(
      'content-type, x-api-key, x-request-id, if-none-match',
    );
    expect(answer.headers.get('access-control-max-age')).toBe('7200');
    expect(answer.headers.get('content-length')).toBeNull();
    expect(answer.headers.get('x-quota-used')).toBe(before);
  });

  it("HEAD has GET's headers and length, no body, and counts 1", async () => {
    const get = await ask('/v1/qr?data=head');
    const head = await ask('/v1/qr?data=head', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(String((await get.arrayBuffer()).byteLength));
    for (const name of ['content-type', 'etag', 'cache-control', 'x-qr-version']) {
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
    }
    expect(Number(head.headers.get('x-quota-used'))).toBe(Number(get.headers.get('x-quota-used')) + 1);
  });
});

describe('X-Request-Id', () => {
  const rows: readonly [string, string, boolean][] = [
    ['letters, digits, dots, underscores and hyphens', 'Az-09._', true],
    ['128 characters', 'a'.repeat(128), true],
    ['129 characters', 'a'.repeat(129), false],
    ['a space', 'a b', false],
    ['a quotation mark', 'a"b', false],
  ];

  it.each(rows)('is echoed when it is safe: %s', async (_name, id, isEchoed) => {
    const answer = await ask('/v1/qr', { headers: { 'x-request-id': id } });
    const echoed = answer.headers.get('x-request-id');
    expect(echoed === id).toBe(isEchoed);
    expect(await answer.json()).toMatchObject({ request_id: echoed });
    expect(service.lines.some((line) => JSON.parse(line).request_id === echoed)).toBe(true);
  });
});

describe('a copy the caller still has (RFC 9110 13.1.2)', () => {
  const path = '/v1/qr?data=copy&size=300';

  it('differs in its tag by format, size and text, not by the order of parameters', async () => {
    const tag = async (query: string) => (await ask(`/v1/qr?${query}`)).headers.get('etag');
    const first = await tag('data=copy&size=300');
    expect(first).toMatch(/^"[A-Za-z0-9_-]{27}"$/);
    expect(await tag('size=300&data=copy')).toBe(first);
    expect(await tag('size=300&data=copy&format=svg&unknown=1')).toBe(first);
    for (const other of ['data=copy&size=301', 'data=copy&size=300&format=png', 'data=cop%79s&size=300']) {
      expect(await tag(other), other).not.toBe(first);
    }
    expect((await ask('/v1/qr/wifi?ssid=copy&size=300')).headers.get('etag')).not.toBe(first);
  });

  const rows: readonly [string, (tag: string) => string, number][] = [
    ['the tag itself', (tag) => tag, 304],
    ['a list with the tag', (tag) => `"a", ${tag}`, 304],
    ['the tag as a weak one', (tag) => `W/${tag}`, 304],
    ['any', () => '*', 304],
    ['another tag', () => '"a"', 200],
  ];

  it.each(rows)('If-None-Match with %s', async (_name, header, status) => {
    const first = await ask(path);
    const answer = await ask(path, { headers: { 'if-none-match': header(first.headers.get('etag')!) } });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const counted = Number(answer.headers.get('x-quota-used')) - Number(first.headers.get('x-quota-used'));
    expect(counted).toBe(status === 304 ? 0 : 1);
  });

  it('is not confirmed for an invalid request', async () => {
    expect((await ask('/v1/qr?data=a&size=1', { headers: { 'if-none-match': '*' } })).status).toBe(400);
  });
});

describe('documents', () => {
  it.each(['/', '/docs', '/docs.md', '/llms.txt', '/openapi.json'])(
    '%s is compressed once and confirmed',
    async (path) => {
      const plain = await ask(path, { headers: { 'accept-encoding': 'identity' } });
      const text = await plain.text();
      expect(plain.headers.get('cache-control')).toBe('public, max-age=300');
      expect(plain.headers.get('vary')).toBe(
        path === '/openapi.json' ? 'accept-encoding' : 'accept-encoding, host',
      );
      for (const [accepted, coding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip;q=0.5', 'gzip'],
        ['br;q=0', null],
      ] as const) {
        const answer = await ask(path, { headers: { 'accept-encoding': accepted } });
        expect(answer.headers.get('content-encoding'), accepted).toBe(coding);
        expect(await answer.text()).toBe(text);
        const tag = answer.headers.get('etag')!;
        const again = await ask(path, { headers: { 'accept-encoding': accepted, 'if-none-match': tag } });
        expect(again.status).toBe(304);
      }
    },
  );

  it('are HTML with a policy of their own', async () => {
    const { headers } = await ask('/docs');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('an SVG opened as a page runs nothing', async () => {
    const policy = (await ask('/v1/qr?data=a')).headers.get('content-security-policy');
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect((await ask('/v1/qr?data=a&format=png')).headers.get('content-security-policy')).toBeNull();
  });
});

describe('reports of the service itself', () => {
  it('/health names the release', async () => {
    expect(await (await ask('/health')).json()).toMatchObject({ status: 'ok', version: '1.0.0', data: {} });
  });

  it('/ready', async () => {
    expect(await (await ask('/ready')).json()).toEqual({ status: 'ready' });
  });

  it('/metrics requires its token, and labels nothing with text of callers', async () => {
    const refused = await ask('/metrics');
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect((await ask('/metrics', { headers: { authorization: 'Bearer m3tr1c5' } })).status).toBe(401);
    await ask('/v1/qr?data=a');
    await ask('/v1/secret-path');
    const text = await (await ask('/metrics', { headers: { authorization: 'Bearer m3tr1cs' } })).text();
    expect(text).toMatch(/sundry_calls_total\{operation="qr\.create",status="200"\} \d+/);
    expect(text).toMatch(/sundry_calls_total\{operation="none",status="404"\} \d+/);
    expect(text).toMatch(/sundry_call_seconds_bucket\{le="0.0005",operation="qr\.create"\}/);
    expect(text).toContain('nodejs_eventloop_lag');
    expect(text).not.toContain('secret-path');
  });

  it('/metrics does not exist unless it is switched on', async () => {
    const closed = await startService();
    expect((await fetch(`${closed.origin}/metrics`)).status).toBe(404);
    await closed.stop();
  });
});
