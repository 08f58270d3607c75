import { AsciiText } from './ascii-text.ts';
import { identifierOf } from './identifier.ts';

/** The beginning of a file that many files share, as bytes with the places of its objects. */
export interface FilePrefix {
  readonly bytes: Uint8Array;
  /** Byte offset of each object by its number; the first entry belongs to no object. */
  readonly offsets: readonly number[];
}

/** PDF 1.4, 3.4.1: the version, then a comment of bytes above 127, so that the file is not taken for text. */
const fileHeader = new Uint8Array([
  ...[...'%PDF-1.4\n%'].map((character) => character.charCodeAt(0)),
  ...[0xe2, 0xe3, 0xcf, 0xd3, 0x0a],
]);

/** The header alone: a prefix without objects. */
export const emptyPrefix: FilePrefix = { bytes: fileHeader, offsets: [0] };

/** Version of PDF a file declares. 1.7 is that of ISO 32000-1. */
export type Version = '1.4' | '1.7';

/** Where the last digit of the version is in the header. */
const LAST_OF_VERSION = '%PDF-1.'.length;

const encoder = new TextEncoder();
const XREF_ENTRY_BYTES = 20;

/** What is longer becomes a part of its own: it is copied once, when the file is whole. */
const MAX_PENDING = 65_536;

/** Bytes of a stream that are cheaper to copy than to keep as a part. */
const SHORT_STREAM = 2048;

/**
 * A PDF file while it is written: objects in the order they are written, then the table of their places and the trailer.
 *
 * What is written as text must be ASCII: its length is then its number of bytes. Everything else goes into streams of bytes.
 */
export class PdfFile {
  readonly #prefix: FilePrefix;
  readonly #offsets: number[];
  readonly #parts: Uint8Array[] = [];
  /** Bytes of the prefix and the parts, without what is pending. */
  #length: number;
  readonly #pending = new AsciiText(8192);
  readonly #version: Version;

  /** Begins after a prefix, whose header gets the version of this file. */
  constructor(prefix: FilePrefix, version: Version = '1.4') {
    this.#prefix = prefix;
    this.#version = version;
    this.#offsets = prefix.offsets.slice();
    this.#length = prefix.bytes.length;
  }

  /** Number of a new object, to be written later. */
  reserve(): number {
    return this.#offsets.push(-1) - 1;
  }

  /** Writes the object of a reserved number. */
  write(number: number, body: string): void {
    this.open(number).text(body);
    this.close();
  }

  /** Begins the object of a reserved number: its body is written to what this returns, until `close`. */
  open(number: number): AsciiText {
    this.#offsets[number] = this.position;
    return this.#pending.integer(number).text(' 0 obj\n');
  }

  /** Ends the object that was begun last. */
  close(): void {
    this.#pending.text('\nendobj\n');
    if (this.#pending.length > MAX_PENDING) this.#flush();
  }

  /** Writes a new object and returns its number. */
  add(body: string): number {
    const number = this.reserve();
    this.write(number, body);
    return number;
  }

  /** Writes a stream; `entries` are those of its dictionary but the length, as `/Filter/FlateDecode`. */
  addStream(data: string | Uint8Array, entries = ''): number {
    const number = this.reserve();
    this.open(number).text(`<<${entries}/Length ${data.length}>>\nstream\n`);
    if (typeof data === 'string') this.#pending.text(data);
    else if (data.length <= SHORT_STREAM) this.#pending.bytes(data);
    else {
      this.#flush();
      this.#parts.push(data);
      this.#length += data.length;
    }
    this.#pending.text('\nendstream');
    this.close();
    return number;
  }

  /** Everything so far, as the beginning of other files. */
  toPrefix(): FilePrefix {
    return { bytes: this.#assemble(0).bytes, offsets: this.#offsets };
  }

  /** Bytes so far: a mark up to which `finish` reads the file to identify it. */
  get position(): number {
    return this.#length + this.#pending.length;
  }

  /**
   * The whole file. Its identifier (PDF 1.4, 9.3) is made from the bytes between the prefix and `identifiedUpTo`,
   * and from the prefix's length.
   */
  finish(root: number, information: number, identifiedUpTo: number): Uint8Array {
    const count = this.#offsets.length;
    const start = this.position;
    const head = `xref\n0 ${count}\n`;
    const size = head.length + count * XREF_ENTRY_BYTES;
    const { bytes, end } = this.#assemble(size + TRAILER_ROOM);
    encoder.encodeInto(head, bytes.subarray(end));
    this.#writeEntries(bytes, end + head.length);
    const identifier = identifierOf(bytes.subarray(this.#prefix.bytes.length, identifiedUpTo));
    const trailer =
      `trailer\n<</Size ${count}/Root ${root} 0 R/Info ${information} 0 R/ID[<${identifier}><${identifier}>]>>\n` +
      `startxref\n${start}\n%%EOF\n`;
    const { written } = encoder.encodeInto(trailer, bytes.subarray(end + size));
    return bytes.subarray(0, end + size + written);
  }

  #flush(): void {
    const bytes = this.#pending.take();
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }

  /** Prefix and parts in one array, with room after them. */
  #assemble(room: number): { bytes: Uint8Array; end: number } {
    this.#flush();
    const bytes = new Uint8Array(this.#length + room);
    bytes.set(this.#prefix.bytes);
    bytes[LAST_OF_VERSION] = this.#version.charCodeAt(2);
    let at = this.#prefix.bytes.length;
    for (const part of this.#parts) {
      bytes.set(part, at);
      at += part.length;
    }
    return { bytes, end: at };
  }

  /** PDF 1.4, 3.4.3: ten digits of the offset, five of the generation, a letter, two characters of line end. */
  #writeEntries(bytes: Uint8Array, start: number): void {
    bytes.set(FREE_ENTRY, start);
    for (let number = 1; number < this.#offsets.length; number++) {
      let offset = this.#offsets[number]!;
      if (offset < 0) throw new Error(`PDF object ${number} was reserved and not written`);
      const at = start + number * XREF_ENTRY_BYTES;
      bytes.set(USED_ENTRY, at);
      for (let digit = at + 9; offset > 0; digit--) {
        bytes[digit] = 0x30 + (offset % 10);
        offset = Math.floor(offset / 10);
      }
    }
  }
}

const TRAILER_ROOM = 256;
const FREE_ENTRY = encoder.encode('0000000000 65535 f \n');
const USED_ENTRY = encoder.encode('0000000000 00000 n \n');
