import iconv from 'iconv-lite';
import { describe, expect, it, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { readInput } from '../../../schema/read.ts';
import { type CsvFile, csvFile } from '../schema.ts';
import { readCsv } from './read-csv.ts';

type Options = Omit<CsvFile, 'csv'>;

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The answer as text: its order and its digits are part of it. */
function read(csv: string | Uint8Array, options: Options = {}): string {
  const bytes = typeof csv === 'string' ? bytesOf(csv) : csv;
  return new TextDecoder('utf-8', { fatal: true }).decode(
    readCsv(readInput(csvFile, { csv: bytes, ...options })),
  );
}

/** The part of the answer that is the rows. */
function rows(csv: string | Uint8Array, options: Options = {}): string {
  const text = read(csv, options);
  JSON.parse(text);
  return text.slice(text.indexOf('"rows":') + 7, text.lastIndexOf(',"count":'));
}

test('an answer has everything, in this order', () => {
  expect(read('a;b\r\n1;2\r\n')).toBe(
    '{"columns":["a","b"],"rows":[{"a":"1","b":"2"}],"count":1,"found_delimiter":";","encoding":"utf-8","warnings":[]}',
  );
});

const cases: readonly { name: string; csv: string; options?: Options; rows: string }[] = [
  {
    name: 'RFC 4180 2.1-2.2: the last line break may be missing',
    csv: 'a,b\r\n1,2',
    rows: '[{"a":"1","b":"2"}]',
  },
  {
    name: 'RFC 4180 2.5-2.7: quotes, line breaks and delimiters in quotes',
    csv: 'a,b\r\n"x, ""y""\r\nz","\t\\"\r\n',
    rows: '[{"a":"x, \\"y\\"\\r\\nz","b":"\\t\\\\"}]',
  },
  { name: 'leading zeros stay', csv: 'a\n007', rows: '[{"a":"007"}]' },
  { name: 'twenty digits stay', csv: 'a\n12345678901234567890', rows: '[{"a":"12345678901234567890"}]' },
  { name: '713752e1 stays', csv: 'a\n713752e1', rows: '[{"a":"713752e1"}]' },
  {
    name: 'keys "10" and "9" keep their order',
    csv: 'name,10,9\nx,1,2',
    rows: '[{"name":"x","10":"1","9":"2"}]',
  },
  {
    name: '__proto__ and constructor are names',
    csv: '__proto__,constructor\n1,2',
    rows: '[{"__proto__":"1","constructor":"2"}]',
  },
  {
    name: 'sep=; names the delimiter, and is not a row',
    csv: 'sep=;\na;b,c\n1;2',
    rows: '[{"a":"1","b,c":"2"}]',
  },
  { name: 'sep= in capitals, with CRLF', csv: 'SEP=|\r\na|b\r\n1|2', rows: '[{"a":"1","b":"2"}]' },
  { name: 'a byte order mark is not in the first name', csv: '\ufeffa,b\n1,2', rows: '[{"a":"1","b":"2"}]' },
  { name: 'nor are two of them', csv: '\ufeff\ufeffa,b\n1,2', rows: '[{"a":"1","b":"2"}]' },
  { name: 'sep= with the escape of a tab', csv: 'sep=\\t\na,b\tc\n1\t2', rows: '[{"a,b":"1","c":"2"}]' },
  { name: 'a byte order mark before sep=', csv: '\ufeffsep=;\na;b\n1;2', rows: '[{"a":"1","b":"2"}]' },
  {
    name: 'an empty line is not a row',
    csv: 'a,b\n\n1,2\n\r\n\n3,4\n\n',
    rows: '[{"a":"1","b":"2"},{"a":"3","b":"4"}]',
  },
  { name: '"" alone is a row', csv: 'a\n""\n\nx', rows: '[{"a":""},{"a":"x"}]' },
  { name: 'CR alone', csv: 'a,b\r1,2\r3,4', rows: '[{"a":"1","b":"2"},{"a":"3","b":"4"}]' },
  { name: 'CR, LF and CRLF mixed', csv: 'a\r1\n2\r\n3', rows: '[{"a":"1"},{"a":"2"},{"a":"3"}]' },
  { name: 'a quote inside a field is text', csv: 'a,b\n1"2,x""y', rows: '[{"a":"1\\"2","b":"x\\"\\"y"}]' },
  { name: 'blanks belong to the field', csv: 'a, b\n 1 ,\t2', rows: '[{"a":" 1 "," b":"\\t2"}]' },
  { name: 'a quote behind a blank is text', csv: 'a,b\n "1",2', rows: '[{"a":" \\"1\\"","b":"2"}]' },
  { name: 'a short row lacks members', csv: 'a,b,c\n1\n2,3', rows: '[{"a":"1"},{"a":"2","b":"3"}]' },
  { name: 'an empty field is an empty text', csv: 'a,b\n,""', rows: '[{"a":"","b":""}]' },
  {
    name: 'or null, but not in quotes',
    csv: 'a,b\n,""',
    options: { empty: 'null' },
    rows: '[{"a":null,"b":""}]',
  },
  { name: 'empty surplus goes', csv: 'a,b\n1,2,,""\n', rows: '[{"a":"1","b":"2"}]' },
  { name: 'no nesting of dotted names', csv: 'a.b,a.c\n1,2', rows: '[{"a.b":"1","a.c":"2"}]' },
  {
    name: 'without header',
    csv: '1,2\n3,4,5',
    options: { header: false },
    rows: '[{"column_1":"1","column_2":"2"},{"column_1":"3","column_2":"4","column_3":"5"}]',
  },
  {
    name: 'as arrays',
    csv: 'a,b\n1,2\n3\n',
    options: { rows_as: 'arrays' },
    rows: '[["1","2"],["3"]]',
  },
  {
    name: 'arrays without header',
    csv: '1,2\n,',
    options: { rows_as: 'arrays', header: false, empty: 'null' },
    rows: '[["1","2"],[null,null]]',
  },
  {
    name: 'a given delimiter wins',
    csv: 'a,b;c\n1,2;3',
    options: { delimiter: ';' },
    rows: '[{"a,b":"1,2","c":"3"}]',
  },
  {
    name: 'and a sep= line that names it goes',
    csv: 'sep=;\na;b\n1;2',
    options: { delimiter: ';' },
    rows: '[{"a":"1","b":"2"}]',
  },
  {
    name: 'one that names another is a record',
    csv: 'sep=;\n1',
    options: { delimiter: ',' },
    rows: '[{"sep=;":"1"}]',
  },
  {
    name: 'a delimiter of three bytes, and a character that begins like it',
    csv: 'a\u20acb\n1\u20ad\u20ac2',
    options: { delimiter: '\u20ac' },
    rows: '[{"a":"1\u20ad","b":"2"}]',
  },
  {
    name: 'a delimiter outside the BMP behind quotes',
    csv: '"a"\u{1f600}b\n1\u{1f600}2',
    options: { delimiter: '\u{1f600}' },
    rows: '[{"a":"1","b":"2"}]',
  },
  {
    name: 'skip_rows counts lines, behind sep=',
    csv: 'sep=;\nReport\r\n\na;b\n1;2',
    options: { skip_rows: 2 },
    rows: '[{"a":"1","b":"2"}]',
  },
  { name: 'more lines to skip than there are', csv: 'a\n1', options: { skip_rows: 9 }, rows: '[]' },
  { name: 'a header alone', csv: 'a,b', rows: '[]' },
  { name: 'nothing', csv: '', rows: '[]' },
  { name: 'line breaks alone', csv: '\r\n\n\r', rows: '[]' },
  { name: 'control characters are escaped', csv: 'a\n\u0001\u001f\b', rows: '[{"a":"\\u0001\\u001f\\b"}]' },
  {
    name: 'a long text',
    csv: `a\n${'x'.repeat(60)}\n"${'y'.repeat(60)}"`,
    rows: `[{"a":"${'x'.repeat(60)}"},{"a":"${'y'.repeat(60)}"}]`,
  },
];

describe('rows', () => {
  it.each(cases)('$name', ({ csv, options, rows: expected }) => {
    expect(rows(csv, options)).toBe(expected);
  });
});

describe('the delimiter is found', () => {
  it.each([
    ['commas', 'a,b\n1,2', ','],
    ['semicolons beside decimal commas', 'a;b\n1,5;2,5\n3,5;4,5', ';'],
    ['tabs beside commas in texts', 'a\tb\nx, y\tz\np\tq', '\t'],
    ['bars', 'a|b\n1|2', '|'],
    ['none: a comma', 'a\n1', ','],
    ['a tie: the comma first', 'a,b;c\nx,y;z', ','],
    ['a tie with decimal commas: the semicolon', 'a,b;c\n1,2;3', ';'],
    ['in quotes it does not count', '"a,b,c";d\n"1,2,3";4\n5;6', ';'],
    ['most of the records decide', 'a;b\n1,2;3\n4;5\n6;7', ';'],
  ])('%s', (_, csv, delimiter) => {
    expect(JSON.parse(read(csv)).found_delimiter).toBe(delimiter);
  });
});

describe('encodings', () => {
  const text = 'n\u00e4me,\u20ac\n\u017dlu\u0165,\u2019';
  it.each([
    ['UTF-8', bytesOf('\u00e9\n\u{1f600}'), {}, 'utf-8', '[{"\u00e9":"\u{1f600}"}]'],
    [
      'UTF-16LE with a mark',
      iconv.encode('\ufeff\u00e9\n\u{1f600}', 'utf-16le'),
      {},
      'utf-16le',
      '[{"\u00e9":"\u{1f600}"}]',
    ],
    ['UTF-16BE with a mark', iconv.encode('\ufeff\u00e9\n1', 'utf-16be'), {}, 'utf-16be', '[{"\u00e9":"1"}]'],
    [
      'UTF-16LE that is named',
      iconv.encode('\u00e9\n1', 'utf-16le'),
      { charset: 'UTF-16LE' },
      'utf-16le',
      '[{"\u00e9":"1"}]',
    ],
    [
      'Latin-1 is windows-1252 (WHATWG)',
      Uint8Array.of(0x61, 10, 0x80),
      { charset: 'iso-8859-1' },
      'windows-1252',
      '[{"a":"\u20ac"}]',
    ],
    [
      'windows-1250',
      iconv.encode(text.replace('\u2019', 'x'), 'windows-1250'),
      { charset: 'windows-1250' },
      'windows-1250',
      '[{"n\u00e4me":"\u017dlu\u0165","\u20ac":"x"}]',
    ],
    [
      'Shift_JIS',
      iconv.encode('\u540d\n\u6771', 'shift_jis'),
      { charset: 'Shift_JIS' },
      'shift_jis',
      '[{"\u540d":"\u6771"}]',
    ],
    [
      'EUC-KR with a syllable of Windows alone',
      iconv.encode('\ub620\n\u20ac', 'cp949'),
      { charset: 'cp949' },
      'euc-kr',
      '[{"\ub620":"\u20ac"}]',
    ],
    [
      'a mark wins over the name',
      bytesOf('\ufeff\u00e9\n1'),
      { charset: 'windows-1252' },
      'utf-8',
      '[{"\u00e9":"1"}]',
    ],
  ] as const)('%s', (_, csv, options, encoding, expected) => {
    expect(rows(csv, options)).toBe(expected);
    expect(JSON.parse(read(csv, options))).toMatchObject({ encoding, warnings: [] });
  });

  it.each([
    ['latin-1', 'windows-1252'],
    ['latin_1', 'windows-1252'],
    ['ANSI', 'windows-1252'],
    ['win-1252', 'windows-1252'],
    ['Windows1250', 'windows-1250'],
    ['1251', 'windows-1251'],
    ['utf_8', 'utf-8'],
    ['utf-8-sig', 'utf-8'],
    ['cp932', 'shift_jis'],
    ['cp936', 'gbk'],
    ['cp949', 'euc-kr'],
    ['cp950', 'big5'],
    ['MS949', 'euc-kr'],
    ['uhc', 'euc-kr'],
    ['950', 'big5'],
    ['CP-1250', 'windows-1250'],
    ['cp874', 'windows-874'],
    ['euc-cn', 'gbk'],
    ['KOI8R', 'koi8-r'],
    ['utf16le', 'utf-16le'],
    ['euc_jp', 'euc-jp'],
    ['iso8859_15', 'iso-8859-15'],
    ['latin-9', 'iso-8859-15'],
    ['mac_roman', 'macintosh'],
  ])('%s, as Windows and Python say, is %s', (charset, encoding) => {
    const csv = encoding === 'utf-16le' ? iconv.encode('a\n1', encoding) : bytesOf('a\n1');
    expect(JSON.parse(read(csv, { charset }))).toMatchObject({ encoding });
  });

  it.each([
    { name: 'a title', csv: 'Sales;;\n;;\nid;name;sum\n1;a;2\n', line: 1, header: 3, skipped: 2 },
    { name: 'behind a line sep=', csv: 'sep=;\nSales;;\nid;name;sum\n', line: 2, header: 3, skipped: 1 },
  ])('$name that a spreadsheet wrote as a row is told', ({ csv, line, header, skipped }) => {
    const { warnings } = JSON.parse(read(csv));
    expect(warnings[0]).toBe(
      `the header, line ${line}, has one name and line ${header} more values: skip_rows=${skipped} takes its names from there`,
    );
    const { columns } = JSON.parse(read(csv, { skip_rows: skipped }));
    expect(columns).toEqual(['id', 'name', 'sum']);
  });

  it.each(['\\t', 'tab'])('%j is a tab, as shells and programs write it', (delimiter) => {
    expect(JSON.parse(read('a\tb,c\n', { delimiter }))).toMatchObject({ columns: ['a', 'b,c'] });
  });

  it('what is not UTF-8 is windows-1252, with a warning', () => {
    const all = Uint8Array.from({ length: 128 }, (_, index) => 128 + index);
    const csv = Uint8Array.from([0x61, 10, ...all]);
    const { rows: found, encoding, warnings } = JSON.parse(read(csv));
    // WHATWG fills the five gaps of the code page with controls, iconv with U+FFFD.
    const withoutGaps = (text: string) => text.replace(/[\u0080-\u009f\ufffd]/g, '?');
    const expected = iconv.decode(Buffer.from(all), 'windows-1252');
    expect(withoutGaps(found[0].a)).toBe(withoutGaps(expected));
    expect(found[0].a.match(/[\u0080-\u009f]/g)).toEqual(['\u0081', '\u008d', '\u008f', '\u0090', '\u009d']);
    expect([encoding, warnings]).toEqual([
      'windows-1252',
      ['the text is not UTF-8 and was read as windows-1252'],
    ]);
    expect(rows(Uint8Array.of(0x61, 10, 0x80, 0x99, 0xe9))).toBe('[{"a":"\u20ac\u2122\u00e9"}]');
  });
});

describe('names of columns', () => {
  it.each([
    ['repeated', 'a,a,a_2', ['a', 'a_3', 'a_2']],
    ['repeated often', 'a,a,a,a', ['a', 'a_2', 'a_3', 'a_4']],
    ['empty', 'a,,c,', ['a', 'column_2', 'c', 'column_4']],
    ['empty beside a literal one', ',column_1,column_2,', ['column_3', 'column_1', 'column_2', 'column_4']],
    ['different only in case', 'a,A', ['a', 'A']],
  ])('%s', (_, header, columns) => {
    expect(JSON.parse(read(`${header}\n1,2`)).columns).toEqual(columns);
  });

  it('skip_rows that leaves nothing, and names and rows that begin as JSON does', () => {
    expect(JSON.parse(read('a\n1\n', { skip_rows: 9 }))).toMatchObject({
      count: 0,
      warnings: ['skip_rows leaves out the whole file'],
    });
    expect(JSON.parse(read('[id],[name]\n1,2')).columns).toEqual(['[id]', '[name]']);
    expect(JSON.parse(read('{"a":1}\t2', { header: false })).rows).toEqual([
      { column_1: '{"a":1}', column_2: '2' },
    ]);
  });

  it('that were changed are told, at most 20', () => {
    expect(JSON.parse(read('a,a,\n1')).warnings).toEqual([
      'column 2 repeats the name a and is a_2',
      'column 3 has no name and is column_3',
    ]);
    expect(JSON.parse(read(`${'a,'.repeat(50)}a\n1`)).warnings).toHaveLength(20);
  });

  it('are made in a time that grows with their number', () => {
    const start = process.cpuUsage();
    const { columns } = JSON.parse(read(`${'a,'.repeat(8000)}${','.repeat(8000)}a\n1`));
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
    expect(new Set(columns).size).toBe(16_001);
  });

  it('surplus in every row is told for some, in a time that grows with the rows', () => {
    const start = process.cpuUsage();
    const { count, warnings } = JSON.parse(read(`a\n${'1,\n'.repeat(300_000)}`));
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
    expect([count, warnings.length]).toEqual([300_000, 20]);
  });

  it('surplus that is empty is told', () => {
    expect(JSON.parse(read('a\n1\n2,,\n')).warnings).toEqual([
      'line 3 has 3 fields, the header 1: the empty ones behind are left out',
    ]);
  });
});

describe('types, where nothing is lost', () => {
  const values = (column: readonly string[], options: Options = {}) =>
    rows(`v,k\n${column.map((value) => `${value},k\n`).join('')}`, { types: 'infer', ...options }).replaceAll(
      /\{"v":|,"k":"k"\}/g,
      '',
    );
  it.each([
    ['integers', ['1', '-2', '0'], '[1,-2,0]'],
    ['15 digits', ['123456789012345'], '[123456789012345]'],
    ['16 digits are texts', ['1234567890123456'], '["1234567890123456"]'],
    ['15 digits with a fraction', ['-1234567890123.45'], '[-1234567890123.45]'],
    ['16 digits with a fraction are texts', ['12345678901234.56'], '["12345678901234.56"]'],
    ['amounts keep their zeros', ['12.50', '7.25'], '[12.50,7.25]'],
    ['1.9 and 1.10 are versions', ['1.9', '1.10'], '["1.9","1.10"]'],
    ['1.9 and 1.11 are numbers', ['1.9', '1.11'], '[1.9,1.11]'],
    ['3 beside 12.50', ['3', '12.50'], '[3,12.50]'],
    ['booleans', ['true', 'false'], '[true,false]'],
    ['booleans beside numbers', ['true', '1'], '["true","1"]'],
    ['TRUE', ['TRUE', 'false'], '["TRUE","false"]'],
    ['a leading zero', ['01234', '12345'], '["01234","12345"]'],
    ['-0', ['-0'], '["-0"]'],
    ['-0.0', ['-0.0', '1.0'], '["-0.0","1.0"]'],
    ['-0.5', ['-0.5'], '[-0.5]'],
    ['0.0', ['0.0'], '[0.0]'],
    ['1e5', ['1e5'], '["1e5"]'],
    ['+1', ['+1'], '["+1"]'],
    ['.5', ['.5'], '[".5"]'],
    ['5.', ['5.'], '["5."]'],
    ['1_000', ['1_000'], '["1_000"]'],
    ['Infinity', ['Infinity', 'NaN'], '["Infinity","NaN"]'],
    ['a blank', [' 1'], '[" 1"]'],
    ['1.2.3', ['1.2.3'], '["1.2.3"]'],
    ['a minus alone', ['-'], '["-"]'],
    ['one in quotes', ['1', '"2"'], '["1","2"]'],
    ['one that is empty in quotes', ['1', '""'], '["1",""]'],
    ['empty fields of a number are null', ['1', '', '2'], '[1,null,2]'],
    ['empty fields of a text are not', ['a', ''], '["a",""]'],
    ['a column without values', ['', ''], '["",""]'],
  ])('%s', (_, column, expected) => {
    expect(values(column)).toBe(expected);
  });

  it('a column without values is as empty says', () => {
    expect(values(['', ''], { empty: 'null' })).toBe('[null,null]');
  });

  it('without a header, and in short rows', () => {
    expect(rows('1,x\n2', { types: 'infer', header: false, rows_as: 'arrays' })).toBe('[[1,"x"],[2]]');
  });
});
