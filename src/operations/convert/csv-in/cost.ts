import type { Cost } from '../../../operation.ts';
import { MAX_JSON_BYTES } from '../limits.ts';
import type { CsvFileInput } from '../schema.ts';

/** Of a byte that is read, once, or twice where types are inferred. */
const PER_BYTE = 7e-6;
const PER_INFERRED = 1.2e-5;

/** Of a byte of the answer that repeats the name of a column. */
const PER_WRITTEN = 2e-6;

const LF = 0x0a;
const CR = 0x0d;

/** The time of a file is that of its bytes, and of the names that are written in every row. */
export const csvReadCost: Cost<CsvFileInput> = {
  ofBytes: (bodyBytes) => 0.1 + bodyBytes * PER_INFERRED,
  ofInput: ({ csv, types, skip_rows: skipped }) => {
    const lineEnd = csv.includes(LF) ? LF : CR;
    let header = 0;
    let lines = 0;
    for (let at = csv.indexOf(lineEnd); at >= 0; at = csv.indexOf(lineEnd, at + 1)) {
      // The header may be behind the lines that are skipped and one that names the delimiter.
      if (lines++ < skipped + 2) header = at;
    }
    const named = Math.min(lines * header, MAX_JSON_BYTES) * PER_WRITTEN;
    return 0.1 + csv.length * (types === 'infer' ? PER_INFERRED : PER_BYTE) + named;
  },
};
