import { setMaxListeners } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { compileForThread } from '../../../test/support/running/compiled.ts';
import { InputError } from '../../errors.ts';
import { Pool } from './pool.ts';

const worker = compileForThread('test/support/operations/heavy-worker.ts');
afterAll(() => worker.remove());

const stays = connection().signal;
const failures: unknown[] = [];
const pools: Pool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
  failures.length = 0;
});

/** A test with a pool of its own, so that those that wait for a time limit can wait at once. */
const withPair = it.extend<{ pair: Pool }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture uses from its pattern.
  pair: async ({}, use) => {
    const pool = newPool(2);
    await use(pool);
    await pool.close();
  },
});

function open(workers: number, module = pathToFileURL(worker.path)): Pool {
  const pool = newPool(workers, module);
  pools.push(pool);
  return pool;
}

function newPool(workers: number, module = pathToFileURL(worker.path)): Pool {
  return new Pool({ workers, module, onFailure: (error) => failures.push(error) });
}

/** The connection of a caller, on which any number of calls may wait. */
function connection(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

async function run(
  pool: Pool,
  body: string,
  { caller = 'a', timeoutMs = 30_000, abandoned = stays, cost = 3 } = {},
) {
  const call = {
    operation: 'convert.toil',
    method: 'POST',
    path: '/v1/toil',
    query: '',
    body: Buffer.from(body),
  } as const;
  const answer = await pool.run(call, { caller, timeoutMs, abandoned, cost });
  return Buffer.from(answer.bytes).toString();
}

describe('a pool', () => {
  it('answers with the same headers and bytes as the operation, again and again', async () => {
    const pool = open(1);
    expect(pool.figures().threads).toBe(0);
    expect(await run(pool, '{}')).toBe('done');
    expect(await run(pool, '{}')).toBe('done');
    expect(pool.figures()).toEqual({ threads: 1, running: 0, waiting: 0 });
  });

  it('leaves the bytes of the request as they are', async () => {
    const body = Buffer.from('{}');
    const call = { operation: 'convert.toil', method: 'POST', path: '/v1/toil', query: '', body } as const;
    await open(1).run(call, { caller: 'a', timeoutMs: 30_000, abandoned: stays, cost: 3 });
    expect(body.toString()).toBe('{}');
  });

  it('starts one thread, and another only when the first has work', async () => {
    const pool = open(2);
    const names = new Set<string>();
    for (let i = 0; i < 4; i++) names.add(await run(pool, '{"end":"thread"}'));
    expect(names.size).toBe(1);
    const pair = ['{"end":"thread","ms":300}', '{"end":"thread","ms":300}'].map((body) => run(pool, body));
    expect(new Set(await Promise.all(pair)).size).toBe(2);
    expect(pool.figures().threads).toBe(2);
  });

  it('throws the faults of the input as the main thread would', async () => {
    const refusal = run(open(1), '{"ms":-1}');
    await expect(refusal).rejects.toBeInstanceOf(InputError);
    await expect(refusal).rejects.toMatchObject({ faults: [{ pointer: '/ms' }] });
  });

  it('ends and replaces a thread whose call takes too long', async () => {
    const pool = open(1);
    const before = await run(pool, '{"end":"thread"}');
    await expect(run(pool, '{"ms":60000}', { timeoutMs: 200 })).rejects.toMatchObject({
      code: 'operation_timeout',
    });
    expect(await run(pool, '{"end":"thread"}')).not.toBe(before);
    expect(pool.figures()).toEqual({ threads: 1, running: 0, waiting: 0 });
  });

  it('fails the call whose thread ends, and none after it', async () => {
    const pool = open(1);
    await expect(run(pool, '{"end":"exit"}')).rejects.toThrow('exited with code: 3');
    expect(await run(pool, '{}')).toBe('done');
  });

  it('queues 50 calls and 25 for each thread, refuses more at once, and accepts calls again after them', async () => {
    const pool = open(1);
    await run(pool, '{}');
    const calls = Array.from({ length: 76 }, (_, i) => run(pool, i === 0 ? '{"ms":500}' : '{}'));
    expect(pool.figures()).toMatchObject({ running: 1, waiting: 75 });
    expect(() => pool.refuseWhenFull('a')).toThrow('75 calls for a thread are waiting');
    await expect(run(pool, '{}')).rejects.toMatchObject({ code: 'overloaded' });
    expect(pool.figures()).toMatchObject({ running: 1, waiting: 75 });
    await Promise.all(calls);
    await pool.refuseUnlessReady();
    expect(await run(pool, '{}')).toBe('done');
  });

  it('with a queue that one caller has filled accepts the call of another, and is ready', async () => {
    const pool = open(1);
    await run(pool, '{}');
    const calls = Array.from({ length: 76 }, (_, i) => run(pool, i === 0 ? '{"ms":300}' : '{}'));
    const ends = Promise.allSettled(calls);
    await pool.refuseUnlessReady();
    expect(await run(pool, '{}', { caller: 'b' })).toBe('done');
    const refused = (await ends).flatMap((end, i) => (end.status === 'rejected' ? [i] : []));
    expect(refused).toEqual([75]);
  });

  it('drops the calls that wait when their caller leaves', async () => {
    const pool = open(1);
    await run(pool, '{}');
    const first = run(pool, '{"ms":200}');
    const leaving = connection();
    const gone = Array.from({ length: 50 }, () => run(pool, '{"ms":1000}', { abandoned: leaving.signal }));
    const results = Promise.allSettled([first, ...gone, run(pool, '{}', { caller: 'b' })]);
    leaving.abort(new Error('gone'));
    expect(pool.figures()).toMatchObject({ running: 1, waiting: 1 });
    const ended = await results;
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(ended[1]).toMatchObject({ reason: { message: 'gone' } });
  });

  it('lets a short call finish though its caller has left', async () => {
    const pool = open(1);
    await run(pool, '{}');
    expect(await run(pool, '{"ms":100}', { abandoned: AbortSignal.timeout(20) })).toBe('done');
  });

  it('lets a call go on whose thread waits for the processor: ended, it would begin anew, cold', async () => {
    expect(await run(open(1), '{"ms":5500}', { cost: 3 })).toBe('done');
  });

  it('answers a call without a body', async () => {
    const call = { operation: 'convert.toil', method: 'GET', path: '/v1/toil', query: 'ms=1' } as const;
    const visit = { caller: 'a', timeoutMs: 30_000, abandoned: stays, cost: 3 };
    expect(Buffer.from((await open(1).run(call, visit)).bytes).toString()).toBe('done');
  });

  it('that cannot start a thread reports it, fails its calls at once and is not ready', async () => {
    const pool = open(1, new URL('file:///nowhere/worker.js'));
    pool.start();
    for (let i = 0; i < 3; i++) await expect(run(pool, '{}')).rejects.toThrow();
    expect(String(failures[0])).toContain('nowhere');
    await expect(pool.refuseUnlessReady()).rejects.toMatchObject({ code: 'overloaded' });
  });

  it('is ready again once a thread can be started', async () => {
    const late = join(tmpdir(), `sundry-worker-${process.pid}.mjs`);
    const pool = open(1, pathToFileURL(late));
    pool.start();
    await expect(run(pool, '{}')).rejects.toThrow();
    await expect(pool.refuseUnlessReady()).rejects.toThrow();
    writeFileSync(late, `export { answer } from ${JSON.stringify(pathToFileURL(worker.path).href)};`);
    try {
      await pool.refuseUnlessReady();
      expect(await run(pool, '{}')).toBe('done');
    } finally {
      rmSync(late);
    }
  });

  it('closes even if it was never used, and in the middle of a call', async () => {
    await open(1).close();
    const pool = open(1);
    await run(pool, '{}');
    const call = expect(run(pool, '{"ms":60000}')).rejects.toThrow();
    await wait(50);
    await pool.close();
    await call;
  });
});

describe.concurrent('a pool of two threads', () => {
  withPair('ends a call that runs a hundred times its cost, but never before 5 s', async ({ pair: pool }) => {
    await run(pool, '{}');
    const patient = run(pool, '{"ms":6000,"busy":true}', { cost: 100 });
    await expect(run(pool, '{"ms":60000,"busy":true}', { cost: 3 })).rejects.toMatchObject({
      code: 'operation_timeout',
    });
    expect(await patient).toBe('done');
  });

  withPair(
    'ends the thread of a caller who has left, one in five seconds, and lets the others finish',
    async ({ pair: pool }) => {
      await Promise.all([run(pool, '{"ms":50}'), run(pool, '{"ms":50}')]);
      const leaving = [connection(), connection()] as const;
      const ended = run(pool, '{"ms":20000,"busy":true}', { abandoned: leaving[0].signal });
      const finished = run(pool, '{"ms":4000,"busy":true}', { abandoned: leaving[1].signal });
      leaving[0].abort(new Error('gone'));
      await expect(ended).rejects.toThrow('gone');
      leaving[1].abort(new Error('gone'));
      expect(await finished).toBe('done');
      expect(await run(pool, '{}')).toBe('done');
      expect(pool.figures()).toMatchObject({ running: 0, waiting: 0 });
    },
  );
});
