/** Limits of a worksheet (Excel specifications and limits; XFD1048576 is the last cell). */
export const MAX_COLUMNS = 16_384;
export const MAX_ROWS = 1_048_576;

/** The letters of a column, counted from 0: A to Z, AA and so on to XFD (ECMA-376-1 18.18.62, ST_Ref). */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(0x41 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** A1 notation of a cell; the column counted from 0, the row as shown, from 1. */
export function cellReference(column: number, row: number): string {
  return `${columnLetters(column)}${row}`;
}
