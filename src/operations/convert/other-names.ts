import type { OtherNames } from '../../schema/schema.ts';

const rowsNames: OtherNames = { member: 'rows', names: ['data', 'records', 'objects'] };

const delimiterNames: OtherNames = {
  member: 'delimiter',
  names: ['separator', 'field_separator', 'sep', 'delim'],
};

const columnsNames: OtherNames = { member: 'columns', names: ['fields', 'headers', 'column_names'] };

/** Other names of the members of a CSV body. What the answer of csv-to-json says of its file is ignored. */
export const csvNames: readonly OtherNames[] = [
  rowsNames,
  { names: ['count', 'found_delimiter', 'encoding', 'warnings'] },
  columnsNames,
  delimiterNames,
  {
    member: 'header',
    names: ['has_header', 'include_header', 'include_headers', 'with_header', 'header_row'],
  },
  { member: 'bom', names: ['utf8_bom', 'with_bom', 'include_bom', 'byte_order_mark'] },
  { member: 'escape_formulas', names: ['sanitize', 'sanitize_formulas', 'escape_formula_injection'] },
  { names: ['leader', 'reader'] },
];

/** Other names of what says how a CSV file is read. */
export const csvFileNames: readonly OtherNames[] = [
  { member: 'csv', names: ['file', 'data', 'text', 'content', 'body'] },
  delimiterNames,
  { member: 'header', names: ['has_header', 'headers', 'header_row', 'first_row_header'] },
  { member: 'types', names: ['infer', 'infer_types', 'cast', 'dynamic_typing', 'dtype'] },
  { member: 'skip_rows', names: ['skip', 'skip_lines', 'skip_header'] },
  { member: 'rows_as', names: ['orient', 'format', 'output', 'as'] },
  { member: 'charset', names: ['encoding', 'from_encoding'] },
  { member: 'quote', names: ['quote_char', 'quote_character'] },
  { member: 'escape', names: ['escape_char', 'escape_character'] },
  { member: 'comment', names: ['comments', 'comment_char', 'comment_prefix'] },
  { member: 'trim', names: ['trim_fields', 'strip', 'skip_initial_space'] },
  { member: 'skip_empty', names: ['skip_empty_lines', 'skip_empty_rows', 'skip_blank_lines'] },
  { member: 'decimal', names: ['decimal_separator', 'decimal_comma', 'decimal_mark'] },
];

/** Other names of what says how a workbook is read. */
export const workbookFileNames: readonly OtherNames[] = [
  { member: 'workbook', names: ['file', 'data', 'content', 'body', 'xlsx', 'book'] },
  {
    member: 'sheet',
    names: ['sheet_name', 'sheet_names', 'sheets', 'tab', 'worksheet', 'sheet_number', 'sheet_index'],
  },
  { member: 'hidden', names: ['include_hidden', 'with_hidden', 'show_hidden'] },
  { member: 'header_row', names: ['header', 'headers', 'has_header', 'header_index'] },
  { member: 'rows_as', names: ['orient', 'format', 'output', 'as'] },
  { member: 'dates', names: ['date_format', 'cell_dates', 'parse_dates'] },
  { member: 'values', names: ['raw', 'formatted', 'value_render_option', 'display', 'as_text'] },
  { member: 'range', names: ['cells', 'cell_range', 'area', 'use_columns', 'usecols'] },
  { member: 'merged', names: ['merge', 'merged_cells', 'merges', 'fill_merged'] },
];

/**
 * Other names of the members of a workbook; `sheet` is its one sheet, not a typo of `sheets`. What the answer of
 * xlsx-to-json says of its file is ignored.
 */
export const workbookNames: readonly OtherNames[] = [
  rowsNames,
  { names: ['warnings'] },
  columnsNames,
  { member: 'sheet_name', names: ['sheet', 'sheet_title', 'tab', 'tab_name', 'worksheet', 'worksheet_name'] },
  { member: 'sheets', names: ['tabs', 'worksheets'] },
];

/** Other names of the members of one sheet of several. */
export const sheetMemberNames: readonly OtherNames[] = [
  rowsNames,
  { names: ['count'] },
  columnsNames,
  { member: 'name', names: ['sheet_name', 'sheet', 'title', 'tab', 'tab_name'] },
];
