import type { IncomingMessage } from 'node:http';
import { parseWebUrl } from '../../../formats/url/web-url.ts';
import { isTrustedPeer, parseTrustedProxies, type TrustedProxies } from '../../callers/caller-address.ts';
import { Refusal } from '../refusal.ts';

const loopback = parseTrustedProxies('loopback');

/**
 * Refuses a request that came over a loopback address, and not from a trusted proxy, when it names a host or a page
 * that is not local: a page of the web that had its own name resolve to 127.0.0.1 would reach the agent's service of
 * this machine (DNS rebinding). A service at any other address is for every origin: it has no cookies, and a key is
 * only sent by who knows it.
 */
export function refuseForeignPages({ socket, headers }: IncomingMessage, trusted: TrustedProxies): void {
  const { localAddress = '', remoteAddress = '' } = socket;
  if (!isTrustedPeer(localAddress, loopback) || isTrustedPeer(remoteAddress, trusted)) return;
  const { host, origin } = headers;
  if (host !== undefined && !isLocal(hostNameIn(`http://${host}`))) refuse('host', host);
  if (origin !== undefined && !isLocal(hostNameIn(origin))) refuse('page', origin);
}

function refuse(noun: 'host' | 'page', name: string): never {
  throw new Refusal(
    'forbidden_origin',
    `Agents that come over a loopback address must name a local ${noun}, such as localhost, not ` +
      `${JSON.stringify(name.slice(0, 100))}. Behind a proxy on this machine, set TRUST_PROXY.`,
  );
}

/** '' where there is none. */
function hostNameIn(address: string): string {
  return parseWebUrl(address)?.hostname ?? '';
}

/** RFC 6761 6.3: localhost and every name below it is this machine. */
function isLocal(name: string): boolean {
  const plain = name.replace(/^\[|\]$/g, '');
  return /^(?:.+\.)?localhost$/.test(plain) || isTrustedPeer(plain, loopback);
}
