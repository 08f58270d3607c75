import { isZip, readZip } from '../../../formats/zip/directory.ts';
import type { Cost } from '../../../operation.ts';
import { MAX_CELLS, MAX_FILES, MAX_JSON_BYTES, MAX_MARKUP } from '../limits.ts';
import type { XlsxFileInput } from '../schema.ts';

/** Of a workbook, and of each file in it, however small. */
const PER_WORKBOOK = 0.2;
const PER_FILE = 0.05;

/** Of a byte of markup that is decompressed and read, and of a byte of the answer. */
const PER_BYTE = 2e-5;
const PER_WRITTEN = 2e-6;

/** Of a byte of markup whose numbers are written as they are shown: long formats take as much for a cell of 15 bytes. */
const PER_SHOWN_BYTE = 1e-3;

/** Of a cell that the file does not have: one of a merged range, or a null of an array. */
const PER_FILLED = 5e-5;

/** Most bytes that deflate makes of one (RFC 1951 3.2.5: 258 bytes of two codes of a bit each). */
const MAX_PER_BYTE = 1032;

/** Fewest bytes of a file in an archive: of its header and of its entry in the directory (APPNOTE.TXT 4.3.7, 4.3.12). */
const MIN_PER_FILE = 76;

/** Bytes of the shortest cell with a value: `<c><v>1</v></c>`. */
const CELL = 15;

/** The time of a workbook is that of its markup and of what may become of it: texts and names that many cells repeat. */
export const xlsxReadCost: Cost<XlsxFileInput> = {
  ofBytes: (bodyBytes) => {
    const markup = Math.min(bodyBytes * MAX_PER_BYTE, MAX_MARKUP);
    const files = Math.min(bodyBytes / MIN_PER_FILE, MAX_FILES);
    return PER_WORKBOOK + files * PER_FILE + markup * PER_BYTE + MAX_JSON_BYTES * PER_WRITTEN;
  },
  ofInput: ({ workbook, merged, rows_as: rowsAs, values }) => {
    const sizes = sizesOf(workbook);
    const markup = sizes.reduce((sum, size) => sum + size, 0);
    return (
      PER_WORKBOOK +
      sizes.length * PER_FILE +
      markup * PER_BYTE * (merged === 'fill' ? MAX_READINGS : 1) +
      (values === 'shown' ? markup * PER_SHOWN_BYTE : 0) +
      (merged === 'fill' || rowsAs === 'arrays' ? MAX_CELLS * PER_FILLED : 0) +
      Math.min(writtenOf(markup), MAX_JSON_BYTES) * PER_WRITTEN
    );
  },
};

/** Readings of a sheet whose merged ranges are filled: for the ranges, for their size, and for the cells. */
const MAX_READINGS = 3;

/** Most bytes of the answer to markup: half of it a text, the other half cells of which each repeats it. */
function writtenOf(markup: number): number {
  return (markup / 2) * (markup / 2 / CELL);
}

/** Bytes of the parts after decompression, as the archive says: the reader takes no more of any. */
function sizesOf(workbook: Uint8Array): readonly number[] {
  if (!isZip(workbook)) return [];
  const broken = new Error('it is refused when it is read');
  try {
    return readZip(workbook, MAX_FILES, () => {
      throw broken;
    }).map(({ size }) => size);
  } catch (error) {
    if (error === broken) return [];
    throw error;
  }
}
