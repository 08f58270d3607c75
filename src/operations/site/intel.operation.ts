import { refuse } from '../../errors.ts';
import {
  type FetchedPage,
  inTwoSteps,
  type JsonResult,
  type Operation,
  type Ports,
} from '../../operation.ts';
import { examplePage } from './example-page.ts';
import { fetchLimits, fetchWords } from './fetch-limits.ts';
import type { IntelRequest } from './intel.ts';
import { isPageType } from './media.ts';
import { type IntelInput, intelRequest, intelResult, type SiteIntel } from './schema.ts';
import { readSubmittedUrl } from './submitted-url.ts';

/** A fetched page, and the parts of the request that are answered. */
export interface FetchedSite {
  readonly page: FetchedPage;
  readonly request: IntelRequest;
}

/** Milliseconds of reading for each KB of a page. */
const PER_KILOBYTE = 0.1;

export const intelSite = {
  id: 'site.intel',
  summary: 'Read what a web page says about its owner',
  description:
    'Fetches one public page and reads its head, the technologies and analytics it uses, the platform it is ' +
    'locked to, contacts, profiles, links and structured data. One page, requested by a person: robots.txt is ' +
    'not read, no script is run, no further page is fetched.\n\n' +
    `At most ${fetchWords.redirects} are followed and ${fetchWords.bytes} read. A page that answers 404 or 500 is read like any other; ` +
    '`status` says so. For other content than HTML only status and headers are answered.\n\n' +
    'Only the public web is reachable: an address of a private network is refused with 400, and a redirect to one ' +
    `with 502. A site that cannot be reached is 502, one that takes more than ${fetchWords.whole} 504.`,
  routes: [
    { method: 'GET', path: '/v1/site/intel' },
    { method: 'POST', path: '/v1/site/intel' },
  ],
  input: intelRequest,
  subject: { member: 'url', lines: true },
  output: { media: { 'application/json': { schema: intelResult } } },
  limits: { bodyBytes: 65_536 },
  answerBytes: 8_388_608,
  needs: ['pageFetcher', 'clock'],
  examples: [
    {
      title: 'A bakery with an online shop',
      input: { url: 'harbour-bakery.co.uk' },
      needs: { pageFetcher: async () => examplePage },
    },
  ],
  ...inTwoSteps({
    gather: async (
      { url }: IntelInput,
      { pageFetcher, clock, visit }: Ports<'pageFetcher' | 'clock'>,
    ): Promise<FetchedSite> => {
      const { refreshTarget } = await import('./reading/refresh.ts');
      const wanted = { wants: isPageType, refresh: refreshTarget, ...fetchLimits };
      const page = await pageFetcher(readSubmittedUrl(url).href, wanted, visit);
      if (page.kind === 'forbidden') refuse('/url', page.reason);
      return { page, request: { url: url.trim(), fetchedAt: clock() } };
    },
    cost: ({ page }) => (PER_KILOBYTE * page.body.byteLength) / 1024,
    compute: async ({ page, request }) => {
      // Loaded with the first page: with its packages a start would take a fifth longer.
      const { readIntel } = await import('./intel.ts');
      return { kind: 'json', value: readIntel(page, request) } satisfies JsonResult;
    },
  }),
} as const satisfies Operation<IntelInput, SiteIntel>;
