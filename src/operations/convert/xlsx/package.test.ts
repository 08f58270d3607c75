import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { readXlsx } from 'hucre';
import { describe, expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { compactJson, type Spelled, tables } from '../../../../test/support/judging/tables.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { jsonToXlsx } from '../library.ts';
import { writeWorkbook } from './package.ts';

test('an independent reader finds the values that were sent', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async ({ json, columns, rows }) => {
      const { bytes } = await jsonToXlsx(`{"rows":${json}}`);
      const expected = columns.length === 0 ? [] : [columns, ...rows.map((row) => row.map(cellValue))];
      expect(padded((await readXlsx(bytes)).sheets[0]!.rows, columns.length, rows.length + 1)).toEqual(
        padded(expected, columns.length, rows.length + 1),
      );
    }),
    { numRuns: runs(2000), seed: SEED },
  );
}, 600_000);

describe('the parts of a workbook besides its values', () => {
  test('the same request gives the same bytes two seconds apart, whatever is compressed first', async () => {
    const json = JSON.stringify({
      rows: Array.from({ length: 4000 }, (_, id) => ({ id, text: `text ${id % 7}`, x: id / 7 })),
    });
    const first = await jsonToXlsx(json);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    const second = await jsonToXlsx(json);
    expect(hash(second.bytes)).toBe(hash(first.bytes));
  });

  test('rows and sheets are counted, headers are not', async () => {
    const { rows, sheets } = await jsonToXlsx(
      '{"sheets":[{"rows":[{"a":1},{}]},{"rows":[]},{"rows":[{"a":1}]}]}',
    );
    expect([rows, sheets]).toEqual([3, 3]);
  });

  test('tabs have their names, and every part its place', async () => {
    const json =
      '{"sheets":[{"name":"A & \\"B\\" <C>","rows":[{"a":"x"}]},{"name":"\u4e2d","rows":[{"b":"x"}]},{"rows":[]}]}';
    const { bytes } = await jsonToXlsx(json);
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map(({ name, rows }) => [name, rows[0]?.[0]])).toEqual([
      ['A & "B" <C>', 'a'],
      ['\u4e2d', 'b'],
      ['Sheet3', undefined],
    ]);
  });
});

describe('a workbook cannot hold', () => {
  const long = 'x'.repeat(32_768);
  const refusals: readonly { name: string; json: string; pointer: string; message: RegExp }[] = [
    {
      name: 'a text of 32,768 characters',
      json: `{"rows":[{"a":1},{"a":2,"b":"${long}"}]}`,
      pointer: '/rows/1/b',
      message: /^is 32,768 characters .* cell B3 holds at most 32,767$/,
    },
    {
      name: 'in a sheet of several',
      json: `{"sheets":[{"rows":[]},{"rows":[{"a/b":"${long}"}]}]}`,
      pointer: '/sheets/1/rows/0/a~1b',
      message: /cell A2/,
    },
    {
      name: '16,384 emoji, which are 32,768 units',
      json: `{"rows":[{"a":"${'\ud83d\ude00'.repeat(16_384)}"}]}`,
      pointer: '/rows/0/a',
      message: /^is 32,768/,
    },
    {
      name: 'escapes that stand for 32,768',
      json: `{"rows":[{"a":"${'\\n'.repeat(32_768)}"}]}`,
      pointer: '/rows/0/a',
      message: /^is 32,768/,
    },
    {
      name: 'a name of 32,768, where it was first seen',
      json: `{"rows":[{},{"${long}":1}]}`,
      pointer: `/rows/1/${long}`,
      message: /cell A1/,
    },
    {
      name: 'nested JSON text of 32,768',
      json: `{"rows":[{"a":["${'x'.repeat(32_764)}"]}]}`,
      pointer: '/rows/0/a',
      message: /^is 32,768/,
    },
    {
      name: 'a number beyond a double',
      json: '{"rows":[{"a":1e400}]}',
      pointer: '/rows/0/a',
      message: /^is beyond the numbers cell A2 can hold: 1e400$/,
    },
    {
      name: 'a number of 310 digits',
      json: `{"rows":[{"a":-${'9'.repeat(310)}}]}`,
      pointer: '/rows/0/a',
      message: /^is beyond .*9\.\.\.$/,
    },
    {
      name: '16,385 columns',
      json: `{"sheet_name":"Wide","rows":[{"first":1},{${Array.from({ length: 16_384 }, (_, index) => `"c${index}":1`).join()}}]}`,
      pointer: '/rows/1/c16383',
      message: /^is column 16,385 of sheet "Wide"; a sheet has at most 16,384$/,
    },
    {
      name: '1,048,576 rows',
      json: `{"rows":[${'{},'.repeat(1_048_575)}{}]}`,
      pointer: '/rows',
      message: /^has 1,048,576 rows; sheet "Sheet1"/,
    },
  ];
  test.each(refusals)('refuses $name', async ({ json, pointer, message }) => {
    const error = await jsonToXlsx(json).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const { faults } = refusalOf(() => {
      throw error;
    });
    expect(faults).toEqual([{ pointer, message: expect.stringMatching(message) }]);
  });

  const fits: readonly { name: string; json: string; value: unknown }[] = [
    {
      name: 'a text of 32,767',
      json: `{"rows":[{"a":"${'x'.repeat(32_767)}"}]}`,
      value: 'x'.repeat(32_767),
    },
    {
      name: '32,767 characters of three bytes',
      json: `{"rows":[{"a":"${'\u4e2d'.repeat(32_767)}"}]}`,
      value: '\u4e2d'.repeat(32_767),
    },
    {
      name: 'escapes that make a text short again',
      json: `{"rows":[{"a":"${'\\u0041'.repeat(9000)}"}]}`,
      value: 'A'.repeat(9000),
    },
    {
      name: '16,384 columns',
      json: `{"rows":[{${Array.from({ length: 16_384 }, (_, index) => `"c${index}":${index}`).join()}}]}`,
      value: 16_383,
    },
    {
      name: 'the largest double',
      json: '{"rows":[{"a":1.7976931348623157e308}]}',
      value: Number.MAX_VALUE,
    },
  ];
  test.each(fits)('takes $name', async ({ json, value }) => {
    const { bytes } = await jsonToXlsx(json);
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(sheet!.rows[1]!.at(-1)).toBe(value);
  });
});

test('hostile shapes are answered in time', async () => {
  const bodies = [
    `{"rows":[{"a":${'['.repeat(16_000)}${']'.repeat(16_000)}}]}`,
    `{"rows":[{"a":1}${',{}'.repeat(340_000)}]}`,
    `{"sheets":[${Array(1000).fill('{"rows":[{"a":1}]}').join()}]}`,
  ];
  for (const body of bodies) {
    const start = process.cpuUsage();
    expect((await jsonToXlsx(body)).bytes.length).toBeGreaterThan(1000);
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  }
});

test('a workbook without sheets is a bug of the calling code', async () => {
  await expect(writeWorkbook([])).rejects.toThrow();
});

/** Readers end a grid at different places: pads rows to the same width and number, '' for absent cells. */
function padded(grid: readonly (readonly unknown[])[], width: number, height = grid.length): unknown[][] {
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) =>
      grid[row]?.[column] === '' ? null : (grid[row]?.[column] ?? null),
    ),
  );
}

function cellValue(value: Spelled | undefined): unknown {
  if (value === undefined) return null;
  if (value.kind === 'text') return value.text;
  if (value.kind === 'number') return Number(value.raw);
  return value.kind === 'word' ? JSON.parse(value.word) : compactJson(value);
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
