/** A stretch of the text that looks like a value of a type. */
export interface Candidate {
  /** date, time, amount, person and so on: the types of the concept lists. */
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** How surely it is of its type, from 0 to 1. */
  readonly weight: number;
}

/** Escapes what a pattern would read as its own signs. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** An alternative of the words of a list, the longest first; `_` stands for white space. */
export function anyOf(list: string): string {
  const words = list.trim().split(/\s+/);
  words.sort((a, b) => b.length - a.length);
  return words.map((word) => literal(word).replaceAll('_', '[ -]')).join('|');
}
