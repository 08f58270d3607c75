import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/registry.ts';
import { fileOperations, pictureOperation } from '../support/file-operations.ts';
import { startService, type TestService } from '../support/service.ts';
import { answersOf, talk } from '../support/socket.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ operations: [...operations, ...fileOperations] });
});
afterAll(() => service.stop());

const bytes = (...values: number[]) => Uint8Array.from(values);

async function post(
  path: string,
  type: string | undefined,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<{ status: number; answer: Record<string, unknown>; headers: Headers }> {
  // A Blob without a type: fetch would name one for a text.
  const content = new Blob([body]);
  const response = await fetch(service.origin + path, {
    method: 'POST',
    headers: type === undefined ? {} : { 'content-type': type },
    body: content,
  });
  return {
    status: response.status,
    answer: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  };
}

describe('a file is a body of its own, or in JSON', () => {
  const sum = { bytes: 3, sum: 256 };
  const rows: readonly {
    name: string;
    path: string;
    type: string;
    body: string | Uint8Array<ArrayBuffer>;
    answer: unknown;
  }[] = [
    {
      name: 'any subtype of image/*',
      path: '/v1/picture',
      type: 'Image/X-Any; a=b',
      body: bytes(255, 0, 1),
      answer: sum,
    },
    {
      name: 'bytes of no known type',
      path: '/v1/picture',
      type: 'application/octet-stream',
      body: bytes(255, 0, 1),
      answer: sum,
    },
    {
      name: 'base64 in JSON',
      path: '/v1/picture',
      type: 'application/json',
      body: '{"picture":"/wAB"}',
      answer: sum,
    },
    {
      name: 'the other members in the query',
      path: '/v1/picture?factor=2',
      type: 'image/png',
      body: bytes(255, 0, 1),
      answer: { bytes: 3, sum: 512 },
    },
    {
      name: 'all members in JSON',
      path: '/v1/picture',
      type: 'application/json',
      body: '{"factor":3,"picture":"AQ=="}',
      answer: { bytes: 1, sum: 3 },
    },
    {
      name: 'an empty file',
      path: '/v1/picture',
      type: 'image/png',
      body: '',
      answer: { bytes: 0, sum: 0 },
    },
    {
      name: 'the charset of the type',
      path: '/v1/bytes',
      type: 'text/csv; header=present; Charset="Windows-1252"',
      body: bytes(0xe9),
      answer: { 10: 10, 9: 9.5, hex: 'e9', charset: 'windows-1252' },
    },
    {
      name: 'the query wins over the type',
      path: '/v1/bytes?charset=a',
      type: 'text/csv; charset=b',
      body: 'a',
      answer: { 10: 10, 9: 9.5, hex: '61', charset: 'a' },
    },
    {
      name: 'a text in JSON is UTF-8, however its file is encoded',
      path: '/v1/bytes',
      type: 'application/json',
      body: '{"file":"\\u00e9","charset":"windows-1252"}',
      answer: { 10: 10, 9: 9.5, hex: 'c3a9', charset: 'utf-8' },
    },
  ];
  it.each(rows)('$name', async ({ path, type, body, answer }) => {
    expect(await post(path, type, body)).toMatchObject({ status: 200, answer });
  });

  it('JSON that an operation has written keeps its order and its digits', async () => {
    const response = await fetch(`${service.origin}/v1/bytes`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'a',
    });
    expect(await response.text()).toBe('{"10":10,"9":9.50,"hex":"61"}');
  });
});

describe('what is refused', () => {
  it.each([
    ['another type', 'text/plain', 'as \\"text/plain\\"'],
    ['none', undefined, 'without a Content-Type'],
    ['a form', 'application/x-www-form-urlencoded', 'application/x-www-form-urlencoded'],
    ['JSON in another charset', 'application/json; charset=latin1', 'latin1'],
  ])('%s names what is taken', async (_, type, found) => {
    const { status, answer, headers } = await post('/v1/picture', type, 'a');
    expect(status).toBe(415);
    expect(headers.get('accept-post')).toBe('image/*, application/octet-stream, application/json');
    expect(answer.title).toBe('The body is of a type this path does not take');
    expect(answer.detail).toContain('image/*, application/octet-stream or application/json');
    expect(JSON.stringify(answer.detail)).toContain(found);
    expect(answer.detail).toContain('--data-binary @FILE');
  });

  it('an operation without a file says what it always said', async () => {
    const { answer, headers } = await post('/v1/qr', 'text/plain', 'a');
    expect(headers.get('accept-post')).toBe('application/json');
    expect(answer.detail).toBe(
      'The body of /v1/qr must be sent as application/json in UTF-8; this one came as "text/plain". ' +
        "With curl, add -H 'Content-Type: application/json'.",
    );
  });

  it.each([
    ['a parameter by its name', '/v1/picture?factor=10', 'image/png', 'a', [{ parameter: 'factor' }]],
    ['a slip in the query', '/v1/picture?factr=1', 'image/png', 'a', [{ parameter: 'factr' }]],
    ['no file', '/v1/picture', 'application/json', '{}', [{ pointer: '#/picture' }]],
    [
      'base64 with a line break',
      '/v1/picture',
      'application/json',
      '{"picture":"/wAB\\n"}',
      [{ pointer: '#/picture' }],
    ],
    [
      'base64 without padding',
      '/v1/picture',
      'application/json',
      '{"picture":"/w"}',
      [{ pointer: '#/picture' }],
    ],
    ['a number', '/v1/picture', 'application/json', '{"picture":1}', [{ pointer: '#/picture' }]],
  ])('%s', async (_, path, type, body, errors) => {
    expect(await post(path, type, body)).toMatchObject({ status: 400, answer: { errors } });
  });

  it.each([
    ['a file that is too long', '/v1/picture', 'image/png', 'x'.repeat(301)],
    ['base64 that is too long', '/v1/picture', 'application/json', `{"picture":"${'AAAA'.repeat(101)}"}`],
    ['a text that is too long', '/v1/bytes', 'application/json', `{"file":"${'x'.repeat(301)}"}`],
    ['JSON that is too long', '/v1/picture', 'application/json', ' '.repeat(400 + 65_537)],
  ])('%s', async (_, path, type, body) => {
    const { status, answer } = await post(path, type, body);
    expect([status, answer.code]).toEqual([413, 'body_too_large']);
  });

  it('not what is just as long as allowed', async () => {
    for (const [path, type, body] of [
      ['/v1/picture', 'image/png', 'x'.repeat(300)],
      ['/v1/picture', 'application/json', `{"picture":"${'AAAA'.repeat(100)}"}`],
      ['/v1/bytes', 'application/json', `{"file":"${'\\n'.repeat(300)}"}`],
    ] as const) {
      expect((await post(path, type, body)).status).toBe(200);
    }
  });
});

describe.concurrent('a slow body', () => {
  const limits = { headersMs: 300, requestMs: 400, longestRequestMs: 3000, checkMs: 100 };
  let slow: TestService;
  beforeAll(async () => {
    slow = await startService({ operations: [...operations, pictureOperation], timeouts: limits });
  });
  afterAll(() => slow.stop());

  const send = async (path: string, type: string, pause: number) => {
    const begun = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 2\r\n\r\n`;
    const [answer] = answersOf(await talk(slow.port, [`${begun}a`, 'b'], { pauseMs: pause }));
    return answer?.status;
  };

  it('of JSON alone has the time of every body', async () => {
    expect(await send('/v1/qr', 'application/json', 900)).toBe(408);
  });

  it('has a second more where it may be a file', async () => {
    expect(await send('/v1/picture', 'image/png', 900)).toBe(200);
  });

  it('of a file is given up as well', async () => {
    expect(await send('/v1/picture', 'image/png', 2000)).toBe(408);
  });
});
