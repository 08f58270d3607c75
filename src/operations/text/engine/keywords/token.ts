/** A word of a text with what its place says about it. */
export interface Token {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** Number of the sentence it is in, from 0. */
  readonly sentence: number;
  /** Whether only a space separates it from the word before. */
  readonly joined: boolean;
  /** The part it can have in a term: none, before another word only, a weak one, or any. */
  readonly role: 'none' | 'before' | 'weak' | 'any';
  /** Written with a capital letter where a small one would do. */
  readonly named: boolean;
  /** Part of a person's name: after a title or a first name. */
  readonly person: boolean;
}

/** What is beside a word. */
export interface Place {
  readonly before: Token | undefined;
  readonly following: string;
  readonly named: boolean;
}
