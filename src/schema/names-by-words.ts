import { wordsOf } from './name-words.ts';
import type { OtherNames } from './schema.ts';

/** Words of one row that follow each other in a name. */
interface Phrase {
  readonly words: readonly string[];
  /** The place of the row in the table. */
  readonly rank: number;
}

/** A row with its words, ready to be compared. */
interface WordRow {
  readonly row: OtherNames;
  readonly unless: ReadonlySet<string>;
}

/** Shorter words are the end of too many others: `fee` of coffee, `round` of background. */
const MIN_ENDING = 6;

/** How many names are remembered: those of sixty lines repeat, and so do those of the requests of one program. */
const MAX_REMEMBERED = 500;

const NO_ROWS: readonly OtherNames[] = [];

/** Stands for words that do not count; no name has it. */
const LEFT_OUT = '';

/** The rows of a table of names that list words. */
export class NamesByWords {
  readonly #rows: readonly WordRow[];
  /** Phrases by their first words: those that decide, and those that do not count. */
  readonly #deciding = new Map<string, Phrase[]>();
  readonly #leftOut = new Map<string, Phrase[]>();
  /** Every word of the table by its first two letters: into them, words without a sign between are taken apart. */
  readonly #vocabulary = new Map<string, Set<string>>();
  readonly #remembered = new Map<string, readonly OtherNames[]>();

  constructor(table: readonly OtherNames[]) {
    this.#rows = table.map((row) => ({ row, unless: new Set((row.unless ?? []).flatMap(wordsOf)) }));
    for (const [rank, { row, unless }] of this.#rows.entries()) {
      const isLeftOut = row.member === undefined && row.hint === undefined;
      for (const text of row.words ?? []) {
        const words = wordsOf(text);
        const phrases = isLeftOut ? this.#leftOut : this.#deciding;
        phrases.set(words[0]!, [...(phrases.get(words[0]!) ?? []), { words, rank }]);
        this.#learn(words);
      }
      this.#learn(unless);
    }
  }

  /** The rows that have words of a name, in the order of the table. */
  rowsOf(name: string): readonly OtherNames[] {
    let rows = this.#remembered.get(name);
    if (rows === undefined) {
      rows = this.#judge(name);
      if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
      this.#remembered.set(name, rows);
    }
    return rows;
  }

  #judge(name: string): readonly OtherNames[] {
    const words = wordsOf(name).flatMap((word) => this.#takenApart(word));
    // Most names have none of them, and a request may have a hundred thousand names.
    if (!words.some((word) => this.#deciding.has(word))) return NO_ROWS;
    const ranks = new Set<number>();
    for (const { rank } of matches(this.#counted(words), this.#deciding)) {
      if (!isExcepted(words, this.#rows[rank]!.unless)) ranks.add(rank);
    }
    return [...ranks].sort((one, other) => one - other).map((rank) => this.#rows[rank]!.row);
  }

  #learn(words: Iterable<string>): void {
    for (const word of words) {
      const beginning = word.slice(0, 2);
      this.#vocabulary.set(beginning, (this.#vocabulary.get(beginning) ?? new Set()).add(word));
    }
  }

  /**
   * The words of the table that a word consists of, as `shippingcost` does. Of a compound with another part, the last
   * one: the head of German and English compounds, such as `mindermengenzuschlag`.
   */
  #takenApart(word: string): readonly string[] {
    if (this.#has(word)) return [word];
    return this.#split(word) ?? this.#withoutEnding(word) ?? [word];
  }

  #has(word: string): boolean {
    return this.#vocabulary.get(word.slice(0, 2))?.has(word) === true;
  }

  #withoutEnding(word: string): string[] | undefined {
    for (let at = 1; at <= word.length - MIN_ENDING; at++) {
      const ending = word.slice(at);
      if (this.#has(ending)) return [word.slice(0, at), ending];
    }
    return undefined;
  }

  #split(word: string): string[] | undefined {
    /** The last word on a way to each place; undefined where no way leads. */
    const lastTo: (string | undefined)[] = [''];
    for (let from = 0; from < word.length; from++) {
      if (lastTo[from] === undefined) continue;
      for (const part of this.#vocabulary.get(word.slice(from, from + 2)) ?? []) {
        if (word.startsWith(part, from)) lastTo[from + part.length] ??= part;
      }
    }
    const parts: string[] = [];
    for (let at = word.length; at > 0; at -= parts[0]!.length) {
      const part = lastTo[at];
      if (part === undefined) return undefined;
      parts.unshift(part);
    }
    return parts;
  }

  #counted(words: readonly string[]): readonly string[] {
    const counted = [...words];
    for (const { at, length } of matches(words, this.#leftOut)) counted.fill(LEFT_OUT, at, at + length);
    return counted;
  }
}

interface Match {
  readonly rank: number;
  readonly at: number;
  readonly length: number;
}

function* matches(
  words: readonly string[],
  phrases: ReadonlyMap<string, readonly Phrase[]>,
): Generator<Match> {
  for (const [at, word] of words.entries()) {
    for (const phrase of phrases.get(word) ?? []) {
      if (phrase.words.every((part, index) => words[at + index] === part)) {
        yield { rank: phrase.rank, at, length: phrase.words.length };
      }
    }
  }
}

/** Whether the first word, or the last one that is no number, makes the name something else. */
function isExcepted(words: readonly string[], unless: ReadonlySet<string>): boolean {
  const last = words.findLast((word) => !/^\d+$/.test(word));
  return unless.has(words[0]!) || (last !== undefined && unless.has(last));
}
