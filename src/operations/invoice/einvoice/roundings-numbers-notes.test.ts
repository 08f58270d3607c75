import { describe, expect, test } from 'vitest';
import { germanInvoice } from '../../../../scripts/invoice/einvoice-refusals/requests.ts';
import { textsAt, xmlTree } from '../../../../test/support/judging/xml-tree.ts';
import type { EinvoiceFormat } from '../codes/einvoice-format.ts';
import { type InvoiceRequest, toXml } from '../index.ts';

const trade = 'rsm:SupplyChainTradeTransaction';
const settlement = `${trade}/ram:ApplicableHeaderTradeSettlement`;
const seller = `${trade}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty`;
const supplier = 'cac:AccountingSupplierParty/cac:Party';

/** A path in the file of a format, the change to the request, and the texts that must be there. */
type Row = [
  name: string,
  format: EinvoiceFormat,
  change: Partial<InvoiceRequest>,
  path: string,
  texts: string[],
];

const rows: Row[] = [
  [
    'BT-46, the number of the customer',
    'facturx',
    { customer_number: 10_023 },
    `${trade}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:ID`,
    ['10023'],
  ],
  [
    'BT-29, the number of the supplier, beside the creditor identifier',
    'xrechnung-ubl',
    {
      supplier_number: 'L-704',
      iban: undefined as never,
      direct_debit: { mandate: 'M-1', creditor_id: 'DE98ZZZ09999999999', iban: 'DE02120300000000202051' },
    },
    `${supplier}/cac:PartyIdentification/cbc:ID`,
    ['L-704', 'DE98ZZZ09999999999'],
  ],
  [
    'and in place of the tax number (BR-CO-26)',
    'facturx',
    {
      supplier_number: 'L-704',
      from: { ...germanInvoice.from, vat_id: undefined as never, tax_number: '214/5678/1234' },
    },
    `${seller}/ram:ID`,
    ['L-704'],
  ],
  [
    'BT-21 of notes with a subject, each of its own, as French law asks for them',
    'facturx',
    {
      notes:
        'Merci\n\n#PMT#Indemnit\u00e9 de 40 \u20ac\n\n#PMD# P\u00e9nalit\u00e9s\n\nde retard\n#AAB# here is no note',
    },
    'rsm:ExchangedDocument/ram:IncludedNote/ram:SubjectCode',
    ['PMT', 'PMD'],
  ],
  [
    'BT-22 of them, without the codes',
    'facturx',
    {
      notes:
        'Merci\n\n#PMT#Indemnit\u00e9 de 40 \u20ac\n\n#PMD# P\u00e9nalit\u00e9s\n\nde retard\n#AAB# here is no note',
    },
    'rsm:ExchangedDocument/ram:IncludedNote/ram:Content',
    ['Merci', 'Indemnit\u00e9 de 40 \u20ac', 'P\u00e9nalit\u00e9s\n\nde retard\n#AAB# here is no note'],
  ],
  [
    'codes that are none, or have no text, are text (UNTDID 4451)',
    'xrechnung',
    { notes: '#XYZ#a\n\n#PMT#\nb' },
    'rsm:ExchangedDocument/ram:IncludedNote/ram:Content',
    ['#XYZ#a\n\n#PMT#\nb'],
  ],
  [
    'in UBL the subject is before the text',
    'xrechnung-ubl',
    { notes: '#AAI#a\n\n#PMT#b' },
    'cbc:Note',
    ['#AAI#a', '#PMT#b'],
  ],
  [
    'and Peppol has one note (PEPPOL-EN16931-R002)',
    'peppol',
    { notes: '#AAI#a\n\n\n#PMT#b', to: { ...germanInvoice.to, country: 'AT' } },
    'cbc:Note',
    ['#AAI#a\n\n#PMT#b'],
  ],
  [
    'BT-114 of an amount that is rounded, without tax',
    'facturx',
    { rounding: -0.4, paid_amount: 28 },
    `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:RoundingAmount`,
    ['-0.40'],
  ],
  [
    'BT-115 of it',
    'facturx',
    { rounding: -0.4, paid_amount: 28 },
    `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount`,
    ['1399.60'],
  ],
  [
    'BT-114 in UBL',
    'xrechnung-ubl',
    { rounding: 0.02 },
    'cac:LegalMonetaryTotal/cbc:PayableRoundingAmount',
    ['0.02'],
  ],
  ['no BT-114 of 0', 'peppol', { rounding: 0 }, 'cac:LegalMonetaryTotal/cbc:PayableRoundingAmount', []],
];

describe('roundings, numbers of the parties and notes in the file', () => {
  test.each(rows)('%s (%s)', (_, format, change, path, texts) => {
    const file = toXml({ ...germanInvoice, ...change, einvoice: format });
    expect(textsAt(xmlTree(file.bytes), path)).toEqual(texts);
  });
});
