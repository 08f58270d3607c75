import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type Server, startServer, withoutThreads } from '../support/running/server.ts';
import { answersOf } from '../support/running/socket.ts';
import { until } from '../support/until.ts';

const body = '{"data":"a"}';
const head = `POST /v1/qr HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;

const chunked =
  'POST /v1/qr HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';

/** For a call with a connection of its own, as from a balancer that keeps none open. */
const onItsOwn = { headers: { connection: 'close' } };

/** A stop that waited for this time would never end for a test. */
const patient = { SHUTDOWN_TIMEOUT_MS: '600000' };

async function connect(server: Server): Promise<Socket> {
  const socket = createConnection(Number(new URL(server.origin).port), '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  return socket;
}

/** Resolves when the service has read what was written before: it answers a later request. */
async function caughtUp(server: Server): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await (await fetch(`${server.origin}/health`)).text();
  await setTimeout(50);
}

/** Resolves when the service no longer accepts connections: it has received its signal. */
async function closed(server: Server): Promise<void> {
  await until(() =>
    connect(server).then(
      (socket) => {
        socket.destroy();
        return false;
      },
      () => true,
    ),
  );
}

/** The first answer of /ready that is not 200: the service has received its signal. */
async function unready({ origin }: Server): Promise<Response> {
  let answer = await fetch(`${origin}/ready`, onItsOwn);
  for (; answer.status === 200; answer = await fetch(`${origin}/ready`, onItsOwn)) await answer.text();
  return answer;
}

/** 0 where the connection is refused or reset. */
async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, onItsOwn);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

async function restOf(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (text: string) => {
    received += text;
  });
  await once(socket, 'close');
  return received;
}

/** Sends requests on one connection until an answer says that it closes. */
async function askUntilClosed({ origin }: Server, calls: { answered: number; lost: number }): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let closes = false; !closes; ) {
    try {
      const [answer] = (await once(get(`${origin}/v1/qr?data=a`, { agent }), 'response')) as [
        IncomingMessage,
      ];
      const body = await buffer(answer);
      if (body.byteLength === Number(answer.headers['content-length'])) calls.answered += 1;
      else calls.lost += 1;
      closes = answer.headers.connection === 'close';
    } catch {
      calls.lost += 1;
      closes = true;
    }
  }
  agent.destroy();
}

describe('a stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s of an idle service is clean, open connections or not',
    async (signal) => {
      const server = await startServer(patient);
      const idle = await connect(server);
      const used = await connect(server);
      used.write('GET /health HTTP/1.1\r\nhost: a\r\n\r\n');
      await once(used, 'data');
      expect(await server.stop(signal)).toBe(0);
      idle.destroy();
      used.destroy();
    },
  );

  it('waits for a body that is arriving, answers it and closes the connection', async () => {
    const server = await startServer(withoutThreads);
    const socket = await connect(server);
    socket.write(head + body.slice(0, 4));
    await caughtUp(server);
    const stopped = server.stop('SIGTERM');
    const received = restOf(socket);
    await closed(server);
    socket.write(body.slice(4));
    const [answer] = answersOf(await received);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.connection).toBe('close');
    expect(await stopped).toBe(0);
  });

  it('answers what arrives on a kept connection a moment later, and closes it', async () => {
    const server = await startServer(withoutThreads);
    const kept = await connect(server);
    kept.write('GET /health HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(kept, 'data');
    const stopped = server.stop('SIGTERM');
    await closed(server);
    const received = restOf(kept);
    kept.write('GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\n\r\n');
    const [answer] = answersOf(await received);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.connection).toBe('close');
    expect(await stopped).toBe(0);
  });

  it('loses no call of 40 clients that send without pause on kept connections', async () => {
    const server = await startServer({ ...withoutThreads, FREE_DAILY_LIMIT: '1000000' });
    const calls = { answered: 0, lost: 0 };
    const clients = Array.from({ length: 40 }, () => askUntilClosed(server, calls));
    // By then all of them use kept connections.
    await expect.poll(() => calls.answered).toBeGreaterThan(400);
    expect(await server.stop('SIGTERM')).toBe(0);
    await Promise.all(clients);
    expect(calls.lost).toBe(0);
  });

  it('says 503 on /ready to a connection that is still open', async () => {
    const server = await startServer(withoutThreads);
    const busy = await connect(server);
    busy.write(head + body.slice(0, 4));
    const asking = await connect(server);
    asking.write('GET /ready HTTP/1.1\r\nhost: a\r\n');
    await caughtUp(server);
    const stopped = server.stop('SIGTERM');
    const answer = restOf(asking);
    await closed(server);
    asking.write('\r\n');
    const [received] = answersOf(await answer);
    expect(received?.status).toBe(503);
    expect(JSON.parse(received!.body)).toMatchObject({ code: 'shutting_down' });
    busy.write(body.slice(4));
    expect(await stopped).toBe(0);
  });

  it('does not wait for a log that is not read', async () => {
    const server = await startServer({ ...withoutThreads, ...patient });
    server.process.stdout?.destroy();
    await caughtUp(server);
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  it.concurrent.each([
    { name: 'a half of a head', sent: 'GET /v1/qr HTTP/1.1\r\nhos' },
    { name: 'a part of a chunked body', sent: `${chunked}2\r\n{"` },
    { name: 'a part of a trailer', sent: `${chunked}c\r\n${body}\r\n0\r\nx: y` },
    {
      name: 'the rest of a body that was refused',
      sent: 'POST /x HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\na',
    },
    { name: 'an answer and a half of a head', sent: 'GET /health HTTP/1.1\r\nhost: a\r\n\r\nGET /' },
  ])('is clean and soon beside a connection with $name', async ({ sent }) => {
    const server = await startServer({ ...withoutThreads, SHUTDOWN_TIMEOUT_MS: '4000' });
    const socket = await connect(server);
    socket.write(sent);
    await caughtUp(server);
    expect(await server.stop('SIGTERM')).toBe(0);
    socket.destroy();
  });

  it('cuts off a call that runs after SHUTDOWN_TIMEOUT_MS, and ends with 1', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const server = await startServer({
      ...withoutThreads,
      SHUTDOWN_TIMEOUT_MS: '300',
      DOH_URL: `http://127.0.0.1:${port}/dns-query`,
    });
    const socket = await connect(server);
    socket.write('GET /v1/email/verify?email=ada@example.com HTTP/1.1\r\nhost: a\r\n\r\n');
    await caughtUp(server);
    expect(await server.stop('SIGTERM')).toBe(1);
    socket.destroy();
    silent.closeAllConnections();
    silent.close();
  });

  it('answers a body that does not arrive with 503 before SHUTDOWN_TIMEOUT_MS is over, and is clean', async () => {
    const server = await startServer({ ...withoutThreads, SHUTDOWN_TIMEOUT_MS: '4000' });
    const socket = await connect(server);
    socket.write(head + body.slice(0, 4));
    await caughtUp(server);
    const received = restOf(socket);
    expect(await server.stop('SIGTERM')).toBe(0);
    const [answer] = answersOf(await received);
    expect(answer?.status).toBe(503);
    expect(answer?.headers).toMatchObject({ connection: 'close', 'retry-after': '1', 'x-quota-used': '0' });
    expect(JSON.parse(answer!.body)).toMatchObject({ code: 'shutting_down' });
  });

  it('ends well within a short SHUTDOWN_TIMEOUT_MS when connections are idle', async () => {
    const server = await startServer({ ...withoutThreads, SHUTDOWN_TIMEOUT_MS: '1800' });
    const idle = await connect(server);
    await caughtUp(server);
    expect(await server.stop('SIGTERM')).toBe(0);
    idle.destroy();
  });

  it('is at once at the second signal', async () => {
    const server = await startServer(patient);
    const socket = await connect(server);
    socket.write(head);
    await caughtUp(server);
    const stopped = server.stop('SIGTERM');
    await closed(server);
    server.process.kill('SIGTERM');
    expect(await stopped).toBe(1);
    socket.destroy();
  });
});

// They wait, and so do it together.
describe.concurrent('a stop with DRAIN_DELAY_MS', () => {
  it('leaves a balancer that time to see /ready, with all else as before, and then the time to finish', async () => {
    // Timed from the signal, the 2500 ms would be over before the 4000.
    const server = await startServer({
      ...withoutThreads,
      DRAIN_DELAY_MS: '4000',
      SHUTDOWN_TIMEOUT_MS: '2500',
    });
    const kept = await connect(server);
    kept.write('GET /health HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(kept, 'data');
    const stopped = server.stop('SIGTERM');
    const ready = await unready(server);
    expect(await ready.json()).toMatchObject({
      code: 'shutting_down',
      detail: expect.stringContaining('draining'),
    });
    const received = restOf(kept);
    kept.write(head + body);
    for (const path of ['/health', '/v1/qr?data=a']) {
      const answer = await fetch(server.origin + path, onItsOwn);
      expect(answer.status).toBe(200);
    }
    expect(await stopped).toBe(0);
    const [answer] = answersOf(await received);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.connection).toBe('keep-alive');
  });

  it('loses no call of a balancer that asks /ready ten times a second and repeats nothing', async ({
    expect,
  }) => {
    const settings = { DRAIN_DELAY_MS: '5000', FREE_DAILY_LIMIT: '1000000' };
    const server = await startServer({ ...withoutThreads, ...settings });
    const statuses: number[] = [];
    let isReady = true;
    const asking = async () => {
      while (isReady) {
        isReady = (await statusOf(`${server.origin}/ready`)) === 200;
        await setTimeout(100);
      }
    };
    const sending = async () => {
      while (isReady) {
        statuses.push(await statusOf(`${server.origin}/v1/qr?data=a`));
        await setTimeout(5);
      }
    };
    const all = Promise.all([asking(), sending(), sending(), sending()]);
    await expect.poll(() => statuses.length).toBeGreaterThan(50);
    const stopped = server.stop('SIGTERM');
    await all;
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await stopped).toBe(0);
  });

  it('does not drain to the end when nothing is connected', async () => {
    const server = await startServer({ ...withoutThreads, DRAIN_DELAY_MS: '600000' });
    expect(await server.stop('SIGTERM')).toBe(0);
  });

  it('drains on between calls that have a connection each', async () => {
    const server = await startServer({ ...withoutThreads, DRAIN_DELAY_MS: '600000' });
    const stopped = server.stop('SIGTERM');
    await unready(server);
    const statuses = new Set<number>();
    for (let call = 0; call < 15; call++) {
      statuses.add((await fetch(`${server.origin}/health`, onItsOwn)).status);
      await setTimeout(100);
    }
    expect(statuses).toEqual(new Set([200]));
    expect(await stopped).toBe(0);
  });

  it('ends draining at the second signal', async () => {
    const server = await startServer({ ...withoutThreads, DRAIN_DELAY_MS: '600000' });
    const kept = await connect(server);
    const stopped = server.stop('SIGTERM');
    await unready(server);
    server.process.kill('SIGTERM');
    expect(await stopped).toBe(1);
    kept.destroy();
  });
});
