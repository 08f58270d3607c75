/** What was left out of a document, as the header x-pdf-warning names it. */
export type Warning =
  | 'html-tags-dropped'
  | 'images-not-fetched'
  | 'links-dropped'
  | 'front-matter-ignored'
  | 'header-or-footer-shortened';

/** The names are in a header. */
const MAX_TAGS = 20;
const MAX_OF_A_TAG = 40;

/** The warnings of one document, each once. */
export class Warnings {
  readonly #codes = new Set<Warning>();
  readonly #droppedTags = new Set<string>();

  add(code: Warning): void {
    this.#codes.add(code);
  }

  /** Names an element that is left out, or of what it is beside its text. */
  addDropped(tag: string): void {
    this.add('html-tags-dropped');
    if (this.#droppedTags.size < MAX_TAGS) this.#droppedTags.add(tag.slice(0, MAX_OF_A_TAG));
  }

  /** The names of the elements that were dropped, the first 20 in the order they were met, 40 characters of each. */
  get droppedTags(): readonly string[] {
    return [...this.#droppedTags];
  }

  /** In the order they were first given. */
  get codes(): readonly Warning[] {
    return [...this.#codes];
  }
}
