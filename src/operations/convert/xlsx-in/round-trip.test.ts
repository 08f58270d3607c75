import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compactJson, flatTables } from '../../../../test/support/judging/tables.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { workbookFile } from '../../../../test/support/samples/workbook-file.ts';
import { InputError } from '../../../errors.ts';
import { readInput } from '../../../schema/read.ts';
import { jsonToXlsx } from '../library.ts';
import { type XlsxFile, type XlsxSheets, xlsxFile } from '../schema.ts';
import { readXlsx } from './read-xlsx.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

async function read(input: XlsxFile): Promise<string> {
  return utf8.decode(await readXlsx(readInput(xlsxFile, input)));
}

/** Lists of columns, some of which the rows of a table have, and which the first row mostly lacks. */
const listedColumns = fc.array(
  fc.constantFrom('total', '9', '10', 'name', 'x', 'y', '__proto__', '\u{1f600}'),
  {
    maxLength: 6,
  },
);

describe('there and back', () => {
  it('a table comes back: order, digits and every character', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(flatTables, async ({ json, columns, rows }) => {
        const { bytes } = await jsonToXlsx(`{"rows":${json}}`);
        const members = rows.map((row) =>
          row.flatMap((value, index) => {
            if (value === undefined || (value.kind === 'word' && value.word === 'null')) return [];
            return [`${JSON.stringify(columns[index])}:${compactJson(value)}`];
          }),
        );
        expect(await read({ workbook: bytes })).toBe(
          `{"sheets":[{"name":"Sheet1","columns":${JSON.stringify(columns)},"rows":[${members
            .map((list) => `{${list.join(',')}}`)
            .join(',')}],"count":${rows.length}}],"warnings":[]}`,
        );
      }),
      { numRuns: runs(2000), seed: SEED },
    );
  });

  it('an answer comes back as it is: the order of columns, and those without a value', {
    timeout: 240_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(flatTables, listedColumns, fc.boolean()), { minLength: 1, maxLength: 2 }),
        async (tables) => {
          const sheets = tables.map(([{ json }, columns, hasRows]) =>
            JSON.stringify({ columns }).replace('}', `,"rows":${hasRows ? json : '[]'}}`),
          );
          const { bytes } = await jsonToXlsx(`{"sheets":[${sheets.join(',')}]}`);
          const answer = await read({ workbook: bytes });
          const found = (JSON.parse(answer) as XlsxSheets).sheets.map(({ columns }) => columns);
          const wanted = tables.map(([table, columns, hasRows]) => [
            ...new Set([...columns, ...(hasRows ? table.columns : [])]),
          ]);
          expect(found).toEqual(wanted);
          expect(await read({ workbook: (await jsonToXlsx(answer)).bytes })).toBe(answer);
        },
      ),
      { numRuns: runs(2000), seed: SEED },
    );
  });

  it('a header without rows comes back', async () => {
    const answer = '{"sheets":[{"name":"S","columns":["b","10","9"],"rows":[],"count":0}],"warnings":[]}';
    expect(await read({ workbook: (await jsonToXlsx(answer)).bytes })).toBe(answer);
  });

  it('the answer is a body of json-to-xlsx, which gives the same answer', async () => {
    const sheets = {
      One: '<sheetData><row><c t="str"><v>10</v></c><c t="str"><v>9</v></c></row><row><c><v>1</v></c><c><v>12345678901234567890</v></c></row></sheetData>',
      Two: '<sheetData><row><c t="str"><v>a</v></c></row><row><c t="b"><v>1</v></c></row></sheetData>',
    };
    const answer = await read({ workbook: workbookFile({ sheets }) });
    expect(await read({ workbook: (await jsonToXlsx(answer)).bytes })).toBe(answer);
  });
});

describe('any bytes', () => {
  const sample = workbookFile({
    sheets: {
      One:
        '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><r><t>b</t></r></is></c></row>' +
        '<row r="3"><c r="A3" s="1"><v>45292.5</v></c><c r="B3"><f>1+1</f><v>2</v></c><c r="D3" t="e"><v>#N/A</v></c></row>' +
        '</sheetData><mergeCells><mergeCell ref="A3:A5"/></mergeCells>',
      Two: '<sheetData><row><c t="b"><v>1</v></c></row></sheetData>',
    },
    strings: '<si><t>a &amp; b</t></si><si><r><t>c</t></r></si>',
    styles:
      '<numFmts><numFmt numFmtId="164" formatCode="h:mm"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>',
  });
  const markup =
    '<sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>b_x0041_</t></is></c></row>' +
    '<row r="2"><c r="A2" s="1"><v>4.5</v></c><c t="str"><v>&#233;<![CDATA[x]]></v></c></row></sheetData>' +
    '<mergeCells><mergeCell ref="A2:B3"/></mergeCells>';
  const marks = fc.constantFrom(...Buffer.from('<>/"\'=&;!?[]-:rcvtsAB019_ '), 0, 0xff, 0x50, 0x4b);
  const edits = fc.array(fc.tuple(fc.nat(), fc.oneof(marks, fc.nat(255)), fc.nat(2)), {
    minLength: 1,
    maxLength: 4,
  });
  const given = fc.record({
    rows_as: fc.constantFrom('objects' as const, 'arrays' as const),
    merged: fc.constantFrom('first' as const, 'fill' as const),
    dates: fc.constantFrom('iso' as const, 'serial' as const),
    header_row: fc.nat(3),
  });

  it('are read or refused: mutated files', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(edits, given, fc.boolean(), async (changes, options, isMarkup) => {
        const workbook = isMarkup
          ? workbookFile({
              sheets: { S: mutated(Buffer.from(markup), changes).toString('latin1') },
              strings: '<si><t>a</t></si>',
            })
          : mutated(sample, changes);
        try {
          JSON.parse(await read({ workbook, ...options }));
        } catch (error) {
          if (!(error instanceof InputError)) throw error;
        }
      }),
      { numRuns: runs(20_000), seed: SEED },
    );
  });
});

/** Each change replaces a byte, puts one in or takes one out. */
function mutated(
  bytes: Uint8Array,
  changes: readonly (readonly [place: number, byte: number, kind: number])[],
): Buffer {
  const list = [...bytes];
  for (const [place, byte, kind] of changes) {
    const at = place % (list.length + 1);
    list.splice(at, kind === 1 ? 0 : 1, ...(kind === 2 ? [] : [byte]));
  }
  return Buffer.from(list);
}
