import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode, type Packet } from 'dns-packet';

/**
 * What the fake resolver does with a question: send a packet, something else, nothing at all, or the beginning of an
 * answer, after which it is silent (`stall`) or ends the connection (`break`).
 */
export type Reply =
  | { readonly packet: Uint8Array }
  | { readonly packetFor: (query: Uint8Array) => Uint8Array }
  | { readonly status: number; readonly mediaType: string; readonly body: string }
  | 'hang'
  | 'stall'
  | 'break'
  | 'reset';

export interface DohServer {
  readonly url: string;
  /** Every question, in the form `example.com MX`, in the order of arrival. */
  readonly asked: string[];
  /** Questions whose connection is open, now and at most. */
  readonly atWork: number;
  readonly mostAtWork: number;
  /** Answers by `name TYPE`; a name that is not in it does not exist. May be changed at any time. */
  readonly zone: Map<string, Reply>;
  /** Replies to everything alike while it is set. */
  everything: Reply | undefined;
  /** Milliseconds before each reply. */
  delay: number;
  stop(): Promise<void>;
}

/** A DNS over HTTPS resolver on 127.0.0.1 with the answers of a test. */
export async function startDohServer(): Promise<DohServer> {
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const doh: DohServer & { atWork: number; mostAtWork: number } = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dns-query`,
    asked: [],
    atWork: 0,
    mostAtWork: 0,
    zone: new Map(),
    everything: undefined,
    delay: 0,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    doh.atWork++;
    doh.mostAtWork = Math.max(doh.mostAtWork, doh.atWork);
    response.once('close', () => doh.atWork--);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const query = Buffer.concat(parts);
    const { name, type } = decode(query).questions![0]!;
    const key = `${name} ${type}`;
    doh.asked.push(key);
    if (doh.delay > 0) await sleep(doh.delay);
    const reply = doh.everything ?? doh.zone.get(key) ?? nameError(key);
    send(reply, query, request, response);
  }
  return doh;
}

function send(reply: Reply, query: Uint8Array, request: IncomingMessage, response: ServerResponse): void {
  if (reply === 'hang') return;
  if (reply === 'reset') {
    request.socket.resetAndDestroy();
  } else if (reply === 'stall' || reply === 'break') {
    response.writeHead(200, { 'content-type': 'application/dns-message', 'content-length': 99 });
    response.write('part of a packet', () => reply === 'break' && request.socket.destroy());
  } else if ('packet' in reply || 'packetFor' in reply) {
    const packet = 'packet' in reply ? reply.packet : reply.packetFor(query);
    response.writeHead(200, { 'content-type': 'application/dns-message' }).end(packet);
  } else {
    response
      .writeHead(reply.status, { 'content-type': reply.mediaType, location: '/elsewhere' })
      .end(reply.body);
  }
}

/** An answer to `name TYPE` with these records. */
export function records(key: string, ...answers: readonly Answer[]): Reply {
  return packetFor(key, { answers: [...answers] });
}

/** MX records of `name`, in the form `[preference, host]`. */
export function mx(name: string, ...hosts: readonly (readonly [number, string])[]): Reply {
  return records(
    `${name} MX`,
    ...hosts.map(
      ([preference, exchange]): Answer => ({ type: 'MX', name, ttl: 300, data: { preference, exchange } }),
    ),
  );
}

/** NODATA (RFC 2308 2.2): the name exists, such records do not. */
export function noData(key: string): Reply {
  return packetFor(key, { authorities: [soa] });
}

/** NXDOMAIN (RFC 2308 2.1). */
export function nameError(key: string): Reply {
  return packetFor(key, { authorities: [soa] }, 3);
}

/** An answer with nothing but a response code: 2 is SERVFAIL, 5 REFUSED. */
export function failure(key: string, code: number): Reply {
  return packetFor(key, {}, code);
}

const soa: Answer = {
  type: 'SOA',
  name: 'example',
  ttl: 900,
  data: {
    mname: 'ns.example',
    rname: 'hostmaster.example',
    serial: 1,
    refresh: 7200,
    retry: 900,
    expire: 1_209_600,
    minimum: 300,
  },
};

/** As many mail hosts as a message has room for, with names of 235 octets that share their end (RFC 1035 4.1.4). */
export const fullAnswer: Reply = {
  packetFor: (query) => {
    const head = Buffer.from(query);
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(MANY_HOSTS, 6);
    const tail = [63, 63, 63, 40].map((length) => Buffer.from([length, ...Array(length).fill(0x6d)]));
    const begins = head.length + 14 + 4;
    const records = Array.from({ length: MANY_HOSTS }, (_, index) => {
      const name = Buffer.from(`\x03${index.toString(36).padStart(3, '0')}`, 'latin1');
      const rest =
        index === 0 ? [...tail, Buffer.alloc(1)] : [Buffer.from([0xc0 | (begins >> 8), begins & 0xff])];
      const data = Buffer.concat([Buffer.from([0, 10]), name, ...rest]);
      // The name of the question, MX, IN, an hour.
      return Buffer.concat([Buffer.from([0xc0, 12, 0, 15, 0, 1, 0, 0, 14, 16, 0, data.length]), data]);
    });
    return Buffer.concat([head, ...records]);
  },
};

const MANY_HOSTS = 3200;

function packetFor(key: string, sections: Pick<Packet, 'answers' | 'authorities'>, code = 0): Reply {
  const [name, type] = key.split(' ') as [string, 'MX'];
  const packet = encode({
    type: 'response',
    id: 0,
    flags: AUTHORITATIVE_ANSWER | code,
    questions: [{ type, name }],
    ...sections,
  });
  return { packet };
}
