import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, startServer } from '../support/server.ts';

const PUBLIC_URL = 'https://api.example.com/tools';

describe('the documents rendered in a thread', () => {
  let threaded: Server;
  let plain: Server;
  beforeAll(async () => {
    const numbers = { PUBLIC_URL, FREE_DAILY_LIMIT: '5', PAID_MONTHLY_LIMIT: '1234' };
    threaded = await startServer({ ...numbers, WORKERS: '1' });
    plain = await startServer({ ...numbers, WORKERS: '0' });
  });
  afterAll(async () => {
    await threaded.stop();
    await plain.stop();
  });

  it.each(['/', '/docs', '/docs.md', '/llms.txt', '/openapi.json'])(
    '%s: the bytes and headers that the main thread makes',
    async (path) => {
      const [one, other] = await Promise.all([threaded, plain].map(({ origin }) => fetch(origin + path)));
      expect(one!.status).toBe(200);
      for (const name of ['content-type', 'content-security-policy', 'etag', 'vary']) {
        expect(one!.headers.get(name), name).toBe(other!.headers.get(name));
      }
      expect((await one!.text()) === (await other!.text())).toBe(true);
    },
  );

  it.each(['1', '0'])('state the numbers of the running service (WORKERS=%s)', async (workers) => {
    const server = workers === '1' ? threaded : plain;
    const text = async (path: string) => (await fetch(server.origin + path)).text();
    expect(await text('/')).toContain('5 calls a day are free');
    expect(await text('/docs')).toContain('<strong>5 calls a day</strong>');
    expect(await text('/docs.md')).toContain('**1,234 calls a month**');
    expect(await text('/llms.txt')).toContain('5 calls a day are free');
    expect(await text('/openapi.json')).toContain(
      '(5 a day), calls with one by key and month (1,234 a month)',
    );
    const all = await Promise.all(['/', '/docs', '/docs.md', '/llms.txt', '/openapi.json'].map(text));
    for (const document of all) expect(document).not.toMatch(/\b100 calls|10,000 calls|q=100\b/);
    const answer = await fetch(`${server.origin}/v1/qr?data=a`);
    expect(answer.headers.get('ratelimit-policy')).toBe('"free";q=5;w=86400');
  });

  it('do not delay a stop', async () => {
    const server = await startServer({ WORKERS: '1', SHUTDOWN_TIMEOUT_MS: '50000' });
    const asked = fetch(`${server.origin}/docs`).catch(() => undefined);
    await fetch(`${server.origin}/health`);
    expect(await server.stop()).toBe(0);
    await asked;
  });
});
