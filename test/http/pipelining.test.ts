import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOperation } from '../support/operations/sample-operation.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { answersOf, talk } from '../support/running/socket.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ operations: [sampleOperation], freeDaily: 1_000_000 });
});
afterAll(() => service.stop());

const get = (name: string) => `GET /v1/greet?name=${name} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** Requests of different shapes in turn. */
function mixed(index: number): string {
  const body = JSON.stringify({ name: `n${index}` });
  const head = 'POST /v1/greet HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  const shapes = [
    get(`n${index}`),
    `${head}content-length: ${body.length}\r\n\r\n${body}`,
    `${head}transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\nx: y\r\n\r\n`,
  ];
  return shapes[index % shapes.length]!;
}

const inOnePiece = (count: number, request: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => request(index)).join('');

async function used(): Promise<number> {
  const [answer] = answersOf(await talk(service.port, ['GET /v1/greet HTTP/1.1\r\nhost: a\r\n\r\n']));
  return Number(answer!.headers['x-quota-used']);
}

describe('requests in one piece', () => {
  it.each([
    { name: 'GETs', request: (index: number) => get(`n${index}`) },
    { name: 'GETs and POSTs with a length or in chunks', request: mixed },
  ])('up to sixteen $name are answered in order (RFC 9112 9.3.2)', async ({ request }) => {
    const answers = answersOf(await talk(service.port, [inOnePiece(16, request)], { answers: 16 }));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 16 }, (_, index) => [200, expect.stringContaining(`n${index}`)]),
    );
    expect(answers.at(-1)!.headers.connection).not.toBe('close');
  });

  it.each([17, 40, 5000])(
    'of %i the first sixteen are answered; the next is refused, the rest neither read nor counted',
    async (count) => {
      const before = await used();
      const answers = answersOf(
        await talk(service.port, [inOnePiece(count, (index) => get(`n${index}`))], { answers: 17 }),
      );
      expect(answers.map(({ status }) => status)).toEqual([...Array(16).fill(200), 503]);
      const refusal = answers.at(-1)!;
      expect(refusal.headers).toMatchObject({ connection: 'close', 'retry-after': '1' });
      expect(JSON.parse(refusal.body)).toMatchObject({ code: 'overloaded' });
      expect((await used()) - before).toBe(16);
    },
  );

  it('may follow as soon as those before are answered', async () => {
    const socket = createConnection({ port: service.port, host: '127.0.0.1' }).setEncoding('latin1');
    let received = '';
    socket.on('data', (text: string) => {
      received += text;
    });
    for (let round = 1; round <= 3; round++) {
      socket.write(inOnePiece(16, mixed));
      await expect.poll(() => received.match(/HTTP\/1\.1 200/g)?.length).toBe(16 * round);
    }
    socket.destroy();
  });
});
