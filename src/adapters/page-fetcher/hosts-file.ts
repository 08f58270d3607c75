import { closeSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { isIP } from 'node:net';
import type { ResolvedAddress } from './vetted-lookup.ts';

/** Bytes of a hosts file that are read, at most. */
const MAX_BYTES = 1_048_576;

/** Path of the hosts file of the system. */
export const systemHostsFile =
  process.platform === 'win32' ? 'C:\\Windows\\System32\\drivers\\etc\\hosts' : '/etc/hosts';

/**
 * Names and their addresses as hosts(5) lists them, read again when the file changes. A file that is missing or
 * cannot be read is empty; of a long one the first megabyte counts.
 */
export class HostsFile {
  readonly #path: string;
  #version = '';
  #names: ReadonlyMap<string, readonly ResolvedAddress[]> = new Map();

  constructor(path: string) {
    this.#path = path;
  }

  /** All addresses of a name or alias, in the order of the file. `name` is in lower case, without a last dot. */
  addressesOf(name: string): readonly ResolvedAddress[] {
    const stats = statsOf(this.#path);
    const version = stats === undefined ? '' : [stats.ino, stats.size, stats.mtimeMs].join();
    if (version !== this.#version) {
      this.#names = stats?.isFile() ? namesIn(beginningOf(this.#path, stats)) : new Map();
      this.#version = version;
    }
    return this.#names.get(name) ?? [];
  }
}

/** Synchronous: otherwise it would wait for one of the few threads that other work can block for seconds. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function beginningOf(path: string, { size }: Stats): string {
  const bytes = Buffer.alloc(Math.min(size, MAX_BYTES));
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    const text = bytes.toString('latin1', 0, readSync(file, bytes));
    // The cut may split an address into another valid one.
    return size > MAX_BYTES ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  } catch {
    return '';
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function namesIn(text: string): ReadonlyMap<string, readonly ResolvedAddress[]> {
  const names = new Map<string, ResolvedAddress[]>();
  for (const line of text.split(/\r?\n/)) {
    const [address = '', ...aliases] = line.replace(/#.*/, '').trim().split(/\s+/);
    const family = isIP(address);
    if (family === 0) continue;
    for (const alias of aliases) {
      const name = alias.toLowerCase().replace(/\.$/, '');
      const addresses = names.get(name);
      if (addresses === undefined) names.set(name, [{ address, family }]);
      else addresses.push({ address, family });
    }
  }
  return names;
}
