/** Marks of a text, as bits. */
export const STRONG = 1;
export const EMPHASIS = 2;
export const STRIKE = 4;

/** A link around texts: the same object for all texts of one link. */
export interface Link {
  /** What is behind its text in Markdown: `(https://a.example/)` or `[1]`. */
  readonly destination: string;
  /** The texts in it, in order. */
  readonly text: string[];
}

/** How a text is marked. */
export interface Marks {
  readonly bits: number;
  readonly link: Link | undefined;
}

export const unmarked: Marks = { bits: 0, link: undefined };

/** A range of a line's text with one kind of marks. */
export interface Span extends Marks {
  readonly start: number;
  end: number;
  /** Set for what is not text: code, or Markdown that is written as it is. It takes one character of the text. */
  readonly code?: string[];
  readonly raw?: string;
}
