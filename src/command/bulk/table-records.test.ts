import { describe, expect, test } from 'vitest';
import { inMemory } from '../../../test/support/running/command-run.ts';
import { runCommand } from '../command.ts';

const runInMemory = inMemory(runCommand);

const lines = (text: string): readonly unknown[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));

describe('a table of inputs is read as csv-to-json and xlsx-to-json read theirs', () => {
  const run = (name: string, content: string | Uint8Array, ...more: readonly string[]) =>
    runInMemory(['qr', 'create', '--each', name, '--format', 'json', ...more], {
      files: { [name]: content },
    });

  test.each([
    { name: 'semicolons', content: 'data;size\nA;64\n' },
    { name: 'a line sep=', content: 'sep=|\ndata|size\nA|64\n' },
    { name: 'CR alone', content: 'data,size\rA,64\r' },
    {
      name: 'UTF-16',
      content: new Uint8Array([0xff, 0xfe, ...Buffer.from('data\tsize\nA\t64\n', 'utf16le')]),
    },
    { name: 'blank rows and blank cells beyond the header', content: 'data,size\n,\nA,64,,\n' },
    { name: 'names as flags', content: '--data, size\nA,64\n' },
    { name: 'names as people write them', content: 'DATA,Size\nA,64\n' },
  ])('$name', async ({ content }) => {
    const { status, stdout, stderr } = await run('m.csv', content);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(lines(stdout)).toMatchObject([{ result: { version: 1 } }]);
  });

  test.each([
    { name: 'a name of several words', words: 'vcard', content: 'Name,Family name\nA,B\n' },
    { name: 'TRUE and FALSE for 1 and 0', words: 'wifi', content: 'SSID,Hidden\nA,TRUE\nB,False\n' },
  ])('$name', async ({ words, content }) => {
    const { status, stdout, stderr } = await runInMemory(
      ['qr', words, '--each', 'm.csv', '-o', 'out/{n}.svg'],
      { files: { 'm.csv': content } },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(lines(stdout)[0]).toMatchObject({ file: 'out/1.svg' });
  });

  test('windows-1252, with a word', async () => {
    const { stdout, stderr } = await run('m.csv', Buffer.from('data\nM\u00fcller\n', 'latin1'));
    expect(lines(stdout)).toMatchObject([{ input: { data: 'M\u00fcller' } }]);
    expect(stderr).toBe('warning: m.csv: the text is not UTF-8 and was read as windows-1252\n');
  });

  test.each([
    { name: 'a surplus value', row: 'A,64,lost', message: 'line 2 has 3 fields, the header 2' },
    {
      name: 'a value below no name',
      header: 'data,',
      row: 'A,lost',
      message: 'line 2 has a value in column 2, which has no name',
    },
  ])('$name refuses its row, and the others are answered', async ({ header = 'data,size', row, message }) => {
    const { status, stdout } = await run('m.csv', `${header}\n${row}\nB,\n`);
    expect(status).toBe(1);
    const [first, second] = lines(stdout) as { input: object; error: { detail: string } }[];
    expect(Object.values(first!.input)).toContain('lost');
    expect(first!.error.detail).toBe(message);
    expect(second).toMatchObject({ result: { version: 1 } });
  });

  test.each([
    {
      name: 'a repeated name',
      content: 'data,size,data\nA,64,B\n',
      message: /m\.csv has two columns "data"/,
    },
    {
      name: 'text behind a closing quote',
      content: 'data\n"A" b\n',
      message: /m\.csv is not CSV at line 2, column 4/,
    },
    {
      name: 'a quote that is never closed',
      content: 'data\n"A\nB\n',
      message: /m\.csv is not CSV at line 2, column 1/,
    },
    { name: 'NUL', content: 'data\nA\0\n', message: /m\.csv is not text/ },
  ])('$name ends the run', async ({ content, message }) => {
    const { status, stderr } = await run('m.csv', content);
    expect(status).toBe(2);
    expect(stderr).toMatch(message);
  });

  test('.xlsx: its first sheet, with digits and texts as they are stored', async () => {
    const made = await runInMemory(['convert', 'json-to-xlsx', '-o', 'm.xlsx', '-'], {
      stdin:
        '{"sheets":[{"name":"S","rows":[{"data":"007","size":64},{"data":12,"margin":2}]},{"name":"T","rows":[{"a":1}]}]}',
    });
    const { status, stdout, stderr } = await run('m.xlsx', made.files['m.xlsx']!);
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'warning: m.xlsx: the first sheet is read, and not "T"\n',
    });
    expect(lines(stdout)).toMatchObject([
      { input: { data: '007', size: '64' } },
      { input: { data: '12', margin: '2' } },
    ]);
  });

  test('a cell of a list is one entry, and the first one with a comma is noted', async () => {
    const { stderr } = await runInMemory(['text', 'extract', '--each', 'm.csv'], {
      files: { 'm.csv': 'text,fields\nAda King,"name,date"\nMax,"name,date"\n' },
    });
    expect(stderr).toBe('warning: m.csv: "name,date" of column 2 is one entry; a JSON list has several\n');
  });
});
