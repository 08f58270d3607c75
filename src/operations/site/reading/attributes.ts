/** Attributes of one tag that are read; no page written by people has a hundred. */
const MAX_ATTRIBUTES = 5000;

/**
 * The attributes of the tag that is being read: a list of names and, for each, where its value is in the page.
 * One object serves all tags, because most values are never used.
 */
export class Attributes {
  readonly #html: string;
  /** Lower case, in order; a repeated one counts the first time (HTML 13.2.5.33). */
  readonly names: string[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  /** Values that are not a range of the page: those with character references. */
  readonly #written: (string | undefined)[] = [];
  /** At most MAX_ATTRIBUTES. */
  length = 0;

  constructor(html: string) {
    this.#html = html;
  }

  clear(): void {
    this.length = 0;
  }

  begin(name: string): void {
    if (this.length < MAX_ATTRIBUTES) this.length++;
    // Beyond the limit each replaces the one before.
    const at = this.length - 1;
    this.names[at] = name;
    this.#starts[at] = 0;
    this.#ends[at] = 0;
    this.#written[at] = undefined;
  }

  addPart(start: number, end: number): void {
    const at = this.length - 1;
    const before = this.#written[at];
    if (before !== undefined) this.#written[at] = before + this.#html.slice(start, end);
    else if (this.#ends[at] === start && start > 0) this.#ends[at] = end;
    else if (this.#ends[at] === 0) [this.#starts[at], this.#ends[at]] = [start, end];
    else this.#written[at] = this.valueAt(at) + this.#html.slice(start, end);
  }

  addCharacter(codePoint: number): void {
    const at = this.length - 1;
    this.#written[at] = this.valueAt(at) + String.fromCodePoint(codePoint);
  }

  /** The value at a place in `names`; '' for an attribute without one. */
  valueAt(index: number): string {
    return this.#written[index] ?? this.#html.slice(this.#starts[index], this.#ends[index]);
  }

  /** The value of an attribute, undefined when the tag has none of that name. */
  get(name: string): string | undefined {
    for (let at = 0; at < this.length; at++) if (this.names[at] === name) return this.valueAt(at);
    return undefined;
  }
}
