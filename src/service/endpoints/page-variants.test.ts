import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PageVariants } from './page-variants.ts';

const OWN = 'http://127.0.0.1:8080';
const page = { text: `curl ${OWN}/v1/qr and ${OWN}/docs`, origin: OWN };

const hosts: readonly { name: string; host: string | undefined; origin: string }[] = [
  { name: 'a name', host: 'api.example.com', origin: 'http://api.example.com' },
  { name: 'a name with a port', host: 'api.example.com:8102', origin: 'http://api.example.com:8102' },
  { name: 'an IPv4 address', host: '192.0.2.1:80', origin: 'http://192.0.2.1:80' },
  { name: 'capitals (RFC 9110 4.2.3)', host: 'API.Example.COM', origin: 'http://api.example.com' },
  { name: 'no Host (HTTP/1.0)', host: undefined, origin: OWN },
  { name: 'an empty one', host: '', origin: OWN },
  { name: 'an IPv6 address', host: '[2001:db8::1]:8080', origin: OWN },
  { name: 'markup', host: 'a<script>', origin: OWN },
  { name: 'what ends a quoted word of a shell', host: "a';id;'", origin: OWN },
  { name: 'a user', host: 'a@example.com', origin: OWN },
  { name: 'a path', host: 'example.com/a', origin: OWN },
  { name: 'a port that is not a number', host: 'example.com:80a', origin: OWN },
  { name: 'a hyphen first, as of an option', host: '-o', origin: OWN },
  { name: 'a line break', host: 'example.com\n', origin: OWN },
];

describe('the origin a page shows', () => {
  it.each(hosts)('for $name', ({ host, origin }) => {
    expect(new PageVariants(page).originFor(host)).toBe(origin);
  });

  it('replaces every occurrence, whatever the coding', async () => {
    const variants = new PageVariants(page);
    const expected = 'curl http://a.example/v1/qr and http://a.example/docs';
    const coded = await variants.coded('http://a.example')!;
    expect(variants.plain('http://a.example').toString()).toBe(expected);
    expect(brotliDecompressSync(coded.br).toString()).toBe(expected);
    expect(gunzipSync(coded.gzip).toString()).toBe(expected);
  });

  it('makes a tag of its own (RFC 9110 8.8.3)', () => {
    const variants = new PageVariants(page);
    const tags = [OWN, 'http://a.example', 'http://b.example'].map((origin) => variants.tagFor(origin));
    expect(new Set(tags).size).toBe(3);
    expect(new PageVariants(page).tagFor('http://a.example')).toBe(tags[1]);
    expect(new PageVariants({ ...page, text: 'another' }).tagFor('http://a.example')).not.toBe(tags[1]);
  });

  it('does not matter to a page without one', async () => {
    const variants = new PageVariants({ text: page.text });
    expect(variants.varies).toBe(false);
    expect(variants.originFor('a.example')).toBe(variants.originFor('b.example'));
    expect(variants.plain(variants.originFor('a.example')).toString()).toBe(page.text);
  });
});

describe('the compressed pages', () => {
  it('are kept: the same bytes for the same origin', async () => {
    const variants = new PageVariants(page);
    expect(await variants.coded(OWN)).toBe(await variants.coded(OWN));
  });

  it('are made for eight origins at once and at most one a second after that', async () => {
    const variants = new PageVariants(page);
    const origins = Array.from({ length: 1000 }, (_, index) => `http://${index}.example`);
    const started = performance.now();
    const made = origins.filter((origin) => variants.coded(origin) !== undefined).length;
    expect(made).toBeGreaterThanOrEqual(8);
    expect(made).toBeLessThanOrEqual(9 + (performance.now() - started) / 1000);
  });

  it('of an origin in use outlast those requested once', async () => {
    const variants = new PageVariants(page);
    const kept = await variants.coded(OWN);
    for (let index = 0; index < 100; index += 1) {
      variants.coded(`http://${index}.example`);
      expect(await variants.coded(OWN)).toBe(kept);
    }
  });
});
