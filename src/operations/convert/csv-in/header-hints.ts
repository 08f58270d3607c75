import { RecordReader } from './record-reader.ts';

/** Records that are looked at for the header below a preface. */
const MAX_RECORDS = 40;

/**
 * The offset of the likeliest header of a table whose first record has too few fields: that of the first record with the
 * most frequent number of fields from the one on that the reader has read, which has `fields`. Undefined where most have no
 * more than `columns`.
 */
export function headerBelow(reader: RecordReader, fields: number, columns: number): number | undefined {
  const seen = new Map<number, { readonly start: number; count: number }>();
  seen.set(fields, { start: reader.recordStart, count: 1 });
  try {
    for (let records = 1; records < MAX_RECORDS && reader.toRecord(); records++) {
      const count = countFields(reader);
      const same = seen.get(count);
      if (same !== undefined) same.count++;
      else seen.set(count, { start: reader.recordStart, count: 1 });
    }
  } catch {
    // A fault below has its turn when the preface is gone.
  }
  let [width, best] = [0, { start: 0, count: 0 }];
  for (const [count, found] of seen) if (found.count > best.count) [width, best] = [count, found];
  return width > columns ? best.start : undefined;
}

/**
 * The offset of the first record, from the one behind the reader's on, that has values beside the only name of a header: a
 * title that a spreadsheet wrote as a row. Undefined where there is none.
 */
export function headerBelowTitle({ bytes, position, delimiter }: RecordReader): number | undefined {
  const reader = new RecordReader(bytes, position, new TextDecoder().decode(delimiter));
  try {
    for (let records = 0; records < MAX_RECORDS && reader.toRecord(); records++) {
      if (hasTwoValues(reader)) return reader.recordStart;
    }
  } catch {
    // The fault is refused where it is read.
  }
  return undefined;
}

function hasTwoValues(reader: RecordReader): boolean {
  let values = 0;
  do {
    reader.readField();
    if (reader.start < reader.end) values++;
  } while (!reader.isLast);
  return values > 1;
}

function countFields(reader: RecordReader): number {
  let count = 0;
  do {
    reader.readField();
    count++;
  } while (!reader.isLast);
  return count;
}
