import { describe, expect, it } from 'vitest';
import { InputError } from '../../../../errors.ts';
import { readInvoice, toXml } from '../../library.ts';
import type { EinvoiceRequest } from '../../schema.ts';
import { receivedInvoice } from './example-files.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES =
  `xmlns="${UBL}Invoice-2" xmlns:cac="${UBL}CommonAggregateComponents-2" ` +
  `xmlns:cbc="${UBL}CommonBasicComponents-2"`;

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

function fragment(content: string): string {
  return `<Invoice ${NAMESPACES}>${content}</Invoice>`;
}

describe('what is read of a file', () => {
  it.each([
    {
      name: 'other prefixes than the usual',
      xml: sample.replaceAll('cbc:', 'a:').replace('xmlns:cbc', 'xmlns:a'),
      expected: { invoice: { number: 'R-2026-118' }, not_read: [] },
    },
    {
      name: 'comments and CDATA within a value (XML 1.0 2.5, 2.7)',
      xml: sample.replace('>R-2026-118<', '>R-<!-- x -->2026<![CDATA[-118]]><'),
      expected: { invoice: { number: 'R-2026-118' } },
    },
    {
      name: 'BT-110 and BT-111 by their currencies, in any order (BR-53)',
      xml: fragment(
        '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>SEK</cbc:TaxCurrencyCode>' +
          '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">110</cbc:TaxAmount></cac:TaxTotal>' +
          '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">10</cbc:TaxAmount></cac:TaxTotal>',
      ),
      expected: {
        totals: { stated: { tax: '10', tax_accounting: '110' } },
        invoice: { tax_currency: { currency: 'SEK', rate: 11 } },
      },
    },
    {
      name: 'a price for several: BT-146 divided by BT-149',
      xml: sample.replace(
        '<cbc:PriceAmount currencyID="EUR">480</cbc:PriceAmount>',
        '<cbc:PriceAmount currencyID="EUR">4800</cbc:PriceAmount><cbc:BaseQuantity>10</cbc:BaseQuantity>',
      ),
      expected: {
        invoice: { items: [{ unit_price: 480 }, {}] },
        adapted: [{ pointer: '/items/0/unit_price', terms: ['BT-146', 'BT-149'] }],
        terms: { 'BG-25': [{ 'BT-126': '1', 'BT-146': '4800', 'BT-149': '10' }] },
      },
    },
    {
      name: 'a line whose amount is not quantity times price: one times the amount',
      xml: sample.replace('>960.00</cbc:LineExtensionAmount>', '>961.00</cbc:LineExtensionAmount>'),
      expected: {
        invoice: { items: [{ qty: 1, unit_price: 961 }, { qty: 3.5 }] },
        totals: {
          differences: [{ term: 'BT-131', stated: '1178.00', computed: '1177.00', difference: '1.00' }],
        },
      },
    },
    {
      name: 'a VAT id without its country is left out and named',
      xml: sample.replace('>DE123456789<', '>123456789<'),
      expected: { adapted: [{ pointer: '/from/vat_id', terms: ['BT-31'] }], terms: { 'BT-31': '123456789' } },
    },
    {
      name: 'identifiers keep their schemes',
      xml: fragment(
        '<cac:AccountingCustomerParty><cac:Party><cac:PartyIdentification><cbc:ID schemeID="0088">4</cbc:ID>' +
          '</cac:PartyIdentification></cac:Party></cac:AccountingCustomerParty>',
      ),
      expected: { terms: { 'BT-46': { id: '4', scheme: '0088' } } },
    },
    {
      name: 'the number of the customer (BT-46)',
      xml: sample.replaceAll(
        '</cbc:EndpointID>',
        '</cbc:EndpointID><cac:PartyIdentification><cbc:ID>4711</cbc:ID></cac:PartyIdentification>',
      ),
      expected: { sendable: true, invoice: { customer_number: '4711', supplier_number: '4711' }, terms: {} },
    },
    {
      name: 'the number of a party beside one of a register (BT-29, BT-46)',
      xml: sample.replaceAll(
        '</cbc:EndpointID>',
        '</cbc:EndpointID><cac:PartyIdentification><cbc:ID>4711</cbc:ID></cac:PartyIdentification>' +
          '<cac:PartyIdentification><cbc:ID schemeID="0088">4000001123452</cbc:ID></cac:PartyIdentification>',
      ),
      expected: {
        invoice: { customer_number: '4711', supplier_number: '4711' },
        terms: { 'BT-29': [{ id: '4000001123452', scheme: '0088' }] },
      },
    },
    {
      name: 'a category that requests do not have hinders sending (UNTDID 5305 L)',
      xml: sample.replaceAll('<cbc:ID>S</cbc:ID>', '<cbc:ID>L</cbc:ID>'),
      expected: { sendable: false },
    },
    {
      name: 'no currency: a request would have its own',
      xml: sample.replace('<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>', ''),
      expected: { sendable: false, send_faults: [{ pointer: '/currency' }] },
    },
    {
      name: 'what has no term is listed with its place',
      xml: sample.replace('<cbc:ID>R-', '<cbc:CopyIndicator>true</cbc:CopyIndicator><cbc:ID>R-'),
      expected: { not_read: [{ path: '/ubl:Invoice/cbc:CopyIndicator', line: 5 }] },
    },
    {
      name: 'an attribute that has no term',
      xml: sample.replace('<cbc:InvoiceTypeCode>', '<cbc:InvoiceTypeCode listAgencyID="6">'),
      expected: { not_read: [{ path: '/ubl:Invoice/cbc:InvoiceTypeCode/@listAgencyID', line: 8 }] },
    },
    {
      name: 'several notes of CII, with their subject codes',
      xml: cii.replace(
        '</ram:IssueDateTime>',
        '</ram:IssueDateTime><ram:IncludedNote><ram:Content>a</ram:Content><ram:SubjectCode>AAI</ram:SubjectCode>' +
          '</ram:IncludedNote><ram:IncludedNote><ram:Content>b</ram:Content></ram:IncludedNote>',
      ),
      expected: { invoice: { notes: '#AAI#a\n\nb' }, adapted: [{ pointer: '/notes' }] },
    },
    {
      name: 'several notes with subjects: the writer parts them again',
      xml: cii.replace(
        '</ram:IssueDateTime>',
        '</ram:IssueDateTime><ram:IncludedNote><ram:Content>a</ram:Content></ram:IncludedNote><ram:IncludedNote>' +
          '<ram:Content>b\nc</ram:Content><ram:SubjectCode>PMT</ram:SubjectCode></ram:IncludedNote>',
      ),
      expected: { invoice: { notes: 'a\n\n#PMT#b\nc' }, adapted: [], terms: {} },
    },
    {
      name: 'an attachment: its bytes are counted and hashed (SHA-256 of abc, FIPS 180-4)',
      xml: fragment(
        '<cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject ' +
          'mimeCode="text/csv" filename="a.csv">YW\nJj</cbc:EmbeddedDocumentBinaryObject></cac:Attachment>' +
          '</cac:AdditionalDocumentReference>',
      ),
      expected: {
        attachments: [
          {
            source: 'xml',
            name: 'a.csv',
            id: 'A',
            media_type: 'text/csv',
            bytes: 3,
            sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
            content: null,
          },
        ],
      },
    },
    {
      name: 'a sum that is a cent off, below the tolerance of the rules',
      xml: sample.replaceAll('>223.63<', '>223.64<'),
      expected: {
        totals: {
          differences: [
            { term: 'BT-110', stated: '223.64', computed: '223.63', difference: '0.01' },
            { term: 'BT-117', category: 'S', rate: '19', difference: '0.01' },
          ],
        },
      },
    },
  ])('$name', ({ xml, expected }) => {
    expect(readInvoice(bytesOf(xml))).toMatchObject(expected);
  });

  it('has the numbers of the order and the contract of ZUGFeRD 1.0, whose documents have an ID (BT-13, BT-12)', () => {
    const document = (name: string, id: string) =>
      `<ram:${name}ReferencedDocument><ram:ID>${id}</ram:ID></ram:${name}ReferencedDocument>`;
    const xml =
      '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" ' +
      'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12">' +
      '<rsm:HeaderExchangedDocument><ram:ID>R-7</ram:ID></rsm:HeaderExchangedDocument>' +
      '<rsm:SpecifiedSupplyChainTradeTransaction><ram:ApplicableSupplyChainTradeAgreement>' +
      `${document('BuyerOrder', 'B-1')}${document('Contract', 'V-2')}</ram:ApplicableSupplyChainTradeAgreement>` +
      '</rsm:SpecifiedSupplyChainTradeTransaction></rsm:CrossIndustryDocument>';
    expect(readInvoice(bytesOf(xml))).toMatchObject({
      format: { syntax: 'zugferd-1' },
      invoice: { number: 'R-7', order_number: 'B-1', contract_number: 'V-2' },
      not_read: [],
    });
  });

  it('turns the signs of a credit note, whose document has none', () => {
    const credit = toXml({
      ...request,
      corrects: { number: 'R-6' },
      items: [{ description: 'Regal', qty: -2, unit_price: 480, tax_rate: 19 }],
    });
    expect(readInvoice(credit.bytes)).toMatchObject({
      document: { type_code: '381', kind: 'credit_note', type: 'Credit note' },
      invoice: { corrects: { number: 'R-6' }, items: [{ qty: -2, unit_price: 480 }] },
      totals: { stated: { total: '1142.40' } },
    });
  });

  it.each([
    { name: 'UTF-8 with a mark', bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytesOf(cii)]) },
    {
      name: 'UTF-16 with a mark',
      bytes: Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from(cii.replace('UTF-8', 'UTF-16'), 'utf16le'),
      ]),
    },
    { name: 'ISO-8859-1, declared', bytes: Buffer.from(cii.replace('UTF-8', 'ISO-8859-1'), 'latin1') },
  ])('reads $name (XML 1.0 4.3.3)', ({ bytes }) => {
    expect(readInvoice(bytes).invoice).toMatchObject({ number: 'R-7' });
  });
});

describe('what is not an invoice is refused', () => {
  it.each([
    { name: 'nothing', text: '', message: 'is empty' },
    { name: 'text', text: 'Invoice 7', message: 'is neither XML nor a PDF' },
    {
      name: 'an element that does not end',
      text: '<Invoice>\n <a>',
      message: 'it ends too early (line 2, column 5)',
    },
    {
      name: 'a DOCTYPE',
      text: '<!DOCTYPE x [<!ENTITY a "b">]><x/>',
      message: 'it has a DOCTYPE (line 1, column 1)',
    },
    {
      name: 'an envelope of Peppol',
      text: '<StandardBusinessDocument xmlns="x"/>',
      message: 'is a Peppol envelope (StandardBusinessDocument): send its content',
    },
    { name: 'a FatturaPA', text: '<p:FatturaElettronica xmlns:p="x"/>', message: 'is a FatturaPA of Italy' },
    {
      name: 'a root in another namespace',
      text: '<Invoice xmlns="x"/>',
      message: 'has the root Invoice in a namespace',
    },
    { name: 'a page', text: '<html/>', message: 'is not an invoice: its root is html' },
    { name: 'an attribute that is there twice', text: '<a b="1" b="2"/>', message: 'the attribute b twice' },
    {
      name: 'a declaration behind a line end (XML 1.0 2.8)',
      text: '\n<?xml version="1.0"?><a/>',
      message: 'its XML declaration is not at its start (line 2, column 1)',
    },
    { name: 'a character that XML has not', text: '<a>\u0001</a>', message: 'the character U+0001' },
  ])('$name', ({ text, message }) => {
    expect(() => readInvoice(bytesOf(text))).toThrow(InputError);
    expect(() => readInvoice(bytesOf(text))).toThrow(message);
  });

  it('text that is not UTF-8 and does not say what it is', () => {
    expect(() => readInvoice(Buffer.from('<a>\u00e9</a>', 'latin1'))).toThrow('it is not UTF-8');
  });

  it.each([
    {
      encoding: 'UTF-8',
      message: 'it says that it is UTF-8, and is in another encoding (line 1, column 42)',
    },
    { encoding: 'IBM850', message: 'its encoding is not read: ibm850 (line 1, column 43)' },
  ])('text that says $encoding and is not (XML 1.0 4.3.3)', ({ encoding, message }) => {
    const text = `<?xml version="1.0" encoding="${encoding}"?><a>\u00e9</a>`;
    expect(() => readInvoice(Buffer.from(text, 'latin1'))).toThrow(message);
  });
});
