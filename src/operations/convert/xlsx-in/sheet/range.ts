import { MAX_COLUMNS, MAX_ROWS } from '../../xlsx/cell-reference.ts';

/** A range of cells: columns counted from 0, rows from 1. */
export interface CellRange {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const REFERENCE = /^\$?([A-Z]{0,3})\$?([0-9]{0,7}):\$?([A-Z]{0,3})\$?([0-9]{0,7})$/i;

/**
 * The range of a reference such as `A1:B2`, of whole columns `A:B` or of whole rows `1:2` (ECMA-376-1 18.18.62, ST_Ref),
 * its corners in any order; undefined where a sheet has no such range.
 */
export function rangeOf(reference: string): CellRange | undefined {
  const match = REFERENCE.exec(reference.trim());
  if (match === null) return undefined;
  const [, firstColumn = '', firstRow = '', lastColumn = '', lastRow = ''] = match;
  const hasColumns = firstColumn !== '' && lastColumn !== '';
  const hasRows = firstRow !== '' && lastRow !== '';
  if (!(hasColumns || hasRows) || (firstColumn === '') !== (lastColumn === '')) return undefined;
  if ((firstRow === '') !== (lastRow === '')) return undefined;
  const columns = hasColumns ? [columnOf(firstColumn), columnOf(lastColumn)] : [0, MAX_COLUMNS - 1];
  const rows = hasRows ? [Number(firstRow), Number(lastRow)] : [1, MAX_ROWS];
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  return right < MAX_COLUMNS && top > 0 && bottom <= MAX_ROWS ? { left, top, right, bottom } : undefined;
}

/** A range as far as the values of its sheet reach, where it is of whole columns or rows. */
export function withinValues(
  range: CellRange,
  last: { readonly row: number; readonly column: number },
): CellRange {
  const isColumns = range.top === 1 && range.bottom === MAX_ROWS;
  const isRows = range.left === 0 && range.right === MAX_COLUMNS - 1;
  // The whole sheet is a range like any other: what is left of it would be a matter of taste.
  if (isColumns === isRows) return range;
  return isColumns
    ? { ...range, bottom: Math.max(range.top, last.row) }
    : { ...range, right: Math.max(range.left, last.column) };
}

/** The column of letters, counted from 0. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 0x40;
  return column - 1;
}
