/** Bytes of an answer of JSON, at most. A few long names and many short rows would otherwise be gigabytes. */
export const MAX_JSON_BYTES = 67_108_864;

/** Most files inside a workbook. */
export const MAX_FILES = 2000;

/** Most cells of all sheets of a workbook: those without a value, those that are filled and the nulls of arrays among them. */
export const MAX_CELLS = 2_000_000;

/** Most bytes of what is read of a workbook, after decompression. */
export const MAX_MARKUP = 134_217_728;
