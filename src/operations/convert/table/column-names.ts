import type { Warnings } from '../warning-list.ts';

/**
 * Gives columns names that are all different: an empty one becomes `column_2` by its place, a repeated one `a_2`. What
 * a file names itself wins, so that a made name takes the next number that is free: `a,a,a_2` are a, a_3 and a_2.
 */
export class ColumnNames {
  readonly #warnings: Warnings;
  /** What a warning begins with. */
  readonly #subject: string;
  /** All names of the file, and those that were made: whether a column has it. */
  readonly #names = new Map<string, boolean>();
  readonly #next = new Map<string, number>();

  /** `literal` has all names of the file. */
  constructor(literal: readonly string[], warnings: Warnings, subject = '') {
    for (const name of literal) this.#names.set(name, false);
    this.#warnings = warnings;
    this.#subject = subject;
  }

  /** The name of a column at a place, counted from 1. */
  name(literal: string, place: number): string {
    if (literal !== '' && this.#names.get(literal) === false) {
      this.#names.set(literal, true);
      return literal;
    }
    const made = literal === '' ? this.unnamed(place) : this.#make(literal, 2);
    if (this.#warnings.isFull) return made;
    this.#warnings.add(
      literal === ''
        ? `${this.#subject}column ${place} has no name and is ${made}`
        : `${this.#subject}column ${place} repeats the name ${shown(literal)} and is ${shown(made)}`,
    );
    return made;
  }

  /** A name for a column that has none, without a warning. */
  unnamed(place: number): string {
    const name = `column_${place}`;
    if (this.#names.has(name)) return this.#make('column', place);
    this.#names.set(name, true);
    return name;
  }

  #make(stem: string, first: number): string {
    let number = Math.max(first, this.#next.get(stem) ?? 0);
    while (this.#names.has(`${stem}_${number}`)) number++;
    const name = `${stem}_${number}`;
    this.#next.set(stem, number + 1);
    this.#names.set(name, true);
    return name;
  }
}

/** Longest part of a name in a warning. */
const SHOWN = 60;

function shown(name: string): string {
  return name.length <= SHOWN ? name : `${name.slice(0, SHOWN).toWellFormed()}...`;
}
