import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/running/service.ts';

const TOKEN = 'a-token-of-the-operator';

describe('the console', () => {
  let service: TestService;
  let now = Date.parse('2026-11-28T12:00:00Z');
  beforeEach(async () => {
    now = Date.parse('2026-11-28T12:00:00Z');
    service = await startService({ consoleToken: TOKEN, clock: () => new Date(now), trustProxy: 'loopback' });
  });
  afterEach(() => service.stop());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(service.origin + path, { headers, redirect: 'manual' });
  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(service.origin + path, {
      method: 'POST',
      headers: { origin: service.origin, ...headers },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
  const signIn = async (): Promise<{ cookie: string }> => {
    const { status, headers } = await send('/console', { token: TOKEN });
    expect([status, headers.get('location')]).toEqual([303, '/console']);
    return { cookie: headers.get('set-cookie')!.split(';', 1)[0]! };
  };

  it('does not exist without CONSOLE_TOKEN', async () => {
    const closed = await startService();
    try {
      for (const path of ['/console', '/console/keys', '/console/key', '/console/keys.csv']) {
        expect((await fetch(closed.origin + path)).status).toBe(404);
      }
    } finally {
      await closed.stop();
    }
  });

  it('gives a cookie that scripts and other sites do not get, for eight hours', async () => {
    const { headers } = await send('/console', { token: TOKEN });
    const [value, ...attributes] = headers.get('set-cookie')!.split('; ');
    expect(value).toMatch(/^sundry_console=\d{13}\.[0-9a-f]{24}\.[0-9a-f]{64}$/);
    expect(attributes).toEqual(['Path=/console', 'Max-Age=28800', 'HttpOnly', 'SameSite=Strict']);
    const cookie = { cookie: value! };
    now += 8 * 3_600_000 - 1;
    expect((await ask('/console', cookie)).status).toBe(200);
    now += 1;
    expect((await ask('/console', cookie)).status).toBe(401);
  });

  it('shows the form to sign in on every path without a session, and nothing else', async () => {
    for (const path of [
      '/console',
      '/console/keys',
      '/console/key?id=Ab3d',
      '/console/keys.csv',
      '/console/callers',
    ]) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.text()).toContain('name="token"');
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-/,
      );
    }
    expect((await send('/console/keys', { name: 'shop' })).status).toBe(401);
    expect(await service.store.listKeys()).toEqual([]);
  });

  const cookies: readonly { name: string; change: (cookie: string) => string }[] = [
    { name: 'a later end', change: (cookie) => cookie.replace(/=\d/, '=9') },
    {
      name: 'another signature',
      change: (cookie) => cookie.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
    },
    { name: 'no signature', change: (cookie) => cookie.replace(/\.[0-9a-f]{64}$/, '') },
    { name: 'nothing', change: () => 'sundry_console=' },
  ];
  it.each(cookies)('refuses a cookie with $name', async ({ change }) => {
    const { cookie } = await signIn();
    expect((await ask('/console', { cookie })).status).toBe(200);
    expect((await ask('/console', { cookie: change(cookie) })).status).toBe(401);
  });

  it('ends a session when it is signed out', async () => {
    const session = await signIn();
    const { headers } = await send('/console/sign-out', {}, session);
    expect(headers.get('set-cookie')).toMatch(/^sundry_console=; .*Max-Age=0;/);
    expect((await ask('/console', session)).status).toBe(401);
  });

  it('allows five tries a minute of an address, and logs no value', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const tries = Array.from({ length: 6 }, (_, index) =>
      send('/console', { token: `wrong-${index}` }, from('192.0.2.1')),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await send('/console', { token: TOKEN }, from('192.0.2.1'))).status).toBe(429);
    expect((await send('/console', { token: TOKEN }, from('192.0.2.2'))).status).toBe(303);
    now += 60_000;
    expect((await send('/console', { token: TOKEN }, from('192.0.2.1'))).status).toBe(303);
    const log = service.lines.join('');
    expect(log.match(/console: a wrong token from a:[0-9a-f]{32}/g)).toHaveLength(5);
    for (const value of ['wrong-', TOKEN, '192.0.2.']) expect(log).not.toContain(value);
  });

  const foreign: readonly { name: string; headers: Record<string, string> }[] = [
    { name: 'another site (Fetch Metadata)', headers: { 'sec-fetch-site': 'cross-site' } },
    { name: 'a sibling of the host', headers: { 'sec-fetch-site': 'same-site' } },
    { name: 'another origin', headers: { origin: 'https://evil.example' } },
    { name: 'an origin that is hidden', headers: { origin: 'null' } },
  ];
  it.each(foreign)('refuses a form from $name, with the session too', async ({ headers }) => {
    const session = await signIn();
    const answer = await send('/console/keys', { name: 'shop' }, { ...session, ...headers });
    expect(answer.status).toBe(403);
    expect(await service.store.listKeys()).toEqual([]);
  });

  it('logs each action, and never a key', async () => {
    const session = await signIn();
    const made = await (await send('/console/keys', { name: '<b>shop</b>', note: 'Ada' }, session)).text();
    expect(made).not.toContain('<b>shop');
    const key = /sundry_\w+/.exec(/<code>.*?<\/code>/.exec(made)![0])![0];
    const id = key.slice(7, 11);
    const act = (form: Record<string, string>) => send(`/console/key?id=${id}`, form, session);
    await act({ action: 'change', name: 'kiosk', limit: '7', expires: '2027-06-30', note: '' });
    const [record] = await service.store.listKeys();
    expect(record).toMatchObject({
      name: 'kiosk',
      monthlyLimit: 7,
      expiresAt: new Date('2027-07-01T00:00:00Z'),
    });
    expect(record).not.toHaveProperty('note');
    await act({ action: 'rotate', grace: '0' });
    await act({ action: 'disable' });
    await act({ action: 'enable' });
    await act({ action: 'revoke', sure: 'yes' });
    const said = service.lines.flatMap((line) => /"console: (key [^"]*)"/.exec(line)?.[1] ?? []);
    expect(said.map((text) => text.replaceAll(/\b\w{4}\b(?=$)/g, 'next').replaceAll(id, 'id'))).toEqual([
      'key id is created',
      'key id is changed',
      'key id is followed by next',
      'key id is disabled',
      'key id is enabled',
      'key id is revoked',
    ]);
    expect(service.lines.join('')).not.toContain('sundry_');
  });

  it.each([
    { name: 'no name', form: { name: ' ' } },
    { name: 'a limit of 0', form: { name: 'a', limit: '0' } },
    { name: 'a day that does not exist', form: { name: 'a', expires: '2027-02-30' } },
  ])('refuses a key of $name in words', async ({ form }) => {
    const answer = await send('/console/keys', form, await signIn());
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('role="alert"');
    expect(await service.store.listKeys()).toEqual([]);
  });

  it('does not revoke without the tick, nor twice, nor what is not there', async () => {
    const session = await signIn();
    await send('/console/keys', { name: 'shop' }, session);
    const [{ hint } = { hint: '' }] = await service.store.listKeys();
    expect((await send(`/console/key?id=${hint}`, { action: 'revoke' }, session)).status).toBe(400);
    expect((await ask('/console/key?id=zzzz', session)).status).toBe(404);
    expect((await send(`/console/key?id=${hint}`, { action: 'melt' }, session)).status).toBe(400);
    const csv = await (await ask('/console/keys.csv', session)).text();
    expect(csv).toMatch(new RegExp(`\r\n${hint},shop,0,10000,`));
  });

  it('says where it lists the first keys alone, and saves all', async () => {
    const session = await signIn();
    const createdAt = new Date(now);
    for (let number = 0; number < 501; number++) {
      const hint = `k${number}`;
      const limits = { monthlyLimit: null, expiresAt: null, revokedAt: null };
      await service.store.createKey({
        hash: hint.padStart(64, '0'),
        hint,
        name: 'shop',
        createdAt,
        ...limits,
      });
    }
    expect(await (await ask('/console/keys', session)).text()).toContain('<h2>The first 500 keys</h2>');
    const csv = await (await ask('/console/keys.csv', session)).text();
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + 501);
  });

  it('shows who calls without a key by hashes that the counts have, and no address', async () => {
    const session = await signIn();
    const call = (address: string, query = 'data=a') =>
      fetch(`${service.origin}/v1/qr?${query}`, { headers: { 'x-forwarded-for': address } });
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.2']) await call(address);
    await call('192.0.2.3', 'size=1');
    await service.flush();
    const text = await (await ask('/console/callers', session)).text();
    const rows = [...text.matchAll(/<code>([0-9a-f]{32})<\/code><\/th><td class="number">(\d+)/g)];
    expect(rows.map(([, , calls]) => calls)).toEqual(['2', '1']);
    expect(text).toContain('<dt>refused today</dt><dd>1</dd>');
    expect(text).not.toContain('192.0.2.');
    now += 86_400_000;
    const later = await (await ask('/console/callers', { ...(await signIn()) })).text();
    expect(later).toContain('<td class="number">0</td><td class="number">2</td><td>2026-11-28</td>');
    now += 86_400_000;
    expect(await (await ask('/console/callers', await signIn())).text()).toContain('No calls without a key');
  });

  it('refuses a form that is longer than any of its own', async () => {
    expect((await send('/console', { token: 'x'.repeat(9000) })).status).toBe(413);
  });
});
