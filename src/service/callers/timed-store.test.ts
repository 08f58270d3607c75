import { expect, it } from 'vitest';
import { callOf, countOf } from '../../../test/support/counts.ts';
import { MemoryStore } from '../../store/memory.ts';
import { describeStore } from '../../store/store.contract.ts';
import { describeSweep } from '../../store/sweep.contract.ts';
import { type TimedCall, timedStore } from './timed-store.ts';

describeStore('a store that is timed', async () => timedStore(new MemoryStore(), () => {}));
describeSweep('a store that is timed', async () => timedStore(new MemoryStore(), () => {}));

it('reports the calls that a metered request waits for, including failed ones', async () => {
  const reported: TimedCall[] = [];
  const store = new MemoryStore();
  const count = countOf('a:1', 1);
  const timed = timedStore(store, (call, seconds) => {
    expect(seconds).toBeGreaterThanOrEqual(0);
    reported.push(call);
  });
  await timed.reserve(callOf(count, 1));
  await timed.used(count);
  await timed.refund(count);
  await timed.findKey('none');
  await timed.listKeys();
  store.reserve = () => Promise.reject(new Error('down'));
  await expect(timed.reserve(callOf(count, 1))).rejects.toThrow('down');
  expect(reported).toEqual(['reserve', 'used', 'refund', 'findKey', 'reserve']);
});
