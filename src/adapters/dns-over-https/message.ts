import { decode, encode, RECURSION_DESIRED } from 'dns-packet';
import type { DnsAnswer, DnsType } from '../../operation.ts';

/** An answer and the TTL of its records, in seconds. */
export interface TimedAnswer {
  readonly answer: DnsAnswer;
  readonly ttl: number;
}

/** The query for one name and type in wire format. Its id is 0, so that caches on the way may serve it (RFC 8484 4.1). */
export function encodeQuery(name: string, type: DnsType): Uint8Array<ArrayBuffer> {
  const query = encode({ type: 'query', id: 0, flags: RECURSION_DESIRED, questions: [{ type, name }] });
  return new Uint8Array(query);
}

/**
 * Reads an answer in wire format. undefined when it is unusable: a packet that does not parse, is cut
 * off, is not a response, answers another question, or has any code but NOERROR and NXDOMAIN (SERVFAIL, REFUSED).
 */
export function decodeAnswer(bytes: Uint8Array, name: string, type: DnsType): TimedAnswer | undefined {
  const packet = parsed(bytes);
  if (packet === undefined || packet.type !== 'response' || packet.flag_tc) return undefined;
  const [question] = packet.questions ?? [];
  if (question?.type !== type || question.name.toLowerCase() !== name) return undefined;
  // The package gives the code in words, which its types do not declare.
  const { rcode } = packet as { readonly rcode?: unknown };
  if (rcode !== 'NOERROR' && rcode !== 'NXDOMAIN') return undefined;
  if (rcode === 'NXDOMAIN') return { answer: { kind: 'no_name' }, ttl: negativeTtl(packet) };
  return readRecords(packet, type);
}

type Packet = ReturnType<typeof decode>;

function parsed(bytes: Uint8Array): Packet | undefined {
  try {
    return decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    return undefined;
  }
}

/** The records of the type, anywhere in the answer: a CNAME comes first where the name is an alias. */
function readRecords(packet: Packet, type: DnsType): TimedAnswer {
  const records = packet.answers ?? [];
  const exchanges = records.flatMap((record) =>
    record.type === 'MX'
      ? [{ preference: record.data.preference ?? 0, host: rootless(record.data.exchange) }]
      : [],
  );
  if (!records.some((record) => record.type === type)) {
    return { answer: { kind: 'no_data' }, ttl: negativeTtl(packet) };
  }
  const ttl = Math.min(...records.map((record) => ('ttl' in record ? (record.ttl ?? 0) : 0)));
  return { answer: { kind: 'found', exchanges: type === 'MX' ? exchanges : [] }, ttl };
}

/** The package writes the root itself as a dot. */
function rootless(host: string): string {
  return host === '.' ? '' : host;
}

/** RFC 2308 5: the lesser of the SOA's own time and its minimum; 0 without SOA. */
function negativeTtl({ authorities = [] }: Packet): number {
  for (const record of authorities) {
    if (record.type === 'SOA') return Math.min(record.ttl ?? 0, record.data.minimum ?? 0);
  }
  return 0;
}
