import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UpstreamError } from '../../src/errors.ts';
import type { FetchedPage, PageFetcher } from '../../src/operation.ts';
import { Pool } from '../../src/service/pool/pool.ts';
import { stepwiseOperation } from '../support/operations/stepwise-operation.ts';
import { compileForThread } from '../support/running/compiled.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { fetchedPage } from '../support/worlds/site-pages.ts';

const LIGHT = 'light.example';
const HEAVY = 'heavy.example';
const HEAVY_BYTES = 300_000;

/** The pages that were fetched, oldest first. */
const fetched: FetchedPage[] = [];

const pageFetcher: PageFetcher = async (url) => {
  if (url === 'private.example') return { kind: 'forbidden', reason: 'is shut' };
  if (url === 'down.example') throw new UpstreamError('upstream_failed', 'down.example did not answer.');
  const page = fetchedPage(new Uint8Array(url === HEAVY ? HEAVY_BYTES : 100));
  fetched.push(page);
  return page;
};

const worker = compileForThread('test/support/operations/stepwise-worker.ts');
let pool: Pool;
let threaded: TestService;
let alone: TestService;

beforeAll(async () => {
  pool = new Pool({ workers: 1, module: pathToFileURL(worker.path), onFailure: () => {} });
  const options = {
    operations: [stepwiseOperation],
    needs: { pageFetcher },
    trustProxy: 'loopback',
    timeouts: { operationMs: 5000 },
  };
  threaded = await startService({ ...options, pool });
  alone = await startService(options);
  expect((await call(HEAVY)).status).toBe(200);
});

afterAll(async () => {
  await Promise.all([threaded.stop(), alone.stop()]);
  await pool.close();
  worker.remove();
});

interface Sent {
  readonly caller?: string;
  readonly service?: TestService;
  readonly signal?: AbortSignal;
  readonly [member: string]: unknown;
}

function call(url: string, { caller = newCaller(), service = threaded, signal, ...members }: Sent = {}) {
  return fetch(`${service.origin}/v1/weigh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
    body: JSON.stringify({ url, ...members }),
    ...(signal && { signal }),
  });
}

/** Keeps the only thread busy; resolves when it is. */
async function busyFor(ms: number): Promise<{ readonly done: Promise<Response> }> {
  const done = call(HEAVY, { ms });
  await expect.poll(() => pool.figures().running, { interval: 5 }).toBe(1);
  return { done };
}

let callers = 0;

/** An address without calls. */
function newCaller(): string {
  callers += 1;
  return `198.51.100.${callers}`;
}

const used = (answer: Response) => answer.headers.get('x-quota-used');

async function threadOf(answer: Response): Promise<string> {
  return ((await answer.json()) as { readonly thread: string }).thread;
}

describe('an operation of a test in two steps', () => {
  it('runs the second in this thread when it is light, in another when it is heavy', async () => {
    const light = await threadOf(await call(LIGHT));
    const heavy = await threadOf(await call(HEAVY));
    expect(heavy).not.toBe(light);
    expect(await threadOf(await call(HEAVY))).toBe(heavy);
  });

  it('runs both in this thread when there is no other', async () => {
    const here = await threadOf(await call(LIGHT, { service: alone }));
    expect(await threadOf(await call(HEAVY, { service: alone }))).toBe(here);
  });

  it('answers alike in both', async () => {
    const answers = [threaded, alone].map(async (service) => {
      const answer = await call(HEAVY, { service, extra: 1 });
      expect(answer.headers.get('x-ignored-members')).toBe('extra');
      const { thread: _thread, ...value } = (await answer.json()) as { thread: string };
      return { value, used: used(answer), type: answer.headers.get('content-type') };
    });
    const [there, here] = await Promise.all(answers);
    expect(there).toEqual(here);
    expect(there?.value).toEqual({ bytes: HEAVY_BYTES });
  });

  it('moves the bytes it gathered to the other thread and copies none', async () => {
    await call(HEAVY);
    expect(fetched.at(-1)?.body.buffer.byteLength).toBe(0);
  });

  const failures: readonly [string, string, object, number, object][] = [
    ['gather refuses the input', 'private.example', {}, 400, { errors: [{ pointer: '#/url' }] }],
    ['gather fails with its port', 'down.example', {}, 502, { code: 'upstream_failed' }],
    ['compute refuses the input', HEAVY, { end: 'refusal' }, 400, { errors: [{ pointer: '#/url' }] }],
    ['compute fails as a dependency does', HEAVY, { end: 'upstream' }, 504, { code: 'upstream_timeout' }],
    ['compute has a bug', HEAVY, { end: 'bug' }, 500, { code: 'internal_error' }],
    ['compute ends its thread', HEAVY, { end: 'exit' }, 500, { code: 'internal_error' }],
    ['compute takes too long', HEAVY, { ms: 60_000 }, 503, { code: 'operation_timeout' }],
  ];

  it.each(failures)('is not counted where %s', async (_name, url, members, status, problem) => {
    const caller = newCaller();
    await (await call(HEAVY, { caller })).text();
    const answer = await call(url, { caller, ...members });
    expect([answer.status, used(answer)]).toEqual([status, '1']);
    expect(await answer.json()).toMatchObject(problem);
    const next = await call(HEAVY, { caller });
    expect([next.status, used(next)]).toEqual([200, '2']);
  });

  it('logs a fault of compute with the stack of its thread', async () => {
    const before = threaded.lines.length;
    await (await call(HEAVY, { end: 'bug' })).text();
    const errors = threaded.lines
      .slice(before)
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level === 'error');
    expect(errors).toMatchObject([{ err: { message: 'the scales broke' } }]);
    expect(errors[0].err.stack).toContain('stepwise-worker');
  });

  it('gives callers turns: one with one call comes before the second call of another', async () => {
    const { done } = await busyFor(1500);
    const order: string[] = [];
    const [many, one] = [newCaller(), newCaller()];
    const send = (name: string, caller: string) =>
      call(HEAVY, { caller, ms: 30 }).then(() => order.push(name));
    const sent: Promise<unknown>[] = [];
    for (const name of ['many 1', 'many 2', 'many 3']) sent.push(send(name, many));
    await expect.poll(() => pool.figures().waiting).toBe(3);
    sent.push(send('one', one));
    await Promise.all([done, ...sent]);
    expect(order).toEqual(['many 1', 'one', 'many 2', 'many 3']);
  });

  it('computes nothing for callers that hung up while they waited, and counts none of it', async () => {
    const { done } = await busyFor(2000);
    const caller = newCaller();
    const patience = new AbortController();
    const calls = Array.from({ length: 20 }, () =>
      call(HEAVY, { caller, ms: 1000, signal: patience.signal }),
    );
    await expect.poll(() => pool.figures().waiting).toBe(20);
    patience.abort();
    expect((await Promise.allSettled(calls)).every(({ status }) => status === 'rejected')).toBe(true);
    await done;
    const next = await call(HEAVY, { caller });
    expect([next.status, used(next)]).toEqual([200, '1']);
  });

  it('is 503 for the caller that fills the queue, and not counted', async () => {
    const { done } = await busyFor(2500);
    const crowd = newCaller();
    const calls = Array.from({ length: 75 }, () => call(HEAVY, { caller: crowd, ms: 20 }));
    await expect.poll(() => pool.figures().waiting, { interval: 5 }).toBe(75);
    const refused = await call(HEAVY, { caller: crowd });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'overloaded' });
    expect((await done).status).toBe(200);
    const statuses = await Promise.all(calls.map(async (each) => (await each).status));
    const answered = statuses.filter((status) => status === 200).length;
    expect(used(await call(LIGHT, { caller: crowd }))).toBe(String(answered + 1));
  });
});
