/** Prompts shorter than this, in characters, fit everywhere. */
const SHORT = 2000;
/** Characters a token stands for: on average 4 to 5 of an English text, less of any other. */
const USUAL = 4;
const IMPOSSIBLE = 8;

/**
 * Whether a back end seems to have read the end of a prompt only, by the tokens it counted: some cut what is longer
 * than their context from the left, beginning with what is to be done, and say nothing. Then the count is far too
 * small, or the size of a context to the token.
 */
export function looksCut(characters: number, tokens: number): boolean {
  if (characters < SHORT) return false;
  return (
    tokens < characters / IMPOSSIBLE || (tokens < characters / USUAL && Number.isInteger(Math.log2(tokens)))
  );
}
