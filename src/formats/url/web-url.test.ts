import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../test/support/cpu-time.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { isUrl, parseWebUrl } from './web-url.ts';

const base = new URL('https://shop.example/a/b?c');
const label = (length: number) => 'a'.repeat(length);
const dotted = (...lengths: readonly number[]) => lengths.map(label).join('.');
/** Different letters: what makes Punycode slow. */
const letters = (length: number) =>
  Array.from({ length }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');

describe('URLs of the web', () => {
  test.each([
    { name: 'relative to the base', reference: '../c', href: 'https://shop.example/c' },
    { name: 'RFC 1035 2.3.4: a label of 63', reference: `//${label(63)}.de/`, host: `${label(63)}.de` },
    { name: 'RFC 1035 2.3.4: a name of 253', reference: `http://${dotted(63, 63, 63, 61)}:8080/` },
    { name: "a name of 253 and the root's dot", reference: `http://${dotted(63, 63, 63, 61)}./` },
    { name: 'a long path without a host', reference: 'a'.repeat(9000) },
    { name: 'a long path behind one slash', reference: `/${'a'.repeat(9000)}` },
    { name: 'a long query', reference: `http://a.example?${'/'.repeat(9000)}` },
    { name: 'a long user', reference: `http://${'u@'.repeat(900)}a.example/`, host: 'a.example' },
    { name: 'an IPv6 address', reference: 'http://[::1]:80/', host: '[::1]' },
    {
      name: 'letters beyond ASCII, percent-encoded: 60 characters, a label of 8',
      reference: `http://${encodeURIComponent('\u4f8b\u3048'.repeat(4))}.de/`,
      host: new URL(`http://${'\u4f8b\u3048'.repeat(4)}.de/`).hostname,
    },
    { name: 'characters beyond the BMP count once', reference: `http://${'\u{20000}'.repeat(40)}.de/` },
  ])('$name', ({ reference, href, host }) => {
    const url = parseWebUrl(reference, base);
    expect(url?.href).toBe(href ?? new URL(reference, base).href);
    if (host !== undefined) expect(url?.hostname).toBe(host);
  });
});

describe('others', () => {
  test.each([
    { name: 'another scheme', reference: 'mailto:a@b.example' },
    { name: 'another scheme of URLs with a host', reference: 'ftp://a.example/' },
    { name: 'no URL', reference: 'http://a b/' },
    { name: 'RFC 1035 2.3.4: a label of 64', reference: `http://${label(64)}.de/` },
    { name: 'RFC 1035 2.3.4: a name of 255', reference: `http://${dotted(63, 63, 63, 63)}/` },
    { name: 'a label that is too long in ASCII alone', reference: `http://${letters(60)}.de/` },
    { name: 'behind backslashes', reference: `\\\\${letters(300)}/` },
    { name: 'behind a scheme without slashes', reference: `http:${letters(300)}` },
    { name: 'with a tab in the scheme', reference: `ht\ttp://${letters(300)}/` },
    { name: 'behind a user', reference: `http://u:p@${letters(300)}/` },
    { name: 'percent-encoded', reference: `http://${encodeURIComponent(letters(300))}/` },
    { name: 'octets that begin no character', reference: `http://${'%80'.repeat(9000)}/` },
  ])('undefined: $name', ({ reference }) => {
    expect(parseWebUrl(reference, base)).toBeUndefined();
  });
});

function whatever<Value>(make: () => Value): Value | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

test('whatever the parser accepts is the same URL, if its host can be a name of DNS', () => {
  const piece = fc.constantFrom(
    'http:',
    'HTTPS:',
    'ftp:',
    '//',
    '/',
    '\\',
    'a.example',
    'B',
    '.',
    ':80',
    '@',
    '?q',
    '#f',
    '..',
    '%41',
    '%C3%BC',
    ' ',
    '\t',
    '\0',
    '\u00fc',
    '\u3002',
    '[::1]',
    '-',
    label(40),
    letters(20),
    label(70),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const reference = pieces.join('');
      const url = whatever(() => new URL(reference, base));
      const name = url?.hostname.replace(/\.$/, '') ?? '';
      const fits = name.length <= 253 && name.split('.').every(({ length }) => length <= 63);
      const isWeb = url !== undefined && /^https?:$/.test(url.protocol);
      expect(parseWebUrl(reference, base)?.href).toBe(isWeb && fits ? url.href : undefined);
    }),
    { numRuns: runs(40_000), seed: SEED },
  );
});

test('letters of Latin-1 beyond ASCII are read after any number of calls', () => {
  for (let call = 0; call < 30_000; call++) {
    const isRead = isUrl('urn:b\u00fccher') && parseWebUrl('http://b\u00fccher.example/') !== undefined;
    if (!isRead) throw new Error(`not at call ${call}`);
  }
});

test.each([
  ['letters', (length: number) => `http://${letters(length)}/`],
  ['letters behind a user', (length: number) => `http://a@${letters(length)}/`],
  ['letters in labels of 60', (length: number) => `//${letters(length).replace(/.{60}/g, '$&.')}/`],
  ['percent-encoded letters', (length: number) => `http://${encodeURIComponent(letters(length))}/`],
])('a host of 20,000 %s costs no more than some of 60', (_name, write) => {
  const cost = (reference: string, times: number): number => {
    const start = process.cpuUsage();
    for (let time = 0; time < times; time++) parseWebUrl(reference);
    return cpuMillisecondsSince(start) / times;
  };
  const [short, long] = [write(60), write(20_000)];
  cost(short, 200);
  expect(cost(long, 20)).toBeLessThan(100 * cost(short, 2000) + 0.5);
});
