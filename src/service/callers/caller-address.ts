import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { RecentMap } from '../../cache/recent-map.ts';
import { ipv4Tail, ipv6Groups } from '../../formats/ip/ipv6.ts';

/** RFC 1122 3.2.1.3 and RFC 4291 2.5.3. */
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/** RFC 1918 and RFC 4193. */
const PRIVATE = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

const words: Readonly<Record<string, readonly string[]>> = { loopback: LOOPBACK, private: PRIVATE };

/** The counted name of a caller whose socket closed before its address was read. */
const UNKNOWN = 'unknown';

/** Addresses whose trust is cached: a busy proxy sends thousands of calls from one. */
const REMEMBERED_HOPS = 1000;

/** Several times as many proxies as anyone has in a row: each entry of X-Forwarded-For costs time before a call is counted. */
const MAX_HOPS = 32;

/** The proxies whose X-Forwarded-For is trusted. */
export interface TrustedProxies {
  trusts(address: string): boolean;
}

/** Where a request came from: the socket's peer, and the value of X-Forwarded-For if it was sent. */
export interface RequestOrigin {
  readonly peer: string | undefined;
  readonly forwardedFor: string | undefined;
}

/**
 * Reads TRUST_PROXY: a comma-separated list of addresses, networks such as 10.0.0.0/8, and the words loopback and
 * private. An empty list trusts no proxy. Throws a RangeError of one line for anything else, and for a network of all
 * addresses: with it, every caller could choose its own address.
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of text.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const networks = Object.hasOwn(words, entry) ? words[entry]! : [entry];
    for (const network of networks) addNetwork(list, network);
  }
  const known = new RecentMap<string, boolean>(REMEMBERED_HOPS);
  return {
    trusts: (address) => {
      const before = known.get(address);
      if (before !== undefined) return before;
      const trusted = list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
      known.set(address, trusted);
      return trusted;
    },
  };
}

/**
 * The address a request is counted under: an IPv4 address, or the /64 of an IPv6 address (the network one
 * customer holds) as `2001:db8:1:2::/64`. X-Forwarded-For is read from the right, and only as long as the
 * hop that wrote the entry is trusted; an entry that is not an address ends the walk at the hop before it. After 32
 * trusted hops the walk ends too, at the last of them: what is in front of it could be anyone's.
 */
export function callerAddress({ peer, forwardedFor }: RequestOrigin, trusted: TrustedProxies): string {
  let caller = peer === undefined ? undefined : plainAddress(peer);
  if (caller === undefined) return UNKNOWN;
  let end = forwardedFor?.length ?? -1;
  for (let hops = 0; forwardedFor !== undefined && end >= 0 && hops < MAX_HOPS; hops += 1) {
    if (!trusted.trusts(caller)) break;
    const comma = end === 0 ? -1 : forwardedFor.lastIndexOf(',', end - 1);
    const hop = plainAddress(forwardedFor.slice(comma + 1, end).trim());
    if (hop === undefined) break;
    caller = hop;
    end = comma;
  }
  return isIPv4(caller) ? caller : networkOf(caller);
}

/** Whether the peer of a socket is a trusted proxy. */
export function isTrustedPeer(peer: string, trusted: TrustedProxies): boolean {
  const address = plainAddress(peer);
  return address !== undefined && trusted.trusts(address);
}

/** True for a loopback or private peer: when it sends X-Forwarded-For untrusted, TRUST_PROXY is likely missing. */
export function isInternalAddress(peer: string): boolean {
  internal ??= parseTrustedProxies('loopback, private');
  return isTrustedPeer(peer, internal);
}

/** Made when it is first asked for: Node compiles its pattern of IPv6 addresses, which takes 12 ms. */
let internal: TrustedProxies | undefined;

function addNetwork(list: BlockList, entry: string): void {
  const [, base, length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
  const address = base === undefined || base.includes('%') ? undefined : plainAddress(base);
  if (base === undefined || address === undefined) throw notANetwork(entry);
  // ::ffff:10.0.0.0/104 is 10.0.0.0/8.
  const mappedBits = isIPv6(base) && isIPv4(address) ? 96 : 0;
  const bits = isIPv4(address) ? 32 : 128;
  const prefix = length === undefined ? bits : Number(length) - mappedBits;
  if (prefix < 0 || prefix > bits) throw notANetwork(entry);
  if (prefix === 0) throw new RangeError(`"${entry}" trusts every address, so callers could forge theirs`);
  list.addSubnet(address, prefix, bits === 32 ? 'ipv4' : 'ipv6');
}

function notANetwork(entry: string): RangeError {
  return new RangeError(
    `"${entry}" is not an address, a network such as 10.0.0.0/8, or one of the words loopback and private`,
  );
}

/** An address without zone, an IPv4-mapped one (RFC 4291 2.5.5.2) as IPv4; undefined for any other text. */
function plainAddress(text: string): string | undefined {
  const zone = text.indexOf('%');
  const address = zone < 0 ? text : text.slice(0, zone);
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? address : unmapped(address);
}

function unmapped(address: string): string {
  if (!/^[0:]*:ffff:/i.test(address)) return address;
  const groups = ipv6Groups(address);
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
  return isMapped ? ipv4Tail(groups) : address;
}

function networkOf(address: string): string {
  const network = ipv6Groups(address).slice(0, 4);
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
