import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { readInput } from '../../../schema/read.ts';
import { csvFile } from '../schema.ts';
import { type CsvRecord, csvRecords } from './csv-records.ts';
import { readCsv } from './read-csv.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function* pieces(bytes: Uint8Array, length: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

interface Options {
  readonly delimiter?: string;
  readonly longest?: number;
  readonly piece?: number;
}

async function read(
  bytes: Uint8Array,
  { delimiter, longest = 1_000_000, piece = 70_000 }: Options = {},
): Promise<{ readonly records: readonly CsvRecord[]; readonly warnings: readonly string[] }> {
  const records: CsvRecord[] = [];
  const warnings: string[] = [];
  const options = { delimiter, longest, warn: (text: string) => void warnings.push(text) };
  for await (const record of csvRecords(pieces(bytes, piece), options)) records.push(record);
  return { records, warnings };
}

/** More than is read at once, so that what follows is in another part. */
const LONG = `${'x'.repeat(79)},y\r\n`.repeat(1000);

describe('a file longer than one part', () => {
  it.each([
    {
      name: 'a quoted field across parts',
      row: `"${'a\r\n""'.repeat(30_000)}",z`,
      fields: [`${'a\r\n"'.repeat(30_000)}`, 'z'],
    },
    {
      name: 'a long field without quotes',
      row: `${'\u00e4'.repeat(70_001)},z`,
      fields: ['\u00e4'.repeat(70_001), 'z'],
    },
    { name: 'a delimiter at each place', row: ',', fields: ['', ''] },
  ])('$name', async ({ row, fields }) => {
    const begun = bytesOf(`${LONG}${row}\r\n`).length;
    const { records } = await read(bytesOf(`${LONG}${row}\r\nend,1`));
    expect(records.slice(1000)).toEqual([
      { line: 1001, fields, end: begun },
      { line: 1001 + row.split('\r\n').length, fields: ['end', '1'], end: begun + 5 },
    ]);
  });

  it.each(['\r', '\n', '\r\n'])('lines by %j are counted across parts', async (end) => {
    const { records } = await read(bytesOf(`ab,c${end}${end}`.repeat(40_000)), { piece: 65_537 });
    expect(records).toHaveLength(40_000);
    expect(records.at(-1)!.line).toBe(79_999);
  });

  it('a fault names its line in the file', async () => {
    await expect(read(bytesOf(`${LONG.repeat(3)}"a" b,c\r\n`))).rejects.toThrow(
      'line 3001, column 4: text follows the closing quote',
    );
    await expect(read(bytesOf(`${LONG}"a,\r\nc`))).rejects.toThrow(
      'line 1001, column 1: the quote opened here',
    );
    await expect(read(bytesOf(`${LONG}a\0`))).rejects.toThrow('NUL character at line 1001, column 2');
  });
});

describe('encodings', () => {
  it('windows-1252 that shows behind the first part', async () => {
    const { records, warnings } = await read(Buffer.from(`${LONG}M\u00fcller,\u00e9\r\n`, 'latin1'));
    expect(records.at(-1)!.fields).toEqual(['M\u00fcller', '\u00e9']);
    expect(warnings).toEqual(['the text is not UTF-8 and was read as windows-1252']);
  });

  it('UTF-8 whose characters are cut', async () => {
    const row = '\u00e4\u20ac\u{1f600},1\n';
    const { records, warnings } = await read(bytesOf(row.repeat(20_000)), { piece: 65_537 });
    expect(records.every(({ fields }) => fields[0] === '\u00e4\u20ac\u{1f600}')).toBe(true);
    expect([records.length, warnings]).toEqual([20_000, []]);
  });

  it('UTF-8 that does not go on so is refused', async () => {
    const mixed = Buffer.concat([bytesOf(`\u00e4${LONG}`), Buffer.from('\u00e4,b', 'latin1')]);
    await expect(read(mixed)).rejects.toThrow('is not utf-8');
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'])('a byte order mark of %s', async (encoding) => {
    const little = Buffer.from('\ufeffa;\u00e4\n1;2\n', 'utf16le');
    const bytes =
      encoding === 'utf-8'
        ? bytesOf('\ufeffa;\u00e4\n1;2\n')
        : encoding === 'utf-16le'
          ? little
          : little.swap16();
    expect((await read(bytes)).records.map(({ fields }) => fields)).toEqual([
      ['a', '\u00e4'],
      ['1', '2'],
    ]);
  });
});

describe('a record has an end', () => {
  async function* endless(piece: string, beginning = ''): AsyncGenerator<Uint8Array> {
    yield bytesOf(`a\n\nb\n${beginning}`);
    for (;;) yield bytesOf(piece.repeat(100));
  }
  it.each([
    { name: 'a field', pieces: endless('x') },
    { name: 'a field in quotes, lines in it', pieces: endless('\n', '"') },
    { name: 'empty fields', pieces: endless(','), message: 'has more than 16,384 fields in line 4' },
    { name: 'doubled quotes', pieces: endless('"') },
  ] as { name: string; pieces: AsyncGenerator<Uint8Array>; message?: string }[])(
    '$name without one',
    async (row) => {
      const options = { delimiter: ',', longest: 10_000, warn: () => {} };
      const found: string[] = [];
      const all = async () => {
        for await (const { fields } of csvRecords(row.pieces, options)) found.push(...fields);
      };
      await expect(all()).rejects.toThrow(
        row.message ?? 'has more than 10,000 bytes in the record of line 4',
      );
      expect(found).toEqual(['a', 'b']);
    },
  );
});

it('gives the records of csv-to-json, however the bytes are cut', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\r', '\n', ' ', '\u00e4', '1') });
  const table = fc.array(fc.array(field, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
      const bytes = bytesOf(quoted.join('\r\n'));
      const { records } = await read(bytes, { delimiter: ',', piece: 1 });
      const input = readInput(csvFile, { csv: bytes, delimiter: ',', header: false, rows_as: 'arrays' });
      const answer = JSON.parse(new TextDecoder().decode(readCsv(input))) as { rows: unknown };
      expect(records.map(({ fields }) => fields)).toEqual(answer.rows);
    }),
    { seed: SEED, numRuns: runs(200) },
  );
});
