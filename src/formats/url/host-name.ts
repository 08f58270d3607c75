/** Octets of a name and of one of its labels, without the root's dot (RFC 1035 2.3.4). */
export const MAX_NAME = 253;
export const MAX_LABEL = 63;

const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const hostName = new RegExp(`^${label}(?:\\.${label})*$`, 'i');
/** The URL Standard 3.5: a host that ends in a number is an IPv4 address. */
const endsInNumber = /(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i;

/**
 * Whether a name in ASCII, without the root's dot, has the form of a host name (RFC 1123 2.1, RFC 5321 2.3.5): labels
 * of letters, digits and inner hyphens, not an IPv4 address in any notation. Underscores count as letters: hosting
 * panels name mail hosts `_dc-mx.1a2b.shop.example`, and mail servers deliver to them.
 */
export function isHostName(name: string): boolean {
  return name.length <= MAX_NAME && hostName.test(name) && !endsInNumber.test(name);
}
