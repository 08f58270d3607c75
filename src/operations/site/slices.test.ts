import { expect, test } from 'vitest';
import { hostilePages } from '../../../test/support/hostile-pages.ts';
import { fetchedPage } from '../../../test/support/site-pages.ts';
import { examplePage } from './example-page.ts';
import { readIntel } from './intel.ts';

/** Of each turn the shortest of this many readings: garbage is collected in any of them. */
const ROUNDS = 3;

/** The processor time of each turn that a reading holds the thread for, in microseconds. */
function turnsOf(body: Uint8Array, rounds: number): readonly number[] {
  const shortest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const reading = readIntel(fetchedPage(body, { truncated: true }), {
      url: 'shop.example',
      fetchedAt: new Date(0),
    });
    for (let turn = 0, isDone = false; !isDone; turn++) {
      const begin = process.cpuUsage();
      isDone = reading.next().done ?? false;
      const { user, system } = process.cpuUsage(begin);
      shortest[turn] = Math.min(shortest[turn] ?? Number.POSITIVE_INFINITY, user + system);
    }
  }
  return shortest;
}

const copies = Math.ceil(524_288 / examplePage.body.length);
const plainBody = Buffer.concat(Array.from({ length: copies }, () => examplePage.body));

/** All turns of an ordinary page of the same size together. */
function plainTime(): number {
  return turnsOf(plainBody, ROUNDS).reduce((sum, turn) => sum + turn);
}

turnsOf(plainBody, ROUNDS);
const plain = plainTime();

test.each(hostilePages)('no turn of a page is longer than an ordinary page as a whole: $name', ({ body }) => {
  let longest = Math.max(...turnsOf(body, ROUNDS));
  // A machine under load shows most turns longer than they are, and never shorter.
  for (let again = 0; again < 2 && longest > plain; again++) {
    longest = Math.min(longest, Math.max(...turnsOf(body, ROUNDS)));
  }
  expect(longest).toBeLessThanOrEqual(plain);
});
