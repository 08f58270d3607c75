import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Milliseconds of processor time that this process has used since `start`, a reading of `process.cpuUsage()`. Unlike
 * wall-clock time it does not grow with other work of the machine.
 */
export function cpuMillisecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The least processor time of some rounds of work, in milliseconds: what disturbs a round only ever adds. */
export function leastCpuMilliseconds(work: () => unknown, rounds = 5): number {
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    work();
    return cpuMillisecondsSince(start);
  });
  return Math.min(...times);
}

/** Makes a program report its processor time at its end, in microseconds, as the last word on stderr. */
const METER =
  "data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();process.stderr.write(' '+(user+system))})";

export interface MeteredRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly cpuMs: number;
}

/** Runs Node with these arguments to its end, and measures the processor time of that. */
export function runMetered(
  args: readonly string[],
  { cwd, input }: { readonly cwd?: string; readonly input?: string } = {},
): MeteredRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', METER, ...args], {
    encoding: 'utf8',
    ...(cwd !== undefined && { cwd }),
    ...(input !== undefined && { input }),
  });
  return { status, stdout, cpuMs: Number(/ (\d+)$/.exec(stderr)?.[1]) / 1000 };
}

/** Makes a server report the processor time of its start once it listens, in microseconds, to a file. */
const LISTENING_METER = `
  import { writeFileSync } from 'node:fs';
  import { Server } from 'node:net';
  const { listen } = Server.prototype;
  Server.prototype.listen = function (...address) {
    this.once('listening', () => {
      const { user, system } = process.cpuUsage();
      writeFileSync(process.env.CPU_FILE, String(user + system));
    });
    return listen.apply(this, address);
  };`;

/** The environment of a server that is to write the processor time until it listens to a file, for `cpuUntilListening`. */
export function listeningMeter(file: string): Readonly<Record<string, string>> {
  const module = `data:text/javascript,${encodeURIComponent(LISTENING_METER)}`;
  return { NODE_OPTIONS: `--import=${module}`, CPU_FILE: file };
}

/** Milliseconds of processor time. */
export function cpuUntilListening(file: string): number {
  return Number(readFileSync(file, 'utf8')) / 1000;
}
