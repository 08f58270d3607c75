/**
 * `node --import ./scripts/typescript.mjs scripts/invoice/render-invoices.ts [FOLDER]`: draws every fixture and turns its
 * first and its last page into pictures with pdftoppm (Debian package poppler-utils), to be looked at. Default
 * folder: docs/images/invoice.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFonts } from '../../src/adapters/fonts.ts';
import { toPdf } from '../../src/operations/invoice/index.ts';
import { invoiceFixtures } from './invoice-fixtures.ts';

/** Dots an inch. */
const RESOLUTION = 80;

const folder = process.argv[2] ?? 'docs/images/invoice';
const fonts = await installedFonts(process.env.FONTS_DIR)();
mkdirSync(folder, { recursive: true });
for (const [name, request] of Object.entries(invoiceFixtures)) {
  const { bytes, missingGlyphs } = toPdf(request, fonts);
  const path = join(folder, `${name}.pdf`);
  writeFileSync(path, bytes);
  const pages = Number(/\/Count (\d+)/.exec(new TextDecoder('latin1').decode(bytes))?.[1]);
  for (const page of new Set([1, pages])) {
    const only = ['-f', String(page), '-l', String(page), '-singlefile'];
    execFileSync('pdftoppm', [
      '-png',
      '-r',
      String(RESOLUTION),
      ...only,
      path,
      join(folder, `${name}-${page}`),
    ]);
  }
  rmSync(path);
  process.stdout.write(`${name}: ${bytes.length} bytes, ${missingGlyphs} characters without a glyph\n`);
}
