import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../../scripts/topology/free-port.ts';

/** A redis-server of Debian on 127.0.0.1, with a port and a folder of its own. */
export interface RedisServer {
  readonly port: number;
  /** STORE_URL of the server. */
  readonly url: string;
  /** A connection of the test, as the default user. */
  readonly client: Redis;
  /** Starts it again on the same port with the same folder, as a replica of the server on a port where one is given. */
  start(options?: { readonly replicaOf?: number }): Promise<void>;
  /** Resolves when it has ended. */
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Stops it at once, with its sockets open. */
  hang(): void;
  goOn(): void;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

export interface RedisServerOptions {
  /** Lines of its configuration. */
  readonly lines?: readonly string[];
  readonly isSentinel?: boolean;
  /** Of the default user, for the connection of the test. */
  readonly password?: string;
}

/** A program that fails must not leave them running, stopped least of all. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server; resolves when it answers. */
export async function startRedis(options: RedisServerOptions = {}): Promise<RedisServer> {
  const { lines = [], isSentinel = false, password } = options;
  const folder = mkdtempSync(join(tmpdir(), 'sundry-redis-'));
  const port = await freePort();
  const file = join(folder, 'redis.conf');
  const own = [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`];
  // With everysec a server that is killed may lose what it wrote while its disk was syncing.
  const durable = ['save ""', 'appendonly yes', 'appendfsync always', 'repl-diskless-sync-delay 0'];
  const kept = isSentinel ? [] : durable;
  writeFileSync(file, [...own, ...kept, ...lines, ''].join('\n'));
  const client = new Redis(port, '127.0.0.1', {
    lazyConnect: true,
    ...(password !== undefined && { password }),
    retryStrategy: () => 20,
    maxRetriesPerRequest: null,
  });
  client.on('error', () => {});
  let child: ChildProcess;
  const server: RedisServer = {
    port,
    url: `redis://127.0.0.1:${port}`,
    client,
    async start({ replicaOf } = {}) {
      const role = replicaOf === undefined ? [] : ['--replicaof', '127.0.0.1', `${replicaOf}`];
      child = spawn('redis-server', [file, ...role, ...(isSentinel ? ['--sentinel'] : [])], {
        stdio: 'ignore',
      });
      const started = child;
      running.add(started);
      started.once('exit', () => running.delete(started));
      await client.ping();
    },
    async kill(signal = 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async remove() {
      client.disconnect();
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
