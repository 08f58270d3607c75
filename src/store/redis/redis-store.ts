import { randomBytes } from 'node:crypto';
import { KeptRefunds, reportLost, reportSent } from '../kept-refunds.ts';
import type {
  CallerCount,
  CountedCalls,
  CountName,
  DayRange,
  ImportedKey,
  KeyChange,
  KeyRecord,
  Reservation,
  ReservedCall,
  Store,
  StoreLink,
  StoreNotices,
  UsageRow,
} from '../store.ts';
import { StoreUnavailableError } from '../store.ts';
import { describeAddress, type StoreAddress } from '../store-url.ts';
import { Connection, runScript } from './connection.ts';
import { unavailable, WrongStoreError, wasNotDone } from './errors.ts';
import { KeyCache } from './key-cache.ts';
import { decodeKey, encodeChange, encodeKey } from './key-record.ts';
import { scanCallers } from './redis-callers.ts';
import { RedisUsage } from './redis-usage.ts';
import {
  changeKeyScript,
  createKeyScript,
  importKeyScript,
  outcome,
  refundScript,
  reserveScript,
  revokeKeyScript,
} from './scripts.ts';
import type { Commands } from './servers.ts';

/** The version of the keys and their values that this program writes and reads. */
const SCHEMA_VERSION = 1;

const DAY_MS = 86_400_000;

/** A probe's result is reused for this long, so that polling writes at most one key a second. */
const PROBE_MS = 1000;

/** What a probe writes is gone after this time, in seconds. */
const PROBE_LIFE_S = 60;

/** Keys in one page, and keys that are written at once: few enough to be answered within the time of a command. */
const KEY_PAGE = 500;

const SCHEMA = 'sundry:schema';
const SECRET = 'sundry:secret';
const KEYS = 'sundry:keys';
const PROBE = 'sundry:probe';

/**
 * Opens the store at the address, on Redis or Valkey. Resolves when it can be used, or cannot be reached for now; then
 * it refuses calls until it can. Rejects with a StoreUnavailableError of one line, without user and password, when
 * STORE_URL, its user or the server must be changed, or a newer program wrote the store.
 */
export async function openRedisStore(address: StoreAddress, notices: StoreNotices): Promise<Store> {
  const store = new RedisStore(address, notices);
  await store.open();
  return store;
}

class RedisStore implements Store {
  readonly link: StoreLink;
  readonly #name: string;
  readonly #notices: StoreNotices;
  readonly #connection: Connection;
  readonly #usage: RedisUsage;
  readonly #keys = new KeyCache();
  readonly #refunds = new KeptRefunds<string>();
  readonly #secretListeners: (() => void)[] = [];
  #secret: string | undefined;
  #probe: Promise<void> = Promise.resolve();
  #probedAt = Number.NEGATIVE_INFINITY;

  constructor(address: StoreAddress, notices: StoreNotices) {
    this.#name = describeAddress(address);
    this.#notices = notices;
    this.#connection = new Connection({ address, notices, greet: (commands) => this.#greet(commands) });
    this.#usage = new RedisUsage(this.#connection);
    this.link = {
      refusal: () => this.#connection.refusal(),
      clockOffsetSeconds: () => {
        const { aheadMs } = this.#connection;
        return aheadMs === undefined ? undefined : aheadMs / 1000;
      },
      onNewSecret: (listener) => this.#secretListeners.push(listener),
    };
  }

  open(): Promise<void> {
    return this.#connection.open();
  }

  describe(): string {
    return this.#name;
  }

  /** Not tried again without a reply: the call may have been counted. */
  async reserve({ caller, window, limit, at, keyHash }: ReservedCall): Promise<Reservation> {
    const key = countKey({ caller, window });
    // The record of a key that followed another is not in the slot of their count, and was looked up a second ago at most.
    const isOwnCount = caller === `k:${keyHash}`;
    const fault = keyHash === undefined || isOwnCount ? undefined : await this.#faultOf(keyHash);
    if (fault !== undefined) return { granted: false, used: await this.used({ caller, window }), ...fault };
    const keys = keyHash !== undefined && isOwnCount ? [key, recordKey(keyHash)] : [key];
    const day = Math.floor(at.getTime() / DAY_MS);
    const expiry = Math.ceil(window.expiresAt.getTime() / 1000);
    const answer = await this.#connection.run(key, ({ commands, clock }) =>
      runScript(commands, reserveScript, keys, [limit, day, expiry, clock.deadline()]),
    );
    const [found, used] = answer as [number, number];
    if (found === outcome.late) {
      void this.#connection.measureAgain();
      throw new StoreUnavailableError('the store received the call too late and did not count it');
    }
    if (found === outcome.keyRevoked) return { granted: false, used, isKeyRevoked: true };
    if (found === outcome.keyDisabled) return { granted: false, used, isKeyDisabled: true };
    return { granted: found === outcome.granted, used };
  }

  async refund(count: CountName): Promise<number | undefined> {
    const key = countKey(count);
    try {
      return Number(await this.#sendRefund(key));
    } catch (error) {
      if (!isWorthKeeping(error)) throw unavailable(error);
      this.#refunds.add(key);
      return undefined;
    }
  }

  used(count: CountName): Promise<number> {
    const key = countKey(count);
    return this.#connection.run(key, async ({ commands }) => Number((await commands.hget(key, 'u')) ?? 0));
  }

  lastUsed(count: CountName): Promise<Date | undefined> {
    const key = countKey(count);
    return this.#connection.run(key, async ({ commands }) => {
      const day = await commands.hget(key, 'd');
      return day === null ? undefined : new Date(Number(day) * DAY_MS);
    });
  }

  /** The store itself deletes what has expired. */
  async sweep(): Promise<void> {}

  async createKey(key: KeyRecord): Promise<void> {
    const record = recordKey(key.hash);
    // In the list first: an entry without a record is not a key, a record without an entry is one that no list shows.
    await this.#connection.run(KEYS, ({ commands }) =>
      commands.zadd(KEYS, 'NX', key.createdAt.getTime(), key.hash),
    );
    const created = await this.#connection.run(record, ({ commands }) =>
      runScript(commands, createKeyScript, [record], encodeKey(key)),
    );
    if (created === 0) throw new Error('a key with this hash exists');
  }

  findKey(hash: string): Promise<KeyRecord | undefined> {
    const refusal = this.#connection.refusal();
    if (refusal !== undefined) return Promise.reject(refusal);
    return this.#keys.find(hash, () => this.#lookUp(hash));
  }

  async listKeys(): Promise<readonly KeyRecord[]> {
    const hashes = await this.#connection.run(KEYS, ({ commands }) => commands.zrange(KEYS, '0', '-1'));
    const keys = await Promise.all(hashes.map((hash) => this.#lookUp(hash)));
    return keys.filter((key) => key !== undefined);
  }

  /**
   * By rank in the list, oldest first. A key that is taken over meanwhile may be older, which shifts the ranks to the
   * right: what then comes again is left out.
   */
  async *keyPages(): AsyncGenerator<readonly KeyRecord[]> {
    let last: KeyRecord | undefined;
    for (let rank = 0; ; rank += KEY_PAGE) {
      const end = `${rank + KEY_PAGE - 1}`;
      const hashes = await this.#connection.run(KEYS, ({ commands }) =>
        commands.zrange(KEYS, `${rank}`, end),
      );
      if (hashes.length === 0) return;
      const keys = await Promise.all(hashes.map((hash) => this.#lookUp(hash)));
      const before = last;
      const page = keys.filter((key) => key !== undefined && (before === undefined || isLater(key, before)));
      yield page as KeyRecord[];
      last = (page.at(-1) as KeyRecord | undefined) ?? last;
    }
  }

  counts(names: readonly CountName[]): Promise<readonly (CountedCalls | undefined)[]> {
    return Promise.all(names.map((name) => this.#count(countKey(name))));
  }

  callerPages(window: number, prefix: string): AsyncIterable<readonly CallerCount[]> {
    return scanCallers(this.#connection, window, prefix);
  }

  async importKeys(keys: readonly ImportedKey[]): Promise<number> {
    let imported = 0;
    for (let from = 0; from < keys.length; from += KEY_PAGE) {
      const page = keys.slice(from, from + KEY_PAGE);
      const entries = page.flatMap(({ key }) => [key.createdAt.getTime(), key.hash]);
      // In the list first, as in createKey. NX: a key that is known keeps its place.
      await this.#connection.run(KEYS, ({ commands }) => commands.zadd(KEYS, 'NX', ...entries));
      const answers = await Promise.all(page.map((key) => this.#importKey(key)));
      imported += answers.filter((answer) => answer === 1).length;
    }
    return imported;
  }

  async changeKey(hash: string, change: KeyChange): Promise<boolean> {
    const record = recordKey(hash);
    const fields = encodeChange(change);
    if (fields.length === 0) return (await this.#lookUp(hash)) !== undefined;
    const changed = await this.#connection.run(record, ({ commands }) =>
      runScript(commands, changeKeyScript, [record], fields),
    );
    this.#keys.forget(hash);
    return changed === 1;
  }

  async revokeKey(hash: string, at: Date): Promise<boolean> {
    const record = recordKey(hash);
    const revoked = await this.#connection.run(record, ({ commands }) =>
      runScript(commands, revokeKeyScript, [record], [at.getTime()]),
    );
    this.#keys.forget(hash);
    return revoked === 1;
  }

  addUsage(rows: readonly UsageRow[]): Promise<readonly UsageRow[]> {
    return this.#usage.add(rows);
  }

  usage(subject: string, days: DayRange): Promise<readonly UsageRow[]> {
    return this.#usage.read(subject, days);
  }

  async secret(): Promise<Uint8Array> {
    this.#secret ??= await this.#connection.run(SECRET, ({ commands }) => readSecret(commands));
    return Buffer.from(this.#secret, 'hex');
  }

  /** Writes on every server: a full memory, and a master that has become a replica, still answer reads. */
  ping(): Promise<void> {
    const refusal = this.#connection.refusal();
    if (refusal !== undefined) return Promise.reject(refusal);
    const now = performance.now();
    if (now - this.#probedAt >= PROBE_MS) {
      this.#probedAt = now;
      this.#probe = this.#writeProbes(now);
    }
    return this.#probe;
  }

  /** Sends the refunds that are kept, and waits for the answers that are still to come; reports what remains. */
  async close(): Promise<void> {
    if (this.#connection.refusal() === undefined) {
      await this.#sendKept();
      await this.#connection.run(SCHEMA, ({ commands }) => commands.get(SCHEMA)).catch(() => {});
    }
    reportLost(this.#refunds, this.#notices);
    this.#connection.close();
  }

  /** Before calls are let through on a new connection, and each minute. */
  async #greet(commands: Commands): Promise<void> {
    const schema = await commands.get(SCHEMA);
    if (Number(schema ?? SCHEMA_VERSION) > SCHEMA_VERSION) {
      throw new WrongStoreError(
        `STORE_URL: a newer Sundry wrote the store (schema ${schema}, this program supports ${SCHEMA_VERSION}); ` +
          'use that version or newer',
      );
    }
    // Shows at the start whether the user may run scripts. Writes nothing, and may run when memory is full.
    await runScript(commands, refundScript, [PROBE]);
    const secret = await readSecret(commands);
    if (this.#secret !== undefined && this.#secret !== secret) {
      this.#notices.error(
        'the secret of the store has changed: was it emptied, or another put in its place? ' +
          'Calls without a key are counted anew, and keys may be gone',
      );
      for (const listener of this.#secretListeners) listener();
    }
    this.#secret = secret;
    // Once calls are let through: it is not to hold them up.
    setImmediate(() => void this.#sendKept());
  }

  #sendRefund(key: string): Promise<unknown> {
    return this.#connection.attempt(key, ({ commands }) => runScript(commands, refundScript, [key]));
  }

  async #sendKept(): Promise<void> {
    const outcome = await this.#refunds.send((key) =>
      this.#sendRefund(key).then(
        () => true,
        (error: unknown) => !isWorthKeeping(error),
      ),
    );
    reportSent(outcome, this.#notices);
  }

  async #faultOf(keyHash: string) {
    const key = await this.findKey(keyHash);
    if (key?.revokedAt !== null) return { isKeyRevoked: true } as const;
    return key.disabledAt === undefined ? undefined : ({ isKeyDisabled: true } as const);
  }

  #lookUp(hash: string): Promise<KeyRecord | undefined> {
    const record = recordKey(hash);
    return this.#connection.run(record, async ({ commands }) =>
      decodeKey(hash, await commands.hgetall(record)),
    );
  }

  #count(key: string): Promise<CountedCalls | undefined> {
    return this.#connection.run(key, async ({ commands }) => {
      const [used, day] = await commands.hmget(key, 'u', 'd');
      if (used == null || day == null) return undefined;
      return { used: Number(used), lastUsed: new Date(Number(day) * DAY_MS) };
    });
  }

  async #importKey({ key, counts }: ImportedKey): Promise<unknown> {
    const record = recordKey(key.hash);
    const figures = counts.flatMap(({ window, used, lastUsed }) => [
      used,
      Math.floor(lastUsed.getTime() / DAY_MS),
      Math.ceil(window.expiresAt.getTime() / 1000),
    ]);
    const fields = encodeKey(key);
    const answer = await this.#connection.run(record, ({ commands }) =>
      runScript(
        commands,
        importKeyScript,
        [record, ...counts.map(countKey)],
        [fields.length, ...fields, ...figures],
      ),
    );
    this.#keys.forget(key.hash);
    return answer;
  }

  async #writeProbes(now: number): Promise<void> {
    const keys = this.#connection.keysOnAll(PROBE);
    await Promise.all(
      keys.map((key) =>
        this.#connection.run(key, ({ commands }) => commands.set(key, `${now}`, 'EX', PROBE_LIFE_S)),
      ),
    );
  }
}

/** A refund that was certainly not carried out; one whose reply was lost may have been. */
function isWorthKeeping(error: unknown): boolean {
  return error instanceof StoreUnavailableError || wasNotDone(error);
}

/** The order of the list of keys: by creation, then by hash. */
function isLater(key: KeyRecord, other: KeyRecord): boolean {
  const difference = key.createdAt.getTime() - other.createdAt.getTime();
  return difference > 0 || (difference === 0 && key.hash > other.hash);
}

/** The secret of the installation in hex; made by the first who asks. */
async function readSecret(commands: Commands): Promise<string> {
  let secret = await commands.get(SECRET);
  if (secret === null) {
    await commands.set(SCHEMA, SCHEMA_VERSION, 'NX');
    await commands.set(SECRET, randomBytes(32).toString('hex'), 'NX');
    secret = await commands.get(SECRET);
  }
  if (secret === null || !/^[0-9a-f]{64}$/.test(secret)) {
    throw new StoreUnavailableError(`the key ${SECRET} is not that of Sundry`);
  }
  return secret;
}

/** The braces put all keys of a caller into one slot of a cluster; a caller with a key has its record there, too. */
function countKey({ caller, window }: CountName): string {
  return `sundry:{${caller}}:${window.id}`;
}

function recordKey(hash: string): string {
  return `sundry:{k:${hash}}:key`;
}
