import { refuse } from '../../../../errors.ts';
import type { XlsxFileInput } from '../../schema.ts';
import { MAX_ROWS } from '../../xlsx/cell-reference.ts';
import type { SheetTab } from '../package/workbook.ts';
import type { CellTarget } from './cell-target.ts';
import { type CellRange, rangeOf } from './range.ts';
import { listed } from './sheet-choice.ts';

/** The cells that are wanted of a sheet: `Orders!B2:F40` is `{ sheet: 'Orders', cells: { left: 1, top: 2, ... } }`. */
export interface SheetRange {
  /** Undefined where the range is one of every sheet that is read. */
  readonly sheet: string | undefined;
  readonly cells: CellRange;
}

/** The range of the input. Refuses, at `/range`, any other text, and a range without the row that names the columns. */
export function readRange({ range, header_row: headerRow }: XlsxFileInput): SheetRange | undefined {
  if (range === undefined) return undefined;
  const mark = range.lastIndexOf('!');
  // `A2:C` has no last row, as Google Sheets writes it.
  const reference = range.slice(mark + 1).replace(/^(\s*\$?[A-Z]+\$?[0-9]+:\$?[A-Z]+)\s*$/i, `$1${MAX_ROWS}`);
  // A single cell is a range of one.
  const cells = rangeOf(reference.includes(':') ? reference : `${reference}:${reference}`);
  if (cells === undefined)
    return refuse('/range', 'must be a range of cells such as B2:F40, B:F, 2:40 or Orders!B2:F40');
  if (headerRow !== undefined && headerRow !== 0 && (headerRow < cells.top || headerRow > cells.bottom))
    return refuse('/range', `must have row ${headerRow} in it, which header_row says names the columns`);
  return { sheet: mark < 0 ? undefined : sheetNameOf(range.slice(0, mark)), cells };
}

/** Those of the chosen sheets that the range is of. Refuses, at `/range`, any other sheet. */
export function tabsOfRange(
  tabs: readonly SheetTab[],
  chosen: readonly SheetTab[],
  range: SheetRange | undefined,
  isChosen: boolean,
): readonly SheetTab[] {
  if (range?.sheet === undefined) return chosen;
  const tab = tabs.find(({ name }) => name === range.sheet);
  if (tab === undefined)
    return refuse('/range', `must be of a sheet of the workbook, named as its tab is: ${listed(tabs)}`);
  if (isChosen && chosen[0] !== tab) return refuse('/range', 'must be of the sheet that sheet names');
  return [tab];
}

/** Excel puts a name with other characters than letters and digits between apostrophes, and doubles those inside. */
function sheetNameOf(text: string): string {
  const quoted = /^'(.*)'$/s.exec(text)?.[1];
  return quoted === undefined ? text : quoted.replaceAll("''", "'");
}

/** Gives a target the cells of a range, and the rows that have one. */
export class RangeFilter implements CellTarget {
  readonly #target: CellTarget;
  readonly #range: CellRange;
  #row = 0;
  #isGiven = false;

  constructor(target: CellTarget, range: CellRange) {
    this.#target = target;
    this.#range = range;
  }

  startRow(row: number): void {
    this.#row = row;
    this.#isGiven = false;
  }

  cell(column: number, bytes: Uint8Array, start: number, end: number): void {
    const { left, top, right, bottom } = this.#range;
    if (column < left || column > right || this.#row < top || this.#row > bottom) return;
    if (!this.#isGiven) this.#target.startRow(this.#row);
    this.#isGiven = true;
    this.#target.cell(column, bytes, start, end);
  }

  endRow(): void {
    if (this.#isGiven) this.#target.endRow();
  }
}
