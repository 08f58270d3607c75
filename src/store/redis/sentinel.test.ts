import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/topology/free-port.ts';
import { hasConsumer } from '../../../test/support/consumers.ts';
import { callOf, countOf } from '../../../test/support/counts.ts';
import { pausesUntil } from '../../../test/support/event-loop.ts';
import { until } from '../../../test/support/until.ts';
import { type RedisServer, startRedis } from '../../../test/support/worlds/redis-server.ts';
import { isUp, openAt } from '../../../test/support/worlds/redis-store.ts';

const count = countOf('a:1', 20_000);

describe.runIf(hasConsumer('redis-server'))('three sentinels', () => {
  const servers: RedisServer[] = [];
  let url = '';
  beforeAll(async () => {
    const master = await startRedis();
    const replica = await startRedis({ lines: [`replicaof 127.0.0.1 ${master.port}`] });
    const watch = [
      `sentinel monitor store 127.0.0.1 ${master.port} 2`,
      'sentinel down-after-milliseconds store 500',
      'sentinel failover-timeout store 3000',
    ];
    const sentinels = await Promise.all([1, 2, 3].map(() => startRedis({ lines: watch, isSentinel: true })));
    servers.push(master, replica, ...sentinels);
    url = `redis+sentinel://${sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',')}/store`;
    const linked = async () => /master_link_status:up/.test(await replica.client.info('replication'));
    const known = async ({ client }: RedisServer) =>
      /slaves=1,sentinels=3/.test(await client.info('sentinel'));
    await until(async () => (await linked()) && (await Promise.all(sentinels.map(known))).every(Boolean));
  });
  afterAll(() => Promise.all(servers.map((server) => server.remove())));

  it('lead to the master, and after its end to the replica that is promoted', async () => {
    const [master, replica, sentinel] = servers as [RedisServer, RedisServer, RedisServer];
    const { store, notices } = await openAt(url);
    expect(store.describe()).toBe(url);
    for (let call = 1; call <= 3; call += 1) {
      expect(await store.reserve(callOf(count, 9))).toEqual({ granted: true, used: call });
    }
    await master.client.wait(1, 1000);
    await sentinel.kill();
    await master.kill();
    await until(() => !isUp(store));
    const refused = store.reserve(callOf(count, 9));
    expect(await pausesUntil(refused)).toBeLessThanOrEqual(10);
    await expect(refused).rejects.toThrow(/the store cannot be used/);
    await until(() => isUp(store));
    expect(await store.reserve(callOf(count, 9))).toEqual({ granted: true, used: 4 });
    expect(await replica.client.hget('sundry:{a:1}:20000', 'u')).toBe('4');
    expect(notices).toEqual([
      expect.stringMatching(/^warn: the store cannot be used/),
      'info: the store can be used again',
    ]);
    await store.close();
  });

  it('that know no store of this name refuse the start', async () => {
    await expect(openAt(url.replace(/store$/, 'shop'))).rejects.toThrow(
      'STORE_URL: a sentinel knows no store of this name',
    );
  });
});

it('sentinels that cannot be reached are waited for', async () => {
  const { store, notices } = await openAt(`redis+sentinel://127.0.0.1:${await freePort()}/store`);
  expect(notices).toEqual([expect.stringMatching(/^warn: the store cannot be used.*sentinels/)]);
  await store.close();
});
