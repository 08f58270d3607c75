import { beforeEach, describe, expect, it } from 'vitest';
import { startService } from '../../../test/support/running/service.ts';
import { MemoryStore } from '../../store/memory.ts';
import { hashApiKey } from '../callers/api-key.ts';
import { runKeysCommand } from './keys-command.ts';

const NOW = new Date('2026-11-28T10:00:00Z');

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});

async function keys(...args: string[]) {
  let out = '';
  let err = '';
  const status = await runKeysCommand({
    place: { name: '/data/sundry.db', exists: () => true, open: async () => store },
    args,
    clock: () => NOW,
    paidMonthly: 10_000,
    freeDaily: 3,
    release: '1.0.0',
    input: { isTerminal: true, async *chunks() {} },
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
  });
  return { status, out, err, last: out.trim().split(/\s+/).at(-1)! };
}

const recordOf = (key: string) => store.findKey(hashApiKey(key));

describe('keys change', () => {
  it('changes what is said, and leaves the rest', async () => {
    const { last: key } = await keys('create', 'shop', '--limit', '5', '--note', 'Ada, 12 May');
    await keys('change', key, '--limit=7', '--expires', '2027-06-30');
    expect(await recordOf(key)).toMatchObject({
      name: 'shop',
      note: 'Ada, 12 May',
      monthlyLimit: 7,
      expiresAt: new Date('2027-07-01T00:00:00Z'),
    });
    const { out } = await keys('change', key.slice(7, 11), '--name', 'kiosk', '--note', '');
    expect(out).toBe(`Key ${key.slice(7, 11)} for "kiosk" is changed.\n`);
    await keys('change', key, '--limit', 'none', '--expires', 'never');
    const record = await recordOf(key);
    expect(record).toMatchObject({ name: 'kiosk', monthlyLimit: null, expiresAt: null });
    expect(record).not.toHaveProperty('note');
  });

  it.each([
    { name: 'nothing to change', args: [] },
    { name: 'an empty name', args: ['--name', ' '] },
    { name: 'a note that would move the cursor', args: ['--note', 'a\u001b[2J'] },
    { name: 'a note of 501 characters', args: ['--note', 'x'.repeat(501)] },
    { name: 'a limit of 0', args: ['--limit', '0'] },
    { name: 'a day that does not exist', args: ['--expires', '2027-02-30'] },
  ])('refuses $name, and changes nothing', async ({ args }) => {
    const { last: key } = await keys('create', 'shop');
    const before = await recordOf(key);
    expect(await keys('change', key, ...args)).toMatchObject({ status: 2, out: '' });
    expect(await recordOf(key)).toEqual(before);
  });
});

describe('keys rotate', () => {
  it('makes a key with the terms of the old one, which goes on for a week', async () => {
    const terms = ['--limit', '5', '--expires', '2027-06-30', '--note', 'Ada'];
    const { last: old } = await keys('create', 'shop', ...terms);
    const { status, last: next } = await keys('rotate', old.slice(7, 11));
    expect(status).toBe(0);
    expect(await recordOf(next)).toMatchObject({
      name: 'shop',
      note: 'Ada',
      monthlyLimit: 5,
      expiresAt: new Date('2027-07-01T00:00:00Z'),
      account: hashApiKey(old),
    });
    expect((await recordOf(old))?.expiresAt).toEqual(new Date('2026-12-05T10:00:00Z'));
  });

  it.each([
    { name: 'at once', args: ['--grace', '0'], expires: '2026-11-29', end: '2026-11-28T10:00:00Z' },
    { name: 'when it would end by itself', args: [], expires: '2026-11-29', end: '2026-11-30T00:00:00Z' },
    { name: 'after a month', args: ['--grace=30'], expires: '2027-11-29', end: '2026-12-28T10:00:00Z' },
  ])('ends the old key $name', async ({ args, expires, end }) => {
    const { last: old } = await keys('create', 'shop', '--expires', expires);
    await keys('rotate', old, ...args);
    expect((await recordOf(old))?.expiresAt).toEqual(new Date(end));
  });

  it('gives both keys one quota, also after another rotation', async () => {
    const { last: first } = await keys('create', 'shop', '--limit', '3');
    const { last: second } = await keys('rotate', first);
    const { last: third } = await keys('rotate', second);
    expect((await recordOf(third))?.account).toBe(hashApiKey(first));
    const service = await startService({ store, clock: () => NOW });
    const call = async (key: string) => {
      const answer = await fetch(`${service.origin}/v1/qr?data=a`, { headers: { 'x-api-key': key } });
      return [answer.status, answer.headers.get('x-quota-used')];
    };
    try {
      expect(await call(first)).toEqual([200, '1']);
      expect(await call(second)).toEqual([200, '2']);
      expect(await call(third)).toEqual([200, '3']);
      expect(await call(first)).toEqual([429, '3']);
      await keys('disable', first);
      expect(await call(first)).toEqual([401, '0']);
      await keys('change', third, '--limit', '4');
      expect(await call(third)).toEqual([200, '4']);
    } finally {
      await service.stop();
    }
    const { out } = await keys('list', '--json');
    expect((JSON.parse(out) as { used: number }[]).map(({ used }) => used)).toEqual([4, 4, 4]);
  });

  it.each(['-1', '367', '1.5', 'a'])('refuses a grace of %s days', async (days) => {
    const { last: key } = await keys('create', 'shop');
    expect(await keys('rotate', key, `--grace=${days}`)).toMatchObject({ status: 2, out: '' });
    expect(await store.listKeys()).toHaveLength(1);
  });
});

describe('keys disable', () => {
  it('refuses the key until it is enabled', async () => {
    const { last: key } = await keys('create', 'shop');
    expect((await keys('disable', key)).out).toBe(`Key ${key.slice(7, 11)} for "shop" is disabled.\n`);
    expect((await recordOf(key))?.disabledAt).toEqual(NOW);
    expect((await keys('list')).out).toMatch(/ disabled\n$/);
    const service = await startService({ store, clock: () => NOW });
    const ask = () => fetch(`${service.origin}/v1/qr?data=a`, { headers: { 'x-api-key': key } });
    try {
      const refused = await ask();
      expect(refused.status).toBe(401);
      expect(((await refused.json()) as { detail: string }).detail).toContain('disabled for now');
      await keys('enable', key);
      expect((await ask()).status).toBe(200);
    } finally {
      await service.stop();
    }
    expect(await recordOf(key)).not.toHaveProperty('disabledAt');
  });

  it.each(['disable', 'enable', 'rotate'])('%s refuses a key that is revoked', async (action) => {
    const { last: key } = await keys('create', 'shop');
    await keys('revoke', key);
    const { status, err } = await keys(action, key);
    expect(status).toBe(1);
    expect(err).toContain('is revoked for ever');
  });
});

it('an export has what a key became, and an import brings it back', async () => {
  const { last: old } = await keys('create', 'shop', '--note', 'Ada');
  const { last: next } = await keys('rotate', old);
  await keys('disable', next);
  const { out } = await keys('export');
  const known = await store.listKeys();
  store = new MemoryStore();
  let imported = '';
  const status = await runKeysCommand({
    place: { name: 'another', exists: () => true, open: async () => store },
    args: ['import', '-'],
    clock: () => NOW,
    paidMonthly: 10_000,
    freeDaily: 3,
    release: '1.0.0',
    input: {
      isTerminal: false,
      async *chunks() {
        yield Buffer.from(out);
      },
    },
    write: (text) => {
      imported += text;
    },
    writeError: () => {},
  });
  expect({ status, imported }).toEqual({ status: 0, imported: '2 imported, 0 known\n' });
  expect(await store.listKeys()).toEqual(known);
});
