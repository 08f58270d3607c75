import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageFetcher } from '../../src/adapters/page-fetcher/page-fetcher.ts';
import { Pool } from '../../src/service/pool/pool.ts';
import { compileForThread } from '../support/running/compiled.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { until } from '../support/until.ts';
import { type Canary, startCanary } from '../support/worlds/canary.ts';

const worker = compileForThread('test/support/operations/site-worker.ts');
const pool = new Pool({ workers: 1, module: pathToFileURL(worker.path), onFailure: () => {} });
let service: TestService;
let site: Canary;

beforeAll(async () => {
  site = await startCanary('127.0.0.1', (request, response) => {
    if (request.url === '/hung') return;
    response.writeHead(200, { 'content-type': 'text/html' });
    const piece = '<div class="a"><p>some text 12 <a href="/x">more</a></p></div>\n'.repeat(1000);
    const more = (): void => void (response.destroyed || response.write(piece, more));
    more();
  });
  const pageFetcher = createPageFetcher({ allowPrivateAddresses: true, userAgent: 'Sundry test' });
  service = await startService({ needs: { pageFetcher }, pool, freeDaily: 100_000, trustProxy: '127.0.0.1' });
});

afterAll(async () => {
  await service.stop();
  await site.stop();
  await pool.close();
  worker.remove();
});

/** Whether a page of the site was read. */
async function read(path: string, signal?: AbortSignal): Promise<boolean> {
  const url = encodeURIComponent(site.origin + path);
  const response = await fetch(`${service.origin}/v1/site/intel?url=${url}`, signal ? { signal } : {});
  await response.text();
  return response.ok;
}

it('a service that reads sites keeps serving others while 40 calls hang, never end or fetch 512 KB', async () => {
  const other = async () => (await fetch(`${service.origin}/v1/qr?data=hello`)).arrayBuffer();
  const stop = new AbortController();
  let answered = 0;
  const call = async (path: string): Promise<void> => {
    while (!stop.signal.aborted) {
      const isRead = await read(path, stop.signal).catch(() => false);
      if (isRead) answered++;
    }
  };
  const calls = Array.from({ length: 40 }, (_, index) => call(index % 2 === 0 ? '/hung' : '/endless'));
  await until(() => answered > 0);
  const before = answered;
  let others = 0;
  for (; answered < before + 20; others++) await other();
  stop.abort();
  await Promise.all(calls);
  // Read in this thread, twenty long pages at a time would hold up each call: hardly one would pass for each page.
  expect(others).toBeGreaterThanOrEqual(2 * 20);
});
