/** Most warnings of one file: further ones say what those have said. */
const MAX_WARNINGS = 20;

/** What was changed or assumed while a file was read, in sentences. */
export class Warnings {
  readonly #texts: string[] = [];

  add(text: string): void {
    if (!this.isFull) this.#texts.push(text);
  }

  /** Whether a further one would be dropped: what it takes to write one need not be done. */
  get isFull(): boolean {
    return this.#texts.length >= MAX_WARNINGS;
  }

  get texts(): readonly string[] {
    return this.#texts;
  }
}
