import { asciiAt } from '../../../formats/bytes.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { type Frame, readFrame } from './frame.ts';
import { code, isFrame } from './markers.ts';
import { continues, readScan, type Scan } from './scan.ts';
import type { Segment } from './segments.ts';
import { PLACES, place, type Table, tablesOf } from './tables.ts';

/** What a decoder takes of a picture: the rest of it has no effect on the pixels. */
export class Decoding {
  /** Pixels, as stored. */
  width = 0;
  height = 0;
  /** The heads of frames and scans that are decoded: where their own parameters end. */
  readonly heads = new Map<Segment, number>();
  /** The tables that segments define, used or not. */
  readonly tables = new Map<Segment, readonly Table[]>();
  readonly #file: Uint8Array;
  readonly #current: (Table | undefined)[] = new Array(PLACES).fill(undefined);
  #frame: Frame | undefined;
  #isHierarchical = false;
  /** The segment behind which the number of lines may be, and whether it may still come (T.81 B.2.5). */
  #firstScan: Segment | undefined;

  constructor(file: Uint8Array, segments: readonly Segment[]) {
    this.#file = file;
    for (const [index, segment] of segments.entries()) this.#take(segment, segments[index - 1]);
    keepCopies(file, [...this.tables.values()].flat());
    const end = segments.at(-1)!.dataEnd;
    if (this.width === 0 || this.height === 0) {
      refuseBroken('JPEG', end, 'no frame says how large the picture is');
    }
  }

  #take(segment: Segment, before: Segment | undefined): void {
    const { code: marker, content, end } = segment;
    if (isFrame(marker)) this.#takeFrame(segment);
    else if (marker === code.scan) this.#takeScan(segment);
    else if (tableMarkers.has(marker)) this.#takeTables(segment);
    else if (marker === code.hierarchy && this.#frame === undefined && !this.#isHierarchical) {
      this.#isHierarchical = true;
      this.#takeHead(segment, readFrame(this.#file, segment));
    } else if (marker === code.expansion && this.#isHierarchical && content < end) {
      this.heads.set(segment, content + 1);
    } else if (
      marker === code.lines &&
      before !== undefined &&
      before === this.#firstScan &&
      content + 2 <= end
    ) {
      this.heads.set(segment, content + 2);
      if (this.height === 0) this.height = (this.#file[content]! << 8) | this.#file[content + 1]!;
    }
  }

  #takeFrame(segment: Segment): void {
    if (this.#frame !== undefined && !this.#isHierarchical) {
      refuseBroken('JPEG', segment.start, 'a second frame begins');
    }
    this.#frame = readFrame(this.#file, segment);
    this.#firstScan = undefined;
    this.#takeHead(segment, this.#frame);
  }

  #takeHead(segment: Segment, { width, height, end }: Frame): void {
    this.heads.set(segment, end);
    if (this.width === 0) {
      this.width = width;
      this.height = height;
    }
  }

  #takeScan(segment: Segment): void {
    const frame = this.#frame;
    if (frame === undefined) refuseBroken('JPEG', segment.start, 'a scan begins before its frame');
    const scan = readScan(this.#file, segment, frame);
    const begun = scan.components.filter(({ component }) => !component.isBegun);
    if (!continues(scan, frame)) return;
    this.heads.set(segment, scan.end);
    this.#firstScan ??= segment;
    for (const { component } of begun) {
      for (const number of component.quantizations) this.#use(place.quantization + number);
    }
    this.#useCodes(scan, frame);
    this.#use(place.restartInterval);
  }

  /** T.81 B.2.3 and table B.3: the first coefficient has other codes than the rest. */
  #useCodes(
    { components, first, last, high }: Scan,
    { isProgressive, isLossless, isArithmetic }: Frame,
  ): void {
    const { dc, ac } = isArithmetic ? place.conditions : place.huffman;
    for (const component of components) {
      // Further bits of the first coefficient are sent as they are.
      if (!isProgressive || (first === 0 && high === 0)) this.#use(dc + component.dc);
      if (isProgressive ? last > 0 : !isLossless) this.#use(ac + component.ac);
    }
  }

  #use(index: number): void {
    const table = this.#current[index];
    if (table !== undefined) table.isUsed = true;
  }

  #takeTables(segment: Segment): void {
    const tables = tablesOf(this.#file, segment);
    this.tables.set(segment, tables);
    for (const table of tables) this.#current[table.place] = table;
  }
}

/** Some cameras write a table once for each component that uses it: a copy of a table says nothing of its own. */
function keepCopies(file: Uint8Array, tables: readonly Table[]): void {
  if (tables.every(({ isUsed }) => isUsed)) return;
  const kept = new Set(tables.filter(({ isUsed }) => isUsed).map((table) => contentOf(file, table)));
  for (const table of tables) table.isUsed ||= kept.has(contentOf(file, table));
}

/** What a table is but for its number: its kind, in the high half of its first byte, and its bytes. */
function contentOf(file: Uint8Array, { place: index, start, end }: Table): string {
  return `${index >> 2} ${asciiAt(file, start + 1, end - start - 1)}`;
}

const tableMarkers: ReadonlySet<number> = new Set([
  code.huffmanTables,
  code.quantizationTables,
  code.arithmeticConditions,
  code.restartInterval,
]);
