import { pointerTo } from '../../../schema/pointer.ts';
import type { Table } from './table.ts';

/** The place in the request that a column comes from: in the list of columns, else in the row that had it first. */
export function columnPlace({ pointer, columns, first, firstRows }: Table, column: number): string {
  const name = columns[column]!;
  const index = first.names.indexOf(name);
  return index >= 0 ? `${first.pointer}/${index}` : pointerTo(`${pointer}/${firstRows[column]}`, name);
}
