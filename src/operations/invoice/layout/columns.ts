/** Where the columns of the table stand, in points from its left end. */
export interface Columns {
  /** Width for the descriptions. */
  readonly description: number;
  /** Whether some figures are wider than their column and have to wrap. */
  readonly areTight: boolean;
  /** Right end and greatest width of each column of figures. */
  readonly figures: readonly { readonly right: number; readonly width: number }[];
}

const GAP = 18;
const WIDEST_GAP = 34;
const WIDEST_DESCRIPTION = 330;
const NARROWEST_DESCRIPTION = 120;

/**
 * Places the columns: each column of figures is as wide as its widest cell and stands apart from the one before,
 * the last one ends at the right end, and the description gets the rest, up to a width that reads well. What it
 * leaves over is white between the columns.
 *
 * Where figures would leave too little for the description, the widest columns give way and their cells wrap.
 */
export function placeColumns(total: number, figures: readonly number[]): Columns {
  const widths = [...figures];
  let areTight = false;
  const free = () => total - widths.reduce((sum, width) => sum + width + GAP, 0);
  for (let tries = 0; tries < 100 && free() < NARROWEST_DESCRIPTION; tries++) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = widths[widest]! * 0.9;
    areTight = true;
  }
  const spare = Math.max(free() - WIDEST_DESCRIPTION, 0);
  const gap = Math.min(GAP + spare / widths.length, WIDEST_GAP);
  const placed: { right: number; width: number }[] = [];
  let right = total;
  for (const width of widths.toReversed()) {
    placed.unshift({ right, width });
    right -= width + gap;
  }
  return { description: Math.min(right, WIDEST_DESCRIPTION), areTight, figures: placed };
}
