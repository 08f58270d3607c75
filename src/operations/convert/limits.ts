/** Bytes of an answer of JSON, at most. A few long names and many short rows would otherwise be gigabytes. */
export const MAX_JSON_BYTES = 67_108_864;

/** Most files inside a workbook. */
export const MAX_FILES = 2000;
