import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestTime } from './request-time.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('six seconds, without the time in which a look-up waits for its place', () => {
  const time = new RequestTime();
  vi.advanceTimersByTime(1000);
  expect(time.left()).toBe(5000);
  const [resumeFirst, resumeSecond] = [time.pause(), time.pause()];
  vi.advanceTimersByTime(20_000);
  resumeFirst();
  resumeFirst();
  vi.advanceTimersByTime(20_000);
  expect(time.left()).toBe(5000);
  resumeSecond();
  vi.advanceTimersByTime(2000);
  expect(time.left()).toBe(3000);
  resumeSecond();
  expect(time.left()).toBe(3000);
  vi.advanceTimersByTime(3000);
  expect(time.left()).toBe(0);
});
