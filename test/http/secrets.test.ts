import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { startService } from '../support/running/service.ts';
import { runs } from '../support/runs.ts';

/** A word that occurs only in these requests, in each form it could be kept in. */
const SECRET = 'pl4ntedS3cretW0rd';
const forms = [
  SECRET,
  encodeURIComponent(SECRET),
  Buffer.from(SECRET).toString('base64'),
  Buffer.from(SECRET).toString('hex'),
];

const json = { 'content-type': 'application/json' };
const calls: readonly ((origin: string) => Promise<Response>)[] = [
  (origin) => fetch(`${origin}/v1/qr?data=${SECRET}`),
  (origin) => fetch(`${origin}/v1/qr/wifi?ssid=a&password=${SECRET}`),
  (origin) => fetch(`${origin}/v1/qr?size=${SECRET}`),
  (origin) => fetch(`${origin}/v1/qr?${SECRET}=1&data=%zz`),
  (origin) => fetch(`${origin}/${SECRET}?${SECRET}`),
  (origin) =>
    fetch(`${origin}/v1/qr`, { method: 'POST', headers: json, body: JSON.stringify({ data: SECRET }) }),
  (origin) => fetch(`${origin}/v1/qr`, { method: 'POST', headers: json, body: `{"${SECRET}` }),
  (origin) => fetch(`${origin}/v1/qr`, { method: 'POST', headers: { 'content-type': SECRET }, body: 'a' }),
  (origin) =>
    fetch(`${origin}/v1/qr?data=a`, { headers: { 'x-api-key': SECRET, cookie: SECRET, referer: SECRET } }),
  (origin) => fetch(`${origin}/v1/qr?data=a`, { headers: { 'x-request-id': `${SECRET} with a space` } }),
  (origin) => fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${SECRET}` } }),
  (origin) => fetch(`${origin}/v1/qr?data=a`, { headers: { 'x-forwarded-for': `198.51.100.77, ${SECRET}` } }),
];

describe('what callers send', () => {
  it('is neither in the log nor in the metrics nor in the data directory', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'sundry-test-'));
    const store = await openSqliteStore(directory);
    const service = await startService({
      store,
      freeDaily: 1_000_000,
      metricsToken: '',
      trustProxy: 'loopback',
    });
    try {
      for (let round = 0; round < runs(1000); round += calls.length) {
        await Promise.all(calls.map(async (call) => (await call(service.origin)).arrayBuffer()));
      }
      const metrics = await (await fetch(`${service.origin}/metrics`)).text();
      const files = readdirSync(directory).map((name) => readFileSync(join(directory, name), 'latin1'));
      expect(files.length).toBeGreaterThan(0);
      expect(service.lines.length).toBeGreaterThan(calls.length - 1);
      for (const kept of [service.lines.join(''), metrics, ...files]) {
        for (const form of [...forms, '198.51.100.77', '127.0.0.1'])
          expect(kept.includes(form), form).toBe(false);
      }
    } finally {
      await service.stop();
      await store.close();
      rmSync(directory, { recursive: true });
    }
  });
});
