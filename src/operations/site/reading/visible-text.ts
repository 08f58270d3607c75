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

/** White space that is not one space already, and characters without width, which may be within a word. */
const severalSpaces = /[\t\n\f\r\u00ad\u200b\u2060\ufeff]| {2}/;

/** White space of HTML. */
function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13 && code !== 11);
}

/** Longer texts are written from right to left for their language. */
const MAX_REVERSED = 1000;

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
  /** Whether the hidden element is part of a line, whose end ends it. */
  #isHiddenInline = false;
  /** An element whose text is shown from its end to its beginning. */
  #reversed: { readonly tag: string; depth: number; text: string } | undefined;
  /** Characters so far: the place of what is found beside the text, such as the address of a link. */
  length = 0;

  get isHidden(): boolean {
    return this.#hiddenDepth > 0;
  }

  /** The text of the element that was opened last is shown backwards, as `unicode-bidi: bidi-override` does. */
  reverse(tag: string): void {
    if (this.#hiddenDepth === 0) this.#reversed ??= { tag, depth: 1, text: '' };
  }

  /** The element that was opened last is not shown. Only one that begins within a word is left out. */
  hideInWord(tag: string): void {
    if (this.#hiddenDepth > 0 || this.#atEdge || this.#hasSpace || tag === 'wbr') return;
    if (!/[\w@.-]/.test(this.#parts.at(-1)?.at(-1) ?? '')) return;
    this.#hidden = tag;
    this.#hiddenDepth = 1;
    this.#isHiddenInline = true;
  }

  open(tag: string, isForeign: boolean, isEdge: boolean): void {
    if (isEdge) this.#endLine();
    if (this.#reversed?.tag === tag) this.#reversed.depth++;
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
    if (isEdge) this.#endLine();
    if (this.#reversed?.tag === tag && --this.#reversed.depth === 0) this.#endReversed();
    if (this.#hiddenDepth > 0 && tag === this.#hidden && --this.#hiddenDepth === 0)
      this.#isHiddenInline = false;
    if (isEdge) this.#edge();
    if (tag === 'pre' && this.#preformatted > 0) this.#preformatted--;
  }

  add(text: string): void {
    if (this.#reversed !== undefined) {
      this.#reversed.text += text;
      if (this.#reversed.text.length > MAX_REVERSED) this.#endReversed();
      return;
    }
    if (this.#preformatted === 0) {
      this.#addLine(text);
      return;
    }
    for (const [index, line] of text.split(/[\n\r]+/).entries()) {
      if (index > 0) this.#edge();
      this.#addLine(line);
    }
  }

  #addLine(text: string): void {
    let start = 0;
    let end = text.length;
    while (start < end && isSpace(text.charCodeAt(start))) start++;
    if (start > 0) this.#hasSpace = !this.#atEdge;
    if (start === end) return;
    while (isSpace(text.charCodeAt(end - 1))) end--;
    const inner = start === 0 && end === text.length ? text : text.slice(start, end);
    const collapsed = severalSpaces.test(inner)
      ? inner.replace(/[\u00ad\u200b\u2060\ufeff]+/g, '').replace(/[ \t\n\f\r]+/g, ' ')
      : inner;
    if (collapsed.length === 0) return;
    const shown = this.#hasSpace ? ` ${collapsed}` : collapsed;
    this.#push(shown);
    this.length += shown.length;
    this.#atEdge = false;
    this.#hasSpace = end < text.length;
  }

  toString(): string {
    this.#endReversed();
    return this.#joined.join('') + this.#parts.join('');
  }

  /** A line ends what is hidden in it or reversed. */
  #endLine(): void {
    if (this.#isHiddenInline) {
      this.#isHiddenInline = false;
      this.#hiddenDepth = 0;
    }
  }

  #endReversed(): void {
    const reversed = this.#reversed;
    if (reversed === undefined) return;
    this.#reversed = undefined;
    const isWord = reversed.text.length <= MAX_REVERSED;
    this.#addLine(isWord ? [...reversed.text].reverse().join('') : reversed.text);
  }

  #edge(): void {
    if (this.#reversed !== undefined && this.#reversed.text !== '') {
      const { tag, depth } = this.#reversed;
      this.#endReversed();
      this.#reversed = { tag, depth, text: '' };
    }
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
