import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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

/** Whether `cpuMillisecondsOf` can be used: on Linux, unless its statistics of the scheduler are off. */
export const metersProcesses = existsSync('/proc/self/schedstat');

/** Milliseconds of processor time of all threads that a running process has. */
export function cpuMillisecondsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanoseconds = threads.map((thread) => {
    const [onProcessor] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return Number(onProcessor);
  });
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}
