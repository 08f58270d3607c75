/** Octets of a name and of one of its labels, without the root's dot (RFC 1035 2.3.4). */
export const MAX_NAME = 253;
export const MAX_LABEL = 63;

const DOT = 0x2e;
const HYPHEN = 0x2d;

/** 1 for letters, digits and the underscore. */
const isLetter = Uint8Array.from({ length: 128 }, (_, code) =>
  /\w/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** A last label that makes a host an IPv4 address (URL Standard 3.5). */
const number = /^(?:\d+|0x[0-9a-f]*)$/i;

/**
 * Whether a name in ASCII, without the root's dot, has the form of a host name (RFC 1123 2.1, RFC 5321 2.3.5): labels
 * of letters, digits and inner hyphens, not an IPv4 address in any notation. Underscores count as letters: hosting
 * panels name mail hosts `_dc-mx.1a2b.shop.example`, and mail servers deliver to them.
 */
export function isHostName(name: string): boolean {
  if (name.length > MAX_NAME) return false;
  let start = 0;
  let last = 0;
  let previous = DOT;
  for (let at = 0; at <= name.length; at++) {
    const code = at < name.length ? name.charCodeAt(at) : DOT;
    if (code === DOT) {
      if (at === start || at - start > MAX_LABEL || previous === HYPHEN) return false;
      last = start;
      start = at + 1;
    } else if (isLetter[code] !== 1 && (code !== HYPHEN || at === start)) return false;
    previous = code;
  }
  return !isDigit(name.charCodeAt(last)) || !number.test(name.slice(last));
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
