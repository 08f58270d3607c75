import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UpstreamError } from '../../src/errors.ts';
import type { Operation } from '../../src/operation.ts';
import { sampleOperation } from '../support/operations/sample-operation.ts';
import { startService, type TestService } from '../support/running/service.ts';

/** Fails in the way its input names. */
const failing: Operation = {
  ...sampleOperation,
  id: 'text.fail',
  routes: [{ method: 'GET', path: '/v1/fail' }],
  input: { type: 'object', required: ['how'], properties: { how: { type: 'string' } } },
  examples: [{ title: 'None', input: { how: 'not' } }],
  run: (async ({ how }: { readonly how: string }) => {
    if (how === 'bug') throw new TypeError('secret of the inside');
    if (how === 'upstream') throw new UpstreamError('upstream_failed', 'The page did not answer.');
    if (how === 'timeout') throw new UpstreamError('upstream_timeout', 'The page took too long.');
    if (how === 'overloaded') throw new UpstreamError('overloaded', 'Too many pages at once.');
    if (how === 'header') return { kind: 'json', value: 1, headers: { 'x-greetings': 'a\nb' } };
    if (how === 'hang') await setTimeout(5000, undefined, { ref: false });
    return { kind: 'json', value: { how } };
  }) as Operation['run'],
};

let service: TestService;
beforeAll(async () => {
  const dated = { ...sampleOperation, data: { greetings: '2026f' } };
  service = await startService({ operations: [dated, failing], timeouts: { operationMs: 200 } });
});
afterAll(() => service.stop());

function ask(path: string, init?: RequestInit): Promise<Response> {
  return fetch(service.origin + path, init);
}

function greet(body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return ask('/v1/greet', { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('an operation of a test', () => {
  it('has its routes, its defaults and its headers', async () => {
    const answer = await ask('/v1/greet?name=Ada&times=2');
    expect(await answer.json()).toEqual({ greetings: ['Hello, Ada!', 'Hello, Ada!'] });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('x-greetings')).toBe('2');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-greetings');
    expect(answer.headers.get('etag')).not.toBeNull();
  });

  it('answers files with their names, and POST without an ETag', async () => {
    const answer = await greet({ name: 'Ada', format: 'text' });
    expect(await answer.text()).toBe('Hello, Ada!');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="greeting.txt"');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('is validated, with every fault at its place', async () => {
    const answer = await greet({ times: 99, gifts: [{}] });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: readonly { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual(['#/gifts/0/what', '#/name', '#/times']);
    const query = (await (await ask('/v1/greet?name=Ada&format=svg')).json()) as typeof answer;
    expect(query).toMatchObject({ errors: [{ parameter: 'format' }] });
  });

  it('that makes a header which HTTP does not allow is an internal error', async () => {
    const answer = await ask('/v1/fail?how=header');
    expect([answer.status, await answer.json()]).toEqual([
      500,
      expect.objectContaining({ code: 'internal_error' }),
    ]);
    expect((await ask('/v1/fail?how=well')).status).toBe(200);
  });

  it('has its own limit of the body', async () => {
    expect((await greet({ name: 'Ada', note: 'x'.repeat(5000) })).status).toBe(413);
  });

  it('announces its end on every answer (RFC 9745, RFC 8594)', async () => {
    for (const answer of [await ask('/v1/greet?name=Ada'), await ask('/v1/greet')]) {
      expect(answer.headers.get('deprecation')).toBe('@1767225600');
      expect(answer.headers.get('sunset')).toBe('Thu, 31 Dec 2026 00:00:00 GMT');
      expect(answer.headers.get('link')).toBe('</docs#versions>; rel="deprecation"; type="text/html"');
    }
    expect((await ask('/v1/fail?how=not')).headers.get('deprecation')).not.toBeNull();
  });

  it('names its data in /health', async () => {
    expect(await (await ask('/health')).json()).toMatchObject({ data: { greetings: '2026f' } });
  });

  it('is in the OpenAPI document and in the docs', async () => {
    const document = (await (await ask('/openapi.json')).json()) as { paths: Record<string, object> };
    expect(Object.keys(document.paths['/v1/greet']!)).toEqual(expect.arrayContaining(['get', 'post']));
    expect(await (await ask('/docs')).text()).toContain('/v1/greet');
  });
});

describe('an operation that fails', () => {
  const rows: readonly [string, number, string, string | null][] = [
    ['bug', 500, 'internal_error', null],
    ['upstream', 502, 'upstream_failed', null],
    ['timeout', 504, 'upstream_timeout', null],
    ['overloaded', 503, 'overloaded', '1'],
    ['hang', 503, 'operation_timeout', '1'],
  ];

  it.each(rows)('%s: %i, not counted', async (how, status, code, retryAfter) => {
    const before = Number((await ask('/v1/fail?how=not')).headers.get('x-quota-used'));
    const answer = await ask(`/v1/fail?how=${how}`);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
    expect(Number(answer.headers.get('x-quota-used'))).toBe(before);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ code, status });
    expect(text).not.toContain('secret of the inside');
  });

  it('with a bug leaves its stack in the log, under the id of the call', async () => {
    const id = (await ask('/v1/fail?how=bug')).headers.get('x-request-id');
    const entry = service.lines
      .map((line) => JSON.parse(line))
      .find(({ level, request_id }) => level === 'error' && request_id === id);
    expect(entry.err.stack).toContain('TypeError: secret of the inside');
  });
});
