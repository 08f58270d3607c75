import { inflatedBlocks } from '../deflate/inflated-blocks.ts';
import { inflate } from '../deflate/zlib.ts';
import { hexDigit, isSpace } from './lexer.ts';
import { BrokenPdf, type RefusePdf } from './refuse.ts';
import { type PdfDictionary, PdfName, type PdfValue } from './values.ts';

/** Most bytes that one file may inflate to, all streams together. */
const MAX_INFLATED = 67_108_864;

/** Most filters of one stream. */
const MAX_FILTERS = 4;

/** Decodes the data of streams (ISO 32000-1 7.4), within a bound for the file. */
export class Filters {
  #left = MAX_INFLATED;
  readonly #refuse: RefusePdf;
  readonly #resolve: (value: PdfValue | undefined) => PdfValue;

  constructor(resolve: (value: PdfValue | undefined) => PdfValue, refuse: RefusePdf) {
    this.#resolve = resolve;
    this.#refuse = refuse;
  }

  /** The bytes that encoded data stands for. Undefined where they are more than `most`. */
  decode(dictionary: PdfDictionary, encoded: Uint8Array, most: number): Uint8Array | undefined {
    const names = this.#list(dictionary.get('Filter') ?? dictionary.get('F'));
    const parameters = this.#list(dictionary.get('DecodeParms') ?? dictionary.get('DP'));
    if (names.length > MAX_FILTERS) throw new BrokenPdf('has too many filters');
    if (names.length === 0) this.#spend(encoded.length);
    let bytes: Uint8Array = encoded;
    for (const [index, name] of names.entries()) {
      if (!(name instanceof PdfName)) throw new BrokenPdf('has a filter without a name');
      const settings = parameters[index];
      const next = this.#filtered(name.name, bytes, settings instanceof Map ? settings : new Map(), most);
      if (next === undefined) return undefined;
      bytes = next;
    }
    return bytes.length > most ? undefined : bytes;
  }

  #spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left <= 0) this.#refuse(`has attachments of more than ${MAX_INFLATED} bytes`);
  }

  #list(value: PdfValue | undefined): readonly PdfValue[] {
    const resolved = this.#resolve(value);
    if (resolved === null) return [];
    return (Array.isArray(resolved) ? resolved : [resolved]).map((entry) => this.#resolve(entry));
  }

  #filtered(name: string, bytes: Uint8Array, settings: PdfDictionary, most: number): Uint8Array | undefined {
    switch (name) {
      case 'FlateDecode':
      case 'Fl':
        return this.#inflated(bytes, settings, most);
      case 'ASCIIHexDecode':
      case 'AHx':
        this.#spend(bytes.length);
        return asciiHex(bytes);
      case 'ASCII85Decode':
      case 'A85':
        this.#spend(bytes.length);
        return ascii85(bytes);
      case 'Crypt':
        return bytes;
      default:
        throw new BrokenPdf(`is compressed by ${name.slice(0, 40)}, which is not read`);
    }
  }

  #inflated(bytes: Uint8Array, settings: PdfDictionary, most: number): Uint8Array | undefined {
    const predictor = this.#number(settings, 'Predictor', 1);
    const columns = this.#number(settings, 'Columns', 1);
    const colours = this.#number(settings, 'Colors', 1);
    const bits = this.#number(settings, 'BitsPerComponent', 8);
    // A row has a byte more than its columns.
    const allowed = Math.min(predictor < 10 ? most + 1 : 2 * most + 2, this.#left);
    // What ends early or has a wrong checksum is read as far as its last block.
    const inflated = inflate(bytes, allowed) ?? inflatedBlocks(bytes.subarray(2), allowed);
    this.#spend(inflated?.length ?? allowed);
    if (inflated === undefined) return undefined;
    if (predictor < 2) return inflated;
    if (predictor === 2) throw new BrokenPdf('is compressed with the predictor of TIFF, which is not read');
    return withoutPredictor(
      inflated,
      Math.ceil((columns * colours * bits) / 8),
      Math.ceil((colours * bits) / 8),
    );
  }

  #number(settings: PdfDictionary, key: string, standard: number): number {
    const value = this.#resolve(settings.get(key));
    return typeof value === 'number' && value > 0 && value <= 1_000_000 ? Math.floor(value) : standard;
  }
}

/** Undoes the predictors of PNG: each row has its type before it (ISO 32000-1 7.4.4.4, ISO/IEC 15948 9.2). */
function withoutPredictor(bytes: Uint8Array, width: number, pixel: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (width + 1));
  const output = new Uint8Array(rows * width);
  let length = 0;
  for (let row = 0; row < rows; row++) {
    const from = row * (width + 1);
    const type = bytes[from]!;
    const to = row * width;
    for (let column = 0; column < width && from + 1 + column < bytes.length; column++) {
      const left = column < pixel ? 0 : output[to + column - pixel]!;
      const up = row === 0 ? 0 : output[to + column - width]!;
      const corner = row === 0 || column < pixel ? 0 : output[to + column - width - pixel]!;
      output[to + column] = bytes[from + 1 + column]! + predicted(type, left, up, corner);
      length = to + column + 1;
    }
  }
  return output.subarray(0, length);
}

function predicted(type: number, left: number, up: number, corner: number): number {
  if (type === 1) return left;
  if (type === 2) return up;
  if (type === 3) return (left + up) >> 1;
  if (type !== 4) return 0;
  const [toLeft, toUp, toCorner] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** ISO 32000-1 7.4.2. */
function asciiHex(bytes: Uint8Array): Uint8Array {
  const output = new Uint8Array(Math.ceil(bytes.length / 2));
  let digits = 0;
  for (const byte of bytes) {
    if (byte === 0x3e) break;
    const digit = hexDigit(byte);
    if (digit < 0 && !isSpace(byte)) throw new BrokenPdf('is not hexadecimal');
    if (digit < 0) continue;
    output[digits >> 1]! |= digits % 2 === 0 ? digit << 4 : digit;
    digits++;
  }
  return output.subarray(0, Math.ceil(digits / 2));
}

/** ISO 32000-1 7.4.3: five digits of base 85 are four bytes, z is four zeros, a short group has fewer. */
function ascii85(bytes: Uint8Array): Uint8Array {
  const output = new Uint8Array(bytes.length + bytes.reduce((sum, byte) => sum + (byte === 0x7a ? 4 : 0), 8));
  let length = 0;
  let group = 0;
  let digits = 0;
  const flush = (count: number): void => {
    for (let index = 0; index < count; index++)
      output[length++] = Math.floor(group / 256 ** (3 - index)) & 0xff;
    group = 0;
    digits = 0;
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (isSpace(byte)) continue;
    if (byte === 0x7a && digits === 0) flush(4);
    else if (byte < 0x21 || byte > 0x75) throw new BrokenPdf('is not ASCII85');
    else {
      group = group * 85 + byte - 0x21;
      if (++digits === 5) flush(4);
    }
  }
  if (digits > 1) {
    const count = digits - 1;
    for (; digits < 5; digits++) group = group * 85 + 84;
    flush(count);
  }
  return output.subarray(0, length);
}
