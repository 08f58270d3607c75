import { zipArchive } from '../../../src/formats/zip/archive.ts';
import { smallPart, type ZipPart } from '../../../src/formats/zip/part.ts';
import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import { partsOf, type WorkbookMarkup } from '../../support/samples/workbook-file.ts';
import type { Amplifier } from '../amplifier.ts';
import { drawText, repeated } from './texts.ts';

/** Workbooks: markup is compressed, and cells, ranges, strings and sheets are numbers in it. */
export const workbookAmplifiers: readonly Amplifier[] = [
  {
    name: 'the area of merged ranges',
    draw(random) {
      const cell = drawCell(random);
      const area = drawArea(random);
      const options = drawOptions(random, { merged: 'fill' });
      return (bytes) => {
        const ranges = Math.max(1, Math.floor(bytes / 400));
        const merged = Array.from({ length: ranges }, (_, index) => `<mergeCell ref="${area(index)}"/>`);
        const rows = Array.from({ length: ranges }, (_, index) => rowOf(area.top(index), [cell('A', index)]));
        return workbook(options, { sheets: { S: sheetOf(rows, merged) } });
      };
    },
  },
  {
    name: 'columns that are far to the right',
    draw(random) {
      const cell = drawCell(random);
      const column = pick(random, ['XFD', 'XFD', 'AAA', 'ZZ', 'BZ']);
      const isAlone = chance(random, 0.7);
      const sheets = chance(random, 0.3) ? magnitude(random, 1, 200) : 1;
      const options = drawOptions(random, { rows_as: 'arrays' });
      return (bytes) => {
        const rows = Math.max(1, Math.floor((bytes * 12) / 60 / sheets));
        const list = Array.from({ length: rows }, (_, index) =>
          rowOf(index + 1, [...(isAlone ? [] : [cell('A', index)]), cell(column, index)]),
        );
        return workbook(options, { sheets: sheetsOf(sheets, sheetOf(list)) });
      };
    },
  },
  {
    name: 'sheets, of one part or of their own',
    draw(random) {
      const cell = drawCell(random);
      const isOnePart = chance(random, 0.6);
      const rowsOfSheet = magnitude(random, 1, 2000);
      const options = drawOptions(random, {});
      return (bytes) => {
        const rows = Array.from({ length: rowsOfSheet }, (_, index) =>
          rowOf(index + 1, [cell('A', index), cell(index % 2 === 0 ? 'B' : 'XFD', index)]),
        );
        const count = Math.max(1, Math.floor(bytes / (isOnePart ? 20 : 150)));
        const sheets = sheetsOf(Math.min(count, 1900), sheetOf(rows));
        return workbook(options, { sheets }, isOnePart);
      };
    },
  },
  {
    name: 'shared strings that many cells repeat',
    draw(random) {
      const text = drawText(random);
      const longest = magnitude(random, 1, 32_767);
      const runs = chance(random, 0.3) ? magnitude(random, 1, 300) : 0;
      const options = drawOptions(random, {});
      const isHeader = chance(random, 0.3);
      return (bytes) => {
        const value = escaped(text(Math.min(longest, bytes)));
        const string = runs === 0 ? `<t>${value}</t>` : `<r><t>${value}</t></r>`.repeat(runs);
        const strings = `<si>${string}</si>${repeated('<si><t>a</t></si>')(bytes / 4)}`;
        const columns = isHeader ? ['A', 'B', 'C'] : ['A'];
        const rows = Array.from({ length: Math.max(1, Math.floor(bytes / 4)) }, (_, index) =>
          rowOf(
            index + 1,
            columns.map((column) => `<c r="${column}${index + 1}" t="s"><v>0</v></c>`),
          ),
        );
        return workbook(options, { sheets: { S: sheetOf(rows) }, strings });
      };
    },
  },
  {
    name: 'markup that is compressed: blanks, attributes, levels, styles, comments',
    draw(random) {
      const unit = pick(random, [
        ' ',
        '<a/>',
        '<row/>',
        '<row><c/></row>',
        '<!-- -->',
        '<c t="inlineStr"><is><t>a</t></is></c>',
        '&#65;',
        '<row r="1"><c r="A1"><v>1</v></c></row>',
        '<c><f>A1+A1</f><v>45000.5</v></c>',
        '<mergeCell ref="A1:B2"/>',
      ]);
      const place = pick(random, [
        'sheet',
        'row',
        'strings',
        'styles',
        'attribute',
        'value',
        'levels',
      ] as const);
      const factor = magnitude(random, 1, 300);
      const options = drawOptions(random, {});
      return (bytes) => {
        const much = repeated(unit)(Math.min(bytes * factor, 30_000_000));
        return workbook(options, markupWith(place, much));
      };
    },
  },
  {
    name: 'formats of numbers and dates',
    draw(random) {
      const code = pick(random, [
        'yyyy-mm-dd',
        '[h]:mm:ss',
        '0.00E+00',
        '"a"'.repeat(50),
        '[$-409]d',
        '?/?',
        'General;'.repeat(20),
      ]);
      const value = pick(random, [
        '45000',
        '45000.123456789',
        '1e300',
        '-1',
        '0.1',
        '9'.repeat(300),
        '2958465.99999',
      ]);
      const formats = magnitude(random, 1, 2000);
      const options = drawOptions(random, {});
      return (bytes) => {
        const count = Math.max(1, Math.min(formats, Math.floor(bytes / 20)));
        const list = Array.from({ length: count }, (_, index) => index);
        const styles =
          `<numFmts>${list.map((id) => `<numFmt numFmtId="${200 + id}" formatCode="${escaped(code)}"/>`).join('')}</numFmts>` +
          `<cellXfs>${list.map((id) => `<xf numFmtId="${200 + id}"/>`).join('')}</cellXfs>`;
        const rows = Array.from({ length: Math.max(1, Math.floor(bytes / 5)) }, (_, index) =>
          rowOf(index + 1, [`<c r="A${index + 1}" s="${index % count}"><v>${value}</v></c>`]),
        );
        return workbook(options, { sheets: { S: sheetOf(rows) }, styles });
      };
    },
  },
];

/** A cell of a column; `index` counts the rows from 0. */
type Cell = (column: string, index: number) => string;

function drawCell(random: Random): Cell {
  const text = drawText(random);
  const length = chance(random, 0.3) ? magnitude(random, 1, 2000) : 1;
  const value = escaped(text(length)) || 'a';
  return pick<Cell>(random, [
    (column, index) => `<c r="${column}${index + 1}"><v>1</v></c>`,
    (column, index) => `<c r="${column}${index + 1}" t="str"><v>${value}</v></c>`,
    (column, index) => `<c r="${column}${index + 1}" t="inlineStr"><is><t>${value}</t></is></c>`,
    (column, index) => `<c r="${column}${index + 1}" t="b"><v>1</v></c>`,
  ]);
}

interface Area {
  (index: number): string;
  /** The first row of a range, from 1. */
  top(index: number): number;
}

/** Ranges below each other, or one within the other. */
function drawArea(random: Random): Area {
  const column = pick(random, ['XFD', 'XFD', 'ZZ', 'Z', 'A']);
  const height = magnitude(random, 1, 1_048_576);
  const isNested = chance(random, 0.2);
  const top = (index: number): number => (isNested ? 1 : Math.min(1_048_576, 1 + index * height));
  const range = (index: number): string =>
    `A${top(index)}:${column}${Math.min(1_048_576, top(index) + height - 1)}`;
  return Object.assign(range, { top });
}

function rowOf(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('').replaceAll(/ r="([A-Z]+)\d+"/g, ` r="$1${number}"`)}</row>`;
}

function sheetOf(rows: readonly string[], merged: readonly string[] = []): string {
  const ranges = merged.length > 0 ? `<mergeCells>${merged.join('')}</mergeCells>` : '';
  return `<sheetData>${rows.join('')}</sheetData>${ranges}`;
}

function sheetsOf(count: number, sheet: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index + 1}`, sheet]));
}

function markupWith(
  place: 'sheet' | 'row' | 'strings' | 'styles' | 'attribute' | 'value' | 'levels',
  much: string,
): WorkbookMarkup {
  const cell = '<c r="A1" t="s"><v>0</v></c>';
  const sheet: Readonly<Record<string, string>> = {
    sheet: `<sheetData>${much}</sheetData>`,
    row: `<sheetData><row r="1">${much}</row></sheetData>`,
    attribute: `<sheetData a="${much.replaceAll(/[<&"]/g, ' ')}"/>`,
    value: `<sheetData><row r="1"><c r="A1" t="str"><v>${much.replaceAll(/[<>"]/g, ' ')}</v></c></row></sheetData>`,
    levels: `<sheetData>${'<a>'.repeat(much.length / 3)}</sheetData>`,
  };
  return {
    sheets: { S: sheet[place] ?? `<sheetData><row r="1">${cell}</row></sheetData>` },
    ...(place === 'strings' && { strings: `<si><t>a</t></si>${much}` }),
    ...(place === 'styles' && { styles: much }),
  };
}

function drawOptions(
  random: Random,
  likely: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return {
    ...(chance(random, 0.4) && { rows_as: 'arrays' }),
    ...(chance(random, 0.2) && { merged: 'fill' }),
    ...(chance(random, 0.3) && { dates: 'serial' }),
    ...(chance(random, 0.2) && { values: 'shown' }),
    ...(chance(random, 0.1) && { range: 'B2:XFD1048576' }),
    ...(chance(random, 0.3) && { header_row: pick(random, [0, 1, 2, 1_048_576]) }),
    ...(chance(random, 0.1) && { sheet: 1 }),
    ...(chance(random, 0.8) && likely),
  };
}

/** `isOnePart`: all sheets are the first one. */
function workbook(
  input: Readonly<Record<string, unknown>>,
  markup: WorkbookMarkup,
  isOnePart = false,
): { readonly input: Readonly<Record<string, unknown>>; readonly file: Uint8Array } {
  const parts = Object.entries(partsOf(markup)).flatMap(([name, text]): readonly ZipPart[] => {
    if (isOnePart && /sheet\d+\.xml$/.test(name) && !name.endsWith('/sheet1.xml')) return [];
    return [smallPart(name, isOnePart ? text.replaceAll(/sheet\d+\.xml/g, 'sheet1.xml') : text)];
  });
  return { input, file: zipArchive(parts) };
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, 'x')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
}
