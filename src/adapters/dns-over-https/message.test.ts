import { encode, RECURSION_DESIRED } from 'dns-packet';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../test/support/cpu-time.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { mx, nameError, noData, type Reply, records } from '../../../test/support/worlds/doh-server.ts';
import { decodeAnswer, encodeQuery } from './message.ts';

const packetOf = (reply: Reply) => (reply as { packet: Uint8Array }).packet;

test('a query has the form of RFC 1035 4.1, with id 0 (RFC 8484 4.1) and recursion desired', () => {
  const header = '0000' + '0100' + '0001' + '0000' + '0000' + '0000';
  const question = '0161' + '076578616d706c65' + '00' + '000f' + '0001';
  expect(Buffer.from(encodeQuery('a.example', 'MX')).toString('hex')).toBe(header + question);
});

test('an answer written by hand is read (RFC 1035 4.1.1 to 4.1.4, 3.3.9)', () => {
  const header = '0000' + '8180' + '0001' + '0002' + '0000' + '0000';
  const question = '0161' + '076578616d706c65' + '00' + '000f' + '0001';
  // Names are pointers to the question; hosts mx1.a.example and the root, for 300 and 60 seconds.
  const first = 'c00c' + '000f' + '0001' + '0000012c' + '0008' + '000a' + '036d7831' + 'c00c';
  const second = 'c00c' + '000f' + '0001' + '0000003c' + '0003' + '0000' + '00';
  const bytes = Buffer.from(header + question + first + second, 'hex');
  expect(decodeAnswer(bytes, 'a.example', 'MX')).toEqual({
    answer: {
      kind: 'found',
      exchanges: [
        { preference: 0, host: '' },
        { preference: 10, host: 'mx1.a.example' },
      ],
    },
    ttl: 60,
  });
});

/** Octets of a name (RFC 1035 3.1). */
function wireName(name: string): Buffer {
  const labels = name.split('.').filter(Boolean);
  return Buffer.concat([
    ...labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label, 'latin1')]),
    Buffer.alloc(1),
  ]);
}

const QUESTION = Buffer.from([0xc0, 12]);
const CNAME = 5;
const MX = 15;

interface Written {
  readonly owner?: Buffer;
  readonly type?: number;
  readonly class?: number;
  readonly ttl?: number;
  readonly data: Buffer;
}

/** An answer about MX of a.example, written by hand (RFC 1035 4.1). */
function answer(...written: readonly Written[]): Buffer {
  const head = Buffer.from('00008180' + '0001' + '0000' + '0000' + '0000', 'hex');
  head.writeUInt16BE(written.length, 6);
  const parts = written.map(({ owner = QUESTION, type = MX, class: ofClass = 1, ttl = 300, data }) => {
    const fixed = Buffer.alloc(10);
    fixed.writeUInt16BE(type);
    fixed.writeUInt16BE(ofClass, 2);
    fixed.writeUInt32BE(ttl, 4);
    fixed.writeUInt16BE(data.length, 8);
    return Buffer.concat([owner, fixed, data]);
  });
  return Buffer.concat([head, wireName('a.example'), Buffer.from([0, MX, 0, 1]), ...parts]);
}

const exchange = (preference: number, name: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([preference >> 8, preference & 0xff]),
    typeof name === 'string' ? wireName(name) : name,
  ]);
const alias = (from: string, to: string, ttl = 300): Written => ({
  owner: wireName(from),
  type: CNAME,
  ttl,
  data: wireName(to),
});
const chain = (length: number): readonly Written[] =>
  Array.from({ length }, (_, i) => alias(i === 0 ? 'a.example' : `c${i}.example`, `c${i + 1}.example`));
const mxOf = (owner: string, host = 'mx.example'): Written => ({
  owner: wireName(owner),
  data: exchange(1, host),
});
const readMx = (message: Uint8Array) => decodeAnswer(message, 'a.example', 'MX');
const hostsIn = (message: Uint8Array) => {
  const read = readMx(message)?.answer;
  return read?.kind === 'found' ? read.exchanges.map(({ host }) => host) : read?.kind;
};

describe('the records that count', () => {
  const rows: readonly {
    name: string;
    records: readonly Written[];
    hosts: readonly string[] | string | undefined;
  }[] = [
    { name: 'RFC 1034 3.6.2: those of another name do not', records: [mxOf('b.example')], hosts: 'no_data' },
    {
      name: 'RFC 4343: names are compared without case',
      records: [mxOf('A.eXample')],
      hosts: ['mx.example'],
    },
    {
      name: 'those of another class do not',
      records: [{ class: 3, data: exchange(1, 'mx.example') }],
      hosts: 'no_data',
    },
    {
      name: 'RFC 1034 3.6.2: those at the end of the aliases do, in any order',
      records: [mxOf('c2.example'), mxOf('c9.example', 'other.example'), ...[...chain(2)].reverse()],
      hosts: ['mx.example'],
    },
    { name: '16 aliases are followed', records: [...chain(16), mxOf('c16.example')], hosts: ['mx.example'] },
    { name: '17 are not', records: [...chain(17), mxOf('c17.example')], hosts: undefined },
    {
      name: 'aliases that lead in a circle',
      records: [alias('a.example', 'b.example'), alias('b.example', 'a.example')],
      hosts: undefined,
    },
    {
      name: 'RFC 6672: an alias made from a DNAME',
      records: [
        { owner: wireName('example'), type: 39, data: wireName('org') },
        alias('a.example', 'a.org'),
        mxOf('a.org'),
      ],
      hosts: ['mx.example'],
    },
    {
      name: 'data of other types is not read',
      records: [{ type: 47, data: Buffer.from([0xc0, 0xff, 7]) }, mxOf('a.example')],
      hosts: ['mx.example'],
    },
    {
      name: 'RFC 5321 2.3.5: exchanges that are not host names do not',
      records: ['<script>', 'a b', '127.0.0.1', '\u001b[2J', '-a.b', 'mx.example'].map((host, i) => ({
        data: exchange(i, host),
      })),
      hosts: ['mx.example'],
    },
    {
      name: 'RFC 1035 5.1: a dot inside a label is not one between labels',
      records: [
        { data: exchange(1, Buffer.concat([Buffer.from([7]), Buffer.from('mx.evil'), wireName('example')])) },
      ],
      hosts: [],
    },
    {
      name: 'data that goes on behind the name',
      records: [{ data: Buffer.concat([exchange(1, 'mx.example'), Buffer.alloc(1)]) }],
      hosts: undefined,
    },
    {
      name: 'what is behind 256 records is not read',
      records: [...Array(256).fill({ type: 16, data: Buffer.alloc(1) }), mxOf('a.example')],
      hosts: 'no_data',
    },
  ];
  test.each(rows)('$name', ({ records, hosts }) => {
    expect(hostsIn(answer(...records))).toEqual(hosts);
  });

  test('of many mail hosts 32 are kept, those of the lowest preference, of equal ones the first', () => {
    const many = Array.from({ length: 250 }, (_, i) => ({
      data: exchange(i < 200 ? 10 : 5, `mx${i}.example`),
    }));
    const first = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => `mx${from + i}.example`);
    expect(hostsIn(answer(...many))).toEqual(first(200, 32));
    expect(hostsIn(answer(...many.slice(0, 210)))).toEqual([...first(200, 10), ...first(0, 22)]);
  });

  test('the TTL is the least of the aliases and the records, 0 where its highest bit is set (RFC 2181 8)', () => {
    const ttlOf = (...written: readonly Written[]) => readMx(answer(...written))?.ttl;
    const last = mxOf('b.example');
    expect(ttlOf(alias('a.example', 'b.example', 60), last, { ...mxOf('x.example'), ttl: 1 })).toBe(60);
    expect(ttlOf(alias('a.example', 'b.example', 600), { ...last, ttl: 90 })).toBe(90);
    expect(ttlOf({ ...mxOf('a.example'), ttl: 0x8000_0000 })).toBe(0);
  });
});

describe('names (RFC 1035 4.1.4)', () => {
  const behind = answer().length;
  const pointer = (to: number) => Buffer.from([0xc0 | (to >> 8), to & 0xff]);
  const label = (length: number) => Buffer.concat([Buffer.from([length]), Buffer.alloc(length, 'm')]);
  const rows: readonly { name: string; host: Buffer; hosts: readonly string[] | undefined }[] = [
    { name: 'a pointer to the question', host: Buffer.concat([label(2), QUESTION]), hosts: ['mm.a.example'] },
    { name: 'a pointer to itself', host: pointer(behind + 14), hosts: undefined },
    { name: 'a pointer forwards', host: pointer(behind + 16), hosts: undefined },
    { name: 'a pointer behind the end', host: pointer(0x3fff), hosts: undefined },
    { name: 'a label of 64', host: label(64), hosts: undefined },
    {
      name: 'RFC 1035 2.3.4: a name of 256 octets',
      host: Buffer.concat([label(63), label(63), label(63), label(62), Buffer.alloc(1)]),
      hosts: undefined,
    },
    {
      name: 'RFC 1035 2.3.4: one of 255',
      host: Buffer.concat([label(63), label(63), label(63), label(61), Buffer.alloc(1)]),
      hosts: [[63, 63, 63, 61].map((length) => 'm'.repeat(length)).join('.')],
    },
  ];
  test.each(rows)('$name', ({ host, hosts }) => {
    expect(hostsIn(answer({ data: exchange(1, host) }))).toEqual(hosts);
  });
});

/** Microseconds of processor time of the fastest reading. */
function readingTime(message: Uint8Array): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 20; round++) {
    const start = process.cpuUsage();
    for (let time = 0; time < 5; time++) readMx(message);
    least = Math.min(least, cpuMillisecondsSince(start) * 200);
  }
  return least;
}

describe('a message of 64 KB is read in at most thirty times the time of one with 32 mail hosts', () => {
  const ordinary = answer(
    ...Array.from({ length: 32 }, (_, i) => ({ data: exchange(10, `mx${i}.a.example`) })),
  );
  const long = [63, 63, 63, 40].map((length) => 'm'.repeat(length)).join('.');
  const start = answer().length;
  const tail = Buffer.from([0xc0, start + 14]);
  const windows = Buffer.concat([
    QUESTION,
    ...Array.from({ length: 40 }, (_, i) => Buffer.from([i, 32, ...Array(32).fill(255)])),
  ]);
  const pointers = Buffer.alloc(32_000);
  for (let at = 2; at < pointers.length; at += 2) {
    pointers.writeUInt16BE(0xc000 | Math.min(0x3fff, start + 12 + at - 2), at);
  }
  const hostile: readonly { name: string; message: Buffer }[] = [
    {
      name: '3,000 mail hosts that share one long name',
      message: answer(
        { data: exchange(10, long) },
        ...Array.from({ length: 3000 }, (_, i) => ({
          data: exchange(
            10,
            Buffer.concat([Buffer.from([3]), Buffer.from(i.toString(36).padStart(3, '0')), tail]),
          ),
        })),
      ),
    },
    {
      name: '40 NSEC records of 40 windows (RFC 4034 4.1.2)',
      message: answer(...Array(40).fill({ type: 47, data: windows })),
    },
    {
      name: 'aliases of long names',
      message: answer(
        { type: CNAME, data: wireName(long) },
        ...Array(255).fill({ owner: tail, type: CNAME, data: tail }),
      ),
    },
    {
      name: 'pointers that lead to pointers',
      message: answer(
        { type: 16, data: pointers },
        ...Array(255).fill({ owner: Buffer.from([0xff, 0xf0]), data: exchange(1, QUESTION) }),
      ),
    },
    {
      name: 'records without data',
      message: answer(...Array(5000).fill({ type: 16, data: Buffer.alloc(0) })),
    },
  ];
  readingTime(ordinary);
  const usual = readingTime(ordinary);
  test.each(hostile)('$name', ({ message }) => {
    expect(message.length).toBeLessThanOrEqual(65_535);
    expect(readingTime(message)).toBeLessThan(30 * usual);
  });
});

describe('dns-packet', () => {
  const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,20}[a-z0-9])?$/);
  const name = fc.array(label, { minLength: 2, maxLength: 5 }).map((labels) => `${labels.join('.')}.example`);

  test('writes the same queries', () => {
    fc.assert(
      fc.property(name, fc.constantFrom('MX', 'A', 'AAAA'), (asked, type) => {
        const theirs = encode({
          type: 'query',
          id: 0,
          flags: RECURSION_DESIRED,
          questions: [{ type, name: asked }],
        });
        expect(Buffer.from(encodeQuery(asked, type))).toEqual(theirs);
      }),
      { numRuns: runs(2000), seed: SEED },
    );
  });

  test('writes answers that are read as they are', () => {
    const hosts = fc.uniqueArray(fc.tuple(fc.nat(65_535), name), {
      maxLength: 20,
      selector: ([, host]) => host,
    });
    fc.assert(
      fc.property(name, fc.nat(3), hosts, (asked, aliases, exchanges) => {
        const owners = [asked, ...Array.from({ length: aliases }, (_, i) => `alias${i}.example`)];
        const reply = records(
          `${asked} MX`,
          ...owners.slice(1).map((data, i) => ({ type: 'CNAME', name: owners[i]!, ttl: 300, data }) as const),
          ...exchanges.map(
            ([preference, exchange]) =>
              ({ type: 'MX', name: owners.at(-1)!, ttl: 300, data: { preference, exchange } }) as const,
          ),
        );
        const expected = [...exchanges]
          .sort(([a], [b]) => a - b)
          .map(([preference, host]) => ({ preference, host }));
        expect(decodeAnswer(packetOf(reply), asked, 'MX')?.answer).toEqual(
          exchanges.length === 0 ? { kind: 'no_data' } : { kind: 'found', exchanges: expected },
        );
      }),
      { numRuns: runs(2000), seed: SEED },
    );
  });
});

describe('absence is kept for the lesser time of the SOA (RFC 2308 5)', () => {
  const rows: readonly [string, Reply, string][] = [
    ['NODATA', noData('a.example MX'), 'no_data'],
    ['NXDOMAIN', nameError('a.example MX'), 'no_name'],
  ];
  test.each(rows)('%s', (_name, reply, kind) => {
    expect(decodeAnswer(packetOf(reply), 'a.example', 'MX')).toEqual({ answer: { kind }, ttl: 300 });
  });
});

test('a packet with bytes changed or missing is read or refused, at once', () => {
  const packet = packetOf(mx('a.example', [10, 'mx1.a.example'], [20, 'mx2.b.example']));
  const change = fc.tuple(fc.nat(packet.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), fc.nat(packet.length), (changes, length) => {
      const mutated = Uint8Array.from(packet);
      for (const [index, byte] of changes) mutated[index] = byte;
      const start = process.cpuUsage();
      const timed = decodeAnswer(mutated.subarray(0, length), 'a.example', 'MX');
      expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
      if (timed !== undefined) expect(timed.ttl).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(30_000), seed: SEED },
  );
});
