import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/topology/free-port.ts';
import { type ExitStatus, type Server, startServer } from '../support/running/server.ts';

/** One process of the built service, which keeps its port through kills and restarts. */
export interface ServiceNode {
  readonly name: string;
  readonly port: number;
  /** Resolves when it listens. */
  start(): Promise<void>;
  /** Resolves to its exit code, or to the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<ExitStatus>;
  hang(): void;
  goOn(): void;
  /** Fails every write of the process to a file beyond these bytes (EFBIG), until it is called without them. */
  limitFiles(bytes?: number): void;
  /** Sets the wall clock of the process ahead by these hours, from now on; where `faketime` is installed. */
  setClock(hours: number): void;
  /** Ends the process and removes its folder. */
  remove(): Promise<void>;
}

export interface ServiceNodeOptions {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Runs the process with a clock that `setClock` can change. */
  readonly hasOwnClock?: true;
}

/** Starts a node; resolves when it listens. */
export async function startNode({
  name,
  environment,
  hasOwnClock,
}: ServiceNodeOptions): Promise<ServiceNode> {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-node-'));
  const clockFile = join(folder, 'clock');
  const setClock = (hours: number) => writeFileSync(clockFile, `${hours < 0 ? '' : '+'}${hours}h\n`);
  setClock(0);
  const port = await freePort();
  const whole = { ...(hasOwnClock && fakeClock(clockFile)), ...environment, PORT: `${port}` };
  let server: Server = await startServer(whole);
  // A program that fails must not leave it running, stopped least of all.
  const end = () => void server.process.kill('SIGKILL');
  process.once('exit', end);
  return {
    name,
    port,
    async start() {
      server = await startServer(whole);
    },
    end: (signal) => server.stop(signal),
    hang: () => void server.process.kill('SIGSTOP'),
    goOn: () => void server.process.kill('SIGCONT'),
    limitFiles(bytes) {
      const limit = `--fsize=${bytes ?? 'unlimited'}:unlimited`;
      const { status, stderr } = spawnSync('prlimit', ['--pid', `${server.process.pid}`, limit]);
      if (status !== 0) throw new Error(`prlimit: ${stderr}`);
    },
    setClock,
    async remove() {
      await server.stop('SIGKILL');
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Only the wall clock is faked: timers go by the other one, which no administrator sets. */
function fakeClock(file: string): Record<string, string> {
  // Where Debian has it: the program itself would need a semaphore that its last run may have left.
  const library = readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));
  if (library === undefined) throw new Error('the library of faketime is not below /usr/lib');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DONT_FAKE_MONOTONIC: '1',
  };
}
