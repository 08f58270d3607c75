import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Canary, startCanary } from '../../../test/support/worlds/canary.ts';
import { UpstreamError } from '../../errors.ts';
import type { FetchedPage, FetchLimits, PageFetcher } from '../../operation.ts';
import { createPageFetcher, type PageFetcherOptions } from './page-fetcher.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const routes = new Map<string, Answer>();
let site: Canary;
beforeAll(async () => {
  site = await startCanary('127.0.0.1', (request, response) => {
    const answer = routes.get(request.url ?? '');
    if (answer === undefined) response.writeHead(404).end('nothing');
    else answer(request, response);
  });
});
afterAll(() => site.stop());

const MAX_BYTES = 524_288;

const limits: FetchLimits = { wants: () => true, redirects: 3, bytes: MAX_BYTES, wholeMs: 10_000 };

function fetcher(options: Partial<PageFetcherOptions> = {}): PageFetcher {
  return createPageFetcher({ allowPrivateAddresses: true, userAgent: 'test', ...options });
}

type Options = Partial<PageFetcherOptions & FetchLimits>;

async function get(path: string, options: Options = {}): Promise<FetchedPage> {
  const { wholeMs = limits.wholeMs, refresh, ...own } = options;
  const wants = (type: string) => !type.startsWith('image/');
  const page = await fetcher(own)(new URL(path, site.origin).href, {
    ...limits,
    wants,
    wholeMs,
    ...(refresh !== undefined && { refresh }),
  });
  if (page.kind !== 'page') throw new Error(page.reason);
  return page;
}

async function failure(path: string, options: Options = {}): Promise<UpstreamError> {
  const error: unknown = await get(path, options).catch((reason: unknown) => reason);
  if (!(error instanceof UpstreamError)) throw error;
  return error;
}

function serve(
  path: string,
  headers: Record<string, string | string[]>,
  body: Uint8Array | string,
  status = 200,
): void {
  routes.set(path, (_, response) => response.writeHead(status, headers).end(body));
}

const text = (page: FetchedPage): string => Buffer.from(page.body).toString();

describe('redirects', () => {
  it('follows three and names those that redirected', async () => {
    for (const n of [1, 2, 3]) serve(`/r${n}`, { location: `/r${n - 1}` }, '', 300 + n);
    serve('/r0', {}, 'there');
    const page = await get('/r3');
    expect(page.redirectChain).toEqual([3, 2, 1].map((n) => `${site.origin}/r${n}`));
    expect([page.finalUrl, text(page)]).toEqual([`${site.origin}/r0`, 'there']);
  });

  it('does not follow a fourth', async () => {
    serve('/r4', { location: '/r3' }, '', 307);
    expect(await failure('/r4')).toMatchObject({
      code: 'upstream_failed',
      message: expect.stringContaining('more than 3'),
    });
  });

  it('treats 300, 304 and a 302 without Location as the answer', async () => {
    serve('/300', { location: '/r0' }, 'choose', 300);
    serve('/302', {}, 'nowhere', 302);
    expect(text(await get('/300'))).toBe('choose');
    expect((await get('/302')).status).toBe(302);
  });

  it('reads Location as UTF-8, keeps the fragment and drops credentials', async () => {
    routes.set('/accents', (_, response) => {
      const target = Buffer.from(`http://u:p@127.0.0.1:${site.port}/caf\u00e9`).toString('latin1');
      response.writeHead(301, { location: target }).end();
    });
    serve('/caf%C3%A9', {}, 'coffee');
    expect((await get('/accents#menu')).finalUrl).toBe(`${site.origin}/caf%C3%A9#menu`);
  });

  it('passes a page that sets a cookie and redirects to itself', async () => {
    routes.set('/wall', (request, response) => {
      if (request.headers.cookie === 'pass=1') response.end('behind');
      else response.writeHead(302, { 'set-cookie': 'pass=1; Path=/', location: '/wall' }).end();
    });
    expect(text(await get('/wall'))).toBe('behind');
  });

  test.each([
    { name: 'another scheme', location: 'ftp://127.0.0.1/' },
    { name: 'a script', location: 'javascript:alert(1)' },
    { name: 'no URL', location: 'http://[/' },
    { name: 'a blocked port', location: 'http://127.0.0.1:25/' },
    {
      name: 'a link-local address, even where private ones are open',
      location: 'http://169.254.169.254/latest/',
    },
    { name: 'this network', location: 'http://0.0.0.0/' },
    { name: 'multicast', location: 'http://[ff02::1]/' },
  ])('$name is 502', async ({ location }) => {
    serve('/bad', { location }, '', 302);
    expect((await failure('/bad')).code).toBe('upstream_failed');
  });
});

describe('pages that lead on by their content', () => {
  /** Pages whose content is the URL they lead to. */
  const refresh = (page: FetchedPage): string | undefined =>
    page.body.length > 1 ? new URL(text(page), page.finalUrl).href : undefined;

  it('counts them as redirects, and answers the page at which no more are followed', async () => {
    for (const n of [1, 2, 3, 4]) serve(`/m${n}`, {}, `/m${n - 1}`);
    serve('/m0', {}, '.');
    const page = await get('/m3', { refresh });
    expect([page.finalUrl, page.redirectChain]).toEqual([
      `${site.origin}/m0`,
      [3, 2, 1].map((n) => `${site.origin}/m${n}`),
    ]);
    expect((await get('/m4', { refresh })).finalUrl).toBe(`${site.origin}/m1`);
  });

  it('answers a page that leads to itself or back', async () => {
    serve('/self', {}, '/self');
    serve('/back1', {}, '/back2');
    serve('/back2', {}, '/back1');
    expect((await get('/self', { refresh })).redirectChain).toEqual([]);
    expect((await get('/back1', { refresh })).finalUrl).toBe(`${site.origin}/back2`);
  });

  it('sends the cookies of the page', async () => {
    serve('/pass', { 'set-cookie': 'pass=1; Path=/' }, '/gate');
    routes.set('/gate', ({ headers }, response) => response.end(headers.cookie === 'pass=1' ? '.' : '/pass'));
    expect((await get('/pass', { refresh })).finalUrl).toBe(`${site.origin}/gate`);
  });

  it.each(['http://169.254.169.254/latest/', 'http://127.0.0.1:25/'])('never to %s: 502', async (target) => {
    serve('/away', {}, target);
    expect((await failure('/away', { refresh })).code).toBe('upstream_failed');
  });
});

describe('bodies', () => {
  const page = '<p>a page</p>';
  const codings: readonly { name: string; coding: string; body: Uint8Array }[] = [
    { name: 'gzip', coding: 'gzip', body: gzipSync(page) },
    { name: 'X-GZIP in capitals', coding: 'X-GZIP', body: gzipSync(page) },
    { name: 'labelled gzip but plain', coding: 'gzip', body: Buffer.from(page) },
    {
      name: 'bytes after the end of gzip',
      coding: 'gzip',
      body: Buffer.concat([gzipSync(page), Buffer.from('\n\n')]),
    },
    { name: 'a cut gzip stream', coding: 'gzip', body: gzipSync(page).subarray(0, -6) },
    { name: 'zlib', coding: 'deflate', body: deflateSync(page) },
    { name: 'bare deflate', coding: 'deflate', body: deflateRawSync(page) },
    { name: 'Brotli', coding: 'br', body: brotliCompressSync(page) },
    { name: 'gzip in gzip', coding: 'gzip, gzip', body: gzipSync(gzipSync(page)) },
    { name: 'identity', coding: 'identity', body: Buffer.from(page) },
  ];
  test.each(codings)('$name', async ({ coding, body }) => {
    serve('/coded', { 'content-encoding': coding }, body);
    const fetched = await get('/coded');
    expect([text(fetched), fetched.truncated]).toEqual([page, false]);
  });

  it('reads two gzip members as one page', async () => {
    serve(
      '/members',
      { 'content-encoding': 'gzip' },
      Buffer.concat([gzipSync('<p>a '), gzipSync('page</p>')]),
    );
    expect(text(await get('/members'))).toBe('<p>a page</p>');
  });

  test.each(['zstd', 'compress', 'gzip, br, gzip'])('%s was not requested: 502', async (coding) => {
    serve('/odd', { 'content-encoding': coding }, 'x');
    expect((await failure('/odd')).code).toBe('upstream_failed');
  });

  test.each([
    { name: 'exactly the limit', length: MAX_BYTES, truncated: false },
    { name: 'one byte more', length: MAX_BYTES + 1, truncated: true },
  ])('$name', async ({ length, truncated }) => {
    serve('/long', {}, Buffer.alloc(length, 'a'));
    const fetched = await get('/long');
    expect([fetched.body.byteLength, fetched.truncated]).toEqual([MAX_BYTES, truncated]);
  });

  it('cuts a bomb of 1 GB at 512 KB, at no more than 30 MB of memory', async () => {
    const bomb = gzipSync(Buffer.alloc(2 ** 28));
    serve('/bomb', { 'content-encoding': 'gzip' }, Buffer.concat([bomb, bomb, bomb, bomb]));
    const before = process.memoryUsage().rss;
    const fetched = await get('/bomb');
    expect([fetched.body.byteLength, fetched.truncated]).toEqual([MAX_BYTES, true]);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(30);
  });

  it('closes the connection at the limit of an endless body', async () => {
    const closed = new Promise((resolve) => {
      routes.set('/endless', (_, response) => {
        const more = (): void => void (response.destroyed || response.write(Buffer.alloc(65_536, 'a'), more));
        response.on('close', resolve);
        more();
      });
    });
    expect((await get('/endless')).truncated).toBe(true);
    await closed;
  });

  it('does not read an unwanted body', async () => {
    routes.set(
      '/picture',
      (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).write('x'),
    );
    const fetched = await get('/picture');
    expect([fetched.status, fetched.body.byteLength]).toEqual([200, 0]);
  });

  it('answers any status with its page', async () => {
    serve('/gone', { server: 'x' }, 'gone', 410);
    expect(await get('/gone')).toMatchObject({ status: 410, headers: { server: ['x'] } });
  });
});

describe('a site that fails', () => {
  it('refuses the connection: 502 with its host', async () => {
    const closed = createTcpServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    expect(await failure(`http://127.0.0.1:${port}/`)).toMatchObject({
      code: 'upstream_failed',
      message: '127.0.0.1 refused the connection.',
    });
  });

  it('does not resolve', async () => {
    const resolve = async () => Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }));
    expect((await failure('http://nowhere.test/', { resolve })).message).toBe(
      'nowhere.test does not resolve to an address.',
    );
  });

  test.each([
    { name: 'resets', answer: 'reset', code: 'upstream_failed' },
    { name: 'does not speak HTTP', answer: 'SSH-2.0-x\r\n', code: 'upstream_failed' },
    {
      name: 'sends endless headers',
      answer: `HTTP/1.1 200 OK\r\nX: ${'a'.repeat(70_000)}`,
      code: 'upstream_failed',
    },
    {
      name: 'closes before the end',
      answer: 'HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\nhalf',
      code: 'upstream_failed',
    },
    { name: 'never answers', answer: '', code: 'upstream_timeout' },
    { name: 'never ends its headers', answer: 'HTTP/1.1 200 OK\r\n', code: 'upstream_timeout' },
    { name: 'never ends its body', answer: 'HTTP/1.1 200 OK\r\n\r\n<p>', code: 'upstream_timeout' },
    {
      name: 'sends a corrupt body',
      answer:
        'HTTP/1.1 200 OK\r\ncontent-encoding: br\r\ncontent-length: 8\r\n\r\n\xff\xff\xff\xff\xff\xff\xff\xff',
      code: 'upstream_failed',
    },
  ])('$name: $code', async ({ answer, code }) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      if (answer === 'reset') socket.resetAndDestroy();
      else if (answer !== '') socket.write(Buffer.from(answer, 'latin1'));
      if (answer.includes('half')) socket.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    try {
      const failed = await failure(`http://127.0.0.1:${port}/`, { wholeMs: 300 });
      expect(failed).toMatchObject({ code, message: expect.stringContaining('127.0.0.1') });
    } finally {
      server.close();
    }
  });

  it('beyond the 48 that one caller may run and the 128 that may wait: 503', async () => {
    routes.set('/wait', () => {});
    const one = fetcher();
    const calls = Array.from({ length: 177 }, () =>
      one(`${site.origin}/wait`, { ...limits, wholeMs: 300 }).catch((error: UpstreamError) => error),
    );
    const codes = (await Promise.all(calls)).map((error) => (error as UpstreamError).code);
    expect(codes.filter((code) => code === 'overloaded')).toHaveLength(1);
    expect(codes.filter((code) => code === 'upstream_timeout')).toHaveLength(176);
  });
});
