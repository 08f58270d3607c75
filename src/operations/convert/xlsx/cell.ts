import type { ByteWriter } from '../csv/byte-writer.ts';
import { nestedText } from '../table/nested-text.ts';
import { CellCursor, type Table } from '../table/table.ts';
import {
  ascii,
  BOOLEAN_TYPE,
  CLOSE_CELL,
  CLOSE_ROW,
  END_TAG,
  NUMBER_TYPE,
  OPEN_ROW,
  rowHeight,
  stringTypes,
} from './cell-markup.ts';
import { CellPlace } from './cell-place.ts';
import { columnLetters } from './cell-reference.ts';
import type { SharedStrings } from './shared-strings.ts';
import { BOLD, RIGHT, WRAP } from './styles.ts';

/** Bytes of a cell without its value, at most. */
const CELL_ROOM = 64;

/** 1048576. */
const MAX_ROW_DIGITS = 7;

/** Bold letters are about a tenth wider. */
const BOLD_FACTOR = 1.1;

/** What the cells of a column are, a sum. */
const NUMBERS = 1;
const OTHERS = 2;

/** A number this long may be beyond a double although it has no exponent. */
const LONG_NUMBER = 300;

const LETTER_E = 0x65;
const MINUS = 0x2d;
const ZERO = 0x30;
/** Converts an ASCII letter to lower case. */
const CASE = 0x20;

/** Writes the rows of a worksheet (ECMA-376-1 18.3.1.73 and 18.3.1.4) and measures its columns. */
export class CellWriter {
  /** For each column the width of its widest text, in characters. */
  readonly widths: Float64Array;
  readonly #table: Table;
  readonly #cell: CellCursor;
  readonly #writer: ByteWriter;
  readonly #strings: SharedStrings;
  /** For each column the beginning of its cells, `<c r="B`. */
  readonly #starts: readonly Uint8Array[];
  /** The shared texts of the names, and what the cells of each column are so far. */
  readonly #names: number[] = [];
  readonly #kinds: Uint8Array;
  /** The cell being written, and the number of its row in digits. */
  readonly #place: CellPlace;
  readonly #rowDigits = new Uint8Array(MAX_ROW_DIGITS);
  #rowLength = 0;
  /** Where the start tag of the row continues after its number, and the largest line count of its cells. */
  #rowTag = 0;
  #lines = 1;

  constructor(table: Table, writer: ByteWriter, strings: SharedStrings) {
    this.#table = table;
    this.#cell = new CellCursor(table);
    this.#writer = writer;
    this.#strings = strings;
    this.#place = new CellPlace(table);
    this.widths = new Float64Array(table.columns.length);
    this.#kinds = new Uint8Array(table.columns.length);
    this.#starts = table.columns.map((_, column) => ascii(`<c r="${columnLetters(column)}`));
  }

  /** Gives the names to the shared texts, of which they are the first, and measures them. */
  names(): void {
    this.#place.row = 0;
    for (const [column, name] of this.#table.columns.entries()) {
      this.#place.column = column;
      const entry = this.#strings.ofText(name, this.#place.refuseLength);
      this.#names.push(entry);
      this.#measure(this.#strings.width(entry) * BOLD_FACTOR);
    }
  }

  /** Row 1, once the others are written: the names, bold, and where a column has numbers alone at its right. */
  header(): string {
    const cells = this.#names.map((entry, column) => {
      const isRight = this.#kinds[column] === NUMBERS;
      const style = this.#strings.style(entry) | BOLD | (isRight ? RIGHT : 0);
      return `<c r="${columnLetters(column)}1" s="${style}" t="s"><v>${entry}</v></c>`;
    });
    const lines = this.#names.map((entry) =>
      this.#strings.style(entry) & WRAP ? this.#strings.lines(entry) : 1,
    );
    const most = lines.reduce((one, other) => Math.max(one, other), 1);
    return cells.length === 0 ? '' : `<row r="1${most > 1 ? rowHeight(most) : ''}">${cells.join('')}</row>`;
  }

  /** The row of an object, counted from 0; the header is above it. */
  data(index: number): void {
    const cell = this.#cell;
    this.#openRow(index + 1);
    cell.toRow(index);
    while (cell.toNext()) {
      this.#place.column = cell.column;
      this.#value();
    }
    this.#closeRow();
  }

  #openRow(row: number): void {
    this.#place.row = row;
    const writer = this.#writer;
    this.#lines = 1;
    writer.reserve(CELL_ROOM);
    this.#put(OPEN_ROW);
    const start = writer.at;
    this.#digits(row + 1);
    this.#rowDigits.set(writer.bytes.subarray(start, writer.at));
    this.#rowLength = writer.at - start;
    this.#rowTag = writer.at;
    this.#put(END_TAG);
  }

  /** Writes the height of a row of several lines: LibreOffice does not compute it, Excel does anyway. */
  #closeRow(): void {
    if (this.#lines > 1) this.#writer.insert(this.#rowTag, ascii(rowHeight(this.#lines)));
    this.#writer.reserve(CELL_ROOM);
    this.#put(CLOSE_ROW);
  }

  /** Writes the value at the cursor; null is an absent cell. */
  #value(): void {
    const strings = this.#strings;
    const cell = this.#cell;
    const place = this.#place;
    this.#writer.reserve(CELL_ROOM);
    switch (cell.kind) {
      case 'string':
        this.#stringCell(strings.ofToken(cell.start, cell.end, cell.escaped, place.refuseLength));
        break;
      case 'number':
        this.#numberCell(cell.start, cell.end);
        break;
      case 'true':
        this.#booleanCell(true);
        break;
      case 'false':
        this.#booleanCell(false);
        break;
      case 'object':
      case 'list':
        this.#stringCell(strings.ofText(nestedText(cell.raw()), place.refuseLength));
        break;
      case 'null':
    }
  }

  #stringCell(entry: number): void {
    const style = this.#strings.style(entry);
    if (style & WRAP) this.#lines = Math.max(this.#lines, this.#strings.lines(entry));
    this.#kinds[this.#place.column]! |= OTHERS;
    this.#openCell(stringTypes[style]!);
    this.#digits(entry);
    this.#put(CLOSE_CELL);
    this.#measure(this.#strings.width(entry));
  }

  #booleanCell(value: boolean): void {
    this.#kinds[this.#place.column]! |= OTHERS;
    this.#openCell(BOOLEAN_TYPE);
    this.#writer.bytes[this.#writer.at++] = value ? ZERO + 1 : ZERO;
    this.#put(CLOSE_CELL);
    this.#measure(value ? 4 : 5);
  }

  /** A number as it was sent: the file keeps digits that Excel itself would not show. */
  #numberCell(start: number, end: number): void {
    const cell = this.#cell;
    const { bytes } = cell;
    let unusual = end - start > LONG_NUMBER || (bytes[start] === MINUS && bytes[start + 1] === ZERO);
    for (let at = start; at < end; at++) {
      if ((bytes[at]! | CASE) === LETTER_E) unusual = true;
    }
    const value = unusual ? Number(cell.raw()) : 1;
    if (!Number.isFinite(value)) this.#place.refuseNumber(cell.raw());
    this.#kinds[this.#place.column]! |= NUMBERS;
    this.#openCell(NUMBER_TYPE);
    if (Object.is(value, -0)) this.#digits(0);
    else this.#writer.range(bytes, start, end);
    this.#writer.reserve(CELL_ROOM);
    this.#put(CLOSE_CELL);
    this.#measure(end - start);
  }

  /** A cell up to its value. One function with three loops needs half the time of three calls of `put`. */
  #openCell(type: Uint8Array): void {
    const writer = this.#writer;
    const rowDigits = this.#rowDigits;
    const rowLength = this.#rowLength;
    const { bytes } = writer;
    const start = this.#starts[this.#place.column]!;
    let { at } = writer;
    for (let index = 0; index < start.length; index++) bytes[at++] = start[index]!;
    for (let index = 0; index < rowLength; index++) bytes[at++] = rowDigits[index]!;
    for (let index = 0; index < type.length; index++) bytes[at++] = type[index]!;
    writer.at = at;
  }

  /** Writes into room that `reserve` has made. */
  #put(constant: Uint8Array): void {
    const writer = this.#writer;
    const { bytes } = writer;
    let { at } = writer;
    for (let index = 0; index < constant.length; index++) bytes[at++] = constant[index]!;
    writer.at = at;
  }

  #digits(number: number): void {
    const writer = this.#writer;
    let length = 1;
    for (let rest = number; rest >= 10; rest = (rest / 10) | 0) length++;
    let rest = number;
    for (let at = writer.at + length - 1; at >= writer.at; at--) {
      writer.bytes[at] = ZERO + (rest % 10);
      rest = (rest / 10) | 0;
    }
    writer.at += length;
  }

  #measure(width: number): void {
    const { column } = this.#place;
    if (width > this.widths[column]!) this.widths[column] = width;
  }
}
