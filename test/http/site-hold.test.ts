import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPageFetcher } from '../../src/adapters/page-fetcher/page-fetcher.ts';
import { Pool } from '../../src/service/pool/pool.ts';
import { type Canary, startCanary } from '../support/canary.ts';
import { compileForChild } from '../support/compiled.ts';
import { startService, type TestService } from '../support/service.ts';

const worker = compileForChild('test/support/site-worker.ts');
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
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const median = async (count: number, work: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let i = 0; i < count; i++) times.push(await timed(work));
    return times.sort((a, b) => a - b)[Math.floor(count / 2)]!;
  };
  const other = async () => (await fetch(`${service.origin}/v1/qr?data=hello`)).arrayBuffer();
  // Read in this thread, a long page would hold up a call for longer than it takes alone: twenty are read at a time.
  const alone = await median(9, () => read('/endless'));
  const stop = new AbortController();
  let answered = 0;
  const call = async (path: string): Promise<void> => {
    while (!stop.signal.aborted) {
      const isRead = await read(path, stop.signal).catch(() => false);
      if (isRead) answered++;
    }
  };
  const calls = Array.from({ length: 40 }, (_, index) => call(index % 2 === 0 ? '/hung' : '/endless'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const rounds: number[] = [];
  while (answered < 20) rounds.push(await median(10, other));
  const busy = rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  stop.abort();
  await Promise.all(calls);
  process.stderr.write(
    `a long page alone: ${alone.toFixed(1)} ms; median of others beside 40 calls: ${busy.toFixed(1)} ms; ${answered} long pages read meanwhile\n`,
  );
  expect(answered).toBeGreaterThan(0);
  expect(busy).toBeLessThanOrEqual(alone / 2);
}, 60_000);
