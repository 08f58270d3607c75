import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../../store/memory.ts';
import { runKeysCommand } from './keys-command.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const TODAY = 20_785;

describe('keys usage', () => {
  let store: MemoryStore;
  beforeEach(async () => {
    store = new MemoryStore();
    const key = { createdAt: NOW, monthlyLimit: null, expiresAt: null, revokedAt: null };
    await store.createKey({ ...key, hash: 'aa', hint: 'Ab3d', name: '=cmd' });
    await store.createKey({ ...key, hash: 'bb', hint: 'Zz9y', name: 'idle' });
    const row = { operation: 'qr.create', calls: 2, refused: 1 };
    await store.addUsage([
      { ...row, subject: 'k:aa', day: TODAY },
      { ...row, subject: 'k:aa', day: TODAY, operation: 'email.verify', refused: 0 },
      { ...row, subject: 'k:aa', day: TODAY - 31 },
      { ...row, subject: 'free', day: TODAY - 1, calls: 5 },
      { ...row, subject: 'all', day: TODAY - 1, calls: 5 },
    ]);
  });

  const usage = (...args: string[]) => keys('usage', ...args);

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
    return { status, out, err };
  }

  it('shows each key, the callers without one, and the sum', async () => {
    expect(await usage()).toMatchObject({
      status: 0,
      out: [
        'id    name                   calls  refused',
        'Ab3d  =cmd                   4      1',
        'Zz9y  idle                   0      0',
        'free  callers without a key  5      1',
        'all   all callers            5      1',
        '',
      ].join('\n'),
    });
  });

  it('shows the days of a key by its id, as many as are asked for', async () => {
    const rows = ['day         operation     calls  refused', '2026-11-28  email.verify  2      0'];
    const today = [...rows, '2026-11-28  qr.create     2      1', ''];
    expect((await usage('Ab3d')).out).toBe(today.join('\n'));
    expect((await usage('Ab3d', '--days', '32')).out).toContain('2026-10-28  qr.create     2      1\n');
    expect((await usage('free', '--days=1')).out).toBe('day  operation  calls  refused\n');
  });

  it('writes CSV in which no name is a formula (RFC 4180)', async () => {
    expect((await usage('--csv')).out.split('\r\n').slice(0, 2)).toEqual([
      'id,name,calls,refused',
      "Ab3d,'=cmd,4,1",
    ]);
    expect((await usage('all', '--csv')).out).toBe(
      'day,operation,calls,refused\r\n2026-11-27,qr.create,5,1\r\n',
    );
  });

  it('writes JSON with its days', async () => {
    expect(JSON.parse((await usage('--json')).out)[0]).toEqual({
      id: 'Ab3d',
      name: '=cmd',
      calls: 4,
      refused: 1,
    });
    expect(JSON.parse((await usage('free', '--json')).out)).toEqual({
      id: 'free',
      name: 'callers without a key',
      days: [
        { day: '2026-11-27', calls: 5, refused: 1, operations: { 'qr.create': { calls: 5, refused: 1 } } },
      ],
    });
  });

  it.each([
    { name: 'an unknown id', args: ['xxxx'], status: 1, said: 'there is no key xxxx' },
    { name: 'what is not an id', args: ['a b'], status: 1, said: 'neither a key nor the id' },
    { name: 'two ids', args: ['Ab3d', 'Zz9y'], status: 2, said: 'give one ID' },
    { name: 'no days', args: ['--days', '0'], status: 2, said: '--days is 1 to 400' },
    { name: 'more days than are kept', args: ['--days', '401'], status: 2, said: '--days is 1 to 400' },
    { name: 'two forms', args: ['--json', '--csv'], status: 2, said: 'keys usage takes --json or --csv' },
  ])('refuses $name', async ({ args, status, said }) => {
    const found = await usage(...args);
    expect({ status: found.status, out: found.out }).toEqual({ status, out: '' });
    expect(found.err).toContain(said);
  });

  describe('callers', () => {
    const window = { id: TODAY, expiresAt: new Date('2026-11-30T00:00:00Z') };
    beforeEach(async () => {
      for (const caller of ['a:0a', 'a:0a', 'a:0a', 'a:0b']) {
        await store.reserve({ caller, window, limit: 9, at: NOW });
      }
    });

    it('are listed by the hashes of their addresses', async () => {
      expect(await keys('callers')).toMatchObject({
        status: 0,
        out: [
          'caller  today  yesterday  last_day    state',
          '0a      3      0          2026-11-28  limit reached',
          '0b      1      0          2026-11-28  may call',
          '',
        ].join('\n'),
      });
    });

    it('are written for programs, and as many as are asked for', async () => {
      const { out, err } = await keys('callers', '--json', '--most', '1');
      expect(JSON.parse(out)).toEqual([
        { caller: '0a', today: 3, yesterday: 0, last_day: '2026-11-28', state: 'limit reached' },
      ]);
      expect(err).toContain('--most shows more');
      expect((await keys('callers', '--csv')).out).toContain('0b,1,0,2026-11-28,may call\r\n');
    });

    it('are none in a store without calls', async () => {
      store = new MemoryStore();
      expect((await keys('callers')).out).toBe('No calls without a key today or yesterday.\n');
      expect((await keys('callers', '--json')).out).toBe('[]\n');
    });

    it.each([['--most', '0'], ['--most', '100001'], ['--most', 'x'], ['--json', '--csv'], ['Ab3d']])(
      'refuse %s %s',
      async (...args) => {
        expect(await keys('callers', ...args)).toMatchObject({ status: 2, out: '' });
      },
    );
  });
});
