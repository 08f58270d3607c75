/** Tables whose answer is far larger than their rows, tables of one kind of value, and nesting. */
const csv = (name, body) => ({
  operation: 'convert.json_to_csv',
  name,
  path: '/v1/convert/json-to-csv',
  body,
});
const xlsx = (name, body) => ({
  operation: 'convert.json_to_xlsx',
  name,
  path: '/v1/convert/json-to-xlsx',
  body,
});

const names = (count) => Array.from({ length: count }, (_, i) => `"${i.toString(36)}":0`).join();
const wide = (columns, rows) => `[{${names(columns)}}${',{}'.repeat(rows)}]`;
const filled = (row, bytes) => `[${row}${`,${row}`.repeat(Math.floor(bytes / (row.length + 1)) - 1)}]`;
const rows = (list) => `{"rows":${list}}`;
const sheets = (count, sheet) => `{"sheets":[${sheet}${`,${sheet}`.repeat(count - 1)}]}`;

const MOST = 1_040_000;
const different = `[${Array.from({ length: 40_000 }, (_, i) => `{"text":"row ${i * 7919}"}`).join()}]`;
const shuffled = `[${Array.from({ length: 1200 }, (_, i) => `{${i % 2 ? names(100) : names(100).split(',').reverse().join()}}`).join()}]`;

const tables = {
  '3,545 columns x 9,400 rows': wide(3545, 9400),
  '1,000 columns x 8,000 rows': wide(1000, 8000),
  '1,400 columns x 3,000 rows': wide(1400, 3000),
  '1,000 columns x 1,000 rows': wide(1000, 1000),
  '45,000 columns x 742 rows': wide(45_000, 742),
  '45,000 columns x 180 rows': wide(45_000, 180),
  '340,000 empty rows': filled('{}', MOST),
  'one column, 170,000 rows': filled('{"a":0}', MOST),
  'numbers with exponents': filled('{"a":1e300}', MOST),
  'texts with escapes': filled('{"a":"\\u00e9\\n\\u00e9"}', MOST),
  'names with escapes': filled('{"\\u0061":1,"\\u0062":2}', MOST),
  'texts with quotes': filled('{"a":"\\"\\"\\"\\"\\"\\"\\"\\""}', MOST),
  'texts of CJK': filled('{"a":"\u6f22\u5b57\u6f22\u5b57"}', MOST / 1.8),
  'different texts': different,
  'rows in turned order': shuffled,
  '300,000 levels': `[{"a":${'['.repeat(300_000)}${']'.repeat(300_000)}}]`,
  'nested lists': filled('{"a":[[[1]],{"b":[]}]}', MOST),
  'escaped texts in lists': filled('{"a":["\\u0001\\u0002"]}', MOST),
  'one row of 90,000 columns': `[{${names(90_000)}}]`,
  '1,600 columns x 100 rows': wide(1600, 100),
  '150 rows with other names each': `[${Array.from({ length: 150 }, (_, i) => `{${Array.from({ length: 10 }, (__, j) => `"${i}_${j}":0`).join()}}`).join()}]`,
  'small: 700 columns x 3,000 rows': wide(700, 3000),
  'small: 16 KB of empty rows': filled('{}', 16_000),
};

export const convertCases = [
  ...Object.entries(tables).map(([name, list]) => csv(name, list)),
  ...Object.entries(tables).map(([name, list]) => xlsx(name, rows(list))),
  csv('formulas escaped', `{"escape_formulas":true,"rows":${filled('{"a":"=1"}', MOST)}}`),
  xlsx('1,000 sheets', sheets(1000, '{"name":"","rows":[]}'.replace('"name":"",', ''))),
  xlsx('1,000 sheets of a row', sheets(1000, '{"rows":[{"a":1}]}')),
  csv(
    'delimiters of four bytes, 900 columns x 2,300 rows',
    `{"delimiter":"\u{1f600}","rows":${wide(900, 2300)}}`,
  ),
  xlsx('1,000 sheets of 150 columns', sheets(1000, `{"rows":[{${names(150)}}]}`)),
  xlsx('100 sheets of 1,400 columns', sheets(100, `{"rows":[{${names(1400)}}]}`)),
  xlsx(
    'different numbers',
    rows(`[${Array.from({ length: 70_000 }, (_, i) => `{"a":${(i * 7919) % 99_991}}`).join()}]`),
  ),
  xlsx('400 sheets, small', sheets(400, '{"rows":[]}')),
  xlsx('1,000 sheets of 40 columns', sheets(1000, `{"rows":[{${names(40)}}]}`)),
];
