/** Marks where a block begins or ends in the text; a NUL of the page itself is not text anyway. */
export const BLOCK_EDGE = '\0';

/** Elements that do not interrupt the text around them. */
const inline = new Set(
  (
    'a abbr acronym b basefont bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q rb rp rt ' +
    'ruby s samp small span strike strong sub sup time tt u var wbr'
  ).split(' '),
);

/** Elements whose text is not shown on the page. */
const unseen = new Set(['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'template']);

/** Whether the element begins a block of its own, where an address or a number cannot go on. */
export function isBlock(tag: string): boolean {
  return !inline.has(tag);
}

/** White space that is not one space already. */
const severalSpaces = /[\t\n\f\r]| {2}/;

const PARTS_AT_ONCE = 4096;

/**
 * The text people see: joined over inline elements and comments, with a mark at the edges of blocks and its white
 * space collapsed (CSS 2.1 16.6.1). Drawings, scripts and fields are left out.
 */
export class VisibleText {
  readonly #joined: string[] = [];
  /** Joined in batches, so that no single call joins them all. */
  readonly #parts: string[] = [];
  #atEdge = true;
  /** White space that shows if more text follows in the block. */
  #hasSpace = false;
  /** Open elements whose line ends show. */
  #preformatted = 0;
  #hidden = '';
  #hiddenDepth = 0;
  /** Characters so far: the place of what is found beside the text, such as the address of a link. */
  length = 0;

  get isHidden(): boolean {
    return this.#hiddenDepth > 0;
  }

  open(tag: string, isForeign: boolean, isEdge: boolean): void {
    if (this.#hiddenDepth > 0) {
      if (tag === this.#hidden) this.#hiddenDepth++;
      return;
    }
    if (isForeign ? tag === 'svg' || tag === 'math' : unseen.has(tag)) {
      this.#hidden = tag;
      this.#hiddenDepth = 1;
    }
    if (isEdge) this.#edge();
    if (tag === 'pre') this.#preformatted++;
  }

  close(tag: string, isEdge: boolean): void {
    if (this.#hiddenDepth > 0 && tag === this.#hidden) this.#hiddenDepth--;
    if (isEdge) this.#edge();
    if (tag === 'pre' && this.#preformatted > 0) this.#preformatted--;
  }

  add(text: string): void {
    const lines = this.#preformatted === 0 ? [text] : text.split(/[\n\r]+/);
    for (const [index, line] of lines.entries()) {
      if (index > 0) this.#edge();
      this.#addLine(line);
    }
  }

  #addLine(text: string): void {
    const collapsed = severalSpaces.test(text) ? text.replace(/[ \t\n\f\r]+/g, ' ') : text;
    const start = collapsed.startsWith(' ') ? 1 : 0;
    if (start === 1) this.#hasSpace = !this.#atEdge;
    if (collapsed.length === start) return;
    const end = collapsed.endsWith(' ') ? collapsed.length - 1 : collapsed.length;
    const shown = (this.#hasSpace ? ' ' : '') + collapsed.slice(start, end);
    this.#push(shown);
    this.length += shown.length;
    this.#atEdge = false;
    this.#hasSpace = end < collapsed.length;
  }

  toString(): string {
    return this.#joined.join('') + this.#parts.join('');
  }

  #edge(): void {
    this.#hasSpace = false;
    if (this.#atEdge) return;
    this.#push(BLOCK_EDGE);
    this.length++;
    this.#atEdge = true;
  }

  #push(text: string): void {
    this.#parts.push(text);
    if (this.#parts.length < PARTS_AT_ONCE) return;
    this.#joined.push(this.#parts.join(''));
    this.#parts.length = 0;
  }
}
