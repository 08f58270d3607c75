import { describe, expect, it, test } from 'vitest';
import { einvoiceRefusals } from '../../../../scripts/invoice/einvoice-refusals/all.ts';
import { germanInvoice } from '../../../../scripts/invoice/einvoice-refusals/requests.ts';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { readInput } from '../../../schema/read.ts';
import { settleInvoice } from '../amounts/settlement.ts';
import { type EinvoiceRequest, invoiceTotals, toXml } from '../index.ts';
import { invoiceRequest } from '../schema.ts';

function faultsOf(request: EinvoiceRequest) {
  return refusalOf(() => toXml(request)).faults;
}

// `npm run einvoice` proves of each pair that the rule named with it fails the file that is refused here.
describe('an e-invoice is accepted, and refused', () => {
  test.each(einvoiceRefusals)('$name', ({ accepted, request, pointer }) => {
    expect(toXml(accepted).bytes.length).toBeGreaterThan(1000);
    expect(faultsOf(request).map((fault) => fault.pointer)).toContain(pointer);
    // The preview is the dry run.
    expect(refusalOf(() => invoiceTotals(request)).faults).toEqual(faultsOf(request));
  });
});

describe('a refusal', () => {
  const bare: EinvoiceRequest = {
    einvoice: 'peppol',
    number: '1',
    date: '2026-03-09',
    from: { name: 'a', country: 'DE' },
    to: { name: 'b' },
    items: [
      { description: 'x', qty: 1, unit_price: 1 },
      { description: 'y', qty: 1, unit_price: 1, tax_rate: 19 },
    ],
    discount: 1,
  };

  it('names everything at once, with the format, the term and what to send', () => {
    expect(faultsOf(bare)).toEqual([
      {
        pointer: '/due',
        message:
          'must be there for einvoice peppol (EN 16931 BT-9): the day by which it is due, or terms of payment in terms (BT-20)',
      },
      {
        pointer: '/buyer_reference',
        message:
          "must be there for einvoice peppol (EN 16931 BT-10): the customer's reference, or the number of their order in order_number (BT-13)",
      },
      {
        pointer: '/from/vat_id',
        message:
          "must be there for einvoice peppol (EN 16931 BT-31): the seller's VAT id, or the number at the tax office in from.tax_number (BT-32)",
      },
      {
        pointer: '/from/endpoint',
        message:
          'must be there for einvoice peppol (EN 16931 BT-34): the scheme and id of the Peppol address; usual there is scheme 9930 and the VAT id, or 0204 and the Leitweg-ID',
      },
      {
        pointer: '/to/endpoint',
        message:
          'must be there for einvoice peppol (EN 16931 BT-49): the scheme and id of the Peppol address',
      },
      {
        pointer: '/to/country',
        message: "must be there for einvoice peppol (EN 16931 BT-55): the two letters of the buyer's country",
      },
      {
        pointer: '/items/0/tax_category',
        message:
          'must say why the rate is 0: E exempt, AE reverse charge, K intra-community supply, G export, Z zero-rated, O outside scope',
      },
      {
        pointer: '/discount',
        message:
          'must be 0 in an e-invoice: there a discount lowers the tax as well, and this one does not. Send it as an item with a negative qty and its tax_rate, or, when it was already paid (deposit, voucher), as paid_amount',
      },
    ]);
  });

  it('asks for less in the smallest Factur-X: two countries, a VAT id and a due day', () => {
    const smallest = { ...bare, einvoice: 'facturx', discount: 0, tax_rate: 19 } as const;
    expect(faultsOf(smallest).map(({ pointer }) => pointer)).toEqual(['/due', '/from/vat_id', '/to/country']);
    const filled = { ...smallest, due: '2026-04-08', from: { ...bare.from, vat_id: 'DE1' } };
    expect(toXml({ ...filled, to: { ...bare.to, country: 'AT' } }).fileName).toBe('invoice-1.xml');
  });

  it('has one fault for each place', () => {
    const pointers = faultsOf({
      ...bare,
      items: [{ ...bare.items[0]!, tax_category: 'AE' }],
      to: { name: 'b' },
    }).map(({ pointer }) => pointer);
    expect(new Set(pointers).size).toBe(pointers.length);
  });

  it('lets a tax number identify the seller alone (BR-CO-26), and terms stand for a due day (BR-CO-25)', () => {
    const { vat_id: _vatId, ...from } = germanInvoice.from;
    const { due: _due, ...rest } = germanInvoice;
    const request: EinvoiceRequest = {
      ...rest,
      einvoice: 'xrechnung',
      terms: 'At once',
      from: { ...from, tax_number: '21/815/08150' },
    };
    const xml = new TextDecoder().decode(toXml(request).bytes);
    expect(xml).toContain('<ram:SellerTradeParty><ram:ID>21/815/08150</ram:ID>');
    expect(xml).toContain('<ram:ID schemeID="FC">21/815/08150</ram:ID>');
  });
});

describe('the format goes with the document', () => {
  it('XML needs one', () => {
    expect(faultsOf(germanInvoice as unknown as EinvoiceRequest)).toContainEqual({
      pointer: '/einvoice',
      message: 'is required: one of facturx, xrechnung, xrechnung-ubl, peppol',
    });
  });

  it.each(['FacturX', 'XRECHNUNG', 'Xrechnung-UBL', 'Peppol'])('%s is known in any case', (einvoice) => {
    const request = { ...germanInvoice, einvoice } as unknown as EinvoiceRequest;
    expect(toXml(request).fileName).toBe('invoice-RE-1042.xml');
  });

  it.each(['xrechnung', 'xrechnung-ubl', 'peppol'] as const)('a PDF does not carry %s', (einvoice) => {
    const input = readInput(invoiceRequest, { ...germanInvoice, einvoice });
    expect(refusalOf(() => settleInvoice(input, 'pdf')).faults).toEqual([
      {
        pointer: '/einvoice',
        message: `must be facturx in a PDF: ${einvoice} is XML only: POST /v1/invoice/xml`,
      },
    ]);
    expect(() => settleInvoice(input)).not.toThrow();
  });
});
