import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { readInput } from '../../../schema/read.ts';
import { type CsvFile, type CsvRows, csvFile } from '../schema.ts';
import { readCsv } from './read-csv.ts';

type Options = Omit<CsvFile, 'csv'>;

function read(csv: string, options: Options = {}): CsvRows {
  const input = readInput(csvFile, { csv: new TextEncoder().encode(csv), rows_as: 'arrays', ...options });
  return JSON.parse(new TextDecoder().decode(readCsv(input))) as CsvRows;
}

/** Expected: Python's csv with the same quotechar, escapechar and skipinitialspace, but where a note says other. */
describe('dialects other than RFC 4180', () => {
  it.each<{ name: string; csv: string; options: Options; rows: unknown }>([
    {
      name: "quotes by '",
      csv: "a,b\n'x, \"y\"','it''s'\n",
      options: { quote: "'" },
      rows: [['x, "y"', "it's"]],
    },
    {
      name: 'a quote by " is text there',
      csv: 'a,b\n"x",5"\n',
      options: { quote: "'" },
      rows: [['"x"', '5"']],
    },
    {
      name: 'no quotes (IANA text/tab-separated-values)',
      csv: 'a\tb\n"x" y\t"\n',
      options: { quote: 'none' },
      rows: [['"x" y', '"']],
    },
    {
      name: 'escapes by backslash',
      csv: 'a,b\n"x \\"y\\", z","\\\\"\n',
      options: { escape: 'backslash' },
      rows: [['x "y", z', '\\']],
    },
    {
      name: 'and doubled quotes beside them',
      csv: 'a,b\n"x ""y""",z\n',
      options: { escape: 'backslash' },
      rows: [['x "y"', 'z']],
    },
    {
      name: 'escapes outside of quotes',
      csv: 'a,b\nx\\,y,1\\\n2\n',
      options: { escape: 'backslash' },
      rows: [['x,y', '1\n2']],
    },
    // Python drops such a backslash; here nothing is lost.
    {
      name: 'a backslash before anything else is text',
      csv: 'a,b\nC:\\dir,\\N\n',
      options: { escape: 'backslash' },
      rows: [['C:\\dir', '\\N']],
    },
    {
      name: 'comments',
      csv: '# one; two\na;b\n#1;2\n1;#2\n',
      options: { comment: '#' },
      rows: [['1', '#2']],
    },
    {
      name: 'blanks around fields',
      csv: 'a, b\n 1\t, "x, y" \n',
      options: { trim: true },
      rows: [['1', 'x, y']],
    },
    { name: 'blanks in quotes stay', csv: 'a\n" x "\n', options: { trim: true }, rows: [[' x ']] },
    {
      name: 'tabs that part fields are not blanks',
      csv: 'a\tb\tc\n\t 2\t\n',
      options: { trim: true },
      rows: [['', '2', '']],
    },
    {
      name: 'rows without a value',
      csv: 'a,b\n,\n1,2\n"",\n',
      options: { skip_empty: true },
      rows: [['1', '2']],
    },
    {
      name: 'rows of blanks, trimmed',
      csv: 'a,b\n , \n1,2\n',
      options: { skip_empty: true, trim: true },
      rows: [['1', '2']],
    },
    {
      name: 'a quoted number is a text',
      csv: "a;b\n1;'2'\n",
      options: { quote: "'", types: 'infer' },
      rows: [[1, '2']],
    },
    {
      name: 'the delimiter is found by these quotes',
      csv: "a;b\n'1,2';'3,4'\n'5,6';'7,8'\n",
      options: { quote: "'" },
      rows: [
        ['1,2', '3,4'],
        ['5,6', '7,8'],
      ],
    },
    {
      name: 'CR LF, CR and several bytes of a delimiter',
      csv: "a\u00a7b\r\n'1'\u00a72\r'3'\u00a74",
      options: { quote: "'", delimiter: '\u00a7' },
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    },
  ])('$name', ({ csv, options, rows }) => {
    expect(read(csv, options)).toMatchObject({ rows, warnings: [] });
  });

  it.each<{ name: string; csv: string; options: Options; message: string }>([
    {
      name: 'a quote that is never closed',
      csv: "a,b\nx,'y\n",
      options: { quote: "'" },
      message: 'line 2, column 3: the quote opened here is never closed',
    },
    {
      name: 'text behind a closing quote',
      csv: "# c\na,b\n'x' y,z\n",
      options: { quote: "'", comment: '#' },
      message: 'line 3, column 4: text follows the closing quote',
    },
    {
      name: 'a surplus field, behind comments',
      csv: '#\na\n#\n1,2\n',
      options: { comment: '#', delimiter: ',' },
      message: 'line 4 has 2 fields, the header 1',
    },
  ])('$name is refused with its place', ({ csv, options, message }) => {
    expect(() => read(csv, options)).toThrow(message);
  });
});

test('a file of RFC 4180 gives the same, whether it is written anew or not', () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', '\u00e4', '7') });
  const table = fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(table, (rows) => {
      const csv = rows
        .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
        .join('\n');
      const options = { delimiter: ',', header: false } as const;
      // No line begins with this comment.
      expect(read(csv, { ...options, comment: '\u00a7' })).toEqual(read(csv, options));
    }),
    { seed: SEED, numRuns: runs(500) },
  );
});

describe('types=infer with decimal commas', () => {
  it.each([
    {
      name: 'fractions',
      csv: 'a;b\n12,50;1\n7,25;-3\n',
      rows: [
        [12.5, 1],
        [7.25, -3],
      ],
    },
    { name: 'a column with points is a text', csv: 'a;b\n1.234,50;1\n', rows: [['1.234,50', 1]] },
    { name: 'a point alone, too', csv: 'a;b\n1.5;1\n', rows: [['1.5', 1]] },
  ])('$name', ({ csv, rows }) => {
    expect(read(csv, { types: 'infer', decimal: ',' }).rows).toEqual(rows);
  });

  test('digits stay', () => {
    const input = readInput(csvFile, {
      csv: new TextEncoder().encode('a;b\n12,50;x\n7,25;y\n'),
      types: 'infer',
      decimal: ',',
    });
    expect(new TextDecoder().decode(readCsv(input))).toContain('[{"a":12.50,"b":"x"},{"a":7.25,"b":"y"}]');
  });
});

test('a delimiter that fits nearly as well is named', () => {
  expect(read('a,b;c\nx,y;z\n').warnings).toEqual([
    'delimiter-uncertain: "," was found, and ";" fits nearly as well: delimiter decides',
  ]);
  expect(read('a,b;c\nx,y;z\n', { delimiter: ',' }).warnings).toEqual([]);
});

describe('files that are not CSV are named', () => {
  it.each([
    {
      begin: 'PK\u0003\u0004...',
      message: 'is a ZIP archive, as .xlsx and .ods files are: send a workbook to /v1/convert/xlsx-to-json',
    },
    { begin: '%PDF-1.7', message: 'is a PDF' },
    { begin: '\n<!DOCTYPE html><table>', message: 'is HTML or XML' },
    { begin: '<?xml version="1.0"?>', message: 'is HTML or XML' },
  ])('$message', ({ begin, message }) => {
    expect(() => read(begin)).toThrow(message);
  });
  test('a text that begins with < may be CSV', () => {
    expect(read('<5,>5\n1,2\n').rows).toEqual([['1', '2']]);
  });
});

test('a preface is named with skip_rows', () => {
  expect(() => read('Sales 2026\n\nDate;Total\n1;2\n')).toThrow(
    'line 3 has 2 fields, the header 1; if lines above the header are a preface, skip_rows=2 leaves them out',
  );
  expect(read('Sales 2026\n\nDate;Total\n1;2\n', { skip_rows: 2 }).columns).toEqual(['Date', 'Total']);
});

test('a quote that swallows lines is named where it opens', () => {
  expect(() => read('a;b\n1;x\n2;"open;y\n3;z\n4;"q";w\n')).toThrow(
    'line 3, column 3: the quote opened here is closed at line 5, column 3, and text follows it',
  );
});
