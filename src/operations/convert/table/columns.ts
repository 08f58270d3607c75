import { ByteStrings, hashOf } from './byte-strings.ts';
import { type JsonScanner, QUOTE } from './json-scanner.ts';

/**
 * The columns of a table by the names of its rows' members, in the order first seen.
 *
 * Names are compared as texts, so `"\u0031"` is column `1`, and kept in a Map: `__proto__` and `constructor`
 * are names like any other. Rows mostly repeat the names of the row before, so the name that followed the
 * last one is tried first, byte by byte.
 */
export class Columns {
  readonly names: string[] = [];
  /** The row in which each column was first seen, from 0. */
  readonly firstRows: number[] = [];
  readonly #scanner: JsonScanner;
  readonly #spellings: ByteStrings;
  readonly #byName = new Map<string, number>();
  /** For each spelling of a name its column. */
  readonly #columnOf: number[] = [];
  /** The spelling that followed each spelling last, plus one; index 0 is the start of a row. */
  readonly #followers: number[] = [0];
  #place = 0;

  /** Columns with the names in `first` come before all others. */
  constructor(scanner: JsonScanner, first: readonly string[]) {
    this.#scanner = scanner;
    this.#spellings = new ByteStrings(scanner.bytes);
    for (const name of first) this.#columnNamed(name, 0);
  }

  /** The next name is the first of its row. */
  startRow(): void {
    this.#place = 0;
  }

  /** Moves past the name whose opening quote is at the scanner and returns its column. */
  read(row: number): number {
    const scanner = this.#scanner;
    const spellings = this.#spellings;
    const guess = this.#followers[this.#place]!;
    if (guess > 0 && spellings.standsAt(guess - 1, scanner.at + 1, QUOTE)) {
      scanner.at += spellings.length(guess - 1) + 2;
      this.#place = guess;
      return this.#columnOf[guess - 1]!;
    }
    return this.#find(row);
  }

  #find(row: number): number {
    const scanner = this.#scanner;
    const spellings = this.#spellings;
    const start = scanner.at;
    scanner.skipString();
    const hash = hashOf(scanner.bytes, start + 1, scanner.at - 1);
    const known = spellings.size;
    const spelling = spellings.number(start + 1, scanner.at - 1, hash);
    if (spelling === known) {
      this.#add(scanner.textOf(start, scanner.at, scanner.escaped), row);
    }
    this.#followers[this.#place] = spelling + 1;
    this.#place = spelling + 1;
    return this.#columnOf[spelling]!;
  }

  #add(name: string, row: number): void {
    this.#columnOf.push(this.#columnNamed(name, row));
    this.#followers.push(0);
  }

  #columnNamed(name: string, row: number): number {
    const known = this.#byName.get(name);
    if (known !== undefined) return known;
    const column = this.names.length;
    this.names.push(name);
    this.firstRows.push(row);
    this.#byName.set(name, column);
    return column;
  }
}
