import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashApiKey, makeApiKey } from '../../src/service/callers/api-key.ts';
import { startService, type TestService } from '../support/running/service.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

describe('GET /v1/usage', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startService({ freeDaily: 9, clock: () => NOW, metricsToken: '' });
  });
  afterEach(() => service.stop());

  const ask = async (path: string, key?: string) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'x-api-key': key };
    const response = await fetch(service.origin + path, { headers });
    const body = (await response.json()) as { detail: string; days: unknown[] };
    return { status: response.status, headers: response.headers, body };
  };
  const newKey = async (name: string): Promise<string> => {
    const key = makeApiKey();
    await service.store.createKey({
      hash: hashApiKey(key),
      hint: key.slice(7, 11),
      name,
      createdAt: NOW,
      monthlyLimit: 50,
      expiresAt: null,
      revokedAt: null,
    });
    return key;
  };

  it('shows the quota and the days of the key that asks, and of no other', async () => {
    const [key, other] = [await newKey('one'), await newKey('another')];
    await fetch(`${service.origin}/v1/qr?data=a`, { headers: { 'x-api-key': key } });
    await ask('/v1/qr?size=1', key);
    await ask('/v1/email/verify?email=a', key);
    await fetch(`${service.origin}/v1/qr?data=a`, { headers: { 'x-api-key': other } });
    await service.flush();
    const { status, body, headers } = await ask('/v1/usage', key);
    expect(status).toBe(200);
    expect(body).toEqual({
      plan: 'paid',
      key: key.slice(7, 11),
      limit: 50,
      used: 2,
      remaining: 48,
      reset: '2026-12-01T00:00:00.000Z',
      days: [
        {
          day: '2026-11-28',
          calls: 2,
          refused: 1,
          operations: {
            'email.verify': { calls: 1, refused: 0 },
            'qr.create': { calls: 1, refused: 1 },
          },
        },
      ],
    });
    expect(headers.get('ratelimit')).toBe('"paid";r=48;t=216000');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('shows a caller without a key its quota, and no days', async () => {
    await fetch(`${service.origin}/v1/qr?data=a`);
    await service.flush();
    expect((await ask('/v1/usage')).body).toEqual({
      plan: 'free',
      key: null,
      limit: 9,
      used: 1,
      remaining: 8,
      reset: '2026-11-29T00:00:00.000Z',
      days: [],
    });
  });

  it('costs nothing, also when the quota is used up', async () => {
    for (let call = 0; call < 9; call += 1) await fetch(`${service.origin}/v1/qr?data=a`);
    for (let call = 0; call < 3; call += 1) {
      expect(await ask('/v1/usage')).toMatchObject({ status: 200, body: { used: 9, remaining: 0 } });
    }
    await service.flush();
    const [row] = await service.store.usage('free', { first: 0, last: 30_000 });
    expect(row).toMatchObject({ operation: 'qr.create', calls: 9, refused: 0 });
  });

  it.each([
    { name: 'a key that was never issued', key: () => makeApiKey(), status: 401 },
    { name: 'what is not a key', key: () => 'Ab3d', status: 401 },
  ])('refuses $name: usage that is not yours does not exist', async ({ key, status }) => {
    expect((await ask('/v1/usage', key())).status).toBe(status);
  });

  it.each(['0', '401', '-1', '1.5', 'a', ''])('refuses days=%s, and names what is allowed', async (days) => {
    const { status, body } = await ask(`/v1/usage?days=${days}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', errors: [{ parameter: 'days' }] });
    expect(body.detail).toContain('1 to 400');
  });

  it('names a parameter that means nothing here, and refuses another name of days', async () => {
    const { status, headers } = await ask('/v1/usage?colour=red');
    expect([status, headers.get('x-ignored-members')]).toEqual([200, 'colour']);
    expect((await ask('/v1/usage?day=7')).body).toMatchObject({ errors: [{ parameter: 'day' }] });
  });

  it('takes a number of days from 1 to 400', async () => {
    const key = await newKey('one');
    const today = Math.floor(NOW.getTime() / 86_400_000);
    const row = { subject: `k:${hashApiKey(key)}`, operation: 'qr.create', calls: 1, refused: 0 };
    await service.store.addUsage([0, 1, 399, 400].map((ago) => ({ ...row, day: today - ago })));
    const shown = async (days: number) => (await ask(`/v1/usage?days=${days}`, key)).body.days.length;
    expect([await shown(1), await shown(2), await shown(400)]).toEqual([1, 2, 3]);
  });

  it('counts the keys for Prometheus by their ids', async () => {
    const key = await newKey('one');
    await fetch(`${service.origin}/v1/qr?data=a`, { headers: { 'x-api-key': key } });
    await ask('/v1/qr?size=1');
    await service.flush();
    const text = await (await fetch(`${service.origin}/metrics`)).text();
    expect(text).toContain(`sundry_key_calls_total{key="${key.slice(7, 11)}",outcome="succeeded"} 1`);
    expect(text).toContain('sundry_key_calls_total{key="free",outcome="refused"} 1');
  });
});
