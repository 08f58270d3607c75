/**
 * The cost of a reservation on Redis beside a bare INCR by the same driver, interleaved in one run: microseconds of CPU
 * of this process and of the server, alone and with fifty waiting. Needs redis-server. Target: one trip a reservation.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';

/** The part of the built store that is measured. */
interface RedisStoreModule {
  openRedisStore(
    address: object,
    notices: object,
  ): Promise<{
    reserve(call: Count & { limit: number; at: Date; keyHash?: string }): Promise<{ used: number }>;
    close(): Promise<void>;
  }>;
}

interface Count {
  readonly caller: string;
  readonly window: { readonly id: number; readonly expiresAt: Date };
}

interface Cost {
  readonly client: number;
  readonly server: number;
}

const PORT = 17_379;
const ROUNDS = 15;
const CALLS = 2000;
const DAY = 20_000;
const NOON = new Date((DAY + 0.5) * 86_400_000);
const WINDOW = { id: DAY, expiresAt: new Date('2100-01-01') };
/** Microseconds of a clock tick of /proc, as Linux counts processor time for other processes. */
const TICK_US = 10_000;

const load = (path: string) => import(new URL(path, import.meta.url).href);
const { openRedisStore }: RedisStoreModule = await load('../dist/store/redis/redis-store.js');
const { readStoreUrl } = await load('../dist/store/store-url.js');
const scratch = mkdtempSync(join(tmpdir(), 'sundry-bench-'));
const settings = ['--port', `${PORT}`, '--bind', '127.0.0.1', '--dir', scratch, '--save', ''];
const server = spawn('redis-server', settings, { stdio: 'ignore' });

try {
  process.exitCode = (await measure()) ? 1 : 0;
} finally {
  server.kill();
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(): Promise<boolean> {
  const redis = new Redis(PORT, '127.0.0.1', { enableAutoPipelining: true });
  redis.on('error', () => {});
  await redis.ping();
  const silent = { info() {}, warn() {}, error() {} };
  const store = await openRedisStore(readStoreUrl(`redis://127.0.0.1:${PORT}`), silent);
  const callers = Array.from({ length: 200 }, (_, index) => `a:${index.toString(16).padStart(32, '0')}`);
  const reserve = (index: number) =>
    store.reserve({ caller: callers[index % 200]!, window: WINDOW, limit: 1e9, at: NOON });
  const incr = (index: number) => redis.incr(`bare:{${callers[index % 200]}}`);
  const candidates: Record<string, () => Promise<void>> = {
    'INCR alone': () => inGroups(1, incr),
    'reserve alone': () => inGroups(1, reserve),
    'INCR, 50 waiting': () => inGroups(50, incr),
    'reserve, 50 waiting': () => inGroups(50, reserve),
  };
  const costs = new Map(Object.keys(candidates).map((name) => [name, [] as Cost[]]));
  const names = Object.keys(candidates);
  for (let round = 0; round <= ROUNDS; round += 1) {
    names.push(names.shift()!);
    for (const name of names) {
      const cost = await costOf(candidates[name]!);
      if (round > 0) costs.get(name)!.push(cost);
    }
  }
  const commands = await commandsOf(redis, () => reserve(0));
  await store.close();
  redis.disconnect();
  return report(costs, commands);
}

async function inGroups(size: number, call: (index: number) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < CALLS; start += size) {
    await Promise.all(Array.from({ length: size }, (_, index) => call(start + index)));
  }
}

async function costOf(run: () => Promise<void>): Promise<Cost> {
  const before = { own: process.cpuUsage(), server: serverTicks() };
  await run();
  const { user, system } = process.cpuUsage(before.own);
  return {
    client: (user + system) / CALLS,
    server: ((serverTicks() - before.server) * TICK_US) / CALLS,
  };
}

/** Ticks of user and system time: proc(5), fields 14 and 15. */
function serverTicks(): number {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** How many requests the server reads for one reservation. */
async function commandsOf(redis: Redis, reserve: () => Promise<unknown>): Promise<number> {
  const read = async () => Number(/total_reads_processed:(\d+)/.exec(await redis.info('stats'))?.[1]);
  const before = await read();
  await reserve();
  return (await read()) - before - 1;
}

function report(costs: Map<string, Cost[]>, trips: number): boolean {
  const least = (name: string) => Math.min(...costs.get(name)!.map(({ client }) => client));
  const mean = (name: string) =>
    costs.get(name)!.reduce((sum, cost) => sum + cost.server, 0) / costs.get(name)!.length;
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(
    `us of CPU a call, this process (least of ${ROUNDS} rounds) and server (mean), Node ${process.version}`,
  );
  for (const name of costs.keys()) {
    print(`${name.padEnd(22)} ${least(name).toFixed(1).padStart(6)} ${mean(name).toFixed(1).padStart(6)}`);
  }
  print(`${'trips a reservation'.padEnd(22)} ${trips}  target 1`);
  return trips !== 1;
}
