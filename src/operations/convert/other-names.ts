import type { OtherNames } from '../../schema/schema.ts';

const rowsNames: OtherNames = { member: 'rows', names: ['data', 'records', 'objects'] };

/** Other names of the members of a CSV body. */
export const csvNames: readonly OtherNames[] = [
  rowsNames,
  { member: 'delimiter', names: ['separator', 'field_separator', 'sep', 'delim'] },
  {
    member: 'header',
    names: ['has_header', 'include_header', 'include_headers', 'with_header', 'header_row'],
  },
  { member: 'bom', names: ['utf8_bom', 'with_bom', 'include_bom', 'byte_order_mark'] },
  { member: 'escape_formulas', names: ['sanitize', 'sanitize_formulas', 'escape_formula_injection'] },
  { names: ['leader', 'reader'] },
];

/** Other names of the members of a workbook; `sheet` is its one sheet, not a typo of `sheets`. */
export const workbookNames: readonly OtherNames[] = [
  rowsNames,
  { member: 'sheet_name', names: ['sheet', 'sheet_title', 'tab', 'tab_name', 'worksheet', 'worksheet_name'] },
  { member: 'sheets', names: ['tabs', 'worksheets'] },
];

/** Other names of the members of one sheet of several. */
export const sheetMemberNames: readonly OtherNames[] = [
  rowsNames,
  { member: 'name', names: ['sheet_name', 'sheet', 'title', 'tab', 'tab_name'] },
];
