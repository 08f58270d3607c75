import { describe, expect, it } from 'vitest';
import { callerAddress, isInternalAddress, parseTrustedProxies } from './caller-address.ts';

interface Row {
  readonly name: string;
  readonly trust?: string;
  readonly peer: string | undefined;
  readonly forwarded?: string;
  readonly caller: string;
}

const rows: readonly Row[] = [
  { name: 'an IPv4 peer', peer: '198.51.100.7', caller: '198.51.100.7' },
  {
    name: 'RFC 4291 2.5.5.2: an IPv4-mapped peer is the IPv4 address',
    peer: '::ffff:198.51.100.7',
    caller: '198.51.100.7',
  },
  { name: 'mapped, in hexadecimal', peer: '::ffff:c633:6407', caller: '198.51.100.7' },
  { name: 'mapped, written out', peer: '0:0:0:0:0:FFFF:198.51.100.7', caller: '198.51.100.7' },
  { name: 'an IPv6 peer counts with its /64', peer: '2001:db8:1:2:3:4:5:6', caller: '2001:db8:1:2::/64' },
  { name: 'the same /64, shortened and in capitals', peer: '2001:DB8:1:2::9', caller: '2001:db8:1:2::/64' },
  { name: 'the /64 next to it is another', peer: '2001:db8:1:3::9', caller: '2001:db8:1:3::/64' },
  { name: 'a :: inside the first half', peer: '2001:db8::1:2:3:4:5', caller: '2001:db8:0:1::/64' },
  { name: 'a :: at the front', peer: '::1', caller: '0:0:0:0::/64' },
  {
    name: 'ffff elsewhere than in group 6 is not mapped',
    peer: '::ffff:0:198.51.100.7',
    caller: '0:0:0:0::/64',
  },
  { name: 'the zone is cut', peer: 'fe80::1%eth0', caller: 'fe80:0:0:0::/64' },
  { name: 'a closed socket', peer: undefined, caller: 'unknown' },

  {
    name: 'no trusted proxy: X-Forwarded-For is not read',
    peer: '198.51.100.7',
    forwarded: '203.0.113.1',
    caller: '198.51.100.7',
  },
  {
    name: 'an untrusted peer naming itself last',
    peer: '198.51.100.7',
    forwarded: '1.1.1.1, 198.51.100.7',
    caller: '198.51.100.7',
    trust: '10.0.0.1',
  },
  {
    name: 'a trusted peer: its entry is the caller',
    trust: '10.0.0.1',
    peer: '10.0.0.1',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'a mapped peer is trusted as IPv4',
    trust: '10.0.0.1',
    peer: '::ffff:10.0.0.1',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'an entry in front of the one that the proxy wrote is not trusted',
    trust: '10.0.0.1',
    peer: '10.0.0.1',
    forwarded: '1.1.1.1, 203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'trusted hops are skipped from the right',
    trust: '10.0.0.0/8',
    peer: '10.0.0.1',
    forwarded: '1.1.1.1, 203.0.113.1, 10.9.9.9,10.8.8.8',
    caller: '203.0.113.1',
  },
  {
    name: 'all trusted: the first entry',
    trust: '10.0.0.0/8',
    peer: '10.0.0.1',
    forwarded: '10.3.3.3, 10.2.2.2',
    caller: '10.3.3.3',
  },
  {
    name: '32 trusted hops: the caller in front of them',
    trust: '10.0.0.0/8',
    peer: '10.0.0.1',
    forwarded: `203.0.113.1${', 10.2.2.2'.repeat(31)}`,
    caller: '203.0.113.1',
  },
  {
    name: 'more than 32 entries: the 32nd from the right, whatever is in front of it',
    trust: '10.0.0.0/8',
    peer: '10.0.0.1',
    forwarded: `203.0.113.1, 10.3.3.3${', 10.2.2.2'.repeat(31)}`,
    caller: '10.3.3.3',
  },
  { name: 'no header from a trusted peer', trust: '10.0.0.1', peer: '10.0.0.1', caller: '10.0.0.1' },
  { name: 'an empty header', trust: '10.0.0.1', peer: '10.0.0.1', forwarded: '', caller: '10.0.0.1' },
  {
    name: 'an entry that is not an address ends the walk',
    trust: '10.0.0.0/8',
    peer: '10.0.0.1',
    forwarded: '203.0.113.1, unknown, 10.2.2.2',
    caller: '10.2.2.2',
  },
  {
    name: 'an empty entry ends the walk',
    trust: '10.0.0.0/8',
    peer: '10.0.0.1',
    forwarded: '203.0.113.1,,10.2.2.2',
    caller: '10.2.2.2',
  },
  {
    name: 'a comma at the end ends the walk at the peer',
    trust: '10.0.0.0/8',
    peer: '10.0.0.1',
    forwarded: '203.0.113.1,',
    caller: '10.0.0.1',
  },
  {
    name: 'a comma at the front',
    trust: '10.0.0.0/8',
    peer: '10.0.0.1',
    forwarded: ',10.2.2.2',
    caller: '10.2.2.2',
  },
  {
    name: 'an entry with a port is not an address',
    trust: '10.0.0.1',
    peer: '10.0.0.1',
    forwarded: '203.0.113.1:443',
    caller: '10.0.0.1',
  },
  {
    name: 'octal and short forms are not addresses',
    trust: '10.0.0.1',
    peer: '10.0.0.1',
    forwarded: '0203.0.113.1',
    caller: '10.0.0.1',
  },
  {
    name: 'an IPv6 entry counts with its /64',
    trust: '10.0.0.1',
    peer: '10.0.0.1',
    forwarded: '2001:db8:1:2::77',
    caller: '2001:db8:1:2::/64',
  },
  {
    name: 'a mapped entry is IPv4',
    trust: '10.0.0.1',
    peer: '10.0.0.1',
    forwarded: '::ffff:203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'the word loopback',
    trust: 'loopback',
    peer: '127.8.8.8',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'loopback in IPv6',
    trust: 'loopback',
    peer: '::1',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'the word private',
    trust: ' loopback , private ',
    peer: '172.31.0.2',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'private in IPv6 (RFC 4193)',
    trust: 'private',
    peer: 'fd00::2',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'the neighbour of a private network',
    trust: 'private',
    peer: '172.32.0.2',
    forwarded: '203.0.113.1',
    caller: '172.32.0.2',
  },
  {
    name: 'a network given by an address inside it',
    trust: '10.1.2.3/8',
    peer: '10.9.9.9',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'a mapped network',
    trust: '::ffff:10.0.0.0/104',
    peer: '10.9.9.9',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'an IPv6 network',
    trust: '2001:db8::/32',
    peer: '2001:db8:9::1',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
  {
    name: 'a trusted IPv6 peer with a zone',
    trust: 'fe80::1',
    peer: 'fe80::1%eth0',
    forwarded: '203.0.113.1',
    caller: '203.0.113.1',
  },
];

describe('the address a call is counted under', () => {
  it.each(rows)('$name', ({ trust = '', peer, forwarded, caller }) => {
    expect(callerAddress({ peer, forwardedFor: forwarded }, parseTrustedProxies(trust))).toBe(caller);
  });
});

describe('TRUST_PROXY', () => {
  it.each(['', ' , ', '10.0.0.1', '10.0.0.0/8,fd00::/8', 'private'])('accepts %j', (text) => {
    expect(() => parseTrustedProxies(text)).not.toThrow();
  });

  const refused = [
    'proxy.example',
    'Loopback',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '::/129',
    'fe80::1%eth0',
    '*',
    'true',
    '::ffff:10.0.0.0/90',
    'constructor',
  ];
  it.each(refused)('refuses %j', (text) => {
    const message = `"${text}" is not an address, a network such as 10.0.0.0/8, or one of the words loopback and private`;
    expect(() => parseTrustedProxies(`10.0.0.1, ${text}`)).toThrow(new RangeError(message));
  });

  it.each(['0.0.0.0/0', '::/0', '::ffff:0.0.0.0/96'])('refuses to trust every address: %s', (text) => {
    expect(() => parseTrustedProxies(text)).toThrow(/trusts every address/);
  });
});

it.each([
  ['127.0.0.1', true],
  ['::ffff:192.168.1.1', true],
  ['fd12::1', true],
  ['fe80::1%eth0', false],
  ['198.51.100.7', false],
  ['nonsense', false],
])('%s is internal: %s', (peer, internal) => {
  expect(isInternalAddress(peer)).toBe(internal);
});
