import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { jsonSource } from '../../../../test/support/samples/json-source.ts';
import type { ZipPart } from '../../../formats/zip/part.ts';
import { ByteWriter } from '../csv/byte-writer.ts';
import { JsonScanner } from '../table/json-scanner.ts';
import { CellWriter } from './cell.ts';
import { ascii } from './cell-markup.ts';
import { contentTypes } from './content-types.ts';
import { packageRelationships, workbookRelationships } from './relationships.ts';
import { SharedStrings } from './shared-strings.ts';
import type { Sheet } from './sheet.ts';
import { BOLD, QUOTE_PREFIX, RIGHT, STYLES, styles, WRAP } from './styles.ts';
import { workbook } from './workbook.ts';
import { writeWorksheet } from './worksheet.ts';
import { readXlsxBody } from './xlsx-body.ts';
import { XmlPart } from './xml-part.ts';

describe('the worksheet part', () => {
  const rows: readonly { name: string; json: string; has: string }[] = [
    {
      name: 'text cells refer to shared strings',
      json: '[{"a":"x"}]',
      has: '<row r="2"><c r="A2" t="s"><v>1</v></c></row>',
    },
    {
      name: 'the header is bold',
      json: '[{"a":"x"}]',
      has: '<row r="1"><c r="A1" s="1" t="s"><v>0</v></c></row>',
    },
    {
      name: 'above numbers alone it is at the right, as they are',
      json: '[{"a":1,"b":1,"c":true,"d":null,"e":1},{"a":2.5,"b":"x","e":null}]',
      has:
        '<row r="1"><c r="A1" s="9" t="s"><v>0</v></c><c r="B1" s="1" t="s"><v>1</v></c><c r="C1" s="1" t="s"><v>2</v></c>' +
        '<c r="D1" s="1" t="s"><v>3</v></c><c r="E1" s="9" t="s"><v>4</v></c></row>',
    },
    {
      name: 'printed, all columns are on one page',
      json: '[{"a":1}]',
      has: '</sheetData><pageSetup fitToHeight="0"/><ignoredErrors>',
    },
    {
      name: 'columns that would be small on an upright page are printed on a lying one',
      json: JSON.stringify([Object.fromEntries([...'abcdefghijkl'].map((name) => [name, 1]))]),
      has: '</sheetData><pageSetup orientation="landscape" fitToHeight="0"/><ignoredErrors>',
    },
    {
      name: 'the header is frozen',
      json: '[{"a":1}]',
      has: '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    },
    {
      name: 'numbers as they were sent',
      json: '[{"a":12345678901234567890,"b":1.50}]',
      has: '<c r="A2"><v>12345678901234567890</v></c><c r="B2"><v>1.50</v></c>',
    },
    { name: 'a negative zero is zero', json: '[{"a":-0.0}]', has: '<c r="A2"><v>0</v></c>' },
    {
      name: 'booleans',
      json: '[{"a":true,"b":false}]',
      has: '<c r="A2" t="b"><v>1</v></c><c r="B2" t="b"><v>0</v></c>',
    },
    {
      name: 'null and missing have no cell',
      json: '[{"a":null,"b":1}]',
      has: '<row r="2"><c r="B2"><v>1</v></c></row>',
    },
    {
      name: 'cells are in the order of columns',
      json: '[{"a":1,"b":2},{"b":3,"a":4}]',
      has: '<c r="A3"><v>4</v></c><c r="B3"><v>3</v></c>',
    },
    {
      name: 'a row is as high as its lines',
      json: '[{"a":"x\\ny\\nz","b":"-\\n"}]',
      has: '<row r="2" ht="45"><c r="A2" s="2"',
    },
    {
      name: 'at most as high as Excel allows',
      json: `[{"a":"${'\\n'.repeat(99)}"}]`,
      has: '<row r="2" ht="409.5">',
    },
    { name: 'line feeds wrap', json: '[{"a":"x\\ny"}]', has: '<c r="A2" s="2" t="s">' },
    {
      name: 'a text that looks like a formula has the quote prefix',
      json: '[{"a":"=1","b":"-1","c":"@","d":"+","e":"a="}]',
      has: '<c r="A2" s="4" t="s"><v>5</v></c><c r="B2" s="4" t="s"><v>6</v></c><c r="C2" s="4" t="s"><v>7</v></c><c r="D2" s="4" t="s"><v>8</v></c><c r="E2" t="s">',
    },
    { name: 'both at once', json: '[{"a":"=\\n"}]', has: '<c r="A2" s="6" t="s">' },
    {
      name: 'a column is as wide as its text and two more',
      json: `[{"a":"${'x'.repeat(20)}"}]`,
      has: '<col min="1" max="1" width="22" customWidth="1"/>',
    },
    { name: 'a bold name counts a tenth more', json: `[{"${'x'.repeat(20)}":1}]`, has: 'width="24"' },
    { name: 'the longest line counts', json: '[{"a":"0123456789\\n01"}]', has: 'width="12"' },
    { name: 'never narrower than 8', json: '[{"a":1}]', has: 'width="8"' },
    { name: 'never wider than 100', json: `[{"a":"${'x'.repeat(500)}"}]`, has: 'width="100"' },
    {
      name: 'East Asian characters count twice',
      json: `[{"a":"${'\u4e2d'.repeat(10)}"}]`,
      has: 'width="22"',
    },
    { name: 'the dimension', json: '[{"a":1,"b":2},{}]', has: '<dimension ref="A1:B3"/>' },
    {
      name: 'no green triangles',
      json: '[{"a":"007"}]',
      has: '<ignoredErrors><ignoredError sqref="A1:A2" numberStoredAsText="1"/></ignoredErrors>',
    },
    {
      name: 'no rows: no header, nothing frozen',
      json: '[]',
      has: '<dimension ref="A1"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/><sheetData></sheetData><pageSetup fitToHeight="0"/></worksheet>',
    },
  ];
  test.each(rows)('$name', async ({ json, has }) => {
    expect(await worksheet(json)).toContain(has);
  });

  test('ECMA-376-1 18.3.1.99: elements in the order of the schema', async () => {
    const order = [
      'sheetPr',
      'dimension',
      'sheetViews',
      'sheetFormatPr',
      'cols',
      'sheetData',
      'pageSetup',
      'ignoredErrors',
    ];
    const xml = await worksheet('[{"a":"x","b":1},{"c":true}]');
    const children = [
      ...xml.matchAll(
        /<(sheetPr|dimension|sheetViews|sheetFormatPr|cols|sheetData|pageSetup|ignoredErrors)[ >]/g,
      ),
    ];
    expect(children.map(([, name]) => name)).toEqual(order);
  });

  test('rows and cells in rising order, whatever the order of keys', async () => {
    const keys = Array.from({ length: 800 }, (_, index) => `"k${index}":1`);
    const xml = await worksheet(`[{${keys.join()}},{${[...keys].reverse().join()}}]`);
    const cells = [...xml.matchAll(/<c r="([A-Z]+)3"/g)].map(([, letters]) => letters!.padStart(3, ' '));
    expect(cells).toHaveLength(800);
    expect(cells).toEqual([...cells].sort());
  });
});

describe('the shared strings part', () => {
  const strings = (json: string): SharedStrings => new SharedStrings(new JsonScanner(jsonSource(json)));
  const fits = (): never => expect.fail('no text is too long');

  test('each text occurs once and all references are counted', async () => {
    const shared = strings('"a""b""a""\\u0062""_x0041_"');
    const entries = [
      shared.ofToken(0, 3, false, fits),
      shared.ofToken(3, 6, false, fits),
      shared.ofToken(6, 9, false, fits),
    ];
    expect(entries).toEqual([0, 1, 0]);
    expect(shared.ofText('\u00e9', fits)).toBe(2);
    expect(shared.ofText('\u00e9', fits)).toBe(2);
    const xml = textOf(await shared.finish());
    expect(xml).toContain(
      'count="5" uniqueCount="3"><si><t>a</t></si><si><t>b</t></si><si><t>\u00e9</t></si></sst>',
    );
  });

  test('a text has its style and width', () => {
    const shared = strings('"=1"" x "');
    const formula = shared.ofToken(0, 4, false, fits);
    expect([shared.style(formula), shared.width(formula)]).toEqual([QUOTE_PREFIX, 2]);
    const lines = shared.ofText('-a\nbcd', fits);
    expect([shared.style(lines), shared.width(lines)]).toEqual([QUOTE_PREFIX + WRAP, 3]);
  });

  test('20,000 texts keep their numbers', async () => {
    const json = Array.from(
      { length: 20_000 },
      (_, index) => `"text ${String(index).padStart(5, '0')}"`,
    ).join('');
    const shared = strings(json);
    for (let index = 0; index < 20_000; index++) {
      expect(shared.ofToken(index * 12, index * 12 + 12, false, fits)).toBe(index);
    }
    expect(textOf(await shared.finish())).toContain('<si><t>text 19999</t></si></sst>');
  });
});

test('each style has the properties that its number sums up', () => {
  const formats = styles.split('<cellXfs count="16">')[1]!.split('</cellXfs>')[0]!.split('<xf ').slice(1);
  expect(formats).toHaveLength(STYLES);
  for (const [style, format] of formats.entries()) {
    expect(format.includes('fontId="1"')).toBe((style & BOLD) !== 0);
    expect(format.includes('horizontal="right"')).toBe((style & RIGHT) !== 0);
    expect(format.includes('wrapText="1"')).toBe((style & WRAP) !== 0);
    expect(format.includes('quotePrefix="1"')).toBe((style & QUOTE_PREFIX) !== 0);
  }
});

test('every part has a content type and a relationship that leads to it', () => {
  const types = contentTypes(2);
  const targets = [...workbookRelationships(2).matchAll(/Id="(\w+)"[^>]* Target="([^"]+)"/g)];
  expect(targets.map(([, id, target]) => [id, target])).toEqual([
    ['rId1', 'worksheets/sheet1.xml'],
    ['rId2', 'worksheets/sheet2.xml'],
    ['rId3', 'styles.xml'],
    ['rId4', 'sharedStrings.xml'],
  ]);
  for (const [, , target] of targets) expect(types).toContain(`PartName="/xl/${target}"`);
  expect(packageRelationships).toContain('Target="xl/workbook.xml"');
  expect(types).toContain('PartName="/xl/workbook.xml"');
  const tabs = [
    { name: 'A', hasHeader: false },
    { name: "<B>'s", hasHeader: true },
  ];
  expect(workbook(tabs)).toContain(
    '<sheet name="A" sheetId="1" r:id="rId1"/><sheet name="&lt;B&gt;\'s" sheetId="2" r:id="rId2"/></sheets>' +
      '<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="1">\'&lt;B&gt;\'\'s\'!$1:$1</definedName></definedNames>',
  );
  expect(workbook(tabs.slice(0, 1))).not.toContain('definedNames');
});

test('a part is cut where it may be, once there is enough of it', async () => {
  const part = new XmlPart('a.xml');
  for (let index = 0; index < 100; index++) {
    part.writer.text('x'.repeat(10_000));
    part.cut();
  }
  const made = await part.finish('head');
  expect(made.compressed.length).toBeGreaterThan(3);
  expect(textOf(made)).toBe(`head${'x'.repeat(1_000_000)}`);
});

test('columns are measured while their cells are written', () => {
  const { table } = sheetOf('[{"a":"xyz","b":false,"c":1.25}]');
  const writer = new ByteWriter(16);
  const cells = new CellWriter(table, writer, new SharedStrings(table.scanner));
  cells.data(0);
  expect([...cells.widths]).toEqual([3, 5, 4]);
  expect(writer.written().subarray(0, 8)).toEqual(ascii('<row r="2'.slice(0, 8)));
});

async function worksheet(rows: string): Promise<string> {
  const sheet = sheetOf(rows);
  return textOf(await writeWorksheet(sheet, 1, new SharedStrings(sheet.table.scanner)));
}

function sheetOf(rows: string): Sheet {
  return readXlsxBody(jsonSource(`{"rows":${rows}}`), {}).sheets[0]!;
}

function textOf({ compressed }: ZipPart): string {
  return inflateRawSync(Buffer.concat(compressed)).toString();
}
