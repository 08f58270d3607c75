/** Elements that put their content back under the rules of HTML (HTML 13.2.6, integration points). */
const integrationPoints = new Set([
  'foreignobject',
  'desc',
  'title',
  'mi',
  'mo',
  'mn',
  'ms',
  'mtext',
  'annotation-xml',
]);

/** Start tags at which the parser leaves foreign content (HTML 13.2.6.5). */
const breakouts = new Set(
  (
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var'
  ).split(' '),
);

/** Tracks whether the next tag is read by the rules of HTML or of SVG and MathML. */
export class ForeignContent {
  readonly #stack: string[] = [];
  readonly #open = new Map<string, number>();
  /** Elements opened since the outermost foreign one. */
  readonly #inside = new Map<string, number>();

  /** Whether the innermost element that matters is foreign. */
  get isForeign(): boolean {
    const top = this.#stack.at(-1);
    return top !== undefined && !integrationPoints.has(top);
  }

  /** Start and end tags outside of drawings, in order; counted only when needed, which is rare. */
  readonly #tags: string[] = [];
  readonly #changes: number[] = [];
  #counted = 0;
  readonly #around = new Map<string, number>();

  /** Records a start tag; returns whether its element is foreign. */
  start(tag: string, isSelfClosing: boolean): boolean {
    const isRoot = tag === 'svg' || tag === 'math';
    if (this.#stack.length === 0 && !isRoot) {
      this.#tags.push(tag);
      this.#changes.push(1);
      return false;
    }
    const wasForeign = this.isForeign;
    if (wasForeign && breakouts.has(tag)) {
      this.#leave();
      return false;
    }
    if (!isSelfClosing) this.#inside.set(tag, (this.#inside.get(tag) ?? 0) + 1);
    if (isRoot || (wasForeign && integrationPoints.has(tag))) {
      if (!isSelfClosing) this.#push(tag);
      return true;
    }
    return wasForeign;
  }

  /** Records an end tag. */
  end(tag: string): void {
    if (this.#stack.length === 0) {
      this.#tags.push(tag);
      this.#changes.push(-1);
      return;
    }
    if (this.isForeign && (tag === 'p' || tag === 'br')) {
      this.#leave();
      return;
    }
    const opened = this.#inside.get(tag) ?? 0;
    if (opened > 0) this.#inside.set(tag, opened - 1);
    if (this.#open.get(tag)) while (this.#stack.length > 0 && this.#pop() !== tag);
    // It closes an element around the drawing, and the drawing with it.
    else if (opened === 0 && this.#isAround(tag)) this.#stack.length = 0;
    if (this.#stack.length === 0) this.#forget();
  }

  /** Whether an element of this name was opened before the drawing and not closed. */
  #isAround(tag: string): boolean {
    for (; this.#counted < this.#tags.length; this.#counted++) {
      const other = this.#tags[this.#counted]!;
      const open = (this.#around.get(other) ?? 0) + this.#changes[this.#counted]!;
      this.#around.set(other, Math.max(0, open));
    }
    return (this.#around.get(tag) ?? 0) > 0;
  }

  #push(tag: string): void {
    this.#stack.push(tag);
    this.#open.set(tag, (this.#open.get(tag) ?? 0) + 1);
  }

  #pop(): string | undefined {
    const tag = this.#stack.pop();
    if (tag !== undefined) this.#open.set(tag, (this.#open.get(tag) ?? 1) - 1);
    return tag;
  }

  #leave(): void {
    while (this.isForeign) this.#pop();
    if (this.#stack.length === 0) this.#forget();
  }

  #forget(): void {
    this.#open.clear();
    this.#inside.clear();
  }
}
