import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { largeOperation } from '../support/operations/large-operation.ts';
import { startService, type TestService, type TestServiceOptions } from '../support/running/service.ts';
import { answersOf } from '../support/running/socket.ts';

let service: TestService;
const sockets: Socket[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  await service.stop();
});

async function start(options: TestServiceOptions): Promise<void> {
  service = await startService({ operations: [largeOperation], freeDaily: 100_000, ...options });
}

/** A connection from one of the addresses of this machine. */
async function connect(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = createConnection({ port: service.port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => {});
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  return socket;
}

const json = 'host: a\r\ncontent-type: application/json\r\n';

/** The head of a POST and as much of its body, which is JSON when it is whole. */
function part(length: number, sent = length): string {
  const body = `{}${' '.repeat(length - 2)}`;
  return `POST /v1/large HTTP/1.1\r\n${json}content-length: ${length}\r\n\r\n${body.slice(0, sent)}`;
}

/** Resolves to the first answer that comes back. */
async function answerOn(socket: Socket) {
  const [received] = (await once(socket, 'data')) as [string];
  return answersOf(received)[0]!;
}

async function send(socket: Socket, text: string): Promise<void> {
  socket.write(text);
  await wait(50);
}

function get(query: string): string {
  return `GET /v1/large?${query} HTTP/1.1\r\nhost: a\r\n\r\n`;
}

/** Resolves to whether the service ends the connection, as soon as it has or after a while. */
async function isEnded(socket: Socket, withinMs = 60_000): Promise<boolean> {
  return Promise.race([
    new Promise<true>((resolve) =>
      socket.closed ? resolve(true) : socket.once('close', () => resolve(true)),
    ),
    wait(withinMs, false),
  ]);
}

describe('bodies in a full memory', () => {
  it('a large one is refused by its length, unread and not counted; the connection stays open', async () => {
    await start({ bodyMemoryBytes: 110_000 });
    const first = await connect();
    await send(first, part(95_000, 80_000));
    const second = await connect();
    second.write(part(50_000));
    const refused = await answerOn(second);
    expect(refused.status).toBe(503);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'overloaded' });
    expect(refused.headers).toMatchObject({ 'retry-after': '1', 'x-quota-used': '0' });
    expect(refused.headers.connection).not.toBe('close');
    second.write(part(16_384));
    expect((await answerOn(second)).status).toBe(200);
    first.write(' '.repeat(15_000));
    expect((await answerOn(first)).status).toBe(200);
    second.write(part(50_000));
    expect((await answerOn(second)).status).toBe(200);
  });

  it('Expect: 100-continue gets no 100', async () => {
    await start({ bodyMemoryBytes: 100_000 });
    await send(await connect(), part(95_000, 90_000));
    const second = await connect();
    second.write(part(50_000, 0).replace('host: a', 'host: a\r\nexpect: 100-continue'));
    expect((await answerOn(second)).status).toBe(503);
  });

  it('the caller that holds the most loses its newest body', async () => {
    await start({ bodyMemoryBytes: 112_000 });
    const mine = await connect('127.0.0.2');
    const others = [await connect('127.0.0.3'), await connect('127.0.0.3')] as const;
    await send(mine, part(50_000, 30_000));
    await send(others[0], part(40_000, 30_000));
    await send(others[1], part(40_000, 30_000));
    const cut = answerOn(others[1]);
    await send(mine, ' '.repeat(12_000));
    const { status, headers, body } = await cut;
    expect(status).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ code: 'overloaded' });
    expect(headers).toMatchObject({ connection: 'close', 'x-quota-used': '0' });
    expect(await isEnded(others[1])).toBe(true);
    mine.write(' '.repeat(8000));
    expect((await answerOn(mine)).status).toBe(200);
    others[0].write(' '.repeat(10_000));
    expect((await answerOn(others[0])).status).toBe(200);
  });

  it('the memory of a caller that has left is given back', async () => {
    await start({ bodyMemoryBytes: 100_000 });
    for (let time = 0; time < 5; time++) {
      const gone = await connect();
      await send(gone, part(95_000, 90_000));
      gone.resetAndDestroy();
      await wait(30);
    }
    const socket = await connect();
    socket.write(part(95_000));
    expect((await answerOn(socket)).status).toBe(200);
  });
});

/** More than the system buffers for a connection on which nothing is read. */
const LARGE = 16_000_000;

describe('answers that are not read', () => {
  const times = { unreadMs: 400, pieceMs: 1000, checkMs: 50 };

  it('end their connection when nothing is read for a while', async () => {
    // A clock of the test: on a busy machine, the time of the real one passes before the answer is written.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await start({ timeouts: times });
    const socket = await connect();
    let received = 0;
    socket.on('data', (text: string) => {
      received += text.length;
    });
    socket.once('data', () => socket.pause());
    socket.write(get(`bytes=${LARGE}`));
    await expect.poll(() => received).toBeGreaterThan(0);
    for (let time = 0; time < 40; time++) {
      vi.advanceTimersByTime(100);
      await wait(20);
    }
    // Reading again shows what the system had buffered, and then the end.
    socket.resume();
    expect(await isEnded(socket)).toBe(true);
    expect(received).toBeLessThan(LARGE);
  });

  it('end it when they are not complete in their time, though some is always read', async () => {
    await start({ timeouts: { ...times, unreadMs: 800, pieceMs: 1 } });
    const socket = await connect();
    let received = 0;
    socket.on('data', (text: string) => {
      received += text.length;
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });
    socket.write(get(`bytes=${LARGE}`));
    expect(await isEnded(socket)).toBe(true);
    expect(received).toBeLessThan(LARGE);
  });

  it('do not end it when they are read slowly, but in time', async () => {
    // A clock of the test: on a busy machine, the time of the real one passes between two reads.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    await start({ timeouts: { ...times, unreadMs: 1000 } });
    const socket = await connect();
    const parts = 8;
    let received = '';
    let read = 0;
    socket.on('data', async (text: string) => {
      received += text;
      if (received.length < ((read + 1) * LARGE) / parts) return;
      read++;
      socket.pause();
      await wait(50);
      vi.advanceTimersByTime(300);
      socket.resume();
    });
    socket.write(get(`bytes=${LARGE}`));
    await expect.poll(() => read).toBe(parts);
    await expect.poll(() => received.length).toBeGreaterThan(LARGE);
    expect(answersOf(received)[0]?.body.length).toBe(LARGE);
    received = '';
    socket.write(get('bytes=1'));
    await expect.poll(() => received.endsWith('\r\n\r\n0')).toBe(true);
  });

  it('do not end it while they wait for the answer before them', async () => {
    await start({ timeouts: times });
    const socket = await connect();
    let received = '';
    socket.on('data', (text: string) => {
      received += text;
    });
    socket.write(get('ms=1200&bytes=1') + get('bytes=100000') + get('bytes=2'));
    await expect.poll(() => received.length).toBeGreaterThan(100_003);
    expect(answersOf(received).map(({ body }) => body.length)).toEqual([1, 100_000, 2]);
  });

  it('the longest waiting one of the caller that holds the most makes room for another', async () => {
    await start({ bodyMemoryBytes: 2.5 * LARGE });
    const [other, oldest, newest] = [
      await connect('127.0.0.3'),
      await connect('127.0.0.2'),
      await connect('127.0.0.2'),
    ];
    for (const socket of [other, oldest, newest]) {
      socket.pause();
      await send(socket, get(`bytes=${LARGE}`));
    }
    for (const socket of [other, oldest, newest]) socket.resume();
    expect(await isEnded(oldest)).toBe(true);
    expect(await isEnded(newest, 50)).toBe(false);
    expect(await isEnded(other, 50)).toBe(false);
  });

  it('count with the unused rest of their buffer', async () => {
    await start({ bodyMemoryBytes: 3.5 * LARGE });
    const [older, newer] = [await connect(), await connect()];
    for (const socket of [older, newer]) {
      socket.pause();
      await send(socket, get(`bytes=${LARGE}&room=${LARGE}`));
    }
    for (const socket of [older, newer]) socket.resume();
    expect(await isEnded(older)).toBe(true);
    expect(await isEnded(newer, 50)).toBe(false);
  });
});

describe('one connection too many', () => {
  const request = get('bytes=1');

  it('ends the oldest of the address with the most', async () => {
    await start({ maxConnections: 5 });
    const alone = await connect('127.0.0.2');
    const many = [];
    for (let each = 0; each < 4; each++) many.push(await connect('127.0.0.3'));
    const newcomer = await connect('127.0.0.4');
    expect(await isEnded(many[0]!)).toBe(true);
    for (const socket of [alone, ...many.slice(1), newcomer]) {
      socket.write(request);
      expect((await answerOn(socket)).status).toBe(200);
    }
  });

  it('spares those with a running call, but not those whose body is still arriving', async () => {
    await start({ maxConnections: 2 });
    const running = await connect('127.0.0.3');
    await send(running, get('ms=800&bytes=1'));
    const arriving = await connect('127.0.0.3');
    await send(arriving, part(50, 10));
    const newcomer = await connect('127.0.0.4');
    expect(await isEnded(arriving)).toBe(true);
    newcomer.write(request);
    expect((await answerOn(newcomer)).status).toBe(200);
  });

  it('is closed when all others have a running call', async () => {
    await start({ maxConnections: 1 });
    const running = await connect();
    await send(running, get('ms=500&bytes=1'));
    expect(await isEnded(await connect())).toBe(true);
    expect((await answerOn(running)).status).toBe(200);
  });

  it('spares trusted proxies', async () => {
    await start({ maxConnections: 3, trustProxy: '127.0.0.3' });
    const proxy = [await connect('127.0.0.3'), await connect('127.0.0.3')];
    const direct = await connect('127.0.0.2');
    const newcomer = await connect('127.0.0.4');
    expect(await isEnded(direct)).toBe(true);
    for (const socket of [...proxy, newcomer]) expect(await isEnded(socket, 20)).toBe(false);
  });
});
