import { refuse } from '../../../errors.ts';
import { pointerTo } from '../../../schema/pointer.ts';
import { columnPlace } from '../table/column-place.ts';
import type { Table } from '../table/table.ts';
import { cellReference } from './cell-reference.ts';
import type { RefuseLength } from './shared-strings.ts';

/** Characters of a refused number that are shown, at most. */
const MAX_SHOWN = 60;

/** The cell being written, and its refusal with its place in the request and its name in the sheet. */
export class CellPlace {
  /** Its column from 0, and its row from 0, which is the header. */
  column = 0;
  row = 0;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** A bound function, so that passing it does not create one for every cell. */
  readonly refuseLength: RefuseLength = (units, most) =>
    refuse(
      this.#pointer(),
      `is ${grouped(units)} characters long as text; cell ${this.#reference()} holds at most ${grouped(most)}`,
    );

  refuseNumber(raw: string): never {
    const shown = raw.length > MAX_SHOWN ? `${raw.slice(0, MAX_SHOWN)}...` : raw;
    return refuse(this.#pointer(), `is beyond the numbers cell ${this.#reference()} can hold: ${shown}`);
  }

  /** The place of the cell in the request; of a name, where it comes from. */
  #pointer(): string {
    const { pointer, columns } = this.#table;
    if (this.row === 0) return columnPlace(this.#table, this.column);
    return pointerTo(`${pointer}/${this.row - 1}`, columns[this.column]!);
  }

  #reference(): string {
    return cellReference(this.column, this.row + 1);
  }
}

/** Groups thousands, as in 32,767. */
function grouped(number: number): string {
  return number.toLocaleString('en-US');
}
