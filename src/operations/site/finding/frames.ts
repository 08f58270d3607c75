import type { Locator } from './location.ts';

/** What a page has in frames, and of its own. */
export interface Framing {
  readonly isFrameset: boolean;
  /** Addresses of the pages in frames, as written. */
  readonly frames: readonly string[];
  /** Letters and digits of its own text, as far as they are counted. */
  readonly letters: number;
}

/** Fewer letters and digits are not content: the name of the site, and a word while the frame is loaded. */
const MIN_LETTERS = 60;

/** The absolute URLs of the pages that a page without content of its own shows in frames. */
export function contentFrames({ isFrameset, frames, letters }: Framing, locator: Locator): readonly string[] {
  if (!isFrameset && letters >= MIN_LETTERS) return [];
  return [...new Set(frames.flatMap((source) => locator.resolve(source)?.href ?? []))];
}
