/** A font file that is there and cannot be used. Its message names it, and what to do. */
export class UnusableFontError extends Error {
  override readonly name = 'UnusableFontError';
}
