import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, startServer } from '../support/server.ts';

const PUBLIC_URL = 'https://api.example.com/tools';

describe('the documents rendered in a thread', () => {
  let threaded: Server;
  let plain: Server;
  beforeAll(async () => {
    threaded = await startServer({ PUBLIC_URL, WORKERS: '1' });
    plain = await startServer({ PUBLIC_URL, WORKERS: '0' });
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

  it('are no reason to be slow to stop', async () => {
    const server = await startServer({ WORKERS: '1' });
    const asked = fetch(`${server.origin}/docs`).catch(() => undefined);
    await fetch(`${server.origin}/health`);
    expect(await server.stop()).toBe(0);
    await asked;
  });
});
