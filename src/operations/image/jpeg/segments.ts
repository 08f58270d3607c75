import { scanEnd } from '../../../formats/jpeg/scan-end.ts';
import { boundPieces, refuseBroken } from '../refuse-picture.ts';
import { code, isBehindScan } from './markers.ts';
import { goesOnBehindEnd } from './scan-remains.ts';

/** A marker segment (ITU-T T.81 B.1.1.4), and the compressed data behind it where it begins a scan. */
export interface Segment {
  /** The second byte of its marker. */
  readonly code: number;
  /** Where the segment before it ends, or the data of that: what lies between is in no segment. */
  readonly previousEnd: number;
  /** Where its marker is, where its parameters begin behind the length, and where they end. */
  readonly start: number;
  readonly content: number;
  readonly end: number;
  /** Where its compressed data end; `end` where it has none. */
  readonly dataEnd: number;
}

/** The end of a picture: where its last segment ends, where the marker EOI is, and where what follows begins. */
export interface PictureEnd {
  readonly previousEnd: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The segments of a picture up to its first EOI, by their lengths. They are read each time they are visited: a list of them
 * would take longer to keep than to make.
 */
export class Segments {
  readonly #file: Uint8Array;
  /** Where the data of the scans end, in their order, once they were visited. */
  readonly #scanEnds: number[] = [];

  constructor(file: Uint8Array) {
    this.#file = file;
  }

  /** Visits each segment, in order. Refuses a picture that is cut off or damaged. */
  visit(take: (segment: Segment) => void): PictureEnd {
    const file = this.#file;
    let scans = 0;
    let count = 0;
    for (let previousEnd = 2; ; ) {
      const start = markerAt(file, previousEnd);
      const marker = file[start + 1];
      if (marker === undefined) {
        refuseBroken('JPEG', file.length, 'the marker of its end (EOI) is missing');
      }
      // A damaged scan has bytes that look like markers: what follows them may be the rest of it.
      if (scans > 0 && !isFill(file, previousEnd, start)) {
        refuseBroken('JPEG', previousEnd, 'bytes behind its first scan are in no segment');
      }
      if (marker === code.end) {
        if (scans === 0) refuseBroken('JPEG', start, 'the picture ends before its first scan');
        if (goesOnBehindEnd(file, start + 2)) {
          refuseBroken('JPEG', start, 'the marker of its end (EOI) is inside of its compressed data');
        }
        return { previousEnd, start, end: start + 2 };
      }
      if (marker === code.start) {
        refuseBroken('JPEG', start, 'a second picture begins before the end of the first');
      }
      if (scans > 0 && !isBehindScan(marker)) {
        refuseBroken('JPEG', start, `the marker FF ${hexOf(marker)} cannot follow the first scan`);
      }
      boundPieces('JPEG', ++count);
      const end = start + 2 + uint16At(file, start + 2);
      if (end < start + 4 || end > file.length) {
        refuseBroken('JPEG', start, 'a segment is longer than the rest of the file');
      }
      const dataEnd = marker === code.scan ? this.#scanEnd(scans++, end) : end;
      take({ code: marker, previousEnd, start, content: start + 4, end, dataEnd });
      previousEnd = dataEnd;
    }
  }

  #scanEnd(index: number, start: number): number {
    this.#scanEnds[index] ??= scanEnd(this.#file, start);
    return this.#scanEnds[index];
  }
}

/** Two bytes, the high one first; zeros behind the end of a file. */
export function uint16At(file: Uint8Array, at: number): number {
  return ((file[at] ?? 0) << 8) | (file[at + 1] ?? 0);
}

/**
 * Where the next marker is: its code behind the last of one FF or more (T.81 B.1.1.2). The end of the file where there is
 * none.
 */
function markerAt(file: Uint8Array, start: number): number {
  // Nearly always it is where the segment before it ended.
  const next = file[start] === 0xff ? start : file.indexOf(0xff, start);
  for (let at = next; at >= 0; at = file.indexOf(0xff, at)) {
    while (file[at] === 0xff) at++;
    const marker = file[at];
    if (marker === undefined) break;
    // Codes without a segment have no use here: TEM, RST; FF 00 is data.
    if (marker !== 0 && marker !== 1 && (marker < 0xd0 || marker > 0xd7)) return at - 1;
  }
  return file.length;
}

function hexOf(marker: number): string {
  return marker.toString(16).toUpperCase().padStart(2, '0');
}

function isFill(file: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (file[at] !== 0xff) return false;
  return true;
}
