import { isIP } from 'node:net';
import type { Reach } from '../../formats/ip/reach.ts';
import { isBlockedPort } from './blocked-ports.ts';
import { isLocalName } from './local-name.ts';

/** Classifies an address; tests pass one that treats a second loopback address as public. */
export type JudgeAddress = (address: string) => Reach;

/** Discloses neither the address of the name nor what answers there: open and closed look alike. */
export const NOT_PUBLIC = 'leads to an address that is not on the public web';

/** Whether an address or a name of this reach may be contacted. */
export function mayReach(reach: Reach, allowPrivate: boolean): boolean {
  return reach === 'public' || (allowPrivate && reach === 'private');
}

/**
 * Checks a URL before any name is resolved: undefined when it may be fetched, otherwise the
 * reason, to follow the name of a field.
 */
export function objectionTo(url: URL, allowPrivate: boolean, reachOf: JudgeAddress): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must begin with http:// or https://';
  if (isBlockedPort(url.port)) return `has port ${url.port}, which is not allowed for web pages`;
  const host = hostOf(url);
  const reach = isIP(host) > 0 ? reachOf(host) : isLocalName(host) ? 'private' : 'public';
  return mayReach(reach, allowPrivate) ? undefined : NOT_PUBLIC;
}

/** The host of a URL without the brackets of IPv6. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** Characters of a host in a message, at most. */
const MAX_SHOWN = 100;

/** The host of a URL for a message; only its beginning where it is long. */
export function shownHost(url: URL): string {
  const host = hostOf(url);
  return host.length > MAX_SHOWN ? `${host.slice(0, MAX_SHOWN)}...` : host;
}
