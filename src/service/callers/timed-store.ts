import type { Store } from '../../store/store.ts';

/** The store's calls that every metered request waits for. */
export type TimedCall = 'reserve' | 'refund' | 'used' | 'findKey';

/** The same store, which reports how many seconds each such call took, whether it succeeded or not. */
export function timedStore(store: Store, report: (call: TimedCall, seconds: number) => void): Store {
  const timed = async <Value>(call: TimedCall, run: () => Promise<Value>): Promise<Value> => {
    const start = performance.now();
    try {
      return await run();
    } finally {
      report(call, (performance.now() - start) / 1000);
    }
  };
  return {
    describe: () => store.describe(),
    reserve: (call) => timed('reserve', () => store.reserve(call)),
    refund: (count) => timed('refund', () => store.refund(count)),
    used: (count) => timed('used', () => store.used(count)),
    findKey: (hash) => timed('findKey', () => store.findKey(hash)),
    lastUsed: (count) => store.lastUsed(count),
    sweep: (now) => store.sweep(now),
    createKey: (key) => store.createKey(key),
    listKeys: () => store.listKeys(),
    keyPages: () => store.keyPages(),
    counts: (names) => store.counts(names),
    callerPages: (window, prefix) => store.callerPages(window, prefix),
    importKeys: (keys) => store.importKeys(keys),
    changeKey: (hash, change) => store.changeKey(hash, change),
    revokeKey: (hash, at) => store.revokeKey(hash, at),
    addUsage: (rows) => store.addUsage(rows),
    usage: (subject, days) => store.usage(subject, days),
    secret: () => store.secret(),
    ping: () => store.ping(),
    close: () => store.close(),
    ...(store.link && { link: store.link }),
  };
}
