import type { Mode } from './capacity.ts';
import { countBits, MODE_BITS, widthClass } from './capacity.ts';

/** A stretch of the data in one mode: bytes `start` to `start + length`, one byte a character. */
export interface Segment {
  readonly mode: Mode;
  readonly start: number;
  readonly length: number;
}

/** How data goes into a symbol. */
export interface SegmentPlan {
  readonly version: number;
  /** Whether the head that declares UTF-8 comes first. */
  readonly eci: boolean;
  readonly segments: readonly Segment[];
}

/** Classes of bytes, each part of the one before: any byte, the 45 alphanumeric characters, digits. */
export const ANY = 0;
export const ALPHANUMERIC = 1;
export const DIGIT = 2;

/** The alphanumeric characters in the order of their values. ISO/IEC 18004:2015 table 5. */
const alphanumericCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

const alphanumericValues = new Uint8Array(256);

/** Class of every byte value. */
export const classOfByte: Uint8Array = new Uint8Array(256);

for (let value = 0; value < alphanumericCharacters.length; value++) {
  const code = alphanumericCharacters.charCodeAt(value);
  alphanumericValues[code] = value;
  classOfByte[code] = value < 10 ? DIGIT : ALPHANUMERIC;
}

/** Modes by class. */
export const modes: readonly Mode[] = ['byte', 'alphanumeric', 'numeric'];

/** Returns the densest single mode that can hold all of the data. ISO/IEC 18004:2015 7.4.3 to 7.4.5. */
export function modeOf(data: Uint8Array): Mode {
  let lowest = DIGIT;
  for (let i = 0; i < data.length; i++) {
    const kind = classOfByte[data[i]!]!;
    if (kind < lowest) {
      if (kind === ANY) return 'byte';
      lowest = kind;
    }
  }
  return modes[lowest]!;
}

/** Returns the bits of a segment of `length` characters with its head, in versions of a width class. */
export function segmentBits(mode: Mode, length: number, width: number): number {
  return MODE_BITS + countBits[mode][width]! + contentBits(mode, length);
}

function contentBits(mode: Mode, length: number): number {
  if (mode === 'byte') return 8 * length;
  if (mode === 'alphanumeric') return 11 * (length >> 1) + 6 * (length & 1);
  return Math.ceil((10 * length) / 3);
}

/** Bits of the head that declares UTF-8: mode 0111, assignment 26 in one byte. 7.4.2, table 4. */
export const ECI_BITS = 12;
const UTF_8_HEAD = 0b0111_00011010;

/** ISO/IEC 18004:2015 table 2. */
const modeIndicator: Readonly<Record<Mode, number>> = { numeric: 0b0001, alphanumeric: 0b0010, byte: 0b0100 };

/**
 * Writes the bit stream of the segments, terminator and padding to `out`, which has the length of the data
 * codewords of the symbol. ISO/IEC 18004:2015 7.4.
 */
export function writeSegments(
  data: Uint8Array,
  { version, eci, segments }: SegmentPlan,
  out: Uint8Array,
): void {
  const bits = new BitWriter(out);
  if (eci) bits.write(UTF_8_HEAD, ECI_BITS);
  for (const segment of segments) {
    const { mode, start, length } = segment;
    bits.write(modeIndicator[mode], MODE_BITS);
    bits.write(length, countBits[mode][widthClass(version)]!);
    if (mode === 'byte') bits.writeBytes(data, start, start + length);
    else if (mode === 'alphanumeric') writeAlphanumeric(bits, data, start, start + length);
    else writeNumeric(bits, data, start, start + length);
  }
  bits.finish();
}

/** Two characters in 11 bits, one left over in 6. ISO/IEC 18004:2015 7.4.4. */
function writeAlphanumeric(bits: BitWriter, data: Uint8Array, start: number, end: number): void {
  let i = start;
  for (; i + 1 < end; i += 2) {
    bits.write(alphanumericValues[data[i]!]! * 45 + alphanumericValues[data[i + 1]!]!, 11);
  }
  if (i < end) bits.write(alphanumericValues[data[i]!]!, 6);
}

/** Three digits in 10 bits, two left over in 7, one in 4. ISO/IEC 18004:2015 7.4.3. */
function writeNumeric(bits: BitWriter, data: Uint8Array, start: number, end: number): void {
  let i = start;
  for (; i + 2 < end; i += 3) {
    bits.write(
      alphanumericValues[data[i]!]! * 100 +
        alphanumericValues[data[i + 1]!]! * 10 +
        alphanumericValues[data[i + 2]!]!,
      10,
    );
  }
  if (i + 1 < end) bits.write(alphanumericValues[data[i]!]! * 10 + alphanumericValues[data[i + 1]!]!, 7);
  else if (i < end) bits.write(alphanumericValues[data[i]!]!, 4);
}

class BitWriter {
  readonly #out: Uint8Array;
  #length = 0;
  /** Bits not yet written: the lowest `pending` of `rest`. */
  #rest = 0;
  #pending = 0;

  constructor(out: Uint8Array) {
    this.#out = out;
  }

  /** `width` is at most 16. */
  write(value: number, width: number): void {
    this.#rest = (this.#rest << width) | value;
    this.#pending += width;
    while (this.#pending >= 8) {
      this.#pending -= 8;
      this.#out[this.#length++] = this.#rest >>> this.#pending;
    }
  }

  writeBytes(data: Uint8Array, start: number, end: number): void {
    const out = this.#out;
    const pending = this.#pending;
    let rest = this.#rest;
    let length = this.#length;
    for (let i = start; i < end; i++) {
      rest = (rest << 8) | data[i]!;
      out[length++] = rest >>> pending;
    }
    this.#rest = rest;
    this.#length = length;
  }

  /** Terminator of up to four zeros, zeros to the end of the byte, then 11101100 and 00010001 in turn. 7.4.9, 7.4.10. */
  finish(): void {
    const out = this.#out;
    if (this.#length > out.length) throw new Error('the segments do not fit the symbol');
    const room = (out.length - this.#length) * 8 - this.#pending;
    if (room < 0) throw new Error('the segments do not fit the symbol');
    this.write(0, Math.min(4, room));
    if (this.#pending > 0) this.write(0, 8 - this.#pending);
    for (let pad = 0xec; this.#length < out.length; pad ^= 0xec ^ 0x11) out[this.#length++] = pad;
  }
}
