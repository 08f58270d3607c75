import { readFileSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPageFetcher } from '../../src/adapters/page-fetcher/page-fetcher.ts';
import { Pool } from '../../src/service/pool/pool.ts';
import { compileForThread } from '../support/running/compiled.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { type Canary, startCanary } from '../support/worlds/canary.ts';
import { startTcpSite, type TcpSite, writeForEver } from '../support/worlds/tcp-site.ts';

const vectors = new URL('../../src/adapters/page-fetcher/vectors/hostile-hosts.json', import.meta.url);
const listed = JSON.parse(readFileSync(vectors, 'utf8')) as readonly string[];

/** Hosts that mean this machine: an unguarded build would connect to the canary and to nothing else. */
const loopback = listed
  .slice(
    1,
    listed.findIndex((line) => line.startsWith('# Private')),
  )
  .filter((host) => !host.startsWith('#') && URL.canParse(`http://${host}/`))
  .filter((host) =>
    /^(?:127\.|localhost|.*\.localhost|\[::1\]|\[::ffff:7f)/.test(new URL(`http://${host}/`).hostname),
  );

const worker = compileForThread('test/support/operations/site-worker.ts');
const pool = new Pool({ workers: 1, module: pathToFileURL(worker.path), onFailure: () => {} });
afterAll(async () => {
  await pool.close();
  worker.remove();
});

function startSite(allowPrivateAddresses: boolean): Promise<TestService> {
  const pageFetcher = createPageFetcher({ allowPrivateAddresses, userAgent: 'Sundry test' });
  return startService({ needs: { pageFetcher }, pool, freeDaily: 100_000, trustProxy: '127.0.0.1' });
}

interface Told {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly { readonly pointer: string }[];
}

async function ask(service: TestService, url: unknown) {
  const response = await fetch(`${service.origin}/v1/site/intel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Told };
}

describe('a default start', () => {
  let service: TestService;
  let canary: Canary;
  beforeAll(async () => {
    canary = await startCanary('127.0.0.1');
    service = await startSite(false);
  });
  afterAll(async () => {
    await service.stop();
    await canary.stop();
  });

  it.each(loopback)('does not connect to this machine, written as %s', async (host) => {
    const place = host.replace(/(?::\d+)?$/, `:${canary.port}`);
    for (const url of [`http://${host}/`, `http://${place}/`, place]) {
      const { status, body } = await ask(service, url);
      expect(status, url).toBe(400);
      expect(body.errors[0]?.pointer).toBe('#/url');
    }
    expect(canary.connections()).toBe(0);
  });

  it('does not reveal which ports of this machine are open', async () => {
    const [open, closed] = [await ask(service, canary.origin), await ask(service, 'http://127.0.0.1:9/')];
    const other = await ask(service, 'http://127.0.0.1:1234/');
    expect(open.body.detail).toBe('url leads to an address that is not on the public web.');
    expect(other.body.detail).toBe(open.body.detail);
    expect(closed.status).toBe(400);
    expect(canary.connections()).toBe(0);
  });

  it.each([
    { name: 'no url', url: undefined },
    { name: 'null', url: null },
    { name: 'a number', url: 5 },
    { name: 'a blank', url: ' \t' },
    { name: '8001 characters', url: `https://a.example/${'a'.repeat(7983)}` },
    { name: 'a broken host', url: 'https://a b/' },
    { name: 'ftp', url: 'ftp://example.com/' },
    { name: 'a file', url: 'file:///etc/passwd' },
    { name: 'a script', url: 'javascript:alert(1)' },
    { name: 'a mail address as a scheme', url: 'mailto:a@b.com' },
    { name: 'credentials', url: 'https://user:secret@example.com/' },
    { name: 'a user without scheme', url: 'user@example.com' },
    { name: 'a blocked port', url: 'example.com:25' },
  ])('refuses $name', async ({ url }) => {
    const { status, body } = await ask(service, url);
    expect([status, body.errors[0]?.pointer]).toEqual([400, '#/url']);
    expect(body.detail).not.toContain('secret');
  });
});

describe('a service that allows private addresses', () => {
  let service: TestService;
  let site: Canary;
  beforeAll(async () => {
    site = await startCanary('127.0.0.1', (request, response) => {
      if (request.url === '/moved') response.writeHead(301, { location: '/home' }).end();
      else if (request.url === '/metadata')
        response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      else if (request.url === '/gone')
        response.writeHead(404, { 'content-type': 'text/html' }).end('<title>Gone</title>');
      else if (request.url === '/picture')
        response.writeHead(200, { 'content-type': 'image/png', server: 'pics' }).end('x');
      else {
        response.writeHead(200, { 'content-type': 'text/html', server: 'test/1' });
        response.end('<html lang=de><title>Heim</title><a href=/a>a</a><p>Tel. 030 23125 000</p>');
      }
    });
    service = await startSite(true);
  });
  afterAll(async () => {
    await service.stop();
    await site.stop();
  });

  it('answers with the page behind a redirect, by POST and GET', async () => {
    const { status, headers, body } = await ask(service, ` ${site.origin}/moved `);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      url: `${site.origin}/moved`,
      final_url: `${site.origin}/home`,
      redirect_chain: [`${site.origin}/moved`],
      status: 200,
      title: 'Heim',
      language: 'de',
      links: { internal: 1, external: 0 },
      headers: { server: 'test/1', x_powered_by: null, cf_ray_present: false },
      fetched_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const byGet = await fetch(`${service.origin}/v1/site/intel?url=${encodeURIComponent(site.origin)}/moved`);
    expect(await byGet.json()).toEqual({ ...body, fetched_at: expect.any(String) });
  });

  it('reads a page of whatever status, and of a picture only the headers', async () => {
    expect((await ask(service, `${site.origin}/gone`)).body).toMatchObject({ status: 404, title: 'Gone' });
    const { body } = await ask(service, `${site.origin}/picture`);
    expect(body).toMatchObject({
      status: 200,
      title: '',
      favicon: `${site.origin}/favicon.ico`,
      headers: { server: 'pics' },
    });
  });

  it('names the host that redirects', async () => {
    const { status, body } = await ask(service, `${site.origin}/metadata`);
    expect([status, body.code]).toEqual([502, 'upstream_failed']);
    expect(body.detail).toContain('127.0.0.1 redirects to');
  });
});

describe('sites that hold up a call for as long as they can', () => {
  let service: TestService;
  let site: TcpSite;
  let honest: Canary;
  beforeAll(async () => {
    service = await startSite(true);
    honest = await startCanary('127.0.0.1');
    site = await startTcpSite((socket) =>
      socket.once('data', (request) => {
        const [, path] = String(request).split(' ');
        if (path === '/101') socket.write(switching);
        else if (path === '/103') writeForEver(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n');
      }),
    );
  });
  afterAll(async () => {
    await Promise.all([service.stop(), site.stop(), honest.stop()]);
  });
  const switching = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n';

  const statusFor = async (caller: string, url: string, signal?: AbortSignal): Promise<number> => {
    const response = await fetch(`${service.origin}/v1/site/intel?url=${encodeURIComponent(url)}`, {
      headers: { 'x-forwarded-for': caller },
      ...(signal && { signal }),
    });
    await response.arrayBuffer();
    return response.status;
  };
  const hostile = (path: string): string => `http://127.0.0.1:${site.port}${path}`;
  const others = (): Promise<number[]> =>
    Promise.all(Array.from({ length: 16 }, () => statusFor('192.0.2.2', honest.origin)));

  it.each(['/101', '/103'])('%s: 64 calls are 502 and leave their places to others', async (path) => {
    const calls = Array.from({ length: 64 }, () => statusFor('192.0.2.1', hostile(path)));
    expect(await Promise.all(calls)).toEqual(Array(64).fill(502));
    expect(await others()).toEqual(Array(16).fill(200));
    await site.allClosed();
  });

  it('silence: others are served beside 70 calls of one caller, and after it has hung up', async () => {
    const leave = new AbortController();
    const before = site.connections();
    const calls = Array.from({ length: 70 }, () =>
      statusFor('192.0.2.1', hostile('/silent'), leave.signal).catch(() => 'hung up'),
    );
    while (site.connections() < before + 48) await turn();
    expect(await others()).toEqual(Array(16).fill(200));
    expect(site.connections()).toBe(before + 48);
    leave.abort();
    expect(await Promise.all(calls)).toEqual(Array(70).fill('hung up'));
    await site.allClosed();
    expect(await others()).toEqual(Array(16).fill(200));
  });
});
