import type { Table } from '../table/table.ts';

/** One tab of a workbook, with a name that Excel accepts. */
export interface Sheet {
  readonly name: string;
  readonly table: Table;
}
