/** How wide a column of a table wants to be, in points. */
export interface Wishes {
  /** Its longest word, or picture. */
  readonly least: number;
  /** Its longest line. */
  readonly most: number;
}

/**
 * Widths of columns that together are at most `room` wide: their longest lines if those fit; else their longest words,
 * and of the rest what their lines want beyond that; else shares of the room, which cut words. One word of a few columns is
 * cut before it takes the room of the others.
 */
export function columnWidths(wishes: readonly Wishes[], room: number): number[] {
  if (sumOf(wishes, 'most') <= room) return wishes.map((column) => column.most);
  return sharedWidths(
    wishes.map((column) => bounded(column, (room / wishes.length) * MOST_OF_A_WORD)),
    room,
  );
}

/** What a word may have that other columns want too, in equal shares of the room. */
const MOST_OF_A_WORD = 1.4;

function bounded({ least, most }: Wishes, bound: number): Wishes {
  return { least: Math.min(least, bound), most };
}

function sharedWidths(wishes: readonly Wishes[], room: number): number[] {
  const least = sumOf(wishes, 'least');
  const most = sumOf(wishes, 'most');
  if (least <= room) {
    const share = most === least ? 0 : (room - least) / (most - least);
    return wishes.map((column) => column.least + (column.most - column.least) * share);
  }
  return cutWidths(wishes, room);
}

/** Columns that want no more than an equal share have what they want; the others share the rest equally. */
function cutWidths(wishes: readonly Wishes[], room: number): number[] {
  let rest = room;
  let share = room / wishes.length;
  let cut = wishes.length;
  const order = [...wishes].sort((a, b) => a.least - b.least);
  for (const { least } of order) {
    if (least > share) break;
    rest -= least;
    cut--;
    share = rest / Math.max(cut, 1);
  }
  return wishes.map(({ least }) => Math.min(least, share));
}

function sumOf(wishes: readonly Wishes[], member: keyof Wishes): number {
  return wishes.reduce((sum, column) => sum + column[member], 0);
}
