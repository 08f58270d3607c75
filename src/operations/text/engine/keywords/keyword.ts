/** A key term of a text. */
export interface Keyword {
  /** As the text writes it most often, white space collapsed. */
  readonly term: string;
  /** From 0 to 1, where the first term has 1. */
  readonly weight: number;
}
