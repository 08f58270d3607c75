import { describe, expect, test } from 'vitest';
import { isHostName } from './host-name.ts';

const label = (length: number) => 'a'.repeat(length);
const name = (...lengths: readonly number[]) => lengths.map(label).join('.');

describe('host names', () => {
  test.each([
    { name: 'RFC 1123 2.1: a digit first', host: '3com.example' },
    { name: 'RFC 1035 2.3.4: a label of 63', host: `${label(63)}.example` },
    { name: 'RFC 1035 2.3.4: a name of 253', host: name(63, 63, 63, 61) },
    { name: 'RFC 4343: upper case', host: 'MX.Example' },
    { name: 'RFC 5890 2.3.2.1: an A-label', host: 'xn--bcher-kva.example' },
    { name: 'RFC 5321 2.3.5: a top-level domain by itself', host: 'ai' },
    { name: 'two hyphens inside', host: 'r3--sn.example' },
    { name: 'RFC 2181 11: an underscore, as hosting panels write it', host: '_dc-mx.1a2b3c.shop.example' },
    { name: 'digits in all but the last label', host: '1.2.3.example' },
    { name: 'digits at the end of the last label', host: 'mx1' },
  ])('$name', ({ host }) => {
    expect(isHostName(host)).toBe(true);
  });
});

describe('no host names', () => {
  test.each([
    { name: 'the root', host: '' },
    { name: 'the dot of the root', host: 'mx.example.' },
    { name: 'an empty label', host: 'mx..example' },
    { name: 'RFC 1035 2.3.4: a label of 64', host: `${label(64)}.example` },
    { name: 'RFC 1035 2.3.4: a name of 254', host: name(63, 63, 63, 62) },
    { name: 'a hyphen first', host: '-mx.example' },
    { name: 'a hyphen last', host: 'mx-.example' },
    { name: 'an IPv4 address', host: '127.0.0.1' },
    { name: 'an IPv4 address of one number', host: '2130706433' },
    { name: 'an IPv4 address in hexadecimal', host: '0x7f.1' },
    { name: 'the URL Standard 3.5: a number last', host: 'mx.0X7F' },
    { name: 'an IPv6 address', host: '::1' },
    { name: 'an address literal', host: '[192.0.2.1]' },
    { name: 'markup', host: '<script>' },
    { name: 'a formula', host: '=HYPERLINK("http://x.example")' },
    { name: 'a line break', host: 'mx.example\n' },
    { name: 'a terminal sequence', host: '\u001b[2J' },
    { name: 'a space', host: 'a b' },
    { name: 'a letter beyond ASCII', host: 'b\u00fccher.example' },
    { name: 'RFC 1035 5.1: an escaped dot', host: 'a\\.b.example' },
    { name: 'a right-to-left override', host: '\u202egro.example' },
  ])('$name', ({ host }) => {
    expect(isHostName(host)).toBe(false);
  });
});
