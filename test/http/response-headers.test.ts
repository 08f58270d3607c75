import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UpstreamError } from '../../src/errors.ts';
import type { Operation } from '../../src/operation.ts';
import { responseHeaders } from '../../src/response-headers.ts';
import { sampleOperation } from '../support/operations/sample-operation.ts';
import { startService, type TestService } from '../support/running/service.ts';

/** Fails for one name. */
const busy: Operation = {
  ...sampleOperation,
  id: 'text.busy',
  routes: [{ method: 'GET', path: '/v1/busy' }],
  examples: [{ title: 'None', input: { name: 'Ada' } }],
  run: (({ name }: { readonly name: string }) => {
    if (name === 'a') throw new UpstreamError('overloaded', 'Too much at once.', 7);
    return { kind: 'json', value: {} };
  }) as Operation['run'],
};

/** Headers that every HTTP server sends, and those for browsers. */
const ofHttp = new Set([
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'referrer-policy',
  'x-content-type-options',
]);

const json = { 'content-type': 'application/json' };

/** Requests whose answers have, between them, every header of the list. */
const requests: readonly { readonly name: string; readonly path: string; readonly init?: RequestInit }[] = [
  { name: 'a GET with an unknown parameter', path: '/v1/greet?name=a&unheard=1' },
  { name: 'a file', path: '/v1/greet?name=a&format=text' },
  { name: 'a path with another method', path: '/v1/greet', init: { method: 'DELETE' } },
  { name: 'OPTIONS', path: '/v1/greet', init: { method: 'OPTIONS' } },
  { name: 'a wrong key', path: '/v1/greet?name=a', init: { headers: { 'x-api-key': 'nope' } } },
  { name: 'a body of another type', path: '/v1/greet', init: { method: 'POST', body: 'a' } },
  {
    name: 'a body in a content coding',
    path: '/v1/greet',
    init: { method: 'POST', body: '{}', headers: { ...json, 'content-encoding': 'gzip' } },
  },
  { name: 'an overload', path: '/v1/busy?name=a' },
];

describe('the list of response headers', () => {
  let service: TestService;
  const seen = new Set<string>();
  const exposed = new Set<string>();
  beforeAll(async () => {
    service = await startService({ operations: [sampleOperation, busy] });
    for (const { path, init } of requests) {
      const { headers } = await fetch(service.origin + path, init);
      for (const name of headers.keys()) seen.add(name);
      for (const name of headers.get('access-control-expose-headers')!.split(', ')) exposed.add(name);
    }
  });
  afterAll(() => service.stop());

  it('lists what answers carry beside the headers of HTTP and of their operation, and nothing else', () => {
    const listed = responseHeaders.map(({ name }) => name);
    const carried = [...seen].filter((name) => !ofHttp.has(name) && name !== 'x-greetings');
    expect(carried.sort()).toEqual([...listed].sort());
  });

  it('is readable for scripts of other origins, except for what the Fetch standard always exposes', () => {
    const listed = responseHeaders.map(({ name }) => name).filter((name) => name !== 'cache-control');
    expect([...exposed].sort()).toEqual([...listed, 'x-greetings'].sort());
  });

  it('is in the docs', async () => {
    for (const path of ['/docs', '/docs.md']) {
      const text = await (await fetch(service.origin + path)).text();
      const start = text.lastIndexOf('Response headers');
      for (const { name } of responseHeaders) expect(text.slice(start), name).toContain(name);
    }
  });
});

describe('the detail of a failed call', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService({ operations: [sampleOperation, busy] });
  });
  afterAll(() => service.stop());

  const rows: readonly [string, string, string | undefined][] = [
    ['says that it was not counted', '/v1/busy?name=a', 'Too much at once. The call was not counted.'],
    ['does not say so for a fault of the caller', '/v1/greet', undefined],
    ['does not say so where no call is counted', '/v1/nowhere', undefined],
  ];
  it.each(rows)('%s', async (_, path, expected) => {
    const { detail } = (await (await fetch(service.origin + path)).json()) as { detail: string };
    if (expected === undefined) expect(detail).not.toContain('counted');
    else expect(detail).toBe(expected);
  });
});
