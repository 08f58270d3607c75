/**
 * The files of a workbook (ECMA-376-2) by their names: `xl/worksheets/sheet1.xml`. Names are compared without case.
 * Relationships say which part is which (`rId1` -> `worksheets/sheet1.xml`), and never the names alone: other programs
 * choose others. What would be too large unpacked is refused before it is read.
 */
import { FINISHED, MORE, XmlReader, type XmlToken } from '../../../../formats/xml/reader.ts';
import { utf8Pieces } from '../../../../formats/xml/utf8-pieces.ts';
import { readZip, type ZipEntry } from '../../../../formats/zip/directory.ts';
import { entryPieces } from '../../../../formats/zip/entry.ts';
import { MAX_FILES, MAX_MARKUP } from '../../limits.ts';

/** The places of namespaces in `namespaces`, as XmlReader has them. */
export const MAIN = 1;
export const OFFICE = 2;
export const PACKAGE = 3;

/** Each as Excel writes it and as strict files have it (ECMA-376-1 annex A, ECMA-376-2 annex E). */
const namespaces = [
  [
    'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
    'http://purl.oclc.org/ooxml/spreadsheetml/main',
  ],
  [
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'http://purl.oclc.org/ooxml/officeDocument/relationships',
  ],
  ['http://schemas.openxmlformats.org/package/2006/relationships'],
];

/** Longest part of a name in a refusal. */
const SHOWN = 60;

/** Called with what is wrong with a file. */
export type Refuse = (reason: string) => never;

/** Sees the reader after each token. */
export type Visit = (token: XmlToken, reader: XmlReader) => void;

/** The parts of a package (ECMA-376-2) by their names, in any case. */
export class Parts {
  readonly refuse: Refuse;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #reserved = new Set<string>();
  /** Bytes of all that is read. */
  #bytes = 0;

  constructor(file: Uint8Array, refuse: Refuse) {
    const entries = readZip(file, MAX_FILES, refuse);
    this.refuse = refuse;
    this.#entries = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Bytes of a part, 0 where there is none. */
  sizeOf(name: string): number {
    return this.#entries.get(name.toLowerCase())?.size ?? 0;
  }

  /**
   * Refuses, before one of them is read, parts that are too long together with those that are read already, and one that
   * is in two places of the workbook, as a sheet under two names.
   */
  reserve(names: readonly string[]): void {
    for (const name of names) {
      const key = name.toLowerCase();
      if (this.#reserved.has(key)) this.refuse(`is broken: its part ${name.slice(0, SHOWN)} is used twice`);
      this.#reserved.add(key);
    }
    this.reserveAgain(names);
  }

  /** The same for parts that are read once more. */
  reserveAgain(names: readonly string[]): void {
    this.#bytes = names.reduce((sum, name) => sum + this.sizeOf(name), this.#bytes);
    if (this.#bytes <= MAX_MARKUP) return;
    this.refuse(`has ${grouped(this.#bytes)} bytes to read inside, at most ${grouped(MAX_MARKUP)} are read`);
  }

  /** Reads a part, which was reserved, as XML. */
  async read(name: string, visit: Visit): Promise<void> {
    const entry = this.#entries.get(name.toLowerCase());
    const shown = name.slice(0, SHOWN);
    if (entry === undefined) return this.refuse(`is not a workbook: it has no part ${shown}`);
    const refuse: Refuse = (reason) => this.refuse(`is broken in ${shown}: ${reason}`);
    const reader = new XmlReader(namespaces, (reason, byte) => refuse(`${reason} (at byte ${byte})`));
    for await (const piece of utf8Pieces(entryPieces(entry, this.refuse), refuse)) {
      reader.add(piece);
      visitAll(reader, visit);
    }
    reader.finish();
    visitAll(reader, visit);
  }
}

function visitAll(reader: XmlReader, visit: Visit): void {
  for (let token = reader.next(); token !== MORE && token !== FINISHED; token = reader.next())
    visit(token, reader);
}

/** Groups thousands, as in 32,767. */
export function grouped(number: number): string {
  return number.toLocaleString('en-US');
}
