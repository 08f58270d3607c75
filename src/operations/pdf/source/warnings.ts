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

  add(code: Warning): void {
    this.#codes.add(code);
  }

  /** In the order they were first given. */
  get codes(): readonly Warning[] {
    return [...this.#codes];
  }
}
