import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/registry.ts';
import { fileOperations, pictureOperation } from '../support/operations/file-operations.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { answersOf, talk } from '../support/running/socket.ts';

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

describe('a file is a part of a form', () => {
  const three = new Blob([bytes(255, 0, 1)]);
  /** As undici writes it. */
  const send = async (path: string, parts: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) {
      if (typeof value === 'string') form.append(name, value);
      else form.append(name, value, 'three.png');
    }
    const response = await fetch(service.origin + path, { method: 'POST', body: form });
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, answer, ignored: response.headers.get('x-ignored-members') };
  };

  it.each([
    ['by its own name', '/v1/picture', { picture: three }, { bytes: 3, sum: 256 }],
    ['by another', '/v1/picture', { upload: three }, { bytes: 3, sum: 256 }],
    [
      'members by the types of their schemas',
      '/v1/picture',
      { factor: '2', f: three },
      { bytes: 3, sum: 512 },
    ],
    ['members in the query', '/v1/picture?factor=2', { f: three }, { bytes: 3, sum: 512 }],
    ['the query wins', '/v1/picture?factor=2', { factor: '3', f: three }, { bytes: 3, sum: 512 }],
    ['a text without a file name', '/v1/bytes', { file: '\u00e9' }, { hex: 'c3a9' }],
    [
      'the charset of its part',
      '/v1/bytes',
      { file: new Blob([bytes(0xe9)], { type: 'text/csv; charset=Windows-1252' }) },
      { hex: 'e9', charset: 'windows-1252' },
    ],
  ])('%s', async (_, path, parts, answer) => {
    expect(await send(path, parts)).toMatchObject({ status: 200, answer });
  });

  it('which JSON rows may be too', async () => {
    const form = new FormData();
    form.append('data', new Blob(['[{"a":1,"b":"x"}]']), 'rows.json');
    form.append('delimiter', ';');
    const response = await fetch(`${service.origin}/v1/convert/json-to-csv`, { method: 'POST', body: form });
    expect(await response.text()).toBe('a;b\r\n1;x\r\n');
  });

  it('what is not known is ignored and named', async () => {
    expect(await send('/v1/picture', { f: three, submit: 'Send' })).toMatchObject({
      status: 200,
      ignored: 'submit',
    });
  });

  it.each([
    ['a second file', '/v1/picture', { f: three, g: three }, '#/g', 400],
    ['a file in place of a member', '/v1/picture', { picture: three, factor: three }, '#/factor', 400],
    ['no file', '/v1/picture', { factor: '2' }, '#', 400],
    ['a member that is not in range', '/v1/picture', { f: three, factor: '10' }, '#/factor', 400],
    ['a slip in a name', '/v1/picture', { f: three, factr: '1' }, '#/factr', 400],
    ['a long member', '/v1/picture', { f: three, note: 'x'.repeat(16_385) }, '#/note', 400],
    ['a long file', '/v1/picture', { f: new Blob(['x'.repeat(301)]) }, '#/f', 413],
    ['what is not JSON', '/v1/convert/json-to-csv', { f: three }, '#', 400],
  ])('%s is refused by its name', async (_, path, parts, pointer, status) => {
    const { answer, ...head } = await send(path, parts as Record<string, string | Blob>);
    expect([head.status, answer.errors]).toMatchObject([status, [{ pointer }]]);
  });

  it('a control in which no file was chosen is left out (WHATWG HTML 4.10.22.4)', async () => {
    const empty = '--b\r\nContent-Disposition: form-data; name="x"; filename=""\r\n\r\n\r\n';
    const file = '--b\r\nContent-Disposition: form-data; name="y"; filename="a"\r\n\r\n\x01\r\n--b--';
    const type = 'multipart/form-data; boundary="b"';
    expect(await post('/v1/picture', type, empty + file)).toMatchObject({ status: 200, answer: { sum: 1 } });
  });

  it('no path without a file accepts a form', async () => {
    expect((await send('/v1/qr', { data: 'x' })).status).toBe(415);
  });

  it('a body longer than the file and 64 KiB is refused by its length', async () => {
    const { status } = await send('/v1/picture', { f: new Blob(['x'.repeat(300 + 65_536)]) });
    expect(status).toBe(413);
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
    expect(headers.get('accept-post')).toBe(
      'image/*, application/octet-stream, application/json, multipart/form-data',
    );
    expect(answer.title).toBe('The body is of a type this path does not take');
    expect(answer.detail).toContain(
      'image/*, application/octet-stream, application/json or multipart/form-data',
    );
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
    expect(await send('/v1/picture', 'image/png', 600)).toBe(200);
  });

  it('of a file is given up as well', async () => {
    expect(await send('/v1/picture', 'image/png', 2000)).toBe(408);
  });
});
