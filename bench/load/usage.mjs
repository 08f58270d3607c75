/** What a process and its children use, read from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** CPU time in ms of all their threads so far: schedstat, in nanoseconds. A thread that has ended is left out. */
export function cpuMs(pid) {
  const times = family(pid).flatMap((member) =>
    threadsOf(member).map((thread) => Number(read(`/proc/${member}/task/${thread}/schedstat`).split(' ')[0])),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** Their resident memory in MB. */
export function residentMb(pid) {
  const sizes = family(pid).map((member) =>
    Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${member}/status`))?.[1] ?? 0),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The process and what it started. */
function family(pid) {
  const children = threadsOf(pid).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

function threadsOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** '' of one that has just ended. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
