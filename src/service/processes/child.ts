import type { StopHandlers } from '../shutdown.ts';
import type { AllFigures, Figures, Share, ToChild, ToParent } from './message.ts';
import { type Address, asSendHandle, onSocket, openSocket, type SharedSocket } from './shared-socket.ts';

/** What one of several processes shares with the others, by way of their parent. */
export interface Cluster {
  /** From 1 on. One that replaces another has its number. */
  readonly number: number;
  readonly share: Share;
  /** Whether all processes have served: until then the service is starting. */
  isStarted(): boolean;
  /** The address as one to listen on: the socket of all processes, which the first of them opens. */
  sharedAddress(address: Address): Promise<Address>;
  /** The process accepts calls; the parent shows the line once all do. */
  listening(greeting: string): void;
  /** Stops by what the parent says. Signals of the terminal reach every process, and are left to the parent. */
  onStop(handlers: StopHandlers): void;
  /** Answers with these figures when another process asks for those of all. */
  onReport(figures: () => Promise<Figures>): void;
  /** The figures of all processes, this one included, within a second. */
  collect(): Promise<AllFigures>;
}

/** Asks the parent who this process is. Resolves with its answer; the process ends when the parent does. */
export async function joinParent(): Promise<Cluster> {
  let handlers: StopHandlers | undefined;
  let report: () => Promise<Figures> = async () => [];
  let isStarted = false;
  let lastId = 0;
  const collecting = new Map<number, (all: AllFigures) => void>();
  // Until the service can stop in order, it has nothing to lose.
  const leave = () => process.exit(0);
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => (handlers === undefined ? leave() : handlers.begin('SIGTERM')));
  process.once('disconnect', leave);
  const begun = new Promise<Begun>((resolve) => {
    process.on('message', (message: ToChild, socket: SharedSocket | undefined) => {
      switch (message.kind) {
        case 'begin':
          return resolve({ ...message, socket });
        case 'started':
          isStarted = true;
          return;
        case 'stop':
          return handlers === undefined ? leave() : handlers.begin(message.signal);
        case 'end':
          return handlers === undefined ? leave() : handlers.endAtOnce();
        case 'report':
          return void report().then((figures) => send({ kind: 'report', id: message.id, figures }));
        case 'figures':
          collecting.get(message.id)?.(message.all);
          collecting.delete(message.id);
      }
    });
  });
  send({ kind: 'hello' });
  const { number, share, socket } = await begun;
  let opened: SharedSocket | undefined;
  return {
    number,
    share,
    isStarted: () => isStarted,
    async sharedAddress(address) {
      if (socket === undefined) opened = await openSocket(address);
      return onSocket(address, (socket ?? opened)!);
    },
    listening: (greeting) => send({ kind: 'listening', greeting }, opened),
    onStop(given) {
      handlers = given;
    },
    onReport(figures) {
      report = figures;
    },
    collect: () =>
      new Promise((resolve) => {
        collecting.set(++lastId, resolve);
        send({ kind: 'collect', id: lastId });
      }),
  };
}

/** The parent's first message, with the socket that comes with it to all but the first process. */
interface Begun extends Extract<ToChild, { kind: 'begin' }> {
  readonly socket: SharedSocket | undefined;
}

/** Without a parent there is nothing to say: the process is about to end. */
function send(message: ToParent, socket?: SharedSocket): void {
  if (process.connected) process.send?.(message, asSendHandle(socket), {}, () => {});
}
