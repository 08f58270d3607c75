import { describe, expect, it } from 'vitest';
import { readInvoice, toXml } from '../../library.ts';
import type { EinvoiceRequest } from '../../schema.ts';
import { receivedInvoice } from './example-files.ts';

const request: EinvoiceRequest = {
  number: 'R-7',
  date: '2026-11-03',
  due: '2026-12-03',
  currency: 'EUR',
  einvoice: 'facturx',
  from: { name: 'Kern GmbH', country: 'DE', vat_id: 'DE123456789' },
  to: { name: 'Bonn', country: 'DE' },
  items: [{ description: 'Regal', qty: 2, unit_price: 480, tax_rate: 19 }],
};

const sample = new TextDecoder().decode(receivedInvoice);
const cii = new TextDecoder().decode(toXml(request).bytes);

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe('the money of a file', () => {
  it.each([
    {
      name: 'a charge for freight of EXTENDED and ZUGFeRD 1.0 is one of the charges (BT-108)',
      xml: cii
        .replace(
          /(<ram:SpecifiedTradePaymentTerms>)/,
          '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Versand</ram:Description>' +
            '<ram:AppliedAmount>10.00</ram:AppliedAmount><ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode>' +
            '<ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>19</ram:RateApplicablePercent>' +
            '</ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>$1',
        )
        .replace(
          '>urn:cen.eu:en16931:2017<',
          '>urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended<',
        )
        .replace('<ram:TaxBasisTotalAmount>', '<ram:ChargeTotalAmount>10.00</ram:ChargeTotalAmount>$&')
        .replace('<ram:TaxBasisTotalAmount>960.00', '<ram:TaxBasisTotalAmount>970.00')
        .replace('<ram:BasisAmount>960.00', '<ram:BasisAmount>970.00')
        .replaceAll('>182.40<', '>184.30<')
        .replaceAll('>1142.40<', '>1154.30<'),
      expected: {
        format: { profile: 'extended' },
        invoice: { charges: [{ description: 'Versand', amount: 10, tax_rate: 19 }] },
        totals: { stated: { total: '1154.30' }, differences: [] },
        sendable: true,
        not_read: [],
      },
    },
    {
      name: 'what is collected for others is due, and no member has it (XRechnung BR-DEX-09)',
      xml: sample
        .replace('xrechnung_3.0<', 'xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0<')
        .replace(
          '<cac:TaxTotal>',
          '<cac:PrepaidPayment><cbc:ID>1</cbc:ID><cbc:PaidAmount currencyID="EUR">29.96</cbc:PaidAmount></cac:PrepaidPayment>$&',
        )
        .replace('>1400.63</cbc:PayableAmount>', '>1430.59</cbc:PayableAmount>'),
      expected: {
        totals: { differences: [] },
        sendable: false,
        send_faults: [{ message: expect.stringContaining('1400.63, and the file has 1430.59 (BT-115)') }],
      },
    },
    {
      name: 'a reason that is a code alone (BR-E-10)',
      xml: sample
        .replaceAll('<cbc:ID>S</cbc:ID>', '<cbc:ID>E</cbc:ID>')
        .replaceAll('<cbc:Percent>19<', '<cbc:Percent>0<')
        .replace(
          '<cbc:Percent>0</cbc:Percent>',
          '$&<cbc:TaxExemptionReasonCode>VATEX-EU-132-1I</cbc:TaxExemptionReasonCode>',
        )
        .replaceAll('>223.63<', '>0.00<')
        .replaceAll('>1400.63<', '>1177.00<'),
      expected: {
        valid: true,
        sendable: true,
        invoice: { tax_exemption_reason: 'VATEX-EU-132-1I' },
        adapted: [{ pointer: '/tax_exemption_reason', terms: ['BT-121'] }],
      },
    },
    {
      name: 'a currency that is none: what is left out would become another one (BR-CL-04)',
      xml: sample.replace('>EUR</cbc:DocumentCurrencyCode>', '>\u20ac</cbc:DocumentCurrencyCode>'),
      expected: { sendable: false, send_faults: [{ pointer: '/currency' }] },
    },
    {
      name: 'a price for fourteen that no decimals divide: the quantity stays (BT-149)',
      xml: sample
        .replace('>2</cbc:InvoicedQuantity>', '>7</cbc:InvoicedQuantity>')
        .replace(
          '<cbc:PriceAmount currencyID="EUR">480</cbc:PriceAmount>',
          '<cbc:PriceAmount currencyID="EUR">1920</cbc:PriceAmount><cbc:BaseQuantity>14</cbc:BaseQuantity>',
        ),
      expected: {
        sendable: true,
        invoice: { items: [{ qty: 7, unit_price: 137.1428571429 }, {}] },
        adapted: [{ pointer: '/items/0/unit_price', terms: ['BT-146', 'BT-149'] }],
      },
    },
    {
      name: 'a price of a third: as many decimals as the writer has (BT-146)',
      xml: sample
        .replace('>2</cbc:InvoicedQuantity>', '>3</cbc:InvoicedQuantity>')
        .replace('>960.00</cbc:LineExtensionAmount>', '>1000.00</cbc:LineExtensionAmount>')
        .replace('>480</cbc:PriceAmount>', '>333.333333333333333</cbc:PriceAmount>'),
      expected: {
        invoice: { items: [{ qty: 3, unit_price: 333.3333333333 }, {}] },
        adapted: [{ pointer: '/items/0/unit_price', terms: ['BT-146'] }],
        terms: { 'BG-25': [{ 'BT-126': '1', 'BT-146': '333.333333333333333' }] },
      },
    },
    {
      name: 'the rounding of the amount due (BT-114)',
      xml: sample.replace(
        /<cbc:PayableAmount currencyID="EUR">.*?</,
        '<cbc:PayableRoundingAmount currencyID="EUR">0.37</cbc:PayableRoundingAmount>' +
          '<cbc:PayableAmount currencyID="EUR">1401.00<',
      ),
      expected: {
        sendable: true,
        invoice: { rounding: 0.37 },
        totals: { stated: { rounding: '0.37', due: '1401.00' }, differences: [] },
      },
    },
    {
      name: 'paid is what there was to pay, rounded (BT-113 = BT-112 + BT-114)',
      xml: sample.replace(
        /<cbc:PayableAmount currencyID="EUR">.*?</,
        '<cbc:PrepaidAmount currencyID="EUR">1400.60</cbc:PrepaidAmount>' +
          '<cbc:PayableRoundingAmount currencyID="EUR">-0.03</cbc:PayableRoundingAmount>' +
          '<cbc:PayableAmount currencyID="EUR">0.00<',
      ),
      expected: { sendable: true, invoice: { paid: true, rounding: -0.03 } },
    },
    {
      name: 'a payment below zero has no member: another amount would be due (BT-113)',
      xml: sample.replace(
        /<cbc:PayableAmount currencyID="EUR">.*?</,
        '<cbc:PrepaidAmount currencyID="EUR">-10.00</cbc:PrepaidAmount>' +
          '<cbc:PayableAmount currencyID="EUR">1410.63<',
      ),
      expected: {
        adapted: [{ pointer: '/paid_amount', terms: ['BT-113'] }],
        sendable: false,
        send_faults: [
          {
            pointer: '',
            message: 'makes up an amount due of 1400.63, and the file has 1410.63 (BT-115)',
          },
        ],
      },
    },
    {
      name: 'a credit note of negative amounts: a request of its lines would ask for money (UNTDID 1001 381)',
      xml: sample
        .replace('>380<', '>381<')
        .replaceAll(/(Quantity[^>]*|Amount currencyID="EUR")>(?=\d)(?!480<|62)/g, '$1>-'),
      expected: {
        document: { kind: 'credit_note' },
        totals: { differences: [] },
        sendable: false,
        send_faults: [{ message: expect.stringContaining('a total of 1400.63') }, {}],
      },
    },
    {
      name: 'a type that requests do not have is told, as of a pro forma invoice (UNTDID 1001 325)',
      xml: sample.replace('>380<', '>325<'),
      expected: {
        document: { type_code: '325' },
        adapted: [
          {
            pointer: '/document_type',
            terms: ['BT-3'],
            reason: 'a request has no type 325: it would be 380',
          },
        ],
      },
    },
  ])('$name', ({ xml, expected }) => {
    expect(readInvoice(bytesOf(xml))).toMatchObject(expected);
  });
});
