import { describe, expect, it } from 'vitest';
import { sheetFile } from '../../../../../test/support/samples/workbook-file.ts';
import { readInput } from '../../../../schema/read.ts';
import { type XlsxSheets, xlsxFile } from '../../schema.ts';
import { readXlsx } from '../read-xlsx.ts';

const escaped = (code: string): string =>
  code.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What is read of a cell with a number in a format: a code, or the id of a built-in one. */
async function shown(code: string | number, value: string, { is1904 = false, type = 'n' } = {}) {
  const codes =
    typeof code === 'number'
      ? ''
      : `<numFmts><numFmt numFmtId="164" formatCode="${escaped(code)}"/></numFmts>`;
  const styles = `${codes}<cellXfs><xf numFmtId="${typeof code === 'number' ? code : 164}"/></cellXfs>`;
  const row = `<row r="1"><c r="A1" s="0" t="${type}"><v>${value}</v></c><c r="B1"><v>7</v></c></row>`;
  const properties = is1904 ? '<workbookPr date1904="1"/>' : '';
  const workbook = sheetFile(row, { styles, properties });
  const input = readInput(xlsxFile, { workbook, header_row: 0, rows_as: 'arrays', values: 'shown' });
  const { sheets, warnings } = JSON.parse(new TextDecoder().decode(await readXlsx(input))) as XlsxSheets;
  return { value: (sheets[0]!.rows[0] as unknown[])[0], warnings };
}

describe('values=shown: the text of a cell', () => {
  // ECMA-376-1 18.8.30 and 18.8.31, and what Excel shows of them.
  it.each<[string, string | number, string, string | null]>([
    ['General', 0, '1234.5', '1234.5'],
    ['General has eleven digits', 0, '0.1234567890123', '0.123456789'],
    ['two decimals, built in', 2, '1.005e3', '1005.00'],
    ['thousands, built in', 4, '-1234.5', '-1,234.50'],
    ['percent, built in', 9, '0.256', '26%'],
    ['a fraction, built in', 12, '1.25', '1 1/4'],
    ['exponent, built in', 11, '12345', '1.23E+04'],
    ['thousands', '#,##0.00', '1234.5', '1,234.50'],
    ['a section of negative numbers', '#,##0.00;[Red](#,##0.00)', '-1234.5', '(1,234.50)'],
    ['a section of zero', '0.0;-0.0;"none"', '0', 'none'],
    ['a condition', '[<1]"below";0', '0.5', 'below'],
    ['a section that shows nothing', '0;;', '-1', null],
    ['a currency before, padding beside', '_-[$$-409]* #,##0.00_-', '12.5', '$12.50'],
    ['a German currency, separators of no country', '#,##0.00\\ [$\u20ac-407]', '1234.5', '1,234.50 \u20ac'],
    ['a Swiss currency', '[$CHF-807]\\ #,##0.00', '1234567.5', 'CHF 1,234,567.50'],
    ['a language without a currency', '[$-40C]#,##0.0', '1234.5', '1,234.5'],
    ['scaled by thousands', '0.0,,"M"', '12345678', '12.3M'],
    ['leading zeros', '00000', '42', '00042'],
    ['a date', 'yyyy\\-mm\\-dd', '45292', '2024-01-01'],
    ['a date in German', '[$-407]d. mmmm yyyy', '45292', '1. Januar 2024'],
    ['hours beyond a day', '[h]:mm', '1.5', '36:00'],
    ['minutes beside hours', 'h:mm AM/PM', '0.75', '6:00 PM'],
    ['a negative day is the number', 'yyyy', '-5', '-5'],
    ['a broken code is the number', '0[', '5', '5'],
  ])('%s', async (_, code, value, text) => {
    const { value: read } = await shown(code, value);
    expect(typeof read === 'number' ? String(read) : read).toBe(text);
  });

  it('counts days from 1904 where the workbook does', async () => {
    expect((await shown('yyyy-mm-dd', '0', { is1904: true })).value).toBe('1904-01-01');
    expect((await shown('0.0', '1', { is1904: true })).value).toBe('1.0');
  });

  it.each([
    ['1', 'TRUE'],
    ['0', 'FALSE'],
  ])('boolean %s', async (value, text) => {
    expect((await shown(0, value, { type: 'b' })).value).toBe(text);
  });
});
