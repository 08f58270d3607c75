import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeXlsx } from 'hucre';
import { describe, expect, test } from 'vitest';
import { xlsxToJson } from '../../src/operations/convert/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { withFiles } from '../support/scratch.ts';

const none = new Uint8Array(0);

describe.runIf(hasConsumer('python3:openpyxl'))('openpyxl', () => {
  const files = withFiles([none, none], 'xlsx', (paths) => {
    const script = fileURLToPath(new URL('./write_workbooks.py', import.meta.url));
    const { status, stderr } = spawnSync('/usr/bin/python3', [script], {
      input: paths.join('\n'),
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`openpyxl ended with ${status}: ${stderr}`);
    return paths.map((path) => readFileSync(path));
  });

  test.each([
    { name: 'from 1900', index: 0 },
    { name: 'from 1904', index: 1 },
  ])('what it was asked to write is read: dates $name', async ({ index }) => {
    const { sheets, warnings } = await xlsxToJson({ workbook: files[index]!, rows_as: 'arrays' });
    expect(sheets).toEqual([
      {
        name: 'Kinds & more',
        columns: ['kind', 'value'],
        rows: [
          ['date', '2024-02-29'],
          ['midnight', '2024-01-01T00:00:00'],
          ['moment', '2024-01-01T18:30:15.250'],
          ['time', '08:00:00'],
          ['duration', '36:00:00'],
          ['whole', 123456789012345],
          ['fraction', 0.1],
          ['truth', true],
          ['text', '  <a> & "b"\n\u00e9\u{1f600} '],
          ['digits', '007'],
          ['formula', null],
          ['error', '#DIV/0!'],
          ['merged', 5],
          ['below'],
        ],
        count: 14,
      },
    ]);
    expect(warnings).toHaveLength(3);
  });

  test('fills merged cells, and reads the sheet that is hidden', async () => {
    const { sheets, warnings } = await xlsxToJson({ workbook: files[0]!, hidden: true, merged: 'fill' });
    expect(sheets[0]!.rows.at(-1)).toEqual({ kind: 'below', value: 5 });
    expect(sheets[1]).toEqual({ name: 'Hidden', columns: ['x'], rows: [], count: 0 });
    expect(warnings).toEqual(['Kinds & more: formulas without a stored value are null: B12']);
  });
});

test('hucre: what it was asked to write is read', async () => {
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'Orders',
        rows: [
          ['id', 'total', 'paid', 'day', 'note'],
          ['007', 12.5, true, new Date(Date.UTC(2024, 0, 1)), 'a\nb <c>'],
          ['008', -3, false, new Date(Date.UTC(2024, 11, 31)), null],
        ],
      },
    ],
  });
  const { sheets } = await xlsxToJson(workbook);
  expect(
    (sheets[0]!.rows as Record<string, unknown>[]).map(({ day, ...row }) => [row, String(day).slice(0, 10)]),
  ).toEqual([
    [{ id: '007', total: 12.5, paid: true, note: 'a\nb <c>' }, '2024-01-01'],
    [{ id: '008', total: -3, paid: false }, '2024-12-31'],
  ]);
});

describe.runIf(hasConsumer('soffice'))('LibreOffice', () => {
  const cell = (type: string, value: string, text = '', style = '') =>
    `<table:table-cell${style && ` table:style-name="${style}"`} office:value-type="${type}" ${value}><text:p>${text}</text:p></table:table-cell>`;
  const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
  const style = (name: string) =>
    `<style:style style:name="${name}" style:family="table-cell" style:data-style-name="N${name}"/>`;
  const formats =
    '<number:date-style style:name="Nday"><number:year number:style="long"/><number:text>-</number:text>' +
    '<number:month number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style>' +
    '<number:date-style style:name="Nmoment"><number:day/><number:text>.</number:text><number:month/><number:text>.</number:text>' +
    '<number:year/><number:text> </number:text><number:hours/><number:text>:</number:text><number:minutes/></number:date-style>' +
    '<number:time-style style:name="Nhours" number:truncate-on-overflow="false"><number:hours/><number:text>:</number:text>' +
    '<number:minutes number:style="long"/></number:time-style>' +
    '<number:boolean-style style:name="Ntruth"><number:boolean/></number:boolean-style>';
  const spaces = ['office', 'table', 'text', 'style', 'of']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.${name === 'of' ? 2 : 0}"`)
    .join(' ');
  const document =
    `<?xml version="1.0"?><office:document ${spaces} xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" ` +
    'office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>' +
    `${formats}${['day', 'moment', 'hours', 'truth'].map(style).join('')}</office:automatic-styles><office:body><office:spreadsheet>` +
    `<table:table table:name="Kinds">${[
      row(cell('string', '', 'kind'), cell('string', '', 'value')),
      row(cell('string', '', 'date'), cell('date', 'office:date-value="2024-02-29"', '', 'day')),
      row(
        cell('string', '', 'moment'),
        cell('date', 'office:date-value="2024-01-01T18:30:15"', '', 'moment'),
      ),
      row(cell('string', '', 'duration'), cell('time', 'office:time-value="PT36H00M00S"', '', 'hours')),
      row(cell('string', '', 'fraction'), cell('float', 'office:value="0.1"')),
      row(cell('string', '', 'truth'), cell('boolean', 'office:boolean-value="true"', '', 'truth')),
      row(cell('string', '', 'formula'), cell('float', 'table:formula="of:=6*7" office:value="42"')),
      row(cell('string', '', 'error'), cell('float', 'table:formula="of:=1/0" office:value="0"')),
      row(cell('string', '', 'text'), cell('string', '', 'a &lt;b&gt; \u00e9\u{1f600}')),
    ].join('')}</table:table></office:spreadsheet></office:body></office:document>`;

  test('what it was asked to write is read', async () => {
    const workbook = withFiles([new TextEncoder().encode(document)], 'fods', ([path]) => saved(path!));
    const { sheets } = await xlsxToJson({ workbook, rows_as: 'arrays' });
    const rows = sheets[0]!.rows as [string, unknown][];
    expect(sheets[0]!.name).toBe('Kinds');
    expect(Object.fromEntries(rows)).toEqual({
      date: '2024-02-29',
      moment: '2024-01-01T18:30:15',
      duration: '36:00:00',
      fraction: 0.1,
      truth: true,
      formula: 42,
      error: '#DIV/0!',
      text: 'a <b> \u00e9\u{1f600}',
    });
  });
});

/** The workbook that LibreOffice makes of a document. */
function saved(path: string): Uint8Array {
  const folder = dirname(path);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const args = [profile, '--headless', '--convert-to', 'xlsx', '--outdir', folder, path];
  const { status, stderr } = spawnSync('soffice', args, { encoding: 'utf8', timeout: 500_000 });
  if (status !== 0) throw new Error(`soffice ended with ${status}: ${stderr}`);
  return readFileSync(join(folder, `${basename(path, '.fods')}.xlsx`));
}
