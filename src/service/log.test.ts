import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

beforeAll(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

const lines: string[] = [];
const log = createLog('info', { stream: { write: (line) => void lines.push(line) } });

/** RFC 3339 5.6, with three digits of milliseconds: one moment after another, as a clock that is set back gives them. */
it.each([
  ['2026-02-28T23:59:59.999Z'],
  ['2026-03-01T00:00:00.000Z'],
  ['2026-03-01T00:00:00.007Z'],
  ['2026-03-01T00:00:00.070Z'],
  ['2026-03-01T00:00:01.700Z'],
  ['2026-02-28T23:59:59.001Z'],
])('the line of a call has the time it is written at: %s', (time) => {
  vi.setSystemTime(time);
  log.call({ request_id: 'r', operation: 'qr.create', status: 200, ms: 1.5, bytes: 2, key: 'free' });
  expect(lines.at(-1)).toBe(
    `{"level":"info","time":"${time}","request_id":"r","operation":"qr.create","status":200,"ms":1.5,"bytes":2,"key":"free"}\n`,
  );
});
