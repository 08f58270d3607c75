import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { dnsAnswer } from '../generators/dns-answers.ts';
import type { StrangerAnswers } from '../strangers.ts';

/** The servers of others, in a thread of their own: their work is not that of a call. */
export interface StrangerThread {
  readonly port: number;
  /** From now on they answer so. */
  play(answers: StrangerAnswers): Promise<void>;
}

/** Starts the thread. `module` calls `serveStrangers` in it. */
export async function startStrangers(module: URL): Promise<StrangerThread> {
  const worker = new Worker(module);
  worker.unref();
  const [port] = (await once(worker, 'message')) as [number];
  return {
    port,
    play: async (answers) => {
      const played = once(worker, 'message');
      worker.postMessage(answers);
      await played;
    },
  };
}

/** Serves in a thread started so: a web site, a DNS resolver and a language model on one port of 127.0.0.1. */
export async function serveStrangers(): Promise<void> {
  if (isMainThread || parentPort === null) throw new Error('runs in a thread of startStrangers');
  const port = parentPort;
  let answers: StrangerAnswers = {};
  let asked = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    receive(socket, (head, body) => {
      socket.end(answerTo(head, body, answers, asked));
      if (head.startsWith('GET')) asked++;
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port.on('message', (next: StrangerAnswers) => {
    answers = next;
    asked = 0;
    port.postMessage('played');
  });
  port.postMessage((server.address() as AddressInfo).port);
}

/** Calls back with the first request of a connection. */
function receive(socket: Socket, onRequest: (head: string, body: Buffer) => void): void {
  let received = Buffer.alloc(0);
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = received.subarray(0, end).toString('latin1');
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    if (received.length < end + 4 + length) return;
    socket.removeAllListeners('data').resume();
    onRequest(head, received.subarray(end + 4));
  });
}

function answerTo(
  head: string,
  body: Buffer,
  { site, dns, model }: StrangerAnswers,
  asked: number,
): Uint8Array {
  if (head.startsWith('GET'))
    return site?.[Math.min(asked, site.length - 1)] ?? response('text/plain', Buffer.alloc(0));
  if (/ \/dns-query /.test(head)) return response('application/dns-message', dnsAnswer(body, dns));
  return response('application/json', model ?? Buffer.from('{}'));
}

function response(type: string, body: Uint8Array): Uint8Array {
  const head = `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body]);
}
