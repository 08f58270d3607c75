/** Letters of scripts that have no spaces between words. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+/gu;

/**
 * Longer runs are cut: the runtime's dictionary takes a time that grows with the square of one, 65 s for 80,000 letters.
 * Sentences are far shorter.
 */
const MAX_RUN_LENGTH = 512;

/** Made when first needed. It finds words by the letters alone, whatever the language. */
let segmenter: Intl.Segmenter | undefined;

/** Where words begin without a space before them, in scripts that have none; undefined where a text has none of their letters. */
export function wordBreaks(text: string): ReadonlySet<number> | undefined {
  let breaks: Set<number> | undefined;
  for (const { 0: letters, index } of text.matchAll(UNSPACED)) {
    segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
    breaks ??= new Set();
    for (let from = 0; from < letters.length; from += MAX_RUN_LENGTH) {
      for (const word of segmenter.segment(letters.slice(from, from + MAX_RUN_LENGTH))) {
        if (word.index > 0) breaks.add(index + from + word.index);
      }
    }
  }
  return breaks;
}
