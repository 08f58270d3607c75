import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, test } from 'vitest';
import { jsonToXlsx } from '../../src/operations/convert/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { type ReadSheet, readByOpenpyxl } from '../support/judging/openpyxl.ts';
import { workbooks } from '../support/samples/workbooks.ts';
import { withFiles } from '../support/scratch.ts';

const cases = workbooks.filter(({ notFor }) => notFor?.libreoffice === undefined);
const formatted = '{"rows":[{"name":"Ada Lovelace, Countess","note":"a\\nb"},{"name":"=1","note":"-"}]}';

describe.runIf(hasConsumer('soffice'))('LibreOffice', () => {
  let saved: readonly Uint8Array[] = [];
  let sheet: ReadSheet | undefined;
  beforeAll(async () => {
    const made = await Promise.all([...cases.map(({ json }) => json), formatted].map(jsonToXlsx));
    withFiles(
      made.map(({ bytes }) => bytes),
      'xlsx',
      (paths) => {
        const again = resave(paths);
        saved = again.map((path) => readFileSync(path));
        sheet = readByOpenpyxl([again.at(-1)!])[0]![0];
      },
    );
  }, 600_000);

  test.each(cases.map((each, index) => ({ ...each, index })))(
    'saves without loss: $name',
    async ({ index, sheets }) => {
      const book = await readXlsx(saved[index]!);
      expect(book.sheets.map(({ name, rows }) => [name, rows])).toEqual(Object.entries(sheets));
    },
  );

  // Without a window it saves no frozen panes of any file.
  test('keeps the header bold, line feeds wrapped and columns sized', () => {
    const { bold, wrapped, widths } = sheet!;
    expect({ bold, wrapped }).toEqual({ bold: [true, true], wrapped: ['B2'] });
    expect(widths.A).toBeCloseTo(24, 0);
  });
});

/** Opens the workbooks and saves them again as what they are, in a folder beside them. */
function resave(paths: readonly string[]): readonly string[] {
  const folder = dirname(paths[0]!);
  const out = join(folder, 'saved');
  const { status, stdout, stderr } = spawnSync(
    'soffice',
    [
      `-env:UserInstallation=file://${join(folder, 'profile')}`,
      '--headless',
      '--convert-to',
      'xlsx',
      '--outdir',
      out,
      ...paths,
    ],
    { encoding: 'utf8', timeout: 500_000 },
  );
  if (status !== 0) throw new Error(`soffice ended with ${status}: ${stdout}${stderr}`);
  return paths.map((path) => join(out, basename(path)));
}
