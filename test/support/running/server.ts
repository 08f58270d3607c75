import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWhole } from '../whole.ts';

export type ExitStatus = number | NodeJS.Signals;

/** The built service as a process of its own, on a free port of 127.0.0.1 with a data folder of its own, unless given. */
export interface Server {
  readonly origin: string;
  readonly process: ChildProcess;
  /** Ends it by signal; resolves to its exit code, or to the signal that killed it. */
  stop(signal?: NodeJS.Signals): Promise<ExitStatus>;
}

const command = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));

/**
 * Settings of a service whose tests do not depend on worker threads: outside `npm run test:whole` it has none. Two threads that live
 * for two seconds take more processor time than the rest of a start.
 */
export const withoutThreads: Readonly<Record<string, string>> = isWhole ? {} : { WORKERS: '0' };

/** Starts `node dist/cli.js serve`, of this checkout or another; `environment` is added to a nearly empty one. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  program = command,
): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sundry-'));
  const child = spawn(process.execPath, [program, 'serve'], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const port = await portOf(child);
  if (port === undefined) throw new Error(`serve ended with ${await statusOf(child)}: ${complaint}`);
  child.stdout.resume();
  const origin = `http://127.0.0.1:${port}`;
  // A connection that stays open would keep a draining service from its end.
  if (!(await fetch(`${origin}/health`, { headers: { connection: 'close' } })).ok)
    throw new Error('the service is up but not healthy');
  return { origin, process: child, stop: (signal = 'SIGTERM') => stop(child, dataDir, signal) };
}

/** The port that its log names, since polling would take processor time from the starting service. */
async function portOf(child: ChildProcess): Promise<string | undefined> {
  let log = '';
  for await (const chunk of child.stdout!.iterator({ destroyOnReturn: false })) {
    log += chunk;
    const port = / listens on http:\/\/\S+?:(\d+),/.exec(log)?.[1];
    if (port !== undefined) return port;
  }
  return undefined;
}

async function stop(child: ChildProcess, dataDir: string, signal: NodeJS.Signals): Promise<ExitStatus> {
  const ended = statusOf(child);
  child.kill(signal);
  const status = await ended;
  rmSync(dataDir, { recursive: true, force: true });
  return status;
}

async function statusOf(child: ChildProcess): Promise<ExitStatus> {
  const { exitCode, signalCode } = child;
  const [code, killer] =
    (exitCode ?? signalCode) === null ? await once(child, 'exit') : [exitCode, signalCode];
  return code ?? killer;
}
