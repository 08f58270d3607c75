/** What was left out of a document, as the header x-pdf-warning names it. */
export type Warning =
  | 'html-tags-dropped'
  | 'images-not-fetched'
  | 'links-dropped'
  | 'front-matter-ignored'
  | 'header-or-footer-shortened';

/** The warnings of one document, each once. */
export class Warnings {
  readonly #codes = new Set<Warning>();
  readonly #droppedTags = new Set<string>();

  add(code: Warning): void {
    this.#codes.add(code);
  }

  /** Tells of an element that is left out, or of what it is beside its text. */
  addDropped(tag: string): void {
    this.add('html-tags-dropped');
    this.#droppedTags.add(tag);
  }

  /** The names of the elements that were dropped, in the order they were first met. */
  get droppedTags(): readonly string[] {
    return [...this.#droppedTags];
  }

  /** In the order they were first given. */
  get codes(): readonly Warning[] {
    return [...this.#codes];
  }
}
