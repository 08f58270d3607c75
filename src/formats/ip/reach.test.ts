import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { type Reach, reachOf } from './reach.ts';

const rows: readonly { reach: Reach; addresses: readonly string[] }[] = [
  {
    reach: 'never',
    addresses: [
      '0.0.0.0',
      '0.1.2.3',
      '100.100.100.200',
      '169.254.0.1',
      '169.254.169.254',
      '192.0.0.8',
      '192.88.99.1',
      '224.0.0.1',
      '239.255.255.255',
      '240.0.0.1',
      '255.255.255.255',
      '::',
      'fe80::1',
      'fe80::1%eth0',
      'febf::1',
      'fec0::1',
      'ff02::1',
      '100::1',
      '64:ff9b:1::1',
      '2001::1',
      '2001:0:7f00:1::',
      '2001:10::1',
      '2001:20::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '2002:a00:1::1',
      '2002:a9fe:a9fe::',
      '2002:c058:6301::',
      '3fff::1',
      '3fff:fff::1',
      '5f00::1',
      'fd00:ec2::254',
      'fd20:ce::254',
      '::ffff:169.254.169.254',
      '::ffff:0.0.0.0',
      '64:ff9b::a9fe:a9fe',
      '::a9fe:a9fe',
      '::ffff:0:169.254.169.254',
      '::ffff:8.8.8.8',
      '::ffff:0:8.8.8.8',
      '::8.8.8.8',
      '::fffe:7f00:1',
      '::fffe:808:808',
      '::1:0:808:808',
      '64:ff9b::1:7f00:1',
      '64:ff9b::1:808:808',
      '64:ff9b:0:1::808:808',
      '64:ff9a::808:808',
      '2001:1::1',
      '2001:1ff:ffff::1',
      '1::1',
      '200::1',
      '1fff:ffff::1',
      '4000::1',
      'c000::1',
      'fbff::1',
      'fe00::1',
      'no address',
      '',
    ],
  },
  {
    reach: 'private',
    addresses: [
      '10.0.0.1',
      '10.255.255.255',
      '100.64.0.1',
      '100.127.255.255',
      '127.0.0.1',
      '127.255.255.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.0.2.1',
      '192.168.0.1',
      '198.18.0.1',
      '198.19.255.255',
      '198.51.100.7',
      '203.0.113.9',
      '::1',
      'fc00::1',
      'fd12:3456::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:0:7f00:1',
      '64:ff9b::7f00:1',
      '64:ff9b::10.0.0.1',
      '::127.0.0.1',
      '::7f00:1',
      '0:0:0:0:0:0:0:1',
      '0000:0000::0001',
      '::ffff:192.168.1.1',
    ],
  },
  {
    reach: 'public',
    addresses: [
      '1.1.1.1',
      '8.8.8.8',
      '9.255.255.255',
      '11.0.0.1',
      '100.63.255.255',
      '100.128.0.1',
      '126.255.255.255',
      '128.0.0.1',
      '169.253.1.1',
      '172.15.255.255',
      '172.32.0.1',
      '192.0.1.1',
      '192.167.1.1',
      '198.17.0.1',
      '198.20.0.1',
      '223.255.255.255',
      '2606:4700::1111',
      '2a00:1450:4001:80b::200e',
      '2002:808:808::',
      '64:ff9b::808:808',
      '64:ff9b::8.8.8.8',
      '2000::1',
      '2001:200::1',
      '3ffe:ffff::1',
      '3fff:1000::1',
      '2001:4860:4860::8888',
      '2003::1',
      '2400::1',
    ],
  },
];

describe.each(rows)('$reach', ({ reach, addresses }) => {
  test.each(addresses)('%s', (address) => {
    expect(reachOf(address)).toBe(reach);
  });
});

test('IPv4 agrees with the ranges of ipaddr.js', () => {
  const address = fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255))
    .map((bytes) => bytes.join('.'));
  fc.assert(
    fc.property(address, (text) => {
      const theirs = ipaddr.parse(text).range();
      // A metadata service in the shared address space of carriers, and withdrawn relays.
      if (text === '100.100.100.200' || text.startsWith('192.88.99.')) return;
      expect(reachOf(text) === 'public', `${text} is ${theirs}`).toBe(theirs === 'unicast');
    }),
    { seed: SEED, numRuns: runs(20_000) },
  );
});

test('IPv6 allows global unicast and NAT64 alone, and nothing that ipaddr.js classifies as special', () => {
  const group = fc.oneof(
    fc.nat(0xffff),
    fc.constantFrom(
      0,
      1,
      0x64,
      0x2001,
      0x2002,
      0x3fff,
      0x7f00,
      0x808,
      0xff9b,
      0xfffe,
      0xffff,
      0xfe80,
      0xfd00,
    ),
  );
  const address = fc
    .array(group, { minLength: 8, maxLength: 8 })
    .map((groups) => groups.map((each) => each.toString(16)).join(':'));
  fc.assert(
    fc.property(address, (text) => {
      if (reachOf(text) !== 'public') return;
      expect(text).toMatch(/^(?:[23][0-9a-f]{3}:|64:ff9b:0:0:0:0:)/);
      const [theirs, ipv4] = [
        ipaddr.IPv6.parse(text),
        (at: number) => ipaddr.fromByteArray(bytes.slice(at, at + 4)),
      ];
      const bytes = theirs.toByteArray();
      if (theirs.range() === 'rfc6052') expect(ipv4(12).range()).toBe('unicast');
      else if (theirs.range() === '6to4') expect(ipv4(2).range()).toBe('unicast');
      else expect(theirs.range(), text).toBe('unicast');
    }),
    { seed: SEED, numRuns: runs(20_000) },
  );
});
