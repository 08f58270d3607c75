import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';

/** What a resolver answers to a question: records of the name that was asked for. */
export interface DnsPlan {
  readonly records: readonly DnsRecord[];
}

export interface DnsRecord {
  readonly type: number;
  readonly data: Uint8Array;
  /** Whether the data goes on with a pointer to the long name that the first record ends with (RFC 1035 4.1.4). */
  readonly endsWithPointer: boolean;
}

/** E-mail domains whose owners write the answers of DNS. */
export function dnsAmplifiers(
  inputOf: (random: Random) => Readonly<Record<string, unknown>>,
): readonly Amplifier[] {
  return [
    {
      name: 'mail hosts that share one long name',
      draw(random) {
        const labels = magnitude(random, 1, 4);
        const labelBytes = magnitude(random, 1, 3);
        const isIll = chance(random, 0.2);
        const input = inputOf(random);
        return (bytes) => {
          const count = Math.max(1, Math.floor(Math.min(bytes, MAX_BYTES) / (19 + labelBytes)));
          const records = Array.from({ length: count }, (_, index) => mailHost(index, labelBytes, isIll));
          return { input, strangers: { dns: { records: [longHost(labels), ...records] } } };
        };
      },
    },
    {
      name: 'records of other types',
      draw(random) {
        const types = Array.from({ length: magnitude(random, 1, 4) }, () => pick(random, recordTypes));
        const data = pick<(type: number) => Uint8Array>(random, [
          () => bitmaps,
          () => Buffer.alloc(20, 0),
          () => Buffer.alloc(200, 1),
          () => Buffer.from([0xc0, 12]),
          () => texts,
          () => Buffer.alloc(0),
        ]);
        const endsWithPointer = chance(random, 0.3);
        const input = inputOf(random);
        return (bytes) => {
          const size = 14 + data(0).length;
          const records = Array.from(
            { length: Math.max(1, Math.min(bytes, MAX_BYTES) / size) },
            (_, index) => {
              const type = types[index % types.length]!;
              return { type, data: data(type), endsWithPointer };
            },
          );
          return { input, strangers: { dns: { records: [mailHost(0, 3, false), ...records] } } };
        };
      },
    },
  ];
}

/** RFC 8484 6: a message has at most 65,535 bytes; the question has some of them. */
const MAX_BYTES = 64_000;

const MX = 15;

/** A, NS, CNAME, SOA, PTR, HINFO, MX, TXT, RP, AAAA, SRV, DS, RRSIG, NSEC, DNSKEY, NSEC3, OPT, CAA, SVCB. */
const recordTypes = [1, 2, 5, 6, 12, 13, 15, 16, 17, 28, 33, 43, 46, 47, 48, 50, 41, 257, 64];

/** NSEC with many windows, each with a full bitmap (RFC 4034 4.1.2). */
const bitmaps = Buffer.concat([
  Buffer.from([0]),
  ...Array.from({ length: 40 }, (_, window) =>
    Buffer.concat([Buffer.from([window, 32]), Buffer.alloc(32, 255)]),
  ),
]);
const texts = Buffer.concat(Array.from({ length: 100 }, () => Buffer.from([1, 97])));

function mailHost(index: number, labelBytes: number, isIll: boolean): DnsRecord {
  const name = isIll ? '=\u0001"<\\' : index.toString(36);
  const label = name.padStart(labelBytes, '0');
  const data = Buffer.from([0, 10, label.length, ...Buffer.from(label, 'latin1')]);
  return { type: MX, data, endsWithPointer: true };
}

/** A mail host of the most letters that a name may have. */
function longHost(labels: number): DnsRecord {
  const label = Buffer.concat([Buffer.from([61]), Buffer.alloc(61, 'm')]);
  const data = Buffer.concat([
    Buffer.from([0, 10]),
    ...Array.from({ length: labels }, () => label),
    Buffer.from([0]),
  ]);
  return { type: MX, data, endsWithPointer: false };
}

/** Writes the answer of a plan to a question, as far as a message has room (RFC 1035 4.1). */
export function dnsAnswer(query: Uint8Array, plan: DnsPlan | undefined): Uint8Array {
  const question = query.subarray(12, questionEnd(query));
  const records = plan?.records ?? [];
  const parts: Uint8Array[] = [];
  let at = 12 + question.length;
  // The data of the first record begins behind a pointer, type, class, TTL and length; a name in it behind a preference.
  const long = at + 14;
  for (const record of records) {
    const bytes = recordBytes(record, long);
    if (at + bytes.length > 65_500) break;
    parts.push(bytes);
    at += bytes.length;
  }
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(parts.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, question, ...parts]);
}

function recordBytes({ type, data, endsWithPointer }: DnsRecord, long: number): Uint8Array {
  const end = endsWithPointer ? [0xc0 | (long >> 8), long & 0xff] : [];
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(3600, 6);
  head.writeUInt16BE(data.length + end.length, 10);
  return Buffer.concat([head, data, Buffer.from(end)]);
}

function questionEnd(query: Uint8Array): number {
  let at = 12;
  while (query[at] !== undefined && query[at] !== 0) at += query[at]! + 1;
  return at + 5;
}
