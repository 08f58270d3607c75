import { setMaxListeners } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createResolver } from '../../src/adapters/dns-over-https/resolver.ts';
import type { Resolver } from '../../src/operation.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { type DohServer, mx, startDohServer } from '../support/worlds/doh-server.ts';

let doh: DohServer;
let resolver: Resolver;
let service: TestService;
beforeAll(async () => {
  doh = await startDohServer();
  doh.zone.set('x.example MX', mx('x.example', [10, 'mx.x.example']));
  resolver = createResolver([doh.url]);
  service = await startService({ needs: { resolver }, metricsToken: '' });
});
afterAll(async () => {
  await service.stop();
  await doh.stop();
});

const get = (query: string) => fetch(`${service.origin}/v1/email/verify?${query}`);
const post = (path: string, body: unknown) =>
  fetch(`${service.origin}/v1/email/verify${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('e-mail verification beside more look-ups than there are places', () => {
  it('is refused with 503 and not counted; once the others have left, it is answered', async () => {
    doh.zone.set('free.example MX', mx('free.example', [10, 'mx.free.example']));
    const before = Number((await post('', { email: 'a@x.example' })).headers.get('x-quota-used'));
    const leaving = new AbortController();
    setMaxListeners(0, leaving.signal);
    const flood = Array.from({ length: 256 + 512 }, (_, i) => {
      doh.zone.set(`n${i}.example MX`, 'hang');
      const visit = { caller: `caller ${i}`, abandoned: () => leaving.signal };
      return resolver.open({ queries: 1 }, visit).lookup(`n${i}.example`, 'MX').catch(String);
    });
    const batch = { emails: Array.from({ length: 50 }, (_, i) => `a@b${i}.example`) };
    for (const send of [() => post('', { email: 'a@free.example' }), () => post('/batch', batch)]) {
      const refused = await send();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await refused.json()).toMatchObject({
        code: 'overloaded',
        detail: expect.stringContaining('512 DNS queries are waiting already'),
      });
    }
    leaving.abort(new Error('gone'));
    expect(new Set(await Promise.all(flood))).toEqual(new Set(['Error: gone']));
    const answered = await post('', { email: 'a@free.example' });
    expect(await answered.json()).toMatchObject({ valid: true });
    expect(Number(answered.headers.get('x-quota-used'))).toBe(before + 1);
  });
});

describe('e-mail verification over HTTP', () => {
  it('answers GET and POST alike, and no answer may be cached', async () => {
    const answers = [await get('email=ada+news@x.example'), await post('', { email: 'ada+news@x.example' })];
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies[0]).toEqual(bodies[1]);
    expect(bodies[0]).toMatchObject({ email: 'ada+news@x.example', valid: true, score: 100, reason: 'ok' });
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store']);
  });

  it('counts a batch as one call', async () => {
    const before = Number((await post('', { email: 'a@x.example' })).headers.get('x-quota-used'));
    const answer = await post('/batch', { emails: Array(50).fill('a@x.example') });
    expect(Number(answer.headers.get('x-quota-used'))).toBe(before + 1);
    expect(await answer.json()).toMatchObject({ count: 50 });
  });

  it('answers a malformed address with 200', async () => {
    expect(await (await get('email=%22')).json()).toMatchObject({ valid: false, reason: 'invalid syntax' });
  });

  const secret = 'jane.pl4nted@private.example';
  const refused: readonly (() => Promise<Response>)[] = [
    () => get(`email=${secret}%zz`),
    () => get(`email=${secret}&email=${secret}`),
    () => post('', { email: [secret] }),
    () => post('', { email: { [secret]: secret } }),
    () => post('/batch', { emails: secret }),
    () => post('/batch', { emails: [secret, { a: secret }] }),
    () => post('/batch', { emails: Array(51).fill(secret) }),
  ];

  it('repeats no address in a refusal, the log or the metrics', async () => {
    await (await get(`email=${secret}`)).arrayBuffer();
    for (const send of refused) {
      const answer = await send();
      expect(answer.status).toBe(400);
      expect(await answer.text()).not.toMatch(/pl4nted|private\.example/);
    }
    const metrics = await (await fetch(`${service.origin}/metrics`)).text();
    expect(service.lines.join('') + metrics).not.toMatch(/pl4nted|private\.example/);
  });
});
