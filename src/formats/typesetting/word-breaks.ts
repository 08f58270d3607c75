/** Letters of scripts that have no spaces between words. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+/gu;

/** Made when first needed. It finds words by the letters alone, whatever the language. */
let segmenter: Intl.Segmenter | undefined;

/** Where words begin without a space before them, in scripts that have none; undefined where a text has none of their letters. */
export function wordBreaks(text: string): ReadonlySet<number> | undefined {
  let breaks: Set<number> | undefined;
  for (const { 0: letters, index } of text.matchAll(UNSPACED)) {
    segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
    breaks ??= new Set();
    for (const word of segmenter.segment(letters)) if (word.index > 0) breaks.add(index + word.index);
  }
  return breaks;
}
