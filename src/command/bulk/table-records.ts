import { type LineBound, tooLong } from './text-lines.ts';

/** What parts the cells of a table: RFC 4180 has the comma, IANA's text/tab-separated-values the tab. */
export type Delimiter = ',' | '\t';

/**
 * The records of a table as they come, each a list of texts: RFC 4180, with quotes in tables of tabs too. CR LF, LF and
 * CR end a record; blank lines are dropped. Throws CommandLineError for a record that is too long, before it has ended.
 */
export async function* tableRecords(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
  bound: LineBound,
): AsyncGenerator<readonly string[]> {
  const reader = new RecordReader(delimiter, bound);
  for await (const text of texts) yield* reader.read(text);
  yield* reader.end();
}

/** The names of the first record and the texts of another, by name. Cells without a name are left out. */
export function namedCells(
  header: readonly string[],
  record: readonly string[],
): readonly (readonly [name: string, text: string])[] {
  return header.flatMap((name, column) => (name === '' ? [] : [[name, record[column] ?? ''] as const]));
}

/**
 * Named cells as the JSON text of an object. Not by an object: `__proto__` and names of digits are names of columns like
 * any other.
 */
export function rowJson(cells: readonly (readonly [name: string, text: string])[]): string {
  return `{${cells.map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)}`).join(',')}}`;
}

/** Where in a cell the next character is. */
type State = 'at its beginning' | 'plain' | 'quoted' | 'after a quote';

/** Cells are cut out of the text in runs: added character by character they took forty bytes for each. */
class RecordReader {
  readonly #ends: RegExp;
  readonly #delimiter: Delimiter;
  readonly #bound: LineBound;
  #record: string[] = [];
  #cell: string[] = [];
  #length = 0;
  #number = 1;
  #state: State = 'at its beginning';
  #isAfterReturn = false;

  constructor(delimiter: Delimiter, bound: LineBound) {
    this.#delimiter = delimiter;
    this.#bound = bound;
    this.#ends = new RegExp(`["\\r\\n${delimiter}]`, 'g');
  }

  *read(text: string): Generator<readonly string[]> {
    for (let at = 0; at < text.length; ) {
      const end = this.#endOfRun(text, at);
      if (end > at) {
        this.#isAfterReturn = false;
        if (this.#state !== 'quoted') this.#state = 'plain';
        this.#add(text.slice(at, end));
      }
      if (end < text.length) yield* this.#mark(text[end]!);
      at = end + 1;
    }
  }

  /** Ends the record, if there is anything in it. */
  *end(): Generator<readonly string[]> {
    this.#endCell();
    const record = this.#record;
    this.#record = [];
    this.#length = 0;
    this.#number++;
    if (record.length > 1 || record[0] !== '') yield record;
  }

  /** Where the next character is that may be more than text. */
  #endOfRun(text: string, from: number): number {
    if (this.#state === 'quoted') {
      const quote = text.indexOf('"', from);
      return quote < 0 ? text.length : quote;
    }
    this.#ends.lastIndex = from;
    return this.#ends.exec(text)?.index ?? text.length;
  }

  /** A quote, a delimiter or the end of a line; of two quotes inside quotes the second is text. */
  *#mark(character: string): Generator<readonly string[]> {
    const isSecondHalf = this.#isAfterReturn && character === '\n';
    this.#isAfterReturn = false;
    if (isSecondHalf) return;
    if (character === '"') this.#quote();
    else if (character === this.#delimiter) this.#endCell();
    else {
      this.#isAfterReturn = character === '\r';
      yield* this.end();
    }
  }

  #quote(): void {
    const state = this.#state;
    if (state === 'at its beginning') this.#state = 'quoted';
    else if (state === 'quoted') this.#state = 'after a quote';
    else if (state === 'after a quote') this.#state = 'quoted';
    if (state === 'after a quote' || state === 'plain') this.#add('"');
  }

  #add(text: string): void {
    this.#grow(text.length);
    this.#cell.push(text);
  }

  #endCell(): void {
    this.#grow(1);
    this.#record.push(this.#cell.join(''));
    this.#cell = [];
    this.#state = 'at its beginning';
  }

  #grow(length: number): void {
    this.#length += length;
    // The end of a record counts as one character, which a line does not have.
    if (this.#length > this.#bound.longest + 1) throw tooLong('row', this.#number, this.#bound);
  }
}
