import { expect, test } from 'vitest';
import { hostilePages } from '../../../test/support/hostile-pages.ts';
import { fetchedPage } from '../../../test/support/site-pages.ts';
import { examplePage } from './example-page.ts';
import { readSite } from './read-site.ts';

/** Readings of each page, of which the shortest counts: garbage collection may occur in any of them. */
const ROUNDS = 3;

/**
 * Times the time of an ordinary page of its size, at most. The worst known, names that are not ASCII, take 1.8 at first,
 * and 3.9 once the engine has optimized what reads an ordinary page.
 */
const MAX_TIMES = 4;

/** The processor time of the shortest reading of a page, in microseconds. */
function readingTime(body: Uint8Array): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const begin = process.cpuUsage();
    readSite(fetchedPage(body, { truncated: true }), { fetchedAt: new Date(0) });
    const { user, system } = process.cpuUsage(begin);
    shortest = Math.min(shortest, user + system);
  }
  return shortest;
}

const copies = Math.ceil(524_288 / examplePage.body.length);
const plainBody = Buffer.concat(Array.from({ length: copies }, () => examplePage.body));

readingTime(plainBody);
const plain = readingTime(plainBody);

test.each(hostilePages)('is read in four times the time of an ordinary page: $name', ({ body }) => {
  let time = readingTime(body);
  // A machine under load makes most readings longer, and never shorter.
  for (let again = 0; again < 20 && time > MAX_TIMES * plain; again++)
    time = Math.min(time, readingTime(body));
  expect(time).toBeLessThanOrEqual(MAX_TIMES * plain);
});
