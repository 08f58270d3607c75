import { type LexiconTable, lexiconTables } from './lexicon.generated.ts';
import { type Row, rowsIn } from './lexicon.ts';

/** Letters by which lines are read together. */
const READ_BY = 6;
/** Beginnings of words that are read one by one: a text has a few hundred. Where there are more, all lines are read. */
const MAX_READ = 2000;

/**
 * What is known of words, read from sorted lines where a text first has a word: a map of all of them takes longer to
 * make than a text to read.
 */
export class WordTable<Value> {
  readonly #lines: string;
  readonly #read: (rows: readonly Row[]) => Value;
  readonly #beginnings = new Set<string>();
  readonly #values = new Map<string, Value>();
  #isWhole = false;

  /**
   * Takes lines that begin with a word and a tab, sorted by these in UTF-16 units, and what makes a value of the lines of
   * one word, which come without the word.
   */
  constructor(lines: string, read: (rows: readonly Row[]) => Value) {
    this.#lines = lines;
    this.#read = read;
  }

  has(word: string): boolean {
    return this.get(word) !== undefined;
  }

  get(word: string): Value | undefined {
    const known = this.#values.get(word);
    if (known !== undefined || this.#isWhole) return known;
    const beginning = word.length < READ_BY ? `${word}\t` : word.slice(0, READ_BY);
    if (this.#beginnings.has(beginning)) return undefined;
    this.#readFrom(beginning);
    return this.#values.get(word);
  }

  #readFrom(beginning: string): void {
    const lines = this.#lines;
    this.#isWhole = this.#beginnings.size >= MAX_READ;
    if (this.#isWhole) this.#beginnings.clear();
    else this.#beginnings.add(beginning);
    const start = this.#isWhole ? 0 : this.#find(beginning);
    for (let at = start; at < lines.length && (this.#isWhole || lines.startsWith(beginning, at)); ) {
      const word = lines.slice(at, lines.indexOf('\t', at) + 1);
      const from = at;
      while (lines.startsWith(word, at)) at = endOf(lines, at) + 1;
      const own = lines.slice(from, at - 1).replaceAll(`\n${word}`, '\n');
      this.#values.set(word.slice(0, -1), this.#read(rowsIn(own.slice(word.length))));
    }
  }

  /** Where the first line is that does not come before a beginning. */
  #find(beginning: string): number {
    const lines = this.#lines;
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const line = Math.max(low, lines.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1);
      if (lines.slice(line, line + beginning.length) < beginning) low = endOf(lines, line) + 1;
      else high = line;
    }
    return low;
  }
}

/** A table of the lexicon. */
export function tableOf<Value>(name: LexiconTable, read: (rows: readonly Row[]) => Value): WordTable<Value> {
  return new WordTable(lexiconTables[name], read);
}

function endOf(lines: string, at: number): number {
  const end = lines.indexOf('\n', at);
  return end < 0 ? lines.length : end;
}
