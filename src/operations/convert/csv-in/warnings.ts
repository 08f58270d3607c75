/** Most warnings of one file: further ones say what those have said. */
const MOST = 20;

/** What was changed or assumed while a file was read, in sentences. */
export class Warnings {
  readonly #texts: string[] = [];

  add(text: string): void {
    if (this.#texts.length < MOST) this.#texts.push(text);
  }

  get texts(): readonly string[] {
    return this.#texts;
  }
}
