import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../store/memory.ts';
import { freeCallers } from './free-callers.ts';
import { dayWindow } from './quota-window.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const TODAY = dayWindow(NOW.getTime());
const YESTERDAY = dayWindow(TODAY.start - 1);

/** A store in which these callers made so many calls. */
async function storeOf(calls: Readonly<Record<string, readonly [today: number, yesterday: number]>>) {
  const store = new MemoryStore();
  for (const [id, [today, yesterday]] of Object.entries(calls)) {
    for (const [window, count] of [[TODAY, today] as const, [YESTERDAY, yesterday] as const]) {
      for (let call = 0; call < count; call += 1) {
        await store.reserve({ caller: `a:${id}`, window, limit: 100, at: NOW });
      }
    }
  }
  return store;
}

describe('freeCallers', () => {
  it('lists those with most calls of today first, then of yesterday', async () => {
    const store = await storeOf({ a: [1, 9], b: [3, 0], c: [0, 4], d: [1, 0] });
    await store.reserve({ caller: 'k:key', window: TODAY, limit: 9, at: NOW });
    expect(await freeCallers(store, { now: NOW, most: 10 })).toEqual({
      callers: [
        { id: 'b', today: 3, yesterday: 0, lastDay: '2026-11-28' },
        { id: 'a', today: 1, yesterday: 9, lastDay: '2026-11-28' },
        { id: 'd', today: 1, yesterday: 0, lastDay: '2026-11-28' },
        { id: 'c', today: 0, yesterday: 4, lastDay: '2026-11-27' },
      ],
      isCut: false,
      isPartial: false,
    });
  });

  it('has the day before the first of a month', async () => {
    const now = new Date('2026-12-01T00:00:00Z');
    const window = dayWindow(now.getTime() - 1);
    const store = new MemoryStore();
    await store.reserve({ caller: 'a:x', window, limit: 9, at: now });
    const { callers } = await freeCallers(store, { now, most: 1 });
    expect(callers).toEqual([{ id: 'x', today: 0, yesterday: 1, lastDay: '2026-11-30' }]);
  });

  it('keeps those with most calls, whatever the order of the store, and says that there are more', async () => {
    const many = Array.from({ length: 50 }, (_, at) => [`c${at}`, [((at * 7) % 50) + 1, 0]] as const);
    const found = await freeCallers(await storeOf(Object.fromEntries(many)), { now: NOW, most: 3 });
    expect(found.callers.map(({ today }) => today)).toEqual([50, 49, 48]);
    expect([found.isCut, found.isPartial]).toEqual([true, false]);
  });

  it('looks at so many pages of the store, and says that it left the rest', async () => {
    const store = await storeOf({ a: [1, 0], b: [2, 0], c: [3, 0] });
    const found = await freeCallers(store, { now: NOW, most: 9, pages: 2 });
    expect(found.callers.map(({ id }) => id)).toEqual(['b', 'a']);
    expect([found.isCut, found.isPartial]).toEqual([false, true]);
  });

  it('counts once a caller that comes twice', async () => {
    const store = await storeOf({ a: [2, 0], b: [1, 0] });
    const pages = store.callerPages.bind(store);
    store.callerPages = async function* (window, prefix) {
      yield* pages(window, prefix);
      yield* pages(window, prefix);
    };
    const found = await freeCallers(store, { now: NOW, most: 2 });
    expect(found).toMatchObject({ callers: [{ id: 'a' }, { id: 'b' }], isCut: false });
  });
});
