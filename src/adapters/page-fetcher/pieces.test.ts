import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { startTcpSite, writeForEver } from '../../../test/support/worlds/tcp-site.ts';
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

/** Writes a letter in each turn: the site is in this process, so that each is read by itself. */
function trickle(socket: Socket, letter = 'a'): void {
  socket.setNoDelay(true);
  const more = (): void => void (socket.destroyed || socket.write(letter, () => setImmediate(more)));
  more();
}

it.each([
  {
    name: 'in chunks of one byte',
    answer: (socket: Socket) => {
      socket.write(`${OK}transfer-encoding: chunked\r\n\r\n`);
      writeForEver(socket, '1\r\na\r\n');
    },
    bytes: 32_768,
  },
  {
    name: 'in pieces of one byte',
    answer: (socket: Socket) => {
      socket.write(`${OK}\r\n`);
      trickle(socket);
    },
    bytes: 4096,
  },
])('a page $name is read in part', async ({ answer, bytes }) => {
  const page = await pageOf(answer);
  expect(page).toMatchObject({ kind: 'page', status: 200, truncated: true });
  const { length } = (page as { readonly body: Uint8Array }).body;
  expect(length).toBeGreaterThan(bytes / 2);
  expect(length).toBeLessThan(3 * bytes);
});

it('an answer in more than 16,384 pieces is refused', async () => {
  const fetched = pageOf((socket) => {
    socket.write(`${OK}transfer-encoding: chunked\r\n\r\n0\r\na:`);
    trickle(socket, ' ');
  });
  await expect(fetched).rejects.toThrow('127.0.0.1 does not answer in HTTP.');
});
