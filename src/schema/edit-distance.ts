/**
 * What one edit is: a character inserted, left out or replaced (`levenshtein`), or also two neighbours exchanged
 * (`optimal string alignment`), which are two edits otherwise.
 */
export type EditMetric = 'optimal string alignment' | 'levenshtein';

/** Edits between two words, in UTF-16 units. A distance above `most` is returned as most + 1, at no further cost. */
export function editDistance(
  a: string,
  b: string,
  most: number,
  metric: EditMetric = 'optimal string alignment',
): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  // A common beginning and a common end add no edit.
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  if (endA === start || endB === start) return Math.min(endA + endB - 2 * start, most + 1);
  // One edit spans a character of each word, or a pair: twelve times as fast for words that are far apart.
  if (most <= 1 && Math.max(endA, endB) - start > 2) return most + 1;
  return distance(a.slice(start, endA), b.slice(start, endB), most, metric);
}

/**
 * The table of the distances of all prefixes, one row for each character of `a`. Only its diagonals at most `reach`
 * from the main one can contain a distance of at most `most`; `row[k]` is the cell of column i + k - reach.
 */
function distance(a: string, b: string, most: number, metric: EditMetric): number {
  const reach = Math.min(most, Math.max(a.length, b.length));
  const far = most + 1;
  let beforeLast: number[] = [];
  let last: number[] = [];
  for (let k = 0; k <= 2 * reach; k++) last.push(k < reach ? far : k - reach);
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [];
    let least = far;
    for (let k = 0; k <= 2 * reach; k++) {
      const j = i + k - reach;
      let edits = far;
      if (j === 0) edits = i;
      else if (j > 0 && j <= b.length) {
        const replaced = last[k]! + (a[i - 1] === b[j - 1] ? 0 : 1);
        edits = Math.min(replaced, (last[k + 1] ?? far) + 1, (row[k - 1] ?? far) + 1);
        const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        if (isExchanged && metric !== 'levenshtein') edits = Math.min(edits, beforeLast[k]! + 1);
      }
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return far;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length - a.length + reach]!, far);
}
