import { readFileSync } from 'node:fs';
import { createResolver } from '../../../src/adapters/dns-over-https/resolver.ts';
import { jsonToCsv } from '../../../src/operations/convert/json-to-csv.operation.ts';
import { verifyAddressBatch } from '../../../src/operations/email/verify-batch.operation.ts';
import { parseTrustedProxies } from '../../../src/service/callers/caller-address.ts';
import { Quota } from '../../../src/service/callers/quota.ts';
import { createLog } from '../../../src/service/log.ts';
import { createService, type ServiceOptions } from '../../../src/service/server.ts';
import { UsageBook } from '../../../src/service/usage/usage-book.ts';
import { MemoryStore } from '../../../src/store/memory.ts';
import { testNeeds } from '../worlds/needs.ts';

/** The memory of the process, in bytes. */
export interface MemoryTaken {
  /** Of the machine: its resident set. */
  readonly resident: number;
  /** Its peak since the start, where the system reports it (Linux), else now. */
  readonly peak: number;
  /**
   * Objects and buffers that something refers to, where garbage was collected. The resident set is not a measure of it:
   * the allocator keeps what it got, by how its threads happened to take turns.
   */
  readonly held: number;
}

interface Settings extends Pick<ServiceOptions, 'bodyMemoryBytes' | 'timeouts'> {
  /** The address of the resolver for DNS over HTTPS. */
  readonly doh?: string;
}

/**
 * A process of its own with two operations, bounded by its first argument (JSON). Sends its port when it listens, and
 * its MemoryTaken at each message: `now`, or `collected` for that after a collection of garbage.
 */
const { doh, ...bounds } = JSON.parse(process.argv[2]!) as Settings;
const clock = () => new Date();
const store = new MemoryStore();
const service = createService({
  operations: [jsonToCsv, verifyAddressBatch],
  pages: [],
  needs: testNeeds({ clock, ...(doh !== undefined && { resolver: createResolver([doh]) }) }),
  quota: new Quota({ store, limits: { freeDaily: 1_000_000, paidMonthly: 1 }, clock }),
  store,
  usageBook: new UsageBook({ store, clock, onError: () => {} }),
  ping: () => store.ping(),
  trustedProxies: parseTrustedProxies(''),
  log: createLog('silent', { stream: { write: () => {} } }),
  release: '1.0.0',
  ...bounds,
});
const port = await service.start({ host: '127.0.0.1', port: 0 });
process.on('message', (when) => {
  if (when === 'collected') globalThis.gc?.();
  process.send?.(memoryTaken());
});
process.send?.(port);

function memoryTaken(): MemoryTaken {
  const { rss, heapUsed, external } = process.memoryUsage();
  return {
    resident: rss,
    peak: process.platform === 'linux' ? highWaterMark() : rss,
    held: heapUsed + external,
  };
}

/** proc(5): VmHWM, the peak resident set size, which polling would miss. */
function highWaterMark(): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))!;
  return Number(kibibytes) * 1024;
}
