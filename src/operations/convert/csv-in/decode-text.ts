import { refuse } from '../../../errors.ts';
import { encodedText } from '../../../formats/encoded-text.ts';
import { isUtf8 } from '../../../formats/utf8.ts';
import { codePageOf } from './code-pages.ts';
import { utf8FromWindows1252 } from './windows-1252.ts';

/** A text in UTF-8 without a byte order mark, and how its file was encoded. */
export interface DecodedText {
  readonly bytes: Uint8Array;
  /** The name of the encoding (WHATWG Encoding): `utf-8`, `windows-1252`. */
  readonly encoding: string;
  /** Whether the encoding was assumed because the bytes are not UTF-8. */
  readonly isAssumed: boolean;
}

const FALLBACK = 'windows-1252';

const marks: readonly { readonly encoding: string; readonly bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * Decodes a text: by its byte order mark, else by the charset that was named, else as UTF-8 if it is that, else as
 * windows-1252, in which any bytes are text. Refuses, at `/csv`, an unknown charset, and bytes that are not of it.
 */
export function decodeText(bytes: Uint8Array, charset: string | undefined): DecodedText {
  const text = decode(bytes, charset);
  return { ...text, bytes: withoutMarks(text.bytes) };
}

/** A text in UTF-8 without the byte order marks at its beginning: some programs write one before one that is there. */
export function withoutMarks(text: Uint8Array): Uint8Array {
  let from = 0;
  while (text[from] === 0xef && text[from + 1] === 0xbb && text[from + 2] === 0xbf) from += 3;
  return from === 0 ? text : text.subarray(from);
}

function decode(bytes: Uint8Array, charset: string | undefined): DecodedText {
  const mark = markOf(bytes);
  if (mark !== undefined) return decodeAs(mark.encoding, bytes.subarray(mark.bytes.length));
  if (charset !== undefined) return decodeNamed(charset, bytes);
  if (isUtf8(bytes)) return { bytes, encoding: 'utf-8', isAssumed: false };
  return { ...decodeAs(FALLBACK, bytes), isAssumed: true };
}

/** The byte order mark at the beginning of a text, undefined where there is none. */
export function markOf(bytes: Uint8Array): (typeof marks)[number] | undefined {
  return marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
}

function decodeNamed(charset: string, bytes: Uint8Array): DecodedText {
  const page = codePageOf(charset);
  if (page === undefined) return decodeAs(encodingOf(charset), bytes);
  const { encoding } = page;
  return { bytes: page.utf8(bytes) ?? refuseBytes(encoding), encoding, isAssumed: false };
}

/** Names of Windows, Python and editors that are no labels of WHATWG Encoding. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  ansi: FALLBACK,
  'latin-1': FALLBACK,
  'latin-9': 'iso-8859-15',
  latin9: 'iso-8859-15',
  'utf-8-sig': 'utf-8',
  'utf-8-bom': 'utf-8',
  utf8bom: 'utf-8',
  cp65001: 'utf-8',
  utf16le: 'utf-16le',
  utf16be: 'utf-16be',
  cp874: 'windows-874',
  cp932: 'shift_jis',
  cp936: 'gbk',
  cp949: 'euc-kr',
  cp950: 'big5',
  'big-5': 'big5',
  eucjp: 'euc-jp',
  'euc-cn': 'gbk',
  uhc: 'euc-kr',
  koi8r: 'koi8-r',
  'mac-cyrillic': 'x-mac-cyrillic',
  'mac-roman': 'macintosh',
  macroman: 'macintosh',
};

/** The encoding of a label; refuses one that is not known. */
function encodingOf(label: string): string {
  const encoding = labelled(label) ?? labelled(otherLabel(label));
  if (encoding !== undefined) return encoding;
  return refuse(
    '/charset',
    `must be an encoding such as utf-8, windows-1252 or ibm850, not ${JSON.stringify(label)}`,
  );
}

function labelled(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** Code pages of Windows by their numbers alone, or with another word in front. */
const CODE_PAGE = /^(?:(?:win|windows|cp|ms)-?)?(?=(?:125\d|874|932|936|949|950)$)/;

/** The label of another name: one of those above, or with the underscores of Python, or a code page by another name. */
function otherLabel(name: string): string {
  const label = name.trim().toLowerCase().replaceAll('_', '-').replace(CODE_PAGE, 'cp');
  return Object.hasOwn(OTHER_LABELS, label) ? OTHER_LABELS[label]! : label;
}

function decodeAs(encoding: string, bytes: Uint8Array): DecodedText {
  if (encoding === FALLBACK) return { bytes: utf8FromWindows1252(bytes), encoding, isAssumed: false };
  if (encoding === 'utf-8' && isUtf8(bytes)) return { bytes, encoding, isAssumed: false };
  const text = encodedText(bytes, encoding) ?? refuseBytes(encoding);
  return { bytes: new TextEncoder().encode(text), encoding, isAssumed: false };
}

function refuseBytes(encoding: string): never {
  return refuse('/csv', `is not ${encoding}: it has bytes that are not`);
}
