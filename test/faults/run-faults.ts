import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/topology/free-port.ts';
import { apiKeyHint, hashApiKey, makeApiKey } from '../../src/service/callers/api-key.ts';
import { monthWindow } from '../../src/service/callers/quota-window.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { between, type Random, seededRandom, shuffled } from '../support/random.ts';
import type { Effect, Fault, World } from './fault.ts';
import type { ServiceNode } from './service-node.ts';
import { type KeyAccount, type Strike, type Tally, tally } from './tally.ts';
import { startTraffic } from './traffic.ts';

/** The accounts of one fault. */
export interface FaultResult extends Tally {
  readonly world: string;
  readonly kind: string;
  readonly kills: number;
  /** Milliseconds from the repair until all nodes answered metered calls. */
  readonly backMs: number;
}

export interface FaultsOptions {
  readonly seed: number;
  /** The part of the faults that is run: 1 for all, at least one in each world. */
  readonly share: number;
  /** Runs only the kinds whose world and name contain this. */
  readonly only: string;
  /** Milliseconds between the calls of a caller; PAUSE_MS where it is left out. */
  readonly pauseMs?: number;
  readonly onResult: (result: FaultResult) => void;
}

/** Below this a key has calls to spare in the shortest fault. */
const LIMIT = 25;
const PAUSE_MS = 2;
const DAY_MS = 86_400_000;
const BEFORE_MS = [80, 250] as const;
const AFTER_MS = [50, 150] as const;
const BACK_MS = 60_000;
/** How long refunds that were kept may take to be carried out. */
const SETTLED_MS = 30_000;

/** Runs the faults of one kind of store, one after another, in the order of the seed. */
export async function runFaults(open: () => Promise<World>, options: FaultsOptions): Promise<FaultResult[]> {
  const random = seededRandom(options.seed);
  const world = await open();
  const deadPort = await freePort();
  const results: FaultResult[] = [];
  try {
    for (const fault of chosen(world, random, options)) {
      const result = await runFault({ world, fault, random, deadPort, pauseMs: options.pauseMs ?? PAUSE_MS });
      results.push(result);
      options.onResult(result);
    }
  } finally {
    await world.remove();
  }
  return results;
}

/** A part of the faults has at least one that kills. */
function chosen({ name, faults }: World, random: Random, { only, share }: FaultsOptions): readonly Fault[] {
  const wanted = faults
    .filter(({ kind }) => `${name} ${kind}`.includes(only))
    .flatMap((fault) => Array.from({ length: fault.times }, () => fault));
  const order = shuffled(random, wanted);
  const killing = order.findIndex(({ kills }) => kills > 0);
  const first = killing < 0 ? [] : order.splice(killing, 1);
  return [...first, ...order].slice(0, Math.ceil(wanted.length * share));
}

interface FaultRun {
  readonly world: World;
  readonly fault: Fault;
  readonly random: Random;
  readonly deadPort: number;
  readonly pauseMs: number;
}

async function runFault({ world, fault, random, deadPort, pauseMs }: FaultRun): Promise<FaultResult> {
  const keys = { open: await createKey(world), limited: await createKey(world, LIMIT) };
  const probe = await createKey(world);
  const traffic = startTraffic({ nodes: world.nodes, keys, deadPort, pauseMs });
  const hold = (least: number, most: number) => sleep(between(random, least, most));
  let strike: Strike | undefined;
  const struck = async (
    { cuts = [], closes = [], unsure = [] }: Effect,
    begin: () => void | Promise<void>,
  ) => {
    const from = performance.now();
    await begin();
    const names = { cuts: cuts.map(nameOf), closes: closes.map(nameOf), unsure: unsure.map(nameOf) };
    strike = { from, to: performance.now(), ...names };
  };
  await hold(...BEFORE_MS);
  await fault.run({ random, traffic, strike: struck, hold });
  const repairedAt = performance.now();
  await Promise.all(world.nodes.map((node) => serves(node, probe)));
  const backMs = performance.now() - repairedAt;
  await hold(...AFTER_MS);
  const calls = await traffic.stop();
  if (strike === undefined) throw new Error(`${fault.kind} did not strike`);
  const known = strike;
  const figures = await settled(async () => tally(calls, known, await accountsOf(world, keys)));
  return { world: world.name, kind: fault.kind, kills: fault.kills, backMs, ...figures };
}

function nameOf({ name }: ServiceNode): string {
  return name;
}

/** A new key of the store; without a limit, the calls of a fault do not use it up. */
async function createKey(world: World, monthlyLimit: number | null = null): Promise<string> {
  const key = makeApiKey();
  const record = { hash: hashApiKey(key), hint: apiKeyHint(key), name: 'faults', createdAt: new Date() };
  await withStore(world, (store) =>
    store.createKey({ ...record, monthlyLimit, expiresAt: null, revokedAt: null }),
  );
  return key;
}

/** Resolves when the node answers a metered call 200. */
async function serves(node: ServiceNode, key: string): Promise<void> {
  const end = performance.now() + BACK_MS;
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${node.port}/v1/qr?data=probe`, {
      headers: { 'x-api-key': key },
      signal: AbortSignal.timeout(BACK_MS),
    }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() > end) throw new Error(`${node.name} still answers ${status} after ${BACK_MS} ms`);
    await sleep(10);
  }
}

/** What the store holds of the keys, in the month of each day that a clock of the run may show. */
function accountsOf(world: World, keys: { readonly open: string; readonly limited: string }) {
  const windows = [-1, 0, 1].map((days) => monthWindow(Date.now() + days * DAY_MS));
  const months = [...new Map(windows.map((window) => [window.id, window])).values()];
  return withStore(world, (store) =>
    Promise.all(
      Object.entries(keys).map(async ([name, key]): Promise<KeyAccount> => {
        const caller = `k:${hashApiKey(key)}`;
        const counts = await Promise.all(months.map((window) => store.used({ caller, window })));
        const used = counts.filter((count) => count > 0).length;
        const limit = name === 'limited' ? LIMIT * Math.max(1, used) : Number.POSITIVE_INFINITY;
        return { key, stored: counts.reduce((sum, count) => sum + count, 0), limit };
      }),
    ),
  );
}

async function withStore<Value>(
  { store: place }: World,
  use: (store: Store) => Promise<Value>,
): Promise<Value> {
  const store = await openStore(place, { info() {}, warn() {}, error() {} });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Refunds that the store could not take are carried out a little after it is back. */
async function settled(read: () => Promise<Tally>): Promise<Tally> {
  const end = performance.now() + SETTLED_MS;
  for (;;) {
    const figures = await read();
    if (figures.doubled === 0 || performance.now() > end) return figures;
    await sleep(50);
  }
}
