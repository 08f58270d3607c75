import { describe, expect, it } from 'vitest';
import type { DayRange, UsageRow } from '../../store/store.ts';
import { KeptDays } from './kept-days.ts';
import { lastDays, usageByDay } from './usage-days.ts';

const TODAY = 20_785;
const rows: readonly UsageRow[] = Array.from({ length: 400 }, (_, ago) => TODAY - 399 + ago).flatMap(
  (day) => [
    { day, subject: 'k:a', operation: 'email.verify', calls: day % 7, refused: 1 },
    { day, subject: 'k:a', operation: 'qr.create', calls: 2, refused: 0 },
  ],
);

function keptDays() {
  const reads: DayRange[] = [];
  let failures = 0;
  let now = TODAY * 86_400_000 + 43_200_000;
  const store = {
    usage: async (subject: string, range: DayRange) => {
      reads.push(range);
      if (failures > 0) {
        failures -= 1;
        throw new Error('the store cannot be used');
      }
      return rows.filter((row) => row.subject === subject && row.day >= range.first && row.day <= range.last);
    },
  };
  const kept = new KeptDays(store, () => new Date(now));
  return {
    json: async (subject: string, days: number) => Buffer.concat(await kept.json(subject, days)).toString(),
    reads,
    pass: (ms: number) => {
      now += ms;
    },
    fail: (times: number) => {
      failures = times;
    },
  };
}

function expected(days: number) {
  const { first, last } = lastDays(days, new Date(TODAY * 86_400_000));
  return usageByDay(rows.filter(({ day }) => day >= first && day <= last));
}

describe('the days of a subject as JSON', () => {
  it.each([1, 2, 3, 31, 399, 400])('of %i days', async (days) => {
    expect(JSON.parse(await keptDays().json('k:a', days))).toEqual(expected(days));
  });

  it('of a subject that called nothing', async () => {
    expect(await keptDays().json('k:b', 400)).toBe('[]');
  });
});

describe('a report costs its caller nothing, so that', () => {
  it('older days are read once a minute, whatever number of days is asked for; yesterday and today each time', async () => {
    const { json, reads, pass } = keptDays();
    await json('k:a', 400);
    reads.length = 0;
    for (const days of [400, 399, 200, 3]) await json('k:a', days);
    expect(reads).toEqual(Array.from({ length: 4 }, () => ({ first: TODAY - 1, last: TODAY })));
    pass(60_000);
    await json('k:a', 31);
    expect(Math.min(...reads.map(({ first }) => first))).toBe(TODAY - 399);
  });

  it('a turn of the event loop reads 25 days', async () => {
    const { json, reads } = keptDays();
    await json('k:a', 400);
    expect(Math.max(...reads.map(({ first, last }) => last - first + 1))).toBe(25);
  });

  it('reports that are asked for at once share one reading', async () => {
    const { json, reads } = keptDays();
    const reports = await Promise.all(Array.from({ length: 50 }, () => json('k:a', 400)));
    expect(new Set(reports).size).toBe(1);
    expect(reads.filter(({ last }) => last < TODAY)).toHaveLength(16);
  });

  it('a day later, what was yesterday is read again', async () => {
    const { json, reads, pass } = keptDays();
    await json('k:a', 31);
    reads.length = 0;
    pass(86_400_000);
    await json('k:a', 31);
    expect(reads.map(({ last }) => last)).toContain(TODAY - 1);
  });

  it('a store that fails is asked again, and holds up no other subject', async () => {
    const { json, fail } = keptDays();
    await json('k:a', 2);
    const failed = json('k:a', 31);
    await Promise.resolve();
    fail(1);
    await expect(failed).rejects.toThrow('the store cannot be used');
    expect(JSON.parse(await json('k:a', 31))).toEqual(expected(31));
    expect(await json('k:b', 31)).toBe('[]');
  });
});
