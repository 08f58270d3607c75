/**
 * Invoices against the usual PDF libraries of Node: pdfkit with an embedded TrueType font and with built-in
 * Helvetica, and @cantoo/pdf-lib with built-in Helvetica. All lay out the same texts, wrap the descriptions
 * and run over as many pages as they need. Only Sundry's files are tagged and PDF/A, and those with built-in
 * fonts embed none.
 */
import { ok } from 'node:assert';
import { createRequire } from 'node:module';
import { installedFonts } from '../dist/adapters/fonts.js';
import { toPdf } from '../dist/operations/invoice/index.js';
import { compare, peer } from './harness.mjs';
import { loads } from './invoice/loads.mjs';
import { withPdfLib } from './invoice/pdf-lib.mjs';
import { withPdfkit } from './invoice/pdfkit.mjs';

const PDFKIT = (await peer('pdfkit'))?.default;
const pdfLib = await peer('@cantoo/pdf-lib');
const fonts = await installedFonts()();
const arimo = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
);
const arimoBold = arimo.replaceAll('400Regular', '700Bold');

/** The largest share of each peer's time that Sundry may need, by load. */
const targets = {
  small: { embedded: 0.01, helvetica: 0.2, 'pdf-lib': 0.2 },
  typical: { embedded: 0.016, helvetica: 0.25, 'pdf-lib': 0.25 },
  sixty: { embedded: 0.016, helvetica: 0.2, 'pdf-lib': 0.2 },
  worst: { embedded: 0.04, helvetica: 0.2, 'pdf-lib': 0.25 },
};

/** Bytes of each load, at most, tagged and with embedded fonts. */
const sizes = { small: 34_000, typical: 42_000, sixty: 90_000, worst: 140_000 };

await compare({
  group: 'invoice',
  title: 'Invoice PDF',
  peers: ['pdfkit', '@cantoo/pdf-lib'],
  rows: [...Object.entries(loads).map(timeRow), ...Object.entries(loads).map(sizeRow)],
});

function timeRow([name, invoice]) {
  const target = targets[name];
  const candidates = {
    sundry: () => toPdf(invoice, fonts).bytes,
    ...(PDFKIT && {
      'pdfkit, embedded font': () => withPdfkit(PDFKIT, invoice, { regular: arimo, bold: arimoBold }),
    }),
    ...(PDFKIT && {
      'pdfkit, Helvetica': () =>
        withPdfkit(PDFKIT, invoice, { regular: 'Helvetica', bold: 'Helvetica-Bold' }),
    }),
    ...(pdfLib && { '@cantoo/pdf-lib, Helvetica': () => withPdfLib(pdfLib, invoice) }),
  };
  return {
    name,
    unit: 'time',
    candidates,
    targets: {
      'pdfkit, embedded font': target.embedded,
      'pdfkit, Helvetica': target.helvetica,
      '@cantoo/pdf-lib, Helvetica': target['pdf-lib'],
    },
    verify: async () => {
      for (const draw of Object.values(candidates)) {
        const bytes = await draw();
        ok(Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-');
        ok(bytes.length > 1000);
      }
    },
  };
}

function sizeRow([name, invoice]) {
  return {
    name: `${name}, of the bytes it may have`,
    unit: 'bytes',
    candidates: { sundry: toPdf(invoice, fonts).bytes.length, limit: sizes[name] },
    targets: { limit: 1 },
  };
}
