import { describe, expect, it } from 'vitest';
import { withDeadline } from './deadline.ts';

/** What an operation ends with, and a record of it. */
function noted() {
  const notes: unknown[] = [];
  return {
    notes,
    ending: { giveUp: (refusal: unknown) => notes.push(refusal), end: () => notes.push('end') },
  };
}

describe('a deadline', () => {
  it('hands on what comes in time, good or bad, and ends with it', async () => {
    const { notes, ending } = noted();
    expect(await withDeadline(Promise.resolve(1), 10_000, ending)).toBe(1);
    await expect(withDeadline(Promise.reject(new Error('no')), 10_000, ending)).rejects.toThrow('no');
    expect(notes).toEqual(['end', 'end']);
  });

  it('gives up on what does not, with its refusal, and drops its later failure', async () => {
    const { notes, ending } = noted();
    let fail = () => {};
    const late = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new Error('too late to matter'));
    });
    const refusal = await withDeadline(late, 10, ending).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'operation_timeout' });
    expect(notes).toEqual([refusal, 'end']);
    fail();
  });
});
