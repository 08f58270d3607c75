import type { Redis } from 'ioredis';
import { StoreUnavailableError } from '../store.ts';
import { WrongStoreError } from './errors.ts';

/** Scripts choose what they may do when memory is full from Redis 7.0 on; Valkey began with 7.2, and says so here. */
const MIN_MAJOR = 7;

/** The mode of a server that the form of STORE_URL expects, and the form that goes with the mode found. */
const forms: Readonly<Record<string, string>> = {
  standalone: 'redis:// is the form for a single server',
  cluster: 'redis+cluster:// is the form for a node of a cluster',
  sentinel: 'redis+sentinel:// is the form for a sentinel',
};

/**
 * Whether a server can hold the store. Rejects with WrongStoreError when it never can, and with StoreUnavailableError
 * while it is a replica or loads its data. Resolves to what the operator should know of it.
 */
export async function inspect(server: Redis, isCluster: boolean): Promise<string | undefined> {
  const facts = readFacts(await server.info());
  const mode = facts.get('redis_mode') ?? 'standalone';
  if (mode !== (isCluster ? 'cluster' : 'standalone')) throw new WrongStoreError(`STORE_URL: ${forms[mode]}`);
  const version = facts.get('redis_version') ?? '';
  if (!(Number.parseInt(version, 10) >= MIN_MAJOR)) {
    throw new WrongStoreError(
      `STORE_URL: the server is version ${version || 'unknown'}; Redis 7.0, Valkey 7.2 or newer is needed`,
    );
  }
  if (facts.get('loading') === '1') throw new StoreUnavailableError('it is loading its data (LOADING)');
  if (facts.get('role') !== 'master') {
    throw new StoreUnavailableError('it is a replica, which refuses writes (READONLY)');
  }
  const policy = facts.get('maxmemory_policy');
  if (policy === undefined || policy === 'noeviction') return undefined;
  return `the store may delete keys and counts when its memory is full: set its maxmemory-policy to noeviction, not ${policy}`;
}

/** The lines `name:value` of INFO. */
function readFacts(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\r\n').map((line) => line.split(':'));
  return new Map(lines.map(([name = '', ...value]) => [name, value.join(':')]));
}
