import { expect, it } from 'vitest';
import { KeptRefunds } from './kept-refunds.ts';

it('are sent once, those that cannot be sent yet again later', async () => {
  const refunds = new KeptRefunds();
  for (const count of ['a', 'b', 'a']) expect(refunds.add(count)).toBe(true);
  const sent: string[] = [];
  const send = (fails: string) => async (count: string) => {
    sent.push(count);
    return count !== fails;
  };
  expect(await refunds.send(send('b'))).toBe(2);
  expect(await refunds.send(send(''))).toBe(1);
  expect(await refunds.send(send(''))).toBe(0);
  expect(sent).toEqual(['a', 'b', 'a', 'b']);
});

it('are 10,000 at most', () => {
  const refunds = new KeptRefunds();
  for (let index = 0; index < 10_000; index += 1) refunds.add('a');
  expect(refunds.add('a')).toBe(false);
});
