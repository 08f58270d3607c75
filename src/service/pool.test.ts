import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { compileForChild } from '../../test/support/compiled.ts';
import { heavyBody, heavyOperation } from '../../test/support/heavy-operation.ts';
import { InputError } from '../errors.ts';
import type { LanguageModel, Operation } from '../operation.ts';
import { isHeavy, Pool } from './pool.ts';

const worker = compileForChild('test/support/heavy-worker.ts');
afterAll(() => worker.remove());

const stays = (): boolean => false;
const failures: unknown[] = [];
const pools: Pool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
  failures.length = 0;
});

function open(workers: number, module = pathToFileURL(worker.path)): Pool {
  const pool = new Pool({ workers, module, onFailure: (error) => failures.push(error) });
  pools.push(pool);
  return pool;
}

async function run(pool: Pool, body: string, { caller = 'a', timeoutMs = 30_000, isGone = stays } = {}) {
  const call = {
    operation: 'convert.toil',
    method: 'POST',
    path: '/v1/toil',
    query: '',
    body: Buffer.from(body),
  } as const;
  const answer = await pool.run(call, { caller, timeoutMs, isGone });
  return Buffer.from(answer.body).toString();
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
    await open(1).run(call, { caller: 'a', timeoutMs: 30_000, isGone: stays });
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

  it('kills and replaces a thread whose call takes too long', async () => {
    const pool = open(1);
    const before = await run(pool, '{"end":"thread"}');
    const started = performance.now();
    await expect(run(pool, '{"ms":60000}', { timeoutMs: 200 })).rejects.toMatchObject({
      code: 'operation_timeout',
    });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(await run(pool, '{"end":"thread"}')).not.toBe(before);
    expect(pool.figures()).toEqual({ threads: 1, running: 0, waiting: 0 });
  });

  it('gives up a call that waits too long, and leaves the one at work in peace', async () => {
    const pool = open(1);
    await run(pool, '{}');
    const first = run(pool, '{"ms":600}');
    await expect(run(pool, '{}', { timeoutMs: 100 })).rejects.toMatchObject({ code: 'operation_timeout' });
    expect(await first).toBe('done');
  });

  it('fails the call whose thread ends, and none after it', async () => {
    const pool = open(1);
    await expect(run(pool, '{"end":"exit"}')).rejects.toThrow('exited with code: 3');
    expect(await run(pool, '{}')).toBe('done');
  });

  it('takes 50 calls and 25 a thread to wait, refuses more at once, and is open again after them', async () => {
    const pool = open(1);
    await run(pool, '{}');
    const calls = Array.from({ length: 76 }, (_, i) => run(pool, i === 0 ? '{"ms":500}' : '{}'));
    expect(pool.figures()).toMatchObject({ running: 1, waiting: 75 });
    await expect(pool.refuseUnlessReady()).rejects.toMatchObject({ code: 'overloaded' });
    const started = performance.now();
    await expect(run(pool, '{}')).rejects.toMatchObject({ code: 'overloaded' });
    expect(performance.now() - started).toBeLessThan(50);
    await Promise.all(calls);
    const ended = performance.now();
    await pool.refuseUnlessReady();
    expect(await run(pool, '{}')).toBe('done');
    expect(performance.now() - ended).toBeLessThan(1000);
  });

  it('does nothing for those who are gone when their turn comes', async () => {
    const pool = open(1);
    await run(pool, '{}');
    const first = run(pool, '{"ms":200}');
    const gone = Array.from({ length: 50 }, () => run(pool, '{"ms":1000}', { isGone: () => true }));
    const results = await Promise.allSettled([first, ...gone, run(pool, '{}', { caller: 'b' })]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(results[1]).toMatchObject({ reason: { name: 'CallerGone' } });
  });

  it('that can start no thread says so, fails its calls at once and is not ready', async () => {
    const pool = open(1, new URL('file:///nowhere/worker.js'));
    pool.start();
    const started = performance.now();
    for (let i = 0; i < 3; i++) await expect(run(pool, '{}')).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(5000);
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

  it('closes though it was never used, and in the middle of a call', async () => {
    await open(1).close();
    const pool = open(1);
    await run(pool, '{}');
    const call = expect(run(pool, '{"ms":60000}')).rejects.toThrow();
    await wait(50);
    await pool.close();
    await call;
  });
});

it.each([
  ['over 2 ms', 201, true],
  ['2 ms', 200, false],
])('a request of %s: heavy %#', (_name, bytes, heavy) => {
  expect(isHeavy(heavyOperation, bytes, {})).toBe(heavy);
  expect(heavyBody().length).toBeGreaterThan(200);
});

it('an operation that declares no cost is never heavy', () => {
  const { cost: _cost, ...light } = heavyOperation;
  expect(isHeavy(light, 1e9, {})).toBe(false);
});

it('an operation that asks a language model is heavy only where there is none', () => {
  const cost: Operation['cost'] = (_request, { languageModel }) => (languageModel ? 0 : 10);
  const languageModel: LanguageModel = {
    open: () => {
      throw new Error('must not be asked');
    },
  };
  expect(isHeavy({ ...heavyOperation, cost }, 1, {})).toBe(true);
  expect(isHeavy({ ...heavyOperation, cost }, 1, { languageModel })).toBe(false);
});
