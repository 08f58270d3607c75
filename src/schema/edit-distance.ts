/**
 * What one edit is: a character inserted, left out or replaced (`levenshtein`), or also two neighbours exchanged
 * (`optimal string alignment`), which are two edits otherwise.
 */
export type EditMetric = 'optimal string alignment' | 'levenshtein';

/**
 * Edits between two words, in UTF-16 units. Anything above `most` is returned as most + 1, and costs no more to
 * find out.
 */
export function editDistance(
  a: string,
  b: string,
  most: number,
  metric: EditMetric = 'optimal string alignment',
): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  // What both begin and end with adds no edit.
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  if (endA === start || endB === start) return Math.min(endA + endB - 2 * start, most + 1);
  return distance(a.slice(start, endA), b.slice(start, endB), most, metric);
}

/** The table of the distances of all beginnings, a row for each character of `a`. */
function distance(a: string, b: string, most: number, metric: EditMetric): number {
  const canExchange = metric === 'optimal string alignment';
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (canExchange && isExchanged) edits = Math.min(edits, beforeLast[j - 2]! + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length]!, most + 1);
}
