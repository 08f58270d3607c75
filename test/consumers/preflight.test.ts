import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { InvoiceRequest } from '../../src/operations/invoice/index.ts';
import { invoices, withInvoices } from '../support/invoice-files.ts';
import { preflightClassPath, preflightIsThere } from '../support/preflight.ts';

/** Beyond the fixtures: what metadata and tags could break on. */
const hard: readonly (readonly [name: string, request: InvoiceRequest])[] = [
  [
    'marks of XML and PDF in every text',
    {
      number: '<a href="x">(\\)&amp;]]></a>\u0000\ud800',
      date: '2024-02-29',
      from: { name: 'A & B <Ltd> "quoted" (\\)', address: '(\\(\n))' },
      to: { name: '\u017b\u00f3\u0142\u0107 \u{1f600}\u{1f600}' },
      items: [
        { description: 'e\u0301\u0302 \u8acb\u6c42 \u05e9\u05dc\u05d5\u05dd', qty: -1, unit_price: 0.005 },
      ],
      tax_rate: 20,
      discount: 3,
      paid: true,
    },
  ],
];

describe.runIf(preflightIsThere)('PDFBox Preflight', () => {
  test.each([...invoices, ...hard])(
    'says that %s is PDF/A-1b',
    (_, request) => {
      withInvoices([request], ([path]) => {
        const validator = ['-cp', preflightClassPath, 'org.apache.pdfbox.preflight.Validator_A1b', path!];
        const { stdout, stderr } = spawnSync('java', validator, { encoding: 'utf8' });
        expect(stdout + stderr).toMatch(/^The file 0\.pdf is a valid PDF\/A-1b file\s*$/);
      });
    },
    60_000,
  );
});
