import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Attachment } from '../../src/formats/pdf/attachment.ts';
import { fontSetOf } from '../../src/operations/invoice/fonts.ts';
import { render } from '../../src/operations/invoice/render.ts';
import { type InvoiceRequest, invoiceRequest } from '../../src/operations/invoice/schema.ts';
import { settleInvoice } from '../../src/operations/invoice/settlement.ts';
import { readInput } from '../../src/schema/read.ts';
import { hasConsumer } from '../support/consumers.ts';
import { invoices } from '../support/invoice-files.ts';
import { testNeeds } from '../support/needs.ts';
import { preflightClassPath, preflightIsThere } from '../support/preflight.ts';

const fonts = fontSetOf(await testNeeds().fonts());
const requests = invoices.map(([, request]) => request);

const property = (name: string, value: string) => ({ name, value, description: `The ${name}` });

/** A file as Factur-X attaches it. */
function attachmentOf(bytes: Uint8Array): Attachment {
  return {
    name: 'factur-x.xml',
    bytes,
    mediaType: 'text/xml',
    description: 'Invoice data',
    relationship: 'Alternative',
    metadata: {
      title: 'Factur-X PDFA Extension Schema',
      namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
      prefix: 'fx',
      properties: [
        property('DocumentFileName', 'factur-x.xml'),
        property('DocumentType', 'INVOICE'),
        property('Version', '1.0'),
        property('ConformanceLevel', 'EN 16931'),
      ],
    },
  };
}

/** Any XML: what is around it does not depend on what it says. */
const xmlOf = ({ number }: InvoiceRequest) =>
  new TextEncoder().encode(
    `<?xml version="1.0"?>\n<number>${number}</number>\n${' '.repeat(number.length * 300)}`,
  );

/** Lends hybrid invoices as files of a folder that is deleted afterwards. */
function withHybrids(use: (folder: string, paths: string[]) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-test-'));
  try {
    const paths = requests.map((request, index) => {
      const path = join(folder, `${index}.pdf`);
      const settlement = settleInvoice(readInput(invoiceRequest, request));
      writeFileSync(path, render(settlement, fonts, attachmentOf(xmlOf(request))).bytes);
      return path;
    });
    use(folder, paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.runIf(hasConsumer('qpdf') && hasConsumer('pdfdetach'))('a hybrid invoice', () => {
  test('is clean PDF 1.7, and its attachment the XML, byte for byte', () => {
    withHybrids((folder, paths) => {
      for (const [index, path] of paths.entries()) {
        const { stdout, stderr, status } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
        expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
        expect(stdout).toContain('PDF Version: 1.7\n');
        const saved = join(folder, 'factur-x.xml');
        execFileSync('pdfdetach', ['-savefile', 'factur-x.xml', '-o', saved, path]);
        expect(Buffer.compare(readFileSync(saved), xmlOf(requests[index]!))).toBe(0);
      }
    });
  });
});

describe.runIf(preflightIsThere)('PDFBox Preflight, which checks PDF/A-1b', () => {
  test('finds in hybrid invoices exactly what PDF/A-3 permits and PDF/A-1 does not', () => {
    withHybrids((folder, paths) => {
      const validator = ['-cp', preflightClassPath, 'org.apache.pdfbox.preflight.Validator_A1b'];
      // It writes its reports beside the files.
      spawnSync('java', [...validator, 'xml', 'batch', folder], { cwd: folder });
      const reports = readdirSync(folder).filter((file) => file.endsWith('.preflight.xml'));
      expect(reports).toHaveLength(paths.length);
      for (const report of reports) {
        const codes = readFileSync(join(folder, report), 'utf8').matchAll(/<code>([^<]*)<\/code>/g);
        // An embedded file in a specification, one in the tree of names, and a part other than 1.
        expect([...codes].map(([, code]) => code).sort()).toEqual(['1.2.9', '1.4.7', '7.11.2']);
      }
    });
  }, 120_000);
});
