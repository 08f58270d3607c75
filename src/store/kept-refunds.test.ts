import { expect, it } from 'vitest';
import { KeptRefunds } from './kept-refunds.ts';

it('are sent once, those that cannot be sent yet again later', async () => {
  const refunds = new KeptRefunds<string>();
  for (const count of ['a', 'b', 'a']) expect(refunds.add(count)).toBe(true);
  const sent: string[] = [];
  const send = (fails: string) => async (count: string) => {
    sent.push(count);
    return count !== fails;
  };
  expect(await refunds.send(send('b'))).toEqual({ sent: 2, dropped: 0 });
  expect(await refunds.send(send(''))).toEqual({ sent: 1, dropped: 0 });
  expect(await refunds.send(send(''))).toEqual({ sent: 0, dropped: 0 });
  expect(sent).toEqual(['a', 'b', 'a', 'b']);
});

it('are 10,000 at most', () => {
  const refunds = filled();
  expect(refunds.add('a')).toBe(false);
});

it('are 10,000 at most while they are sent, and have room again for each that was', async () => {
  const refunds = filled();
  const answers: ((isSent: boolean) => void)[] = [];
  const sending = refunds.send(() => new Promise((resolve) => answers.push(resolve)));
  expect(refunds.add('b')).toBe(false);
  answers[0]!(true);
  answers[1]!(false);
  await new Promise(setImmediate);
  expect([refunds.add('b'), refunds.add('b')]).toEqual([true, false]);
  for (const answer of answers.slice(2)) answer(true);
  expect(await sending).toEqual({ sent: 9_999, dropped: 0 });
});

it('tell how many had no room once per outage, when the last that was kept is sent', async () => {
  const refunds = filled();
  for (let index = 0; index < 3; index += 1) refunds.add('b');
  expect((await refunds.send(async () => false)).dropped).toBe(0);
  expect(refunds.lost).toBe(10_003);
  expect((await refunds.send(async () => true)).dropped).toBe(3);
  expect((await refunds.send(async () => true)).dropped).toBe(0);
  refunds.add('c');
  expect(await refunds.send(async () => true)).toEqual({ sent: 1, dropped: 0 });
});

function filled(): KeptRefunds<string> {
  const refunds = new KeptRefunds<string>();
  for (let index = 0; index < 10_000; index += 1) refunds.add('a');
  return refunds;
}
