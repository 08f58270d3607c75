import type { Operation } from '../../operation.ts';
import { currencies } from './codes/currency.ts';
import { readCost } from './cost.ts';
import { brokenInvoice, receivedInvoice } from './einvoice/read/example-files.ts';
import { type InvoiceReading, type ReadInput, readAnswer, readRequest } from './schema/read.ts';

/** Reading, where requests may have these currencies. */
export const invoiceReadIn = (accepted: readonly string[]) =>
  ({
    id: 'invoice.read',
    summary: 'Read an e-invoice',
    description:
      'Reads XML in CII or UBL, or the PDF around it: Factur-X (ZUGFeRD), XRechnung, Peppol BIS Billing and every other ' +
      'invoice of EN 16931. What the file is, is read from its bytes.\n\n' +
      '`invoice` is a body of /v1/invoice/preview, /pdf and /xml; `sendable` says whether /xml accepts it as it is, and ' +
      '`adapted` where it differs from the file. What it cannot say is in `terms`, by the ids of the standard, and what ' +
      'has no term in `not_read`, by place: nothing is lost silently. `totals` compares the stated sums with those of ' +
      'the lines, to the cent.\n\n' +
      '`valid` is the verdict of the sets of rules in `rule_sets`, by rules of our own with the ids of the official ones; ' +
      '`findings` has each broken rule with its term, its line and what is wrong.\n\n' +
      'A file that is not an invoice is refused with its place; one that is wrong is answered. Nothing is fetched, of the ' +
      'PDF only attachments and metadata are read. At most 20 MiB, of which 5 MiB XML, 10,000 lines and 1,000 attachments.',
    routes: [{ method: 'POST', path: '/v1/invoice/read' }],
    input: readRequest,
    subject: { member: 'file' },
    output: {
      media: { 'application/json': { schema: readAnswer } },
      links: [
        { summary: 'Draw it as PDF', member: 'invoice', operation: 'invoice.pdf', without: ['einvoice'] },
        { summary: 'Write it as XML', member: 'invoice', operation: 'invoice.xml' },
      ],
    },
    limits: { bodyBytes: 20_971_520 },
    answerBytes: 67_108_864,
    needs: [],
    cost: readCost,
    examples: [
      { title: 'An XRechnung', input: {}, file: { name: 'xrechnung.xml', bytes: receivedInvoice } },
      {
        title: 'An amount due that is a cent too low',
        input: {},
        file: { name: 'invoice.xml', bytes: brokenInvoice },
      },
    ],
    run: async (input: ReadInput) => {
      // Loaded with the first file.
      const { readEinvoice, readingJson } = await import('./read-einvoice.ts');
      return { kind: 'json', bytes: readingJson(readEinvoice(input, accepted)) };
    },
  }) as const satisfies Operation<ReadInput, InvoiceReading>;

export const invoiceRead = invoiceReadIn(currencies);
