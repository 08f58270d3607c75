/** What parts the cells of a table: RFC 4180 has the comma, IANA's text/tab-separated-values the tab. */
export type Delimiter = ',' | '\t';

/**
 * The records of a table as they come, each a list of texts: RFC 4180, with quotes in tables of tabs too. CR LF, LF and
 * CR end a record; blank lines are dropped.
 */
export async function* tableRecords(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<readonly string[]> {
  const reader = new RecordReader(delimiter);
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

class RecordReader {
  readonly #delimiter: Delimiter;
  #record: string[] = [];
  #cell = '';
  #state: State = 'at its beginning';
  #isAfterReturn = false;

  constructor(delimiter: Delimiter) {
    this.#delimiter = delimiter;
  }

  *read(text: string): Generator<readonly string[]> {
    for (const character of text) {
      const isSecondHalf = this.#isAfterReturn && character === '\n';
      this.#isAfterReturn = false;
      if (isSecondHalf) continue;
      if (this.#isText(character)) {
        this.#cell += character;
      } else if (character === this.#delimiter) {
        this.#endCell();
      } else if (character !== '"') {
        this.#isAfterReturn = character === '\r';
        yield* this.end();
      }
    }
  }

  /** Ends the record, if there is anything in it. */
  *end(): Generator<readonly string[]> {
    this.#endCell();
    const record = this.#record;
    this.#record = [];
    if (record.length > 1 || record[0] !== '') yield record;
  }

  /** Whether a character belongs to the cell; of two quotes inside quotes the second does. */
  #isText(character: string): boolean {
    const state = this.#state;
    if (character === '"' && state === 'at its beginning') this.#state = 'quoted';
    else if (character === '"' && state === 'quoted') this.#state = 'after a quote';
    else if (character === '"' && state === 'after a quote') this.#state = 'quoted';
    else if (state !== 'quoted') this.#state = 'plain';
    if (character === '"') return state === 'after a quote' || state === 'plain';
    return state === 'quoted' || !(character === this.#delimiter || character === '\n' || character === '\r');
  }

  #endCell(): void {
    this.#record.push(this.#cell);
    this.#cell = '';
    this.#state = 'at its beginning';
  }
}
