import { hasText } from '../bytes.ts';
import { isUtf8 } from '../utf8.ts';
import type { RefuseXmlAt } from './refuse.ts';

/** Encodings beside UTF-8 and UTF-16 that are read when the declaration names them, as TextDecoder calls them. */
const declared: ReadonlyMap<string, string> = new Map([
  ['iso-8859-1', 'windows-1252'],
  ['latin1', 'windows-1252'],
  ['windows-1252', 'windows-1252'],
  ['cp1252', 'windows-1252'],
  ['iso-8859-15', 'iso-8859-15'],
]);

/** Where a declaration ends at the latest. */
const MAX_DECLARATION = 256;

const LF = 0x0a;
const CR = 0x0d;
const TAB = 0x09;
const SPACE = 0x20;

/**
 * The bytes of a whole document as UTF-8 without a byte order mark (XML 1.0 4.3.3 and annex F). Refuses what is not in
 * its encoding, and characters that XML does not have (2.2).
 */
export function utf8Document(bytes: Uint8Array, refuse: RefuseXmlAt): Uint8Array {
  const utf8 = decoded(bytes, refuse);
  refuseLateDeclaration(utf8, refuse);
  for (let at = 0; at < utf8.length; at++) {
    const byte = utf8[at]!;
    if (byte < SPACE && byte !== LF && byte !== CR && byte !== TAB) {
      refuse(`it has the character U+${byte.toString(16).toUpperCase().padStart(4, '0')}`, at);
    }
  }
  return utf8;
}

/** XML 1.0 2.8: nothing precedes the declaration, blanks and line ends neither. */
function refuseLateDeclaration(utf8: Uint8Array, refuse: RefuseXmlAt): void {
  let at = 0;
  while (at < utf8.length && isBlank(utf8[at]!)) at++;
  if (at > 0 && hasText(utf8, at, '<?xml') && isBlank(utf8[at + 5]!))
    refuse('its XML declaration is not at its start', at);
}

function isBlank(byte: number): boolean {
  return byte === SPACE || byte === LF || byte === CR || byte === TAB;
}

function decoded(bytes: Uint8Array, refuse: RefuseXmlAt): Uint8Array {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) {
    return recoded(bytes, 'utf-16le', refuse);
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) {
    return recoded(bytes, 'utf-16be', refuse);
  }
  const rest = first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
  const { encoding, end } = declarationOf(rest);
  const other = encoding === undefined ? undefined : declared.get(encoding);
  if (other !== undefined) return withoutDeclaration(recoded(rest, other, refuse), end);
  if (!isUtf8(rest)) refuse(notUtf8(encoding), firstFault(rest));
  return rest;
}

function recoded(bytes: Uint8Array, encoding: string, refuse: RefuseXmlAt): Uint8Array {
  try {
    return new TextEncoder().encode(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return refuse(`it is not ${encoding.toUpperCase()}`, 0);
  }
}

function notUtf8(encoding: string | undefined): string {
  if (encoding === undefined) return 'it is not UTF-8, and does not say which encoding it has';
  if (/^utf-?8$/.test(encoding)) return 'it says that it is UTF-8, and is in another encoding';
  return `it is not UTF-8, and its encoding is not read: ${encoding.slice(0, 40)}`;
}

/** The encoding that a declaration names, in lower case, and where it ends. */
function declarationOf(bytes: Uint8Array): { readonly encoding: string | undefined; readonly end: number } {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, MAX_DECLARATION));
  const declaration = /^<\?xml\b[^>]*?encoding\s*=\s*["']([^"']*)["'][^>]*\?>/.exec(start);
  return { encoding: declaration?.[1]?.toLowerCase(), end: declaration?.[0].length ?? 0 };
}

/** The declaration is of the bytes that were: blanks in its place keep the lines. */
function withoutDeclaration(bytes: Uint8Array, end: number): Uint8Array {
  return bytes.map((byte, index) => (index < end && byte !== LF && byte !== CR ? SPACE : byte));
}

/** The place of the first byte that is not UTF-8. */
function firstFault(bytes: Uint8Array): number {
  const text = new TextDecoder().decode(bytes);
  return new TextEncoder().encode(text.slice(0, text.indexOf('\uFFFD'))).length;
}
