/** The positions of the columns of the table, in points from its left end. */
export interface Columns {
  /** Width for the descriptions. */
  readonly description: number;
  /** Whether some figures are wider than their column and must wrap. */
  readonly areTight: boolean;
  /** Right end and greatest width of each column of figures. */
  readonly figures: readonly { readonly right: number; readonly width: number }[];
}

const GAP = 18;
const MAX_GAP = 34;
const MAX_DESCRIPTION = 330;
const MIN_DESCRIPTION = 120;

/**
 * Places the columns: each column of figures is as wide as its widest cell and separated from the one before,
 * the last one ends at the right end, and the description gets the rest, up to a readable width. The
 * remainder is white space between the columns.
 *
 * Where figures would leave too little for the description, the widest columns shrink and their cells wrap, but none
 * becomes narrower than its title.
 */
export function placeColumns(total: number, figures: readonly number[], titles: readonly number[]): Columns {
  const widths = [...figures];
  let areTight = false;
  const free = () => total - widths.reduce((sum, width) => sum + width + GAP, 0);
  for (let tries = 0; tries < 100 && free() < MIN_DESCRIPTION; tries++) {
    const widest = widths.indexOf(
      Math.max(...widths.filter((width, index) => width * 0.9 >= titles[index]!)),
    );
    if (widest < 0) break;
    widths[widest] = widths[widest]! * 0.9;
    areTight = true;
  }
  const spare = Math.max(free() - MAX_DESCRIPTION, 0);
  const gap = Math.min(GAP + spare / widths.length, MAX_GAP);
  const placed: { right: number; width: number }[] = [];
  let right = total;
  for (const width of widths.toReversed()) {
    placed.unshift({ right, width });
    right -= width + gap;
  }
  return { description: Math.min(right, MAX_DESCRIPTION), areTight, figures: placed };
}
