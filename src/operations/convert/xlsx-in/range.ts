import { MAX_COLUMNS, MAX_ROWS } from '../xlsx/cell-reference.ts';

/** A range of cells: columns counted from 0, rows from 1. */
export interface CellRange {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const REFERENCE = /^([A-Z]{1,3})([1-9][0-9]{0,6}):([A-Z]{1,3})([1-9][0-9]{0,6})$/i;

/** The range of a reference such as `A1:B2` (ECMA-376-1 18.18.62, ST_Ref), undefined where it is none of a sheet. */
export function rangeOf(reference: string): CellRange | undefined {
  const match = REFERENCE.exec(reference);
  if (match === null) return undefined;
  const [left, top, right, bottom] = [
    columnOf(match[1]!),
    Number(match[2]),
    columnOf(match[3]!),
    Number(match[4]),
  ];
  const isOfSheet = left <= right && top <= bottom && right < MAX_COLUMNS && bottom <= MAX_ROWS;
  return isOfSheet ? { left, top, right, bottom } : undefined;
}

/** The column of letters, counted from 0. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 0x40;
  return column - 1;
}
