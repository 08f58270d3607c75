/**
 * Several processes on one port. The parent opens the socket, accepts nothing, and starts the others:
 *
 *     parent  ->  child 1  listening   ->  child 2, 3, 4
 *     child 3 ends             ->  another child 3, after a pause that grows (restart-wait.ts)
 *     SIGTERM                  ->  all children stop, each after its calls
 *
 * child.ts is the other side, message.ts what both send. collections.ts asks all for their figures when one is scraped.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { markedEnvironment } from '../settings/parent-mark.ts';
import type { Environment } from '../settings/read-setting.ts';
import { Collections } from './collections.ts';
import type { Share, ToChild, ToParent } from './message.ts';
import { restartWait } from './restart-wait.ts';
import { shareOf } from './share.ts';
import { asSendHandle, type SharedSocket } from './shared-socket.ts';

/** How much longer than its own limits a process may take to stop before it is killed. */
const STOP_MARGIN_MS = 2000;

export interface ParentOptions {
  readonly processes: number;
  /** What all processes may use together. */
  readonly whole: Share;
  /** How long a process may take to stop by its settings. */
  readonly stopMs: number;
  /** What the operator should know of the settings. */
  readonly warnings: readonly string[];
  readonly environment: Environment;
  readonly log: Log;
}

/**
 * Runs several processes that accept calls from one socket, and replaces those that end, until a signal ends all of
 * them. Resolves to the exit status: 0 when each finished its calls, 1 when one did not; when the first cannot start,
 * to its status.
 *
 * The first starts alone, so that a port in use or a store that cannot be opened is said once, and a new store is made
 * by one process. Once it serves, whatever ends is replaced, also in its first start. The parent keeps the socket open
 * and accepts nothing: while no process lives, connections wait in it.
 */
export async function runProcesses(options: ParentOptions): Promise<number> {
  return new Parent(options).run();
}

/** A child process and its state. */
interface Child {
  readonly number: number;
  readonly process: ChildProcess;
  readonly startedAt: number;
  /** Resolves to the line it shows when it listens; to its exit status when it ends before. */
  readonly started: Promise<string | number>;
  /** Resolves to its exit status, 1 when a signal ended it or it could not be started. */
  readonly ended: Promise<number>;
}

class Parent {
  readonly #options: ParentOptions;
  readonly #children = new Map<number, Child>();
  readonly #collections = new Collections();
  /** The numbers of the processes that listen. */
  readonly #listening = new Set<number>();
  readonly #allListen: Promise<void>;
  #isStarted = false;
  #isStopping = false;
  #signals = 0;
  #socket: SharedSocket | undefined;
  #onSignal: (signal: NodeJS.Signals) => void = () => {};
  #onAllListen = (): void => {};

  constructor(options: ParentOptions) {
    this.#options = options;
    this.#allListen = new Promise((resolve) => {
      this.#onAllListen = resolve;
    });
  }

  async run(): Promise<number> {
    const signalled = new Promise<NodeJS.Signals>((resolve) => {
      this.#onSignal = resolve;
    });
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => this.#signal(signal));
    const begun = this.#startAll();
    const first = await Promise.race([signalled, begun]);
    if (typeof first === 'number') {
      await this.#stop('SIGTERM');
      return first;
    }
    return this.#stop(first ?? (await signalled));
  }

  #signal(signal: NodeJS.Signals): void {
    this.#signals += 1;
    if (this.#signals === 1) this.#onSignal(signal);
    else for (const child of this.#children.values()) send(child, { kind: 'end' });
  }

  /** Resolves when all listen; when the first cannot start, to its status. */
  async #startAll(): Promise<number | undefined> {
    const { processes, warnings, log } = this.#options;
    const first = this.#start(1);
    const greeting = await first.started;
    if (typeof greeting === 'number') return greeting;
    if (this.#isStopping) return undefined;
    void this.#keep(1, first);
    for (let number = 2; number <= processes; number += 1) void this.#keep(number);
    await this.#allListen;
    if (this.#isStopping) return undefined;
    this.#isStarted = true;
    for (const child of this.#children.values()) send(child, { kind: 'started' });
    log.info(`${greeting}; ${processes} processes`);
    for (const warning of warnings) log.warn(warning);
    await log.flush();
    return undefined;
  }

  #start(number: number): Child {
    const { environment, log } = this.#options;
    const [, program, ...args] = process.argv;
    const env = markedEnvironment(environment, process.pid);
    const started = fork(program!, args, { env });
    const ended = endOf(started, (error) => log.error(`process ${number} could not be started`, error));
    const child: Child = {
      number,
      process: started,
      startedAt: performance.now(),
      started: new Promise((resolve) => {
        started.on('message', (message: ToParent, socket) => {
          if (message.kind === 'listening') resolve(message.greeting);
          this.#hear(child, message, socket as SharedSocket | undefined);
        });
        void ended.then(resolve);
      }),
      ended,
    };
    this.#children.set(number, child);
    return child;
  }

  #hear(child: Child, message: ToParent, socket: SharedSocket | undefined): void {
    const { processes, whole } = this.#options;
    const { number } = child;
    switch (message.kind) {
      case 'hello':
        this.#welcome(child, shareOf(whole, number, processes));
        break;
      case 'listening':
        this.#socket ??= socket;
        if (this.#children.get(number) === child) this.#listening.add(number);
        if (this.#listening.size === processes) this.#onAllListen();
        break;
      case 'collect':
        this.#collect(child, message.id);
        break;
      case 'report':
        this.#collections.add(number, message);
    }
  }

  #welcome(child: Child, share: Share): void {
    send(child, { kind: 'begin', number: child.number, share }, this.#socket);
    if (this.#isStarted) send(child, { kind: 'started' });
  }

  /**
   * Starts a process, unless it is begun already, and replaces it whenever it ends, later and later while it does so
   * soon after its start.
   */
  async #keep(number: number, begun?: Child): Promise<void> {
    const { log } = this.#options;
    let waitMs = 0;
    for (let child = begun ?? this.#tryStart(number); ; child = this.#tryStart(number)) {
      const status = await child?.ended;
      if (this.#isStopping) return;
      this.#children.delete(number);
      this.#listening.delete(number);
      this.#collections.end(number);
      waitMs = restartWait(waitMs, child === undefined ? 0 : performance.now() - child.startedAt);
      const how = child?.process.signalCode ?? `status ${status ?? 1}`;
      log.warn(`process ${number} ended (${how}); another starts in ${waitMs} ms`);
      await sleep(waitMs);
      if (this.#isStopping) return;
    }
  }

  /** undefined where the system refuses, for want of memory. */
  #tryStart(number: number): Child | undefined {
    try {
      return this.#start(number);
    } catch (error) {
      this.#options.log.error(`process ${number} could not be started`, error);
      return undefined;
    }
  }

  /** Sends a process the figures of all: of those that hang, what they reported last. */
  #collect(asking: Child, id: number): void {
    const numbers = [...this.#children.keys()];
    const collection = this.#collections.begin(numbers, (all) => send(asking, { kind: 'figures', id, all }));
    for (const child of this.#children.values()) send(child, { kind: 'report', id: collection });
  }

  async #stop(signal: NodeJS.Signals): Promise<number> {
    this.#isStopping = true;
    // From here on the socket listens for as long as a process accepts from it.
    this.#socket?.close();
    const children = [...this.#children.values()];
    for (const child of children) send(child, { kind: 'stop', signal });
    const late = setTimeout(() => {
      for (const child of children) child.process.kill('SIGKILL');
    }, this.#options.stopMs + STOP_MARGIN_MS);
    const statuses = await Promise.all(children.map(({ ended }) => ended));
    clearTimeout(late);
    return statuses.every((status) => status === 0) ? 0 : 1;
  }
}

/** Resolves to the exit status of a process, 1 when a signal ended it or it could not be started. */
function endOf(started: ChildProcess, onRefusal: (error: Error) => void): Promise<number> {
  return new Promise((resolve) => {
    started.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
    // What cannot be sent is for a process that has ended; one that could not be started has no id.
    started.on('error', (error) => {
      if (started.pid !== undefined) return;
      onRefusal(error);
      resolve(1);
    });
  });
}

function send({ process: child }: Child, message: ToChild, socket?: SharedSocket): void {
  if (child.connected) child.send(message, asSendHandle(socket));
}
