import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/support/judging/pdf-reader.ts';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { invoiceTotals, toPdf, toXml } from './library.ts';
import type { EinvoiceRequest, InvoiceRequest } from './schema.ts';

const fonts = await testNeeds().fonts();

const invoice: EinvoiceRequest = {
  einvoice: 'facturx',
  number: 'RE-1',
  date: '2026-03-09',
  due: '2026-04-08',
  currency: 'EUR',
  from: { name: 'A', country: 'DE', vat_id: 'DE123456789' },
  to: { name: 'B', country: 'FR' },
  items: [
    { description: 'Work', qty: 3, unit_price: 0.03, tax_rate: 19 },
    { description: 'Book', qty: 1, unit_price: 20, tax_rate: 7 },
  ],
};

const { einvoice: _, ...plain } = invoice;
const textOf = (request: InvoiceRequest) => Buffer.from(toPdf(request, fonts).bytes).toString('latin1');

describe('a hybrid invoice (Factur-X 1.09)', () => {
  it('D20: has the XML of the same body inside, byte for byte', () => {
    const { objects } = readPdf(toPdf(invoice, fonts).bytes);
    const xml = Buffer.from(toXml(invoice).bytes).toString('latin1');
    expect([...objects.values()].filter((object) => object === xml)).toHaveLength(1);
  });

  it('D2: says in its metadata what is inside', () => {
    const text = textOf(invoice);
    for (const value of [
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:DocumentType>INVOICE</fx:DocumentType>',
      '<fx:Version>1.0</fx:Version>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      'xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"',
      '/AFRelationship/Alternative',
      '/F(factur-x.xml)/UF(factur-x.xml)',
    ]) {
      expect(text).toContain(value);
    }
  });

  it('D1: is PDF 1.7, and the same invoice without einvoice PDF 1.4 without an attachment', () => {
    expect(textOf(invoice).slice(0, 8)).toBe('%PDF-1.7');
    expect(textOf(plain).slice(0, 8)).toBe('%PDF-1.4');
    expect(textOf(plain)).not.toContain('EmbeddedFile');
  });

  it('D19: has the same bytes for the same request, whatever the order of its members', () => {
    const turned = Object.fromEntries(Object.entries(invoice).reverse()) as unknown as InvoiceRequest;
    expect(textOf(turned)).toBe(textOf(invoice));
  });

  it('prints the sum of its taxes, as its XML has it', () => {
    // 19 percent of 0.09 are 0.02, 7 percent of 20 are 1.40.
    expect(textOf(invoice)).toContain('(Total tax )');
    expect(textOf(invoice)).toContain('(\\2001.42 )');
    expect(textOf(plain)).not.toContain('(Total tax )');
  });

  it('4.8: that is paid has the amount as a row', () => {
    expect(textOf({ ...invoice, paid: true })).toContain('(Paid )');
    expect(textOf({ ...plain, paid: true })).not.toContain('(Paid )');
  });

  it.each(['xrechnung', 'xrechnung-ubl', 'peppol'] as const)('D9: is never %s', (einvoice) => {
    const faults = refusalOf(() => toPdf({ ...invoice, einvoice }, fonts)).faults;
    const fault = faults.find(({ pointer }) => pointer === '/einvoice');
    expect(fault?.message).toContain('POST /v1/invoice/xml');
  });

  it('D14: the preview refuses what the hybrid refuses', () => {
    const faulty = { ...invoice, discount: 1, from: { name: 'A' } };
    const faults = refusalOf(() => toPdf(faulty, fonts)).faults;
    expect(faults.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/discount', '/from/country', '/from/vat_id']),
    );
    expect(refusalOf(() => invoiceTotals(faulty)).faults).toEqual(faults);
  });
});
