import { decoderOf, encodedText } from '../../../formats/encoded-text.ts';
import { eucKrText } from '../../../formats/euc-kr.ts';

/** Where a page may name its encoding; browsers scan a quarter of it, and miss what some servers send. */
const PRESCANNED_BYTES = 4096;

/**
 * Decodes a page: byte order mark, header, meta, XML declaration, valid UTF-8, a guess by the language of the
 * page, windows-1252, in this order (Encoding standard; HTML 13.2.3). Unknown labels are skipped. A
 * character cut off at the end of a truncated body leaves no mark.
 */
export function decodePage(body: Uint8Array, contentType: string, isTruncated: boolean): string {
  const marked = markOf(body);
  if (marked !== undefined) return decode(body, marked, isTruncated);
  const start = decodeWindows1252(body.subarray(0, PRESCANNED_BYTES));
  for (const label of [labelInHeader(contentType), labelInMeta(start), labelInDeclaration(start)]) {
    const encoding = label === undefined ? undefined : encodingOf(label);
    if (encoding !== undefined) return decode(body, encoding, isTruncated);
  }
  return decodeUndeclared(body, start, isTruncated);
}

function decodeUndeclared(body: Uint8Array, start: string, isTruncated: boolean): string {
  const whole = isTruncated ? withoutCutCharacter(body) : body;
  for (const encoding of ['utf-8', guessByLanguage(start)]) {
    const text = encoding === undefined ? undefined : encodedText(whole, encoding);
    if (text !== undefined) return text;
  }
  return decodeWindows1252(body);
}

function markOf(body: Uint8Array): string | undefined {
  const [a, b, c] = body;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  return a === 0xff && b === 0xfe ? 'utf-16le' : undefined;
}

function labelInHeader(contentType: string): string | undefined {
  return /;\s{0,9}charset\s{0,9}=\s{0,9}["']?([^\s;"']+)/i.exec(contentType)?.[1];
}

/** HTML 13.2.3.2. A page that could be read this far is not UTF-16, whatever it declares. */
function labelInMeta(start: string): string | undefined {
  const markup = start.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  for (const [tag] of markup.matchAll(/<meta[\s/][^>]*/gi)) {
    const isTyped = /\shttp-equiv\s*=\s*["']?content-type/i.test(tag);
    const pattern = isTyped
      ? /charset\s*=\s*["']?([^\s;"'/]+)/i
      : /[\s/"']charset\s*=\s*["']?\s*([^\s"'/]+)/i;
    const label = pattern.exec(tag)?.[1];
    if (label !== undefined && encodingOf(label) !== undefined) {
      return /^utf-16/i.test(encodingOf(label) ?? '') ? 'utf-8' : label;
    }
  }
  return undefined;
}

function labelInDeclaration(start: string): string | undefined {
  const label = /^\s*<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([^"']{1,40})/.exec(start)?.[1];
  return label !== undefined && /^utf-16/i.test(label) ? 'utf-8' : label;
}

/** What the page's own language was written in before UTF-8, as browsers guess by the language of the reader. */
function guessByLanguage(start: string): string | undefined {
  const language =
    /<html\s[^>]*?\blang\s*=\s*["']?([a-z]{2,3}(?:-[a-z0-9]+)*)/i.exec(start)?.[1]?.toLowerCase() ?? '';
  if (/^zh-(?:tw|hk|hant)/.test(language)) return 'big5';
  return byLanguage[language.split('-')[0]!];
}

const byLanguage: Readonly<Record<string, string | undefined>> = {
  ru: 'windows-1251',
  uk: 'windows-1251',
  bg: 'windows-1251',
  ja: 'shift_jis',
  zh: 'gb18030',
  ko: 'euc-kr',
  pl: 'windows-1250',
  cs: 'windows-1250',
  hu: 'windows-1250',
};

/** The name of an encoding by one of its labels; undefined for unknown ones and those of `replacement`. */
function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return undefined;
  }
}

function decode(body: Uint8Array, encoding: string, isTruncated: boolean): string {
  if (encoding === 'windows-1252') return decodeWindows1252(body);
  if (encoding === 'utf-8') return new TextDecoder().decode(isTruncated ? withoutCutCharacter(body) : body);
  if (encoding === 'euc-kr') {
    const text = eucKrText(body);
    return isTruncated ? text.replace(/\ufffd$/, '') : text;
  }
  // With `stream`, the decoder keeps back an unfinished last character.
  return new TextDecoder(decoderOf(encoding)).decode(body, { stream: isTruncated });
}

/** The bytes without an unfinished UTF-8 character at their end. */
function withoutCutCharacter(body: Uint8Array): Uint8Array {
  for (let back = 1; back <= 3 && back <= body.byteLength; back++) {
    const byte = body[body.byteLength - back]!;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return back < length ? body.subarray(0, body.byteLength - back) : body;
  }
  return body;
}

/** Decodes windows-1252, which is what browsers mean by iso-8859-1 and ascii too. Every byte is a character. */
function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = new TextDecoder('latin1').decode(bytes);
  return latin1.replace(/[\x80-\x9f]/g, (control) => highControls[control.charCodeAt(0) - 0x80]!);
}

/**
 * 0x80 to 0x9F of windows-1252 (Encoding standard, index-windows-1252), the rest being Latin-1. Written here,
 * because TextDecoder of several Node releases in use gives control characters for these bytes.
 */
const highControls =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';
