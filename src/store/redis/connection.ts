import type { Redis } from 'ioredis';
import { type StoreNotices, StoreUnavailableError } from '../store.ts';
import type { StoreAddress } from '../store-url.ts';
import { isScriptUnknown, isTimeOut, reasonOf, unavailable, WrongStoreError, wrongStore } from './errors.ts';
import { inspect } from './inspection.ts';
import type { Script } from './scripts.ts';
import { type Commands, type Servers, serversAt } from './servers.ts';
import { measureClock, type StoreClock } from './store-clock.ts';

/** The longest wait of a start for the first answer of the store, in ms. */
const START_MS = 2500;
const MINUTE_MS = 60_000;

/** After a server of several failed, in ms: until then its callers are refused without another attempt. */
const PAUSE_MS = 200;

/** The difference of two clocks that is worth a warning, in ms. */
const SKEW_MS = 1000;

export interface ConnectionOptions {
  readonly address: StoreAddress;
  readonly notices: StoreNotices;
  /** What is done with each new connection, before calls are let through, and each minute. */
  readonly greet: (commands: Commands) => Promise<void>;
}

/** What carries out a command: the client, and the server that has the key, with its clock. */
export interface Carrier {
  readonly commands: Commands;
  readonly server: Pick<Redis, 'scan'>;
  readonly clock: StoreClock;
}

/**
 * The connection to the store. While there is none, or the server does not answer, every command is refused at once
 * with StoreUnavailableError; it is made anew for ever.
 */
export class Connection {
  readonly #servers: Servers;
  readonly #options: ConnectionOptions;
  readonly #clocks = new WeakMap<Redis, StoreClock>();
  readonly #meetings = new WeakMap<Redis, Promise<StoreClock>>();
  /** When a server last failed, by its address. */
  readonly #failed = new Map<string, number>();
  #state: 'opening' | 'up' | 'down' | 'closed' = 'opening';
  /** Why calls are refused, while they are. */
  #reason = 'it has not answered yet';
  #reported: string | undefined;
  #failures = 0;
  #visit = 0;
  /** A fault of STORE_URL that the driver reports beside its connection. */
  #wrong: WrongStoreError | undefined;
  #measuring: Promise<unknown> | undefined;
  #settle: ((error?: WrongStoreError) => void) | undefined;
  #minute: NodeJS.Timeout | undefined;
  #notedSkew = false;
  #notedAdvice: string | undefined;
  #aheadMs: number | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#servers = serversAt(options.address);
  }

  /**
   * Resolves when the store can be used, or cannot be reached for now. Rejects with WrongStoreError when STORE_URL, its
   * user or the server must be changed.
   */
  async open(): Promise<void> {
    const opened = new Promise<void>((resolve, reject) => {
      this.#settle = (error) => (error === undefined ? resolve() : reject(error));
    });
    this.#servers.watch({
      onReady: () => void this.#greet(),
      onLost: () => this.#lose(undefined),
      onError: (error) => this.#lose(error),
      onPartError: (error) => {
        // Later, the others go on.
        if (this.#settle !== undefined && wrongStore(error) !== undefined) this.#lose(error);
      },
      failures: () => this.#failures,
    });
    const patience = setTimeout(() => this.#goDown(), START_MS);
    this.#minute = setInterval(() => void this.#renew(), MINUTE_MS);
    this.#minute.unref();
    try {
      await opened;
    } catch (error) {
      this.close();
      throw error;
    } finally {
      clearTimeout(patience);
      this.#settle = undefined;
    }
  }

  /** Why commands are refused now; undefined while they are not. */
  refusal(): StoreUnavailableError | undefined {
    if (this.#state === 'up') return undefined;
    return new StoreUnavailableError(`the store cannot be used: ${this.#reason}`);
  }

  /** Milliseconds by which the clock of the store is ahead of this machine's; undefined before it was measured. */
  get aheadMs(): number | undefined {
    return this.#aheadMs;
  }

  /** Carries out a command on the server that has the key. Rejects with StoreUnavailableError. */
  run<Value>(key: string, command: (carrier: Carrier) => Promise<Value>): Promise<Value> {
    return this.attempt(key, command).catch(refuse);
  }

  /** The same; rejects with StoreUnavailableError when it sent nothing, else with what the driver rejects with. */
  attempt<Value>(key: string, command: (carrier: Carrier) => Promise<Value>): Promise<Value> {
    const refusal = this.refusal();
    if (refusal !== undefined) return Promise.reject(refusal);
    const server = this.#servers.serverOf(key);
    if (server === undefined) {
      return Promise.reject(new StoreUnavailableError('the store cannot be used: no node has this key'));
    }
    const carry = (clock: StoreClock) => command({ commands: this.#servers.commands, server, clock });
    const clock = this.#clocks.get(server);
    const answer = clock === undefined ? this.#meet(server).catch(refuse).then(carry) : carry(clock);
    return answer.catch((error: unknown) => {
      if (isTimeOut(error)) this.#abandon(server, error);
      throw error;
    });
  }

  /** A key in each part of the store, made of this stem: also of a part whose server is lost. */
  keysOnAll(stem: string): string[] {
    const wanted = new Set(this.#servers.parts());
    const keys: string[] = [];
    for (let index = 0; wanted.size > 0 && index < 10_000; index += 1) {
      const key = `${stem}:${index}`;
      if (wanted.delete(this.#servers.partOf(key))) keys.push(key);
    }
    return keys;
  }

  /** Measures the clocks again: a call came too late that should not have. */
  async measureAgain(): Promise<void> {
    this.#measuring ??= Promise.allSettled(this.#servers.masters().map((server) => this.#measure(server)));
    await this.#measuring;
    this.#measuring = undefined;
    this.#noteSkew();
  }

  close(): void {
    this.#state = 'closed';
    this.#reason = 'it is closed';
    clearInterval(this.#minute);
    this.#servers.close();
  }

  async #greet(): Promise<void> {
    this.#visit += 1;
    const visit = this.#visit;
    try {
      if (this.#wrong !== undefined) throw this.#wrong;
      const isCluster = this.#options.address.kind === 'cluster';
      const advice = await this.#ofMasters((server) => inspect(server, isCluster));
      await this.#ofMasters((server) => this.#measure(server));
      await this.#options.greet(this.#servers.commands);
      if (this.#wrong !== undefined) throw this.#wrong;
      if (visit === this.#visit && this.#state !== 'closed') this.#arrive(advice);
    } catch (error) {
      if (visit !== this.#visit) return;
      this.#lose(error);
      this.#servers.restart();
    }
  }

  /** Does something with every master. Of a cluster some may be down; a fault that does not pass counts for all. */
  async #ofMasters<Value>(act: (server: Redis) => Promise<Value>): Promise<Value | undefined> {
    const settled = await Promise.allSettled(this.#servers.masters().map(act));
    const errors = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const wrong = errors.find((error) => wrongStore(error) !== undefined);
    if (wrong !== undefined || errors.length === settled.length) throw wrong ?? errors[0];
    const values = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    return values.find((value) => value !== undefined);
  }

  #arrive(advice: string | undefined): void {
    const { notices } = this.#options;
    this.#state = 'up';
    this.#failures = 0;
    if (this.#reported !== undefined) notices.info('the store can be used again');
    this.#reported = undefined;
    if (advice !== undefined && advice !== this.#notedAdvice) notices.warn(advice);
    this.#notedAdvice = advice;
    this.#noteSkew();
    this.#settle?.();
  }

  /** The connection is lost, was not made, or leads to a server that cannot be used. */
  #lose(error: unknown): void {
    if (this.#state === 'closed') return;
    this.#visit += 1;
    this.#failures += 1;
    // A lost connection has no error of its own: the one before it is the reason.
    if (error !== undefined) this.#reason = reasonOf(error);
    else if (this.#state === 'up') this.#reason = 'the connection was lost';
    this.#wrong = error === undefined ? undefined : (wrongStore(error) ?? this.#wrong);
    if (this.#wrong !== undefined && this.#settle !== undefined) this.#settle(this.#wrong);
    else this.#goDown();
  }

  #goDown(): void {
    this.#state = 'down';
    const isNews = this.#reported === undefined || (this.#wrong && this.#reported !== this.#reason);
    if (isNews) {
      this.#options.notices.warn(`the store cannot be used, so calls are refused: ${this.#reason}`);
      this.#reported = this.#reason;
    }
    this.#settle?.();
  }

  /** A server that did not answer in time: all that wait for it are refused, and later ones at once. */
  #abandon(server: Redis, error: unknown): void {
    if (!this.#clocks.delete(server)) return;
    this.#failed.set(addressOf(server), performance.now());
    if (this.#options.address.kind !== 'cluster') this.#lose(error);
    this.#servers.drop(server);
  }

  /** The clock of a server that has not been spoken to yet. While it fails, its callers do not wait for it. */
  #meet(server: Redis): Promise<StoreClock> {
    const failedAt = this.#failed.get(addressOf(server));
    const mayTry = failedAt === undefined || performance.now() - failedAt > PAUSE_MS;
    let meeting = this.#meetings.get(server);
    if (meeting === undefined && mayTry) {
      meeting = this.#measure(server).finally(() => this.#meetings.delete(server));
      this.#meetings.set(server, meeting);
    }
    if (failedAt === undefined && meeting !== undefined) return meeting;
    meeting?.catch(() => {});
    return Promise.reject(
      new StoreUnavailableError('the store cannot be used: one of its servers does not answer'),
    );
  }

  async #measure(server: Redis): Promise<StoreClock> {
    try {
      const clock = await measureClock(server);
      this.#clocks.set(server, clock);
      this.#failed.delete(addressOf(server));
      return clock;
    } catch (error) {
      this.#failed.set(addressOf(server), performance.now());
      if (isTimeOut(error)) this.#servers.drop(server);
      throw error;
    }
  }

  async #renew(): Promise<void> {
    if (this.#state !== 'up') return;
    await this.measureAgain();
    await this.#options.greet(this.#servers.commands).catch((error: unknown) => {
      if (!(error instanceof WrongStoreError)) return;
      this.#lose(error);
      this.#servers.restart();
    });
  }

  #noteSkew(): void {
    const measured = this.#servers.masters().flatMap((server) => this.#clocks.get(server)?.aheadMs ?? []);
    const [furthest] = measured.toSorted((one, other) => Math.abs(other) - Math.abs(one));
    this.#aheadMs = furthest ?? this.#aheadMs;
    if (furthest === undefined) return;
    const isFar = Math.abs(furthest) > SKEW_MS;
    if (isFar && !this.#notedSkew) {
      const seconds = (Math.abs(furthest) / 1000).toFixed(1);
      const side = furthest > 0 ? 'ahead of' : 'behind';
      this.#options.notices.warn(
        `the clock of the store is ${seconds} s ${side} that of this machine, by which days and months begin: set both by NTP`,
      );
    }
    this.#notedSkew = isFar;
  }
}

/** Carries out a script by its name; where the server does not have it, by its text, which the server then keeps. */
export function runScript(
  commands: Commands,
  { sha, text }: Script,
  keys: readonly string[],
  args: readonly (string | number)[] = [],
): Promise<unknown> {
  return commands.evalsha(sha, keys.length, ...keys, ...args).catch((error: unknown) => {
    if (!isScriptUnknown(error)) throw error;
    return commands.eval(text, keys.length, ...keys, ...args);
  });
}

function refuse(error: unknown): never {
  throw unavailable(error);
}

function addressOf({ options: { host, port } }: Redis): string {
  return `${host}:${port}`;
}
