import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { memoryFor, openFilesIn } from './system-limits.ts';

/** What the service may use of its machine, as it is at the start. */
export interface Machine {
  /** Most files and sockets of a process at a time; undefined where there is no limit. */
  readonly openFiles: number | undefined;
  /** Most bytes of the JavaScript heap of a process. */
  readonly heapBytes: number;
  /** Bytes of memory for all processes of the service. */
  readonly memoryBytes: number;
}

/** A machine on which nothing is short. */
export const ampleMachine: Machine = {
  openFiles: undefined,
  heapBytes: Number.POSITIVE_INFINITY,
  memoryBytes: Number.POSITIVE_INFINITY,
};

/** Reads the limits that are in force for this process. Node itself has raised that of open files as far as it may. */
export function readMachine(): Machine {
  return {
    openFiles: readOpenFiles(),
    heapBytes: getHeapStatistics().heap_size_limit,
    memoryBytes: memoryFor({ total: totalmem(), container: process.constrainedMemory() }),
  };
}

function readOpenFiles(): number | undefined {
  try {
    return openFilesIn(readFileSync('/proc/self/limits', 'latin1'));
  } catch {
    // Linux alone has the file; the report of Node takes ten times as long.
    const { userLimits } = process.report.getReport() as unknown as Report;
    const soft = userLimits?.open_files?.soft;
    return typeof soft === 'number' ? soft : undefined;
  }
}

/** What is read of a report of Node; Windows has no limits. */
interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | 'unlimited' } };
}
