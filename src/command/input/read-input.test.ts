import { describe, expect, it } from 'vitest';
import { type CommandRow, checkRow, inMemory } from '../../../test/support/running/command-run.ts';
import { runCommand } from '../command.ts';

const runInMemory = inMemory(runCommand);
const check = checkRow(runInMemory);
const items = '[{"description":"x","qty":1,"unit_price":100}]';

describe('the subject or the body comes as it is, from a file or from standard input', () => {
  const rows: CommandRow[] = [
    {
      name: 'a file is read whole, without its last line break',
      args: ['text', 'sentiment', '--file', 'a.txt', '--get', 'label'],
      files: { 'a.txt': 'I love it.\n' },
      out: 'positive\n',
    },
    {
      name: '- is standard input',
      args: ['text', 'sentiment', '-', '--get', 'label'],
      stdin: 'I love it.\n',
      out: 'positive\n',
    },
    {
      name: 'a missing subject is read from a pipe',
      args: ['text', 'sentiment', '--get', 'label'],
      stdin: 'I love it.',
      out: 'positive\n',
    },
    {
      name: 'a list of texts, one a line',
      args: ['email', 'verify-batch', '--file', 'l', '--get', 'results.1.email'],
      files: { l: 'a@\r\n\nb@\n' },
      out: 'b@\n',
    },
    {
      name: 'the body is a file',
      args: ['invoice', 'preview', 'i.json', '--get', 'total'],
      files: {
        'i.json': `{"number":"1","date":"2026-03-09","from":{"name":"A"},"to":{"name":"B"},"items":${items}}`,
      },
      out: '100\n',
    },
    {
      name: 'the body is JSON, and flags win',
      args: [
        'qr',
        'create',
        '--input',
        '{"data":"a","format":"svg"}',
        '--format',
        'json',
        '--get',
        'version',
      ],
      out: '1\n',
    },
    {
      name: 'a deeper flag keeps the rest of the body',
      args: [
        'invoice',
        'preview',
        `{"number":"1","date":"2026-03-09","from":{"name":"A"},"to":{},"items":${items}}`,
        '--to.name',
        'B',
        '--get',
        'total',
      ],
      out: '100\n',
    },
    {
      name: 'the name of a file is a text, with a word',
      args: ['text', 'sentiment', '@good.txt', '--get', 'model'],
      files: { 'good.txt': 'Great.' },
      out: 'sundry-text',
      err: 'warning: "@good.txt" is taken as the text; --file good.txt reads the file\n',
    },
    {
      name: 'the name of no file is a text',
      args: ['text', 'sentiment', 'good.txt', '--get', 'model'],
      out: 'sundry-text',
    },
    {
      name: 'a bare list stands for the subject',
      args: ['convert', 'json-to-csv', '-'],
      stdin: '[{"a":1}]',
      out: 'a\r\n1\r\n',
    },
    {
      name: '20 digits survive',
      args: ['convert', 'json-to-csv', '[{"id":12345678901234567890}]', '--delimiter', ';'],
      out: '12345678901234567890',
    },
    {
      name: '20 digits survive in a flag',
      args: ['convert', 'json-to-csv', '--rows', '[{"id":12345678901234567890}]'],
      out: '12345678901234567890',
    },
    {
      name: 'a flag wins over a member of a spliced body',
      args: ['convert', 'json-to-csv', '{"rows":[{"a":1,"b":2}],"delimiter":"|"}', '--delimiter', ';'],
      out: 'a;b',
    },
    {
      name: '.csv gives rows of texts, so 007 stays',
      args: ['convert', 'json-to-csv', 'a.csv'],
      files: { 'a.csv': '\ufeffid,name\r\n007,"Lovelace, ""Ada"""\r\n' },
      out: 'id,name\r\n007,"Lovelace, ""Ada"""\r\n',
    },
    {
      name: '.tsv too',
      args: ['convert', 'json-to-csv', 'a.tsv'],
      files: { 'a.tsv': 'a\tb\n1\t2\n' },
      out: 'a,b\r\n1,2\r\n',
    },
    {
      name: 'a repeated name: both columns are there, with a word',
      args: ['convert', 'json-to-csv', 'a.csv'],
      files: { 'a.csv': 'name,email,name\nAda,a@b.example,King\n' },
      out: 'name,email,name_2\r\nAda,a@b.example,King\r\n',
      err: 'warning: a.csv: column 3 repeats the name name and is name_2\n',
    },
    {
      name: 'semicolons are found, and decimal commas stay',
      args: ['convert', 'json-to-csv', 'a.csv', '--delimiter', '|'],
      files: { 'a.csv': 'name;total\nAda;12,50\n' },
      out: 'name|total\r\nAda|12,50\r\n',
    },
    {
      name: 'a header without rows',
      args: ['convert', 'json-to-csv', 'a.csv'],
      files: { 'a.csv': 'name,total\n' },
      out: 'name,total\r\n',
    },
    {
      name: 'windows-1252 on standard input, with a word',
      args: ['convert', 'json-to-csv', '--from', 'csv'],
      stdin: Buffer.from('name\nM\u00fcller\n', 'latin1'),
      out: 'name\r\nM\u00fcller\r\n',
      err: 'warning: standard input: the text is not UTF-8 and was read as windows-1252\n',
    },
    {
      name: 'a surplus value is refused with its line',
      args: ['convert', 'json-to-csv', 'a.csv'],
      files: { 'a.csv': 'a\n1\n2,3\n' },
      status: 2,
      err: 'sundry convert json-to-csv: a.csv is not a table: line 3 has 2 fields, the header 1; if lines above the header are a preface, skip_rows=2 leaves them out\n',
    },
    {
      name: 'text behind a closing quote is refused with its place',
      args: ['convert', 'json-to-csv', 'a.csv'],
      files: { 'a.csv': 'a,b\n"x" y,2\n' },
      status: 2,
      err: /a\.csv is not CSV at line 2, column 4: text follows the closing quote/,
    },
    {
      name: 'several names in one text of a list are noted',
      args: ['text', 'extract', 'Ada King, 12 May', '--fields', 'name,date', '--get', 'data'],
      out: '{',
      err: 'warning: --fields "name,date" is one entry; repeat --fields for several\n',
    },
    {
      name: 'a table on standard input is named by --from',
      args: ['convert', 'json-to-csv', '--from', 'csv'],
      stdin: 'a\n1\n',
      out: 'a\r\n1\r\n',
    },
    {
      name: 'a table in a format that is not one',
      args: ['convert', 'json-to-csv', '-', '--from', 'xls'],
      stdin: '',
      status: 2,
      err: /--from must be json, csv, tsv or xlsx, not xls/,
    },
    {
      name: 'a body that is not JSON',
      args: ['invoice', 'preview', 'i.json'],
      files: { 'i.json': '{"a"' },
      status: 1,
      err: /^sundry invoice preview: i\.json is not valid JSON/,
    },
    {
      name: 'a file that is not there',
      args: ['invoice', 'preview', 'i.json'],
      status: 2,
      err: 'sundry invoice preview: cannot read i.json: no such file or directory\n',
    },
    {
      name: 'a file that is not UTF-8',
      args: ['text', 'sentiment', '--file', 'a'],
      files: { a: new Uint8Array([0xff]) },
      status: 2,
      err: /a must be UTF-8/,
    },
    {
      name: 'the subject in two ways',
      args: ['qr', 'create', 'a', '--data', 'b'],
      status: 2,
      err: /<data> must be given once/,
    },
    {
      name: 'a pipe that stays silent is left',
      args: ['qr', 'create'],
      stdin: 'silent',
      status: 2,
      err: /nothing came on standard input for 0.05 s/,
    },
    {
      name: 'an empty pipe is not a subject',
      args: ['qr', 'create'],
      stdin: '',
      status: 1,
      err: /^sundry qr create: <data> is required/,
    },
    {
      name: 'a text that is longer than a body may be',
      args: ['qr', 'create', '--file', 'a.txt'],
      files: { 'a.txt': 'x'.repeat(32_769) },
      status: 2,
      err: 'sundry qr create: a.txt may have at most 32,768 bytes\n',
    },
    {
      name: 'the same of a body',
      args: ['invoice', 'preview', 'i.json'],
      files: { 'i.json': ' '.repeat(1_048_577) },
      status: 2,
      err: 'sundry invoice preview: i.json may have at most 1,048,576 bytes\n',
    },
    {
      name: 'of the JSON of a flag',
      args: ['calendar', 'ics', '--events', '@e.json'],
      files: { 'e.json': ' '.repeat(262_145) },
      status: 2,
      err: 'sundry calendar ics: e.json may have at most 262,144 bytes\n',
    },
    {
      name: 'of standard input',
      args: ['qr', 'create', '-'],
      stdin: 'x'.repeat(32_769),
      status: 2,
      err: 'sundry qr create: standard input may have at most 32,768 bytes\n',
    },
    {
      name: 'of a file, whose JSON may be longer than it',
      args: ['convert', 'csv-to-json', 'a.csv'],
      files: { 'a.csv': ' '.repeat(5_242_881) },
      status: 2,
      err: 'sundry convert csv-to-json: a.csv may have at most 5,242,880 bytes\n',
    },
    {
      name: 'a table whose rows repeat long names too often',
      args: ['convert', 'json-to-csv', 'a.csv'],
      files: { 'a.csv': `${'n'.repeat(500_000)}\n${'1\n'.repeat(200)}` },
      status: 2,
      err: 'sundry convert json-to-csv: a.csv gives more than the 67,108,864 bytes an answer may have\n',
    },
    {
      name: 'a terminal is not read',
      args: ['qr', 'wifi'],
      status: 1,
      err: /^sundry qr wifi: <ssid> is required/,
    },
  ];
  it.each(rows)('$name', check);

  const untouched: readonly (readonly string[])[] = [
    ['qr', 'create', 'a'],
    ['text', 'classify', 'a text'],
    ['calendar', 'ics', '--title', 'T'],
    ['invoice', 'sample'],
  ];
  it.each(untouched)('a loop of read keeps its lines: %s %s %s', async (...args) => {
    const run = await runInMemory(args, { stdin: 'the next line' });
    expect(run.isInputRead).toBe(false);
  });
});
