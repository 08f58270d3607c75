import type { PngHead } from '../../../formats/png/reader.ts';
import { type Chunk, dataOf } from './chunks.ts';

/** The pixels of a frame: its chunks fdAT, and the head that its own pixels would have. */
export interface Frame {
  readonly head: PngHead;
  readonly chunks: Chunk[];
}

/** Bytes of a sequence number, which precedes the data of fcTL and fdAT (W3C PNG 11.3.6). */
export const SEQUENCE_BYTES = 4;

/** Judges the chunks of an animation (W3C PNG 11.3.6), in their order. */
export class Animation {
  readonly frames: Frame[] = [];
  readonly #head: PngHead;
  /** How many frames acTL says there are, which may be behind the first fcTL; 0 without it. */
  readonly #announced: number;
  #isAnnounced = false;
  #controls = 0;
  #sequence = 0;
  /** The frame whose pixels follow; none for the one whose pixels are those of the picture. */
  #frame: Frame | undefined;

  constructor(file: Uint8Array, head: PngHead, chunks: readonly Chunk[]) {
    this.#head = head;
    this.#announced = announcedFrames(file, chunks);
  }

  /** Whether a chunk acTL, fcTL or fdAT is one that decoders use. */
  fits(chunk: Chunk, { buffer, byteOffset, byteLength }: Uint8Array, hasPixels: boolean): boolean {
    const data = new DataView(buffer, byteOffset, byteLength);
    if (chunk.type === 'acTL') return this.#fitsAnimation(data, hasPixels);
    const isNext = data.byteLength >= SEQUENCE_BYTES && data.getUint32(0) === this.#sequence;
    // What follows a control that goes has no frame.
    if (chunk.type === 'fcTL') this.#frame = undefined;
    const fits =
      isNext && (chunk.type === 'fcTL' ? this.#fitsControl(data, hasPixels) : this.#takeFrame(chunk));
    if (fits) this.#sequence++;
    return fits;
  }

  /** The first of several counts. */
  #fitsAnimation(data: DataView, hasPixels: boolean): boolean {
    if (hasPixels || this.#isAnnounced) return false;
    this.#isAnnounced = framesIn(data) > 0;
    return this.#isAnnounced;
  }

  /** 11.3.6.2: a region of the picture; all of it before its own pixels. */
  #fitsControl(data: DataView, hasPixels: boolean): boolean {
    if (data.byteLength !== 26 || this.#controls >= this.#announced) return false;
    const [width, height] = [data.getUint32(4), data.getUint32(8)];
    const [left, top] = [data.getUint32(12), data.getUint32(16)];
    const head = this.#head;
    const isInside = width > 0 && height > 0 && left + width <= head.width && top + height <= head.height;
    const isKnown = data.getUint8(24) <= 2 && data.getUint8(25) <= 1;
    const isWhole = width === head.width && height === head.height;
    if (!isInside || !isKnown || (!hasPixels && (!isWhole || this.#controls > 0))) return false;
    this.#controls++;
    this.#frame = hasPixels ? { head: { ...head, width, height }, chunks: [] } : undefined;
    if (this.#frame !== undefined) this.frames.push(this.#frame);
    return true;
  }

  #takeFrame(chunk: Chunk): boolean {
    this.#frame?.chunks.push(chunk);
    return this.#frame !== undefined;
  }
}

/** W3C PNG 5.6: acTL is before the pixels, and in no order with fcTL. */
function announcedFrames(file: Uint8Array, chunks: readonly Chunk[]): number {
  for (const chunk of chunks) {
    if (chunk.type === 'IDAT') return 0;
    if (chunk.type !== 'acTL') continue;
    const { buffer, byteOffset, byteLength } = dataOf(file, chunk);
    const frames = framesIn(new DataView(buffer, byteOffset, byteLength));
    if (frames > 0) return frames;
  }
  return 0;
}

/** 11.3.6.1: the number of frames is not 0. */
function framesIn(data: DataView): number {
  return data.byteLength === 8 ? data.getUint32(0) : 0;
}
