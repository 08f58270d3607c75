import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { KeptOrigins } from './kept-origins.ts';
import { codings, type KeptPages, PageVariants } from './page-variants.ts';

const OWN = 'http://127.0.0.1:8080';
const page = { text: `curl ${OWN}/v1/qr and ${OWN}/docs`, origin: OWN };

const origins = () => new KeptOrigins<KeptPages>(() => new Map());
const variantsOf = (rendered: { readonly text: string; readonly origin?: string }) =>
  new PageVariants(rendered, origins());

describe('a page', () => {
  it('shows the origin of the request in every place, whatever the coding', async () => {
    const shown = variantsOf(page).forHost('a.example');
    const expected = 'curl http://a.example/v1/qr and http://a.example/docs';
    expect((await shown.plain()).toString()).toBe(expected);
    expect(shown.plainLength).toBe(expected.length);
    expect(brotliDecompressSync((await shown.coded('br'))!).toString()).toBe(expected);
    expect(gunzipSync((await shown.coded('gzip'))!).toString()).toBe(expected);
  });

  it('has a tag for each origin and coding (RFC 9110 8.8.3.3), by its text', () => {
    const variants = variantsOf(page);
    const tags = [undefined, 'a.example', 'b.example'].flatMap((host) =>
      [undefined, ...codings].map((coding) => variants.forHost(host).tag(coding)),
    );
    expect(new Set(tags).size).toBe(9);
    expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true);
    expect(variantsOf(page).forHost('a.example').tag()).toBe(tags[3]);
    expect(
      variantsOf({ ...page, text: 'another' })
        .forHost('a.example')
        .tag(),
    ).not.toBe(tags[3]);
  });

  it('without an origin is the same for every Host', async () => {
    const variants = variantsOf({ text: page.text });
    expect(variants.varies).toBe(false);
    expect(variants.forHost('a.example').tag()).toBe(variants.forHost('b.example').tag());
    expect((await variants.forHost('a.example').plain()).toString()).toBe(page.text);
  });
});

describe('the bytes of a page', () => {
  it.each(['a.example', '[::1]', undefined])('are kept, in each form, for Host: %s', async (host) => {
    const variants = variantsOf(page);
    const forms = () => {
      const shown = variants.forHost(host);
      return Promise.all([shown.plain(), shown.coded('br'), shown.coded('gzip')]);
    };
    const first = await forms();
    for (const [index, bytes] of (await forms()).entries()) expect(bytes).toBe(first[index]);
  });

  it('are each page its own, in the places that pages share', async () => {
    const shared = origins();
    const pages = [new PageVariants(page, shared), new PageVariants({ ...page, text: OWN }, shared)];
    const coded = await Promise.all(pages.map((variants) => variants.forHost('a.example').coded('gzip')!));
    expect(coded.map((bytes) => gunzipSync(bytes).toString())).toEqual([
      'curl http://a.example/v1/qr and http://a.example/docs',
      'http://a.example',
    ]);
  });

  it('are right where they are not kept, which one request does not change by asking twice', async () => {
    const variants = variantsOf(page);
    for (let index = 0; index < 8; index += 1) variants.forHost(`${index}.example`).coded('br');
    const shown = variants.forHost('a.example');
    expect(shown.coded('br')).toBeUndefined();
    expect((await shown.plain()).toString()).toBe('curl http://a.example/v1/qr and http://a.example/docs');
    expect(await shown.plain()).not.toBe(await shown.plain());
  });

  it('of the own origin, and of pages without one, are kept whatever others ask for', () => {
    const shared = origins();
    const variants = new PageVariants(page, shared);
    const hosts = Array.from({ length: 1000 }, (_, index) => `${index}.example`);
    expect(hosts.filter((host) => variants.forHost(host).coded('br') !== undefined)).toHaveLength(8);
    expect(variants.forHost(undefined).coded('br')).toBeDefined();
    expect(new PageVariants({ text: 'a' }, shared).forHost('a.example').coded('br')).toBeDefined();
  });
});
