import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rollingRestarts } from '../../scripts/topology/rolling.ts';
import { startTopology, type Topology } from '../../scripts/topology/topology.ts';
import { hasConsumer } from '../support/consumers.ts';
import { withoutThreads } from '../support/running/server.ts';
import { isWhole } from '../support/whole.ts';

const canRun = hasConsumer('/usr/sbin/nginx') && hasConsumer('redis-server');

describe.runIf(canRun)('nginx, three nodes and their store, as compose.yaml has them', () => {
  let topology: Topology;
  beforeAll(async () => {
    topology = await startTopology({ ...withoutThreads, FREE_DAILY_LIMIT: '1000000', METRICS: 'on' });
  });
  afterAll(() => topology?.stop());

  it('lose no call, GET or POST, while nodes restart, and count each once', async () => {
    const { answered, refused, failed, retried, counted } = await rollingRestarts(topology, {
      count: isWhole ? 2 : 1,
      signal: 'SIGTERM',
      callPauseMs: isWhole ? 0 : 10,
    });
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    // A node that serves without its store refuses a third of the calls.
    expect(refused).toBeLessThan(answered / 100);
    // A node was away: without a second attempt these calls would have failed.
    expect(retried).toBeGreaterThan(0);
    expect(counted).toBe(answered);
  });

  it('count a caller by its own address, whatever it writes into X-Forwarded-For', async () => {
    const used: number[] = [];
    for (const address of ['203.0.113.1', '203.0.113.2, 198.51.100.7']) {
      const answer = await call('/v1/qr?data=a', { headers: { 'x-forwarded-for': address } });
      used.push(Number(answer.headers.get('x-quota-used')));
    }
    expect(used[0]).toBeGreaterThan(1);
    expect(used[1]).toBe(used[0]! + 1);
  });

  it('show the figures of a node at the node only', async () => {
    expect((await call('/metrics')).status).toBe(404);
    expect((await fetch(`${topology.nodes[0]!.origin}/metrics`)).status).toBe(200);
  });

  it.each([
    { size: 2_097_152, by: 'the node, which names the limit of the operation', detail: '32768 bytes' },
    { size: 33_554_433, by: 'nginx, in the same form', detail: '32 MiB' },
  ])('refuse a body of $size bytes by $by', async ({ size, detail }) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await call('/v1/qr', { method: 'POST', headers, body: 'x'.repeat(size) });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({
      code: 'body_too_large',
      detail: expect.stringContaining(detail),
      status: 413,
    });
  });

  it('compress an image, and answer 304 to its tag', async () => {
    const path = `/v1/qr?data=${'compressed'.repeat(20)}`;
    const answer = await call(path);
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toMatch(/^<svg /);
    const again = await call(path, { headers: { 'if-none-match': answer.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  it('show the address that was asked for in the documents', async () => {
    expect(await (await call('/llms.txt')).text()).toContain(`${topology.origin}/docs.md`);
  });

  function call(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(topology.origin + path, init);
  }
});
