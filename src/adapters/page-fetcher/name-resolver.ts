import { Resolver } from 'node:dns/promises';
import { networkInterfaces } from 'node:os';
import { codeOf, networkError } from './failure.ts';
import { HostsFile, systemHostsFile } from './hosts-file.ts';
import { isLocalName } from './local-name.ts';
import type { ResolvedAddress, ResolveName } from './vetted-lookup.ts';

/** Milliseconds of the first try, and tries, for each name server; c-ares doubles the time of the second try. */
const PATIENCE = { timeout: 2000, tries: 2 };

/** How long a name with addresses of one family waits for the other, in milliseconds (RFC 8305 3). */
const OTHER_FAMILY_MS = 500;

/** Addresses of one family that are used, at most: an answer of 64 KB has 4,000. */
const MAX_ADDRESSES = 32;

/** RFC 6761 6.3: local names have these addresses even where the hosts file does not list them. */
const loopback: readonly ResolvedAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

export interface NameResolverOptions {
  /** Name servers as `127.0.0.1:53`; those of the system when left out. */
  readonly servers?: readonly string[];
  readonly hostsFile?: string;
}

/**
 * Resolves names by the hosts file and by DNS, where names need a dot and are complete: no search domain is added.
 * getaddrinfo blocks one of four threads for each silent name server and cannot be cancelled; a query of c-ares
 * uses a socket, and ends with the signal. Fails with ENOTFOUND where there is no such name or no address, and
 * with EAI_AGAIN where no server answered.
 */
export function createNameResolver(options: NameResolverOptions = {}): ResolveName {
  const { servers, hostsFile = systemHostsFile } = options;
  const hosts = new HostsFile(hostsFile);
  return async (host, signal) => {
    const name = host.toLowerCase().replace(/\.$/, '');
    const listed = hosts.addressesOf(name);
    if (listed.length > 0) return listed;
    if (isLocalName(name)) return loopback;
    if (!name.includes('.')) throw networkError('ENOTFOUND');
    return addressesInDns(name, servers, signal);
  };
}

/** The addresses of both families, or of the only one. */
async function addressesInDns(
  name: string,
  servers: readonly string[] | undefined,
  signal: AbortSignal,
): Promise<readonly ResolvedAddress[]> {
  signal.throwIfAborted();
  // One for each name: `cancel` ends all queries of a resolver, and a new one reads the current servers of the system.
  const resolver = new Resolver(PATIENCE);
  if (servers !== undefined) resolver.setServers(servers);
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  let grace: NodeJS.Timeout | undefined;
  const ask = async (family: 4 | 6, question: Promise<string[]>): Promise<Reply> => {
    const reply = await replyTo(family, question);
    if (reply.addresses.length > 0) grace ??= setTimeout(cancel, OTHER_FAMILY_MS);
    return reply;
  };
  try {
    const replies = await Promise.all([ask(6, resolver.resolve6(name)), ask(4, resolver.resolve4(name))]);
    return joined(...replies);
  } finally {
    clearTimeout(grace);
    signal.removeEventListener('abort', cancel);
  }
}

/** The answer for one family. */
interface Reply {
  readonly addresses: readonly ResolvedAddress[];
  /** Whether no server gave an answer. */
  readonly failed: boolean;
}

async function replyTo(family: 4 | 6, question: Promise<string[]>): Promise<Reply> {
  try {
    const addresses = await question;
    return {
      addresses: addresses.slice(0, MAX_ADDRESSES).map((address) => ({ address, family })),
      failed: false,
    };
  } catch (error) {
    // EBADNAME: not a DNS name, such as one with a label of more than 63 octets (RFC 1035 2.3.4).
    const isAnswer = /^(?:ENOTFOUND|ENODATA|EBADNAME)$/.test(codeOf(error) ?? '');
    return { addresses: [], failed: !isAnswer };
  }
}

function joined(ipv6: Reply, ipv4: Reply): readonly ResolvedAddress[] {
  const order = reachesIpv6() ? [ipv6, ipv4] : [ipv4, ipv6];
  const addresses = order.flatMap((reply) => reply.addresses);
  if (addresses.length > 0) return addresses;
  throw networkError(ipv6.failed || ipv4.failed ? 'EAI_AGAIN' : 'ENOTFOUND');
}

/** Whether this machine has an address of 2000::/3; RFC 6724 6 puts IPv6 last where it has none. */
function reachesIpv6(): boolean {
  return Object.values(networkInterfaces()).some((addresses) =>
    addresses?.some(({ address }) => /^[23][0-9a-f]{3}:/i.test(address)),
  );
}
