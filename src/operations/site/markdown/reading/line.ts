import type { Place } from '../writing/escape.ts';
import type { Marks, Span } from '../writing/marks.ts';
import { writeSpans } from '../writing/write-spans.ts';

/** What a line's text has in the place of code, pictures and formulas. */
const OBJECT = '\ufffc';

/** Characters that show nothing: soft hyphens, zero-width spaces, byte order marks, controls. */
const INVISIBLE = /[\0-\x08\x0e-\x1f\x7f\xad\u200b\u2060\ufeff\ufffc]+/g;

/** The text of one paragraph, heading or cell, gathered with its marks. White space is collapsed as in CSS. */
export class Line {
  readonly #pieces: string[] = [];
  readonly #spans: Span[] = [];
  readonly #plain: string[] = [];
  #length = 0;
  /** White space that is written if more follows on the line. */
  #hasSpace = false;
  #isAtBreak = true;
  #breaks = 0;

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Breaks since the last text. */
  get breaks(): number {
    return this.#breaks;
  }

  add(text: string, marks: Marks): void {
    const shown = text.replace(INVISIBLE, '').replace(/\s+/g, ' ');
    if (shown === '') return;
    const start = shown.startsWith(' ') ? 1 : 0;
    if (start === 1) this.#hasSpace = !this.#isAtBreak;
    if (shown.length === start) return;
    const end = shown.endsWith(' ') ? shown.length - 1 : shown.length;
    this.#begin(marks);
    this.#push(shown.slice(start, end), marks);
    this.#say(shown.slice(start, end), marks);
    this.#hasSpace = end < shown.length;
  }

  /** Adds code, which joins code right before it: two spans side by side would be read as one with marks in it. */
  addCode(text: string, marks: Marks): void {
    const shown = text.replace(INVISIBLE, '').replace(/\s+/g, ' ');
    const last = this.#spans.at(-1);
    const code = shown.startsWith(' ') ? shown.slice(1) : shown;
    const end = code.endsWith(' ') ? code.length - 1 : code.length;
    if (shown.startsWith(' ')) this.#hasSpace = !this.#isAtBreak;
    if (end === 0) return;
    const joins =
      last?.code !== undefined && !this.#hasSpace && this.#breaks === 0 && last.link === marks.link;
    if (joins) last.code.push(code.slice(0, end));
    else {
      this.#begin(marks);
      this.#pushSpan({ ...marks, code: [code.slice(0, end)] });
    }
    this.#say(code.slice(0, end), marks);
    this.#hasSpace = end < code.length;
  }

  /** Adds Markdown as it is; `plain` is its text. */
  addRaw(raw: string, plain: string, marks: Marks): void {
    this.#begin(marks);
    this.#pushSpan({ ...marks, raw });
    this.#say(plain, marks);
  }

  /** A line ends, and the next begins if more follows. */
  break(): void {
    if (this.#length === 0) return;
    this.#breaks++;
    this.#hasSpace = false;
    this.#isAtBreak = true;
  }

  /** The line as Markdown. */
  write(place: Place, breakText: string): string {
    return writeSpans(this.#pieces.join(''), this.#spans, place, breakText);
  }

  /** Its text without marks. */
  get plain(): string {
    return this.#plain.join('');
  }

  #begin(marks: Marks): void {
    const before = this.#spans.at(-1);
    if (this.#breaks > 0) this.#pushBetween('\n', before, marks);
    else if (this.#hasSpace) this.#pushBetween(' ', before, marks);
    this.#hasSpace = false;
    this.#isAtBreak = false;
    this.#breaks = 0;
  }

  /** White space has the marks that what is around it shares. */
  #pushBetween(space: string, before: Span | undefined, after: Marks): void {
    if (before === undefined) return;
    const link = before.link === after.link ? after.link : undefined;
    const between = { bits: before.bits & after.bits, link };
    this.#push(space, between);
    this.#say(space, between);
  }

  #say(text: string, { link }: Marks): void {
    this.#plain.push(text);
    link?.text.push(text);
  }

  #push(text: string, { bits, link }: Marks): void {
    const last = this.#spans.at(-1);
    const start = this.#length;
    this.#pieces.push(text);
    this.#length += text.length;
    const isText = last !== undefined && last.code === undefined && last.raw === undefined;
    if (isText && last.bits === bits && last.link === link) last.end = this.#length;
    else this.#spans.push({ start, end: this.#length, bits, link });
  }

  #pushSpan(span: Omit<Span, 'start' | 'end'>): void {
    this.#pieces.push(OBJECT);
    this.#spans.push({ ...span, start: this.#length, end: this.#length + 1 });
    this.#length++;
  }
}
