import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { type StopHandlers, stopWhenAsked } from './shutdown.ts';

const done = async () => {};
const never = () => new Promise<void>(() => {});

/** How the process is stopped, and the statuses it has ended with. */
function stopping(options: Partial<Parameters<typeof stopWhenAsked>[0]>) {
  const statuses: unknown[] = [];
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    statuses.push(status);
    return undefined as never;
  });
  let handlers: StopHandlers | undefined;
  const log = createLog('info', { stream: { write: () => {} } });
  const rest = { drain: done, stop: done, release: done, drainMs: 0, timeoutMs: 500, log };
  stopWhenAsked({ ...rest, ...options }, (asked) => {
    handlers = asked;
  });
  return { handlers: handlers!, statuses };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the process ends', () => {
  test('with 0 when the calls are answered, and with 1 after its time while they run', async () => {
    const answered = stopping({});
    answered.handlers.begin('SIGTERM');
    await vi.advanceTimersByTimeAsync(0);
    expect(answered.statuses).toEqual([0]);
    const running = stopping({ stop: never });
    running.handlers.begin('SIGTERM');
    await vi.advanceTimersByTimeAsync(499);
    expect(running.statuses).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(running.statuses).toEqual([1]);
  });

  test('with 1 at once when it is asked again', async () => {
    const { handlers, statuses } = stopping({ drain: never, drainMs: 600_000 });
    handlers.begin('SIGTERM');
    await vi.advanceTimersByTimeAsync(1000);
    expect(statuses).toEqual([]);
    handlers.endAtOnce();
    await vi.advanceTimersByTimeAsync(0);
    expect(statuses).toEqual([1]);
  });
});
