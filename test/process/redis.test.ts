import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/topology/free-port.ts';
import { hasConsumer } from '../support/consumers.ts';
import { type Server, startServer, withoutThreads } from '../support/running/server.ts';
import { until } from '../support/until.ts';
import { type RedisServer, startRedis } from '../support/worlds/redis-server.ts';

const command = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'sundry-test-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const PASSWORD = 'canary-password';
const CONSOLE_TOKEN = 'canary-console-token';

function run(args: readonly string[], url: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: join(scratch, 'data'), STORE_URL: url },
    encoding: 'utf8',
    timeout: 500_000,
  });
  return { status, stdout, stderr };
}

/** Status, Retry-After and x-quota-used of a call. */
async function callOf(server: Server, headers: Record<string, string> = {}, path = '/v1/qr?data=a') {
  const { status, headers: sent } = await fetch(server.origin + path, { headers });
  return { status, wait: sent.get('retry-after'), used: sent.get('x-quota-used') };
}

async function figureOf(server: Server, name: string): Promise<number> {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}

describe('STORE_URL', () => {
  it('in no known form: 78 and one line that does not show it', () => {
    const { status, stderr } = run(['serve'], `redis://me:${PASSWORD}@db/zero`);
    expect(status).toBe(78);
    expect(stderr).toMatch(/^sundry: STORE_URL must be redis:\/\/[^\n]+\n$/);
    expect(stderr).not.toContain(PASSWORD);
  });

  it('that leads nowhere: keys end with 1 and one line', async () => {
    const port = await freePort();
    const { status, stdout, stderr } = run(['keys', 'list'], `redis://me:${PASSWORD}@127.0.0.1:${port}`);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^sundry keys: redis:\/\/127\.0\.0\.1:\d+\/0: [^\n]*ECONNREFUSED[^\n]*\n$/);
    expect(stderr).not.toContain(PASSWORD);
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
        CONSOLE_TOKEN,
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
    expect(output).not.toContain(CONSOLE_TOKEN);
  });

  it('a wrong password ends the start: 78 and one line', () => {
    const { status, stderr } = run(['serve'], url.replace(PASSWORD, 'wrong-word'));
    expect(status).toBe(78);
    expect(stderr).toBe('sundry: STORE_URL: its user or password is refused (WRONGPASS)\n');
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

  it('show the sum of both in the console of either, to one session', async () => {
    const [one, other] = services as [Server, Server];
    const key = run(['keys', 'create', 'kiosk'], url).stdout.trim().split('\n').at(-1)!;
    const paid = { 'x-api-key': key };
    const free = Number((await callOf(one)).used);
    for (const service of [one, one, other, other, other]) await callOf(service, paid);
    for (const service of [one, other]) await callOf(service, paid, '/v1/qr?size=1');
    await callOf(other);
    const { headers } = await fetch(`${one.origin}/console`, {
      method: 'POST',
      headers: { origin: one.origin },
      body: new URLSearchParams({ token: CONSOLE_TOKEN }),
      redirect: 'manual',
    });
    const cookie = headers.get('set-cookie')!.split(';', 1)[0]!;
    for (const service of [one, other]) {
      const page = async (path: string) =>
        (await fetch(`${service.origin}/console${path}`, { headers: { cookie } })).text();
      await until(async () => (await page(`/key?id=${key.slice(7, 11)}`)).includes(': 5 calls, 2 refused'));
      expect(await page(`/key?id=${key.slice(7, 11)}`)).toContain('<dd>5 of 10000</dd>');
      expect(await page('/callers')).toMatch(
        new RegExp(`<code>[0-9a-f]{32}</code></th><td class="number">${free + 1}</td>`),
      );
    }
    const all = /: (\d+) calls, (\d+) refused/;
    const [ofOne, ofOther] = await Promise.all(
      [one, other].map(async ({ origin }) =>
        all.exec(await (await fetch(`${origin}/console`, { headers: { cookie } })).text())?.slice(1),
      ),
    );
    expect(ofOne).toEqual(ofOther);
    const callers = run(['keys', 'callers', '--json'], url);
    expect(JSON.parse(callers.stdout)).toMatchObject([{ today: free + 1, yesterday: 0 }]);
  });

  it('refuse calls while it is gone, free routes excepted, and say so; then go on', async () => {
    const [one] = services as [Server, Server];
    expect(await figureOf(one, 'sundry_store_up')).toBe(1);
    expect(Math.abs(await figureOf(one, 'sundry_store_clock_offset_seconds'))).toBeLessThan(1);
    await redis.kill();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await callOf(one)).toMatchObject({ status: 503, wait: '1' });
    }
    expect(await callOf(one, {}, '/ready')).toMatchObject({ status: 503, wait: '1' });
    expect((await callOf(one, {}, '/health')).status).toBe(200);
    expect((await callOf(one, {}, '/openapi.json')).status).toBe(200);
    expect(await figureOf(one, 'sundry_store_up')).toBe(0);
    await redis.start();
    await until(async () => (await callOf(one)).status === 200);
    expect((await callOf(one, {}, '/ready')).status).toBe(200);
  });

  // How soon, the stores of src/store/redis/faults.test.ts show in a process of their own.
  it('refuse waiting calls while it hangs, later ones too, and charge none', async () => {
    const [one, other] = services as [Server, Server];
    const used = Number((await callOf(one)).used);
    redis.hang();
    const waiting = await Promise.all(Array.from({ length: 40 }, () => callOf(one)));
    for (const { status } of waiting) expect(status).toBe(503);
    expect((await callOf(one)).status).toBe(503);
    await sleep(1500);
    redis.goOn();
    await until(async () => (await callOf(other)).status === 200);
    await until(async () => (await callOf(one)).status === 200);
    // Those that were tried above are counted; of those that hung, none.
    const now = Number((await callOf(one)).used);
    expect(now - used).toBeLessThan(40);
  });
});
