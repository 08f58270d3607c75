import { refuseBroken } from '../refuse-picture.ts';
import { type Box, type BoxReader, FORMAT, FULL_HEAD } from './boxes.ts';

/** Reads the numbers of a full box one after another (ISO/IEC 14496-12 4.2.2). */
export class Fields {
  readonly version: number;
  readonly flags: number;
  at: number;
  readonly #reader: BoxReader;
  readonly #box: Box;

  constructor(reader: BoxReader, box: Box) {
    this.#reader = reader;
    this.#box = box;
    this.at = box.data;
    const head = this.number(FULL_HEAD);
    this.version = head >>> 24;
    this.flags = head & 0xffffff;
  }

  /** The end of the box. */
  get end(): number {
    return this.#box.end;
  }

  /** A number of 0, 1, 2, 4 or 8 bytes. */
  number(bytes: number): number {
    const at = this.take(bytes);
    const { view } = this.#reader;
    switch (bytes) {
      case 0:
        return 0;
      case 1:
        return view.getUint8(at);
      case 2:
        return view.getUint16(at);
      case 4:
        return view.getUint32(at);
      case 8:
        return Number(view.getBigUint64(at));
      default:
        return refuseBroken(FORMAT, at, 'a number has a length that there is not');
    }
  }

  /** Passes bytes; returns where they begin. */
  take(bytes: number): number {
    const { at } = this;
    if (at + bytes > this.#box.end)
      refuseBroken(FORMAT, this.#box.start, `the box ${this.#box.type} is cut off`);
    this.at += bytes;
    return at;
  }

  /** Passes a text and the zero behind it. */
  passText(): void {
    const { file } = this.#reader;
    while (this.at < this.#box.end && file[this.at] !== 0) this.at++;
    this.at = Math.min(this.at + 1, this.#box.end);
  }
}
