import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../test/support/cpu-time.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { parseAddress } from './address.ts';

const label = (length: number) => 'a'.repeat(length);

describe('addresses', () => {
  const rows: readonly { name: string; text: string; ascii?: string }[] = [
    { name: 'RFC 5321 4.1.2 dot-string', text: 'ada.lovelace@example.org' },
    { name: 'RFC 5322 3.2.3 all of atext', text: "!#$%&'*+-/=?^_`{|}~@example.org" },
    { name: 'one character on each side', text: 'a@b.co' },
    { name: 'RFC 1035 2.3.1 case is kept in what is written', text: 'Ada@Example.ORG', ascii: 'example.org' },
    { name: 'RFC 5321 4.1.2 quoted string with an at sign', text: '"a@b"@x.com', ascii: 'x.com' },
    { name: 'RFC 5321 4.1.2 quoted pair', text: '"a\\"b"@x.com', ascii: 'x.com' },
    { name: 'a quoted space', text: '" "@x.com', ascii: 'x.com' },
    { name: 'RFC 5321 4.5.3.1.1 local part of 64', text: `${label(64)}@x.com`, ascii: 'x.com' },
    { name: 'RFC 1035 2.3.4 label of 63', text: `a@${label(63)}.com` },
    {
      name: 'RFC 6531 32 two-byte letters are 64 octets',
      text: `${'\u00e9'.repeat(32)}@x.com`,
      ascii: 'x.com',
    },
    {
      name: 'RFC 6531 16 characters beyond the BMP',
      text: `${'\u{1f600}'.repeat(16)}@x.com`,
      ascii: 'x.com',
    },
    {
      name: 'RFC 6532 3.1: measured in NFC, where 26 letters with a mark are 52 octets and not 78',
      text: `${'e\u0301'.repeat(26)}@x.com`,
      ascii: 'x.com',
    },
    { name: 'UTS 46 non-transitional', text: 'a@stra\u00dfe.example', ascii: 'xn--strae-oqa.example' },
    {
      name: 'UTS 46 full stop of East Asia',
      text: 'a@\u4f8b\u3048\u3002\u30c6\u30b9\u30c8',
      ascii: 'xn--r8jz45g.xn--zckzah',
    },
    { name: 'an A-label that decodes', text: 'a@xn--bcher-kva.example' },
    { name: 'two hyphens that are not a prefix', text: 'a@r3--sn.example' },
    { name: 'digits in all but the last label', text: 'a@163.com' },
    { name: 'Devanagari with its marks', text: '\u0930\u093e\u092e@x.com', ascii: 'x.com' },
  ];
  test.each(rows)('$name', ({ text, ascii }) => {
    expect(parseAddress(text)?.asciiDomain).toBe(ascii ?? text.slice(text.lastIndexOf('@') + 1));
  });

  test('a domain with letters of Latin-1 is one after any number of calls', () => {
    for (let call = 0; call < 30_000; call++) {
      if (parseAddress('a@b\u00fccher.example') === undefined) throw new Error(`not at call ${call}`);
    }
  });

  test('the parts are as they were written', () => {
    expect(parseAddress('"A b"@B\u00fccher.Example')).toEqual({
      local: '"A b"',
      domain: 'B\u00fccher.Example',
      asciiDomain: 'xn--bcher-kva.example',
      isQuoted: true,
    });
  });
});

describe('no addresses', () => {
  const long = `${label(63)}.${label(63)}.${label(63)}`;
  const rows: readonly { name: string; text: string }[] = [
    { name: 'nothing', text: '' },
    { name: 'no at sign', text: 'example.org' },
    { name: 'no local part', text: '@x.com' },
    { name: 'no domain', text: 'a@' },
    { name: 'two at signs', text: 'a@b@x.com' },
    { name: 'a dot first', text: '.a@x.com' },
    { name: 'a dot last', text: 'a.@x.com' },
    { name: 'two dots', text: 'a..b@x.com' },
    { name: 'an empty quoted string', text: '""@x.com' },
    { name: 'a quoted string that does not end', text: '"a@x.com' },
    { name: 'a quoted string followed by more', text: '"a"b@x.com' },
    { name: 'an escaped letter beyond ASCII', text: '"\\\u00e9"@x.com' },
    { name: 'RFC 5321 4.5.3.1.1 local part of 65', text: `${label(65)}@x.com` },
    { name: 'RFC 6531 33 two-byte letters are 66 octets', text: `${'\u00e9'.repeat(33)}@x.com` },
    { name: 'a whole of 255', text: `${label(64)}@${label(63)}.${label(63)}.${label(62)}` },
    { name: 'a domain of 254', text: `a@${long}.${label(62)}` },
    { name: 'RFC 1035 2.3.4 label of 64', text: `a@${label(64)}.com` },
    { name: 'one label', text: 'a@localhost' },
    { name: 'a trailing dot', text: 'a@x.com.' },
    { name: 'an empty label', text: 'a@x..com' },
    { name: 'a hyphen first in a label', text: 'a@-x.com' },
    { name: 'a hyphen last in a label', text: 'a@x-.com' },
    { name: 'an underscore', text: 'a@my_host.com' },
    { name: 'an IPv4 address, which UTS 46 accepts', text: 'a@1.2.3.4' },
    { name: 'an IPv4 address in full-width digits', text: 'a@\uff11.\uff12.\uff13.\uff14' },
    { name: 'a slash from a compatibility character', text: 'a@\u2100.com' },
    { name: 'percent-encoding, which URLs decode', text: 'a@b\u00fccher%2ecom' },
    { name: 'a last label with a digit', text: 'a@x.c0m' },
    { name: 'a last label of one letter', text: 'a@x.c' },
    { name: 'an A-label that does not decode', text: 'a@xn--zzzzzz.example' },
    { name: 'RFC 6532 3.1: 63 octets that are 126 in NFC', text: `${'\ufb2c'.repeat(21)}@x.com` },
    { name: 'an address literal', text: 'a@[192.0.2.1]' },
    { name: 'a display name', text: 'Ada <ada@x.com>' },
    { name: 'a mailto link', text: 'mailto:' },
    { name: 'a comment', text: 'a(b)@x.com' },
    { name: 'a list', text: 'a@x.com, b@x.com' },
    { name: 'a space in the local part', text: 'a b@x.com' },
    { name: 'a zero width space', text: 'a\u200bb@x.com' },
    { name: 'a right-to-left override', text: 'a\u202eb@x.com' },
    { name: 'a soft hyphen in the domain', text: 'a@b\u00ad\u00fc.com' },
    { name: 'a no-break space in quotes', text: '"a\u00a0b"@x.com' },
    { name: 'a lone surrogate', text: '\ud800@x.com' },
    { name: 'a mark that combines with nothing', text: '\u0301a@x.com' },
    { name: 'a mark that combines with a dot', text: 'a.\u0301@x.com' },
    { name: 'NUL', text: '\0@x.com' },
  ];
  test.each(rows)('$name', ({ text }) => {
    expect(parseAddress(text)).toBeUndefined();
  });
});

/** Why the result for an address differs from the corpus, by the numbers of its rows. */
const differences: Readonly<Record<string, readonly number[]>> = {
  'mail cannot be sent to a top-level domain in practice': [5, 166],
  'no top-level domain has one letter or a hyphen': [13, 33, 37],
  'a last label of digits is an address of the network, not a name': [23, 24],
  'an empty quoted string names no mailbox (RFC 5321 allows it, mail hosts do not)': [43],
  'address literals are hosts, not domains, and no sign-up form wants them': [61, 68, 72, 75, 77, 79, 81],
  'white space around an address is dropped, folded or not': [
    88, 89, 99, 127, 128, 132, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156,
    157, 158,
  ],
};

test('results agree with the isemail corpus, except for explained differences', () => {
  const file = new URL('vectors/isemail.json', import.meta.url);
  const cases: readonly [number, string, string, string][] = JSON.parse(readFileSync(file, 'utf8'));
  const usable = new Set(['VALID_CATEGORY', 'DNSWARN', 'RFC5321']);
  const differing = cases
    .filter(([, text, category]) => usable.has(category) !== (parseAddress(text.trim()) !== undefined))
    .map(([id]) => id);
  expect(cases).toHaveLength(164);
  expect(differing).toEqual(
    Object.values(differences)
      .flat()
      .sort((a, b) => a - b),
  );
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    '@',
    '.',
    '"',
    '\\',
    'a',
    'B',
    '1',
    '-',
    '+',
    'xn--',
    '\u00e9',
    '\ud83d',
    ' ',
    ',',
    'com',
  );
  test('is checked, and an address is joined again from its parts', () => {
    const text = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (sample) => {
        const address = parseAddress(sample);
        if (address === undefined) return;
        expect(`${address.local}@${address.domain}`).toBe(sample);
        expect(address.asciiDomain).toMatch(/^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/);
        expect(parseAddress(`a@${address.asciiDomain}`)?.asciiDomain).toBe(address.asciiDomain);
      }),
      { numRuns: runs(100_000), seed: SEED },
    );
  });

  const hostile = ['@', 'a-', '.', '\\', '"a', '\u00e9', 'a.', ' '].map((piece) => piece.repeat(60_000));
  test.each(hostile.flatMap((text) => [text, `a@${text}`, `${text}@x.com`, `"${text}"@x.com`]))(
    '%.20s is distinguished from an address at once',
    (text) => {
      const start = process.cpuUsage();
      for (let time = 0; time < 100; time++) expect(parseAddress(text)).toBeUndefined();
      expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
    },
  );
});
