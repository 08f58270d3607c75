import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvToJson, jsonToCsv } from '../../src/operations/convert/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { compactJson, type Spelled, tables } from '../support/judging/tables.ts';
import { runs, SEED } from '../support/runs.ts';
import { csvFiles } from '../support/samples/csv-files.ts';

const script = fileURLToPath(new URL('./read_csv.py', import.meta.url));

describe.runIf(hasConsumer('python3:csv'))("Python's csv", () => {
  test('finds the values of random tables', () => {
    const samples = fc
      .sample(fc.tuple(tables, fc.constantFrom(',', ';', '\t', '|')), { numRuns: runs(10_000), seed: SEED })
      // Its parser cannot have NUL in a text before Python 3.11.
      .filter(([{ json, columns }]) => columns.length > 0 && !json.includes('\\u0000'));
    const found = readAll(
      samples.map(([{ json }, delimiter]) => {
        const csv = jsonToCsv(`{"delimiter":${JSON.stringify(delimiter)},"rows":${json}}`);
        return [delimiter, new TextDecoder().decode(csv)];
      }),
    );
    expect(found).toHaveLength(samples.length);
    for (const [index, [{ columns, rows }]] of samples.entries()) {
      const names = columns.map((name) => name.toWellFormed());
      expect(found[index]).toEqual([names, ...rows.map((row) => row.map(fieldOf))]);
    }
  });

  test('reads the same records from files of any quoting and line ends', () => {
    const samples = fc.sample(csvFiles, { numRuns: runs(10_000), seed: SEED });
    const found = readAll(samples.map(({ delimiter, text }) => [delimiter, text]));
    for (const [index, { delimiter, text, records }] of samples.entries()) {
      expect(found[index]).toEqual(records);
      const { rows } = csvToJson({ csv: text, delimiter, header: false, rows_as: 'arrays' });
      expect(rows).toEqual(records);
    }
  });
});

function readAll(files: readonly (readonly [delimiter: string, text: string])[]): readonly unknown[] {
  const input = files.map((file) => JSON.stringify(file)).join('\n');
  const { status, stdout, stderr } = spawnSync('/usr/bin/python3', [script], {
    input,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`Python ended with ${status}: ${stderr}`);
  return stdout
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

function fieldOf(value: Spelled | undefined): string {
  if (value === undefined) return '';
  if (value.kind === 'text') return value.text.toWellFormed();
  if (value.kind === 'word') return value.word === 'null' ? '' : value.word;
  return value.kind === 'number' ? value.raw : compactJson(value).toWellFormed();
}
