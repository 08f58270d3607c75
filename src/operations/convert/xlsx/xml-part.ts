import { PartWriter, type ZipPart } from '../../../formats/zip/part.ts';
import { ByteWriter } from '../csv/byte-writer.ts';

/** Bytes of a piece. Larger pieces compress better by less than 1 %, smaller ones begin sooner. */
const PIECE = 262_144;

/** An XML part that is compressed piece by piece while it is being written. */
export class XmlPart {
  readonly writer = new ByteWriter(4096);
  readonly #part: PartWriter;

  constructor(name: string) {
    this.#part = new PartWriter(name);
  }

  /** Marks a place where the part may be cut, which it is when enough has been written. */
  cut(): void {
    if (this.writer.at >= PIECE) this.#part.add(this.writer.take());
  }

  /** Ends the part; `head` goes before all that was written. */
  finish(head: string): Promise<ZipPart> {
    return this.#part.finish(new TextEncoder().encode(head), this.writer.written());
  }
}
