/**
 * `node --import ./scripts/typescript.mjs scripts/convert/picture-workbook.ts` draws docs/images/workbook.png: the
 * workbook of docs/images/workbook.json as LibreOffice shows it. Needs soffice, pdftoppm, zip and unzip (Debian:
 * libreoffice-calc, poppler-utils, zip, unzip).
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonToXlsx } from '../../src/operations/convert/index.ts';

const images = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'sundry-picture-'));

/** A page just large enough for the table, with the grid and the names of rows and columns, as on a screen. */
const PRINTED_AS_SEEN =
  '<printOptions headings="1" gridLines="1"/><pageMargins left="0.2" right="0.2" top="0.2" bottom="0.2" header="0" footer="0"/>' +
  '<pageSetup paperSize="9" orientation="landscape" fitToHeight="1"/>';

try {
  const { bytes } = await jsonToXlsx(readFileSync(join(images, 'workbook.json')));
  const workbook = join(scratch, 'workbook.xlsx');
  writeFileSync(workbook, bytes);
  run('unzip', ['-q', workbook, '-d', join(scratch, 'parts')]);
  const sheet = join(scratch, 'parts/xl/worksheets/sheet1.xml');
  const xml = readFileSync(sheet, 'utf8');
  writeFileSync(sheet, xml.replace('</sheetData>', `</sheetData>${PRINTED_AS_SEEN}`));
  run('zip', ['-q', '-r', '../seen.xlsx', '.'], join(scratch, 'parts'));
  const profile = `-env:UserInstallation=file://${join(scratch, 'profile')}`;
  run('soffice', [
    profile,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    scratch,
    join(scratch, 'seen.xlsx'),
  ]);
  run('pdftoppm', [
    '-r',
    '130',
    '-png',
    '-singlefile',
    '-x',
    '0',
    '-y',
    '0',
    '-W',
    '1300',
    '-H',
    '260',
    join(scratch, 'seen.pdf'),
    join(scratch, 'seen'),
  ]);
  copyFileSync(join(scratch, 'seen.png'), join(images, 'workbook.png'));
} finally {
  rmSync(scratch, { recursive: true });
}

function run(command: string, parameters: readonly string[], cwd = scratch): void {
  const { status, stderr, error } = spawnSync(command, parameters, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} did not run: ${error?.message ?? stderr}`);
}
