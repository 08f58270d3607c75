import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Canary, startCanary } from '../../../test/support/worlds/canary.ts';
import { UpstreamError } from '../../errors.ts';
import { type Reach, reachOf } from '../../formats/ip/reach.ts';
import { createPageFetcher, type PageFetcherOptions } from './page-fetcher.ts';
import { objectionTo } from './page-objection.ts';
import type { ResolvedAddress } from './vetted-lookup.ts';

/** Hosts that the default configuration must not connect to, one spelling each. */
const spellings = (
  JSON.parse(
    readFileSync(new URL('vectors/hostile-hosts.json', import.meta.url), 'utf8'),
  ) as readonly string[]
).filter((line) => !line.startsWith('#'));

/** Linux answers on all of 127/8: the second address represents the public web, the first is the canary's. */
const PUBLIC = '127.0.0.2';

const judge = (address: string): Reach => (address === PUBLIC ? 'public' : reachOf(address));

let canary: Canary;
let site: Canary;
let location = '';
beforeAll(async () => {
  canary = await startCanary('127.0.0.1');
  site = await startCanary(PUBLIC, (_, response) => void response.writeHead(302, { location }).end());
});
afterAll(() => Promise.all([canary.stop(), site.stop()]));

/** A resolver that answers each query for a name with the next of its lists, the last one repeatedly. */
function resolver(...answers: readonly (readonly string[])[]) {
  const asked: string[] = [];
  const resolve = async (host: string): Promise<readonly ResolvedAddress[]> => {
    const list = answers[Math.min(asked.length, answers.length - 1)]!;
    asked.push(host);
    return list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  };
  return { resolve, asked };
}

function fetcher(options: Partial<PageFetcherOptions> = {}) {
  const fetchPage = createPageFetcher({ allowPrivateAddresses: false, userAgent: 'test', judge, ...options });
  return (url: string) =>
    fetchPage(url, { wants: () => true, redirects: 3, bytes: 524_288, wholeMs: 10_000 });
}

test('the list has at least 150 spellings, no two alike', () => {
  expect(new Set(spellings).size).toBe(spellings.length);
  expect(spellings.length).toBeGreaterThanOrEqual(150);
});

describe('a host that the default configuration refuses', () => {
  test.each(spellings)('%s', (host) => {
    for (const scheme of ['http', 'https']) {
      const address = `${scheme}://${host}/`;
      if (!URL.canParse(address)) continue;
      expect(objectionTo(new URL(address), false, reachOf)).toBeDefined();
    }
  });
});

describe('redirects of a public site', () => {
  const ownHosts = [
    '127.0.0.1',
    '127.1',
    '0x7f.1',
    '2130706433',
    'localhost',
    'a.localhost',
    '[::ffff:127.0.0.1]',
    '127%2e0%2e0%2e1',
  ];
  const targets = [
    ...ownHosts.map((host) => `http://${host}:PORT/`),
    '//127.0.0.1:PORT/',
    'http:\\\\127.0.0.1:PORT\\',
    ' http://127.0.0.1:PORT/ ',
    'http://user@127.0.0.1:PORT/',
    'http://public.test@127.0.0.1:PORT/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:PORT/',
    'data:text/html,x',
  ];
  it.each(targets)('to %s end with 502', async (target) => {
    location = target.replace('PORT', String(canary.port));
    const before = canary.connections();
    const { resolve } = resolver([PUBLIC]);
    const fetched = fetcher({ resolve })(`http://public.test:${site.port}/`);
    const error: unknown = await fetched.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UpstreamError);
    expect((error as UpstreamError).code).toBe('upstream_failed');
    expect((error as UpstreamError).message).not.toContain(String(canary.port));
    expect(canary.connections()).toBe(before);
  });
});

describe('names', () => {
  test.each([
    { name: 'one private address', addresses: ['127.0.0.1'] },
    { name: 'a public and a private one', addresses: [PUBLIC, '127.0.0.1'] },
    { name: 'a private and a public one', addresses: ['10.0.0.1', PUBLIC] },
    { name: 'loopback in IPv6', addresses: ['::1'] },
    { name: 'loopback mapped into IPv6', addresses: ['::ffff:127.0.0.1'] },
    { name: 'a link-local address with a zone', addresses: ['fe80::1%eth0'] },
    { name: 'a malformed address', addresses: ['localhost'] },
  ])('$name: the submitted URL is refused, and its port is not disclosed', async ({ addresses }) => {
    const before = canary.connections();
    const open = await fetcher(resolver(addresses))(`http://name.test:${canary.port}/`);
    const closed = await fetcher(resolver(addresses))('http://name.test:1/');
    expect(open).toEqual({ kind: 'forbidden', reason: 'leads to an address that is not on the public web' });
    expect(closed.kind).toBe('forbidden');
    expect(canary.connections()).toBe(before);
  });

  it('are resolved once a hop, and the socket connects to the checked address: rebinding has no effect', async () => {
    const before = canary.connections();
    location = '/again';
    // Public when it is checked, loopback ever after: a second query would lead to the canary.
    const first = resolver([PUBLIC], ['127.0.0.1']);
    const error: unknown = await fetcher(first)(`http://rebind.test:${site.port}/`).catch(
      (reason: unknown) => reason,
    );
    // The second hop resolved again, as it must, and was refused.
    expect(first.asked).toEqual(['rebind.test', 'rebind.test']);
    expect((error as UpstreamError).code).toBe('upstream_failed');
    expect(canary.connections()).toBe(before);
  });

  it('that change their address at every query are resolved at most once a hop', async () => {
    location = `http://other.test:${canary.port}/`;
    const before = canary.connections();
    const flipping = resolver([PUBLIC], ['127.0.0.1'], [PUBLIC], ['127.0.0.1']);
    await fetcher(flipping)(`http://flip.test:${site.port}/`).catch(() => {});
    expect(flipping.asked).toEqual(['flip.test', 'other.test']);
    expect(canary.connections()).toBe(before);
  });
});
