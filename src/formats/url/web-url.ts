import { MAX_LABEL, MAX_NAME } from './host-name.ts';

/** Characters of a URL that every recipient should support (RFC 9110 4.1). */
export const MAX_URL = 8000;

/** Characters in which a name may be written: a code point is up to four octets, percent-encoded. */
const MAX_WRITTEN_NAME = 12 * MAX_NAME;

/**
 * The http or https URL of a reference, absolute or relative to `base`; undefined for another scheme, for what is not
 * a URL, and for a host that is too long for DNS (RFC 1035 2.3.4).
 *
 * The length of the host is checked before the URL is parsed: the parser writes a label that is not ASCII in Punycode,
 * in time that grows with the square of its letters. 20,000 take 0.4 s, the 253 that pass at most 0.1 ms.
 */
export function parseWebUrl(reference: string, base?: URL): URL | undefined {
  const text = withoutIgnored(reference);
  const host = writtenHost(text, base);
  if (host === undefined || !fitsDns(host) || !isUrl(text, base)) return undefined;
  const url = new URL(text, base);
  return /^https?:$/.test(url.protocol) && fitsDns(url.hostname) ? url : undefined;
}

/** Whether a text is a URL of any scheme, absolute or relative to `base`. */
export function isUrl(text: string, base?: URL): boolean {
  return URL.canParse(withoutIgnored(text) + WIDE, base?.href);
}

/**
 * A fragment, which no URL is refused for, with a letter beyond Latin-1. Without one Node 20 takes another path once V8
 * has optimized the call, some 6,000 calls later, and denies every URL with a letter of Latin-1 beyond ASCII. To catch
 * what `new URL` throws takes ten times as long.
 */
const WIDE = '#\u0100';

/**
 * The host of a reference as it is written, with its port; '' without a host, undefined for another scheme than http
 * and https. Found as the parser does (URL Standard 4.4): backslashes are slashes, two or more begin an authority, behind
 * another scheme than that of the base none are needed, and the last `@` ends the user.
 */
function writtenHost(text: string, base: URL | undefined): string | undefined {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase() ?? '';
  if (scheme !== '' && scheme !== 'http:' && scheme !== 'https:') return undefined;
  const rest = text.slice(scheme.length);
  if ((scheme === '' || scheme === base?.protocol) && !/^[\\/]{2}/.test(rest)) return '';
  const authority = /^[\\/]*([^\\/?#]*)/.exec(rest)?.[1] ?? '';
  return authority.slice(authority.lastIndexOf('@') + 1);
}

/** Without what the parser drops: spaces and control characters around a URL, tabs and line breaks in it. */
function withoutIgnored(reference: string): string {
  let start = 0;
  let end = reference.length;
  while (start < end && reference.charCodeAt(start) <= SPACE) start++;
  while (end > start && reference.charCodeAt(end - 1) <= SPACE) end--;
  const text = reference.slice(start, end);
  return /[\t\n\r]/.test(text) ? text.replace(/[\t\n\r]+/g, '') : text;
}

const SPACE = 0x20;
const PERCENT = 0x25;
const COLON = 0x3a;

/**
 * Whether a host, with or without a port, can be a name of DNS. Each code point of a name is at least one octet of its
 * ASCII form; an IPv6 address is shorter than any bound.
 */
function fitsDns(host: string): boolean {
  if (host.length <= MAX_LABEL) return true;
  if (host.length > MAX_WRITTEN_NAME || host.startsWith('[')) return false;
  let name = 0;
  let label = 0;
  for (let at = 0; at < host.length; at++) {
    let code = host.charCodeAt(at);
    if (code === COLON) break;
    if (code === PERCENT) {
      code = Number.parseInt(host.slice(at + 1, at + 3), 16);
      at += 2;
      // RFC 3629 3: an octet that continues a code point.
      if ((code & 0xc0) === 0x80) continue;
    } else if ((code & 0xfc00) === 0xdc00) continue;
    label = isFullStop(code) ? 0 : label + 1;
    // One more for the root's dot.
    if (++name > MAX_NAME + 1 || label > MAX_LABEL) return false;
  }
  return true;
}

/** The dots that separate labels (UTS 46 4.5). */
function isFullStop(code: number): boolean {
  return code === 0x2e || code === 0x3002 || code === 0xff0e || code === 0xff61;
}
