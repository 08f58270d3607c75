import { randomUUID } from 'node:crypto';
import { readStoreUrl } from '../../src/store/store-url.ts';
import { until } from '../support/until.ts';
import { type RedisServer, startRedis } from '../support/worlds/redis-server.ts';
import type { Fault, World } from './fault.ts';
import { type ServiceNode, startNode } from './service-node.ts';
import { serviceSettings } from './service-settings.ts';

/** Two nodes on a master with a replica that three sentinels promote. */
export async function sentinelWorld(): Promise<World> {
  const { servers, sentinels, url } = await startSentinels();
  const environment = { ...serviceSettings, STORE_URL: url };
  const nodes: ServiceNode[] = [];
  for (const name of ['A', 'B']) nodes.push(await startNode({ name, environment }));
  return {
    name: 'sentinel',
    nodes,
    store: { dataDir: '', storeAddress: readStoreUrl(url) },
    faults: [promote(servers, sentinels, nodes, 6)],
    async remove() {
      await Promise.all(nodes.map((node) => node.remove()));
      await Promise.all([...sentinels, ...servers].map((server) => server.remove()));
    },
  };
}

async function startSentinels() {
  const master = await startRedis();
  const replica = await startRedis({ lines: [`replicaof 127.0.0.1 ${master.port}`] });
  const servers = [master, replica];
  const watch = [
    `sentinel monitor store 127.0.0.1 ${master.port} 2`,
    // Longer than the pauses of a busy machine: a live master that they take for dead loses what was not yet copied.
    'sentinel down-after-milliseconds store 2000',
    'sentinel failover-timeout store 3000',
  ];
  const sentinels = await Promise.all([1, 2, 3].map(() => startRedis({ lines: watch, isSentinel: true })));
  await until(() => hasReplica(master));
  const knows = async ({ client }: RedisServer) => /slaves=1,sentinels=3/.test(await client.info('sentinel'));
  await until(async () => (await Promise.all(sentinels.map(knows))).every(Boolean));
  const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return { servers, sentinels, url: `redis+sentinel://${hosts}/store` };
}

/**
 * The master is killed when the replica has all it answered: what a replica does not have yet is lost with its master
 * by the design of Redis (docs/operations.md). Calls go on until the sentinels have promoted the replica; none may be
 * sent to both.
 */
function promote(
  servers: readonly RedisServer[],
  sentinels: readonly RedisServer[],
  nodes: readonly ServiceNode[],
  times: number,
): Fault {
  return {
    kind: 'master killed, replica promoted',
    times,
    kills: 1,
    async run({ traffic, strike }) {
      const isNamed = async (server: RedisServer) => {
        const named = await Promise.all(sentinels.map((each) => masterOf(each, servers)));
        return named.every((master) => master === server);
      };
      const master = await masterOf(sentinels[0]!, servers);
      const replica = servers.find((server) => server !== master)!;
      await until(() => isNamed(master));
      await strike({ unsure: nodes }, async () => {
        await traffic.pause();
        await until(() => isCopied(master));
        await master.kill();
        traffic.resume();
      });
      await until(() => isNamed(replica));
      // Started as a master, it would be one for ten seconds, and sentinels that miss a reply of the new master on a busy
      // machine would promote it again, without what was counted in between.
      await master.start({ replicaOf: replica.port });
      await until(() => hasReplica(replica));
    },
  };
}

async function masterOf({ client }: RedisServer, servers: readonly RedisServer[]): Promise<RedisServer> {
  const address = (await client.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', 'store')) as string[];
  const master = servers.find(({ port }) => `${port}` === address[1]);
  if (master === undefined) throw new Error(`the sentinels name ${address.join(':')}`);
  return master;
}

/** WAIT covers what was written on its own connection, and all that was written before it. */
async function isCopied({ client }: RedisServer): Promise<boolean> {
  await client.set('barrier', randomUUID());
  return (await client.wait(1, 1000)) === 1;
}

async function hasReplica({ client }: RedisServer): Promise<boolean> {
  return /slave0:[^\n]*state=online/.test(await client.info('replication'));
}
