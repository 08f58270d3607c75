import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { readInput } from '../../../schema/read.ts';
import { type CsvFile, csvFile } from '../schema.ts';
import { readCsv } from './read-csv.ts';

type Options = Omit<CsvFile, 'csv'>;

function read(csv: string | Uint8Array, options: Options = {}): Uint8Array {
  // A text would be UTF-8, whatever charset is named.
  const bytes = typeof csv === 'string' ? new TextEncoder().encode(csv) : csv;
  return readCsv(readInput(csvFile, { csv: bytes, ...options }));
}

describe('what is refused', () => {
  const refusals: readonly {
    name: string;
    csv: string | Uint8Array;
    options?: Options;
    pointer?: string;
    message: string;
  }[] = [
    {
      name: 'a quote that is never closed',
      csv: 'a,b\r\n1,2\r\n3, "x"\r\n4,"x\r\ny',
      message: 'is not CSV at line 4, column 3: the quote opened here is never closed',
    },
    {
      name: 'text behind a closing quote',
      csv: '\u00e9,b\n\u{1f600},"2"3',
      message: 'is not CSV at line 2, column 6: text follows the closing quote',
    },
    {
      name: 'a blank behind a closing quote',
      csv: 'a\n"1" \n',
      message: 'is not CSV at line 2, column 4: a blank follows the closing quote; trim=true leaves it out',
    },
    {
      name: 'blanks and text behind a closing quote',
      csv: 'a,b\n"1" x,2\n',
      message: 'is not CSV at line 2, column 4: text follows the closing quote',
    },
    {
      name: 'quotes escaped by a backslash',
      csv: 'a,b\n"say \\"hi\\"",2\n',
      message:
        'is not CSV at line 2, column 8: text follows the closing quote; escape=backslash reads \\" as a quote',
    },
    {
      name: 'a delimiter in quotes behind a blank',
      csv: 'a, b\n"x", "y, z"\n',
      message: 'is not a table: line 2 has 3 fields, the header 2; trim=true reads quotes behind blanks',
    },
    {
      name: 'a surplus field in a table that has no preface',
      csv: 'a,b\n1,2,3\n4,5\n6,7\n',
      message: 'is not a table: line 2 has 3 fields, the header 2',
    },
    {
      name: 'a preface of lines that differ',
      csv: 'Statement\nAccount;DE89\n\nDate;Text;Amount\n1.1.;Rent;-5\n2.1.;Food;-2\n',
      message:
        'is not a table: line 2 has 2 fields, the header 1; if lines above the header are a preface, skip_rows=3 leaves them out',
    },
    {
      name: 'a preface before a quote that is never closed',
      csv: 'Statement\nDate;Text\n1.1.;"Rent\n',
      message:
        'is not a table: line 2 has 2 fields, the header 1; if lines above the header are a preface, skip_rows=1 leaves them out',
    },
    // duckdb/duckdb, data/csv/comments/simple.csv and data/csv/auto/tab_single_quote.csv.
    {
      name: 'comments',
      csv: '# A few comments\n# and one more\na;b\n1;3\n# the end\n6;7\n',
      message:
        'is not a table: line 3 has 2 fields, the header 1; comment=# leaves out lines that begin with it',
    },
    {
      name: 'apostrophes as quotes',
      csv: "a,b,c\n1,'x,y',2\n",
      message: "is not a table: line 2 has 4 fields, the header 3; quote=' reads fields in apostrophes",
    },
    {
      name: 'apostrophes that end no field',
      csv: "a,b,c\n'tis,1,2,3\n",
      message: 'is not a table: line 2 has 4 fields, the header 3',
    },
    {
      name: 'a preface behind a line sep=, which skip_rows does not count',
      csv: 'sep=;\nSales\nDate;Total\n1;2\n',
      message:
        'is not a table: line 3 has 2 fields, the header 1; if lines above the header are a preface, skip_rows=1 leaves them out',
    },
    {
      name: 'quotes in a file of tabs',
      csv: 'a\tb\n"x" y\t2\n',
      message:
        'is not CSV at line 2, column 4: text follows the closing quote; quote=none reads quotes as text',
    },
    {
      name: 'a lone quote in a file of tabs',
      csv: 'a\tb\n1\t"x\n',
      message:
        'is not CSV at line 2, column 3: the quote opened here is never closed; quote=none reads quotes as text',
    },
    {
      name: 'a list of JSON',
      csv: '\ufeff[\n  {"a": 1, "b": "x"}\n]\n',
      message:
        'is JSON: send a CSV file, which /v1/convert/json-to-csv makes of JSON; header=false reads it as CSV',
    },
    {
      name: 'lines of JSON',
      csv: '{"a":1}\n{"a":2}\n',
      message:
        'is JSON: send a CSV file, which /v1/convert/json-to-csv makes of JSON; header=false reads it as CSV',
    },
    {
      name: 'UTF-16 without a mark',
      csv: Uint8Array.from(Buffer.from('a\t\u00e9\n', 'utf16le')),
      message:
        'is not text: it has a NUL character at line 1, column 2; charset=utf-16le reads it if it is UTF-16',
    },
    {
      name: 'UTF-16 without a mark, the high byte first',
      csv: Uint8Array.from(Buffer.from('a\tb\n', 'utf16le').swap16()),
      message:
        'is not text: it has a NUL character at line 1, column 1; charset=utf-16be reads it if it is UTF-16',
    },
    {
      name: 'a long row, by its line in the file',
      csv: 'sep=,\r\na,b,c,d\r\n"x\r\ny"\r\n\r\n1,2,3,4,5',
      message: 'is not a table: line 6 has 5 fields, the header 4',
    },
    {
      name: 'NUL',
      csv: 'a\nb\u0000',
      message: 'is not text: it has a NUL character at line 2, column 2',
    },
    {
      name: 'an unknown charset',
      csv: 'a',
      options: { charset: 'klingon' },
      pointer: '/charset',
      message: 'must be an encoding such as utf-8, windows-1252 or ibm850, not "klingon"',
    },
    {
      name: 'bytes that the charset does not have',
      csv: Uint8Array.of(0x61, 0xff),
      options: { charset: 'utf-8' },
      message: 'is not utf-8: it has bytes that are not',
    },
    {
      name: 'half a character of UTF-16',
      csv: Uint8Array.of(0xff, 0xfe, 0x61),
      message: 'is not utf-16le: it has bytes that are not',
    },
    {
      name: '16,385 columns',
      csv: `${','.repeat(16_384)}\n`,
      message: 'has more than 16,384 fields in line 1',
    },
    {
      name: '16,385 columns without a header',
      csv: `1\n${','.repeat(16_384)}\n`,
      options: { header: false },
      message: 'has more than 16,384 fields in line 2',
    },
    {
      name: 'a million rows and one',
      csv: '1\n'.repeat(1_000_001),
      options: { header: false, rows_as: 'arrays' },
      message: 'has more than 1,000,000 rows',
    },
    {
      name: 'an answer of gigabytes',
      csv: `${'x'.repeat(100_000)}\n${'1\n'.repeat(100_000)}`,
      message: 'gives more than the 67,108,864 bytes an answer may have',
    },
    {
      name: 'a delimiter of two characters',
      csv: 'a',
      options: { delimiter: '||' },
      pointer: '/delimiter',
      message:
        'must be one character that is not a quote or a line break (in a query a tab is %09, a plus %2B), not "||"',
    },
    {
      name: 'too many rows to skip',
      csv: 'a',
      options: { skip_rows: 1001 },
      pointer: '/skip_rows',
      message: 'must be an integer from 0 to 1000, not 1001',
    },
  ];
  it.each(refusals)('$name', ({ csv, options, pointer = '/csv', message }) => {
    expect(refusalOf(() => read(csv, options)).faults).toEqual([{ pointer, message }]);
  });
});
