import { MAX_LABEL, MAX_NAME } from '../../formats/url/host-name.ts';
import { parseWebUrl } from '../../formats/url/web-url.ts';
import { decodePunycode } from './punycode.ts';

const DOT = 0x2e;
const HYPHEN = 0x2d;

/**
 * The ASCII form of a mail domain, in lower case (UTS 46, non-transitional, as browsers do);
 * undefined when it is malformed: fewer than two labels, a label that is not letters, digits and inner hyphens,
 * a last label that is not alphabetic, an xn-- label that does not decode.
 */
export function toAsciiDomain(domain: string): string | undefined {
  if (domain.length > MAX_NAME) return undefined;
  const lower = domain.toLowerCase();
  if (isMailDomain(lower)) return lower.includes('xn--') ? confirmed(lower) : lower;
  // Only letters and dots may be among the ASCII ones: the URL parser gives other marks a meaning.
  if (!/[^\0-\x7f]/.test(domain) || !/^[a-zA-Z0-9.\-\u0080-\uffff]+$/.test(domain)) return undefined;
  if (/[\p{C}\p{Z}]/u.test(domain)) return undefined;
  const ascii = hostOf(domain);
  // Checked again: full-width digits become an IPv4 address, compatibility characters anything.
  return ascii !== undefined && isMailDomain(ascii) ? ascii : undefined;
}

/** A name with xn-- labels, when each of them is the canonical form of its text. */
function confirmed(ascii: string): string | undefined {
  const labels = ascii.split('.').map((label) => (label.startsWith('xn--') ? decoded(label) : label));
  if (labels.includes(undefined)) return undefined;
  return hostOf(labels.join('.')) === ascii ? ascii : undefined;
}

/** The text of an A-label; undefined where it is only ASCII, which needs no such label. */
function decoded(label: string): string | undefined {
  const text = decodePunycode(label.slice('xn--'.length));
  return text !== undefined && /[^\0-\x7f]/.test(text) ? text : undefined;
}

function hostOf(domain: string): string | undefined {
  return parseWebUrl(`http://${domain}/`)?.hostname;
}

/** Two labels or more of letters, digits and inner hyphens (RFC 1123 2.1), the last one alphabetic or xn--. */
function isMailDomain(name: string): boolean {
  if (name.length > MAX_NAME) return false;
  let start = 0;
  let isAlphabetic = true;
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if (code === DOT) {
      if (!isLabel(name, start, i)) return false;
      start = i + 1;
      isAlphabetic = true;
    } else if (!(code >= 0x61 && code <= 0x7a)) {
      if (code !== HYPHEN && !(code >= 0x30 && code <= 0x39)) return false;
      isAlphabetic = false;
    }
  }
  if (start === 0 || !isLabel(name, start, name.length)) return false;
  return isAlphabetic ? name.length - start >= 2 : name.startsWith('xn--', start);
}

function isLabel(name: string, start: number, end: number): boolean {
  const length = end - start;
  if (length < 1 || length > MAX_LABEL) return false;
  return name.charCodeAt(start) !== HYPHEN && name.charCodeAt(end - 1) !== HYPHEN;
}
