import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inMemory, type Surroundings } from '../../../test/support/running/command-run.ts';
import { runCommand } from '../command.ts';

const run = inMemory(runCommand);
let server: Server;
let url = '';
let answer = (response: ServerResponse): void => void response.end();
let calls = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    calls++;
    request.resume().once('end', () => answer(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  calls = 0;
});

/** What a call says when the server answers so. */
function saying(given: typeof answer, args: readonly string[] = [], surroundings: Surroundings = {}) {
  answer = given;
  return run(['qr', 'create', 'a', ...args], {
    ...surroundings,
    world: { serverOf: () => ({ url, key: 'sundry_secret' }) },
  });
}

const json = (status: number, value: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(value));
};

const file =
  (content: string, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'image/svg+xml', ...headers });
    response.end(content);
  };

/** Whether a terminal would do nothing but print it. */
const isHarmless = (text: string) =>
  !/[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text);
const HOSTILE = '\u001b[2J\u009b31m\u202e\nsundry: all is well\r\u0007';

describe('a server that says what a terminal would obey', () => {
  it('in a fault: one line, its control characters shown', async () => {
    const errors = [{ pointer: `#/${HOSTILE}`, message: HOSTILE }];
    const { stderr, status } = await saying(json(400, { code: 'x', detail: 'x', errors }));
    const shown = '\\x1b[2J\\u009b31m\\u202e\\x0asundry: all is well\\x0d\\x07';
    expect([status, stderr]).toEqual([1, `sundry qr create: ${shown} ${shown}\n`]);
  });

  it.each([
    { name: 'the detail of a problem', args: [], reply: json(400, { detail: HOSTILE }) },
    { name: 'the problem as JSON', args: ['--json'], reply: json(400, { detail: HOSTILE, code: HOSTILE }) },
    {
      name: 'a header, with -v',
      args: ['-v'],
      reply: file('<svg/>', {
        'x-qr-warning': '\u009b2J',
        'x-qr-version': '\u0085',
        'x-ignored-members': '\u0090',
      }),
    },
    {
      name: 'the media type',
      args: [],
      reply: file('', { 'content-type': 'image/\u009b2J' }),
      isTerminal: true,
    },
  ])('in $name: one line for each', async ({ args, reply, isTerminal }) => {
    const terminals = isTerminal ? ({ stdout: true } as const) : {};
    const { stderr } = await saying(reply, args, { terminals });
    expect(stderr).not.toBe('');
    expect(isHarmless(stderr), JSON.stringify(stderr)).toBe(true);
    expect(stderr).not.toMatch(/^sundry: all/m);
  });

  it('and the problem as JSON keeps its value', async () => {
    const { stderr } = await saying(json(400, { detail: HOSTILE }), ['--json']);
    expect(JSON.parse(stderr)).toEqual({ detail: HOSTILE });
  });

  it.each([
    { name: 'a file', args: [], reply: file(`<svg>\r\n${HOSTILE}</svg>`) },
    { name: 'a member of JSON', args: ['--get', 'a'], reply: json(200, { a: HOSTILE }) },
    { name: 'JSON', args: [], reply: json(200, { [HOSTILE]: '\u009b2J\u202e' }) },
  ])('in $name on a terminal: shown', async ({ args, reply }) => {
    const { stdout } = await saying(reply, args, { terminals: { stdout: true } });
    expect(isHarmless(stdout.replaceAll('\r\n', '\n')), JSON.stringify(stdout)).toBe(true);
  });

  it('in a file in a pipe, and in one that is saved: byte for byte', async () => {
    const content = `<svg>${HOSTILE}</svg>`;
    expect((await saying(file(content))).stdout).toBe(content);
    const { files } = await saying(file(content), ['-o', 'a.svg']);
    expect(Buffer.from(files['a.svg']!).toString()).toBe(content);
  });
});

describe('a server that is not Sundry', () => {
  it.each([301, 302, 303, 307, 308])(
    'and redirects by %d is not followed: the key would go there',
    async (status) => {
      const reply = (response: ServerResponse) =>
        response.writeHead(status, { location: `https://sundry.example/v1/qr` }).end();
      const { stderr, status: exit } = await saying(reply);
      expect([exit, calls]).toEqual([3, 1]);
      expect(stderr).toBe(
        `sundry qr create: ${url} redirects to https://sundry.example, and redirects are not followed: ` +
          'if that is the service, --url must be https://sundry.example\n',
      );
    },
  );

  it('and redirects the OpenAPI document is not followed', async () => {
    answer = (response) => response.writeHead(307, { location: '/openapi.json' }).end();
    const { stderr, status } = await run(['openapi', '--key', 'k'], {
      world: { serverOf: () => ({ url, key: 'k' }) },
    });
    expect([status, calls]).toEqual([3, 1]);
    expect(stderr).toContain('redirects are not followed');
  });

  it.each([
    { name: 'a body that is not JSON', body: '{"a":', args: ['--get', 'a'] },
    { name: 'JSON that is not UTF-8', body: Buffer.from([0x22, 0xff, 0x22]), args: [] },
  ])('and answers with $name is named as the one at fault', async ({ body, args }) => {
    const reply = (response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    const { stderr, status } = await saying(reply, args);
    expect([status, stderr]).toEqual([3, `sundry qr create: ${url} answered with what is not JSON\n`]);
  });

  it.each([
    { header: `attachment; filename="a.svg"; filename*=UTF-8''%ff%`, name: 'a.svg' },
    { header: `attachment; filename*=UTF-8''%ff%`, name: 'answer' },
    { header: 'attachment', name: 'answer' },
    { header: `attachment; filename*=UTF-8''..%2F%1b%5b2J.svg`, name: '__[2J.svg' },
  ])('and names its file by $header', async ({ header, name }) => {
    const { files, stderr } = await saying(file('<svg/>', { 'content-disposition': header }), ['-o', 'out/']);
    expect([stderr, Object.keys(files)]).toEqual(['', [`out/${name}`]]);
  });
});
