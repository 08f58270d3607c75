import { describe, expect, it, test } from 'vitest';
import { faultsOf } from '../../../test/support/judging/declared-answer.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { fetchedPage } from '../../../test/support/worlds/site-pages.ts';
import { InputError } from '../../errors.ts';
import { intelSite } from './intel.operation.ts';
import { isPageType } from './media.ts';
import { intelResult } from './schema.ts';

const page = fetchedPage('<title>A</title><a href=https://x.com/a>x</a>');

describe('the operation', () => {
  it('fetches the given URL, as https without a scheme, and echoes it as sent', async () => {
    const asked: string[] = [];
    const needs = testNeeds({
      clock: () => new Date('2026-02-03T04:05:06.007Z'),
      pageFetcher: async (url) => {
        asked.push(url);
        return page;
      },
    });
    const { value } = await intelSite.run({ url: ' shop.example ' }, needs);
    expect(asked).toEqual(['https://shop.example/']);
    expect(value).toMatchObject({ url: 'shop.example', title: 'A', fetched_at: '2026-02-03T04:05:06.007Z' });
  });

  it('answers by its schema, for a full page and for an empty one', async () => {
    for (const answer of [page, fetchedPage('')]) {
      const { value } = await intelSite.run(
        { url: 'a.example' },
        testNeeds({ pageFetcher: async () => answer }),
      );
      expect(faultsOf(intelResult, value)).toEqual([]);
    }
  });

  it('refuses a url that the fetcher forbids', async () => {
    const pageFetcher = async () => ({ kind: 'forbidden', reason: 'is shut' }) as const;
    const refused: unknown = await intelSite
      .run({ url: 'a.example' }, testNeeds({ pageFetcher }))
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InputError);
    expect((refused as InputError).faults).toEqual([{ pointer: '/url', message: 'is shut' }]);
  });

  it.each([
    { name: '20 KB stays in the main thread', bytes: 20_480, isHeavy: false },
    { name: '32 KB goes to another', bytes: 32_768, isHeavy: true },
  ])('is read in the thread that its size requires: a page of $name', async ({ bytes, isHeavy }) => {
    const needs = testNeeds({ pageFetcher: async () => fetchedPage(new Uint8Array(bytes)) });
    const gathered = await intelSite.steps.gather({ url: 'a.example' }, needs);
    expect(intelSite.steps.cost(gathered) > 2).toBe(isHeavy);
  });

  it('gives the same answer after cloning to another thread', async () => {
    const needs = testNeeds({ pageFetcher: async () => page });
    const gathered = await intelSite.steps.gather({ url: 'a.example' }, needs);
    const answer = await intelSite.run({ url: 'a.example' }, needs);
    expect(await intelSite.steps.compute(structuredClone(gathered))).toEqual(answer);
  });
});

test.each([
  ['text/html; charset=utf-8', true],
  ['TEXT/HTML', true],
  ['application/xhtml+xml', true],
  ['application/xml', true],
  ['text/xml', true],
  ['', true],
  ['image/svg+xml', false],
  ['application/json', false],
  ['text/plain', false],
  ['application/octet-stream', false],
])('a body of type "%s" is a page: %s', (type, isPage) => {
  expect(isPageType(type)).toBe(isPage);
});
