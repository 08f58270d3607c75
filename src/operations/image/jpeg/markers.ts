/** The second byte of the markers that are told apart here (ITU-T T.81 table B.1). */
export const code = {
  huffmanTables: 0xc4,
  extension: 0xc8,
  arithmeticConditions: 0xcc,
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  quantizationTables: 0xdb,
  lines: 0xdc,
  restartInterval: 0xdd,
  hierarchy: 0xde,
  expansion: 0xdf,
  application: 0xe0,
  comment: 0xfe,
} as const;

/** SOF0 to SOF15, among which DHT, JPG and DAC have codes. */
export function isFrame(marker: number): boolean {
  return (
    marker >= 0xc0 &&
    marker <= 0xcf &&
    marker !== code.huffmanTables &&
    marker !== code.extension &&
    marker !== code.arithmeticConditions
  );
}

/**
 * Whether a marker may follow the first scan: SOF, tables, SOS, DNL, DHP, EXP, APP and COM (T.81 B.2.1, B.2.4, B.3.1). The
 * rest is reserved, so that it is damage there.
 */
export function isBehindScan(marker: number): boolean {
  return (
    (marker >= 0xc0 && marker <= code.application + 15 && marker !== code.extension) ||
    marker === code.comment
  );
}
