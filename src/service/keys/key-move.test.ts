import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasConsumer } from '../../../test/support/consumers.ts';
import { runs } from '../../../test/support/runs.ts';
import { type RedisServer, startRedis } from '../../../test/support/worlds/redis-server.ts';
import { openAt } from '../../../test/support/worlds/redis-store.ts';
import { MemoryStore } from '../../store/memory.ts';
import { openSqliteStore } from '../../store/sqlite/sqlite-store.ts';
import { type KeyRecord, type Store, StoreUnavailableError } from '../../store/store.ts';
import { makeApiKey } from '../callers/api-key.ts';
import { paidCallerId } from '../callers/quota.ts';
import { monthWindow } from '../callers/quota-window.ts';
import { timedStore } from '../callers/timed-store.ts';
import { exportKeys } from './export-keys.ts';
import { runKeysCommand } from './keys-command.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

const HEADER =
  '{"format":"sundry-keys","version":1,"written_by":"sundry 1.0.0","written_at":"2026-11-21T10:00:00.000Z"}';

const a = 'a'.repeat(64);
const b = 'b'.repeat(64);

const LINE_A =
  `{"hash":"${a}","hint":"Ab3d","name":"caf\u00e9 \u{1f600}","created":"2026-01-02T03:04:05.678Z","limit":null,` +
  '"expires":null,"revoked":null,"counts":[{"month":"2026-10","used":3,"last_used":"2026-10-14"},' +
  '{"month":"2026-11","used":57,"last_used":"2026-11-20"}]}';
const LINE_B =
  `{"hash":"${b}","hint":"Zz9y","name":"night jobs","created":"2026-02-03T04:05:06.007Z","limit":500,` +
  '"expires":"2027-07-01T00:00:00.000Z","revoked":"2026-11-19T08:00:00.000Z","counts":[]}';

const EXPORT = `${[HEADER, LINE_A, LINE_B, '{"keys":2}'].join('\n')}\n`;

/** Runs the command on a store, with the bytes of its file or of standard input. */
async function keys(store: Store, args: readonly string[], file: string | Uint8Array | Error = '') {
  let out = '';
  let err = '';
  let opened = 0;
  // The command closes what it opens, and the tests look at it later.
  const kept = { ...timedStore(store, () => {}), close: async () => {} };
  const open = async () => {
    opened += 1;
    return kept;
  };
  const status = await runKeysCommand({
    place: { name: 'the store', exists: () => true, open },
    args,
    clock: () => NOW,
    paidMonthly: 10_000,
    freeDaily: 3,
    release: '1.0.0',
    input: { isTerminal: false, chunks: () => inPieces(file) },
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
  });
  return { status, out, err: err.replace('keys of the store\n', ''), opened };
}

/** Pieces that end within characters and lines. */
async function* inPieces(file: string | Uint8Array | Error): AsyncGenerator<Uint8Array> {
  if (file instanceof Error) throw file;
  const bytes = Buffer.from(file as string);
  for (let from = 0; from < bytes.length; from += 1001) yield bytes.subarray(from, from + 1001);
}

function record(hash: string, changes: Partial<KeyRecord> = {}): KeyRecord {
  const rest = { monthlyLimit: null, expiresAt: null, revokedAt: null };
  return { hash, hint: 'Ab3d', name: 'billing', createdAt: new Date(0), ...rest, ...changes };
}

/** The store of EXPORT, made by calls as the service makes them. */
async function filled(): Promise<Store> {
  const store = new MemoryStore();
  const createdAt = new Date('2026-01-02T03:04:05.678Z');
  await store.createKey(record(a, { name: 'caf\u00e9 \u{1f600}', createdAt }));
  await store.createKey(
    record(b, {
      hint: 'Zz9y',
      name: 'night jobs',
      createdAt: new Date('2026-02-03T04:05:06.007Z'),
      monthlyLimit: 500,
      expiresAt: new Date('2027-07-01T00:00:00Z'),
      revokedAt: new Date('2026-11-19T08:00:00Z'),
    }),
  );
  const days: readonly (readonly [string, number])[] = [
    ['2026-08-01', 9],
    ['2026-10-14', 3],
    ['2026-11-20', 57],
  ];
  for (const [day, calls] of days) {
    const at = new Date(`${day}T10:00:00Z`);
    const call = { caller: paidCallerId(a), window: monthWindow(at.getTime()), limit: 99, at, keyHash: a };
    for (let count = 0; count < calls; count += 1) await store.reserve(call);
  }
  return store;
}

describe('keys export', () => {
  it('writes a line for each key, with the counts of this month and the last, and no key or secret', async () => {
    const store = await filled();
    expect(await keys(store, ['export'])).toMatchObject({ status: 0, out: EXPORT, err: '' });
    expect(EXPORT).not.toContain('sundry_');
    expect(EXPORT).not.toContain(Buffer.from(await store.secret()).toString('hex'));
  });

  it('of a store without keys is a first and a last line, which import accepts', async () => {
    const { out } = await keys(new MemoryStore(), ['export']);
    expect(out).toBe(`${HEADER}\n{"keys":0}\n`);
    expect(await keys(new MemoryStore(), ['import'], out)).toMatchObject({ out: '0 imported, 0 known\n' });
  });

  it('asks for the next page when the one before is written, however many keys there are', async () => {
    const pages = runs(2000);
    const store = new MemoryStore();
    let asked = 0;
    let written = 0;
    let most = 0;
    store.keyPages = async function* () {
      for (; asked < pages; asked += 1) {
        most = Math.max(most, asked - written);
        yield Array.from({ length: 500 }, (_, index) => record(`${asked * 500 + index}`.padStart(64, '0')));
      }
    };
    store.counts = async (names) => names.map(() => undefined);
    let lines = 0;
    await exportKeys({
      store,
      release: '1.0.0',
      now: NOW,
      write: async (text) => {
        await Promise.resolve();
        lines += text.split('\n').length - 1;
        if (!text.startsWith('{"format"')) written += 1;
      },
    });
    expect({ lines, most }).toEqual({ lines: pages * 500 + 2, most: 0 });
  });

  it('ends with 1, and without its last line, when the store fails on the way', async () => {
    const store = await filled();
    store.counts = () => Promise.reject(new StoreUnavailableError('it is gone'));
    const { status, out, err } = await keys(store, ['export']);
    expect({ status, out, err }).toEqual({
      status: 1,
      out: `${HEADER}\n`,
      err: 'sundry keys: the store: it is gone\n',
    });
  });
});

describe('keys import', () => {
  it('gives a store what another had, from a file or from standard input', async () => {
    for (const args of [['import', 'keys.jsonl'], ['import', '-'], ['import']]) {
      const store = new MemoryStore();
      expect(await keys(store, args, EXPORT)).toMatchObject({
        status: 0,
        out: '2 imported, 0 known\n',
        err: '',
      });
      expect(await keys(store, ['export'])).toMatchObject({ out: EXPORT });
      expect(await keys(store, args, EXPORT)).toMatchObject({ out: '0 imported, 2 known\n' });
    }
  });

  it('reads lines that end with CR LF, and a last line without an end', async () => {
    const text = EXPORT.replaceAll('\n', '\r\n').trimEnd();
    expect(await keys(new MemoryStore(), ['import'], text)).toMatchObject({ out: '2 imported, 0 known\n' });
  });

  it('leaves counts of months out whose time is over', async () => {
    const store = new MemoryStore();
    await keys(store, ['import'], EXPORT.replace('2026-10"', '2026-08"'));
    const august = { caller: paidCallerId(a), window: monthWindow(Date.UTC(2026, 7)) };
    expect(await store.counts([august])).toEqual([undefined]);
  });

  it('says how far it came when the store fails on the way, and may be repeated', async () => {
    const hashes = Array.from({ length: 5001 }, (_, index) => `${index}`.padStart(64, '0'));
    const lines = hashes.map((hash) => LINE_B.replace(b, hash));
    const text = [HEADER, ...lines, '{"keys":5001}', ''].join('\n');
    const store = new MemoryStore();
    let portions = 0;
    store.importKeys = async function (list) {
      portions += 1;
      if (portions === 2) throw new StoreUnavailableError('it is gone');
      return MemoryStore.prototype.importKeys.call(this, list);
    };
    expect(await keys(store, ['import'], text)).toMatchObject({
      status: 1,
      out: '',
      err: 'sundry keys: it is gone; 5000 of 5001 keys are written: import the file again\n',
    });
    expect(await keys(store, ['import'], text)).toMatchObject({ out: '1 imported, 5000 known\n' });
  });

  it('ends with 2 when the file cannot be read', async () => {
    const failure = new Error('cannot read none.jsonl: no such file or directory');
    expect(await keys(new MemoryStore(), ['import', 'none.jsonl'], failure)).toEqual({
      status: 2,
      out: '',
      err: 'sundry keys: cannot read none.jsonl: no such file or directory\n',
      opened: 0,
    });
  });
});

describe('keys import refuses, with the line and the member, and writes nothing:', () => {
  const rows: readonly { name: string; text: string | Uint8Array; faults: readonly string[] }[] = [
    {
      name: 'an empty file',
      text: '',
      faults: ['line 1: is not the first line of an export: this is not a file of sundry keys export'],
    },
    {
      name: 'a file of another kind',
      text: '{"name":"package"}\n{"a":1}\n',
      faults: ['line 1: is not the first line of an export: this is not a file of sundry keys export'],
    },
    {
      name: 'a database',
      text: `SQLite format 3\0${'\0'.repeat(100)}`,
      faults: ['line 1: is not the first line of an export: this is not a file of sundry keys export'],
    },
    {
      name: 'another version',
      text: EXPORT.replace('"version":1', '"version":2'),
      faults: ['line 1, version: must be 1, which this program reads, not 2'],
    },
    {
      name: 'an export that was cut short between lines',
      text: [HEADER, LINE_A, ''].join('\n'),
      faults: ['the last line, {"keys":N}, is missing: the export was cut short'],
    },
    {
      name: 'an export that was cut short within a line',
      text: EXPORT.slice(0, EXPORT.indexOf('night')),
      faults: ['line 3: is not JSON'],
    },
    {
      name: 'an export that lost a line',
      text: [HEADER, LINE_B, '{"keys":2}', ''].join('\n'),
      faults: ['line 3, keys: is 2, but the file has 1: lines were lost or added'],
    },
    {
      name: 'two exports in one file',
      text: EXPORT + EXPORT,
      faults: [5, 6, 7, 8].map((line) => `line ${line}: comes after the last line of an export`),
    },
    { name: 'an empty line', text: EXPORT.replace('\n', '\n\n'), faults: ['line 2: is not JSON'] },
    {
      name: 'bytes that are not UTF-8',
      text: Buffer.from(EXPORT, 'latin1'),
      faults: ['line 2: is not JSON'],
    },
    { name: 'a list', text: EXPORT.replace(LINE_B, '[]'), faults: ['line 3: must be an object'] },
    {
      name: 'a hash twice',
      text: EXPORT.replace(b, a),
      faults: ['line 3, hash: is that of line 2'],
    },
    {
      name: 'an unknown member, a missing one and a wrong one',
      text: EXPORT.replace('"limit":500', '"limits":500').replace('night jobs', ' '),
      faults: [
        'line 3, limits: is no member of such a line',
        'line 3, name: must be 1 to 100 printable characters, not " "',
        'line 3, limit: is missing',
      ],
    },
    {
      name: 'a key in place of its hash, without repeating it',
      text: EXPORT.replace(b, makeApiKey()),
      faults: ['line 3, hash: must be 64 digits 0 to 9 and a to f, the SHA-256 of the key'],
    },
    {
      name: 'a key in another place, without repeating it',
      text: EXPORT.replace('"Zz9y"', `"${makeApiKey()}"`),
      faults: ['line 3, hint: must be 4 letters or digits, not "sundry_..."'],
    },
    {
      name: 'a limit of 0',
      text: EXPORT.replace('500', '0'),
      faults: ['line 3, limit: must be null or 1 to 1000000000, not 0'],
    },
    {
      name: 'a moment that does not exist',
      text: EXPORT.replace('2026-11-19T08', '2026-11-31T08'),
      faults: [
        'line 3, revoked: must be null or a moment in UTC such as 2026-11-21T10:00:00.000Z, not "2026-11-31T08:00:00.000Z"',
      ],
    },
    {
      name: 'a month twice',
      text: EXPORT.replace('"2026-10"', '"2026-11"'),
      faults: [
        'line 2, counts: must be a list of objects, one a month, not [{"month":"2026-11","used":3,"last_used"...',
      ],
    },
    {
      name: 'a count that is not one, in a month far away',
      text: EXPORT.replace('"used":57', '"used":-1').replace('"2026-10"', '"2027-01"'),
      faults: [
        'line 2, counts/0/month: must be a month such as 2026-11, the next one at the latest, not "2027-01"',
        'line 2, counts/1/used: must be 0 to 1000000000, not -1',
      ],
    },
    {
      name: 'no more than 20 faults',
      text: [HEADER, ...Array.from({ length: 30 }, () => 'x'), ''].join('\n'),
      faults: Array.from({ length: 20 }, (_, index) => `line ${index + 2}: is not JSON`),
    },
  ];

  it.each(rows)('$name', async ({ text, faults }) => {
    const store = new MemoryStore();
    const { status, out, err, opened } = await keys(store, ['import'], text);
    expect(err.trimEnd().split('\n')).toEqual(
      [...faults, 'nothing was imported'].map((line) => `sundry keys: ${line}`),
    );
    expect({ status, out, opened }).toEqual({ status: 1, out: '', opened: 0 });
    expect(await store.listKeys()).toEqual([]);
  });
});

describe.runIf(hasConsumer('redis-server'))('a move to Redis and back', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'sundry-move-'));
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(async () => {
    await server.remove();
    rmSync(scratch, { recursive: true, force: true });
  });

  it('keeps every key and count', async () => {
    const first = await openSqliteStore(join(scratch, 'first'));
    const { store: redis } = await openAt(server.url);
    const last = await openSqliteStore(join(scratch, 'last'));
    await keys(first, ['import'], EXPORT);
    for (const [from, to] of [
      [first, redis],
      [redis, last],
    ] as const) {
      const { out } = await keys(from, ['export']);
      expect(await keys(to, ['import'], out)).toMatchObject({ status: 0, out: '2 imported, 0 known\n' });
    }
    expect((await keys(last, ['export'])).out).toBe(EXPORT);
    const at = NOW;
    const call = { caller: paidCallerId(a), window: monthWindow(at.getTime()), limit: 58, at, keyHash: a };
    expect(await last.reserve(call)).toEqual({ granted: true, used: 58 });
    for (const store of [first, redis, last]) await store.close();
  });
});
