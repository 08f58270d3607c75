/**
 * One cell's type, format and text as JSON (ECMA-376-1 18.3.1.4):
 *
 *     t="s"  <v>0</v>       the first shared text
 *     t="b"  <v>1</v>       true
 *     t="n"  <v>45292</v>   a number, or a day where its format shows one (format-code.ts): "2024-01-01"
 *     t="e"  <v>#N/A</v>    "#N/A"
 */
import { ByteWriter } from '../../csv/byte-writer.ts';
import { XstringWriter } from '../../table/json-text.ts';
import type { CellType } from './cell-type.ts';
import { DateText } from './date-text.ts';
import { NO_DATE } from './format-code.ts';
import type { NumberFormats } from './number-formats.ts';
import { isJsonNumber } from './number-token.ts';
import type { SharedTexts } from './shared-texts.ts';
import type { ShownNumbers } from './shown-number.ts';

/** What the values of a workbook's cells depend on. */
export interface ValueContext {
  readonly shared: SharedTexts;
  readonly formats: NumberFormats;
  readonly is1904: boolean;
  readonly dates: 'iso' | 'serial';
  /** Present where numbers and booleans are the texts that the sheet shows. */
  readonly shown: ShownNumbers | undefined;
}

/** What becomes of a cell that has nothing to write, or that is not written as it is shown. */
export interface ValueEvents {
  /** A formula has no stored value. */
  noResult(): void;
  /** A number with a date format is not a day of a calendar. */
  noDate(): void;
  /** A value is not of the type of its cell, and is a text. */
  otherType(): void;
  /** A shared string is not there. */
  noString(): void;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const NULL = encoder.encode('null');
const TRUE = encoder.encode('true');
const FALSE = encoder.encode('false');
const SHOWN_TRUE = encoder.encode('"TRUE"');
const SHOWN_FALSE = encoder.encode('"FALSE"');

const SPACE = 0x20;
const QUOTE = 0x22;
const ZERO = 0x30;
const NINE = 0x39;

/** A number as XML Schema writes it, but for INF and NaN, which JSON does not have. */
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Makes JSON of the values of cells: `bytes` from `start` to `end`, valid until the next one. */
export class CellValues {
  bytes: Uint8Array = NULL;
  start = 0;
  end = 0;
  readonly #context: ValueContext;
  readonly #events: ValueEvents;
  readonly #date: DateText;
  readonly #writer = new ByteWriter(1024);
  readonly #text = new XstringWriter(this.#writer);
  /** A value that comes in parts. */
  readonly #parts = new ByteWriter(64);
  /** The value as it is in the file. */
  #raw: Uint8Array = NULL;
  #rawStart = 0;
  #rawEnd = 0;
  #hasInline = false;

  constructor(context: ValueContext, events: ValueEvents) {
    this.#context = context;
    this.#events = events;
    this.#date = new DateText(context.is1904);
  }

  /** Begins a cell. */
  clear(): void {
    this.#rawStart = 0;
    this.#rawEnd = 0;
    this.#hasInline = false;
  }

  /** Adds text of the element `v`. */
  addValue(bytes: Uint8Array, start: number, end: number): void {
    if (this.#rawEnd > this.#rawStart) {
      this.#append(bytes, start, end);
      return;
    }
    this.#raw = bytes;
    this.#rawStart = start;
    this.#rawEnd = end;
  }

  /** Adds a text of the element `is`: several are the runs of one text. */
  addInline(bytes: Uint8Array, start: number, end: number): void {
    if (!this.#hasInline) this.#open();
    this.#hasInline = true;
    this.#text.write(bytes, start, end);
  }

  /** Makes the value of a cell. False where it has none; a formula without one is null. */
  finish(type: CellType, style: number, hasFormula: boolean): boolean {
    // A text that has the form of an inline one is one, whatever type its cell names.
    if (this.#hasInline && (type === 'inline' || this.#rawEnd === this.#rawStart)) return this.#closeText();
    if (this.#rawEnd > this.#rawStart) return this.#ofRaw(type, style);
    if (!hasFormula || type === 'text') return false;
    this.#events.noResult();
    return this.#constant(NULL);
  }

  /** A comment parted the value: what was read moves once, however many parts follow. */
  #append(bytes: Uint8Array, start: number, end: number): void {
    const parts = this.#parts;
    if (this.#raw !== parts.bytes) {
      parts.at = 0;
      parts.range(this.#raw, this.#rawStart, this.#rawEnd);
    }
    parts.range(bytes, start, end);
    this.#raw = parts.bytes;
    this.#rawStart = 0;
    this.#rawEnd = parts.at;
  }

  #ofRaw(type: CellType, style: number): boolean {
    switch (type) {
      case 'number':
        return this.#number(style);
      case 'shared':
        return this.#shared();
      case 'boolean':
        return this.#boolean();
      default:
        return this.#writtenText();
    }
  }

  #number(style: number): boolean {
    const raw = this.#raw;
    this.#trim();
    if (this.#rawEnd === this.#rawStart) return false;
    const shown = this.#shownText(style);
    if (shown !== undefined) return shown !== '' && this.#constant(encoder.encode(JSON.stringify(shown)));
    if (!this.#context.formats.isPlain(style) && this.#context.dates === 'iso' && this.#dateOf(style))
      return true;
    if (isJsonNumber(raw, this.#rawStart, this.#rawEnd))
      return this.#range(raw, this.#rawStart, this.#rawEnd);
    const number = this.#value();
    if (!Number.isFinite(number)) return this.#otherType();
    return this.#constant(encoder.encode(String(number)));
  }

  /** The text that the sheet shows of a number, empty where its format hides it; undefined where numbers are as stored. */
  #shownText(style: number): string | undefined {
    const { shown } = this.#context;
    if (shown === undefined) return undefined;
    const value = this.#value();
    return Number.isFinite(value) ? shown.textOf(style, value) : undefined;
  }

  /** The value of a number as XML Schema writes it (part 2, 3.2.5); NaN for anything else. */
  #value(): number {
    const text = this.#rawText();
    return NUMBER.test(text) ? Number(text) : Number.NaN;
  }

  /** Makes a date of a number whose format shows one. */
  #dateOf(style: number): boolean {
    const value = this.#value();
    if (Number.isNaN(value)) return false;
    const kind = this.#context.formats.kindOf(style, value);
    if (kind === NO_DATE) return false;
    const date = this.#date;
    if (date.write(value, kind)) return this.#range(date.bytes, 0, date.length);
    this.#events.noDate();
    return false;
  }

  #shared(): boolean {
    const { shared } = this.#context;
    const index = this.#index();
    if (index === undefined || index >= shared.count) {
      this.#events.noString();
      return this.#constant(NULL);
    }
    const start = shared.start(index);
    const end = shared.end(index);
    return end - start > 2 && this.#range(shared.bytes, start, end);
  }

  /** The number of a shared string; undefined where the value is not one. */
  #index(): number | undefined {
    const raw = this.#raw;
    let index = 0;
    this.#trim();
    for (let at = this.#rawStart; at < this.#rawEnd; at++) {
      const byte = raw[at]!;
      if (byte < ZERO || byte > NINE) return undefined;
      index = index * 10 + byte - ZERO;
    }
    return this.#rawEnd > this.#rawStart ? index : undefined;
  }

  #boolean(): boolean {
    this.#trim();
    const text = this.#rawText();
    const isShown = this.#context.shown !== undefined;
    if (text === '1' || text === 'true') return this.#constant(isShown ? SHOWN_TRUE : TRUE);
    if (text === '0' || text === 'false') return this.#constant(isShown ? SHOWN_FALSE : FALSE);
    return this.#otherType();
  }

  /** White space around a value that is not a text means nothing (XML Schema part 2, 4.3.6). */
  #trim(): void {
    const raw = this.#raw;
    while (this.#rawStart < this.#rawEnd && raw[this.#rawStart]! <= SPACE) this.#rawStart++;
    while (this.#rawEnd > this.#rawStart && raw[this.#rawEnd - 1]! <= SPACE) this.#rawEnd--;
  }

  /** The value as a text, because it is not of the type of its cell. */
  #otherType(): boolean {
    this.#events.otherType();
    return this.#writtenText();
  }

  #writtenText(): boolean {
    this.#open();
    this.#text.write(this.#raw, this.#rawStart, this.#rawEnd);
    return this.#closeText();
  }

  #open(): void {
    this.#writer.at = 0;
    this.#writer.byte(QUOTE);
  }

  /** False for an empty text: its cell is empty. */
  #closeText(): boolean {
    this.#writer.byte(QUOTE);
    return this.#writer.at > 2 && this.#range(this.#writer.bytes, 0, this.#writer.at);
  }

  #constant(bytes: Uint8Array): boolean {
    return this.#range(bytes, 0, bytes.length);
  }

  #range(bytes: Uint8Array, start: number, end: number): boolean {
    this.bytes = bytes;
    this.start = start;
    this.end = end;
    return true;
  }

  #rawText(): string {
    return decoder.decode(this.#raw.subarray(this.#rawStart, this.#rawEnd));
  }
}
