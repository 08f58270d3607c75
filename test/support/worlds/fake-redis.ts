import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A server that speaks as much of the protocol of Redis as a test wants, and says of itself what it wants. */
export interface FakeRedis {
  readonly url: string;
  /** The members of its INFO. */
  readonly info: Record<string, string>;
  /** Seconds by which its clock is ahead. */
  aheadSeconds: number;
  /** The error it answers every command with that is not part of the greeting of the driver. */
  error: string | undefined;
  stop(): Promise<void>;
}

/** Starts it on a free port of 127.0.0.1. It keeps nothing but a secret. */
export async function startFakeRedis(): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}));
    let text = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      text += chunk;
      for (let read = readCommand(text); read !== undefined; read = readCommand(text)) {
        text = text.slice(read.length);
        socket.write(answer(fake, read.words));
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const fake: FakeRedis = {
    url: `redis://127.0.0.1:${address.port}`,
    info: { redis_version: '7.0.15', redis_mode: 'standalone', role: 'master', loading: '0' },
    aheadSeconds: 0,
    error: undefined,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

/** The first command of the text, an array of bulk strings (RESP), and its length; undefined when it is not whole. */
function readCommand(text: string): { readonly words: string[]; readonly length: number } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (head === null) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  while (words.length < Number(head[1])) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (size === null) return undefined;
    const start = at + size[0].length;
    at = start + Number(size[1]) + 2;
    if (at > text.length) return undefined;
    words.push(text.slice(start, at - 2));
  }
  return { words, length: at };
}

function answer({ info, aheadSeconds, error }: FakeRedis, [name = '', key]: readonly string[]): string {
  const command = name.toLowerCase();
  if (command === 'hello') return '%1\r\n$5\r\nproto\r\n:3\r\n';
  if (command === 'client' || command === 'select') return '+OK\r\n';
  if (command === 'info') {
    return bulk(
      Object.entries(info)
        .map(([member, value]) => `${member}:${value}`)
        .join('\r\n'),
    );
  }
  if (error !== undefined) return `-${error}\r\n`;
  if (command === 'time') {
    return `*2\r\n${bulk(String(Math.floor(Date.now() / 1000) + aheadSeconds))}${bulk('0')}`;
  }
  if (command === 'get') return key === 'sundry:secret' ? bulk('ab'.repeat(32)) : '_\r\n';
  return ':0\r\n';
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}
