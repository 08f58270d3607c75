import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { clientOf } from '../src/client/client.ts';
import { createClient } from '../src/client/index.ts';
import { routeTable } from '../src/client/route-table.ts';
import type { Example } from '../src/operation.ts';
import { operations as registered } from '../src/registry.ts';
import { perform } from '../src/request/perform.ts';
import { readValue } from '../src/request/read.ts';
import { resultBytes } from '../src/request/result-bytes.ts';
import { jsonInput } from '../src/surfaces/examples/json-input.ts';
import { sampleOperation } from './support/operations/sample-operation.ts';
import { startService, type TestService } from './support/running/service.ts';
import { testNeeds } from './support/worlds/needs.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const needs = testNeeds({ clock: () => NOW });

/** The example whose ports the operations use. */
let current: Example | undefined;
const operations = [...registered, sampleOperation].map((operation) => ({
  ...operation,
  run: ((input, given) => operation.run(input, { ...given, ...current?.needs })) as typeof operation.run,
}));

const examples = operations.flatMap((operation) =>
  operation.examples.map((example) => ({ name: `${operation.id}: ${example.title}`, operation, example })),
);

let service: TestService;
beforeAll(async () => {
  service = await startService({ operations, clock: needs.clock });
});
afterAll(() => service.stop());

describe('every example by the client is what its operation answers', () => {
  const table = routeTable(operations);

  it.each(examples)('$name', async ({ operation, example }) => {
    current = example;
    const client = clientOf(table, { baseUrl: service.origin, retries: 0 });
    const [group = '', name = ''] = operation.id.split('.');
    const method = name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    const answer = await client[group]![method]!(jsonInput(operation, example));
    const result = await perform(operation, readValue(operation, jsonInput(operation, example)), needs);
    if (!answer.ok) expect.fail(answer.problem.detail);
    if (result.kind === 'json') {
      expect(answer.value).toEqual(JSON.parse(new TextDecoder().decode(resultBytes(result).bytes)));
      return;
    }
    expect(answer.file).toMatchObject({ name: result.fileName, type: result.mediaType });
    expect(Buffer.compare(answer.file!.bytes, result.bytes)).toBe(0);
    for (const [header, value] of Object.entries(result.headers ?? {})) {
      expect(answer.headers.get(header)).toBe(value);
    }
  });
});

describe('the client and the service', () => {
  it('agree on the quota of a call', async () => {
    const client = createClient({ baseUrl: service.origin });
    const first = await client.qr.create({ data: 'a' });
    const second = await client.qr.create({ data: 'a' });
    expect(second.quota).toEqual({
      used: first.quota!.used + 1,
      limit: 1000,
      remaining: first.quota!.remaining - 1,
      // Until midnight UTC.
      resetSeconds: 43_200,
    });
  });

  it('agree on what is wrong with an input, place by place, and on the names of problems', async () => {
    const answer = await createClient({ baseUrl: service.origin }).qr.create({
      data: 'a',
      size: 1,
      margin: 99,
    });
    expect(answer).toMatchObject({
      ok: false,
      status: 400,
      problem: {
        code: 'invalid_request',
        errors: [{ pointer: '#/size' }, { pointer: '#/margin' }],
      },
    });
    expect(answer.ok || answer.problem.request_id).toMatch(/./);
  });

  it('agree on a key that was never issued', async () => {
    const client = createClient({ baseUrl: service.origin, key: `sundry_${'a'.repeat(32)}` });
    expect(await client.qr.create({ data: 'a' })).toMatchObject({
      status: 401,
      problem: { code: 'invalid_api_key' },
    });
  });

  it('agree on a used-up quota, which is not waited for', async () => {
    const small = await startService({ freeDaily: 1, clock: () => NOW });
    try {
      const client = createClient({ baseUrl: small.origin });
      expect(await client.qr.create({ data: 'a' })).toMatchObject({ ok: true, quota: { remaining: 0 } });
      expect(await client.qr.create({ data: 'a' })).toMatchObject({
        ok: false,
        status: 429,
        retryAfter: 43_200,
        problem: { code: 'quota_exceeded' },
      });
    } finally {
      await small.stop();
    }
  });
});

test('a wrong path in the base address is a failure like any other', async () => {
  const answer = await createClient({ baseUrl: `${service.origin}/below` }).qr.create({ data: 'a' });
  expect(answer).toMatchObject({ ok: false, status: 404, problem: { code: 'not_found' } });
});
