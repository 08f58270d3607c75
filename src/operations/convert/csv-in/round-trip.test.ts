import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactJson, type Spelled, tables } from '../../../../test/support/judging/tables.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { csvFiles } from '../../../../test/support/samples/csv-files.ts';
import { InputError } from '../../../errors.ts';
import { readInput } from '../../../schema/read.ts';
import { csvToJson, jsonToCsv } from '../library.ts';
import { type CsvRows, csvFile } from '../schema.ts';
import { readCsv } from './read-csv.ts';

const options = { numRuns: runs(5000), seed: SEED };
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

describe('there and back', () => {
  it('a table gives its texts', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(',', ';', '\t', '|'), ({ json, columns, rows }, delimiter) => {
        // NUL is in no CSV file.
        fc.pre(columns.length > 0 && !json.includes('\\u0000'));
        const csv = jsonToCsv(`{"delimiter":${JSON.stringify(delimiter)},"bom":true,"rows":${json}}`);
        const found = csvToJson({ csv, delimiter, rows_as: 'arrays' });
        expect(found.rows).toEqual(rows.map((row) => row.map(textOf)));
        const names = columns.map((name) => name.toWellFormed());
        const arePlain = new Set(names).size === names.length && !names.includes('');
        if (arePlain) expect(found.columns).toEqual(names);
      }),
      options,
    );
  });

  it('the answer is a body of json-to-csv, which gives the same records', () => {
    fc.assert(
      fc.property(csvFiles, ({ delimiter, text }) => {
        const read = (csv: string | Uint8Array) => readCsv(readInput(csvFile, { csv, delimiter }));
        const answer = readOrRefuse(() => read(text));
        if (answer === undefined) return;
        const body = `${utf8.decode(answer).slice(0, -1)},"delimiter":${JSON.stringify(delimiter)}}`;
        const { columns, rows } = JSON.parse(utf8.decode(answer)) as CsvRows;
        const again = JSON.parse(utf8.decode(read(jsonToCsv(body)))) as CsvRows;
        expect(again.columns).toEqual(columns);
        // What a short row lacks is empty in CSV.
        const filled = (rows as Record<string, string>[]).map((row) =>
          Object.fromEntries(columns.map((name) => [name, row[name] ?? ''])),
        );
        expect(again.rows).toEqual(filled);
      }),
      options,
    );
  });

  it('canonical CSV comes back byte for byte', () => {
    fc.assert(
      fc.property(csvFiles, fc.boolean(), ({ records, delimiter }, isTyped) => {
        const width = Math.max(0, ...records.map(({ length }) => length));
        fc.pre(width > 0);
        const header = Array.from({ length: width }, (_, index) => `c${index}`);
        // Every row is as long as the header, as a writer has it.
        const list = records.map((record) => header.map((_, index) => record[index] ?? ''));
        const canonical = [header, ...list].map((record) => `${recordText(record, delimiter)}\r\n`).join('');
        const csv = new TextEncoder().encode(canonical);
        const types = isTyped ? 'infer' : 'text';
        const answer = utf8.decode(readCsv(readInput(csvFile, { csv, delimiter, types })));
        const back = jsonToCsv(`${answer.slice(0, -1)},"delimiter":${JSON.stringify(delimiter)}}`);
        expect(utf8.decode(back)).toBe(canonical);
      }),
      options,
    );
  });

  it('a header without rows comes back', () => {
    const csv = 'name,10,9\r\n';
    const answer = readCsv(readInput(csvFile, { csv }));
    expect(utf8.decode(jsonToCsv(answer))).toBe(csv);
  });
});

describe('any bytes', () => {
  it('are read or refused: mutated files', { timeout: 600_000 }, () => {
    const marks = fc.constantFrom(0x22, 0x2c, 0x3b, 0x0a, 0x0d, 0x00, 0x5c, 0xff, 0xfe, 0xef, 0xc3, 0x80);
    const edits = fc.array(fc.tuple(fc.nat(), fc.oneof(marks, fc.nat(255)), fc.nat(2)), { maxLength: 5 });
    const given = fc.record({
      types: fc.constantFrom('text' as const, 'infer' as const),
      rows_as: fc.constantFrom('objects' as const, 'arrays' as const),
      empty: fc.constantFrom('text' as const, 'null' as const),
      header: fc.boolean(),
      skip_rows: fc.nat(2),
    });
    fc.assert(
      fc.property(csvFiles, edits, given, ({ text }, changes, chosen) => {
        const csv = mutated(new TextEncoder().encode(text), changes);
        const answer = readOrRefuse(() => readCsv(readInput(csvFile, { csv, ...chosen })));
        if (answer !== undefined) JSON.parse(utf8.decode(answer));
      }),
      { numRuns: runs(20_000), seed: SEED },
    );
  });
});

function readOrRefuse(read: () => Uint8Array): Uint8Array | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Each change replaces a byte, puts one in or takes one out. */
function mutated(
  bytes: Uint8Array,
  changes: readonly (readonly [place: number, byte: number, kind: number])[],
): Uint8Array {
  const list = [...bytes];
  for (const [place, byte, kind] of changes) {
    const at = place % (list.length + 1);
    list.splice(at, kind === 1 ? 0 : 1, ...(kind === 2 ? [] : [byte]));
  }
  return Uint8Array.from(list);
}

function recordText(record: readonly string[], delimiter: string): string {
  const text = record
    .map((field) =>
      /["\r\n]/.test(field) || field.includes(delimiter) ? `"${field.replaceAll('"', '""')}"` : field,
    )
    .join(delimiter);
  return text === '' ? '""' : text;
}

function textOf(value: Spelled | undefined): string {
  if (value === undefined) return '';
  if (value.kind === 'text') return value.text.toWellFormed();
  if (value.kind === 'word') return value.word === 'null' ? '' : value.word;
  return value.kind === 'number' ? value.raw : compactJson(value).toWellFormed();
}
