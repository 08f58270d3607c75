import { asciiAt, hasText } from '../../../formats/bytes.ts';
import { inflate } from '../../../formats/deflate/zlib.ts';
import { zlibExtent } from '../../../formats/deflate/zlib-extent.ts';
import { type ExifFacts, ExifReader } from '../exif.ts';
import { type Chunk, dataOf, hasItsCrc } from './chunks.ts';

/** Metadata in the text of a chunk: what its Exif says, or a packet of XMP. */
export type Embedded =
  | { readonly kind: 'exif'; readonly facts: ExifFacts }
  | { readonly kind: 'xmp'; readonly bytes: Uint8Array };

/** The keyword of XMP in an iTXt chunk (XMP part 3, 1.1.5), and those of ImageMagick's profiles. */
const XMP = 'XML:com.adobe.xmp';
const RAW_PROFILES = ['exif', 'APP1', 'xmp'].map((name) => `Raw profile type ${name}`);

/** What the content of such a profile begins with where it is that of a JPEG's segment. */
const EXIF = 'Exif\0\0';
const XMP_SEGMENT = 'http://ns.adobe.com/xap/1.0/\0';

/** Bytes of texts that are inflated in a file whatever its size, and for each of its bytes. */
const MIN_INFLATED = 262_144;
const INFLATED_PER_BYTE = 4;

/** Most bytes that a byte of deflate inflates to: what a stream that is broken has cost at most. */
const MAX_RATIO = 1032;

/** Finds Exif and XMP in the texts of a file. Texts that inflate to more than the file may have are not read. */
export class EmbeddedReader {
  readonly #file: Uint8Array;
  #left: number;
  isExhausted = false;

  constructor(file: Uint8Array) {
    this.#file = file;
    this.#left = MIN_INFLATED + INFLATED_PER_BYTE * file.length;
  }

  /** What a chunk tEXt, zTXt or iTXt has, undefined where it has another text. */
  read(chunk: Chunk): Embedded | undefined {
    const data = dataOf(this.#file, chunk);
    const length = data.subarray(0, 80).indexOf(0);
    const keyword = asciiAt(data, 0, Math.max(0, length));
    const isRaw = RAW_PROFILES.includes(keyword);
    if ((!isRaw && keyword !== XMP) || !hasItsCrc(this.#file, chunk)) return undefined;
    const text = this.#textOf(chunk.type, data.subarray(length + 1));
    if (text === undefined) return undefined;
    return isRaw ? contentOf(text) : { kind: 'xmp', bytes: text };
  }

  /** W3C PNG 11.3.3: the text of a chunk behind its keyword. */
  #textOf(type: string, rest: Uint8Array): Uint8Array | undefined {
    if (type === 'tEXt') return rest;
    if (type === 'zTXt') return rest[0] === 0 ? this.#inflate(rest.subarray(1)) : undefined;
    // A flag, a method, a language and the keyword in it, each of these ended by 0.
    const language = rest.indexOf(0, 2);
    const keyword = language < 0 ? -1 : rest.indexOf(0, language + 1);
    if (keyword < 0) return undefined;
    const text = rest.subarray(keyword + 1);
    return rest[0] === 0 ? text : this.#inflate(text);
  }

  #inflate(stream: Uint8Array): Uint8Array | undefined {
    if (this.isExhausted) return undefined;
    const text = inflate(stream, Math.max(1, this.#left));
    this.isExhausted = text === undefined && zlibExtent(stream, { most: this.#left }) === 'too long';
    this.#left -= text?.length ?? MAX_RATIO * stream.length;
    return text;
  }
}

/** A profile as ImageMagick writes it: a line of its name, one of its length, and lines of hex digits. */
function contentOf(text: Uint8Array): Embedded | undefined {
  const head = /^\s*[\w ]{1,32}\n\s*(\d{1,10})\s*\n/.exec(asciiAt(text, 0, 64));
  if (head === null) return undefined;
  const bytes = hexBytes(text, head[0].length, Number(head[1]));
  if (hasText(bytes, 0, XMP_SEGMENT)) return { kind: 'xmp', bytes: bytes.subarray(XMP_SEGMENT.length) };
  const isSegment = hasText(bytes, 0, EXIF);
  if (!isSegment && !hasText(bytes, 0, 'II*\0') && !hasText(bytes, 0, 'MM\0*')) return { kind: 'xmp', bytes };
  const tiff = isSegment ? bytes.subarray(EXIF.length) : bytes;
  return { kind: 'exif', facts: new ExifReader(tiff.length).read(tiff) };
}

/** At most `most` bytes from hex digits, up to what is neither a digit nor a blank. */
function hexBytes(text: Uint8Array, start: number, most: number): Uint8Array {
  const bytes = new Uint8Array(Math.min(most, (text.length - start) >> 1));
  let digits = 0;
  for (let at = start; at < text.length && digits < 2 * bytes.length; at++) {
    const code = text[at]!;
    if (code === 0x20 || (code >= 0x09 && code <= 0x0d)) continue;
    const digit = Number.parseInt(String.fromCharCode(code), 16);
    if (Number.isNaN(digit)) break;
    bytes[digits >> 1] = (bytes[digits >> 1]! << 4) | digit;
    digits++;
  }
  return bytes.subarray(0, digits >> 1);
}
