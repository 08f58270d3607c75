import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvToJson } from '../../src/operations/convert/index.ts';
import { runs, SEED } from '../support/runs.ts';
import { csvFiles } from '../support/samples/csv-files.ts';

test('csv-parse finds the same records in files of any quoting and line ends', () => {
  fc.assert(
    fc.property(csvFiles, ({ delimiter, text, records }) => {
      const found = parse(text, {
        delimiter,
        record_delimiter: ['\r\n', '\n', '\r'],
        relax_column_count: true,
        skip_empty_lines: true,
      });
      expect(found).toEqual(records);
      const { rows } = csvToJson({ csv: text, delimiter, header: false, rows_as: 'arrays' });
      expect(rows).toEqual(records);
    }),
    { numRuns: runs(10_000), seed: SEED },
  );
});
