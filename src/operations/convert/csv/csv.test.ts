import fc from 'fast-check';
import { parseCsv } from 'hucre';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { compactJson, type Spelled, tables } from '../../../../test/support/judging/tables.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { jsonSource } from '../../../../test/support/samples/json-source.ts';
import { jsonToCsv } from '../library.ts';
import { ByteWriter } from './byte-writer.ts';
import { writeCsv } from './csv.ts';
import { readCsvBody } from './csv-body.ts';
import { CsvFields } from './csv-field.ts';

const rows: readonly { name: string; json: string; csv: string }[] = [
  {
    name: 'RFC 4180 2.1 and 2.3: a header, CRLF after every record',
    json: '[{"a":1,"b":2}]',
    csv: 'a,b\r\n1,2\r\n',
  },
  { name: 'RFC 4180 2.6: a delimiter', json: '[{"a":"x,y"}]', csv: 'a\r\n"x,y"\r\n' },
  { name: 'RFC 4180 2.7: quotes are doubled', json: '[{"a":"x\\"y"}]', csv: 'a\r\n"x""y"\r\n' },
  { name: 'RFC 4180 2.6: a bare line feed', json: '[{"a":"x\\ny"}]', csv: 'a\r\n"x\ny"\r\n' },
  { name: 'RFC 4180 2.6: a bare carriage return', json: '[{"a":"x\\ry"}]', csv: 'a\r\n"x\ry"\r\n' },
  { name: 'RFC 4180 2.4: spaces are part of a field', json: '[{"a":" x "}]', csv: 'a\r\n x \r\n' },
  { name: 'keys are quoted as well', json: '[{"a,\\"":1}]', csv: '"a,"""\r\n1\r\n' },
  {
    name: 'columns are the union, a missing key is empty',
    json: '[{"a":1},{"b":2}]',
    csv: 'a,b\r\n1,\r\n,2\r\n',
  },
  {
    name: 'missing keys between others',
    json: '[{"a":1,"b":2,"c":3,"d":4},{"a":5,"d":6}]',
    csv: 'a,b,c,d\r\n1,2,3,4\r\n5,,,6\r\n',
  },
  { name: 'the order sent', json: '[{"name":1,"10":2,"9":3}]', csv: 'name,10,9\r\n1,2,3\r\n' },
  { name: 'keys in another order', json: '[{"a":1,"b":2},{"b":3,"a":4}]', csv: 'a,b\r\n1,2\r\n4,3\r\n' },
  {
    name: 'a line of one empty field is written as quotes',
    json: '[{"a":null},{"a":""},{},{"a":"x"}]',
    csv: 'a\r\n""\r\n""\r\n""\r\nx\r\n',
  },
  { name: 'so is a header of one empty name', json: '[{"":1}]', csv: '""\r\n1\r\n' },
  { name: 'two empty fields are not an empty line', json: '[{"a":null,"b":null}]', csv: 'a,b\r\n,\r\n' },
  { name: 'no rows', json: '[]', csv: '' },
  { name: 'rows without keys', json: '[{},{}]', csv: '' },
  { name: 'booleans', json: '[{"a":true,"b":false}]', csv: 'a,b\r\ntrue,false\r\n' },
  {
    name: 'nested values as JSON text',
    json: '[{"a":{"b": [1, "x"]}}]',
    csv: 'a\r\n"{""b"":[1,""x""]}"\r\n',
  },
  { name: 'an empty list needs no quotes', json: '[{"a":[]}]', csv: 'a\r\n[]\r\n' },
  {
    name: 'ids keep their digits',
    json: '[{"a":12345678901234567890}]',
    csv: 'a\r\n12345678901234567890\r\n',
  },
  {
    name: 'numbers as JavaScript writes them',
    json: '[{"a":1.0,"b":-0,"c":1E2}]',
    csv: 'a,b,c\r\n1,0,100\r\n',
  },
  { name: 'a lone surrogate becomes U+FFFD', json: '[{"a":"\\ud83d"}]', csv: 'a\r\n\ufffd\r\n' },
  { name: 'pairs of surrogates', json: '[{"a":"\\ud83d\\ude00\u4e2d"}]', csv: 'a\r\n\ud83d\ude00\u4e2d\r\n' },
  { name: 'a formula is text like any other', json: '[{"a":"=1+1"}]', csv: 'a\r\n=1+1\r\n' },
  { name: 'a long field', json: `[{"a":"${'x'.repeat(99)}"}]`, csv: `a\r\n${'x'.repeat(99)}\r\n` },
  {
    name: 'a long field with a delimiter',
    json: `[{"a":"${'x'.repeat(99)},"}]`,
    csv: `a\r\n"${'x'.repeat(99)},"\r\n`,
  },
  { name: 'a byte order mark before the JSON', json: '\ufeff[{"a":1}]', csv: 'a\r\n1\r\n' },
  { name: 'the same as an object', json: '{"rows":[{"a":1}]}', csv: 'a\r\n1\r\n' },
  { name: 'header false', json: '{"rows":[{"a":1}],"header":false}', csv: '1\r\n' },
  {
    name: 'a semicolon leaves commas alone',
    json: '{"delimiter":";","rows":[{"a":"x,y","b":"z;"}]}',
    csv: 'a;b\r\nx,y;"z;"\r\n',
  },
  {
    name: 'a tab as shells write it',
    json: '{"delimiter":"\\\\t","rows":[{"a":"x","b":1}]}',
    csv: 'a\tb\r\nx\t1\r\n',
  },
  {
    name: 'a delimiter by its name',
    json: '{"delimiter":"semicolon","rows":[{"a":"x","b":1}]}',
    csv: 'a;b\r\nx;1\r\n',
  },
  {
    name: 'a point as delimiter quotes numbers',
    json: '{"delimiter":".","rows":[{"a":1.5,"b":10}]}',
    csv: 'a.b\r\n"1.5".10\r\n',
  },
  {
    name: 'a letter as delimiter quotes booleans',
    json: '{"delimiter":"e","rows":[{"a":true,"b":1e30}]}',
    csv: 'aeb\r\n"true"e"1e+30"\r\n',
  },
  {
    name: 'a delimiter that is special in a regular expression',
    json: '{"delimiter":"]","rows":[{"a":"x]","b":"^"}]}',
    csv: 'a]b\r\n"x]"]^\r\n',
  },
  {
    name: 'a delimiter of several bytes',
    json: '{"delimiter":"\u00a6","rows":[{"a":"\u00a7","b":"\u00a6"}]}',
    csv: 'a\u00a6b\r\n\u00a7\u00a6"\u00a6"\r\n',
  },
  { name: 'a byte order mark on request', json: '{"bom":true,"rows":[{"a":1}]}', csv: '\ufeffa\r\n1\r\n' },
  { name: 'an empty answer has no byte order mark', json: '{"bom":true,"rows":[]}', csv: '' },
  {
    name: 'formulas escaped on request, numbers never',
    json: '{"escape_formulas":true,"rows":[{"=a":"=1","b":"+1","c":"-1","d":"@x","e":-1,"f":"a=1"}]}',
    csv: "'=a,b,c,d,e,f\r\n'=1,'+1,'-1,'@x,-1,a=1\r\n",
  },
  {
    name: 'formulas after a tab or carriage return too',
    json: '{"escape_formulas":true,"rows":[{"a":"\\t=1","b":"\\r=1","c":""}]}',
    csv: 'a,b,c\r\n\'\t=1,"\'\r=1",\r\n',
  },
  {
    name: 'and after a line feed or NUL, and full-width ones (OWASP, CSV injection)',
    json: '{"escape_formulas":true,"rows":[{"a":"\\n=1","b":"\\u0000=1","c":"\uff1d1","d":"\\uff0b1","e":"\uff0d1","f":"\uff201","g":"\uff1a1"}]}',
    csv: "a,b,c,d,e,f,g\r\n\"'\n=1\",'\0=1,'\uff1d1,'\uff0b1,'\uff0d1,'\uff201,\uff1a1\r\n",
  },
  {
    name: 'null options are absent',
    json: '{"rows":[{"a":1}],"delimiter":null,"header":null}',
    csv: 'a\r\n1\r\n',
  },
  { name: 'unknown members are ignored', json: '{"other":{"a":[1]},"rows":[{"a":1}]}', csv: 'a\r\n1\r\n' },
];

describe('an independent reader and the writer', () => {
  test.each(rows)('$name', ({ json, csv }) => {
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(jsonToCsv(json))).toBe(csv);
  });
});

test('an independent reader finds the values that were sent', () => {
  const delimiters = fc.constantFrom(',', ';', '\t', '|', 'e', '.', '\u00a6');
  fc.assert(
    fc.property(tables, delimiters, ({ json, columns, rows }, delimiter) => {
      if (columns.length === 0) return;
      const csv = new TextDecoder().decode(
        jsonToCsv(`{"delimiter":${JSON.stringify(delimiter)},"rows":${json}}`),
      );
      const expected = [columns.map((name) => name.toWellFormed()), ...rows.map((row) => row.map(fieldOf))];
      expect(parseCsv(csv, { delimiter, typeInference: false })).toEqual(expected);
    }),
    { numRuns: runs(10_000), seed: SEED },
  );
});

describe('the limit of 8 MiB', () => {
  test('60,000 rows with a key each are refused', () => {
    const json = `[${Array.from({ length: 60_000 }, (_, index) => `{"${index}":1}`).join()}]`;
    const { faults } = refusalOf(() => jsonToCsv(json));
    expect(faults).toEqual([
      {
        pointer: '',
        message: 'would be 60,000 rows x 60,000 columns, more than the 8,388,608 bytes a CSV may have',
      },
    ]);
  });

  const shapes = [
    { name: 'delimiters and line ends', columns: 44_500, rowCount: 188, delimiter: ',' },
    { name: 'the names of the columns', columns: 1_398_200, rowCount: 4, delimiter: ',' },
    { name: 'delimiters of four bytes', columns: 900, rowCount: 2400, delimiter: '\u{1f600}' },
  ];
  test.each(shapes)('$name are counted before anything is written', ({ columns, rowCount, delimiter }) => {
    const table = {
      ...readCsvBody(jsonSource('[{"a":1}]'), {}).table,
      columns: Array(columns).fill('a'),
      rowCount,
    };
    const unread = { ...table, rowEnds: undefined as never, cells: undefined as never };
    const { faults } = refusalOf(() =>
      writeCsv(unread, { delimiter, header: true, bom: false, escape_formulas: false }),
    );
    expect(faults[0]?.message).toContain(`${rowCount.toLocaleString('en-US')} rows x`);
  });

  test('an answer that exceeds it while it is written is refused as well', () => {
    const text = '\\"'.repeat(400_000);
    const keys = Array.from({ length: 900 }, (_, index) => `"${index}":1`).join();
    const rows = `{${keys}}${',{}'.repeat(9000)},{"0":"${text}"}`;
    const { faults } = refusalOf(() => jsonToCsv(`{"rows":[${rows}]}`));
    expect(faults[0]).toEqual({
      pointer: '/rows',
      message: expect.stringContaining('9,002 rows x 900 columns'),
    });
  });

  test('340,000 empty rows of one column are written', () => {
    const csv = jsonToCsv(`[{"a":1}${',{}'.repeat(340_000)}]`);
    expect(csv.length).toBe(6 + 340_000 * 4);
  });
});

test('20,000 levels are written', () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  expect(new TextDecoder().decode(jsonToCsv(`[{"a":${deep}}]`))).toBe(`a\r\n${deep}\r\n`);
});

test('JSON is accepted as text and as bytes, and refused when malformed', () => {
  expect(jsonToCsv(new TextEncoder().encode('[{"a":1}]'))).toEqual(jsonToCsv('[{"a":1}]'));
  expect(refusalOf(() => jsonToCsv('[{"a":}]')).code).toBe('malformed_json');
  expect(refusalOf(() => jsonToCsv(Uint8Array.of(0x22, 0xff, 0x22))).code).toBe('malformed_json');
});

test('a table written twice is the same', () => {
  const { table, options } = readCsvBody(jsonSource('[{"a":1}]'), {});
  expect(writeCsv(table, options)).toEqual(writeCsv(table, options));
});

test('a field is written at the place of the writer', () => {
  const writer = new ByteWriter(1);
  const fields = new CsvFields(writer, { delimiter: ';', escape_formulas: false });
  fields.text('a;b');
  fields.delimiters(2);
  fields.range(new TextEncoder().encode('xyz'), 1, 3);
  expect(new TextDecoder().decode(writer.take())).toBe('"a;b";;yz');
  expect(writer.at).toBe(0);
});

test.each([',', ';', '\u00a7', '\u{1f600}'])('any number of %s is written', (delimiter) => {
  for (let count = 0; count < 200; count++) {
    const writer = new ByteWriter(1);
    new CsvFields(writer, { delimiter, escape_formulas: false }).delimiters(count);
    expect(new TextDecoder().decode(writer.written())).toBe(delimiter.repeat(count));
  }
});

function fieldOf(value: Spelled | undefined): string {
  if (value === undefined) return '';
  if (value.kind === 'text') return value.text.toWellFormed();
  if (value.kind === 'word') return value.word === 'null' ? '' : value.word;
  return value.kind === 'number' ? value.raw : compactJson(value).toWellFormed();
}
