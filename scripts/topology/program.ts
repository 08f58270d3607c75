import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that runs until it is stopped. */
export interface Program {
  /** Ends it by signal; resolves to its exit code, or to the signal that killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
}

export interface ProgramOptions {
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment of the program but for PATH. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Rejects as long as the program does not serve. */
  readonly probe: () => Promise<unknown>;
}

const START_MS = 30_000;
const PROBE_EVERY_MS = 50;

/** Starts a program; resolves when its probe does. A program that ends before, or needs 30 seconds, is an error. */
export async function startProgram({ command, args, environment, probe }: ProgramOptions): Promise<Program> {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (piece: Buffer) => {
    complaint = (complaint + piece.toString()).slice(-2000);
  });
  const kill = () => child.kill('SIGKILL');
  // A run that fails must not leave it behind.
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  for (const until = performance.now() + START_MS; ; await sleep(PROBE_EVERY_MS)) {
    if (hasEnded(child)) failure ??= new Error(`${command} ended: ${complaint}`);
    if (failure !== undefined) throw failure;
    const serves = await probe().then(
      () => true,
      () => false,
    );
    if (serves) return { stop: (signal = 'SIGTERM') => stop(child, signal) };
    if (performance.now() > until) {
      kill();
      throw new Error(`${command} does not serve after ${START_MS} ms: ${complaint}`);
    }
  }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
  if (!hasEnded(child)) {
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
  return child.exitCode ?? child.signalCode ?? 0;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
