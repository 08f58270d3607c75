import { describe, expect, it } from 'vitest';
import { partsOf, sheetFile, workbookFile } from '../../../../test/support/samples/workbook-file.ts';
import { InputError } from '../../../errors.ts';
import { readInput } from '../../../schema/read.ts';
import { type XlsxFile, xlsxFile } from '../schema.ts';
import { readXlsx } from './read-xlsx.ts';

async function faultOf(workbook: Uint8Array, options: Omit<XlsxFile, 'workbook'> = {}) {
  try {
    await readXlsx(readInput(xlsxFile, { workbook, ...options }));
  } catch (error) {
    if (error instanceof InputError) return error.faults[0]!;
    throw error;
  }
  throw new Error('nothing was refused');
}

const parts = (files: Readonly<Record<string, string>>): Uint8Array => sheetFile('', { parts: files });

describe('what would be too large', () => {
  const one = '<row r="1"><c r="A1"><v>1</v></c></row>';
  const merge = (...ranges: readonly string[]) =>
    `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
  const merged = (rows: string, ...ranges: readonly string[]) =>
    workbookFile({ sheets: { Sheet1: `<sheetData>${rows}</sheetData>${merge(...ranges)}` } });

  it.each([
    { name: 'a merged range of a whole sheet', ranges: ['A1:XFD1048576'] },
    {
      name: 'many ranges that together are too large',
      ranges: Array.from({ length: 9 }, (_, index) => `A${index * 100_000 + 1}:C${(index + 1) * 100_000}`),
    },
  ])('cells of $name, before one of them is filled', async ({ ranges }) => {
    const rows = ranges
      .map((range) => /^A(\d+)/.exec(range)![1])
      .map((row) => `<row r="${row}"><c r="A${row}"><v>1</v></c></row>`);
    expect(await faultOf(merged(rows.join(''), ...ranges), { merged: 'fill', header_row: 0 })).toEqual({
      pointer: '/workbook',
      message: 'has more than 2,000,000 cells with its merged ones filled',
    });
  });

  it('bytes of a merged range, before one of them is written', async () => {
    const text = `<row r="1"><c r="A1" t="str"><v>${'x'.repeat(32_000)}</v></c></row>`;
    expect(await faultOf(merged(text, 'A1:B2000'), { merged: 'fill', header_row: 0 })).toEqual({
      pointer: '/workbook',
      message: 'gives more than the 67,108,864 bytes an answer may have, with its merged ones filled',
    });
  });

  it('but no merged range whose first cell is empty, and none that is not filled', async () => {
    const file = merged(one, 'A2:XFD1048576');
    await readXlsx(readInput(xlsxFile, { workbook: file, merged: 'fill' }));
    await readXlsx(readInput(xlsxFile, { workbook: merged(one, 'A1:XFD1048576') }));
  });

  it.each(['arrays', 'objects'] as const)('the nulls of arrays count as cells: %s', async (rows_as) => {
    const rows = Array.from(
      { length: 123 },
      (_, index) => `<row r="${index + 1}"><c r="XFD${index + 1}"><v>1</v></c></row>`,
    );
    const file = sheetFile(rows.join(''));
    const options = { rows_as, header_row: 0 };
    if (rows_as === 'objects') await readXlsx(readInput(xlsxFile, { workbook: file, ...options }));
    else {
      expect(await faultOf(file, options)).toEqual({
        pointer: '/workbook',
        message: 'has more than 2,000,000 cells with the nulls of its arrays',
      });
    }
  });

  it('a part that is the sheet of several tabs, before it is read', async () => {
    const made = partsOf({ sheets: { One: '', Two: '' } });
    const relationships = made['xl/_rels/workbook.xml.rels']!.replace('sheet2.xml', 'SHEET1.xml');
    const file = parts({
      ...made,
      'xl/_rels/workbook.xml.rels': relationships,
      'xl/worksheets/sheet1.xml': 'no XML',
    });
    expect(await faultOf(file)).toEqual({
      pointer: '/workbook',
      message: 'is broken: its part xl/worksheets/SHEET1.xml is used twice',
    });
  });

  it('sheets, of which each has a part', async () => {
    const tabs = '<sheet name="a" r:id="rId1"/>'.repeat(2001);
    const made = partsOf({ sheets: { One: '' } });
    const workbook = made['xl/workbook.xml']!.replace(/<sheets>.*<\/sheets>/, `<sheets>${tabs}</sheets>`);
    expect(await faultOf(parts({ ...made, 'xl/workbook.xml': workbook }))).toEqual({
      pointer: '/workbook',
      message: 'has more than 2,000 sheets',
    });
  });

  it('relationships to sheets', async () => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
    const many = `<Relationship Id="x" Type="${type}" Target="a.xml"/>`.repeat(2001);
    const made = partsOf({ sheets: { One: '' } });
    const relationships = made['xl/_rels/workbook.xml.rels']!.replace(
      '</Relationships>',
      `${many}</Relationships>`,
    );
    expect(await faultOf(parts({ ...made, 'xl/_rels/workbook.xml.rels': relationships }))).toEqual({
      pointer: '/workbook',
      message: 'has more than 2,000 relationships in xl/_rels/workbook.xml.rels',
    });
  });

  it('markup that is read twice, for merged cells', async () => {
    const blanks = Buffer.alloc(70_000_000, ' ');
    const { deflateRawSync, crc32 } = await import('node:zlib');
    const { zipArchive } = await import('../../../formats/zip/archive.ts');
    const { smallPart } = await import('../../../formats/zip/part.ts');
    const others = Object.entries(partsOf({ sheets: { One: '' } })).filter(
      ([name]) => !name.includes('sheet1'),
    );
    const sheet = {
      name: 'xl/worksheets/sheet1.xml',
      crc: crc32(blanks),
      size: blanks.length,
      compressed: [deflateRawSync(blanks)],
    };
    const file = zipArchive([...others.map(([name, text]) => smallPart(name, text)), sheet]);
    expect((await faultOf(file, { merged: 'fill' })).message).toMatch(
      /^has 140,\d{3},\d{3} bytes to read inside, at most 134,217,728 are read$/,
    );
  });

  it('an answer of gigabytes', async () => {
    const strings = `<si><t>${'x'.repeat(32_767)}</t></si>`;
    const file = sheetFile(`<row>${'<c t="s"><v>0</v></c>'.repeat(10_000)}</row>`, { strings });
    expect(await faultOf(file, { header_row: 0 })).toEqual({
      pointer: '/workbook',
      message: 'gives more than the 67,108,864 bytes an answer may have',
    });
  });

  it('shared strings', async () => {
    const strings = `<si><t>${' '.repeat(1_000_000)}</t></si>`.repeat(34);
    expect((await faultOf(sheetFile('', { strings }))).message).toMatch(
      /^has shared strings of 34,\d{3},\d{3} bytes, at most 33,554,432 are read$/,
    );
  });

  it('files inside', async () => {
    const files = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`${index}`, '']));
    expect(await faultOf(parts(files))).toEqual({
      pointer: '/workbook',
      message: 'has 2,004 files inside, at most 2,000 are read',
    });
  });
});
