/** "5/5", "8 out of 10", "4 of 5 stars", "3.5/5". */
const OUT_OF =
  /(?<![\d/.,-])(\d{1,3}(?:[.,]\d)?) ?(?:\/|out of|von|sur|de|su) ?(5|10|100)(?![\d/]|[.,]\d)( stars?)?( of\b)?/gi;
/** "1 star", "five stars"; "a five-star hotel" is a category. */
const STARS =
  /(?<![\w/.-])(\d|zero|one|two|three|four|five)(?: ?\/ ?5)?[ -]stars?\b(?! (?:hotel|hotels|resort|general|energy|rating system|admiral))(?! or )/gi;
const SIGNS = /(?:[\u2605\u2b50]\ufe0f?)+/g;
const numerals = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** What the marks a text gives count for together: from -3 for the lowest to 3 for the highest. */
export function starWeight(text: string): number {
  let sum = 0;
  for (const [, marks, most, , part] of text.matchAll(OUT_OF)) {
    if (part === undefined) sum += weightOf(Number(marks!.replace(',', '.')) / Number(most));
  }
  for (const [, marks] of text.matchAll(STARS)) {
    const numeral = numerals.indexOf(marks!.toLowerCase());
    sum += weightOf((numeral < 0 ? Number(marks) : numeral) / 5);
  }
  for (const [signs] of text.matchAll(SIGNS)) {
    const count = signs.replaceAll('\ufe0f', '').length;
    if (count <= 5) sum += weightOf(count === 1 && !text.includes('\u2606') ? 0.6 : count / 5);
  }
  return Math.max(-3.5, Math.min(3.5, sum));
}

/** Six of ten is neither; more than all is meant as praise. */
function weightOf(share: number): number {
  return Math.max(-3, Math.min(3, (share - 0.6) * 7.5));
}
