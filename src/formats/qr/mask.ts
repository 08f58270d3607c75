import {
  balancePoints,
  blockPoints,
  finderPoints,
  newMaskedColumns,
  runPoints,
  scaledFinderPoints,
  writeMasked,
} from './penalty.ts';
import type { Plane } from './plane.ts';
import { ALTERNATING, columnsOf, transpose } from './plane.ts';
import type { Template } from './template.ts';

/**
 * Returns the data mask (0 to 7) with the lowest penalty, the first of equals. ISO/IEC 18004:2015 7.8.3.
 *
 * `plane` is the symbol without any mask. Each mask is judged on the finished symbol, with its own format
 * information drawn; it is dropped as soon as its points reach those of the best before it.
 */
export function chooseMask(plane: Plane, template: Template): number {
  transpose(plane, transposed, template.modules, ALTERNATING);
  let best = 0;
  let lowest = Number.POSITIVE_INFINITY;
  for (let mask = 0; mask < 8; mask++) {
    const points = pointsBelow(lowest, plane, template, mask);
    if (points < lowest) {
      best = mask;
      lowest = points;
    }
  }
  // Patterns of larger units only add points: the choice is final if the chosen mask has none, as nearly always.
  if (scaledPoints(plane, template, best) === 0) return best;
  return chooseWithScaledPatterns(plane, template);
}

/** Working memory of one call, large enough for any version; nothing in it outlives the call. */
const transposed = new Int32Array(6 * 177);
const masked = newMaskedColumns();
const maskedTransposed = newMaskedColumns();

/**
 * What the three finder patterns of the symbol themselves cost in each direction, whatever the mask: three lines
 * each, with the quiet zone on one side.
 */
const OWN_FINDER_POINTS = 3 * 3 * 40;

/** The penalty without patterns of larger units; `limit` where it is not below that. */
function pointsBelow(limit: number, plane: Plane, template: Template, mask: number): number {
  const { modules } = template;
  const columns = columnsOf(modules);
  writeMasked(plane, template.masks[mask]!, modules, masked);
  writeMasked(transposed, template.transposedMasks[mask]!, modules, maskedTransposed);
  let points = runPoints(masked, columns, modules);
  points += blockPoints(masked, columns, modules);
  points += runPoints(maskedTransposed, columns, modules);
  if (points + 2 * OWN_FINDER_POINTS >= limit) return limit;
  points += finderPoints(masked, columns, modules);
  if (points + OWN_FINDER_POINTS >= limit) return limit;
  points += finderPoints(maskedTransposed, columns, modules);
  if (points >= limit) return limit;
  return points + balancePoints(masked, columns, modules);
}

function scaledPoints(plane: Plane, template: Template, mask: number): number {
  const { modules } = template;
  const columns = columnsOf(modules);
  writeMasked(plane, template.masks[mask]!, modules, masked);
  writeMasked(transposed, template.transposedMasks[mask]!, modules, maskedTransposed);
  return (
    scaledFinderPoints(masked, columns, modules) + scaledFinderPoints(maskedTransposed, columns, modules)
  );
}

function chooseWithScaledPatterns(plane: Plane, template: Template): number {
  const points = template.masks.map(
    (_, mask) =>
      pointsBelow(Number.POSITIVE_INFINITY, plane, template, mask) + scaledPoints(plane, template, mask),
  );
  return points.indexOf(Math.min(...points));
}
