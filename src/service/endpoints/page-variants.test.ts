import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KeptOrigins } from './kept-origins.ts';
import { CodedPages, codings, PageVariants } from './page-variants.ts';

const OWN = 'http://127.0.0.1:8080';
const page = { text: `curl ${OWN}/v1/qr and ${OWN}/docs`, origin: OWN };

const origins = () => new KeptOrigins(() => new CodedPages());
const variantsOf = (rendered: { readonly text: string; readonly origin?: string }) =>
  new PageVariants(rendered, origins());

describe('a page', () => {
  it('shows the origin of the request in every place, whatever the coding', async () => {
    const variants = variantsOf(page);
    const origin = variants.originFor('a.example');
    const expected = 'curl http://a.example/v1/qr and http://a.example/docs';
    expect(variants.plain(origin).toString()).toBe(expected);
    expect(variants.plainLength(origin)).toBe(expected.length);
    expect(brotliDecompressSync((await variants.coded(origin, 'br'))!).toString()).toBe(expected);
    expect(gunzipSync((await variants.coded(origin, 'gzip'))!).toString()).toBe(expected);
  });

  it('has a tag for each origin and coding (RFC 9110 8.8.3.3), by its text', () => {
    const variants = variantsOf(page);
    const tags = [OWN, 'http://a.example', 'http://b.example'].flatMap((origin) =>
      [undefined, ...codings].map((coding) => variants.tagFor(origin, coding)),
    );
    expect(new Set(tags).size).toBe(9);
    expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true);
    expect(variantsOf(page).tagFor('http://a.example', undefined)).toBe(tags[3]);
    expect(variantsOf({ ...page, text: 'another' }).tagFor('http://a.example', undefined)).not.toBe(tags[3]);
  });

  it('without an origin is the same for every Host', async () => {
    const variants = variantsOf({ text: page.text });
    expect(variants.varies).toBe(false);
    expect(variants.originFor('a.example')).toBe(variants.originFor('b.example'));
    expect(variants.plain(variants.originFor('a.example')).toString()).toBe(page.text);
  });
});

describe('the compressed bytes of a page', () => {
  it('are kept: the same for the same origin', async () => {
    const variants = variantsOf(page);
    for (const origin of [OWN, 'http://a.example']) {
      const coded = await variants.coded(origin, 'br');
      expect(coded).toBeDefined();
      expect(await variants.coded(origin, 'br')).toBe(coded);
    }
  });

  it('are each page its own, in the places that pages share', async () => {
    const shared = origins();
    const [one, other] = [new PageVariants(page, shared), new PageVariants({ ...page, text: OWN }, shared)];
    const coded = await Promise.all(
      [one, other].map((variants) => variants.coded('http://a.example', 'gzip')!),
    );
    expect(coded.map((bytes) => gunzipSync(bytes).toString())).toEqual([
      'curl http://a.example/v1/qr and http://a.example/docs',
      'http://a.example',
    ]);
  });

  it('of the own origin, and of pages without one, are made whatever others ask for', () => {
    const shared = origins();
    const variants = new PageVariants(page, shared);
    const hosts = Array.from({ length: 1000 }, (_, index) => `http://${index}.example`);
    expect(hosts.filter((origin) => variants.coded(origin, 'br') !== undefined)).toHaveLength(8);
    expect(variants.coded(OWN, 'br')).toBeDefined();
    expect(new PageVariants({ text: 'a' }, shared).coded('', 'br')).toBeDefined();
  });
});
