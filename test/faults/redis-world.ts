import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readStoreUrl } from '../../src/store/store-url.ts';
import { hasConsumer } from '../support/consumers.ts';
import { between } from '../support/random.ts';
import { until } from '../support/until.ts';
import { type RedisServer, startRedis } from '../support/worlds/redis-server.ts';
import type { Fault, World } from './fault.ts';
import { hangNode, killNode, restartNode, setNodeClock } from './node-faults.ts';
import { type ServiceNode, startNode } from './service-node.ts';
import { nodeSettings } from './service-settings.ts';

/** Two nodes on one Redis that writes every count before it answers. */
export async function redisWorld(): Promise<World> {
  const { redis, nodes, ...rest } = await nodesOnRedis([]);
  const faults = [
    killStore(redis, nodes, 16),
    killNode(nodes, 10),
    hangStore(redis, nodes, 6),
    hangNode(nodes, 4),
    restartStore(redis, nodes, 4),
    restartNode(nodes, 4),
    cutConnections(redis, nodes, 3),
    forgetScripts(redis, 2),
    ...(hasConsumer('prlimit') ? [fillDisk(redis, nodes, 4)] : []),
    ...(hasConsumer('faketime') ? [setNodeClock(nodes, 2)] : []),
  ];
  return { name: 'redis', nodes, faults, ...rest };
}

/** The same with `everysec`, which may lose what was counted while the disk syncs (docs/operations.md). */
export async function everysecWorld(): Promise<World> {
  const { redis, nodes, ...rest } = await nodesOnRedis(['appendfsync everysec']);
  return { name: 'redis, everysec', nodes, faults: [killStore(redis, nodes, 10)], ...rest };
}

async function nodesOnRedis(lines: readonly string[]) {
  const redis = await startRedis({ lines });
  const nodes: ServiceNode[] = [];
  for (const [name, settings] of nodeSettings) {
    const environment = { ...settings, STORE_URL: redis.url };
    nodes.push(await startNode({ name, environment, ...(hasConsumer('faketime') && { hasOwnClock: true }) }));
  }
  const remove = async () => {
    await Promise.all(nodes.map((node) => node.remove()));
    await redis.remove();
  };
  return { redis, nodes, store: { dataDir: '', storeAddress: readStoreUrl(redis.url) }, remove };
}

function killStore(redis: RedisServer, nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'store killed',
    times,
    kills: 1,
    async run({ strike, hold }) {
      await strike({ unsure: nodes }, () => redis.kill());
      await hold(0, 500);
      await redis.start();
    },
  };
}

function restartStore(redis: RedisServer, nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'store restarted',
    times,
    kills: 0,
    async run({ strike }) {
      await strike({ unsure: nodes }, () => redis.kill('SIGTERM'));
      await redis.start();
    },
  };
}

/** For less than the time-out of a call, or for more: what it finds when it continues is too late, and not counted. */
function hangStore(redis: RedisServer, nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'store stopped, continued',
    times,
    kills: 0,
    async run({ random, strike, hold }) {
      const isShort = random() < 0.4;
      await strike({ unsure: nodes }, () => redis.hang());
      await (isShort ? hold(200, 1500) : hold(2500, 4500));
      redis.goOn();
    },
  };
}

function cutConnections(redis: RedisServer, nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'connections of the store cut',
    times,
    kills: 0,
    async run({ strike }) {
      await strike({ unsure: nodes }, async () => {
        await redis.client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
      });
    },
  };
}

function forgetScripts(redis: RedisServer, times: number): Fault {
  return {
    kind: 'scripts of the store forgotten',
    times,
    kills: 0,
    async run({ strike }) {
      await strike({}, async () => void (await redis.client.script('FLUSH')));
    },
  };
}

/** With `appendfsync always` a server that cannot write its file ends itself, in the middle of a record. */
function fillDisk(redis: RedisServer, nodes: readonly ServiceNode[], times: number): Fault {
  return {
    kind: 'disk of the store full',
    times,
    kills: 0,
    async run({ random, strike, hold }) {
      await strike({ unsure: nodes }, async () => {
        const pid = await stopWritingAfter(redis, Math.round(between(random, 1, 400)));
        await until(() => !isAlive(pid));
      });
      await redis.kill();
      await hold(0, 300);
      await redis.start();
    },
  };
}

/** Lets a server append only these bytes to its file; resolves to its process id. */
async function stopWritingAfter({ client }: RedisServer, bytes: number): Promise<number> {
  const [, folder = ''] = (await client.config('GET', 'dir')) as string[];
  const [, pid] = /process_id:(\d+)/.exec(await client.info('server')) ?? [];
  const log = join(folder, 'appendonlydir');
  const files = readdirSync(log).filter((name) => name.endsWith('.incr.aof'));
  const size = Math.max(...files.map((name) => statSync(join(log, name)).size));
  const { status, stderr } = spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${size + bytes}:unlimited`]);
  if (status !== 0) throw new Error(`prlimit: ${stderr}`);
  return Number(pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
