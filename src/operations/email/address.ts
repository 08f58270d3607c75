import { normalized } from '../../formats/normalized.ts';
import { requireText } from '../../schema/argument.ts';
import { toAsciiDomain } from './domain.ts';

/** The parts of an address that mail can be sent to. */
export interface Address {
  /** In NFC (RFC 6532 3.1), with its quotes if it has any. */
  readonly local: string;
  /** In NFC: Unicode or xn--, in any case. */
  readonly domain: string;
  /** The domain as DNS knows it: ASCII, lower case. */
  readonly asciiDomain: string;
  readonly isQuoted: boolean;
}

/** RFC 5321 4.5.3.1.1, in octets of UTF-8 (RFC 6531 3.3). */
const MAX_LOCAL_OCTETS = 64;
/** RFC 5321 4.5.3.1.3 leaves 254 between the brackets of a path (RFC 3696 erratum 1690). */
const MAX_ADDRESS_OCTETS = 254;

const AT = 0x40;
const DOT = 0x2e;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** 1 for the characters of atext (RFC 5322 3.2.3). */
const isAtext = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9!#$%&'*+\-/=?^_`{|}~]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/**
 * Reads a Mailbox (RFC 5321 4.1.2, with the UTF-8 of RFC 6531): a dot-atom or one quoted string, and a domain
 * name of at least two labels. It is judged and measured in NFC (RFC 6532 3.1). undefined for everything else: display names, comments, address literals,
 * outer white space, control and format characters, names that are too long.
 */
export function parseAddress(text: string): Address | undefined {
  requireText('text', text);
  return text.length > MAX_UNITS ? undefined : readAddress(normalized(text, 'NFC'));
}

/** A letter of three units may be one in NFC. */
const MAX_UNITS = 3 * MAX_ADDRESS_OCTETS;

function readAddress(text: string): Address | undefined {
  const isQuoted = text.charCodeAt(0) === QUOTE;
  const at = isQuoted ? endOfQuotedString(text) : endOfDotAtom(text);
  if (at <= 0 || text.charCodeAt(at) !== AT) return undefined;
  const local = text.slice(0, at);
  const octets = octetsOf(local);
  if (octets > MAX_LOCAL_OCTETS || (octets > local.length && !isSafeUnicode(local))) return undefined;
  const domain = text.slice(at + 1);
  const asciiDomain = toAsciiDomain(domain);
  if (asciiDomain === undefined || octets + 1 + asciiDomain.length > MAX_ADDRESS_OCTETS) return undefined;
  return { local, domain, asciiDomain, isQuoted };
}

/** Where the dot-atom at the start ends; -1 when its dots are not between atoms or it is too long. */
function endOfDotAtom(text: string): number {
  let previous = DOT;
  for (let i = 0; i <= MAX_LOCAL_OCTETS; i++) {
    // NaN past the end fails every comparison and then the look-up.
    const code = text.charCodeAt(i);
    if (code === DOT || code === AT) {
      if (previous === DOT) return -1;
      if (code === AT) return i;
    } else if (!(code >= 128) && isAtext[code] !== 1) return -1;
    previous = code;
  }
  return -1;
}

/** Where the quoted string at the start ends (RFC 5321: qtextSMTP and quoted-pairSMTP); -1 when it is not one. */
function endOfQuotedString(text: string): number {
  for (let i = 1; i < MAX_LOCAL_OCTETS; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) return i > 1 ? i + 1 : -1;
    if (code === BACKSLASH) {
      i++;
      if (!isPrintableAscii(text.charCodeAt(i))) return -1;
    } else if (!(code >= 128) && !isPrintableAscii(code)) return -1;
  }
  return -1;
}

function isPrintableAscii(code: number): boolean {
  return code >= 0x20 && code <= 0x7e;
}

/** Octets of UTF-8. */
function octetsOf(text: string): number {
  let octets = text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    // Each half of a surrogate pair counts for two of its four octets.
    octets += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2;
  }
  return octets;
}

/**
 * No control, format, private or unassigned characters, lone surrogates or separators beyond ASCII, and no
 * mark that would combine with a dot, a quote or nothing: those make two addresses look alike.
 */
function isSafeUnicode(local: string): boolean {
  return !/(?![\0-\x7f])[\p{C}\p{Z}]|(?:^|[."])\p{M}/u.test(local);
}
