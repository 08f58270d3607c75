import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasConsumer } from '../support/consumers.ts';
import { freePort, type RedisServer, startRedis } from '../support/redis-server.ts';
import { type Server, startServer, withoutThreads } from '../support/server.ts';
import { until } from '../support/until.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'sundry-test-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const PASSWORD = 'canary-password';

function run(args: readonly string[], url: string) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(scratch, 'data'), STORE_URL: url },
    encoding: 'utf8',
    timeout: 10_000,
  });
  return { status, stdout, stderr, ms: performance.now() - started };
}

/** Status, Retry-After and x-quota-used of a call, and how long it took, in ms. */
async function callOf(server: Server, headers: Record<string, string> = {}, path = '/v1/qr?data=a') {
  const started = performance.now();
  const { status, headers: sent } = await fetch(server.origin + path, { headers });
  const ms = performance.now() - started;
  return { status, wait: sent.get('retry-after'), used: sent.get('x-quota-used'), ms };
}

async function figureOf(server: Server, name: string): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

describe('STORE_URL', () => {
  it('in no known form: 78 and one line that does not show it', () => {
    const { status, stderr, ms } = run(['serve'], `redis://me:${PASSWORD}@db/zero`);
    expect(status).toBe(78);
    expect(stderr).toMatch(/^sundry: STORE_URL must be redis:\/\/[^\n]+\n$/);
    expect(stderr).not.toContain(PASSWORD);
    expect(ms).toBeLessThan(3000);
  });

  it('that leads nowhere: keys end with 1 and one line within 5 s', async () => {
    const port = await freePort();
    const { status, stdout, stderr, ms } = run(['keys', 'list'], `redis://me:${PASSWORD}@127.0.0.1:${port}`);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^sundry keys: redis:\/\/127\.0\.0\.1:\d+\/0: [^\n]*ECONNREFUSED[^\n]*\n$/);
    expect(stderr).not.toContain(PASSWORD);
    expect(ms).toBeLessThan(5000);
  });

  it('unset: nothing of its package is loaded', async () => {
    const hook = join(scratch, 'hook.mjs');
    const hooks = `
      import { appendFileSync } from 'node:fs';
      export async function resolve(name, context, next) {
        if (name === 'ioredis') appendFileSync(process.env.LOADED, name);
        return next(name, context);
      }`;
    writeFileSync(
      hook,
      `import { register } from 'node:module';
       register('data:text/javascript,' + encodeURIComponent(${JSON.stringify(hooks)}));`,
    );
    const loadedBy = async (name: string, environment: Record<string, string>) => {
      const list = join(scratch, name);
      writeFileSync(list, '');
      const server = await startServer({
        ...withoutThreads,
        NODE_OPTIONS: `--import ${hook}`,
        LOADED: list,
        ...environment,
      });
      await callOf(server);
      await server.stop();
      return readFileSync(list, 'utf8');
    };
    expect(await loadedBy('unset', {})).toBe('');
    const unreachable = { STORE_URL: `redis://127.0.0.1:${await freePort()}` };
    expect(await loadedBy('set', unreachable)).toBe('ioredis');
  });
});

describe.runIf(hasConsumer('redis-server'))('services on one Redis', () => {
  let redis: RedisServer;
  let url: string;
  const services: Server[] = [];
  let output = '';
  beforeAll(async () => {
    redis = await startRedis({ lines: [`requirepass ${PASSWORD}`], password: PASSWORD });
    url = `redis://:${PASSWORD}@127.0.0.1:${redis.port}`;
    for (let index = 0; index < 2; index += 1) {
      const service = await startServer({
        ...withoutThreads,
        STORE_URL: url,
        METRICS: 'on',
        FREE_DAILY_LIMIT: '1000',
      });
      service.process.stdout?.on('data', (chunk) => {
        output += chunk;
      });
      services.push(service);
    }
  });
  afterAll(async () => {
    redis.goOn();
    const statuses = await Promise.all(services.map((service) => service.stop()));
    await redis.remove();
    expect(statuses).toEqual([0, 0]);
    expect(output).not.toContain(PASSWORD);
  });

  it('a wrong password ends the start: 78 and one line, within 3 s', () => {
    const { status, stderr, ms } = run(['serve'], url.replace(PASSWORD, 'wrong-word'));
    expect(status).toBe(78);
    expect(stderr).toBe('sundry: STORE_URL: its user or password is refused (WRONGPASS)\n');
    expect(ms).toBeLessThan(3000);
  });

  it('count together, and serve a key at once and until it is revoked', async () => {
    const [one, other] = services as [Server, Server];
    const used = Number((await callOf(one)).used);
    expect(await callOf(other)).toMatchObject({ status: 200, used: `${used + 1}` });
    const created = run(['keys', 'create', 'shop'], url);
    expect(created.stderr).toBe(`keys of redis://127.0.0.1:${redis.port}/0\n`);
    const key = created.stdout.trim().split('\n').at(-1)!;
    const paid = { 'x-api-key': key };
    expect(await callOf(one, paid)).toMatchObject({ status: 200, used: '1' });
    expect(await callOf(other, paid)).toMatchObject({ status: 200, used: '2' });
    expect(run(['keys', 'list'], url).stdout).toMatch(/shop/);
    expect(run(['keys', 'revoke', key], url).status).toBe(0);
    expect((await callOf(one, paid)).status).toBe(401);
    await sleep(2000);
    // What counts nothing, too.
    expect((await callOf(other, paid, '/v1/qr?size=1')).status).toBe(401);
  });

  it('refuse calls while it is gone, free routes excepted, and say so; then go on', async () => {
    const [one] = services as [Server, Server];
    expect(await figureOf(one, 'sundry_store_up')).toBe(1);
    expect(Math.abs(await figureOf(one, 'sundry_store_clock_offset_seconds'))).toBeLessThan(1);
    await redis.kill();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const refused = await callOf(one);
      expect(refused).toMatchObject({ status: 503, wait: '1' });
      expect(refused.ms).toBeLessThan(1000);
    }
    expect(await callOf(one, {}, '/ready')).toMatchObject({ status: 503, wait: '1' });
    expect((await callOf(one, {}, '/health')).status).toBe(200);
    expect((await callOf(one, {}, '/openapi.json')).status).toBe(200);
    expect(await figureOf(one, 'sundry_store_up')).toBe(0);
    await redis.start();
    const back = performance.now();
    await until(async () => (await callOf(one)).status === 200);
    expect(performance.now() - back).toBeLessThan(1500);
    expect((await callOf(one, {}, '/ready')).status).toBe(200);
  });

  it('refuse waiting calls in 2.5 s while it hangs, later ones at once, and charge none', async () => {
    const [one, other] = services as [Server, Server];
    const used = Number((await callOf(one)).used);
    redis.hang();
    const waiting = await Promise.all(Array.from({ length: 40 }, () => callOf(one)));
    for (const { status, ms } of waiting) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(2700);
    }
    expect((await callOf(one)).ms).toBeLessThan(100);
    await sleep(1500);
    redis.goOn();
    await until(async () => (await callOf(other)).status === 200);
    await until(async () => (await callOf(one)).status === 200);
    // Those that were tried above are counted; of those that hung, none.
    const now = Number((await callOf(one)).used);
    expect(now - used).toBeLessThan(40);
  });
});
