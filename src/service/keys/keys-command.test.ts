import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../store/memory.ts';
import { type StorePlace, StoreUnavailableError } from '../../store/store.ts';
import { hashApiKey, isApiKey } from '../callers/api-key.ts';
import { paidCallerId } from '../callers/quota.ts';
import { monthWindow } from '../callers/quota-window.ts';
import { runKeysCommand } from './keys-command.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const PATH = '/data/sundry.db';

interface Outcome {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command on an existing store. */
function keys(store: MemoryStore, ...args: string[]): Promise<Outcome> {
  return keysOf({ name: PATH, exists: () => true, open: async () => store }, ...args);
}

async function keysOf(place: StorePlace, ...args: string[]): Promise<Outcome> {
  let out = '';
  let err = '';
  const status = await runKeysCommand({
    place,
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
  return { status, out, err };
}

async function create(store: MemoryStore, ...args: string[]): Promise<string> {
  const { status, out, err } = await keys(store, 'create', ...args);
  expect({ status, err }).toEqual({ status: 0, err: `keys of ${PATH}\n` });
  return out.trim().split(/\s+/).at(-1)!;
}

describe('keys create', () => {
  it('prints the key as its last word and stores its hash only', async () => {
    const store = new MemoryStore();
    const key = await create(store, 'billing');
    expect(isApiKey(key)).toBe(true);
    const [record] = await store.listKeys();
    expect(record).toEqual({
      hash: hashApiKey(key),
      hint: key.slice(7, 11),
      name: 'billing',
      createdAt: NOW,
      monthlyLimit: null,
      expiresAt: null,
      revokedAt: null,
    });
  });

  it('accepts a limit and a last day', async () => {
    const store = new MemoryStore();
    await create(store, '--limit', '500', 'night jobs', '--expires=2027-06-30');
    const [record] = await store.listKeys();
    expect(record).toMatchObject({ name: 'night jobs', monthlyLimit: 500 });
    expect(record?.expiresAt).toEqual(new Date('2027-07-01T00:00:00Z'));
  });

  it('says so when the date has passed', async () => {
    const { status, out } = await keys(new MemoryStore(), 'create', 'old', '--expires', '2026-11-20');
    expect(status).toBe(0);
    expect(out).toContain('It has expired already.');
    expect(isApiKey(out.trim().split(/\s+/).at(-1)!)).toBe(true);
  });

  it('gives each key an id of its own', async () => {
    const store = new MemoryStore();
    for (let made = 0; made < 50; made += 1) await create(store, `key ${made}`);
    expect(new Set((await store.listKeys()).map(({ hint }) => hint)).size).toBe(50);
  });

  it.each([
    { name: 'no name', args: [] },
    { name: 'an empty name', args: [''] },
    { name: 'a blank name', args: ['  '] },
    { name: 'two names', args: ['a', 'b'] },
    { name: 'a name that would move the cursor', args: ['a\u001b[2J'] },
    { name: 'a name of 101 characters', args: ['x'.repeat(101)] },
    { name: 'a limit of 0', args: ['a', '--limit', '0'] },
    { name: 'a negative limit', args: ['a', '--limit=-5'] },
    { name: 'a limit that is not a whole number', args: ['a', '--limit', '1e3'] },
    { name: 'a day that does not exist', args: ['a', '--expires', '2027-02-30'] },
    { name: 'an unknown option', args: ['a', '--scope', 'all'] },
    { name: 'an option without its value', args: ['a', '--limit'] },
  ])('refuses $name with the usage, and creates no key', async ({ args }) => {
    const store = new MemoryStore();
    const { status, out, err } = await keys(store, 'create', ...args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toContain('usage: sundry keys create NAME');
    expect(await store.listKeys()).toEqual([]);
  });
});

describe('keys list', () => {
  it('shows id, name, use, limit, day of the last call, expiry and state, never the key', async () => {
    const store = new MemoryStore();
    const add = (letter: string, name: string, rest: object) =>
      store.createKey({
        hash: letter.repeat(64),
        hint: letter.repeat(4),
        name,
        createdAt: NOW,
        monthlyLimit: null,
        expiresAt: null,
        revokedAt: null,
        ...rest,
      });
    const use = (letter: string, day: string) => {
      const at = new Date(`${day}T10:00:00Z`);
      const caller = paidCallerId(letter.repeat(64));
      return store.reserve({ caller, window: monthWindow(at.getTime()), limit: 9, at });
    };
    await add('a', 'billing', {});
    await add('b', 'caf\u00e9', { monthlyLimit: 500, revokedAt: NOW });
    await add('c', 'old', { expiresAt: NOW });
    await add('d', 'quiet', { expiresAt: new Date('2026-11-21T10:00:00.001Z') });
    await use('a', '2026-11-20');
    await use('a', '2026-11-21');
    await use('b', '2026-10-14');
    const { status, out } = await keys(store, 'list');
    expect(status).toBe(0);
    expect(out).toBe(
      [
        'id    name     used this month  limit  last used   expires                   state',
        'aaaa  billing  2                10000  2026-11-21  never                     live',
        'bbbb  caf\u00e9     0                500    2026-10-14  never                     revoked',
        'cccc  old      0                10000  -           2026-11-21T10:00:00Z      expired',
        'dddd  quiet    0                10000  -           2026-11-21T10:00:00.001Z  live',
        '',
      ].join('\n'),
    );
  });

  it('says how to begin when there is none', async () => {
    expect((await keys(new MemoryStore(), 'list')).out).toBe(
      'No keys yet. Make one: sundry keys create NAME\n',
    );
  });

  it('is JSON or CSV for a script', async () => {
    const store = new MemoryStore();
    await keys(store, 'create', 'Shop');
    const { out } = await keys(store, 'list', '--json');
    expect(JSON.parse(out)).toMatchObject([{ name: 'Shop', used: 0, limit: 10_000, state: 'live' }]);
    expect((await keys(store, 'list', '--csv')).out).toMatch(/^id,name,used,limit,.*\r\n....,Shop,0,10000,/);
    expect(JSON.parse((await keys(new MemoryStore(), 'list', '--json')).out)).toEqual([]);
    expect((await keys(store, 'list', '--json', '--csv')).status).toBe(2);
  });

  it('takes no arguments', async () => {
    expect((await keys(new MemoryStore(), 'list', 'all')).status).toBe(2);
  });
});

describe('keys revoke', () => {
  it.each([
    { name: 'by the key', named: (key: string) => key },
    { name: 'by its id', named: (key: string) => key.slice(7, 11) },
  ])('$name', async ({ named }) => {
    const store = new MemoryStore();
    const key = await create(store, 'billing');
    const { status, out } = await keys(store, 'revoke', named(key));
    expect({ status, out }).toEqual({
      status: 0,
      out: `Key ${key.slice(7, 11)} for "billing" is revoked.\n`,
    });
    expect((await store.findKey(hashApiKey(key)))?.revokedAt).toEqual(NOW);
  });

  it('says when a key is already revoked', async () => {
    const store = new MemoryStore();
    const key = await create(store, 'billing');
    await keys(store, 'revoke', key);
    const { status, out } = await keys(store, 'revoke', key);
    expect(status).toBe(0);
    expect(out).toContain('was revoked on 2026-11-21T10:00:00.000Z');
  });

  it('refuses an id that two keys share', async () => {
    const store = new MemoryStore();
    const rest = {
      hint: 'aaaa',
      name: 'x',
      createdAt: NOW,
      monthlyLimit: null,
      expiresAt: null,
      revokedAt: null,
    };
    await store.createKey({ hash: '1', ...rest });
    await store.createKey({ hash: '2', ...rest });
    const { status, err } = await keys(store, 'revoke', 'aaaa');
    expect({ status, err }).toEqual({
      status: 1,
      err: `keys of ${PATH}\nsundry keys: several keys have the id aaaa; give the whole key\n`,
    });
  });

  it.each([
    { name: 'an unknown id', argument: 'zzzz' },
    { name: 'an unknown key', argument: 'sundry_000000000000000000000000000000002wjyrI' },
    { name: 'a mistyped key', argument: 'sundry_000000000000000000000000000000002wjyrJ' },
    { name: 'a name', argument: 'billing' },
  ])('refuses $name and does not repeat it when it may be secret', async ({ argument }) => {
    const store = new MemoryStore();
    await create(store, 'billing');
    const { status, out, err } = await keys(store, 'revoke', argument);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain('sundry keys list');
    if (argument.length > 10) expect(err).not.toContain(argument);
  });
});

it.each([[[]], [['delete']], [['--help']]])('keys %j is a usage error', async (args) => {
  const { status, err } = await keys(new MemoryStore(), ...args);
  expect(status).toBe(2);
  expect(err).toContain('usage: sundry keys create NAME');
});

describe('the store of the keys', () => {
  /** A data directory, with or without a store in it. */
  function place(isThere: boolean): StorePlace & { opened: number } {
    const store = new MemoryStore();
    const counted = {
      name: PATH,
      opened: 0,
      exists: () => isThere,
      open: async () => {
        counted.opened += 1;
        return store;
      },
    };
    return counted;
  }

  it.each([
    { args: ['create', 'shop'], says: `keys of ${PATH}\n` },
    { args: ['list'], says: `keys of ${PATH}\n` },
  ])('is named by keys $args on standard error alone', async ({ args, says }) => {
    const { status, out, err } = await keysOf(place(true), ...args);
    expect({ status, err }).toEqual({ status: 0, err: says });
    expect(out).not.toContain(PATH);
  });

  it('refuses in one line while it cannot be reached', async () => {
    class DistantStore extends MemoryStore {
      readonly link = {
        refusal: () => new StoreUnavailableError('the store cannot be used: it did not answer in time'),
        clockOffsetSeconds: () => undefined,
        onNewSecret: () => {},
      };
    }
    const distant = { name: 'redis://db:6379/0', exists: () => true, open: async () => new DistantStore() };
    expect(await keysOf(distant, 'list')).toEqual({
      status: 1,
      out: '',
      err: 'sundry keys: redis://db:6379/0: the store cannot be used: it did not answer in time\n',
    });
  });

  it('is created by keys create, which says so', async () => {
    const { status, out, err } = await keysOf(place(false), 'create', 'shop');
    expect({ status, err }).toEqual({
      status: 0,
      err: `created a new store at ${PATH}; the service must have the same DATA_DIR\n`,
    });
    expect(isApiKey(out.trim().split(/\s+/).at(-1)!)).toBe(true);
  });

  it.each([[['list']], [['revoke', 'aaaa']]])('is not created by keys %j', async (args) => {
    const missing = place(false);
    const { status, out, err } = await keysOf(missing, ...args);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toBe(`sundry keys: there is no store at ${PATH}; set DATA_DIR to that of the service\n`);
    expect(missing.opened).toBe(0);
  });

  it.each([
    [['create']],
    [['create', 'a', '--limit', '0']],
    [['list', 'all']],
    [['export', 'all']],
    [['import']],
    [['import', 'a', 'b']],
    [['revoke']],
    [['delete']],
  ])('is not opened by keys %j, a usage error', async (args) => {
    const missing = place(false);
    expect((await keysOf(missing, ...args)).status).toBe(2);
    expect(missing.opened).toBe(0);
  });
});
