import { describe, expect, it } from 'vitest';
import { installedFonts } from '../../../../adapters/fonts.ts';
import { readPdfAttachments } from '../../../../formats/pdf-in/read-pdf.ts';
import { readInvoice, toPdf } from '../../library.ts';
import { type InvoicePdf, pdfFindings } from './pdf-findings.ts';

const seller = {
  name: 'Northwind Studio Ltd',
  address: ['Kiln Street 4'],
  city: 'Berlin',
  postcode: '10115',
  country: 'DE',
  vat_id: 'DE123456788',
};
const request = {
  number: 'INV-1',
  date: '2026-03-09',
  due: '2026-04-08',
  currency: 'EUR',
  einvoice: 'facturx',
  from: seller,
  to: { ...seller, name: 'Harbour Books Ltd', vat_id: 'DE136695976' },
  items: [{ description: 'Website design', qty: 1, unit_price: 100, tax_rate: 19 }],
} as const;

async function ownPdf(): Promise<InvoicePdf> {
  const { bytes } = toPdf(request, await installedFonts());
  const contents = readPdfAttachments(bytes, (reason) => {
    throw new Error(reason);
  });
  const { pdf, format } = readInvoice(bytes);
  const [chosen] = contents.files;
  return {
    source: { xml: new Uint8Array(), chosen: chosen!, contents, isOneOfSeveral: false },
    facts: pdf!,
    profile: format.profile,
  };
}

describe('what the PDF around an invoice has wrong', () => {
  it('is nothing in one of our own', async () => {
    const { bytes } = toPdf(request, await installedFonts());
    expect(readInvoice(bytes).findings.filter(({ set }) => set === 'pdf')).toEqual([]);
    expect(pdfFindings(await ownPdf())).toEqual([]);
  });

  // ISO 19005-3 6.8 and annex E, Factur-X 1.09 6.2 and 6.3.
  it.each<[string, (pdf: InvoicePdf) => Partial<InvoicePdf>]>([
    [
      'pdf-name',
      ({ source }) => ({ source: { ...source, chosen: { ...source.chosen, name: 'invoice.xml' } } }),
    ],
    ['pdf-key', ({ source }) => ({ source: { ...source, chosen: { ...source.chosen, key: undefined } } })],
    [
      'pdf-af',
      ({ source }) => ({ source: { ...source, chosen: { ...source.chosen, isAssociated: false } } }),
    ],
    [
      'pdf-relationship',
      ({ source }) => ({ source: { ...source, chosen: { ...source.chosen, relationship: 'Unspecified' } } }),
    ],
    [
      'pdf-subtype',
      ({ source }) => ({ source: { ...source, chosen: { ...source.chosen, subtype: undefined } } }),
    ],
    [
      'pdf-mod-date',
      ({ source }) => ({ source: { ...source, chosen: { ...source.chosen, modified: '2026' } } }),
    ],
    ['pdf-part', ({ facts }) => ({ facts: { ...facts, part: '1' } })],
    ['pdf-conformance', ({ facts }) => ({ facts: { ...facts, conformance: null } })],
    ['pdf-xmp', ({ facts }) => ({ facts: { ...facts, metadata: null } })],
    ['pdf-xmp-profile', () => ({ profile: 'basic' })],
    ['pdf-several', ({ source }) => ({ source: { ...source, isOneOfSeveral: true } })],
    [
      'pdf-rebuilt',
      ({ source }) => ({ source: { ...source, contents: { ...source.contents, isRebuilt: true } } }),
    ],
  ])('%s', async (rule, change) => {
    const pdf = await ownPdf();
    expect(pdfFindings({ ...pdf, ...change(pdf) })).toEqual([
      {
        rule,
        severity: 'warning',
        set: 'pdf',
        term: null,
        path: null,
        line: null,
        message: expect.any(String),
      },
    ]);
  });
});
