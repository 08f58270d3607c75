import { execFileSync } from 'node:child_process';
import { closeSync, open, openSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Answer } from 'dns-packet';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { type Canary, startCanary } from '../../../test/support/worlds/canary.ts';
import { type DnsReply, type DnsServer, startDnsServer } from '../../../test/support/worlds/dns-server.ts';
import { createNameResolver } from './name-resolver.ts';
import { createPageFetcher } from './page-fetcher.ts';
import type { ResolveName } from './vetted-lookup.ts';

/** The one address of this machine besides loopback. */
const machine = vi.hoisted(() => ({ address: 'fe80::1' }));
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  networkInterfaces: () => ({ lo: [{ address: '::1' }], eth0: [{ address: machine.address }] }),
}));

let dns: DnsServer;
let folder = '';
let resolve: ResolveName;
beforeAll(async () => {
  dns = await startDnsServer();
  folder = await mkdtemp(join(tmpdir(), 'sundry-test-'));
  const hostsFile = join(folder, 'hosts');
  await writeFile(hostsFile, '192.0.2.9 listed.example short\n2001:db8::9 six\n');
  resolve = createNameResolver({ servers: [dns.server], hostsFile });
});
afterAll(async () => {
  await dns.stop();
  await rm(folder, { recursive: true });
});

const never = new AbortController().signal;

/** The addresses, or the code of the failure. */
async function resolved(name: string, signal = never): Promise<readonly string[] | string> {
  return resolve(name, signal).then(
    (addresses) => addresses.map(({ address }) => address),
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
}

const ipv4 = (name: string, ...addresses: readonly string[]): readonly Answer[] =>
  addresses.map((data) => ({ type: 'A', name, data, ttl: 60 }));
const ipv6 = (name: string, ...addresses: readonly string[]): readonly Answer[] =>
  addresses.map((data) => ({ type: 'AAAA', name, data, ttl: 60 }));
const alias = (name: string, data: string): Answer => ({ type: 'CNAME', name, data, ttl: 60 });

const rows: readonly {
  name: string;
  a: DnsReply;
  aaaa: DnsReply;
  result: readonly string[] | string;
}[] = [
  {
    name: 'both families',
    a: ipv4('x.example', '192.0.2.1', '192.0.2.2'),
    aaaa: ipv6('x.example', '2001:db8::1'),
    result: ['192.0.2.1', '192.0.2.2', '2001:db8::1'],
  },
  { name: 'IPv4 alone', a: ipv4('x.example', '192.0.2.1'), aaaa: 'NOERROR', result: ['192.0.2.1'] },
  { name: 'IPv6 alone', a: 'NOERROR', aaaa: ipv6('x.example', '2001:db8::1'), result: ['2001:db8::1'] },
  {
    name: 'private addresses, to be checked later',
    a: ipv4('x.example', '10.0.0.1'),
    aaaa: 'NOERROR',
    result: ['10.0.0.1'],
  },
  {
    name: 'a chain of aliases (RFC 1034 3.6.2)',
    a: [alias('x.example', 'y.example'), alias('y.example', 'z.example'), ...ipv4('z.example', '192.0.2.1')],
    aaaa: [alias('x.example', 'y.example')],
    result: ['192.0.2.1'],
  },
  { name: 'an alias of nothing', a: [alias('x.example', 'y.example')], aaaa: 'NOERROR', result: 'ENOTFOUND' },
  {
    name: 'an alias of itself',
    a: [alias('x.example', 'x.example')],
    aaaa: [alias('x.example', 'x.example')],
    result: 'ENOTFOUND',
  },
  { name: 'NXDOMAIN', a: 'NXDOMAIN', aaaa: 'NXDOMAIN', result: 'ENOTFOUND' },
  { name: 'no address (RFC 2308 2.2)', a: 'NOERROR', aaaa: 'NOERROR', result: 'ENOTFOUND' },
  { name: 'SERVFAIL', a: 'SERVFAIL', aaaa: 'SERVFAIL', result: 'EAI_AGAIN' },
  { name: 'REFUSED', a: 'REFUSED', aaaa: 'REFUSED', result: 'EAI_AGAIN' },
  {
    name: 'SERVFAIL for one family',
    a: ipv4('x.example', '192.0.2.1'),
    aaaa: 'SERVFAIL',
    result: ['192.0.2.1'],
  },
  {
    name: 'SERVFAIL for one family and no data for the other',
    a: 'NOERROR',
    aaaa: 'SERVFAIL',
    result: 'EAI_AGAIN',
  },
  {
    name: 'silence for one family, without delay for the other (RFC 8305 3)',
    a: ipv4('x.example', '192.0.2.1'),
    aaaa: 'silence',
    result: ['192.0.2.1'],
  },
];

describe('DNS', () => {
  test.each(rows)('$name', async ({ a, aaaa, result }) => {
    dns.zone.set('x.example A', a).set('x.example AAAA', aaaa);
    expect(await resolved('x.example')).toEqual(result);
  });

  test.each([
    { name: 'IPv6 first where this machine has a public one', own: '2001:db8::5', first: '2001:db8::1' },
    { name: 'IPv4 first where it has only a link-local one', own: 'fe80::5', first: '192.0.2.1' },
    { name: 'IPv4 first where it has only a unique local one', own: 'fd00::5', first: '192.0.2.1' },
  ])('RFC 6724: $name', async ({ own, first }) => {
    machine.address = own;
    dns.zone.set('x.example A', ipv4('x.example', '192.0.2.1'));
    dns.zone.set('x.example AAAA', ipv6('x.example', '2001:db8::1'));
    expect((await resolved('x.example'))[0]).toBe(first);
  });

  it('has at most 32 addresses of a family', async () => {
    const addresses = Array.from({ length: 40 }, (_, index) => `192.0.2.${index}`);
    dns.zone.set('many.example A', ipv4('many.example', ...addresses));
    expect(await resolved('many.example')).toHaveLength(32);
  });

  it('is queried twice for each family, and then fails with EAI_AGAIN', async () => {
    dns.zone.set('silent.example A', 'silence').set('silent.example AAAA', 'silence');
    expect(await resolved('silent.example')).toBe('EAI_AGAIN');
    expect(dns.asked.filter((asked) => asked.startsWith('silent.example'))).toHaveLength(4);
  });

  it('fails at once with EAI_AGAIN where no server listens', async () => {
    const closed = await startDnsServer();
    await closed.stop();
    const failing = createNameResolver({ servers: [closed.server], hostsFile: join(folder, 'none') });
    await expect(failing('x.example', never)).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  });
});

describe('names', () => {
  test.each([
    { name: 'listed.example', result: ['192.0.2.9'] },
    { name: 'LISTED.example.', result: ['192.0.2.9'] },
    { name: 'short', result: ['192.0.2.9'] },
    { name: 'six', result: ['2001:db8::9'] },
    { name: 'single', result: 'ENOTFOUND' },
    { name: 'single.', result: 'ENOTFOUND' },
    { name: 'localhost', result: ['127.0.0.1', '::1'] },
    { name: 'a.localhost.', result: ['127.0.0.1', '::1'] },
    { name: 'a..example', result: 'ENOTFOUND' },
    { name: `${'a'.repeat(64)}.example`, result: 'ENOTFOUND' },
  ])('$name needs no query', async ({ name, result }) => {
    const before = dns.asked.length;
    expect(await resolved(name)).toEqual(result);
    expect(dns.asked.length).toBe(before);
  });

  it('with a last dot are looked up without search domains', async () => {
    dns.zone.set('dot.example A', ipv4('dot.example', '192.0.2.1'));
    expect(await resolved('Dot.example.')).toEqual(['192.0.2.1']);
    expect(dns.asked.filter((asked) => asked.startsWith('dot.')).sort()).toEqual([
      'dot.example A',
      'dot.example AAAA',
    ]);
  });
});

describe('an aborted query', () => {
  it('ends at once, without ending others', async () => {
    for (const name of ['left.example', 'stays.example']) dns.zone.set(`${name} A`, 'silence');
    const leave = new AbortController();
    const left = resolved('left.example', leave.signal);
    const stays = resolved('stays.example');
    while (!dns.asked.includes('left.example A') || !dns.asked.includes('stays.example A')) await turn();
    leave.abort(new Error('gone'));
    expect(await left).toBe('EAI_AGAIN');
    // Only the second try, two seconds later, is answered.
    dns.zone.set('stays.example A', ipv4('stays.example', '192.0.2.1'));
    expect(await stays).toEqual(['192.0.2.1']);
    expect(dns.asked.filter((asked) => asked === 'left.example A')).toHaveLength(1);
  });

  it('is not sent when it was aborted before', async () => {
    expect(await resolved('early.example', AbortSignal.abort(new Error('gone')))).toBe('gone');
    expect(dns.asked).not.toContain('early.example A');
  });
});

const limits = { wants: () => true, redirects: 3, bytes: 524_288, wholeMs: 10_000 };

describe('silent names', () => {
  let site: Canary;
  beforeAll(async () => {
    site = await startCanary('127.0.0.1');
  });
  afterAll(() => site.stop());

  it('do not delay other pages: 40 good ones arrive before any of 40 silent ones ends', async () => {
    const fetchPage = createPageFetcher({
      allowPrivateAddresses: true,
      userAgent: 'test',
      resolve,
      connectMs: 3000,
    });
    const ended: string[] = [];
    const get = async (caller: string, name: string): Promise<void> => {
      const leave = new AbortController();
      const visit = { caller, abandoned: () => leave.signal };
      const outcome = await fetchPage(`http://${name}:${site.port}/`, limits, visit).then(
        ({ kind }) => kind,
        (error: { code: string }) => error.code,
      );
      ended.push(outcome);
    };
    for (let i = 0; i < 40; i++) {
      dns.zone.set(`s${i}.example A`, 'silence').set(`s${i}.example AAAA`, 'silence');
      dns.zone.set(`g${i}.example A`, ipv4(`g${i}.example`, '127.0.0.1'));
    }
    const silent = Array.from({ length: 40 }, (_, i) => get('a', `s${i}.example`));
    const good = Array.from({ length: 40 }, (_, i) => get('b', `g${i}.example`));
    await Promise.all([...silent, ...good]);
    expect(ended.slice(0, 40)).toEqual(Array(40).fill('page'));
    expect(ended.slice(40)).toEqual(Array(40).fill('upstream_timeout'));
  });

  it('do not use the thread pool: with all its threads blocked, a name is looked up', async () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
    // Opening a pipe for reading blocks a thread until it is opened for writing.
    const opened = Array.from({ length: threads }, () => promisify(open)(pipe, 'r'));
    const fetchPage = createPageFetcher({ allowPrivateAddresses: true, userAgent: 'test' });
    const page = await fetchPage(`http://localhost:${site.port}/`, limits).catch((error: Error) => error);
    const writer = openSync(pipe, 'r+');
    for (const file of [...(await Promise.all(opened)), writer]) closeSync(file);
    expect(page).toMatchObject({ kind: 'page', status: 200 });
  });
});
