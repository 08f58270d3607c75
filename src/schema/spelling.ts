/** Names shorter than this have too many neighbours for one edit to tell a slip from another word. */
const SHORTEST_GUESSED = 5;

/**
 * The known member that an unknown one almost certainly means, if any: equal without case, underscores and
 * other marks (`taxRate` for `tax_rate`), or one edit away for names of at least five characters.
 *
 * Unknown members are ignored; these are refused, because a silently dropped tax rate is the worst answer.
 */
export function meantName(unknown: string, known: readonly string[]): string | undefined {
  const bare = strip(unknown);
  return known.find((name) => {
    const stripped = strip(name);
    return stripped === bare || (stripped.length >= SHORTEST_GUESSED && isOneEditAway(bare, stripped));
  });
}

function strip(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** One character inserted, left out, replaced, or two neighbours exchanged. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const left = a.slice(start, endA);
  const right = b.slice(start, endB);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
