import { describe, expect, it } from 'vitest';
import { withDeadline } from './deadline.ts';

describe('a deadline', () => {
  it('hands on what comes in time, good or bad', async () => {
    expect(await withDeadline(Promise.resolve(1), 1000)).toBe(1);
    await expect(withDeadline(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
  });

  it('gives up on what does not, and does not mind its later failure', async () => {
    let fail = () => {};
    const late = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new Error('too late to matter'));
    });
    await expect(withDeadline(late, 10)).rejects.toMatchObject({ code: 'operation_timeout' });
    fail();
  });

  it('tells when it gives up, and only then', async () => {
    const told: unknown[] = [];
    await withDeadline(Promise.resolve(1), 10, (refusal) => told.push(refusal));
    const refusal = await withDeadline(new Promise(() => {}), 10, (it) => told.push(it)).catch((it) => it);
    expect(told).toEqual([refusal]);
  });
});
