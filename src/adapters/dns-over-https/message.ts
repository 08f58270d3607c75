import { ipv4At } from '../../formats/ip/ipv6.ts';
import { isHostName } from '../../formats/url/host-name.ts';
import {
  type DnsAnswer,
  type DnsType,
  MAX_ADDRESSES,
  MAX_EXCHANGES,
  type MailExchange,
} from '../../needs.ts';
import { MalformedMessage, WireMessage, type WireRecord } from './wire.ts';

/** An answer and the TTL of its records, in seconds. */
export interface TimedAnswer {
  readonly answer: DnsAnswer;
  readonly ttl: number;
}

/** Records of a message that are read; those behind them are not. */
const MAX_RECORDS = 256;
/** Aliases that are followed. Resolvers give up after as many. */
const MAX_ALIASES = 16;

/** Types and classes (RFC 1035 3.2.2, 3.2.4, RFC 3596 2.1). */
const TYPES: Readonly<Record<DnsType, number>> = { A: 1, MX: 15, AAAA: 28 };
const CNAME = 5;
const SOA = 6;
const INTERNET = 1;

const DOT = 0x2e;

/** The header (RFC 1035 4.1.1): its length, bits of its second field, response codes. */
const HEADER = 12;
const RESPONSE = 0x8000;
const TRUNCATED = 0x0200;
const RECURSION_DESIRED = 0x0100;
const NO_ERROR = 0;
const NAME_ERROR = 3;

/** The query for one name and type in wire format. Its id is 0, so that caches on the way may serve it (RFC 8484 4.1). */
export function encodeQuery(name: string, type: DnsType): Uint8Array<ArrayBuffer> {
  const query = new Uint8Array(HEADER + name.length + 6);
  query.set([0, 0, RECURSION_DESIRED >> 8, 0, 0, 1]);
  // A label follows its length, which is where the dot before it would be.
  let label = HEADER;
  for (let at = 0; at < name.length; at++) {
    const code = name.charCodeAt(at);
    if (code === DOT) label = HEADER + at + 1;
    else {
      query[label]! += 1;
      query[HEADER + at + 1] = code;
    }
  }
  query.set([0, TYPES[type], 0, INTERNET], HEADER + name.length + 2);
  return query;
}

/**
 * Reads an answer in wire format. undefined when it is unusable: a message that does not parse, is cut
 * off, is not a response, answers another question, follows too many aliases, or has any code but NOERROR and NXDOMAIN
 * (SERVFAIL, REFUSED). Records of other types and of other names are skipped unread.
 */
export function decodeAnswer(bytes: Uint8Array, name: string, type: DnsType): TimedAnswer | undefined {
  try {
    return readAnswer(new WireMessage(bytes), name, TYPES[type]);
  } catch (error) {
    if (error instanceof MalformedMessage) return undefined;
    throw error;
  }
}

function readAnswer(message: WireMessage, name: string, type: number): TimedAnswer | undefined {
  const flags = message.uint16(2);
  const code = flags & 0x0f;
  if ((flags & RESPONSE) === 0 || (flags & TRUNCATED) !== 0 || message.uint16(4) !== 1) return undefined;
  const question = message.name(HEADER);
  if (question.text !== name || message.uint16(question.end) !== type) return undefined;
  if (code !== NO_ERROR && code !== NAME_ERROR) return undefined;
  const { answers, authorities } = recordsOf(message, question.end + 4);
  const absent = (kind: 'no_name' | 'no_data') => ({
    answer: { kind },
    ttl: negativeTtl(message, authorities),
  });
  if (code === NAME_ERROR) return absent('no_name');
  const found = recordsOfName(message, answers, name, type);
  if (found === undefined) return absent('no_data');
  const answer: DnsAnswer =
    type === TYPES.MX
      ? { kind: 'found', exchanges: exchangesOf(message, found.records) }
      : { kind: 'found', exchanges: [], addresses: addressesOf(message, found.records, type) };
  return { answer, ttl: found.ttl };
}

/** The records of class IN in the answer and authority sections, which begin at a place. */
function recordsOf(message: WireMessage, at: number) {
  const answers: WireRecord[] = [];
  const authorities: WireRecord[] = [];
  const answered = message.uint16(6);
  const count = Math.min(MAX_RECORDS, answered + message.uint16(8));
  for (let index = 0; index < count; index++) {
    const record = message.record(at);
    if (record.class === INTERNET) (index < answered ? answers : authorities).push(record);
    at = record.end;
  }
  return { answers, authorities };
}

/**
 * The records of a type at a name, or at the end of the aliases that begin there (RFC 1034 3.6.2), with the least TTL of
 * all of them; undefined without any.
 */
function recordsOfName(message: WireMessage, answers: readonly WireRecord[], name: string, type: number) {
  const owned = answers
    .filter((record) => record.type === type || record.type === CNAME)
    .map((record) => ({ owner: message.name(record.owner).text, record }));
  let ttl = Number.POSITIVE_INFINITY;
  for (let aliases = 0; aliases <= MAX_ALIASES; aliases++) {
    const here = owned.flatMap(({ owner, record }) => (owner === name ? record : []));
    const records = here.filter((record) => record.type === type);
    if (records.length > 0) return { records, ttl: Math.min(ttl, ...records.map(ttlOf)) };
    const [alias] = here;
    if (alias === undefined) return undefined;
    ttl = Math.min(ttl, ttlOf(alias));
    name = nameIn(message, alias, alias.start);
  }
  throw new MalformedMessage('aliases');
}

/**
 * The mail hosts (RFC 1035 3.3.9) of the lowest preferences, in their order, and those of the same preference in the order
 * of the message. A name without the form of a host name is left out.
 */
function exchangesOf(message: WireMessage, records: readonly WireRecord[]): readonly MailExchange[] {
  const preferred = records
    .map((record) => ({ preference: message.uint16(record.start), record }))
    .sort((a, b) => a.preference - b.preference);
  const exchanges = new Map<string, MailExchange>();
  for (const { preference, record } of preferred) {
    const host = nameIn(message, record, record.start + 2);
    // RFC 7505 3: the root says that the domain accepts no mail.
    if ((host === '' || isHostName(host)) && !exchanges.has(host)) exchanges.set(host, { preference, host });
    if (exchanges.size === MAX_EXCHANGES) break;
  }
  return [...exchanges.values()];
}

/** The addresses of A (RFC 1035 3.4.1) or AAAA records (RFC 3596 2.2) as texts, in the order of the message. */
function addressesOf(message: WireMessage, records: readonly WireRecord[], type: number): readonly string[] {
  const octets = type === TYPES.A ? 4 : 16;
  return records.slice(0, MAX_ADDRESSES).map(({ start, end }) => {
    if (end - start !== octets) throw new MalformedMessage('the data of a record');
    const groups = Array.from({ length: octets / 2 }, (_, index) => message.uint16(start + 2 * index));
    return type === TYPES.A ? ipv4At(groups, 0) : groups.map((group) => group.toString(16)).join(':');
  });
}

/** The name with which the data of a record ends. */
function nameIn(message: WireMessage, { end }: WireRecord, at: number): string {
  const name = message.name(at);
  if (name.end !== end) throw new MalformedMessage('the data of a record');
  return name.text;
}

/** RFC 2308 5: the lesser of the SOA's own time and its minimum; 0 without SOA. */
function negativeTtl(message: WireMessage, authorities: readonly WireRecord[]): number {
  const soa = authorities.find((record) => record.type === SOA);
  return soa === undefined ? 0 : Math.min(ttlOf(soa), message.uint32(soa.end - 4));
}

/** RFC 2181 8: with the highest bit set it is 0. */
function ttlOf({ ttl }: WireRecord): number {
  return ttl > 0x7fff_ffff ? 0 : ttl;
}
