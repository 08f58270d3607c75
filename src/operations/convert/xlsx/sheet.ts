import type { Table } from '../table.ts';

/** One tab of a workbook, its name known to be one that Excel accepts. */
export interface Sheet {
  readonly name: string;
  readonly table: Table;
}
