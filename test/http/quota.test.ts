import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashApiKey, makeApiKey } from '../../src/service/callers/api-key.ts';
import { runKeysCommand } from '../../src/service/keys/keys-command.ts';
import { MemoryStore } from '../../src/store/memory.ts';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { type KeyRecord, type Store, StoreUnavailableError } from '../../src/store/store.ts';
import { startService, type TestService } from '../support/running/service.ts';

const directory = mkdtempSync(join(tmpdir(), 'sundry-test-'));
const noon = new Date('2026-11-21T12:00:00Z');
let store: Store;
let service: TestService;

beforeAll(async () => {
  store = await openSqliteStore(directory);
  service = await startService({ store, freeDaily: 100, trustProxy: 'loopback', clock: () => noon });
});
afterAll(async () => {
  await service.stop();
  await store.close();
  rmSync(directory, { recursive: true });
});

let nextAddress = 0;
/** Every test is a caller of its own. */
function someone(): Record<string, string> {
  nextAddress += 1;
  return { 'x-forwarded-for': `198.51.100.${nextAddress}` };
}

function call(
  headers: Record<string, string>,
  path = '/v1/qr?data=a',
  init: RequestInit = {},
): Promise<Response> {
  return fetch(service.origin + path, { ...init, headers: { ...headers, ...init.headers } });
}

async function exhausted(): Promise<Record<string, string>> {
  const headers = someone();
  await Promise.all(Array.from({ length: 100 }, () => call(headers)));
  return headers;
}

async function keys(...args: readonly string[]): Promise<string> {
  let written = '';
  const write = (text: string) => {
    written += text;
  };
  await runKeysCommand({
    place: { name: directory, exists: () => true, open: () => openSqliteStore(directory) },
    args,
    clock: () => noon,
    paidMonthly: 10_000,
    freeDaily: 3,
    release: '1.0.0',
    input: { isTerminal: true, async *chunks() {} },
    write,
    writeError: () => {},
  });
  return written.trim().split(/\s/).at(-1)!;
}

async function codeOf(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { code: string }).code;
}

describe('the quota of an address', () => {
  it('lets exactly 100 of 200 parallel calls pass', async () => {
    const headers = someone();
    const answers = await Promise.all(Array.from({ length: 200 }, () => call(headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100);
    const used = answers
      .filter(({ status }) => status === 200)
      .map((answer) => answer.headers.get('x-quota-used'));
    expect(new Set(used).size).toBe(100);
    for (const { headers, status } of answers) {
      const left = Number(/;r=(\d+);/.exec(headers.get('ratelimit')!)?.[1]);
      expect(left + Number(headers.get('x-quota-used'))).toBe(100);
      expect(headers.get('ratelimit-policy')).toBe('"free";q=100;w=86400');
      if (status === 429) expect(headers.get('retry-after')).toBe('43200');
    }
  });

  it('states the limit, the end of the window and how to continue', async () => {
    const answer = await call(await exhausted());
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      status: 429,
      code: 'quota_exceeded',
      limit: 100,
      used: 100,
      reset: '2026-11-22T00:00:00.000Z',
      detail: expect.stringContaining('X-Api-Key'),
    });
  });

  const free: readonly [string, number, string, RequestInit?][] = [
    ['a wrong path', 404, '/v1/nope'],
    ['a wrong method', 405, '/v1/qr', { method: 'PUT' }],
    ['a preflight', 204, '/v1/qr', { method: 'OPTIONS' }],
    ['a document', 200, '/docs'],
    ['/health', 200, '/health'],
    ['a refused call', 400, '/v1/qr?size=1'],
    ['a refused type', 415, '/v1/qr', { method: 'POST', body: 'a=b' }],
    [
      'a body too large',
      413,
      '/v1/qr',
      { method: 'POST', body: ' '.repeat(40_000), headers: { 'content-type': 'application/json' } },
    ],
    [
      'a body that is not JSON',
      400,
      '/v1/qr',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
    ],
  ];

  it.each(free)('is not used by %s', async (_name, status, path, init) => {
    const headers = someone();
    await call(headers);
    const answer = await call(headers, path, init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-quota-used')).toBe('1');
    expect((await call(headers)).headers.get('x-quota-used')).toBe('2');
  });

  it('shows no less after a restart, whatever the first answer is', async () => {
    const headers = someone();
    await call(headers);
    const other = await startService({ store, freeDaily: 100, trustProxy: 'loopback', clock: () => noon });
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(40_000).fill(32));
        controller.close();
      },
    });
    const body = {
      method: 'POST',
      body: chunks,
      duplex: 'half',
      headers: { ...headers, 'content-type': 'application/json' },
    };
    const answer = await fetch(`${other.origin}/v1/qr`, body as RequestInit);
    expect([answer.status, answer.headers.get('x-quota-used')]).toEqual([413, '1']);
    await other.stop();
  });

  it('used up is reported before the type, the length and the faults of a request', async () => {
    const headers = await exhausted();
    for (const [, status, path, init] of free) {
      const answer = await call(headers, path, init);
      expect(answer.status, path).toBe([400, 413, 415].includes(status) ? 429 : status);
      expect(answer.headers.get('x-quota-used')).toBe('100');
    }
  });

  it('used up in another process is still reported before a fault', async () => {
    const headers = someone();
    await call(headers);
    const other = await startService({ store, freeDaily: 100, trustProxy: 'loopback', clock: () => noon });
    await Promise.all(Array.from({ length: 99 }, () => fetch(`${other.origin}/v1/qr?data=a`, { headers })));
    expect((await call(headers, '/v1/qr?size=1')).status).toBe(429);
    expect((await call(headers, '/v1/qr', { method: 'POST', body: 'a=b' })).status).toBe(429);
    await other.stop();
  });

  it('used up still confirms a copy, free of charge', async () => {
    const answer = await call({ ...(await exhausted()), 'if-none-match': '*' });
    expect(answer.status).toBe(304);
    expect(answer.headers.get('x-quota-used')).toBe('100');
  });

  it('is that of the /64 for IPv6, and of the IPv4 address for a mapped one', async () => {
    const used = async (address: string) =>
      (await call({ 'x-forwarded-for': address })).headers.get('x-quota-used');
    expect(await used('2001:db8::1')).toBe('1');
    expect(await used('2001:db8::ffff:1')).toBe('2');
    expect(await used('2001:db8:0:1::1')).toBe('1');
    expect(await used('203.0.113.9')).toBe('1');
    expect(await used('::ffff:203.0.113.9')).toBe('2');
  });

  it('cannot be renewed by a header when no proxy is trusted', async () => {
    const open = await startService({ freeDaily: 3 });
    const headers = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'];
    const statuses = [];
    for (const [index, name] of headers.entries()) {
      const value = name === 'forwarded' ? `for=192.0.2.${index}` : `192.0.2.${index}`;
      statuses.push((await fetch(`${open.origin}/v1/qr?data=a`, { headers: { [name]: value } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(open.lines.filter((line) => line.includes('set TRUST_PROXY'))).toHaveLength(1);
    await open.stop();
  });

  it('0 requires a key for every call', async () => {
    const closed = await startService({ freeDaily: 0 });
    const answer = await fetch(`${closed.origin}/v1/qr?data=a`);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('ApiKey');
    expect(await codeOf(answer)).toBe('api_key_required');
    expect((await fetch(`${closed.origin}/docs`)).status).toBe(200);
    await closed.stop();
  });
});

describe('a key', () => {
  it('has a quota of its own, by the month', async () => {
    const headers = { ...(await exhausted()), 'x-api-key': await keys('create', 'one') };
    const answer = await call(headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-quota-used')).toBe('1');
    expect(answer.headers.get('ratelimit-policy')).toBe('"paid";q=10000;w=2592000');
    expect((await call(headers, '/docs')).headers.get('x-quota-used')).toBe('1');
  });

  it('has its own limit', async () => {
    const headers = { 'x-api-key': await keys('create', 'two', '--limit', '1') };
    expect((await call(headers)).status).toBe(200);
    const answer = await call(headers);
    expect(await answer.json()).toMatchObject({
      code: 'quota_exceeded',
      limit: 1,
      reset: '2026-12-01T00:00:00.000Z',
    });
  });

  it('is refused from the moment it is revoked', async () => {
    const key = await keys('create', 'three');
    expect((await call({ 'x-api-key': key })).status).toBe(200);
    await keys('revoke', key);
    const answer = await call({ 'x-api-key': key });
    expect(answer.status).toBe(401);
    expect(((await answer.json()) as { detail: string }).detail).toContain('revoked');
  });

  it('is refused, and nothing counted, when it is revoked between the head of a call and its count', async () => {
    class RevokingStore extends MemoryStore {
      override async findKey(hash: string): Promise<KeyRecord | undefined> {
        const found = await super.findKey(hash);
        await this.revokeKey(hash, noon);
        return found;
      }
    }
    const revoking = new RevokingStore();
    const key = makeApiKey();
    const record = { hash: hashApiKey(key), hint: 'Ab3d', name: 'four', createdAt: noon };
    await revoking.createKey({ ...record, monthlyLimit: null, expiresAt: null, revokedAt: null });
    const other = await startService({ store: revoking, clock: () => noon });
    const answer = await fetch(`${other.origin}/v1/qr?data=a`, { headers: { 'x-api-key': key } });
    expect([answer.status, answer.headers.get('x-quota-used')]).toEqual([401, '0']);
    expect(await answer.json()).toMatchObject({
      code: 'invalid_api_key',
      detail: expect.stringContaining('revoked'),
    });
    await other.stop();
  });

  const places: readonly { name: string; send: (key: string) => [string, Record<string, string>] }[] = [
    { name: 'as a Bearer token', send: (key) => ['/v1/qr?data=a', { authorization: `Bearer ${key}` }] },
    { name: 'in the query', send: (key) => [`/v1/qr?data=a&api_key=${key}`, {}] },
    {
      name: 'in the query, percent-encoded, beside an empty header',
      send: (key) => [`/v1/qr?data=a&key=${key.replace('_', '%5f')}`, { 'x-api-key': '' }],
    },
  ];

  it.each(places)('sent $name is refused with its place, and never repeated', async ({ send }) => {
    const key = await keys('create', 'misplaced');
    const address = someone();
    await call(address);
    const [path, headers] = send(key);
    const answer = await call({ ...address, ...headers }, path);
    expect([answer.status, answer.headers.get('x-quota-used')]).toEqual([401, '1']);
    expect(answer.headers.get('www-authenticate')).toBe('ApiKey');
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      code: 'invalid_api_key',
      detail: 'A key was sent, but not where it is read: put it into the header X-Api-Key.',
    });
    const random = key.slice(key.indexOf('_') + 1);
    for (const place of [text, ...service.lines, ...answer.headers.values()])
      expect(place).not.toContain(random);
  });

  it('sent elsewhere is ignored beside one in its place, and on free paths', async () => {
    const key = await keys('create', 'both');
    const elsewhere = { authorization: `Bearer ${key}` };
    expect((await call({ ...elsewhere, 'x-api-key': key }, `/v1/qr?data=a&k=${key}`)).status).toBe(200);
    expect((await call({ ...someone(), ...elsewhere }, `/docs?k=${key}`)).status).toBe(200);
    const wrong = await call({ ...someone(), ...elsewhere, 'x-api-key': 'nope' });
    expect(((await wrong.json()) as { detail: string }).detail).toContain('mistyped');
  });

  it('that is empty counts as none', async () => {
    expect((await call({ ...someone(), 'x-api-key': '' })).status).toBe(200);
  });

  const wrong: readonly [string, string][] = [
    ['nonsense', 'nope'],
    ['of the right form, with a wrong check', `sundry_${'a'.repeat(38)}`],
    ['a list of two', 'a, b'],
  ];

  it.each(wrong)(
    'that is %s is refused before a used-up quota is reported, and never repeated',
    async (_name, key) => {
      const headers = await exhausted();
      const answer = await call({ ...headers, 'x-api-key': key });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('ApiKey');
      expect(answer.headers.get('x-quota-used')).toBe('100');
      const text = await answer.text();
      expect(JSON.parse(text)).toMatchObject({ code: 'invalid_api_key' });
      expect(text).not.toContain(key);
    },
  );

  it('that is wrong is ignored on free routes, wrong paths and wrong methods', async () => {
    const address = someone();
    const headers = { ...address, 'x-api-key': 'nope' };
    await call(address);
    for (const [path, method, status] of [
      ['/docs', 'GET', 200],
      ['/nope', 'GET', 404],
      ['/v1/qr', 'PUT', 405],
    ] as const) {
      const answer = await call(headers, path, { method });
      expect([answer.status, answer.headers.get('x-quota-used')]).toEqual([status, '1']);
    }
  });
});

describe('a store that is unavailable', () => {
  it('refuses metered calls, not the rest', async () => {
    const down: Store = new Proxy(store, {
      get: (target, name) => {
        if (name === 'link') return undefined;
        if (name === 'secret') return () => target.secret();
        return () => Promise.reject(new StoreUnavailableError('the disk is gone'));
      },
    });
    const lame = await startService({ store: down });
    const refused = await fetch(`${lame.origin}/v1/qr?data=a`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('x-quota-used')).toBe('0');
    const text = await refused.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'store_unavailable' });
    expect(text).not.toContain('disk');
    for (const [path, status] of [
      ['/health', 200],
      ['/docs', 200],
      ['/nope', 404],
      ['/ready', 503],
    ] as const) {
      const answer = await fetch(lame.origin + path);
      expect([path, answer.status, answer.headers.get('x-quota-used')]).toEqual([path, status, '0']);
    }
    await lame.stop();
  });

  it('that hangs does not hold up free routes', async () => {
    const hanging: Store = new Proxy(store, {
      get: (_, name) => (name === 'link' ? undefined : () => new Promise(() => {})),
    });
    const lame = await startService({ store: hanging });
    // It never answers: nor would a route that waits for it.
    expect((await fetch(`${lame.origin}/health`)).status).toBe(200);
    expect((await fetch(`${lame.origin}/docs`)).status).toBe(200);
    await lame.stop();
  });
});
