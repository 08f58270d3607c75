import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasConsumer } from '../../../test/support/consumers.ts';
import { callOf, countOf } from '../../../test/support/counts.ts';
import { pausesUntil, turnsUntil } from '../../../test/support/event-loop.ts';
import { until } from '../../../test/support/until.ts';
import { type RedisServer, startRedis } from '../../../test/support/worlds/redis-server.ts';
import { isUp, openAt } from '../../../test/support/worlds/redis-store.ts';
import { describeCallers } from '../callers.contract.ts';
import { describeKeyMove, describeStore } from '../store.contract.ts';
import { StoreUnavailableError } from '../store.ts';
import { describeUsage } from '../usage.contract.ts';
import { slotOf } from './slot.ts';

describe.runIf(hasConsumer('redis-server'))('on a cluster of three nodes', () => {
  const nodes: RedisServer[] = [];
  let url = '';
  beforeAll(async () => {
    const lines = ['cluster-enabled yes', 'cluster-node-timeout 1000', 'cluster-require-full-coverage no'];
    nodes.push(...(await Promise.all([1, 2, 3].map(() => startRedis({ lines })))));
    const [first] = nodes as [RedisServer];
    for (const [index, { client }] of nodes.entries()) {
      const from = Math.ceil((16_384 * index) / 3);
      const to = Math.ceil((16_384 * (index + 1)) / 3) - 1;
      await client.cluster('ADDSLOTSRANGE', from, to);
      await client.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
      if (index > 0) await client.cluster('MEET', '127.0.0.1', first.port);
    }
    const isWhole = async ({ client }: RedisServer) => {
      const info = await client.cluster('INFO');
      return (
        /cluster_state:ok/.test(info) && /cluster_known_nodes:3/.test(info) && /slots_ok:16384/.test(info)
      );
    };
    await until(async () => (await Promise.all(nodes.map(isWhole))).every(Boolean));
    url = `redis+cluster://127.0.0.1:${first.port},127.0.0.1:${nodes[1]?.port}`;
  });
  afterAll(() => Promise.all(nodes.map((node) => node.remove())));

  const open = async () => {
    await Promise.all(nodes.map(({ client }) => client.flushall()));
    return (await openAt(url)).store;
  };
  describeStore('the store on a cluster', open);
  describeKeyMove('the store on a cluster', open);
  describeUsage('the store on a cluster', open);
  describeCallers('the store on a cluster', open);

  /** A count on each node. */
  function spread() {
    const counts = Array.from({ length: 60 }, (_, index) => countOf(`a:${index}`, 20_000));
    return nodes.map(
      (_, node) =>
        counts.find(({ caller }) => Math.floor((slotOf(`sundry:{${caller}}:20000`) * 3) / 16_384) === node)!,
    );
  }

  it('counts are spread over the nodes, and each node is pinged', async () => {
    const { store } = await openAt(url);
    await Promise.all(spread().map((count) => store.reserve(callOf(count, 9))));
    await store.ping();
    for (const { client } of nodes) {
      expect(await client.keys('sundry:{a:*')).not.toEqual([]);
      expect(await client.keys('sundry:probe:*')).toHaveLength(1);
    }
    await store.close();
  });

  it('a node that hangs refuses its callers, charges none, and leaves those of the others alone', async () => {
    const { store } = await openAt(url);
    const [one, other, third] = spread() as [ReturnType<typeof countOf>, ReturnType<typeof countOf>, never];
    await Promise.all([one, other, third].map((count) => store.reserve(callOf(count, 1e6))));
    const before = await Promise.all([store.used(one), store.used(other)]);
    const [node] = nodes as [RedisServer];
    node.hang();
    const order: string[] = [];
    const waiting = Promise.allSettled(
      Array.from({ length: 50 }, () => store.reserve(callOf(one, 1e6)).finally(() => order.push('refused'))),
    );
    const pauses = pausesUntil(waiting);
    expect((await store.reserve(callOf(other, 1e6))).granted).toBe(true);
    order.push('granted');
    expect(await pauses).toBeLessThanOrEqual(25);
    expect(order[0]).toBe('granted');
    expect((await waiting).every(({ status }) => status === 'rejected')).toBe(true);
    const later = store.reserve(callOf(one, 1e6));
    expect(await turnsUntil(later)).toBeLessThanOrEqual(3);
    await expect(later).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailableError);
    node.goOn();
    await until(() =>
      store.used(one).then(
        () => true,
        () => false,
      ),
    );
    expect(await store.used(one)).toBe(before[0]);
    expect(await store.used(other)).toBe(before[1]! + 1);
    await store.close();
  });

  it('a node that is killed and comes back serves its callers again', async () => {
    const { store } = await openAt(url);
    const [one, other] = spread() as [ReturnType<typeof countOf>, ReturnType<typeof countOf>];
    const { used } = await store.reserve(callOf(one, 1e6));
    const [node] = nodes as [RedisServer];
    await node.kill();
    const refused = store.reserve(callOf(one, 1e6));
    expect(await pausesUntil(refused)).toBeLessThanOrEqual(10);
    await expect(refused).rejects.toBeInstanceOf(StoreUnavailableError);
    // The driver has forgotten the node: its part of the store is asked for all the same.
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailableError);
    expect((await store.reserve(callOf(other, 1e6))).granted).toBe(true);
    await node.start();
    await until(() =>
      store.reserve(callOf(one, 1e6)).then(
        ({ granted }) => granted,
        () => false,
      ),
    );
    expect(await store.used(one)).toBe(used + 1);
    expect(isUp(store)).toBe(true);
    await store.close();
  });
});
