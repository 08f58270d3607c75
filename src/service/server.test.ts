import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pausesUntil } from '../../test/support/event-loop.ts';
import { until } from '../../test/support/until.ts';
import { testNeeds } from '../../test/support/worlds/needs.ts';
import { createQr } from '../operations/qr/create.operation.ts';
import { MemoryStore } from '../store/memory.ts';
import type { Page } from '../surfaces/page.ts';
import { parseTrustedProxies } from './callers/caller-address.ts';
import { Quota } from './callers/quota.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createService, type ServiceOptions } from './server.ts';
import { UsageBook } from './usage/usage-book.ts';

const clock = () => new Date();

/** Runs a service for as long as `use` takes. The tests of HTTP in detail are in test/http. */
async function withService(
  options: Partial<ServiceOptions>,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const store = new MemoryStore();
  const service = createService({
    operations: [createQr],
    pages: [],
    needs: testNeeds({ clock }),
    quota: new Quota({ store, limits: { freeDaily: 10, paidMonthly: 10 }, clock }),
    store,
    usageBook: new UsageBook({ store, clock, onError: () => {} }),
    ping: () => store.ping(),
    trustedProxies: parseTrustedProxies(''),
    log: createLog('silent', { stream: { write: () => {} } }),
    release: '1.2.3',
    timeouts: { lingerMs: 10 },
    ...options,
  });
  const port = await service.start({ host: '127.0.0.1', port: 0 });
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    await service.stop();
  }
}

describe('a service', () => {
  it('serves what it is given and nothing else', async () => {
    await withService({}, async (origin) => {
      expect((await fetch(`${origin}/v1/qr?data=a`)).status).toBe(200);
      expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({ version: '1.2.3' });
      for (const path of ['/', '/docs', '/metrics', '/v1/qr/wifi'])
        expect((await fetch(origin + path)).status).toBe(404);
    });
  });

  it('goes on, and logs its bug, where a call cannot be recorded once it was answered', async () => {
    const lines: string[] = [];
    const log = createLog('info', { stream: { write: (line) => lines.push(line) } });
    const fail = () => {
      throw new Error('the book is closed');
    };
    const usageBook = { count: fail } as unknown as UsageBook;
    await withService({ log, usageBook }, async (origin) => {
      for (let call = 0; call < 2; call += 1)
        expect((await fetch(`${origin}/v1/qr?data=a`)).status).toBe(200);
    });
    expect(lines.filter((line) => line.includes('the book is closed'))).toHaveLength(2);
  });

  it('renders a page at its first request, once, and again only after a failure', async () => {
    let rendered = 0;
    const page: Page = {
      path: '/page',
      mediaType: 'text/plain; charset=utf-8',
      render: async () => {
        rendered += 1;
        if (rendered === 1) throw new Error('not yet');
        return { text: 'text' };
      },
    };
    await withService({ pages: [page] }, async (origin) => {
      expect(rendered).toBe(0);
      expect((await fetch(`${origin}/page`)).status).toBe(500);
      for (let time = 0; time < 3; time++) expect(await (await fetch(`${origin}/page`)).text()).toBe('text');
      expect(rendered).toBe(2);
    });
  });

  it('shows its figures to every caller when there is no token', async () => {
    const metrics = { figures: await createMetrics(), token: undefined };
    await withService({ metrics }, async (origin) => {
      for (let call = 0; call < 11; call++) await fetch(`${origin}/v1/qr?data=a`);
      const text = await (await fetch(`${origin}/metrics`)).text();
      expect(text).toContain('sundry_calls_total{operation="qr.create",status="200"} 10');
      expect(text).toContain('sundry_quota_refusals_total{plan="free"} 1');
    });
  });

  it('waits for idle connections when it stops, and does not wait without them', async () => {
    const settings = { timeouts: { lingerMs: 1000 } };
    const alone = withService(settings, async () => {});
    expect(await pausesUntil(alone)).toBeLessThanOrEqual(5);
    let isUsed = false;
    const connected = withService(settings, async (origin) => {
      await (await fetch(origin)).text();
      isUsed = true;
    });
    await until(() => isUsed);
    expect(await Promise.race([connected, sleep(500, 'waiting')])).toBe('waiting');
    await connected;
  });
});
