import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStore } from '../../store/memory.ts';
import type { UsageRow } from '../../store/store.ts';
import type { Caller } from '../callers/caller.ts';
import { dayWindow, monthWindow } from '../callers/quota-window.ts';
import { UsageBook } from './usage-book.ts';

const noon = Date.parse('2026-11-28T12:00:00Z');
const TODAY = 20_785;
const free: Caller = { kind: 'free', id: 'a:1', limit: 5, window: dayWindow(noon) };
const paid: Caller = {
  kind: 'paid',
  id: 'k:ab',
  limit: 5,
  window: monthWindow(noon),
  keyHash: 'ab',
  keyHint: 'Ab3d',
};

/** A store that refuses what it gets while it is down. */
class FailingStore extends MemoryStore {
  isDown = false;

  override async addUsage(rows: readonly UsageRow[]): Promise<readonly UsageRow[]> {
    return this.isDown ? rows : super.addUsage(rows);
  }
}

describe('the book', () => {
  let store: FailingStore;
  let now = noon;
  let messages: string[];
  let counted: unknown[];
  let book: UsageBook;
  beforeEach(() => {
    store = new FailingStore();
    now = noon;
    messages = [];
    counted = [];
    book = new UsageBook({
      store,
      clock: () => new Date(now),
      onError: (message) => messages.push(message),
      onCounted: (key, of) => counted.push([key, of]),
    });
  });
  afterEach(() => book.close());

  const usage = (subject: string) => store.usage(subject, { first: 0, last: 30_000 });
  const row = (subject: string, rest: Partial<UsageRow>): UsageRow => ({
    subject,
    day: TODAY,
    operation: 'qr.create',
    calls: 0,
    refused: 0,
    ...rest,
  });

  const statuses: readonly { name: string; status: number; calls: number; refused: number }[] = [
    { name: 'an answer of 200 is a call', status: 200, calls: 1, refused: 0 },
    { name: 'a fault of the input is a refusal', status: 400, calls: 0, refused: 1 },
    { name: 'a full quota is a refusal', status: 429, calls: 0, refused: 1 },
    { name: 'a fault of ours is a refusal', status: 500, calls: 0, refused: 1 },
    { name: 'a copy that is current is neither', status: 304, calls: 0, refused: 0 },
    { name: 'a caller that is gone is neither', status: 499, calls: 0, refused: 0 },
  ];
  it.each(statuses)('$name', async ({ status, calls, refused }) => {
    book.count(paid, 'qr.create', status, 1);
    await book.flush();
    const expected = calls + refused === 0 ? [] : [row('k:ab', { calls, refused })];
    expect(await usage('k:ab')).toEqual(expected);
  });

  it('has callers without a key as one, and the sum of all', async () => {
    book.count(free, 'qr.create', 200, 1);
    book.count({ ...free, id: 'a:2' }, 'qr.create', 200, 1);
    book.count(paid, 'qr.create', 200, 1);
    await book.flush();
    expect(await usage('free')).toEqual([row('free', { calls: 2 })]);
    expect(await usage('a:1')).toEqual([]);
    expect(await usage('all')).toEqual([row('all', { calls: 3 })]);
    expect(counted).toEqual([
      ['free', { calls: 2, refused: 0 }],
      ['Ab3d', { calls: 1, refused: 0 }],
    ]);
  });

  it('writes a call to the day it was answered on, when the next begins before it is written', async () => {
    book.count(paid, 'qr.create', 200, 1);
    now += 12 * 3_600_000;
    book.count(paid, 'qr.create', 200, 1);
    await book.flush();
    expect(await usage('k:ab')).toEqual([
      row('k:ab', { calls: 1 }),
      row('k:ab', { day: TODAY + 1, calls: 1 }),
    ]);
  });

  it('keeps what the store did not write, and writes it once', async () => {
    store.isDown = true;
    book.count(paid, 'qr.create', 200, 1);
    await book.flush();
    book.count(paid, 'qr.create', 400, 1);
    await book.flush();
    expect(await usage('k:ab')).toEqual([]);
    store.isDown = false;
    await book.flush();
    await book.flush();
    expect(await usage('k:ab')).toEqual([row('k:ab', { calls: 1, refused: 1 })]);
    expect(messages).toEqual([]);
  });

  it('keeps 100,000 rows at most, and logs how many calls found no room', async () => {
    store.isDown = true;
    for (let key = 0; key < 100_001; key += 1)
      book.count({ ...paid, keyHash: `${key}` }, 'qr.create', 200, 1);
    await book.flush();
    book.count({ ...paid, keyHash: 'another' }, 'qr.create', 200, 1);
    store.isDown = false;
    await book.flush();
    expect(await usage('k:99999')).toHaveLength(1);
    expect(await usage('k:another')).toHaveLength(0);
    expect(messages).toEqual(['calls that are missing in the usage, as the store could not be written: 2']);
  });

  it('writes each second, and the rest when it is closed', async () => {
    vi.useFakeTimers();
    try {
      const own = new UsageBook({ store, clock: () => new Date(now), onError: () => {} });
      own.count(paid, 'qr.create', 200, 1);
      expect(await usage('k:ab')).toEqual([]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await usage('k:ab')).toEqual([row('k:ab', { calls: 1 })]);
      own.count(paid, 'qr.create', 200, 1);
      await own.close();
      expect(await usage('k:ab')).toEqual([row('k:ab', { calls: 2 })]);
    } finally {
      vi.useRealTimers();
    }
  });
});
