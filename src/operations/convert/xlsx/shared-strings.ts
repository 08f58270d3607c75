import { XML_DECLARATION } from '../../../formats/xml/escape.ts';
import type { ZipPart } from '../../../formats/zip/part.ts';
import { ByteStrings, hashOf } from '../table/byte-strings.ts';
import type { JsonScanner } from '../table/json-scanner.ts';
import { QUOTE_PREFIX, WRAP } from './styles.ts';
import { textWidth } from './text-width.ts';
import { MAIN_NAMESPACE } from './workbook.ts';
import { XmlPart } from './xml-part.ts';
import { textElement } from './xstring.ts';

/** UTF-16 units of a cell, at most (Excel specifications and limits). */
const MAX_UNITS = 32_767;

/** Styles of `styles.ts` fit below, the width of a text is above. */
const STYLE_BITS = 3;

/** Called with the UTF-16 units of a text that is longer than a cell can hold. */
export type RefuseLength = (units: number, most: number) => never;

/**
 * The shared strings of a workbook (`xl/sharedStrings.xml`, ECMA-376-1 18.4): each text once, cells refer to
 * it by number. Inline strings would do too, but Apple Numbers does not read them.
 *
 * A plain text sent in two spellings (`a` and `\u0061`) has two entries, which the standard allows.
 */
export class SharedStrings {
  readonly #scanner: JsonScanner;
  readonly #spellings: ByteStrings;
  /** For each spelling the number of its entry. */
  readonly #entryOf: number[] = [];
  readonly #byText = new Map<string, number>();
  readonly #part = new XmlPart('xl/sharedStrings.xml');
  /** For each entry its style and, above that, its width. */
  readonly #looks: number[] = [];
  /** Lines of the texts that have several. */
  readonly #lineCounts = new Map<number, number>();
  #references = 0;

  constructor(scanner: JsonScanner) {
    this.#scanner = scanner;
    this.#spellings = new ByteStrings(scanner.bytes);
  }

  /** The entry of a string token, quotes included in the range. */
  ofToken(start: number, end: number, escaped: boolean, refuse: RefuseLength): number {
    const scanner = this.#scanner;
    const spellings = this.#spellings;
    if (escaped) return this.ofText(scanner.textOf(start, end, true), refuse);
    const known = spellings.size;
    const spelling = spellings.number(start + 1, end - 1, hashOf(scanner.bytes, start + 1, end - 1));
    if (spelling === known) {
      this.#entryOf.push(
        end - start - 2 <= MAX_UNITS && isPlain(scanner.bytes, start + 1, end - 1)
          ? this.#addPlain(start + 1, end - 1)
          : this.#find(scanner.textOf(start, end, false), refuse),
      );
    }
    this.#references++;
    return this.#entryOf[spelling]!;
  }

  /** The entry of a text. */
  ofText(text: string, refuse: RefuseLength): number {
    this.#references++;
    return this.#find(text, refuse);
  }

  /** The style a text needs, a sum of WRAP and QUOTE_PREFIX. */
  style(entry: number): number {
    return this.#looks[entry]! & ((1 << STYLE_BITS) - 1);
  }

  /** The width of a text's longest line. */
  width(entry: number): number {
    return this.#looks[entry]! >> STYLE_BITS;
  }

  /** Lines of a text; only one that needs WRAP has several. */
  lines(entry: number): number {
    return this.#lineCounts.get(entry) ?? 1;
  }

  /** The part, once every cell has added its text. */
  finish(): Promise<ZipPart> {
    const head = `${XML_DECLARATION}<sst xmlns="${MAIN_NAMESPACE}" count="${this.#references}" uniqueCount="${this.#looks.length}">`;
    this.#part.writer.text('</sst>');
    return this.#part.finish(head);
  }

  #find(text: string, refuse: RefuseLength): number {
    const known = this.#byText.get(text);
    if (known !== undefined) return known;
    if (text.length > MAX_UNITS) refuse(text.length, MAX_UNITS);
    this.#part.writer.text(`<si>${textElement(text)}</si>`);
    const style =
      (text.includes('\n') ? WRAP : 0) + (FORMULA_MARKS.includes(text[0] ?? ' ') ? QUOTE_PREFIX : 0);
    const entry = this.#add(textWidth(text), style);
    this.#byText.set(text, entry);
    if (style & WRAP) this.#lineCounts.set(entry, text.split('\n').length);
    return entry;
  }

  /** Adds a text of plain bytes: as many columns wide as it has bytes, nothing to escape. */
  #addPlain(start: number, end: number): number {
    const { writer } = this.#part;
    const { bytes } = this.#scanner;
    const first = bytes[start]!;
    const atEdge = end > start && (first === SPACE || bytes[end - 1] === SPACE);
    writer.range(...(atEdge ? OPEN_SPACED : OPEN));
    writer.range(bytes, start, end);
    writer.range(...CLOSE);
    return this.#add(end - start, end > start && isFormulaMark(first) ? QUOTE_PREFIX : 0);
  }

  #add(width: number, style: number): number {
    this.#part.cut();
    return this.#looks.push((width << STYLE_BITS) | style) - 1;
  }
}

const SPACE = 0x20;

/** A text that begins with one of these becomes a formula when it is edited. */
const FORMULA_MARKS = '=+-@';

function isFormulaMark(byte: number): boolean {
  return FORMULA_MARKS.includes(String.fromCharCode(byte));
}

/** For each byte whether it needs a check: 0 for one that is written as it is and is one column wide. */
const kinds = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte >= 0x20 && byte < 0x7f && !'&<>_'.includes(String.fromCharCode(byte)) ? 0 : 1,
);

function isPlain(bytes: Uint8Array, start: number, end: number): boolean {
  let kind = 0;
  for (let at = start; at < end; at++) kind |= kinds[bytes[at]!]!;
  return kind === 0;
}

const OPEN = ascii('<si><t>');
const OPEN_SPACED = ascii('<si><t xml:space="preserve">');
const CLOSE = ascii('</t></si>');

function ascii(text: string): [Uint8Array, number, number] {
  return [new TextEncoder().encode(text), 0, text.length];
}
