import { expect, test } from 'vitest';
import {
  type HostilePage,
  hostileHeaders,
  hostilePages,
} from '../../../test/support/samples/hostile-pages.ts';
import { hostileTexts, plainText } from '../../../test/support/samples/hostile-texts.ts';
import { fetchedPage } from '../../../test/support/worlds/site-pages.ts';
import { examplePage } from './example-page.ts';
import { pageToMarkdown } from './page-to-markdown.ts';
import { readSite } from './read-site.ts';

/** Readings of each page, of which the shortest counts: garbage collection may occur in any of them. */
const ROUNDS = 3;

/**
 * Times the time of an ordinary page of its size, at most. The worst known, names that are not ASCII, take 1.8 at first,
 * and 3.9 once the engine has optimized what reads an ordinary page.
 */
const MAX_TIMES = 4;

/** The processor time of the shortest reading of a page, in microseconds. */
function readingTime({
  body,
  headers = {},
  finalUrl = 'https://shop.example/',
}: Omit<HostilePage, 'name'>): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const begin = process.cpuUsage();
    readSite(fetchedPage(body, { headers, finalUrl, truncated: true }), { fetchedAt: new Date(0) });
    const { user, system } = process.cpuUsage(begin);
    shortest = Math.min(shortest, user + system);
  }
  return shortest;
}

const copies = Math.ceil(524_288 / examplePage.body.length);
const plainBody = Buffer.concat(Array.from({ length: copies }, () => examplePage.body));

readingTime({ body: plainBody });
const plain = readingTime({ body: plainBody });

/** As readingTime; on a machine under load, which makes most readings longer and never shorter, of more readings. */
function shortestTime(page: HostilePage, most: number): number {
  let time = readingTime(page);
  for (let again = 0; again < 20 && time > most; again++) time = Math.min(time, readingTime(page));
  return time;
}

test.each(hostilePages)('is read in four times the time of an ordinary page: $name', (page) => {
  expect(shortestTime(page, MAX_TIMES * plain)).toBeLessThanOrEqual(MAX_TIMES * plain);
});

// The thread of a page is chosen by its length alone.
test.each(hostileHeaders)('is read in the time of an ordinary page of 64 KB: $name', (page) => {
  expect(shortestTime(page, plain / 8)).toBeLessThanOrEqual(plain / 8);
});

/** Times the time of an ordinary page of its size in which a page is written as Markdown: the worst known takes four. */
const MAX_WRITING_TIMES = 6;

function writingTime(html: string): number {
  const begin = process.cpuUsage();
  pageToMarkdown(html, 'https://shop.example/');
  const { user, system } = process.cpuUsage(begin);
  return user + system;
}

test.each(hostileTexts)('is written in six times the time of an ordinary page: $name', ({ html }) => {
  plainWriting ||= Math.min(writingTime(plainText), writingTime(plainText));
  const most = MAX_WRITING_TIMES * plainWriting;
  let time = writingTime(html);
  for (let again = 0; again < 10 && time > most; again++) time = Math.min(time, writingTime(html));
  expect(time).toBeLessThanOrEqual(most);
});

let plainWriting = 0;

test('tables and lists of a page of 2 MB have as many cells and items as it has', () => {
  const many = 150_000;
  for (const html of [
    `<table><tr>${'<td>a'.repeat(many)}</table>`,
    `<ul><li>a</li><ul><li>${'a<p>'.repeat(many)}</ul></ul>`,
  ])
    expect(pageToMarkdown(html, 'https://shop.example/').words).toBeGreaterThanOrEqual(many);
});
