import { asciiAt } from '../../../formats/bytes.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { type Frame, readFrame } from './frame.ts';
import { code, isFrame } from './markers.ts';
import { continues, readScan, type Scan } from './scan.ts';
import { type Segment, uint16At } from './segments.ts';
import { PLACES, place, type Table, tablesOf } from './tables.ts';

/** What a decoder takes of a picture: the rest of it has no effect on the pixels. */
export class Decoding {
  /** Pixels, as stored. */
  width = 0;
  height = 0;
  readonly #file: Uint8Array;
  /** Where the parameters of frames and scans end that are decoded, by the places of their markers. */
  readonly #heads = new Map<number, number>();
  /** The tables that a decoder has, and those that it uses, by where they begin. */
  readonly #current: (Table | undefined)[] = new Array(PLACES).fill(undefined);
  readonly #used = new Map<number, Table>();
  /** The contents of those: made with the first table that is not one of them. */
  #contents: ReadonlySet<string> | undefined;
  #frame: Frame | undefined;
  /** Where the first segment of tables begins that has none that is whole, by its marker. */
  readonly #unreadable = new Map<number, number>();
  #isHierarchical = false;
  #firstScan: Segment | undefined;
  #previous: Segment | undefined;

  constructor(file: Uint8Array) {
    this.#file = file;
  }

  /** Where the parameters of a segment end that a decoder takes; undefined for a segment that it does not. */
  headEnd({ start }: Segment): number | undefined {
    return this.#heads.get(start);
  }

  /**
   * Whether a decoder uses a table of a segment, or another table of the same content: some cameras write one for each
   * component, and a copy says nothing of its own.
   */
  uses(table: Table): boolean {
    if (this.#used.has(table.start)) return true;
    if (table.place >= place.conditions.dc) return false;
    this.#contents ??= new Set(Array.from(this.#used.values(), (used) => contentOf(this.#file, used)));
    return this.#contents.has(contentOf(this.#file, table));
  }

  /** Takes the next segment. Refuses pictures whose frames and scans cannot be decoded. */
  take(segment: Segment): void {
    const headEnd = this.#take(segment);
    if (headEnd !== undefined) this.#heads.set(segment.start, headEnd);
    this.#previous = segment;
  }

  #take(segment: Segment): number | undefined {
    const { code: marker, content, end } = segment;
    if (isFrame(marker)) return this.#takeFrame(segment);
    if (marker === code.scan) return this.#takeScan(segment);
    if (isTableMarker(marker)) {
      const tables = tablesOf(this.#file, segment);
      for (const table of tables) this.#current[table.place] = table;
      if (tables.length === 0 && !this.#unreadable.has(marker)) this.#unreadable.set(marker, segment.start);
    } else if (marker === code.hierarchy && this.#frame === undefined && !this.#isHierarchical) {
      this.#isHierarchical = true;
      return this.#takeHead(readFrame(this.#file, segment));
    } else if (marker === code.expansion && this.#isHierarchical && content < end) return content + 1;
    else if (marker === code.lines && content + 2 <= end && this.#isBehindFirstScan) {
      // T.81 B.2.5.
      if (this.height === 0) this.height = uint16At(this.#file, content);
      return content + 2;
    }
    return undefined;
  }

  get #isBehindFirstScan(): boolean {
    return this.#firstScan !== undefined && this.#previous === this.#firstScan;
  }

  #takeFrame(segment: Segment): number {
    if (this.#frame !== undefined && !this.#isHierarchical) {
      refuseBroken('JPEG', segment.start, 'a second frame begins');
    }
    this.#frame = readFrame(this.#file, segment);
    this.#firstScan = undefined;
    return this.#takeHead(this.#frame);
  }

  #takeHead({ width, height, end }: Frame): number {
    if (this.width === 0) {
      this.width = width;
      this.height = height;
    }
    return end;
  }

  #takeScan(segment: Segment): number | undefined {
    const frame = this.#frame;
    if (frame === undefined) refuseBroken('JPEG', segment.start, 'a scan begins before its frame');
    const scan = readScan(this.#file, segment, frame);
    const begun = scan.components.filter(({ component }) => !component.isBegun);
    if (!continues(scan, frame)) return undefined;
    this.#firstScan ??= segment;
    for (const { component } of begun) {
      for (const number of component.quantizations) {
        const index = place.quantization + number;
        if (!frame.isLossless && this.#current[index] === undefined) this.#refuseMissing(index, segment);
        this.#use(index);
      }
    }
    this.#useCodes(scan, frame);
    this.#use(place.restartInterval);
    return scan.end;
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
    if (table !== undefined) this.#used.set(table.start, table);
    else {
      // Without any table decoders have their own (T.81 annex K): films of single JPEGs leave them out.
      const unreadable = this.#unreadable.get(markerOf(index));
      if (unreadable !== undefined) refuseTable(unreadable);
    }
  }

  #refuseMissing(index: number, { start }: Segment): never {
    const unreadable = this.#unreadable.get(markerOf(index));
    if (unreadable !== undefined) refuseTable(unreadable);
    refuseBroken('JPEG', start, 'a scan uses a quantization table that is missing');
  }
}

/** Whether a segment defines tables of the decoder (T.81 B.2.4). */
export function isTableMarker(marker: number): boolean {
  return (
    marker === code.huffmanTables ||
    marker === code.quantizationTables ||
    marker === code.arithmeticConditions ||
    marker === code.restartInterval
  );
}

/** The marker of the segments that have the table of a place. */
function markerOf(index: number): number {
  if (index < place.huffman.dc) return code.quantizationTables;
  if (index < place.conditions.dc) return code.huffmanTables;
  return index < place.restartInterval ? code.arithmeticConditions : code.restartInterval;
}

function refuseTable(start: number): never {
  refuseBroken('JPEG', start, 'a scan uses a table of a segment that has none that is whole');
}

/** What a table is but for its number: its kind, in the high half of its first byte, and its bytes. */
function contentOf(file: Uint8Array, { place: index, start, end }: Table): string {
  return `${index >> 2} ${asciiAt(file, start + 1, end - start - 1)}`;
}
