import { connect } from 'node:net';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Pool } from '../../src/service/pool/pool.ts';
import { heavyBody, heavyOperation } from '../support/operations/heavy-operation.ts';
import { compileForThread } from '../support/running/compiled.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { talk } from '../support/running/socket.ts';

const worker = compileForThread('test/support/operations/heavy-worker.ts');
let pool: Pool;
let service: TestService;

beforeAll(async () => {
  pool = new Pool({ workers: 1, module: pathToFileURL(worker.path), onFailure: () => {} });
  service = await startService({
    operations: [heavyOperation],
    pool,
    trustProxy: 'loopback',
    freeDaily: 100,
    metricsToken: '',
    timeouts: { operationMs: 5000 },
  });
  expect((await call('warm', heavyBody())).status).toBe(200);
});

afterAll(async () => {
  await service.stop();
  await pool.close();
  worker.remove();
});

let callers = 0;

/** An address without calls. */
function newCaller(): string {
  callers += 1;
  return `198.51.100.${callers}`;
}

function call(caller: string, body: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`${service.origin}/v1/toil`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body,
    ...(signal && { signal }),
  });
}

const used = (answer: Response) => answer.headers.get('x-quota-used');

describe('a call that goes to a thread', () => {
  it('is counted when it succeeds', async () => {
    const caller = newCaller();
    const answer = await call(caller, heavyBody());
    expect(await answer.text()).toBe('done');
    expect([answer.status, used(answer)]).toEqual([200, '1']);
    expect(answer.headers.get('content-type')).toBe('text/plain');
  });

  const failures: readonly [string, string, number, object][] = [
    [
      'that refuses its input',
      heavyBody({ ms: -1, filling: 'x'.repeat(300) }).replace('"filling"', '"Ms":1,"filling"'),
      400,
      {
        code: 'invalid_request',
        errors: expect.arrayContaining([expect.objectContaining({ pointer: '#/ms' })]),
      },
    ],
    ['that is not JSON', `${heavyBody()},`, 400, { code: 'malformed_json' }],
    ['whose dependency fails', heavyBody({ end: 'upstream' }), 504, { code: 'upstream_timeout' }],
    ['with a bug', heavyBody({ end: 'bug' }), 500, { code: 'internal_error' }],
    ['that ends its thread', heavyBody({ end: 'exit' }), 500, { code: 'internal_error' }],
    ['that takes too long', heavyBody({ ms: 60_000 }), 503, { code: 'operation_timeout' }],
  ];

  it.each(failures)('%s is not', async (_name, body, status, problem) => {
    const caller = newCaller();
    await (await call(caller, heavyBody())).text();
    const answer = await call(caller, body);
    expect([answer.status, used(answer)]).toEqual([status, '1']);
    expect(await answer.json()).toMatchObject(problem);
    const next = await call(caller, heavyBody());
    expect([next.status, used(next)]).toEqual([200, '2']);
  });

  it('shows Retry-After of a dependency, and the same faults as a call in the main thread', async () => {
    const slow = await call(newCaller(), heavyBody({ end: 'upstream' }));
    expect(slow.headers.get('retry-after')).toBe('9');
    const answers = [true, false].map(async (isHeavy) => {
      const answer = await call(newCaller(), heavyBody({ end: 'twice', sm: 1 }, isHeavy));
      const { request_id: _id, ...problem } = (await answer.json()) as { request_id: string };
      return problem;
    });
    const [there, here] = await Promise.all(answers);
    expect(there).toEqual(here);
  });

  it('logs a bug once, with the stack of the thread', async () => {
    const before = service.lines.length;
    const answer = await call(newCaller(), heavyBody({ end: 'bug' }));
    const { request_id } = (await answer.json()) as { request_id: string };
    const errors = service.lines
      .slice(before)
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ request_id, err: { message: 'toil went wrong' } });
    expect(errors[0].err.stack).toContain('heavy-worker');
  });

  it('of a caller whose quota is used up is refused before any work', async () => {
    const caller = newCaller();
    for (let i = 0; i < 100; i++) await (await call(caller, heavyBody({}, false))).text();
    const answer = await call(caller, heavyBody({ ms: -1 }));
    expect([answer.status, used(answer)]).toEqual([429, '100']);
  });
});

describe('a full queue', () => {
  it('is 503 for the caller that fills it, not counted; others are served; small calls continue', async () => {
    const busy = call(newCaller(), heavyBody({ ms: 2000 }));
    while (pool.figures().running < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    const crowd = newCaller();
    // As many as wait, and fewer than its quota: a call counts from its arrival until it is refused.
    const waiting = Array.from({ length: 75 }, () => call(crowd, heavyBody()));
    while (pool.figures().waiting < 75) await new Promise((resolve) => setTimeout(resolve, 5));
    const refused = await call(crowd, heavyBody());
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'overloaded' });
    const early = ['POST /v1/toil HTTP/1.1', 'host: a', 'content-type: application/json'];
    const unread = `${[...early, `x-forwarded-for: ${crowd}`, 'content-length: 20000'].join('\r\n')}\r\n\r\n`;
    expect(await talk(service.port, [unread], { quietMs: 300 })).toMatch(/^HTTP\/1\.1 503 /);
    expect((await fetch(`${service.origin}/ready`)).status).toBe(200);
    const other = newCaller();
    expect((await call(other, heavyBody({}, false))).status).toBe(200);
    const figures = await (await fetch(`${service.origin}/metrics`)).text();
    for (const line of ['threads 1', 'running 1', 'waiting 75']) expect(figures).toContain(`pool_${line}\n`);
    expect((await call(other, heavyBody())).status).toBe(200);
    expect((await busy).status).toBe(200);
    const answers = await Promise.all(waiting);
    // One of the 75 gave way to the other caller.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(74);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(waiting.length - 74);
    const counted = await call(crowd, heavyBody({}, false));
    expect(used(counted)).toBe('75');
  });

  it('serves a caller with one call before the second call of another', async () => {
    const busy = call(newCaller(), heavyBody({ ms: 500 }));
    const order: string[] = [];
    const [many, one] = [newCaller(), newCaller()];
    const send = (name: string, caller: string) =>
      call(caller, heavyBody({ ms: 30 })).then(() => order.push(name));
    const sent: Promise<unknown>[] = [];
    for (const name of ['many 1', 'many 2', 'many 3']) sent.push(send(name, many));
    while (pool.figures().waiting < 3) await new Promise((resolve) => setTimeout(resolve, 5));
    sent.push(send('one', one));
    await Promise.all([busy, ...sent]);
    expect(order).toEqual(['many 1', 'one', 'many 2', 'many 3']);
  });

  it('does no work for callers that hung up while they waited, and counts none of it', async () => {
    const busy = call(newCaller(), heavyBody({ ms: 800 }));
    const caller = newCaller();
    const patience = new AbortController();
    const waiting = Array.from({ length: 20 }, () => call(caller, heavyBody({ ms: 1000 }), patience.signal));
    while (pool.figures().waiting < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    patience.abort();
    expect((await Promise.allSettled(waiting)).every(({ status }) => status === 'rejected')).toBe(true);
    await busy;
    const next = await call(caller, heavyBody());
    expect([next.status, used(next)]).toEqual([200, '1']);
  });
});

describe('a caller who leaves', () => {
  it('while its call runs has it ended and not counted, also behind another call of its connection', async () => {
    const caller = newCaller();
    const request = (ms: number) => {
      const body = heavyBody({ ms, busy: true });
      const head = ['POST /v1/toil HTTP/1.1', 'host: a', 'content-type: application/json'];
      return [...head, `x-forwarded-for: ${caller}`, `content-length: ${body.length}`, '', body].join('\r\n');
    };
    const socket = connect(service.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(request(20_000) + request(20_000));
    while (pool.figures().waiting < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    socket.resetAndDestroy();
    while (pool.figures().waiting > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    while (pool.figures().running > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const next = await call(caller, heavyBody());
    expect([next.status, used(next)]).toEqual([200, '1']);
  });
});

it('a GET goes to a thread like a POST', async () => {
  const filling = 'x'.repeat(300);
  const names = await Promise.all(
    [`end=thread&filling=${filling}`, `end=thread&filling=${filling}`, 'end=thread'].map(async (query) => {
      const answer = await fetch(`${service.origin}/v1/toil?${query}`);
      return answer.text();
    }),
  );
  expect(names[0]).toBe(names[1]);
  expect(names[0]).not.toBe(names[2]);
});
