import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../support/running/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

interface Shown {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** In Latin-1 where it is coded. */
  readonly body: string;
}

/** fetch sets Host itself, so this does not use it. */
async function ask(
  path: string,
  headers: Readonly<Record<string, string>>,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Shown> {
  const sent = request({ port: service.port, path, headers, method }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  if (answer.headers['content-encoding'] !== undefined) answer.setEncoding('latin1');
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

describe('callers who name a new Host with each request', () => {
  const hostsOf = (word: string) => Array.from({ length: 300 }, (_, index) => `${word}${index}.example:80`);

  it('get the page of each, of the announced length, eventually uncompressed', async () => {
    const own = (await ask('/llms.txt', { host: '[::1]' })).body;
    const codings = new Set<string | undefined>();
    for (const host of hostsOf('a')) {
      const coded = await ask('/llms.txt', { host, 'accept-encoding': 'br' });
      expect(coded.status).toBe(200);
      codings.add(coded.headers['content-encoding']);
      const { body, headers } = await ask('/llms.txt', { host });
      expect(body).toBe(own.replaceAll('http://127.0.0.1:8080', `http://${host}`));
      expect(headers['content-length']).toBe(String(body.length));
    }
    expect(codings).toEqual(new Set(['br', undefined]));
  });

  it('do not cost others the compressed page', async () => {
    const honest = { host: 'honest.example', 'accept-encoding': 'br' };
    // Those of the test before have had two requests each.
    for (let request = 0; request < 4; request += 1) await ask('/docs', honest);
    const { headers: before } = await ask('/docs', honest);
    expect(before['content-encoding']).toBe('br');
    for (const path of ['/docs', '/llms.txt', '/']) {
      for (const host of hostsOf('b')) await ask(path, { host, 'accept-encoding': 'br' }, 'HEAD');
    }
    const { headers } = await ask('/docs', honest);
    expect([headers['content-encoding'], headers.etag]).toEqual(['br', before.etag]);
  });
});

describe.each([...addressed, '/openapi.json'])('HEAD of %s (RFC 9110 9.3.2)', (path) => {
  it.each([
    ['br', '[::1]'],
    ['gzip', '[::1]'],
    ['identity', '[::1]'],
    ['br', 'honest.example'],
    ['gzip', 'honest.example'],
    ['identity', 'new.example'],
  ])('has the headers of GET: %s, Host: %s', async (coding, host) => {
    const asked = { host, 'accept-encoding': coding };
    const head = await ask(path, asked, 'HEAD');
    const got = await ask(path, asked);
    for (const name of ['content-length', 'content-type', 'content-encoding', 'etag', 'vary']) {
      expect(head.headers[name], name).toBe(got.headers[name]);
    }
    expect(head.body).toBe('');
  });
});

it('a copy of the page is confirmed in either form that the caller accepts (RFC 9110 13.1.2)', async () => {
  const coded = { host: '[::1]', 'accept-encoding': 'gzip' };
  const tags = [
    (await ask('/docs', coded)).headers.etag!,
    (await ask('/docs', { host: '[::1]' })).headers.etag!,
  ];
  expect(new Set(tags).size).toBe(2);
  for (const etag of tags) {
    const { status, headers, body } = await ask('/docs', { ...coded, 'if-none-match': `"x", W/${etag}` });
    expect([status, headers.etag, body]).toEqual([304, etag, '']);
  }
  expect((await ask('/docs', { host: '[::1]', 'if-none-match': tags[0]! })).status).toBe(200);
});
