import { accessSync, constants, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseTrustedProxies, type TrustedProxies } from '../callers/caller-address.ts';

/** One variable of the environment: how it is documented and how it is read. */
export interface Setting<Value> {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
  /** What is allowed, in words that read after "must be". */
  readonly allowed: string;
  /** A value that is never shown, not even when it is bad. */
  readonly isSecret?: true;
  /** undefined when the text is not allowed. */
  readonly read: (text: string) => Value | undefined;
}

/** The default stops here: every thread holds memory of its own, and heavy calls are the smaller part. */
export const MAX_BY_CORES = 8;
/** More threads than any machine can use. */
export const MAX_WORKERS = 256;

/** More processes than any machine gains from: each has a copy of all data. */
export const MAX_PROCESSES = 64;

/** A variable that accepts any text. */
export function text(name: string, fallback: string, meaning: string): Setting<string> {
  return { name, fallback, meaning, allowed: 'text', read: (value) => value };
}

/** A variable that accepts a whole number from the first to the last of a range. */
export function integer(
  name: string,
  fallback: number,
  meaning: string,
  [minimum, maximum]: readonly [minimum: number, maximum: number],
): Setting<number> {
  const read = (value: string) => {
    const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
    return number >= minimum && number <= maximum ? number : undefined;
  };
  return {
    name,
    fallback: String(fallback),
    meaning,
    allowed: `a whole number from ${minimum} to ${maximum}`,
    read,
  };
}

/** Threads: `cores` for as many as the machine has, up to 8, or a number. */
export function readWorkers(text: string): number | undefined {
  if (text === 'cores') return Math.min(availableParallelism(), MAX_BY_CORES);
  const number = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return number <= MAX_WORKERS ? number : undefined;
}

/** Processes: `max` for as many as the machine has cores, up to 64, or a number. */
export function readProcesses(text: string): number | undefined {
  if (text === 'max') return Math.min(availableParallelism(), MAX_PROCESSES);
  const number = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return number >= 1 && number <= MAX_PROCESSES ? number : undefined;
}

/** Proxies as TRUST_PROXY names them. */
export function readProxies(text: string): TrustedProxies | undefined {
  try {
    return parseTrustedProxies(text);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a path leads to a folder that can be read. */
export function isFolder(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
