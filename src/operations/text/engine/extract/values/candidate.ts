/** A stretch of the text that looks like a value of a type. */
export interface Candidate {
  /** date, time, amount, person and so on: the types of the concept lists. */
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** How surely it is of its type, from 0 to 1. */
  readonly weight: number;
}
