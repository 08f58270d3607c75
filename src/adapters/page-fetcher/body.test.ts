import { expect, it } from 'vitest';
import { readBody } from './body.ts';

it('yields to the event loop after each piece', async () => {
  const pieces = Array.from({ length: 100 }, (_, index) => Uint8Array.of(index));
  const source = async function* () {
    yield* pieces;
  };
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const body = await readBody(source(), [], 1000);
  clearImmediate(next);
  expect([body.bytes.byteLength, body.truncated]).toEqual([100, false]);
  expect(turns).toBeGreaterThanOrEqual(100);
});
