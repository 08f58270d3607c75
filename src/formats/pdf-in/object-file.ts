import { findText } from '../find-text.ts';
import {
  type CrossReferenceSection,
  type ObjectPlace,
  streamSections,
  tableBytes,
  tableSection,
} from './cross-reference.ts';
import { Filters } from './filters.ts';
import { Lexer, ValueBudget } from './lexer.ts';
import { BrokenPdf, type RefusePdf } from './refuse.ts';
import { scanObjects } from './scan.ts';
import { type PdfDictionary, PdfReference, PdfStream, type PdfValue } from './values.ts';

/** Most revisions that are followed (`Prev`). */
const MAX_REVISIONS = 1_000;

/** Most parts of all cross-references together. */
const MAX_SECTIONS = 2_000;

/** Most objects that are read. */
const MAX_OBJECTS = 100_000;

/** Longest data of an object stream or cross-reference stream, inflated. */
const MAX_STRUCTURE = 16_777_216;

/** Most references that lead to references. */
const MAX_STEPS = 32;

/**
 * The objects of a file, by number (ISO 32000-1 7.5). An object is read when it is asked for; of several revisions the
 * last counts. Throws `BrokenPdf` where the file is not as its cross-reference says; `scan` is the way without one.
 */
export class ObjectFile {
  /** The last trailer that names a root. */
  trailer: PdfDictionary = new Map();
  readonly #bytes: Uint8Array;
  readonly #refuse: RefusePdf;
  readonly #budget: ValueBudget;
  readonly #filters: Filters;
  readonly #sections: CrossReferenceSection[] = [];
  readonly #values = new Map<number, PdfValue>();
  readonly #open = new Set<number>();
  readonly #objectStreams = new Map<number, ReadonlyMap<number, PdfValue>>();
  #scanned: ReadonlyMap<number, number> | undefined;
  /** Objects of object streams, where the file was scanned. */
  readonly #packed = new Map<number, PdfValue>();

  constructor(bytes: Uint8Array, refuse: RefusePdf) {
    this.#bytes = bytes;
    this.#refuse = refuse;
    this.#budget = new ValueBudget(refuse);
    this.#filters = new Filters((value) => this.resolve(value), refuse);
  }

  /** Finds the objects by the cross-references; offsets count from the header. */
  open(): this {
    const tail = Math.max(0, this.#bytes.length - 2048);
    let start = -1;
    for (
      let at = findText(this.#bytes, 'startxref', tail);
      at >= 0;
      at = findText(this.#bytes, 'startxref', at + 9)
    ) {
      start = at;
    }
    const base = Math.max(0, findText(this.#bytes.subarray(0, 1024), '%PDF-'));
    const offset = start < 0 ? undefined : this.#lexer(start + 9).whole();
    if (offset === undefined) throw new BrokenPdf('startxref');
    const visited = new Set<number>();
    for (let next: number | undefined = base + offset; next !== undefined && !visited.has(next); ) {
      if (visited.size >= MAX_REVISIONS) this.#refuse(`has more than ${MAX_REVISIONS} revisions`);
      visited.add(next);
      const trailer: PdfDictionary = this.#readSections(next, base);
      if (!this.trailer.has('Root')) this.trailer = trailer;
      const before = trailer.get('Prev');
      next = typeof before === 'number' ? base + before : undefined;
    }
    return this;
  }

  /** Finds the objects by a search of all bytes. */
  scan(): this {
    const { places, trailer, objectStreams } = scanObjects(this.#bytes, this.#budget, this.#refuse);
    this.#scanned = places;
    for (const number of objectStreams) {
      for (const [packed, value] of this.#tolerated(() => this.#objectsOf(number)) ?? []) {
        if (!places.has(packed)) this.#packed.set(packed, value);
      }
    }
    this.trailer = trailer ?? new Map();
    if (trailer === undefined) {
      for (const number of [...this.#packed.keys(), ...places.keys()]) {
        const value = this.#tolerated(() => this.resolve(new PdfReference(number)));
        const isCatalog = value instanceof Map && value.has('Pages') && value.has('Type');
        if (isCatalog) this.trailer.set('Root', value);
      }
    }
    return this;
  }

  /** A value itself, or what a reference leads to; null where that is missing (ISO 32000-1 7.3.10). */
  resolve(value: PdfValue | undefined): PdfValue {
    let resolved = value ?? null;
    for (let steps = 0; resolved instanceof PdfReference; steps++) {
      if (steps === MAX_STEPS) return null;
      resolved = this.#object(resolved.number);
    }
    return resolved;
  }

  /** A dictionary, that of a stream too; undefined for other values. */
  dictionary(value: PdfValue | undefined): PdfDictionary | undefined {
    const resolved = this.resolve(value);
    if (resolved instanceof PdfStream) return resolved.dictionary;
    return resolved instanceof Map ? resolved : undefined;
  }

  /** The decoded bytes of a stream; undefined where they are broken or more than `most`. */
  decode(stream: PdfStream, most: number): Uint8Array | undefined {
    return this.#filters.decode(stream.dictionary, this.#encoded(stream), most);
  }

  #lexer(at: number): Lexer {
    return new Lexer(this.#bytes, at, this.#budget);
  }

  /** Adds the sections of a table or stream, and those of `XRefStm` before them (ISO 32000-1 7.5.8.4). */
  #readSections(at: number, base: number): PdfDictionary {
    const lexer = this.#lexer(at);
    if (!lexer.passes('xref')) return this.#readStream(at, base);
    const sections: CrossReferenceSection[] = [];
    while (!lexer.passes('trailer')) {
      const first = lexer.whole();
      const count = lexer.whole();
      if (first === undefined || count === undefined || count > this.#bytes.length)
        throw new BrokenPdf('xref');
      lexer.skipSpace();
      sections.push(tableSection(this.#bytes, { first, count, start: lexer.at, base }));
      lexer.at += tableBytes(count);
      if (sections.length > MAX_SECTIONS) throw new BrokenPdf('xref');
    }
    const trailer = lexer.value();
    if (!(trailer instanceof Map)) throw new BrokenPdf('trailer');
    const hybrid = trailer.get('XRefStm');
    if (typeof hybrid === 'number') this.#readStream(base + hybrid, base);
    this.#add(sections);
    return trailer;
  }

  #readStream(at: number, base: number): PdfDictionary {
    const stream = this.#indirect(at, undefined);
    if (!(stream instanceof PdfStream)) throw new BrokenPdf('xref');
    const bytes = this.decode(stream, MAX_STRUCTURE);
    const sections = bytes && streamSections(stream.dictionary, bytes, base);
    if (sections === undefined) throw new BrokenPdf('xref');
    this.#add(sections);
    return stream.dictionary;
  }

  #add(sections: readonly CrossReferenceSection[]): void {
    this.#sections.push(...sections);
    if (this.#sections.length > MAX_SECTIONS) throw new BrokenPdf('xref');
  }

  #object(number: number): PdfValue {
    const known = this.#values.get(number) ?? this.#packed.get(number);
    if (known !== undefined) return known;
    // An object that needs itself, as its own length or stream, is missing.
    if (this.#open.has(number)) return null;
    if (this.#values.size >= MAX_OBJECTS)
      this.#refuse(`has more than ${MAX_OBJECTS} objects on the way to its attachments`);
    this.#open.add(number);
    try {
      const value = this.#read(number);
      this.#values.set(number, value);
      return value;
    } finally {
      this.#open.delete(number);
    }
  }

  #read(number: number): PdfValue {
    if (this.#scanned !== undefined) {
      const at = this.#scanned.get(number);
      return at === undefined ? null : (this.#tolerated(() => this.#lexer(at).value()) ?? null);
    }
    const place = this.#place(number);
    if (place === 'free') return null;
    if ('at' in place) return this.#indirect(place.at, number);
    return this.#objectsOf(place.stream).get(number) ?? null;
  }

  #place(number: number): ObjectPlace {
    const section = this.#sections.find(({ first, count }) => number >= first && number < first + count);
    if (section === undefined) return 'free';
    const place = section.place(number);
    if (place === undefined) throw new BrokenPdf('entry');
    return place;
  }

  /** The object at a place, which has to begin with its number (ISO 32000-1 7.3.10). */
  #indirect(at: number, number: number | undefined): PdfValue {
    const lexer = this.#lexer(at);
    const own = lexer.whole();
    const isObject = own !== undefined && lexer.whole() !== undefined && lexer.passes('obj');
    if (!isObject || (number !== undefined && own !== number)) throw new BrokenPdf('object');
    return lexer.value();
  }

  /** The objects of an object stream, by number (ISO 32000-1 7.5.7). */
  #objectsOf(number: number): ReadonlyMap<number, PdfValue> {
    const known = this.#objectStreams.get(number);
    if (known !== undefined) return known;
    const stream = this.resolve(new PdfReference(number));
    if (!(stream instanceof PdfStream)) throw new BrokenPdf('object stream');
    const count = this.resolve(stream.dictionary.get('N'));
    const first = this.resolve(stream.dictionary.get('First'));
    const bytes = this.decode(stream, MAX_STRUCTURE);
    if (
      bytes === undefined ||
      typeof count !== 'number' ||
      typeof first !== 'number' ||
      count > MAX_OBJECTS
    ) {
      throw new BrokenPdf('object stream');
    }
    const header = new Lexer(bytes, 0, this.#budget);
    const objects = new Map<number, PdfValue>();
    for (let index = 0; index < count; index++) {
      const object = header.whole();
      const offset = header.whole();
      if (object === undefined || offset === undefined) break;
      const value = this.#tolerated(() => new Lexer(bytes, first + offset, this.#budget).value(1));
      if (value !== undefined) objects.set(object, value);
    }
    this.#objectStreams.set(number, objects);
    return objects;
  }

  /** The data of a stream by its length, or up to `endstream` where the length is wrong. */
  #encoded({ dictionary, start }: PdfStream): Uint8Array {
    const length = this.resolve(dictionary.get('Length'));
    if (typeof length === 'number' && length >= 0 && start + length <= this.#bytes.length) {
      if (this.#lexer(start + length).passes('endstream')) return this.#bytes.subarray(start, start + length);
    }
    const end = findText(this.#bytes, 'endstream', start);
    if (end < 0) throw new BrokenPdf('has no end');
    this.#budget.spend(end - start);
    return this.#bytes.subarray(start, end);
  }

  #tolerated<Value>(read: () => Value): Value | undefined {
    try {
      return read();
    } catch (error) {
      if (error instanceof BrokenPdf) return undefined;
      throw error;
    }
  }
}
