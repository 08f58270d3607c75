import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { ipv4At, ipv4Tail, ipv6Groups, isIpv6 } from './ipv6.ts';

const rows: readonly { name: string; address: string; groups: readonly number[] }[] = [
  {
    name: 'all groups (RFC 4291 2.2.1)',
    address: '2001:DB8:0:0:8:800:200C:417A',
    groups: [0x2001, 0xdb8, 0, 0, 8, 0x800, 0x200c, 0x417a],
  },
  {
    name: 'zeros left out (RFC 4291 2.2.2)',
    address: '2001:db8::8:800',
    groups: [0x2001, 0xdb8, 0, 0, 0, 0, 8, 0x800],
  },
  { name: 'zeros at the end', address: 'ff01::', groups: [0xff01, 0, 0, 0, 0, 0, 0, 0] },
  { name: 'zeros alone', address: '::', groups: [0, 0, 0, 0, 0, 0, 0, 0] },
  {
    name: 'a dotted tail (RFC 4291 2.2.3)',
    address: '::13.1.68.3',
    groups: [0, 0, 0, 0, 0, 0, 0x0d01, 0x4403],
  },
  {
    name: 'a dotted tail behind all groups',
    address: '0:0:0:0:0:FFFF:129.144.52.38',
    groups: [0, 0, 0, 0, 0, 0xffff, 0x8190, 0x3426],
  },
];

test.each(rows)('$name', ({ address, groups }) => {
  expect(ipv6Groups(address)).toEqual(groups);
});

test('the last 32 bits as IPv4 (RFC 4291 2.5.5)', () => {
  expect(ipv4Tail(ipv6Groups('::ffff:c000:280'))).toBe('192.0.2.128');
});

test('32 bits in the middle as IPv4 (RFC 3056 2)', () => {
  expect(ipv4At(ipv6Groups('2002:c000:280::1'), 1)).toBe('192.0.2.128');
});

test('every text that Node accepts as IPv6 has the groups that URL and ipaddr.js read', () => {
  const group = fc.oneof(
    fc.constantFrom('', '0', '00', 'ffff', 'FFFF', '1.2.3.4', '255.255.255.255'),
    fc.integer({ min: 0, max: 0xffff }).map((bits) => bits.toString(16)),
  );
  const texts = fc.oneof(
    fc.ipV6(),
    fc
      .array(group, { minLength: 2, maxLength: 9 })
      .map((groups) => groups.join(':'))
      .filter(isIPv6),
  );
  fc.assert(
    fc.property(texts, (text) => {
      // ipaddr.js reads ::1.2.3.4 as ::ffff:1.2.3.4; the URL Standard 3.6 writes every address in hexadecimal.
      const { hostname } = new URL(`http://[${text}]`);
      expect(ipv6Groups(text)).toEqual(ipaddr.IPv6.parse(hostname.slice(1, -1)).parts);
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});

test('the texts that Node accepts as IPv6 are IPv6, and no others', () => {
  const part = fc.constantFrom(
    '',
    ':',
    '::',
    '0',
    'ffff',
    'FFFFF',
    'g',
    '1',
    '1.2.3.4',
    '01.2.3.4',
    '256.1.1.1',
  );
  const texts = fc.oneof(
    fc.ipV6(),
    fc.array(part, { maxLength: 9 }).map((parts) => parts.join(':')),
    fc.array(part, { maxLength: 12 }).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(isIpv6(text), text).toBe(isIPv6(text));
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});
