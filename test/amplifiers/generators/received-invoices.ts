import { chance, magnitude, pick } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { drawText } from './texts.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES =
  `xmlns="${UBL}Invoice-2" xmlns:cac="${UBL}CommonAggregateComponents-2" ` +
  `xmlns:cbc="${UBL}CommonBasicComponents-2"`;
const HEAD =
  '<cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID>1</cbc:ID>' +
  '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>';

/** Groups that an invoice may have any number of, or that files have too often. */
const groups: readonly string[] = [
  '<cac:InvoiceLine><cbc:ID>x</cbc:ID></cac:InvoiceLine>',
  '<cac:InvoiceLine><cbc:InvoicedQuantity unitCode="ZZ9">1</cbc:InvoicedQuantity><cac:Item><cbc:Name>n</cbc:Name>' +
    '</cac:Item><cac:Price><cbc:PriceAmount>1</cbc:PriceAmount></cac:Price></cac:InvoiceLine>',
  '<cbc:Note>#AAI#n</cbc:Note>',
  '<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount>-1</cbc:Amount></cac:AllowanceCharge>',
  '<cac:PaymentMeans><cbc:PaymentMeansCode>58</cbc:PaymentMeansCode><cac:PayeeFinancialAccount><cbc:ID>x</cbc:ID>' +
    '</cac:PayeeFinancialAccount></cac:PaymentMeans>',
  '<cac:TaxTotal><cac:TaxSubtotal><cac:TaxCategory><cbc:ID>E</cbc:ID></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>',
  '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>1</cbc:ID></cac:InvoiceDocumentReference>' +
    '</cac:BillingReference>',
  '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID></cac:AdditionalDocumentReference>',
  '<a>b</a>',
  '<a/>',
];

/** Invoices that are read: groups, levels and attributes beyond what any has, and texts of all scripts. */
export const receivedAmplifiers: readonly Amplifier[] = [
  {
    name: 'groups of an invoice, over and over',
    draw(random) {
      const group = pick(random, groups);
      return (bytes) => ({ input: {}, file: invoiceOf(group.repeat(Math.ceil(bytes / group.length))) });
    },
  },
  {
    name: 'levels of elements that no term has',
    draw(random) {
      const levels = magnitude(random, 1, 250);
      const nest = `${'<a>'.repeat(levels)}x${'</a>'.repeat(levels)}`;
      return (bytes) => ({ input: {}, file: invoiceOf(nest.repeat(Math.ceil(bytes / nest.length))) });
    },
  },
  {
    name: 'attributes that no term has',
    draw(random) {
      const count = magnitude(random, 1, 250);
      const attributes = Array.from({ length: count }, (_, index) => `a${index}="x"`).join(' ');
      const element = `<a ${attributes}/>`;
      return (bytes) => ({ input: {}, file: invoiceOf(element.repeat(Math.ceil(bytes / element.length))) });
    },
  },
  {
    name: 'one long text',
    draw(random) {
      const name = pick(random, ['cbc:ID', 'cbc:Note', 'cbc:BuyerReference', 'cbc:IssueDate']);
      const text = drawText(random);
      const isMarked = chance(random, 0.5);
      return (bytes) => {
        const content = isMarked ? '&amp;'.repeat(Math.ceil(bytes / 5)) : escaped(text(bytes));
        return { input: {}, file: invoiceOf(`<${name}>${content}</${name}>`) };
      };
    },
  },
];

function invoiceOf(content: string): Uint8Array {
  return new TextEncoder().encode(`<Invoice ${NAMESPACES}>${HEAD}${content}</Invoice>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>\p{Cc}]/gu, ' ');
}
