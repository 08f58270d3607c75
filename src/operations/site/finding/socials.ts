import type { Socials } from '../schema.ts';
import { type Network, networks, ownSites, type ProfileRule, profileRules } from './social-networks.ts';

/**
 * The first profile of each network among links, in their order. Only its exact host or a subdomain counts, and
 * only the path of a profile: no share buttons, no single posts. Written as https, without query and
 * fragment, except for profiles that are named by a parameter.
 */
export function findSocials(links: Iterable<URL>): Socials {
  const found = Object.fromEntries(networks.map((network) => [network, null])) as Record<
    Network,
    string | null
  >;
  for (const url of links) {
    const profile = profileOf(url);
    if (profile !== undefined) found[profile.network] ??= profile.url;
  }
  return found;
}

/** Whether a host belongs to a network: checked for every link before it is parsed. */
export function isSocialHost(host: string): boolean {
  return rulesOf(host) !== undefined;
}

function profileOf(url: URL): { readonly network: Network; readonly url: string } | undefined {
  const path = pathOf(url);
  const first = (path.split('/')[1] ?? '').toLowerCase().replace(/\.php$/, '');
  for (const { network, profile, reserved, parameter } of rulesOf(url.hostname) ?? []) {
    if (!profile.test(path) || reserved?.has(first)) continue;
    const value = parameter === undefined ? undefined : url.searchParams.get(parameter);
    if (value === null || value === '') continue;
    const query = value === undefined ? '' : `?${parameter}=${encodeURIComponent(value)}`;
    return { network, url: `https://${url.hostname}${path}${query}` };
  }
  return undefined;
}

/** Behind `#!`, where old links of some networks have it; without what slipped into the link behind the address. */
function pathOf({ pathname, hash }: URL): string {
  const bang = hash.startsWith('#!/') && /^\/(?:home\.php|index\.php)?$/.test(pathname);
  const path = bang ? (hash.slice(2).split('?')[0] ?? '') : pathname;
  const slip = path.search(slips);
  return (slip < 0 ? path : path.slice(0, slip)).replace(/\/{2,}/g, '/');
}

/** Quotes, brackets, white space and marks of punctuation at the end, as they are or percent-encoded. */
const slips = /(?:[\s"'<>,;\\]|%(?:20|22|27|3[ce]|2c|5c|c2%a0|e2%80%[89][0-9a-f])|\.$)+$/i;

/** Where businesses see their page, whose address they copy: business.facebook.com/name. */
const OF_PAGES = 'business.facebook.com';

function rulesOf(host: string): readonly ProfileRule[] | undefined {
  if (ownSites.has(host.slice(0, host.indexOf('.'))) && host !== OF_PAGES) return undefined;
  const dot = host.lastIndexOf('.');
  const found = profileRules.get(host.slice(host.lastIndexOf('.', dot - 1) + 1));
  if (found !== undefined || host.length - dot !== 3) return found;
  // National sites of those that have them: www.tripadvisor.de, yelp.co.uk.
  const national = /(?:^|\.)(tripadvisor|yelp|pinterest)\.(?:com?\.)?[a-z]{2}$/.exec(host);
  return national === null ? undefined : profileRules.get(`${national[1]}.com`);
}
