import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../test/support/cpu-time.ts';
import { mx, nameError, noData, type Reply } from '../../../test/support/doh-server.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
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
        { preference: 10, host: 'mx1.a.example' },
        { preference: 0, host: '' },
      ],
    },
    ttl: 60,
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
