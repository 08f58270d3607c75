/**
 * `node --import ./scripts/typescript.mjs scripts/render-invoices.ts [FOLDER]`: draws every fixture and turns its
 * pages into pictures with pdftoppm (Debian package poppler-utils), to be looked at. Default folder: docs/invoice.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFonts } from '../src/adapters/fonts.ts';
import { toPdf } from '../src/operations/invoice/index.ts';
import { invoiceFixtures } from './invoice-fixtures.ts';

const RESOLUTION = 96;

const folder = process.argv[2] ?? 'docs/invoice';
const fonts = await installedFonts(process.env.FONTS_DIR)();
mkdirSync(folder, { recursive: true });
for (const [name, request] of Object.entries(invoiceFixtures)) {
  const { bytes, missingGlyphs } = toPdf(request, fonts);
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, bytes);
  execFileSync('pdftoppm', ['-png', '-r', String(RESOLUTION), path, join(folder, name)]);
  rmSync(path);
  process.stdout.write(`${name}: ${bytes.length} bytes, ${missingGlyphs} characters without a glyph\n`);
}
