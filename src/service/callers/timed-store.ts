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
    reserve: (...of) => timed('reserve', () => store.reserve(...of)),
    refund: (...of) => timed('refund', () => store.refund(...of)),
    used: (...of) => timed('used', () => store.used(...of)),
    findKey: (hash) => timed('findKey', () => store.findKey(hash)),
    lastUsedDay: (...of) => store.lastUsedDay(...of),
    forgetBefore: (...of) => store.forgetBefore(...of),
    createKey: (key) => store.createKey(key),
    listKeys: () => store.listKeys(),
    revokeKey: (...of) => store.revokeKey(...of),
    secret: () => store.secret(),
    ping: () => store.ping(),
    close: () => store.close(),
  };
}
