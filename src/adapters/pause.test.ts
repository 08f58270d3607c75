import { expect, it } from 'vitest';
import { fairPause } from './pause.ts';

it('lets one of many on in each turn of the event loop, in the order they came', async () => {
  const pause = fairPause();
  let turn = 0;
  let counting = true;
  const count = (): void => {
    turn++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const resumed: { name: string; turn: number }[] = [];
  const work = async (name: string): Promise<void> => {
    for (let slice = 0; slice < 3; slice++) {
      await pause();
      resumed.push({ name, turn });
    }
  };
  await Promise.all([work('a'), work('b')]);
  counting = false;
  expect(resumed.map(({ name }) => name).join('')).toBe('ababab');
  const turns = resumed.map((each) => each.turn);
  expect(new Set(turns).size).toBe(turns.length);
});
