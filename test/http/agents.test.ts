import { request } from 'node:http';
import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Operation } from '../../src/operation.ts';
import { jsonToCsv } from '../../src/operations/convert/json-to-csv.operation.ts';
import { apiKeyHint, hashApiKey, makeApiKey } from '../../src/service/callers/api-key.ts';
import { Pool } from '../../src/service/pool/pool.ts';
import { heavyBody, heavyOperation } from '../support/operations/heavy-operation.ts';
import { sampleOperation } from '../support/operations/sample-operation.ts';
import { compileForThread } from '../support/running/compiled.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { runs, SEED } from '../support/runs.ts';

const operations: readonly Operation[] = [heavyOperation, sampleOperation, jsonToCsv];
const worker = compileForThread('test/support/operations/heavy-worker.ts');
let pool: Pool;
let service: TestService;

beforeAll(async () => {
  pool = new Pool({ workers: 1, module: pathToFileURL(worker.path), onFailure: () => {} });
  service = await startService({
    operations,
    pool,
    freeDaily: 3,
    trustProxy: 'loopback',
    metricsToken: '',
    timeouts: { operationMs: 5000 },
  });
});
afterAll(async () => {
  await service.stop();
  await pool.close();
  worker.remove();
});

let callers = 0;

/** The headers of a caller who has not called yet. */
function newCaller(): Readonly<Record<string, string>> {
  callers += 1;
  return { 'x-forwarded-for': `198.51.100.${callers}` };
}

const accepted = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

function post(body: string, headers: Readonly<Record<string, string>> = newCaller()): Promise<Response> {
  return fetch(`${service.origin}/mcp`, { method: 'POST', headers: { ...accepted, ...headers }, body });
}

function callMessage(name: string, argumentsText = '{}'): string {
  return `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${argumentsText}}}`;
}

interface Reply {
  readonly status: number;
  readonly used: string | null;
  readonly isError: boolean;
  readonly text: string;
}

/** Calls a tool in the era with a handshake, which needs none here: the service keeps no session. */
async function call(
  name: string,
  argumentsText?: string,
  headers?: Readonly<Record<string, string>>,
): Promise<Reply> {
  const answer = await post(callMessage(name, argumentsText), headers);
  const [, data = '{}'] = /^data: (.*)$/m.exec(await answer.text()) ?? [];
  const { content = [], isError = false } = JSON.parse(data).result ?? {};
  const text = content.map((block: { text?: string }) => block.text).join('\n');
  return { status: answer.status, used: answer.headers.get('x-quota-used'), isError, text };
}

/** What a message of the era without a handshake says of its client. */
const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

describe('POST /mcp', () => {
  it.each(['GET', 'DELETE', 'PUT'])(
    'answers %s with 405: there is no session to open or end',
    async (method) => {
      const answer = await fetch(`${service.origin}/mcp`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    },
  );

  const refusals: readonly [string, string, Readonly<Record<string, string>>, number, string][] = [
    ['a JSON-RPC batch', `[${callMessage('text_greet')}]`, {}, 400, 'invalid_request'],
    ['what is not JSON', '{"a":1,}', {}, 400, 'malformed_json'],
    ['an empty body', '', {}, 400, 'malformed_json'],
    ['another media type', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['a wrong key', callMessage('text_greet'), { 'x-api-key': 'sundry_wrong' }, 401, 'invalid_api_key'],
    ['a body over 1,400,000 bytes', `"${'x'.repeat(1_400_000)}"`, {}, 413, 'body_too_large'],
  ];
  it.each(refusals)(
    'refuses %s as every path does, free of charge',
    async (_name, body, headers, status, code) => {
      const answer = await post(body, { ...newCaller(), ...headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        status,
        'application/problem+json',
      ]);
      expect(await answer.json()).toMatchObject({ code, request_id: answer.headers.get('x-request-id') });
      expect(answer.headers.get('x-quota-used')).toBe('0');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it('leaves what is not a message of the protocol to the protocol', async () => {
    const answer = await post('{"hello":1}');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
  });

  it.each([
    ['*/*', 200],
    ['application/json, */*', 200],
    ['application/json', 406],
  ])('to a host that accepts %s is %i (RFC 9110 12.5.1)', async (accept, status) => {
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
    expect((await post(message, { ...newCaller(), accept })).status).toBe(status);
  });

  it.each([
    ['tools/call', 'text_greet', 200, '1'],
    ['tools/call', 'another', 400, '0'],
    ['tools/call', undefined, 400, '0'],
    ['tools/list', 'another', 200, '0'],
  ])('SEP-2243: to %s with the name %s in a header is %i, counted %s', async (method, name, status, used) => {
    const params = { name: 'text_greet', arguments: { name: 'Ada' }, _meta: meta };
    const message = {
      jsonrpc: '2.0',
      id: 1,
      method,
      params: method === 'tools/call' ? params : { _meta: meta },
    };
    const headers = {
      ...newCaller(),
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(name !== undefined && { 'mcp-name': name }),
    };
    const answer = await post(JSON.stringify(message), headers);
    expect([answer.status, answer.headers.get('x-quota-used')]).toEqual([status, used]);
  });

  it('opens no stream that would stay open', async () => {
    const params = { notifications: { toolsListChanged: true }, _meta: meta };
    const method = 'subscriptions/listen';
    const headers = { ...newCaller(), 'mcp-protocol-version': '2026-07-28', 'mcp-method': method };
    const answer = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers);
    expect(await answer.text()).toContain('"error"');
  });

  it('allows scripts of other origins the headers of the protocol', async () => {
    const answer = await fetch(`${service.origin}/mcp`, { method: 'OPTIONS' });
    const allowed = answer.headers.get('access-control-allow-headers');
    for (const name of ['x-api-key', 'mcp-protocol-version', 'mcp-method', 'mcp-name']) {
      expect(allowed).toContain(name);
    }
  });
});

describe('a tool call', () => {
  it('counts one, a refused one and a list none', async () => {
    const caller = newCaller();
    expect(await call('text_greet', '{"name":"Ada"}', caller)).toMatchObject({ isError: false, used: '1' });
    expect(await call('text_greet', '{}', caller)).toMatchObject({ isError: true, used: '1' });
    const list = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', caller);
    expect([list.status, list.headers.get('x-quota-used')]).toEqual([200, '1']);
    expect(list.headers.get('ratelimit')).toMatch(/^"free";r=2;/);
    expect(await call('no_such_tool', '{}', caller)).toMatchObject({ used: '1' });
  });

  it('is counted with the calls over HTTP, and refused as a result when the quota is full', async () => {
    const caller = newCaller();
    await call('text_greet', '{"name":"Ada"}', caller);
    await fetch(`${service.origin}/v1/greet?name=Ada`, { headers: caller });
    expect(await call('text_greet', '{"name":"Ada"}', caller)).toMatchObject({ isError: false, used: '3' });
    const refused = await call('text_greet', '{"name":"Ada"}', caller);
    expect(refused).toMatchObject({ status: 200, isError: true, used: '3' });
    expect(refused.text).toMatch(/^quota_exceeded: All 3 free calls of today are used up/);
    expect(await call('text_greet', '{}', caller)).toMatchObject({ text: refused.text });
  });

  it('with a key is counted for the key, and its key is never repeated', async () => {
    const key = makeApiKey();
    await service.store.createKey({
      hash: hashApiKey(key),
      hint: apiKeyHint(key),
      name: 'agent',
      createdAt: new Date(),
      monthlyLimit: 2,
      expiresAt: null,
      revokedAt: null,
    });
    const caller = { ...newCaller(), 'x-api-key': key };
    const args = '{"name":"Ada","format":"text"}';
    const done = await call('text_greet', args, caller);
    expect([done.used, done.text]).toEqual(['1', expect.stringContaining('-H "X-Api-Key: $SUNDRY_KEY"')]);
    expect(done.text).not.toContain(key);
    await call('text_greet', args, caller);
    const refused = await call('text_greet', args, caller);
    expect([refused.used, refused.text]).toEqual([
      '2',
      expect.stringMatching(/^quota_exceeded: All 2 calls/),
    ]);
  });

  it('keeps the digits of its arguments', async () => {
    const { text } = await call('convert_json_to_csv', '{"rows":[{"id":12345678901234567890,"10":1.5}]}');
    expect(text).toContain('id,10\r\n12345678901234567890,1.5\r\n');
  });

  it('tells how the same call gets the file on disk', async () => {
    const { text } = await call('text_greet', '{"name":"Ada","format":"text"}');
    expect(text).toBe(
      `greeting.txt: text/plain, 11 bytes.\nThe same call saves it: curl -o 'greeting.txt' '${service.origin}/v1/greet' ` +
        `-H 'Content-Type: application/json' -d '{"name":"Ada","format":"text"}'\nHello, Ada!`,
    );
  });

  it('is refused over the limit of its own operation, in bytes of its arguments', async () => {
    const caller = newCaller();
    const { isError, text, used } = await call('text_greet', `{"name":"${'x'.repeat(4096)}"}`, caller);
    expect([isError, used, text]).toEqual([
      true,
      '0',
      'body_too_large: The arguments may have at most 4096 bytes.',
    ]);
  });

  it('is read and done in a thread where it is heavy', async () => {
    const here = await call('convert_toil', heavyBody({ end: 'thread' }, false));
    const there = await call('convert_toil', heavyBody({ end: 'thread' }));
    const word = /thread 0\.\d+/;
    expect(word.exec(there.text)?.[0]).not.toBe(word.exec(here.text)?.[0]);
    const long = JSON.stringify({ end: 'thread', pad: 'x'.repeat(17_000) });
    expect((await call('convert_toil', long)).text).toContain(word.exec(there.text)?.[0]);
  });

  const failures: readonly [string, string, string][] = [
    [
      'whose dependency fails',
      heavyBody({ end: 'upstream' }),
      'upstream_timeout: no answer The call was not counted.',
    ],
    ['that takes too long', heavyBody({ ms: 60_000 }), 'operation_timeout: The call was given up after'],
    ['with a bug', heavyBody({ end: 'bug' }), 'internal_error: This is a fault of the service'],
    ['that refuses its input in a thread', heavyBody({ ms: -1 }), 'invalid_request: ms must be an integer'],
  ];
  it.each(failures)('%s is an error result, and not counted', async (_name, body, text) => {
    const reply = await call('convert_toil', body);
    expect(reply).toMatchObject({ status: 200, isError: true, used: '0' });
    expect(reply.text.startsWith(text), reply.text).toBe(true);
  });

  it('whose caller leaves is ended, and not counted', async () => {
    const caller = newCaller();
    const body = callMessage('convert_toil', heavyBody({ ms: 20_000, busy: true }));
    const socket = connect(service.port, '127.0.0.1');
    socket.write(
      `POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Accept: application/json, text/event-stream\r\nX-Forwarded-For: ${caller['x-forwarded-for']}\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    );
    await expect.poll(() => pool.figures().running).toBe(1);
    socket.destroy();
    await expect.poll(() => pool.figures().running).toBe(0);
    await expect.poll(() => service.lines.some((line) => line.includes('"status":499'))).toBe(true);
    expect(service.lines.filter((line) => line.includes('CallerGone'))).toEqual([]);
    expect((await call('text_greet', '{"name":"Ada"}', caller)).used).toBe('1');
  });

  it('is logged and measured by its operation, with the status of the same call over HTTP', async () => {
    const from = service.lines.length;
    await call('text_greet', '{"name":"pl4nted"}');
    await call('text_greet', '{"name":"pl4nted","times":10}');
    const lines = service.lines.slice(from).map((line) => JSON.parse(line));
    expect(lines).toEqual([
      expect.objectContaining({ operation: 'text.greet', status: 200 }),
      expect.objectContaining({ operation: 'text.greet', status: 400 }),
    ]);
    expect(service.lines.join('')).not.toContain('pl4nted');
    const metrics = await (await fetch(`${service.origin}/metrics`)).text();
    expect(metrics).toMatch(/sundry_calls_total\{operation="text\.greet",status="400"\} \d/);
  });
});

test('no message, however odd, makes the service fail', async () => {
  const message = fc.record(
    {
      jsonrpc: fc.constantFrom<unknown>('2.0', '1.0', 2),
      id: fc.constantFrom<unknown>(1, 'a', null, {}, 1.5),
      method: fc.constantFrom<unknown>('tools/call', 'tools/list', 'initialize', 'resources/read', 'ping', 1),
      params: fc.oneof(
        fc.jsonValue(),
        fc.record({ name: fc.constantFrom<unknown>('text_greet', 'x', 1), arguments: fc.jsonValue() }),
        fc.record({ _meta: fc.jsonValue(), uri: fc.string() }),
      ),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    message.map((value) => JSON.stringify(value)),
    fc.json(),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const answer = await post(text);
      await answer.text();
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: runs(2000), seed: SEED },
  );
});

describe('a service where every call needs a key', () => {
  it('lists its tools without one, and refuses their calls', async () => {
    const closed = await startService({ operations, freeDaily: 0 });
    const send = async (body: string) => {
      const answer = await fetch(`${closed.origin}/mcp`, { method: 'POST', headers: accepted, body });
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await send('{"jsonrpc":"2.0","id":1,"method":"tools/list"}')).toMatch(/^200 .*text_greet/s);
    expect(await send(callMessage('text_greet', '{"name":"a"}'))).toMatch(/^200 .*api_key_required/s);
    await closed.stop();
  });
});

describe('a service at a loopback address', () => {
  let local: TestService;
  beforeAll(async () => {
    local = await startService({ operations });
  });
  afterAll(() => local.stop());

  /** fetch sets Host and Origin itself. */
  function statusFor(headers: Readonly<Record<string, string>>, port = local.port): Promise<number> {
    return new Promise((resolve, reject) => {
      const sent = request({
        port,
        host: '127.0.0.1',
        path: '/mcp',
        method: 'POST',
        headers: { ...accepted, ...headers },
      });
      sent.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      });
      sent.on('error', reject);
      sent.end('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
    });
  }

  it.each([
    ['a name that was made to point here (DNS rebinding)', { host: 'evil.example' }, 403],
    ['a page of another site', { host: '127.0.0.1', origin: 'https://evil.example' }, 403],
    ['a page without an origin of its own', { host: '127.0.0.1', origin: 'null' }, 403],
    ['a name that only begins like a local one', { host: 'localhost.evil.example' }, 403],
    [
      'a page whose name is too long for one',
      { host: '127.0.0.1', origin: `http://${'a.'.repeat(999)}localhost` },
      403,
    ],
    ['a local name', { host: 'localhost:8080' }, 200],
    ['a page of this machine', { host: '[::1]:8080', origin: 'http://localhost:6274' }, 200],
    ['no page at all', { host: '127.0.0.1' }, 200],
  ])('answers %s: %j with %i', async (_name, headers, status) => {
    expect(await statusFor(headers)).toBe(status);
  });

  it('leaves that to a proxy it trusts', async () => {
    const named = { host: 'tools.example', origin: 'https://app.example', 'x-forwarded-for': '198.51.100.9' };
    expect(await statusFor(named, service.port)).toBe(200);
  });
});
