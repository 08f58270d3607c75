import { beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceRequest } from '../../src/operations/invoice/index.ts';
import { preflightIsThere, preflightVerdicts } from '../support/judging/preflight.ts';
import { invoicePdf, invoices } from '../support/samples/invoice-files.ts';
import { swissInvoice } from '../support/samples/swiss-bills.ts';

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
  ['an invoice with a payment part', swissInvoice],
];

describe.runIf(preflightIsThere)('PDFBox Preflight', () => {
  const documents = [...invoices, ...hard];
  const verdicts: string[] = [];
  beforeAll(() => {
    verdicts.push(...preflightVerdicts(documents.map(([, request]) => invoicePdf(request))));
  });

  test.each(documents.map(([name], index) => [name, index] as const))(
    'says that %s is PDF/A-1b',
    (_, index) => {
      expect(verdicts[index]).toBe(`The file ${index}.pdf is a valid PDF/A-1b file`);
    },
  );
});
