import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, type ExpectStatic, it } from 'vitest';
import type { MemoryTaken } from '../support/running/bounded-service.ts';
import { compileForChild } from '../support/running/compiled.ts';
import { runs } from '../support/runs.ts';
import { until } from '../support/until.ts';
import { fullAnswer, startDohServer } from '../support/worlds/doh-server.ts';

const MB = 1_000_000;
/** What the process may use beyond its bound: current work, and what the allocator has not given back. */
const BESIDE = 100 * MB;
/** What may be kept from one burst to the next: compiled code, and buffers of the streams. */
const KEPT = 16 * MB;
/** More than a refusal has, and less than what it refuses. */
const REFUSAL_BYTES = 4096;
/** The bound on bodies and unread answers. */
const BOUND = 64 * MB;

/**
 * What it may use beyond its bound while it makes many large answers in one turn: V8 collects buffers when half of the
 * heap's limit is new, and frees them in a thread, which has to get a processor.
 */
const UNCOLLECTED = 250 * MB;

/** 850 columns and 9,200 empty rows: 35 KB that become 7.8 MB. */
const columns = Array.from({ length: 850 }, (_, column) => `"${column.toString(36)}":0`);
const largeAnswer = `{"rows":[{${columns}}${',{}'.repeat(9200)}]}`;

let compiled: ReturnType<typeof compileForChild>;
beforeAll(() => {
  compiled = compileForChild('test/support/running/bounded-service.ts');
});
afterAll(() => compiled.remove());

interface Bounded {
  readonly child: ChildProcess;
  readonly port: number;
  readonly idle: MemoryTaken;
}

/** Runs the service for as long as `use` takes. */
async function withService(
  given: { readonly timeouts?: object; readonly doh?: string },
  use: (service: Bounded) => Promise<void>,
): Promise<void> {
  const settings = JSON.stringify({ bodyMemoryBytes: BOUND, ...given });
  const child = fork(compiled.path, [settings], { execArgv: ['--expose-gc', '--max-old-space-size=256'] });
  try {
    const [port] = (await once(child, 'message')) as [number];
    // As it is between calls, with the code compiled and the heap grown.
    for (let call = 0; call < 5; call++) await ask(port, post(largeAnswer));
    await use({ child, port, idle: await memoryOf(child, 'collected') });
  } finally {
    child.kill('SIGKILL');
  }
}

/** The memory of the process, as it is or after a collection of garbage. */
async function memoryOf(child: ChildProcess, when: 'now' | 'collected' = 'now'): Promise<MemoryTaken> {
  child.send(when);
  const [taken] = (await once(child, 'message')) as [MemoryTaken];
  return taken;
}

function send(port: number, bytes: string): Socket {
  const socket = createConnection(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write(bytes);
  return socket;
}

/** The bytes of the answer, when it has been read to its end. */
async function ask(port: number, request: string): Promise<number> {
  const socket = send(port, closing(request)).resume();
  await once(socket, 'close');
  return socket.bytesRead;
}

/** The request as the last of its connection. */
function closing(request: string): string {
  return request.replace('host: a', 'host: a\r\nconnection: close');
}

function post(body: string, { length = body.length, path = '/v1/convert/json-to-csv' } = {}): string {
  return (
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n` +
    `content-length: ${length}\r\n\r\n${body}`
  );
}

/** The peak memory of the process until `isOver`, in bytes. */
async function peakUntil({ child }: Bounded, isOver: () => boolean): Promise<number> {
  let peak = 0;
  await until(async () => {
    peak = Math.max(peak, (await memoryOf(child)).peak);
    return isOver();
  });
  return peak;
}

/**
 * Sends small calls until the process holds what it held when idle, and a little more. It collects garbage on request:
 * the engine does so only when it needs memory, not by the clock.
 */
async function expectToComeBack({ child, port, idle }: Bounded, expect: ExpectStatic): Promise<void> {
  const small = post('{"rows":[{"a":1}]}');
  await expect
    .poll(
      async () => {
        for (let call = 0; call < 100; call++) await ask(port, small);
        return (await memoryOf(child, 'collected')).held;
      },
      { interval: 100 },
    )
    .toBeLessThan(idle.held + KEPT);
}

const path = '/v1/email/verify/batch';

/** A batch of e-mail addresses, each of a domain of its own. */
function batch(index: number): string {
  const emails = Array.from({ length: 50 }, (_, address) => `ada@d${index}-${address}.example.com`);
  return post(JSON.stringify({ emails }), { path });
}

// Each has a service of its own, and waits for its clocks most of the time.
describe.concurrent('the memory of a service', () => {
  it('holds at most its bound of answers left unread', async ({ expect }) => {
    const request = closing(post(largeAnswer));
    await withService({ timeouts: { unreadMs: 3000, checkMs: 200 } }, async (service) => {
      const sockets = Array.from({ length: 120 }, () => send(service.port, request.slice(0, -1)));
      let open = sockets.length;
      for (const socket of sockets) socket.once('close', () => open--);
      await wait(500);
      // All requests end while the process is stopped: it answers them in one turn of its event loop.
      service.child.kill('SIGSTOP');
      for (const socket of sockets) socket.write(request.slice(-1));
      await wait(200);
      service.child.kill('SIGCONT');
      // A paused socket does not see its end; resumed, all of them do.
      setTimeout(() => {
        for (const socket of sockets) socket.resume();
      }, 6000);
      const peak = await peakUntil(service, () => open === 0);
      expect(open).toBe(0);
      expect(peak).toBeLessThan(service.idle.resident + BOUND + UNCOLLECTED);
      await expectToComeBack(service, expect);
    });
  });

  it('holds at most its bound of bodies left unfinished', async ({ expect }) => {
    const body = `{"rows":[]}${' '.repeat(1_048_576 - 11)}`;
    await withService({ timeouts: { requestMs: 3000, headersMs: 2000, checkMs: 200 } }, async (service) => {
      const sockets = Array.from({ length: 400 }, () =>
        send(service.port, post(body.slice(0, -1), { length: body.length })),
      );
      let open = sockets.length;
      for (const socket of sockets) socket.resume().once('close', () => open--);
      const peak = await peakUntil(service, () => open === 0);
      expect(open).toBe(0);
      expect(peak).toBeLessThan(service.idle.resident + BOUND + BESIDE);
      await expectToComeBack(service, expect);
    });
  });

  it('keeps little of domains whose mail hosts fill a DNS message, and answers others meanwhile', async ({
    expect,
  }) => {
    const doh = await startDohServer();
    doh.everything = fullAnswer;
    await withService({ doh: doh.url }, async (service) => {
      const batches = runs(100);
      const small = post('{"rows":[{"a":1}]}');
      let [answered, left, besides] = [0, batches, 0];
      const verifying = (async () => {
        while (left > 0) {
          const bytes = await ask(service.port, batch(left));
          answered = Math.max(answered, bytes);
          // A busy machine may be refused as overloaded.
          if (bytes > REFUSAL_BYTES) left -= 1;
        }
      })();
      const others = (async () => {
        for (; left > 0; besides++) await ask(service.port, small);
      })();
      await Promise.all([verifying, others]);
      const { peak } = await memoryOf(service.child);
      // A batch has 45 queries, fewer where a busy machine uses up its time, and an answer 32 mail hosts.
      expect(doh.asked.length).toBeLessThanOrEqual(45 * batches);
      expect(doh.asked.length).toBeGreaterThan(40 * batches);
      expect(answered).toBeGreaterThan(45 * 32 * 200);
      expect(answered).toBeLessThan(600_000);
      expect(besides).toBeGreaterThan(batches);
      expect(peak).toBeLessThan(service.idle.resident + 120 * MB);
    });
    await doh.stop();
  }, 600_000);
});
