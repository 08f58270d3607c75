import { END, START, TEXT, type XmlReader, type XmlToken } from '../../../../formats/xml/reader.ts';
import { ByteWriter } from '../../csv/byte-writer.ts';
import { XstringWriter } from '../../table/json-text.ts';
import { grouped, MAIN, type Parts, type Refuse } from '../package/parts.ts';

/** Most bytes of the shared strings: each is kept, so that cells can refer to it. */
const MAX_BYTES = 33_554_432;

const QUOTE = 0x22;
const T = new TextEncoder().encode('t');
const R = new TextEncoder().encode('r');
const SI = new TextEncoder().encode('si');

/** The shared strings of a workbook (ECMA-376-1 18.4.9) as JSON strings, one after the other. */
export class SharedTexts {
  readonly #writer: ByteWriter;
  readonly #text: XstringWriter;
  readonly #refuse: Refuse;
  /** Where each ends. */
  #ends = new Int32Array(1024);
  #count = 0;
  #isItem = false;
  #isRun = false;
  /** The depth of the `t` whose text is read; 0 outside of one. */
  #textDepth = 0;

  constructor(capacity: number, refuse: Refuse) {
    this.#writer = new ByteWriter(capacity);
    this.#text = new XstringWriter(this.#writer);
    this.#refuse = refuse;
  }

  get count(): number {
    return this.#count;
  }

  /** Bytes of the JSON of all. */
  get length(): number {
    return this.#writer.at;
  }

  /** The JSON of all, up to `length`. */
  get bytes(): Uint8Array {
    return this.#writer.bytes;
  }

  start(index: number): number {
    return index === 0 ? 0 : this.#ends[index - 1]!;
  }

  end(index: number): number {
    return this.#ends[index]!;
  }

  /** Takes a token of the part: si > t, or si > r > t; the rest, as how a text is pronounced, is passed. */
  readonly visit = (token: XmlToken, reader: XmlReader): void => {
    const { depth } = reader;
    if (token === START) {
      const isMain = reader.space === MAIN;
      if (depth === 2) {
        this.#isItem = isMain && reader.isNamed(SI);
        if (this.#isItem) this.#writer.byte(QUOTE);
      } else if (depth === 3) {
        this.#isRun = isMain && reader.isNamed(R);
        if (this.#isItem && isMain && reader.isNamed(T)) this.#textDepth = depth;
      } else if (depth === 4 && this.#isItem && this.#isRun && isMain && reader.isNamed(T)) {
        this.#textDepth = depth;
      }
    } else if (token === TEXT) {
      if (depth !== this.#textDepth) return;
      this.#text.write(reader.bytes, reader.start, reader.end);
      if (this.#writer.at > 2 * MAX_BYTES)
        this.#refuse(`has shared strings of more than ${grouped(MAX_BYTES)} bytes`);
    } else if (token === END) {
      if (depth < this.#textDepth) this.#textDepth = 0;
      if (depth === 1 && this.#isItem) this.#add();
    }
  };

  #add(): void {
    this.#writer.byte(QUOTE);
    this.#isItem = false;
    if (this.#count === this.#ends.length) {
      const larger = new Int32Array(this.#ends.length * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.#ends[this.#count++] = this.#writer.at;
  }
}

/** Reads the shared strings of a workbook; one without has none. */
export async function readSharedTexts(parts: Parts, name: string | undefined): Promise<SharedTexts> {
  const size = name === undefined ? 0 : parts.sizeOf(name);
  if (size > MAX_BYTES) {
    parts.refuse(`has shared strings of ${grouped(size)} bytes, at most ${grouped(MAX_BYTES)} are read`);
  }
  const texts = new SharedTexts(size + 64, parts.refuse);
  if (name === undefined || !parts.has(name)) return texts;
  parts.reserve([name]);
  await parts.read(name, texts.visit);
  return texts;
}
