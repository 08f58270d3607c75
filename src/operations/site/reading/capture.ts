/** Gathers the text of one element in parts: an address element, or the properties of a microdata item. */
export class Capture {
  readonly #tag: string;
  #depth = 1;
  readonly #parts: string[] = [''];
  #length = 0;

  constructor(tag: string) {
    this.#tag = tag;
  }

  open(tag: string): void {
    if (tag === this.#tag) this.#depth++;
  }

  /** Whether this end tag closes the element. */
  close(tag: string): boolean {
    return tag === this.#tag && --this.#depth === 0;
  }

  /** A block or a property begins. */
  part(): void {
    if (this.#parts.at(-1) !== '') this.#parts.push('');
  }

  add(text: string): void {
    if (this.#length > MAX_CHARACTERS) return;
    this.#length += text.length;
    this.#parts[this.#parts.length - 1] += text;
  }

  /** The parts with their edges trimmed, joined by commas. */
  get text(): string {
    return this.#parts.map(trimPart).filter(Boolean).join(', ');
  }
}

/** Somewhat more than a finder keeps: white space is not yet collapsed. */
const MAX_CHARACTERS = 2000;

function trimPart(part: string): string {
  const collapsed = part.replace(/\s+/g, ' ');
  let start = 0;
  let end = collapsed.length;
  while (start < end && ' ,;|'.includes(collapsed[start]!)) start++;
  while (end > start && ' ,;|'.includes(collapsed[end - 1]!)) end--;
  return collapsed.slice(start, end);
}
