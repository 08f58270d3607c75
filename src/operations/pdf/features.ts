import { mayBeDecoded } from '../../formats/pdf/pictures/png-image.ts';
import { rawBytes } from '../../formats/png/pixels.ts';
import { pngHead } from '../../formats/png/reader.ts';
import { hasJoinedLetter } from '../../formats/typesetting/joined-scripts.ts';
import { decodeBase64 } from '../../schema/base64.ts';
import { FenceScan } from './fence-scan.ts';
import { MAX_HIGHLIGHTED } from './highlight/most-highlighted.ts';

/** What a text has that takes time to draw, each counted for the most that it may be. */
export interface TextFeatures {
  /** Bytes but for those of pictures; those of other than ASCII; and how many different characters these are. */
  bytes: number;
  furtherBytes: number;
  characters: number;
  /** Letters of scripts that a shaper draws, if one is installed. */
  joinedLetters: number;
  /** Those that are not empty. */
  lines: number;
  headings: number;
  /** What begins quotes and items of lists, all levels of a line. */
  blockMarks: number;
  /** Of emphasis and notes. */
  inlineMarks: number;
  codeMarks: number;
  /** Of code whose language is named, at most as many as get colours. */
  colouredBytes: number;
  /** Of links, notes and pictures. */
  brackets: number;
  /** Of HTML and of links. */
  tags: number;
  /** Beginnings of bare links. */
  addresses: number;
  /** Of tables: as many in each row as its table has columns. */
  cells: number;
  pageBreaks: number;
  pictureBytes: number;
  /** What the pixels of PNG pictures inflate to, and how many are decoded, by their heads. */
  rawBytes: number;
  pixels: number;
}

/** Looks through Markdown in UTF-8 once, without parsing it: a hundredth of the time of drawing it. */
export function textFeatures(markdown: Uint8Array): TextFeatures {
  const scan = new FeatureScan(markdown);
  scan.run();
  return scan.features;
}

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const TAB = 0x09;
const SPACE = 0x20;
const HASH = 0x23;
const PARENTHESIS = 0x29;
const STAR = 0x2a;
const PLUS = 0x2b;
const COMMA = 0x2c;
const DASH = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const COLON = 0x3a;
const EQUALS = 0x3d;
const LESS = 0x3c;
const GREATER = 0x3e;
const LETTER_D = 0x64;
const LETTER_H = 0x68;
const LETTER_T = 0x74;
const LETTER_W = 0x77;
const PIPE = 0x7c;

/** The features that single bytes count for. */
const counted: readonly (keyof TextFeatures | undefined)[] = Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 0x80) return 'furtherBytes';
  const mark = String.fromCharCode(byte);
  if ('*_~^'.includes(mark)) return 'inlineMarks';
  return { '`': 'codeMarks', '[': 'brackets', '<': 'tags', '@': 'addresses' }[mark] as
    | keyof TextFeatures
    | undefined;
});

class FeatureScan {
  readonly features: TextFeatures = {
    bytes: 0,
    furtherBytes: 0,
    characters: 0,
    joinedLetters: 0,
    lines: 0,
    headings: 0,
    blockMarks: 0,
    inlineMarks: 0,
    codeMarks: 0,
    colouredBytes: 0,
    brackets: 0,
    tags: 0,
    addresses: 0,
    cells: 0,
    pageBreaks: 0,
    pictureBytes: 0,
    rawBytes: 0,
    pixels: 0,
  };
  readonly #text: Uint8Array;
  /** The columns of the table that the last lines may be in; 0 outside of one. */
  #columns = 0;
  /** The characters by their bytes in UTF-8, and whether each is a letter that joins. */
  readonly #characters = new Map<number, boolean>();
  /** Of the tables of HTML, taken for one: rows with cells, all cells, and those of the row with the most. */
  readonly #html = { rows: 0, cells: 0, widest: 0, hasSpans: false, hasDirection: false };
  /** Cells of the row of HTML that is open; undefined without one. */
  #rowCells: number | undefined;
  readonly #fences = new FenceScan();

  constructor(text: Uint8Array) {
    this.#text = text;
  }

  run(): void {
    const { length } = this.#text;
    for (let start = 0; start < length; ) start = this.#takeLine(start);
    this.features.colouredBytes = Math.min(this.#fences.bytes, MAX_HIGHLIGHTED);
    const { rows, cells, widest, hasSpans, hasDirection } = this.#html;
    // Lines in a direction that is given are resolved as those of Hebrew are.
    if (hasDirection) this.features.furtherBytes = this.features.bytes;
    // A cell that reaches over columns may begin them for other rows.
    this.features.cells += rows * Math.min(MAX_COLUMNS, hasSpans ? cells : widest);
  }

  /** Takes a line; returns where the next one begins. */
  #takeLine(start: number): number {
    const text = this.#text;
    const content = this.#takeMarks(start);
    let pipes = 0;
    let isRule = true;
    let at = content;
    for (; at < text.length; at++) {
      const byte = text[at]!;
      if (byte === LINE_FEED || byte === RETURN) break;
      if (byte === PIPE) pipes++;
      else if (byte !== DASH && byte !== COLON && byte !== SPACE && byte !== TAB) isRule = false;
      at = this.#takeByte(byte, at);
    }
    if (at > content) this.features.lines++;
    this.#fences.takeLine(text, start, content, at);
    this.features.bytes += at + 1 - start;
    this.#takeRow(content, at, isRule ? pipes : -1);
    return at + 1;
  }

  /** Counts what begins blocks in front of the content of a line; returns where that begins. */
  #takeMarks(start: number): number {
    const text = this.#text;
    let at = start;
    for (; ; at++) {
      const byte = text[at];
      if (byte === SPACE || byte === TAB) continue;
      if (byte === GREATER) this.features.blockMarks++;
      else if (byte === DASH || byte === PLUS || byte === STAR) {
        if (!this.#isSpace(at + 1)) break;
        this.features.blockMarks++;
      } else if (this.#isDigit(byte)) {
        let end = at + 1;
        while (end < at + 9 && this.#isDigit(text[end])) end++;
        if ((text[end] !== DOT && text[end] !== PARENTHESIS) || !this.#isSpace(end + 1)) break;
        this.features.blockMarks++;
        at = end;
      } else break;
    }
    // The underlines of headings are of these characters, too.
    if (text[at] === HASH || text[at] === EQUALS || text[at] === DASH) this.features.headings++;
    return at;
  }

  #isSpace(at: number): boolean {
    const byte = this.#text[at];
    return byte === undefined || byte === SPACE || byte === TAB || byte === LINE_FEED || byte === RETURN;
  }

  #isDigit(byte: number | undefined): boolean {
    return byte !== undefined && byte >= 0x30 && byte <= 0x39;
  }

  /** A line of dashes, colons and pipes begins a table of its columns, whose head is above it. An empty one ends it. */
  #takeRow(start: number, end: number, rulePipes: number): void {
    if (start === end) this.#columns = 0;
    else if (rulePipes > 0 && this.#columns === 0) {
      this.#columns = rulePipes + 1;
      this.features.cells += this.#columns;
    } else this.features.cells += this.#columns;
  }

  /** Counts a byte inside of a line; returns the last one that was taken with it. */
  #takeByte(byte: number, at: number): number {
    const { features } = this;
    const text = this.#text;
    const name = counted[byte];
    if (name !== undefined) features[name]++;
    if (byte >= 0xc0) this.#takeCharacter(at);
    else if (byte === LESS) this.#takeTag(at);
    else if (byte === EQUALS) this.#takeAttribute(at);
    else if (byte === SLASH) {
      if (text[at - 1] === SLASH) features.addresses++;
    } else if (byte === DOT) {
      if ((text[at - 1]! | 0x20) === LETTER_W && (text[at - 2]! | 0x20) === LETTER_W) features.addresses++;
    } else if (byte === COMMA && hasEnding(text, at, 'base64')) return this.#takePicture(at + 1);
    else if (byte === DASH && (hasEnding(text, at, '<!-') || hasEnding(text, at, 'break')))
      features.pageBreaks++;
    return at;
  }

  /** Counts the cells of HTML: a row ends with any other tag of a table. */
  #takeTag(at: number): void {
    const text = this.#text;
    const name = text[at + 1] === SLASH ? at + 2 : at + 1;
    if (hasEnding(text, name + 3, 'pre')) this.#fences.takeTag();
    if ((text[name]! | 0x20) !== LETTER_T) return;
    const second = text[name + 1]! | 0x20;
    const isCell = second === LETTER_D || (second === LETTER_H && !isLetter(text[name + 2]));
    if (!isCell) this.#rowCells = undefined;
    else if (name === at + 1) {
      const html = this.#html;
      if (this.#rowCells === undefined) html.rows++;
      this.#rowCells = (this.#rowCells ?? 0) + 1;
      html.cells++;
      html.widest = Math.max(html.widest, this.#rowCells);
    }
  }

  #takeAttribute(at: number): void {
    let end = at;
    while (this.#text[end - 1] === SPACE) end--;
    if (hasEnding(this.#text, end, 'span')) this.#html.hasSpans = true;
    else if (hasEnding(this.#text, end, 'dir')) this.#html.hasDirection = true;
  }

  #takeCharacter(at: number): void {
    const text = this.#text;
    const length = text[at]! < 0xe0 ? 2 : text[at]! < 0xf0 ? 3 : 4;
    let character = 0;
    for (let index = at; index < at + length; index++) character = character * 256 + (text[index] ?? 0);
    let joins = this.#characters.get(character);
    if (joins === undefined) {
      joins = hasJoinedLetter(new TextDecoder().decode(text.subarray(at, at + length)));
      this.#characters.set(character, joins);
      this.features.characters = this.#characters.size;
    }
    if (joins) this.features.joinedLetters++;
  }

  /** Passes the bytes of a picture; returns the last of them. */
  #takePicture(start: number): number {
    const text = this.#text;
    let end = start;
    while (end < text.length && isBase64(text[end]!)) end++;
    const head = decodeBase64(
      String.fromCharCode(...text.subarray(start, Math.min(end, start + HEAD_LETTERS))),
    );
    const size = head === undefined ? undefined : pngHead(head);
    if (size !== undefined) {
      this.features.rawBytes += rawBytes(size);
      if (mayBeDecoded(size)) this.features.pixels += size.width * size.height;
    }
    this.features.pictureBytes += end - start;
    this.features.bytes -= end - start;
    return end - 1;
  }
}

/** Most columns of a table. */
const MAX_COLUMNS = 100;

function isLetter(byte: number | undefined): boolean {
  const lower = (byte ?? 0) | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** Letters of base64 that are the 30 bytes a PNG begins with, its head among them. */
const HEAD_LETTERS = 40;

function isBase64(byte: number): boolean {
  const lower = byte | 0x20;
  return (
    (lower >= 0x61 && lower <= 0x7a) || (byte >= 0x2f && byte <= 0x39) || byte === PLUS || byte === EQUALS
  );
}

/** Whether a text precedes a place, in any case; it is given in lower case. */
function hasEnding(text: Uint8Array, end: number, ending: string): boolean {
  for (let at = 0; at < ending.length; at++) {
    const byte = text[end - ending.length + at] ?? 0;
    const lower = byte >= 0x41 && byte <= 0x5a ? byte | 0x20 : byte;
    if (lower !== ending.charCodeAt(at)) return false;
  }
  return true;
}
