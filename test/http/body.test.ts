import { once } from 'node:events';
import { createConnection } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/running/service.ts';
import { answersOf, talk } from '../support/running/socket.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const good = '{"data":"a"}';
const json = 'content-type: application/json\r\n';

function post(headers: string, body = ''): string {
  return `POST /v1/qr HTTP/1.1\r\nhost: a\r\n${headers}\r\n${body}`;
}

function sized(type: string, body: string): string {
  return post(`${type}content-length: ${Buffer.byteLength(body)}\r\n`, body);
}

function chunked(pieces: readonly string[]): string {
  return [...pieces, ''].map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join('');
}

const rows: readonly {
  readonly name: string;
  readonly pieces: readonly string[];
  readonly answers: readonly number[];
  /** A part of the last answer's detail. */
  readonly says?: string;
}[] = [
  { name: 'application/json', pieces: [sized(json, good)], answers: [200] },
  { name: 'in any case', pieces: [sized('Content-Type: Application/JSON\r\n', good)], answers: [200] },
  {
    name: 'with charset',
    pieces: [sized('content-type: application/json; charset="UTF-8"\r\n', good)],
    answers: [200],
  },
  {
    name: 'in chunks',
    pieces: [post(`${json}transfer-encoding: chunked\r\n`, chunked(['{"data"', ':"a"}']))],
    answers: [200],
  },
  {
    name: 'byte by byte',
    pieces: [post(`${json}content-length: ${good.length}\r\n`), ...good],
    answers: [200],
  },
  {
    name: 'two calls on one connection',
    pieces: [sized(json, good) + sized(json, good)],
    answers: [200, 200],
  },
  {
    name: 'another charset is 415',
    pieces: [sized('content-type: application/json; charset=latin1\r\n', good)],
    answers: [415],
    says: 'UTF-8',
  },
  {
    name: "a form is 415, and the answer names curl's flag",
    pieces: [sized('content-type: application/x-www-form-urlencoded\r\n', good)],
    answers: [415],
    says: "-H 'Content-Type: application/json'",
  },
  {
    name: "text/plain of a browser's fetch is 415",
    pieces: [sized('content-type: text/plain;charset=UTF-8\r\n', good)],
    answers: [415],
    says: 'text/plain',
  },
  { name: 'no type is 415', pieces: [sized('', good)], answers: [415], says: 'without a Content-Type' },
  {
    name: 'neither type nor body is 415',
    pieces: [post('')],
    answers: [415],
    says: 'without a Content-Type',
  },
  { name: 'a malformed type is 415', pieces: [sized('content-type: ;;;\r\n', good)], answers: [415] },
  {
    name: 'a compressed body may be a bomb: 415',
    pieces: [sized(`${json}content-encoding: gzip\r\n`, good)],
    answers: [415],
    says: 'gzip',
  },
  {
    name: 'identity is not compression',
    pieces: [sized(`${json}content-encoding: identity\r\n`, good)],
    answers: [200],
  },
  { name: 'an empty body', pieces: [post(`${json}content-length: 0\r\n`)], answers: [400], says: 'empty' },
  {
    name: 'exactly the limit is read',
    pieces: [sized(json, good + ' '.repeat(32_768 - good.length))],
    answers: [200],
  },
  {
    name: 'one byte more is 413, by Content-Length; the connection stays open',
    pieces: [sized(json, good + ' '.repeat(32_769 - good.length)) + sized(json, good)],
    answers: [413, 200],
  },
  {
    name: 'one byte more is 413, counted while reading; the connection stays open',
    pieces: [
      post(`${json}transfer-encoding: chunked\r\n`, chunked([good, ' '.repeat(32_769 - good.length)])) +
        sized(json, good),
    ],
    answers: [413, 200],
  },
  {
    name: 'a refused type with a body after it; the connection stays open',
    pieces: [sized('content-type: text/csv\r\n', ' '.repeat(500_000)) + sized(json, good)],
    answers: [415, 200],
  },
  {
    name: '9 MB that are all sent before reading: the 413 is seen',
    pieces: [sized(json, ' '.repeat(9_000_000))],
    answers: [413],
    says: '32768',
  },
  {
    name: 'Expect: 100-continue is answered, then the call',
    pieces: [post(`${json}expect: 100-continue\r\ncontent-length: ${good.length}\r\n`), good],
    answers: [100, 200],
  },
  {
    name: 'Expect: 100-continue with 9 MB is 413 and no 100',
    pieces: [post(`${json}expect: 100-continue\r\ncontent-length: 9000000\r\n`)],
    answers: [413],
  },
  {
    name: 'Expect: 100-continue with another type is 415 and no 100',
    pieces: [post('expect: 100-continue\r\ncontent-length: 3\r\n')],
    answers: [415],
  },
  {
    name: 'a GET with a body: the body is ignored',
    pieces: ['GET /v1/qr?data=a HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabc'],
    answers: [200],
  },
  {
    name: 'a refused GET with a body: its input must be in the query string',
    pieces: ['GET /v1/qr HTTP/1.1\r\nhost: a\r\ncontent-length: 12\r\n\r\n{"data":"a"}'],
    answers: [400],
    says: 'The body of a GET is not read: put the parameters into the query string, or send the body by POST.',
  },
  {
    name: 'the same in chunks',
    pieces: [`GET /v1/qr HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n${chunked([good])}`],
    answers: [400],
    says: 'The body of a GET is not read',
  },
  {
    name: 'a 404 with a body; the connection stays open',
    pieces: [sized(json, good).replace('/v1/qr', '/nope') + sized(json, good)],
    answers: [404, 200],
  },
];

describe('the body of a call', () => {
  it.concurrent.each(rows)('$name', async ({ pieces, answers, says = '' }) => {
    const received = answersOf(await talk(service.port, pieces, { answers: answers.length }));
    expect(received.map(({ status }) => status)).toEqual(answers);
    const last = received.at(-1)!;
    if (last.status >= 400) expect((JSON.parse(last.body) as { detail: string }).detail).toContain(says);
    for (const { status, headers } of received) {
      if (status !== 100) expect(headers['x-quota-used']).toMatch(/^\d+$/);
    }
  });

  it('of a GET is not mentioned where there is none', async () => {
    const { detail } = (await (await fetch(`${service.origin}/v1/qr`)).json()) as { detail: string };
    expect(detail).not.toContain('body');
  });

  it('is not waited for when its caller is gone; the log says 499, as nginx does', async () => {
    const before = service.lines.length;
    const socket = createConnection(service.port, '127.0.0.1');
    socket.write(`${post(`${json}content-length: 50\r\n`)}{`);
    await setTimeout(100);
    socket.resetAndDestroy();
    await expect
      .poll(() => service.lines.slice(before).map((line) => JSON.parse(line).status))
      .toEqual([499]);
  });

  it('that ends too early is reported to a caller that still reads', async () => {
    const socket = createConnection(service.port, '127.0.0.1').setEncoding('latin1');
    socket.end(`${post(`${json}content-length: 50\r\n`)}{`);
    const [received] = (await once(socket, 'data')) as [string];
    expect(answersOf(received)[0]?.status).toBe(400);
  });
});
