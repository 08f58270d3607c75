import type { Attributes } from '../../../../formats/xml/attributes.ts';
import { END, START, TEXT, type XmlReader, type XmlToken } from '../../../../formats/xml/reader.ts';
import { cellReference, MAX_COLUMNS, MAX_ROWS } from '../../xlsx/cell-reference.ts';
import { MAIN, type Refuse } from '../package/parts.ts';
import { type CellType, cellTypeOf } from '../values/cell-type.ts';
import { CellValues, type ValueContext } from '../values/cell-values.ts';
import type { CellCount } from './cell-count.ts';
import type { CellTarget } from './cell-target.ts';
import { type CellRange, rangeOf } from './range.ts';
import { type SheetNotes, shownText } from './sheet-notes.ts';

const decoder = new TextDecoder();

const name = (text: string): Uint8Array => new TextEncoder().encode(text);
const SHEET_DATA = name('sheetData');
const MERGE_CELLS = name('mergeCells');
const MERGE_CELL = name('mergeCell');
const ROW = name('row');
const IS = name('is');

const SPACE = 0x20;
const ZERO = 0x30;
const NINE = 0x39;
const LETTER_C = 0x63;
const LETTER_F = 0x66;
const LETTER_R = 0x72;
const LETTER_S = 0x73;
const LETTER_T = 0x74;
const LETTER_V = 0x76;
/** Converts an ASCII letter to upper case. */
const UPPER = 0xdf;
const BEFORE_A = 0x40;

/** Depths of the elements of a worksheet: worksheet > sheetData > row > c > v, f or is > t, or r > t. */
const SECTION = 2;
const ROW_DEPTH = 3;
const CELL_DEPTH = 4;
const VALUE_DEPTH = 5;
const TEXT_DEPTH = 6;
const RUN_TEXT_DEPTH = 7;

/** Most merged ranges of a sheet. */
const MAX_MERGES = 1_000_000;

/** A child of a cell. */
type Child = 'value' | 'inline' | 'other';

/** Thrown for a row or a cell that comes behind a later one, where order is expected. */
export class OutOfOrder extends Error {
  override readonly name = 'OutOfOrder';
}

/** A sheet that is read, and who gets what. */
export interface SheetReading {
  /** The name of the sheet, for refusals. */
  readonly sheet: string;
  readonly context: ValueContext;
  readonly target: CellTarget;
  /** Counts all cells, those without a value among them. */
  readonly cells: CellCount;
  /** Where the merged ranges are added; left out, they are passed. */
  readonly merges?: CellRange[];
  /** Whether rows and cells may come in any order, and several in one place. */
  readonly isUnordered: boolean;
  readonly notes: SheetNotes;
  readonly refuse: Refuse;
}

/** Reads the cells of one worksheet (ECMA-376-1 18.3.1.99) and gives them to a target. */
export class SheetReader {
  readonly #target: CellTarget;
  readonly #cells: CellCount;
  readonly #values: CellValues;
  readonly #merges: CellRange[] | undefined;
  readonly #refuse: Refuse;
  readonly #sheet: string;
  readonly #isUnordered: boolean;
  readonly #notes: SheetNotes;
  #section: 'cells' | 'merges' | 'other' = 'other';
  #isRow = false;
  #isCell = false;
  #child: Child = 'other';
  /** The depth of the `t` whose text is read, 0 outside of one. */
  #textDepth = 0;
  #isRun = false;
  /** The row, whether its element said which, and whether the target knows of it. */
  #row = 0;
  #isNumbered = false;
  #isGiven = false;
  #column = -1;
  #type: CellType = 'number';
  #style = 0;
  #hasFormula = false;

  constructor({ sheet, context, target, cells, merges, isUnordered, notes, refuse }: SheetReading) {
    this.#sheet = sheet;
    this.#isUnordered = isUnordered;
    this.#notes = notes;
    this.#target = target;
    this.#cells = cells;
    this.#merges = merges;
    this.#refuse = refuse;
    this.#values = new CellValues(context, {
      noResult: () => notes.noResults.add(this.#reference()),
      noDate: () => notes.noDates.add(this.#reference()),
      otherType: () => notes.otherTypes.add(this.#reference()),
      noString: () => notes.noStrings.add(this.#reference()),
    });
  }

  /** Takes a token of the part. */
  readonly visit = (token: XmlToken, reader: XmlReader): void => {
    if (token === START) this.#start(reader);
    else if (token === TEXT) this.#text(reader);
    else if (token === END) this.#end(reader.depth);
  };

  #start(reader: XmlReader): void {
    const isMain = reader.space === MAIN;
    switch (reader.depth) {
      case SECTION:
        this.#section = !isMain ? 'other' : sectionOf(reader);
        break;
      case ROW_DEPTH:
        this.#isRow = false;
        if (!isMain) break;
        if (this.#section === 'cells' && reader.isNamed(ROW)) this.#startRow(reader.attributes);
        else if (this.#section === 'merges' && reader.isNamed(MERGE_CELL)) this.#merge(reader.attributes);
        break;
      case CELL_DEPTH:
        if (!this.#isRow || !isMain || !isLetter(reader, LETTER_C)) break;
        this.#startCell(reader.attributes);
        if (reader.passOnlyText(LETTER_V)) this.#endSimpleCell(reader);
        break;
      case VALUE_DEPTH:
        if (this.#isCell) this.#startChild(reader, isMain);
        break;
      case TEXT_DEPTH:
        this.#isRun = isMain && isLetter(reader, LETTER_R);
        if (isMain && this.#isInline() && isLetter(reader, LETTER_T)) this.#textDepth = TEXT_DEPTH;
        break;
      case RUN_TEXT_DEPTH:
        if (isMain && this.#isInline() && this.#isRun && isLetter(reader, LETTER_T))
          this.#textDepth = RUN_TEXT_DEPTH;
        break;
      default:
    }
  }

  #text({ depth, bytes, start, end }: XmlReader): void {
    if (depth === VALUE_DEPTH) {
      if (this.#isCell && this.#child === 'value') this.#values.addValue(bytes, start, end);
    } else if (depth === this.#textDepth) this.#values.addInline(bytes, start, end);
  }

  /** `depth` is that of what the element was in. */
  #end(depth: number): void {
    if (depth === CELL_DEPTH - 1) {
      if (this.#isCell) this.#endCell();
      this.#isCell = false;
    } else if (depth === ROW_DEPTH - 1) {
      if (this.#isGiven) this.#target.endRow();
      this.#isGiven = false;
      this.#isRow = false;
    } else if (depth < this.#textDepth) this.#textDepth = 0;
  }

  #isInline(): boolean {
    return this.#isCell && this.#child === 'inline';
  }

  #startRow(attributes: Attributes): void {
    const number = this.#numberOf(attributes, LETTER_R);
    if (number !== undefined && number > MAX_ROWS)
      this.#refuse(`is broken: row ${number} of ${this.#shownSheet()}: there is no such row`);
    if (number !== undefined && number <= this.#row) this.#unordered(`row ${number}`);
    this.#row = number ?? this.#row + 1;
    this.#isNumbered = number !== undefined;
    this.#isRow = true;
    this.#column = -1;
  }

  #startCell(attributes: Attributes): void {
    this.#cells.add();
    const { bytes } = attributes;
    let reference = -1;
    let typed = -1;
    this.#type = 'number';
    this.#style = 0;
    for (let index = 0; index < attributes.count; index++) {
      const at = attributes.nameStart(index);
      if (attributes.nameEnd(index) - at !== 1) continue;
      const letter = bytes[at];
      if (letter === LETTER_R) reference = index;
      else if (letter === LETTER_S) {
        this.#style = digitsOf(bytes, attributes.valueStart(index), attributes.valueEnd(index)) ?? 0;
      } else if (letter === LETTER_T) {
        typed = index;
      }
    }
    if (reference < 0) this.#column++;
    else this.#place(bytes, attributes.valueStart(reference), attributes.valueEnd(reference));
    if (this.#column >= MAX_COLUMNS || this.#row > MAX_ROWS) this.#refuseBeyond();
    if (typed >= 0) this.#type = this.#typeOf(attributes, typed);
    this.#isCell = true;
    this.#child = 'other';
    this.#hasFormula = false;
    this.#values.clear();
  }

  #typeOf(attributes: Attributes, index: number): CellType {
    const type = cellTypeOf(attributes.bytes, attributes.valueStart(index), attributes.valueEnd(index));
    if (type !== undefined) return type;
    this.#notes.otherTypes.add(this.#reference());
    return 'text';
  }

  /** The place of a cell by its reference: behind the one before, and in its row. */
  #place(bytes: Uint8Array, start: number, end: number): void {
    let first = start;
    while (first < end && bytes[first]! <= SPACE) first++;
    let at = first;
    let letters = 0;
    for (; at < end && (bytes[at]! & UPPER) > BEFORE_A; at++)
      letters = letters * 26 + (bytes[at]! & UPPER) - BEFORE_A;
    const row = digitsOf(bytes, at, end);
    if (row === undefined || row === 0 || at === first || at - first > 3) {
      this.#column++;
      this.#notes.noPlaces.add(shownText(decoder.decode(bytes.subarray(start, end))));
      return;
    }
    const before = this.#column;
    // A row without a number is that of its first cell.
    if (!this.#isNumbered && before < 0 && row >= this.#row) this.#row = row;
    this.#isNumbered = true;
    this.#column = letters - 1;
    if (row !== this.#row) this.#moveTo(row);
    else if (this.#column <= before) this.#unordered(this.#reference());
  }

  /** A cell in another row than the one it is in: its own reference counts. */
  #moveTo(row: number): void {
    this.#unordered(cellReference(this.#column, row));
    this.#row = row;
    this.#isGiven = false;
  }

  /** Notes what comes behind something later, or gives up where order is expected. */
  #unordered(place: string): void {
    if (!this.#isUnordered) throw new OutOfOrder(place);
    this.#notes.unordered.add(place);
  }

  #startChild(reader: XmlReader, isMain: boolean): void {
    this.#child = 'other';
    if (!isMain) return;
    if (isLetter(reader, LETTER_V)) this.#child = 'value';
    else if (isLetter(reader, LETTER_F)) this.#hasFormula = true;
    else if (reader.isNamed(IS)) this.#child = 'inline';
  }

  /** Most cells have a value and nothing else. */
  #endSimpleCell({ bytes, start, end }: XmlReader): void {
    this.#isCell = false;
    if (end === start) return;
    this.#values.addValue(bytes, start, end);
    this.#endCell();
  }

  #endCell(): void {
    const values = this.#values;
    if (!values.finish(this.#type, this.#style, this.#hasFormula)) return;
    if (!this.#isGiven) this.#target.startRow(this.#row);
    this.#isGiven = true;
    this.#target.cell(this.#column, values.bytes, values.start, values.end);
  }

  #merge(attributes: Attributes): void {
    const merges = this.#merges;
    if (merges === undefined) return;
    const reference = attributes.value('ref') ?? '';
    const range = rangeOf(reference);
    if (range === undefined) {
      // A single cell is merged with nothing.
      if (!/^\s*\$?[A-Z]+\$?[0-9]+\s*$/i.test(reference)) this.#notes.noRanges.add(shownText(reference));
      return;
    }
    if (merges.length === MAX_MERGES)
      this.#refuse(`has more than ${MAX_MERGES.toLocaleString('en-US')} merged ranges`);
    merges.push(range);
  }

  /** The number of an attribute of one letter. */
  #numberOf(attributes: Attributes, letter: number): number | undefined {
    for (let index = 0; index < attributes.count; index++) {
      const at = attributes.nameStart(index);
      if (attributes.nameEnd(index) - at !== 1 || attributes.bytes[at] !== letter) continue;
      const number = digitsOf(attributes.bytes, attributes.valueStart(index), attributes.valueEnd(index));
      if (number === undefined || number === 0) {
        this.#notes.noPlaces.add(`row ${shownText(attributes.text(index))}`);
        return undefined;
      }
      return number;
    }
    return undefined;
  }

  #reference(): string {
    return cellReference(this.#column, this.#row);
  }

  #refuseBeyond(): never {
    return this.#refuse(`is broken: cell ${this.#reference()} of ${this.#shownSheet()} is beyond XFD1048576`);
  }

  #shownSheet(): string {
    return `sheet ${JSON.stringify(this.#sheet.slice(0, 40))}`;
  }
}

function sectionOf(reader: XmlReader): 'cells' | 'merges' | 'other' {
  if (reader.isNamed(SHEET_DATA)) return 'cells';
  return reader.isNamed(MERGE_CELLS) ? 'merges' : 'other';
}

function isLetter({ bytes, start, end }: XmlReader, letter: number): boolean {
  return end - start === 1 && bytes[start] === letter;
}

/** Digits as a number of at most seven of them, white space around them left out (XML Schema part 2, 4.3.6). */
function digitsOf(bytes: Uint8Array, start: number, end: number): number | undefined {
  let number = 0;
  let at = start;
  let last = end;
  while (at < last && bytes[at]! <= SPACE) at++;
  while (last > at && bytes[last - 1]! <= SPACE) last--;
  if (at >= last || last - at > 7) return undefined;
  for (; at < last; at++) {
    const byte = bytes[at]!;
    if (byte < ZERO || byte > NINE) return undefined;
    number = number * 10 + byte - ZERO;
  }
  return number;
}
