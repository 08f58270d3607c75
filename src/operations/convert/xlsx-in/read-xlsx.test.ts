import { describe, expect, it } from 'vitest';
import {
  partsOf,
  sheetFile,
  type WorkbookMarkup,
  workbookFile,
} from '../../../../test/support/samples/workbook-file.ts';
import { zipArchive } from '../../../formats/zip/archive.ts';
import { smallPart } from '../../../formats/zip/part.ts';
import { readInput } from '../../../schema/read.ts';
import { type XlsxFile, type XlsxSheets, xlsxFile } from '../schema.ts';
import { readXlsx } from './read-xlsx.ts';

type Options = Omit<XlsxFile, 'workbook'>;

async function text(workbook: Uint8Array, options: Options = {}): Promise<string> {
  return new TextDecoder().decode(await readXlsx(readInput(xlsxFile, { workbook, ...options })));
}

async function read(workbook: Uint8Array, options: Options = {}): Promise<XlsxSheets> {
  return JSON.parse(await text(workbook, options)) as XlsxSheets;
}

/** The values of column A below a header. */
async function values(cells: string, markup: Omit<WorkbookMarkup, 'sheets'> = {}, options: Options = {}) {
  const { sheets, warnings } = await read(sheetFile(header('v') + cells, markup), options);
  return { values: (sheets[0]!.rows as Record<string, unknown>[]).map(({ v }) => v), warnings };
}

const header = (...names: readonly string[]): string =>
  `<row r="1">${names.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('')}</row>`;
const rows = (...cells: readonly string[]): string => cells.map((cell) => `<row>${cell}</row>`).join('');

describe('values of cells', () => {
  const strings =
    '<si><t>plain</t></si><si><r><t>rich </t></r><r><rPr><b/></rPr><t xml:space="preserve">text </t></r></si>' +
    '<si><t>\u6771\u4eac</t><rPh sb="0" eb="2"><t>\u30c8\u30a6\u30ad\u30e7\u30a6</t></rPh><phoneticPr fontId="1"/></si>' +
    '<si><t>a_x000D_b_x005F_x0041__x0000__xD83D__xDE00__xD800_ _x00zz_</t></si><si/><si><t/></si>' +
    '<si><t>&lt;a&gt; &amp; "b" \\ \n&#233;</t></si>';

  it('shared strings: plain, of several runs, with their pronunciation, with escapes', async () => {
    const cells = rows(...[0, 1, 2, 3, 6].map((index) => `<c t="s"><v>${index}</v></c>`));
    expect((await values(cells, { strings })).values).toEqual([
      'plain',
      'rich text ',
      '\u6771\u4eac',
      'a\rb_x0041_\u0000\u{1f600}\ud800 _x00zz_',
      '<a> & "b" \\ \n\u00e9',
    ]);
  });

  it('inline strings, results of formulas, ISO dates', async () => {
    const cells = rows(
      '<c t="inlineStr"><is><t>a</t></is></c>',
      '<c t="inlineStr"><is><r><t>a_x0009_</t></r><rPh sb="0" eb="1"><t>no</t></rPh><r><t>b</t></r></is></c>',
      '<c t="str"><f>"a"&amp;"b"</f><v>a&amp;b</v></c>',
      '<c t="d"><v>2024-01-01T18:00:00</v></c>',
      '<c t="inlineStr"><is><t><![CDATA[<b>]]> c</t></is></c>',
    );
    expect((await values(cells)).values).toEqual(['a', 'a\tb', 'a&b', '2024-01-01T18:00:00', '<b> c']);
  });

  it('booleans and errors', async () => {
    const types = ['b', 'b', 'b', 'e'];
    const cells = rows(
      ...['1', '0', 'true', '#DIV/0!'].map((v, index) => `<c t="${types[index]}"><v>${v}</v></c>`),
    );
    expect((await values(cells)).values).toEqual([true, false, true, '#DIV/0!']);
  });

  it('numbers digit for digit where they are JSON, else as the number they are', async () => {
    const stored = ['12345678901234567', '0.1000', '1E+3', '-0.5e-7', '007', '.5', '+1', ' 2 ', '1.'];
    const json = await text(sheetFile(header('v') + rows(...stored.map((v) => `<c><v>${v}</v></c>`))));
    expect([...json.matchAll(/"v":([^}]*)/g)].map(([, value]) => value)).toEqual([
      ...['12345678901234567', '0.1000', '1E+3', '-0.5e-7', '7', '0.5', '1', '2', '1'],
    ]);
  });

  it('an empty cell, a style alone, an empty text and a formula without text have no member', async () => {
    const cells =
      '<c r="A2"/><c r="B2" s="1"/><c r="C2" t="s"><v>4</v></c><c r="D2" t="str"><f>""</f><v></v></c><c r="E2"><v>1</v></c>';
    const { sheets } = await read(
      sheetFile(`${header('a', 'b', 'c', 'd', 'e')}<row r="2">${cells}</row>`, { strings }),
    );
    expect(sheets[0]!.rows).toEqual([{ e: 1 }]);
  });

  it('a formula that was never computed is null', async () => {
    expect(
      await values(rows('<c><f>1+1</f></c>', '<c><f>1+2</f><v/></c>', '<c><f>1+2</f><v>3</v></c>')),
    ).toEqual({
      values: [null, null, 3],
      warnings: ['Sheet1: formulas without a stored value are null: A2, A3'],
    });
  });
});

describe('dates', () => {
  const formats = [
    'mm-dd-yy',
    'General',
    'm/d/yy h:mm',
    'h:mm',
    '[h]:mm',
    '0 "days"',
    'mm:ss.0',
    '[$-409]d mmm yyyy',
  ];
  const styles =
    `<numFmts>${formats.map((code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>` +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    `<cellXfs><xf/>${formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`).join('')}${[14, 22, 21, 46, 45, 47, 31].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
  const styleOf = (format: string | number): number =>
    typeof format === 'string'
      ? formats.indexOf(format) + 1
      : [14, 22, 21, 46, 45, 47, 31].indexOf(format) + formats.length + 1;

  const cases: readonly { serial: string; format: string | number; shown: unknown; is1904?: true }[] = [
    { serial: '45292', format: 14, shown: '2024-01-01' },
    { serial: '45292', format: 22, shown: '2024-01-01T00:00:00' },
    { serial: '45292.75', format: 22, shown: '2024-01-01T18:00:00' },
    { serial: '45292.75', format: 14, shown: '2024-01-01T18:00:00' },
    { serial: '45292.000011574', format: 14, shown: '2024-01-01T00:00:01' },
    { serial: '45292.5000057870', format: 22, shown: '2024-01-01T12:00:00.500' },
    { serial: '0.333333333333333', format: 21, shown: '08:00:00' },
    { serial: '0.333333333333333', format: 'h:mm', shown: '08:00:00' },
    { serial: '0.333333333333333', format: 14, shown: '08:00:00' },
    { serial: '45292.75', format: 'h:mm', shown: '2024-01-01T18:00:00' },
    { serial: '0', format: 'h:mm', shown: '00:00:00' },
    { serial: '0', format: 14, shown: '1900-01-00' },
    { serial: '1', format: 14, shown: '1900-01-01' },
    { serial: '59', format: 14, shown: '1900-02-28' },
    { serial: '60', format: 14, shown: '1900-02-29' },
    { serial: '61', format: 14, shown: '1900-03-01' },
    { serial: '36585', format: 14, shown: '2000-02-29' },
    { serial: '2958465', format: 14, shown: '9999-12-31' },
    { serial: '1.5', format: '[h]:mm', shown: '36:00:00' },
    { serial: '0.25', format: 46, shown: '06:00:00' },
    { serial: '100.5', format: 46, shown: '2412:00:00' },
    { serial: '0.00086805555', format: 'mm:ss.0', shown: '00:01:15' },
    { serial: '0.5', format: 45, shown: '12:00:00' },
    { serial: '0.5', format: 47, shown: '12:00:00' },
    { serial: '45292', format: 31, shown: '2024-01-01' },
    { serial: '45292', format: '[$-409]d mmm yyyy', shown: '2024-01-01' },
    { serial: '45292', format: '0 "days"', shown: 45292 },
    { serial: '45292', format: 'General', shown: 45292 },
    { serial: '0', format: 14, shown: '1904-01-01', is1904: true },
    { serial: '43830', format: 14, shown: '2024-01-01', is1904: true },
    { serial: '0.5', format: 'h:mm', shown: '12:00:00', is1904: true },
    { serial: '2957003', format: 14, shown: '9999-12-31', is1904: true },
  ];

  it.each(cases)('$serial as $format is $shown', async ({ serial, format, shown, is1904 }) => {
    const properties = is1904 ? '<workbookPr date1904="1"/>' : '';
    const cells = rows(`<c s="${styleOf(format)}"><v>${serial}</v></c>`);
    expect(await values(cells, { styles, properties })).toEqual({ values: [shown], warnings: [] });
  });

  it('what is not a day stays a number', async () => {
    const cells = rows(...['-1', '2958466', '1E9'].map((v) => `<c s="${styleOf(14)}"><v>${v}</v></c>`));
    expect(await values(cells, { styles })).toEqual({
      values: [-1, 2958466, 1e9],
      warnings: ['Sheet1: numbers without a day stay numbers: A2, A3, A4'],
    });
  });

  it('serial numbers on request, and texts whatever their format', async () => {
    const cells = rows(
      `<c s="${styleOf(14)}"><v>45292.5</v></c>`,
      `<c s="${styleOf(14)}" t="str"><v>45292</v></c>`,
      '<c s="999"><v>1</v></c>',
    );
    expect((await values(cells, { styles }, { dates: 'serial' })).values).toEqual([45292.5, '45292', 1]);
  });

  it('a date in the header is its text', async () => {
    const file = sheetFile(`<row><c s="${styleOf(14)}"><v>45292</v></c></row><row><c><v>1</v></c></row>`, {
      styles,
    });
    expect((await read(file)).sheets[0]!.columns).toEqual(['2024-01-01']);
  });
});

describe('rows and columns', () => {
  it('are in the order of the file, also names that are numbers, __proto__ and empty ones', async () => {
    const file = sheetFile(
      `${header('10', '9', '__proto__')}<row><c><v>1</v></c><c><v>2</v></c><c><v>3</v></c></row>`,
    );
    expect(await text(file)).toBe(
      '{"sheets":[{"name":"Sheet1","columns":["10","9","__proto__"],"rows":[{"10":1,"9":2,"__proto__":3}],"count":1}],"warnings":[]}',
    );
  });

  it('names are made where there are none, or where they repeat', async () => {
    const file = sheetFile(
      '<row r="1"><c r="B1" t="inlineStr"><is><t>a</t></is></c><c r="C1" t="inlineStr"><is><t>a</t></is></c><c r="E1"><v>2024</v></c><c r="F1" t="b"><v>1</v></c></row>' +
        '<row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>2</v></c><c r="C2"><v>3</v></c></row>',
    );
    const { sheets, warnings } = await read(file);
    expect(sheets[0]).toEqual({
      name: 'Sheet1',
      columns: ['column_1', 'a', 'a_2', '2024', 'true'],
      rows: [{ column_1: 1, a: 2, a_2: 3 }],
      count: 1,
    });
    expect(warnings).toEqual([
      'Sheet1: column 3 repeats the name a and is a_2',
      'Sheet1: column 1 has no name and is column_1',
    ]);
  });

  it('the header is the first row with a value, another one, or none', async () => {
    const file = sheetFile(
      '<row r="2"><c r="B2"/></row><row r="3"><c r="B3" t="inlineStr"><is><t>x</t></is></c></row><row r="5"><c r="B5"><v>1</v></c></row><row r="6"><c r="B6"><v>2</v></c></row>',
    );
    const found = async (header_row?: number) => {
      const { sheets } = await read(file, header_row === undefined ? {} : { header_row });
      return { columns: sheets[0]!.columns, rows: sheets[0]!.rows };
    };
    expect(await found()).toEqual({ columns: ['x'], rows: [{ x: 1 }, { x: 2 }] });
    expect(await found(5)).toEqual({ columns: ['1'], rows: [{ 1: 2 }] });
    expect(await found(4)).toEqual({ columns: ['column_2'], rows: [{ column_2: 1 }, { column_2: 2 }] });
    expect(await found(0)).toEqual({ columns: ['B'], rows: [{ B: 'x' }, { B: 1 }, { B: 2 }] });
    expect(await found(9)).toEqual({ columns: [], rows: [] });
  });

  it('arrays are from column A on, shorter where a row ends before', async () => {
    const file = sheetFile(
      `${header('a', 'b')}<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="4"><c r="A4"><v>3</v></c></row>`,
    );
    const [sheet] = (await read(file, { rows_as: 'arrays' })).sheets;
    expect(sheet).toEqual({
      name: 'Sheet1',
      columns: ['a', 'b', 'column_3', 'column_4'],
      rows: [[null, 1, null, 2], [3]],
      count: 2,
    });
  });

  it('cells and rows without places follow each other; a row may have its number from its first cell', async () => {
    const file = sheetFile(
      '<row><c r="A2"><v>1</v></c><c><v>2</v></c></row><row><c><v>3</v></c><c r="c3"><v>4</v></c></row>',
    );
    expect((await read(file, { header_row: 0 })).sheets[0]!.rows).toEqual([
      { A: 1, B: 2 },
      { A: 3, C: 4 },
    ]);
    expect((await read(file, { header_row: 2 })).sheets[0]!.columns).toEqual(['1', '2', 'column_3']);
  });

  it('a title above the header is told', async () => {
    const file = sheetFile(
      '<row r="1"><c r="A1"><v>7</v></c></row><row r="3"><c r="A3"><v>1</v></c><c r="B3"><v>2</v></c></row>',
    );
    expect((await read(file)).warnings[0]).toBe(
      'Sheet1: the header, row 1, has one name and row 3 more values: header_row=3 takes its names from there',
    );
    expect((await read(file, { header_row: 3 })).warnings).toEqual([]);
  });

  it('one cell at XFD1048576', async () => {
    const file = sheetFile('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
    expect((await read(file, { header_row: 0 })).sheets[0]).toEqual({
      name: 'Sheet1',
      columns: ['XFD'],
      rows: [{ XFD: 1 }],
      count: 1,
    });
  });

  it('no cell at all', async () => {
    expect((await read(sheetFile(''))).sheets).toEqual([{ name: 'Sheet1', columns: [], rows: [], count: 0 }]);
  });
});

describe('sheets', () => {
  const cell = (value: number) => `<sheetData><row><c><v>${value}</v></c></row></sheetData>`;
  const file = workbookFile({
    sheets: { '2': cell(2), One: cell(1), Secret: cell(3), 'A &amp; B': cell(4) },
    states: { '2': 'state="visible"', Secret: 'state="hidden"' },
  });
  const names = async (options: Options = {}) => {
    const { sheets, warnings } = await read(file, { header_row: 0, ...options });
    return { names: sheets.map(({ name }) => name), warnings };
  };

  it('all that are visible, or hidden ones as well', async () => {
    expect(await names()).toEqual({
      names: ['2', 'One', 'A & B'],
      warnings: ['hidden sheets are left out without hidden=true: "Secret"'],
    });
    expect(await names({ hidden: true })).toEqual({ names: ['2', 'One', 'Secret', 'A & B'], warnings: [] });
  });

  it('one by its name, which wins over a number', async () => {
    expect((await names({ sheet: '2' })).names).toEqual(['2']);
    expect((await names({ sheet: 2 })).names).toEqual(['2']);
    expect((await names({ sheet: 1 })).names).toEqual(['2']);
    expect((await names({ sheet: '4' })).names).toEqual(['A & B']);
    expect((await names({ sheet: 'One' })).names).toEqual(['One']);
    expect(await names({ sheet: 'Secret' })).toEqual({ names: ['Secret'], warnings: [] });
    expect(await names({ range: 'Secret!A1:B2' })).toEqual({ names: ['Secret'], warnings: [] });
  });

  it('ECMA-376-1 18.18.68: a state that is none of the three hides nothing', async () => {
    const odd = workbookFile({ sheets: { One: cell(1) }, states: { One: 'state="Visible"' } });
    expect((await read(odd, { header_row: 0 })).sheets[0]!.rows).toEqual([{ A: 1 }]);
  });

  // mini-software/MiniExcel, TestIssue459.xlsx; LibreOffice and openpyxl read the others.
  it('one whose part is missing does not take the others away', async () => {
    const { 'xl/worksheets/sheet2.xml': _, ...parts } = partsOf({ sheets: { One: cell(1), Two: cell(2) } });
    const file = zipArchive(Object.entries(parts).map(([name, text]) => smallPart(name, text)));
    const { sheets, warnings } = await read(file, { header_row: 0 });
    expect(sheets.map(({ name }) => name)).toEqual(['One']);
    expect(warnings).toEqual(['sheets that the file does not have are left out: "Two"']);
    await expect(read(file, { sheet: 'Two' })).rejects.toThrow('it has no part xl/worksheets/sheet2.xml');
  });
});

describe('merged cells', () => {
  const merge = (...ranges: readonly string[]) =>
    `<mergeCells>${ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells>`;
  const cells =
    '<row r="2"><c r="A2"><v>1</v></c><c r="C2"><v>2</v></c></row><row r="4"><c r="B4"><v>3</v></c><c r="C4"><v>9</v></c></row>';
  const file = workbookFile({
    sheets: { Sheet1: `<sheetData>${cells}</sheetData>${merge('A2:B5', 'C2:D2', 'C4:D4', 'E1:E9', 'G1')}` },
  });

  it('have their value in the first, which is told once', async () => {
    const { sheets, warnings } = await read(file, { header_row: 0 });
    expect(sheets[0]!.rows).toEqual([
      { A: 1, C: 2 },
      { B: 3, C: 9 },
    ]);
    expect(warnings).toEqual([
      'Sheet1 has merged cells: their value is in the first of them alone, in all of them with merged=fill',
    ]);
  });

  it('have it in all of them on request, also in rows that have nothing else', async () => {
    const { sheets, warnings } = await read(file, { header_row: 0, merged: 'fill' });
    expect(sheets[0]!.rows).toEqual([
      { A: 1, B: 1, C: 2, D: 2 },
      { A: 1, B: 1 },
      { A: 1, B: 1, C: 9, D: 9 },
      { A: 1, B: 1 },
    ]);
    expect(warnings).toEqual([]);
  });
});

describe('markup as programs write it', () => {
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const sheetPart = 'xl/worksheets/sheet1.xml';

  it('prefixes, comments, other namespaces', async () => {
    const sheet =
      `<?xml version='1.0'?><!-- x --><x:worksheet xmlns:x='${MAIN}' xmlns:o="urn:other"><o:sheetData><o:row/></o:sheetData>` +
      '<x:sheetData><x:row r="1"><x:c r="A1" o:r="B1"><o:v>8</o:v><x:v>1<!-- 2 -->3</x:v></x:c><c><v>9</v></c></x:row></x:sheetData></x:worksheet>';
    const { sheets } = await read(sheetFile('', { parts: { [sheetPart]: sheet } }), { header_row: 0 });
    expect(sheets[0]!.rows).toEqual([{ A: 13 }]);
  });

  it('strict files', async () => {
    const strict = 'http://purl.oclc.org/ooxml';
    const relationship = (kind: string, target: string) =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${strict}/officeDocument/relationships/${kind}" Target="${target}"/></Relationships>`;
    const file = sheetFile('', {
      parts: {
        '_rels/.rels': relationship('officeDocument', '/xl/workbook.xml'),
        'xl/_rels/workbook.xml.rels': relationship('worksheet', '../xl/worksheets/./sheet1.xml'),
        'xl/workbook.xml': `<workbook xmlns="${strict}/spreadsheetml/main" xmlns:r="${strict}/officeDocument/relationships"><sheets><sheet name="S" r:id="r"/></sheets></workbook>`,
        [sheetPart]: `<worksheet xmlns="${strict}/spreadsheetml/main"><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>`,
      },
    });
    expect((await read(file, { header_row: 0 })).sheets).toEqual([
      { name: 'S', columns: ['A'], rows: [{ A: 1 }], count: 1 },
    ]);
  });

  it('values beyond a piece of the file', async () => {
    const many = Array.from(
      { length: 40_000 },
      (_, index) => `<row><c t="str"><v>text ${index}</v></c></row>`,
    );
    const { sheets } = await read(sheetFile(many.join('')), { header_row: 0 });
    expect(sheets[0]!.rows).toEqual(Array.from({ length: 40_000 }, (_, index) => ({ A: `text ${index}` })));
  });
});
