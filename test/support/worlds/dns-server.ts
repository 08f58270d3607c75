import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type Answer, decode, encode, RECURSION_AVAILABLE, RECURSION_DESIRED } from 'dns-packet';

/** What the server does with a question: answer with records, with a code (RFC 1035 4.1.1), or not at all. */
export type DnsReply = readonly Answer[] | 'NOERROR' | 'SERVFAIL' | 'NXDOMAIN' | 'REFUSED' | 'silence';

export interface DnsServer {
  /** In the form of a resolver's address, `127.0.0.1:53`. */
  readonly server: string;
  /** Every question that arrived, in the form `example.com A`. */
  readonly asked: string[];
  /** By `name TYPE`; anything else does not exist. */
  readonly zone: Map<string, DnsReply>;
  stop(): Promise<void>;
}

const codes = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, REFUSED: 5 };

/** A name server on a free UDP port of 127.0.0.1. */
export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  const zone = new Map<string, DnsReply>();
  socket.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const { name = '', type = 'A' } = questions[0] ?? {};
    const key = `${name} ${type}`;
    asked.push(key);
    const reply = zone.get(key) ?? 'NXDOMAIN';
    if (reply === 'silence') return;
    const code = typeof reply === 'string' ? codes[reply] : 0;
    const answers = typeof reply === 'string' ? [] : [...reply];
    const flags = RECURSION_DESIRED | RECURSION_AVAILABLE | code;
    socket.send(
      encode({ type: 'response', ...(id !== undefined && { id }), flags, questions, answers }),
      port,
      address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    zone,
    stop: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}
