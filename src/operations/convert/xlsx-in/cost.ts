import { isZip, readZip } from '../../../formats/zip/directory.ts';
import type { Cost } from '../../../operation.ts';
import { MAX_FILES, MAX_JSON_BYTES } from '../limits.ts';
import type { XlsxFileInput } from '../schema.ts';

/** Of a file and of its parts, however small. */
const PER_FILE = 0.4;

/** Of a byte of markup: a sheet is read twice for merged cells. */
const PER_BYTE = 2e-5;

/** Markup is at least this many times as long as it is compressed. */
const COMPRESSED = 4;

/** Bytes of the shortest cell that refers to a shared string, and of the longest string. */
const CELL = 20;
const LONGEST_TEXT = 32_767;
const PER_WRITTEN = 4e-7;

/** The time of a workbook is that of its markup, and of shared strings that many cells repeat. */
export const xlsxReadCost: Cost<XlsxFileInput> = {
  ofBytes: (bodyBytes) => PER_FILE + bodyBytes * COMPRESSED * PER_BYTE,
  ofInput: ({ workbook }) => {
    const sizes = sizesOf(workbook);
    const markup = sizes.reduce((sum, size) => sum + size, 0);
    const written = (markup / CELL) * Math.min(Math.max(...sizes, 0) / 2, LONGEST_TEXT);
    return PER_FILE + markup * PER_BYTE + Math.min(written, MAX_JSON_BYTES) * PER_WRITTEN;
  },
};

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
