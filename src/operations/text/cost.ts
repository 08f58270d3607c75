import { readingCost } from '../../formats/json/reading-cost.ts';
import type { Cost } from '../../operation.ts';

/** What the built-in engine takes of its thread: a quarter of the worst texts, several times an ordinary one. */
interface Work {
  /** Milliseconds of any call. */
  readonly start: number;
  /** Milliseconds for a thousand bytes of UTF-8: a character of Chinese or Thai takes as long as three of English. */
  readonly perKilobyte: number;
  /** Characters that are worked on, from the beginning. */
  readonly characters: number;
}

const MOST_BYTES_OF_CHARACTER = 3;

/** What the built-in engine costs its thread. */
export function costOf({ start, perKilobyte, characters }: Work): Cost<{ readonly text: string }> {
  const engine = (bytes: number): number => start + (perKilobyte * bytes) / 1000;
  return {
    ofBytes: (bodyBytes) =>
      readingCost(bodyBytes) + engine(Math.min(bodyBytes, characters * MOST_BYTES_OF_CHARACTER)),
    ofInput: ({ text }) => engine(new TextEncoder().encode(text.slice(0, characters)).length),
  };
}
