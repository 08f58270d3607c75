import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Shown {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** fetch sets Host itself, so this does not use it. */
async function ask(path: string, headers: Readonly<Record<string, string>>): Promise<Shown> {
  const sent = request({ port: service.port, path, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const addressed = ['/', '/docs', '/docs.md', '/llms.txt'];

describe.each(addressed)('the address in %s', (path) => {
  it('is the one of the request', async () => {
    const { headers, body } = await ask(path, { host: 'api.example.com:8102' });
    expect(body.includes('http://api.example.com:8102')).toBe(true);
    expect(body.includes('127.0.0.1:8080')).toBe(false);
    expect(headers.vary).toBe('accept-encoding, host');
  });

  it('is the default for a Host of another form', async () => {
    const { body } = await ask(path, { host: '[::1]:8080' });
    expect(body.includes('http://127.0.0.1:8080')).toBe(true);
  });

  it('is not read from the headers of proxies', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'elsewhere.example' };
    const { body } = await ask(path, { host: 'api.example.com', ...forwarded });
    expect(body.includes('http://api.example.com')).toBe(true);
    expect(body.includes('elsewhere.example')).toBe(false);
  });

  it('has a tag of its own, which matches no other (RFC 9110 13.1.2)', async () => {
    const { etag = '' } = (await ask(path, { host: 'a.example' })).headers;
    expect((await ask(path, { host: 'a.example', 'if-none-match': etag })).status).toBe(304);
    expect((await ask(path, { host: 'b.example', 'if-none-match': etag })).status).toBe(200);
  });
});

it('a caller that names a new host each time is answered, eventually uncompressed', async () => {
  const codings: (string | undefined)[] = [];
  for (let index = 0; index < 40; index += 1) {
    const { status, headers } = await ask('/llms.txt', {
      host: `${index}.example`,
      'accept-encoding': 'br',
    });
    expect(status).toBe(200);
    codings.push(headers['content-encoding']);
  }
  expect(codings).toContain('br');
  expect(codings).toContain(undefined);
});
