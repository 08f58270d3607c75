import { typeAt } from '../../../formats/bytes.ts';
import { boundPieces, refuseBroken } from '../refuse-picture.ts';

/** The name of the format in refusals. */
export const FORMAT = 'HEIF';

/** Bytes of the size and the type of a box, and of the version and flags of a full one (ISO/IEC 14496-12 4.2). */
export const BOX_HEAD = 8;
export const FULL_HEAD = 4;

/** Bytes of a size of 64 bits, and of a type that is a UUID. */
const LARGE = 8;
const UUID = 16;

/** A box: where its size is, where its content begins behind its type, and where it ends. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly data: number;
  readonly end: number;
}

/** Reads boxes that follow each other (ISO/IEC 14496-12 4.2). */
export class BoxReader {
  readonly file: Uint8Array;
  readonly view: DataView;
  #count = 0;

  constructor(file: Uint8Array) {
    this.file = file;
    this.view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  }

  /** Counts parts of any kind, all together. */
  count(parts = 1): void {
    this.#count += parts;
    boundPieces(FORMAT, this.#count);
  }

  /** The boxes of a range, all of it. */
  boxes(from: number, to: number): readonly Box[] {
    const boxes: Box[] = [];
    for (let start = from; start < to; ) {
      const box = this.box(start, to);
      if (box === undefined)
        return refuseBroken(FORMAT, start, 'a box is cut off, or longer than what it is in');
      boxes.push(box);
      start = box.end;
    }
    return boxes;
  }

  /** The box at a place; undefined where there is none that ends within the range. */
  box(start: number, to: number): Box | undefined {
    if (start + BOX_HEAD > to) return undefined;
    this.count();
    const type = typeAt(this.file, start + 4);
    const short = this.view.getUint32(start);
    let data = start + BOX_HEAD;
    // A size of 1 is one of 64 bits behind the type, and 0 is all that follows.
    let size = short === 0 ? to - start : short;
    if (short === 1) {
      if (data + LARGE > to) return undefined;
      size = Number(this.view.getBigUint64(data));
      data += LARGE;
    }
    if (type === 'uuid') data += UUID;
    const end = start + size;
    return end > to || data > end ? undefined : { type, start, data, end };
  }
}

/** A box of the parts of its content. */
export function writtenBox(type: string, parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, BOX_HEAD);
  const box = new Uint8Array(length);
  new DataView(box.buffer).setUint32(0, length);
  box.set(new TextEncoder().encode(type), 4);
  let at = BOX_HEAD;
  for (const part of parts) {
    box.set(part, at);
    at += part.length;
  }
  return box;
}

/** A number in bytes, the highest first. */
export function numberOf(value: number, bytes: number): readonly number[] {
  return Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** (bytes - 1 - index)) & 255);
}
