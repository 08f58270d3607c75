import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { StoreAddress } from '../store-url.ts';
import { isReasonToLeave } from './errors.ts';
import { SLOTS, slotOf } from './slot.ts';
import { DEADLINE_MS } from './store-clock.ts';

/** How long a connection may take, and a command: after that its caller is refused. */
const CONNECT_MS = 1000;
const COMMAND_MS = DEADLINE_MS;

const MIN_WAIT_MS = 50;
const MAX_WAIT_MS = 500;

/** The one part of a store that is no cluster, and that of the slots of a cluster without an owner. */
const WHOLE = 'whole';
const UNOWNED = '';

/** How often the map of a cluster is read again, in ms: when nothing fails, and at most. */
const MAP_MS = 5000;
const MIN_MAP_MS = 200;

/** The commands of the store, on the server that has their key. */
export type Commands = Pick<
  Redis,
  'eval' | 'evalsha' | 'get' | 'hget' | 'hgetall' | 'hmget' | 'set' | 'zadd' | 'zrange'
>;

/** The servers of a store: one, or the masters of a cluster. */
export interface Servers {
  readonly commands: Commands;
  /** The servers that count. */
  masters(): readonly Redis[];
  /** The server that has a key; undefined when none is known to have it. */
  serverOf(key: string): Redis | undefined;
  /** The parts of the store by name, whether or not their servers can be reached: the owners of the slots of a cluster. */
  parts(): ReadonlySet<string>;
  /** The name of the part that has a key. */
  partOf(key: string): string;
  /** Ends the connection to a server that hangs; another one is made, unless it is a node that left the cluster. */
  drop(server: Redis): void;
  /** Begins to connect, and tells from then on what happens. */
  watch(events: ServerEvents): void;
  /** Ends all connections and makes no more. */
  close(): void;
  /** Ends all connections and begins anew, after a wait. */
  restart(): void;
}

export interface ServerEvents {
  /** Commands can be sent. */
  onReady(): void;
  onLost(): void;
  /** No server could be reached, or none that can be used. */
  onError(error: unknown): void;
  /** One of several servers could not be reached. */
  onPartError(error: unknown): void;
  /** How many attempts to connect have failed in a row. */
  failures(): number;
}

/** The client of the servers at an address. Connects to none before it is watched. */
export function serversAt(address: StoreAddress): Servers {
  return address.kind === 'cluster' ? clusterAt(address) : singleAt(address);
}

/**
 * No command is kept for later or sent again: the caller that waits for it is refused, and a second try could count twice.
 * Without the driver's own look at the server, which writes to the console: the greeting asks what it asks.
 */
function optionsOf({ username, password, isEncrypted }: StoreAddress) {
  return {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    disconnectTimeout: 1,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    autoResubscribe: false,
    enableReadyCheck: false,
    disableClientInfo: true,
    connectionName: 'sundry',
    reconnectOnError: isReasonToLeave,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(isEncrypted && { tls: {} }),
  } satisfies RedisOptions;
}

function waitAfter(failures: number): number {
  return Math.min(MIN_WAIT_MS * (failures + 1), MAX_WAIT_MS);
}

function singleAt(address: StoreAddress): Servers {
  const { kind, servers, isEncrypted, database, masterName, username, password } = address;
  let events: ServerEvents | undefined;
  let isClosed = false;
  const wait = () => waitAfter(events?.failures() ?? 0);
  const redis = new Redis({
    ...optionsOf(address),
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    db: database,
    retryStrategy: wait,
    ...(kind === 'single'
      ? servers[0]
      : {
          sentinels: [...servers],
          name: masterName!,
          // Sentinels have users of their own; without a name, their password is most often that of the store.
          ...(username === undefined && password !== undefined && { sentinelPassword: password }),
          sentinelCommandTimeout: CONNECT_MS,
          sentinelRetryStrategy: wait,
          ...(isEncrypted && { enableTLSForSentinelMode: true, sentinelTLS: {} }),
        }),
  });
  return {
    commands: redis,
    masters: () => [redis],
    serverOf: () => redis,
    parts: () => new Set([WHOLE]),
    partOf: () => WHOLE,
    drop: restart,
    watch(given) {
      events = given;
      redis.on('ready', given.onReady).on('close', given.onLost).on('error', given.onError);
      redis.on('sentinelError', given.onPartError);
      // The driver gives up when a connection is ended before it is made.
      redis.on('end', () => {
        if (!isClosed) setTimeout(connect, wait());
      });
      connect();
    },
    close() {
      isClosed = true;
      redis.disconnect();
    },
    restart,
  };

  function connect(): void {
    if (!isClosed) redis.connect().catch(() => {});
  }

  function restart(): void {
    if (redis.status === 'ready' || redis.status === 'connect') redis.disconnect(true);
  }
}

function clusterAt(address: StoreAddress): Servers {
  let events: ServerEvents | undefined;
  const nodes = new Map<string, Redis>();
  const cluster = new Cluster([...address.servers], {
    redisOptions: optionsOf(address),
    lazyConnect: true,
    enableOfflineQueue: false,
    enableAutoPipelining: true,
    clusterRetryStrategy: () => waitAfter(events?.failures() ?? 0),
    // Both would send a command again that may have been carried out, or hold its caller up.
    retryDelayOnFailover: 0,
    retryDelayOnClusterDown: 0,
    slotsRefreshTimeout: CONNECT_MS,
    slotsRefreshInterval: MAP_MS,
  });
  cluster.on('+node', (node: Redis) => nodes.set(nameOf(node), node));
  cluster.on('-node', (node: Redis) => {
    if (nodes.get(nameOf(node)) === node) nodes.delete(nameOf(node));
    refresh();
  });
  let refreshedAt = 0;
  const ownerOf = (slot: number) => cluster.slots[slot]?.[0] ?? UNOWNED;
  return {
    commands: cluster,
    masters: () => cluster.nodes('master'),
    parts: () => new Set(Array.from({ length: SLOTS }, (_, slot) => ownerOf(slot))),
    partOf: (key) => ownerOf(slotOf(key)),
    serverOf(key) {
      const node = nodes.get(ownerOf(slotOf(key)));
      if (node === undefined) refresh();
      return node;
    },
    drop: (node) => node.disconnect(),
    watch(given) {
      events = given;
      cluster.on('ready', given.onReady).on('close', given.onLost).on('error', given.onError);
      cluster.on('node error', given.onPartError);
      cluster.connect().catch(() => {});
    },
    close: () => cluster.disconnect(),
    restart() {
      if (cluster.status === 'ready' || cluster.status === 'connect') cluster.disconnect(true);
    },
  };

  function refresh(): void {
    if (cluster.status !== 'ready' || performance.now() - refreshedAt < MIN_MAP_MS) return;
    refreshedAt = performance.now();
    cluster.refreshSlotsCache();
  }
}

/** The name under which the map of the cluster has a node. */
function nameOf({ options: { host, port } }: Redis): string {
  return `${host}:${port}`;
}
