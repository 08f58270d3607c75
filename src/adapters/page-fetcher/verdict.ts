import { isIP } from 'node:net';
import { isLocalName, type JudgeAddress, type Reach } from './address-policy.ts';
import { isBlockedPort } from './blocked-ports.ts';

/** Says nothing of what the name means or what answers there: open and closed look alike. */
export const NOT_PUBLIC = 'leads to an address that is not on the public web';

/** Whether an address or a name of this reach may be asked. */
export function mayReach(reach: Reach, allowPrivate: boolean): boolean {
  return reach === 'public' || (allowPrivate && reach === 'private');
}

/**
 * Judges what a URL says of itself, before any name is resolved: undefined when it may be asked, otherwise the
 * reason, to be read after the name of a field.
 */
export function objectionTo(url: URL, allowPrivate: boolean, reachOf: JudgeAddress): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must begin with http:// or https://';
  if (isBlockedPort(url.port)) return `has port ${url.port}, on which no web page is read`;
  const host = hostOf(url);
  const reach = isIP(host) > 0 ? reachOf(host) : isLocalName(host) ? 'private' : 'public';
  return mayReach(reach, allowPrivate) ? undefined : NOT_PUBLIC;
}

/** The host of a URL without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}
