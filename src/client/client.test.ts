import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ClientOptions, createClient } from './client.ts';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

type Reply = (response: ServerResponse) => void;

const OURS = { 'x-quota-used': '3', 'x-request-id': 'r1' };
const QUOTA = { 'ratelimit-policy': '"free";q=100;w=86400', ratelimit: '"free";r=97;t=120' };

const json =
  (status: number, value: unknown, headers: Record<string, string> = {}): Reply =>
  (response) => {
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    response.writeHead(status, { 'content-type': type, ...OURS, ...QUOTA, ...headers });
    response.end(JSON.stringify(value));
  };

const problem = (status: number, code: string, headers: Record<string, string> = {}): Reply =>
  json(status, { type: `/docs#${code}`, title: 't', status, detail: 'd', code, request_id: 'r1' }, headers);

let server: Server;
let baseUrl = '';
let replies: Reply[] = [];
let seen: Seen[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      seen.push({ method, url, headers, body: Buffer.concat(pieces).toString() });
      (replies.shift() ?? json(200, { text: 'done', model: 'm' }))(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  replies = [];
  seen = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const rewrite = (options: Partial<ClientOptions> = {}, signal?: AbortSignal) =>
  createClient({ baseUrl, ...options }).text.rewrite({ text: 'hey' }, { ...(signal && { signal }) });

describe('a call', () => {
  it('sends its input as JSON, and its key', async () => {
    await rewrite({ key: 'sundry_secret' });
    expect(seen).toMatchObject([{ method: 'POST', url: '/v1/text/rewrite', body: '{"text":"hey"}' }]);
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-api-key': 'sundry_secret',
    });
  });

  it('without a key sends none, and keeps the path of its base address', async () => {
    await rewrite({ baseUrl: `${baseUrl}/tools/` });
    expect(seen[0]?.url).toBe('/tools/v1/text/rewrite');
    expect(seen[0]?.headers).not.toHaveProperty('x-api-key');
  });

  it('that has only a GET sends no body', async () => {
    await createClient({ baseUrl }).invoice.sample();
    expect(seen).toMatchObject([{ method: 'GET', url: '/v1/invoice/sample', body: '' }]);
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
  });

  it('sends JSON text as it is: twenty digits survive', async () => {
    const text = '[{"id":12345678901234567890}]';
    await createClient({ baseUrl }).convert.jsonToCsv(text);
    expect(seen[0]?.body).toBe(text);
  });

  it('uses the fetch it is given', async () => {
    const asked: string[] = [];
    const given: typeof fetch = (url, init) => {
      asked.push(String(url));
      return fetch(url, init);
    };
    await rewrite({ fetch: given });
    expect(asked).toEqual([`${baseUrl}/v1/text/rewrite`]);
  });

  it.each(['', 'sundry.example', 'ftp://sundry.example', undefined])(
    'refuses the base address %s',
    (wrong) => {
      expect(() => createClient({ baseUrl: wrong as string })).toThrow(
        'baseUrl must be an http or https address',
      );
    },
  );
});

describe('an answer', () => {
  it('is its value, with the quota and the id of the call', async () => {
    const answer = await rewrite();
    expect(answer).toMatchObject({
      ok: true,
      value: { text: 'done', model: 'm' },
      quota: { used: 3, limit: 100, remaining: 97, resetSeconds: 120 },
      requestId: 'r1',
    });
    expect(answer.ok && answer.headers.get('x-quota-used')).toBe('3');
  });

  it.each([
    { header: `attachment; filename="a b.csv"`, name: 'a b.csv' },
    { header: `inline; filename="say \\"hi\\".csv"`, name: 'say "hi".csv' },
    {
      header: `attachment; filename="Mrz.csv"; filename*=UTF-8''%ff%`,
      name: 'Mrz.csv',
    },
    { header: `attachment; filename*=UTF-8''%ff%`, name: 'file' },
    {
      header: `attachment; filename="Mrz.csv"; filename*=UTF-8''M%C3%A4rz%20%E2%82%AC.csv`,
      name: 'M\u00e4rz \u20ac.csv',
    },
  ])('is a file named $name (RFC 6266 4.3)', async ({ header, name }) => {
    replies = [
      (response) =>
        response
          .writeHead(200, {
            ...OURS,
            'content-type': 'text/csv; charset=utf-8',
            'content-disposition': header,
          })
          .end('a,b'),
    ];
    const answer = await createClient({ baseUrl }).convert.jsonToCsv([] as never);
    expect(answer).toMatchObject({
      ok: true,
      file: { name, type: 'text/csv; charset=utf-8' },
      quota: undefined,
    });
    if (!answer.ok) return;
    expect(new TextDecoder().decode(answer.file.bytes)).toBe('a,b');
    const blob = answer.file.blob();
    expect({ text: await blob.text(), type: blob.type }).toEqual({
      text: 'a,b',
      type: 'text/csv; charset=utf-8',
    });
  });
});

describe('a failure is answered, not thrown', () => {
  it('by the problem of the service', async () => {
    replies = [problem(400, 'invalid_request')];
    expect(await rewrite()).toMatchObject({
      ok: false,
      status: 400,
      problem: { code: 'invalid_request', request_id: 'r1' },
      quota: { used: 3 },
      retryAfter: undefined,
    });
  });

  it.each([
    { name: 'the HTML of a proxy', status: 413, type: 'text/html', body: '<h1>413</h1>', headers: {} },
    { name: 'a page of another server', status: 200, type: 'text/html', body: '<p>Login', headers: {} },
    { name: 'JSON of another server', status: 200, type: 'application/json', body: '{}', headers: {} },
    { name: 'JSON that is cut short', status: 200, type: 'application/json', body: '{"a":', headers: OURS },
    {
      name: 'a refusal that is not a problem',
      status: 400,
      type: 'application/json',
      body: '[]',
      headers: OURS,
    },
  ])('by unexpected_answer for $name', async ({ status, type, body, headers }) => {
    replies = [(response) => response.writeHead(status, { 'content-type': type, ...headers }).end(body)];
    const answer = await rewrite();
    expect(answer).toMatchObject({ ok: false, status, problem: { code: 'unexpected_answer', status } });
    expect(answer.ok || answer.problem.detail).toBe(
      `HTTP ${status} of ${type}: not an answer of Sundry. Is baseUrl right?`,
    );
  });

  it('by network_error and status 0 without a connection, which names the reason', async () => {
    const answer = await rewrite({ baseUrl: 'http://127.0.0.1:1', retries: 0 });
    expect(answer).toMatchObject({ ok: false, status: 0, problem: { code: 'network_error', status: 0 } });
    expect(answer.ok || answer.problem.detail).toMatch(/^http:\/\/127\.0\.0\.1:1 cannot be reached: .+\.$/);
  });

  it.each([301, 302, 303, 307, 308])(
    'by unexpected_answer for a redirect by %d, which is not followed: the key would go there as well',
    async (status) => {
      replies = [(response) => response.writeHead(status, { location: `${baseUrl}/elsewhere` }).end()];
      const outcome = await rewrite({ key: 'sundry_secret' });
      expect(outcome).toMatchObject({
        ok: false,
        status,
        problem: {
          code: 'unexpected_answer',
          detail: expect.stringContaining(
            `redirects to ${baseUrl}/elsewhere, and redirects are not followed`,
          ),
        },
      });
      expect(seen.map(({ url }) => url)).toEqual(['/v1/text/rewrite']);
    },
  );

  it('by network_error for a connection that breaks', async () => {
    replies = [
      (response) => {
        response.writeHead(200, { ...OURS, 'content-length': '100' }).write('{');
        setTimeout(() => response.destroy(), 20);
      },
    ];
    expect(await rewrite({ retries: 0 })).toMatchObject({ status: 0, problem: { code: 'network_error' } });
  });

  it('by timeout without an answer in time, which is not tried again', async () => {
    replies = [() => {}];
    expect(await rewrite({ timeoutMs: 50 })).toMatchObject({
      status: 0,
      problem: { code: 'timeout', detail: 'There was no answer within 50 ms.' },
    });
    expect(seen).toHaveLength(1);
  });

  it('by unwritable_input for an input that contains itself', async () => {
    const cyclic: Record<string, unknown> = { text: 'a' };
    cyclic.self = cyclic;
    const answer = await createClient({ baseUrl }).text.rewrite(cyclic as never);
    expect(answer).toMatchObject({ status: 0, problem: { code: 'unwritable_input' } });
    expect(seen).toHaveLength(0);
  });
});

describe('a call is tried again', () => {
  it.each([
    { name: 'after a 503', reply: problem(503, 'overloaded', { 'retry-after': '0' }) },
    {
      name: 'after a 503 of a proxy',
      reply: (response: ServerResponse) => void response.writeHead(503).end(),
    },
    { name: 'after a 429 that ends soon', reply: problem(429, 'quota_exceeded', { 'retry-after': '0' }) },
    {
      name: 'after a connection that was reset',
      reply: (response: ServerResponse) => void response.destroy(),
    },
  ])('$name', async ({ reply }) => {
    replies = [reply];
    expect(await rewrite()).toMatchObject({ ok: true });
    expect(seen).toHaveLength(2);
  });

  it.each([
    {
      name: 'after a 429 that ends tomorrow',
      reply: problem(429, 'quota_exceeded', { 'retry-after': '40000' }),
    },
    {
      name: 'after a 503 that asks for a minute',
      reply: problem(503, 'overloaded', { 'retry-after': '60' }),
    },
    { name: 'after a refusal', reply: problem(400, 'invalid_request') },
    { name: 'after a failed upstream', reply: problem(502, 'upstream_failed') },
    { name: 'after a bug of the service', reply: problem(500, 'internal_error') },
  ])('but not $name', async ({ reply }) => {
    replies = [reply];
    expect(await rewrite()).toMatchObject({ ok: false });
    expect(seen).toHaveLength(1);
  });

  it('twice at most, or as often as the client says', async () => {
    const refused = problem(503, 'overloaded', { 'retry-after': '0' });
    replies = [refused, refused, refused, refused];
    expect(await rewrite()).toMatchObject({ ok: false, status: 503, retryAfter: 0 });
    expect(seen).toHaveLength(3);
    expect(await rewrite({ retries: 0 })).toMatchObject({ status: 503 });
    expect(seen).toHaveLength(4);
  });
});

describe('only an aborted call rejects, with the reason of its signal', () => {
  const reason = new Error('no longer wanted');

  it('before it is sent', async () => {
    await expect(rewrite({}, AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  it('while it waits for its answer', async () => {
    const controller = new AbortController();
    replies = [() => controller.abort(reason)];
    await expect(rewrite({}, controller.signal)).rejects.toBe(reason);
  });

  it('while it waits to be tried again', async () => {
    const controller = new AbortController();
    replies = [problem(503, 'overloaded', { 'retry-after': '9' })];
    const rewriting = rewrite({}, controller.signal);
    await expect.poll(() => seen.length).toBe(1);
    setTimeout(() => controller.abort(reason), 100);
    await expect(rewriting).rejects.toBe(reason);
    expect(seen).toHaveLength(1);
  });
});
