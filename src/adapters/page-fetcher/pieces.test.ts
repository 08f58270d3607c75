import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startTcpSite, writeForEver } from '../../../test/support/tcp-site.ts';
import { createPageFetcher } from './page-fetcher.ts';

const OK = 'HTTP/1.1 200 OK\r\n';

/** Fetches the page of a site that answers a request so. */
async function pageOf(answer: (socket: Socket) => void) {
  const site = await startTcpSite((socket) => void socket.once('data', () => answer(socket)));
  const fetchPage = createPageFetcher({ allowPrivateAddresses: true, userAgent: 'test' });
  const limits = { wants: () => true, redirects: 3, bytes: 524_288, wholeMs: 60_000 };
  try {
    return await fetchPage(`http://127.0.0.1:${site.port}/`, limits);
  } finally {
    await site.stop();
  }
}

it('a page in chunks of one byte is read in part', async () => {
  const page = await pageOf((socket) => {
    socket.write(`${OK}transfer-encoding: chunked\r\n\r\n`);
    writeForEver(socket, '1\r\na\r\n');
  });
  expect(page).toMatchObject({ kind: 'page', status: 200, truncated: true });
  const { length } = (page as { readonly body: Uint8Array }).body;
  expect(length).toBeGreaterThan(20_000);
  expect(length).toBeLessThan(100_000);
});

it('a page in more than 16,384 pieces is no answer', async () => {
  // The site is in this process: each turn writes one piece, and reads it.
  const fetched = pageOf((socket) => {
    socket.setNoDelay(true);
    socket.write(`${OK}\r\n`);
    const more = (): void => void (socket.destroyed || socket.write('a', () => setImmediate(more)));
    more();
  });
  await expect(fetched).rejects.toThrow('127.0.0.1 does not answer in HTTP.');
});
