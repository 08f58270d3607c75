/**
 * `node --import ./scripts/typescript.mjs scripts/pdf/render-report.ts`: draws docs/images/pdf/report.md, and turns its
 * pages into the pictures of docs/pdf.md with pdftoppm (Debian package poppler-utils).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installedFonts } from '../../src/adapters/fonts.ts';
import { markdownToPdf } from '../../src/operations/pdf/index.ts';

/** Dots an inch. */
const RESOLUTION = '90';

const folder = fileURLToPath(new URL('../../docs/images/pdf/', import.meta.url));
const markdown = readFileSync(`${folder}report.md`);
const options = { paper: 'a5', margin: 14, font_size: 10, header: '{title}' } as const;
const { bytes } = markdownToPdf({ markdown, ...options }, await installedFonts());
const path = `${folder}report.pdf`;
writeFileSync(path, bytes);
execFileSync('pdftoppm', ['-png', '-r', RESOLUTION, path, `${folder}report`]);
rmSync(path);
