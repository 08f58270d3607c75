import { ipv4At, ipv4Tail, ipv6Groups, isIpv6 } from './ipv6.ts';

/**
 * Class of an address whose name comes from strangers: `public`; `private`, which an operator may allow for an
 * intranet; `never`, which no server has. A malformed address is `never` too.
 */
export type Reach = 'public' | 'private' | 'never';

/**
 * Classifies an IPv4 or IPv6 address in any of its notations, without port or brackets, by the special-purpose
 * registries (RFC 6890 and its successors). Public are global IPv4 addresses, and of IPv6 the global unicast addresses
 * that are assigned (2000::/3, RFC 4291 2.4) and those that lead to a global IPv4 address: behind NAT64 (RFC 6052) the
 * public Internet has no others.
 */
export function reachOf(address: string): Reach {
  const [bare = ''] = address.split('%');
  if (IPV4.test(bare)) return reachOfIpv4(bare);
  return isIpv6(bare) ? reachOfIpv6(bare) : 'never';
}

const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/** A block of addresses: the 16-bit groups of its first one, and how many bits they share. */
interface Network {
  readonly groups: readonly number[];
  readonly bits: number;
}

const never4 = networks([
  '0.0.0.0/8', // RFC 1122 3.2.1.3: this network
  '100.100.100.200/32', // metadata service of a cloud
  '169.254.0.0/16', // RFC 3927: link-local, metadata services of most clouds
  '192.0.0.0/24', // RFC 6890: protocol assignments
  '192.88.99.0/24', // RFC 7526: 6to4 relays, withdrawn
  '224.0.0.0/4', // RFC 5771: multicast
  '240.0.0.0/4', // RFC 1112: reserved, and broadcast
]);

const never6 = networks([
  '2001::/23', // RFC 2928: protocol assignments, Teredo and ORCHID among them; those that are global serve no pages
  '2001:db8::/32', // RFC 3849: documentation
  '3fff::/20', // RFC 9637: documentation
  'fd00:ec2::254/128', // metadata service of a cloud
  'fd20:ce::254/128', // metadata service of a cloud
]);

const private4 = networks([
  '10.0.0.0/8', // RFC 1918
  '100.64.0.0/10', // RFC 6598: carriers
  '127.0.0.0/8', // RFC 1122: loopback
  '172.16.0.0/12', // RFC 1918
  '192.0.2.0/24', // RFC 5737: documentation
  '192.168.0.0/16', // RFC 1918
  '198.18.0.0/15', // RFC 2544: measurements
  '198.51.100.0/24', // RFC 5737: documentation
  '203.0.113.0/24', // RFC 5737: documentation
]);

const private6 = networks([
  '::1/128', // RFC 4291: loopback
  'fc00::/7', // RFC 4193: unique local
]);

function reachOfIpv4(address: string): Reach {
  const groups = ipv4Groups(address);
  if (isIn(never4, groups)) return 'never';
  return isIn(private4, groups) ? 'private' : 'public';
}

function reachOfIpv6(address: string): Reach {
  const groups = ipv6Groups(address);
  const head = groups.slice(0, 6).join();
  // 64:ff9b::/96, NAT64 (RFC 6052 2.1).
  if (head === '100,65435,0,0,0,0') return reachOfIpv4(ipv4Tail(groups));
  // 6to4 is for global IPv4 addresses alone (RFC 3056 2), and the other forms are for programs of one machine.
  if (groups[0] === 0x2002) return reachOfIpv4(ipv4At(groups, 1)) === 'public' ? 'public' : 'never';
  if (wrapsIpv4(head, groups)) return reachOfIpv4(ipv4Tail(groups)) === 'private' ? 'private' : 'never';
  if (isIn(never6, groups)) return 'never';
  if (isIn(private6, groups)) return 'private';
  // 2000::/3: everything else is unassigned, or for a purpose of its own.
  return groups[0]! >> 13 === 1 ? 'public' : 'never';
}

/** Whether the last 32 bits are an IPv4 address in a form that no network routes; `::` and `::1` hold none. */
function wrapsIpv4(head: string, [, , , , , , high = 0, low = 0]: readonly number[]): boolean {
  return (
    head === '0,0,0,0,0,65535' || // ::ffff:0:0/96, mapped (RFC 4291 2.5.5.2)
    head === '0,0,0,0,65535,0' || // ::ffff:0:0:0/96, translated (RFC 2765 2.1)
    (head === '0,0,0,0,0,0' && (high > 0 || low > 1)) // ::/96, compatible (RFC 4291 2.5.5.1)
  );
}

function networks(texts: readonly string[]): readonly Network[] {
  return texts.map((text) => {
    const [address = '', bits] = text.split('/');
    return { groups: address.includes(':') ? ipv6Groups(address) : ipv4Groups(address), bits: Number(bits) };
  });
}

function ipv4Groups(address: string): readonly number[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

function isIn(blocks: readonly Network[], groups: readonly number[]): boolean {
  return blocks.some(({ groups: first, bits }) =>
    first.every((group, index) => {
      const open = Math.min(16, Math.max(0, (index + 1) * 16 - bits));
      return group >> open === groups[index]! >> open;
    }),
  );
}
