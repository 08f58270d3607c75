import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { Locator } from './location.ts';

const page = new URL('https://shop.example/a/b?c');

describe('the target of a reference', () => {
  test.each([
    { name: 'another scheme has no target', reference: 'mailto:a@b.c', host: undefined },
    { name: 'a tab in the scheme is dropped', reference: 'ht\ttps://x.example/', host: 'x.example' },
    { name: 'a backslash is a slash', reference: '\\\\x.example\\y', host: 'x.example' },
    { name: 'one slash after the scheme', reference: 'https:/x', host: 'shop.example' },
    { name: 'a number is an address', reference: 'http://0x7f.1/', host: '127.0.0.1' },
  ])('$name', ({ reference, host }) => {
    expect(new Locator(page, undefined).locate(reference)?.host).toBe(host);
  });

  test.each([
    { name: 'one level up', reference: '../c?d#e', path: '/a/c?d#e' },
    { name: 'two levels up', reference: '../../c', path: '/c' },
    { name: 'no level above the root', reference: '../../../../c', path: '/c' },
    { name: 'the folder above', reference: '../', path: '/a/' },
    { name: 'two dots behind a name', reference: '../c/../d', path: '/a/d' },
    { name: 'two dots alone', reference: '..', path: '/a/' },
    { name: 'two slashes behind two dots', reference: '..//c', path: '/a//c' },
  ])('RFC 3986 5.2.4: $name', ({ reference, path }) => {
    expect(new Locator(page, '/a/b/x').locate(reference)).toEqual({ host: 'shop.example', path });
  });

  test('the first base governs, unless it is not a web address', () => {
    expect(new Locator(page, 'https://other.example/x/').resolve('y')?.href).toBe(
      'https://other.example/x/y',
    );
    expect(new Locator(page, 'javascript:x').resolve('y')?.href).toBe('https://shop.example/a/y');
  });
});

describe('a base that is longer than what counts', () => {
  const long = `/${'b'.repeat(900)}/${'c'.repeat(900)}/d`;

  test.each([
    {
      name: 'a folder further up',
      base: long,
      reference: 'x',
      href: `https://shop.example/${'b'.repeat(900)}/x`,
    },
    {
      name: 'the site, where no folder is short enough',
      base: `/${'b'.repeat(2000)}/`,
      reference: 'x',
      href: 'https://shop.example/x',
    },
    {
      name: 'without its query',
      base: `/b/c?${'q'.repeat(2000)}`,
      reference: '?x',
      href: 'https://shop.example/b/?x',
    },
    {
      name: 'none of more than 8,000 characters',
      base: `/${'b'.repeat(8000)}/`,
      reference: 'x',
      href: 'https://shop.example/a/x',
    },
    {
      name: 'none at a host that is too long (RFC 1035 2.3.4)',
      base: `//${'\u4e00'.repeat(300)}/`,
      reference: 'x',
      href: 'https://shop.example/a/x',
    },
  ])('$name', ({ base, reference, href }) => {
    const locator = new Locator(page, base);
    expect(locator.resolve(reference)?.href).toBe(href);
    expect(locator.locate(reference)).toEqual({
      host: 'shop.example',
      path: href.slice('https://shop.example'.length),
    });
  });
});

test('a host that is too long is invalid', () => {
  const locator = new Locator(page, undefined);
  for (const host of ['a.'.repeat(130), '\u4e00'.repeat(300), `${'a'.repeat(64)}.`]) {
    expect(locator.locate(`//${host}de/`)).toBeUndefined();
    expect(locator.resolve(`//${host}de/`)).toBeUndefined();
  }
});

test('the fast path agrees with the parser about hosts', () => {
  const piece = fc.constantFrom(
    'http:',
    'HTTPS:',
    '//',
    '/',
    '\\',
    'a.example',
    'A.B',
    'xn--',
    '0x7f',
    '.1',
    ':80',
    ':',
    '@',
    '?q',
    '#f',
    '..',
    '.',
    '%41',
    ' ',
    '\t',
    '\u00e9',
    '[::1]',
    '_',
    '-',
    'mailto:',
  );
  const reference = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(reference, fc.constantFrom(undefined, '/x/', 'http://other.example'), (text, base) => {
      const locator = new Locator(page, base);
      expect(locator.locate(text)?.host).toBe(locator.resolve(text)?.hostname);
    }),
    { seed: SEED, numRuns: runs(20_000) },
  );
});

test('levels up lead where the parser finds them', () => {
  const segments = fc
    .array(fc.constantFrom('a', 'b-c', '', '%41'), { maxLength: 4 })
    .map((all) => all.join('/'));
  fc.assert(
    fc.property(segments, fc.nat({ max: 5 }), segments, (base, levels, below) => {
      const [locator, reference] = [new Locator(page, `/${base}`), '../'.repeat(levels) + (below || 'd')];
      fc.pre(!/^\//.test(reference));
      expect(locator.locate(reference)?.path).toBe(locator.resolve(reference)?.pathname);
    }),
    { seed: SEED, numRuns: runs(20_000) },
  );
});
