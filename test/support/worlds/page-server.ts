import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Operation } from '../../../src/operation.ts';
import { pages } from '../../../src/surfaces/pages.ts';
import { testNeeds } from './needs.ts';
import { testFacts } from './service-facts.ts';

/** A server of pages; the built service is one as well. */
export interface PageServer {
  readonly origin: string;
  stop(): Promise<unknown>;
}

/** Serves nothing but the pages of a registry, with their policies, on a free port of 127.0.0.1. */
export async function servePages(operations: readonly Operation[]): Promise<PageServer> {
  const list = pages(operations, { ...testFacts(), machine: testNeeds() });
  const server = createServer(async ({ url }, response) => {
    const page = list.find(({ path }) => path === url);
    if (page === undefined) return response.writeHead(404).end();
    response.setHeader('content-type', page.mediaType);
    const { text, contentSecurityPolicy } = await page.render();
    if (contentSecurityPolicy) response.setHeader('content-security-policy', contentSecurityPolicy);
    return response.end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
