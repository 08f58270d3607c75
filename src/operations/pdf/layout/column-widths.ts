/** How wide a column of a table wants to be, in points. */
export interface Wishes {
  /** Its longest word, or picture. */
  readonly least: number;
  /** Its longest line. */
  readonly most: number;
}

/**
 * Widths of columns that together are at most `room` wide: their longest lines if those fit; else their longest words,
 * and of the rest what their lines want beyond that, the small wants first; else shares of the room, which cut words. One
 * word of a few columns is cut before it takes the room of the others.
 */
export function columnWidths(wishes: readonly Wishes[], room: number): number[] {
  if (sumOf(wishes.map(({ most }) => most)) <= room) return wishes.map((column) => column.most);
  const least = leastWidths(wishes, room, 1);
  const rest = room - sumOf(least);
  if (rest < 0) return sharesOf(least, room);
  const wants = wishes.map(({ most }, column) => most - least[column]!);
  return sharesOf(wants, rest).map((share, column) => least[column]! + share);
}

/**
 * The factor of the type, at most 1, at which no word of the columns is cut: 1 where none is, or where even the `smallest`
 * factor would not do.
 */
export function fittingFactor(wishes: readonly Wishes[], room: number, smallest: number): number {
  const fits = (factor: number) => sumOf(leastWidths(wishes, room, factor)) <= room;
  if (fits(1) || !fits(smallest)) return 1;
  let [low, high] = [smallest, 1];
  // To a hundredth of a point of any type.
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The longest words of the columns, at a factor of their size. */
function leastWidths(wishes: readonly Wishes[], room: number, factor: number): number[] {
  const bound = (room / wishes.length) * MAX_OF_A_WORD;
  return wishes.map(({ least }) => Math.min(least * factor, bound));
}

/** What a word may have that other columns want too, in equal shares of the room. */
const MAX_OF_A_WORD = 1.4;

/** Columns that want no more than an equal share have what they want; the others share the rest equally. */
function sharesOf(wants: readonly number[], room: number): number[] {
  let rest = room;
  let share = room / wants.length;
  let open = wants.length;
  for (const want of [...wants].sort((a, b) => a - b)) {
    if (want > share) break;
    rest -= want;
    open--;
    share = rest / Math.max(open, 1);
  }
  return wants.map((want) => Math.min(want, share));
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}
