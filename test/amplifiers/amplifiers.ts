import type { OperationId } from '../../src/registry.ts';
import type { Amplifier } from './amplifier.ts';
import { addressAmplifiers, batchAmplifiers } from './generators/addresses.ts';
import { calendarAmplifiers } from './generators/calendars.ts';
import { csvAmplifiers } from './generators/csv-files.ts';
import { invoiceAmplifiers } from './generators/documents.ts';
import { csvRowAmplifiers, sheetRowAmplifiers } from './generators/json-rows.ts';
import { markdownAmplifiers } from './generators/markdown.ts';
import { modelAmplifiers } from './generators/model-answers.ts';
import { contentAmplifiers } from './generators/page-contents.ts';
import { metadataAmplifiers } from './generators/pictures.ts';
import { receivedAmplifiers } from './generators/received-invoices.ts';
import { barcodeAmplifiers, swissAmplifier, symbolAmplifier } from './generators/symbols.ts';
import { fieldAmplifiers, labelAmplifiers, textAmplifiers } from './generators/texts-to-read.ts';
import { pageAmplifiers } from './generators/web-pages.ts';
import { workbookAmplifiers } from './generators/workbooks.ts';

/**
 * What makes a short request of each operation expensive, beside what its schema says (generators/schema-inputs.ts).
 * Each operation has at least one.
 */
export const amplifiersOf: Readonly<Record<OperationId, readonly Amplifier[]>> = {
  'invoice.pdf': invoiceAmplifiers,
  'invoice.preview': invoiceAmplifiers,
  'invoice.xml': invoiceAmplifiers,
  'invoice.read': receivedAmplifiers,
  'invoice.sample': [{ name: 'nothing: it has no input', draw: () => () => ({ input: {} }) }],
  'email.verify': addressAmplifiers,
  'email.verify_batch': batchAmplifiers,
  'site.intel': pageAmplifiers,
  'site.markdown': contentAmplifiers,
  'text.summarize': [
    ...textAmplifiers,
    ...modelAmplifiers({}, { sentences: ['Ada pays $5 on 1 May 2026.', 'She loves the place.'] }),
  ],
  'text.sentiment': [
    ...textAmplifiers,
    ...modelAmplifiers({}, { label: 'positive', score: 90, emotions: ['joy'] }),
  ],
  'text.keywords': [
    ...textAmplifiers,
    ...modelAmplifiers({}, { keywords: [{ term: 'north pier', weight: 0.9 }] }),
  ],
  'text.classify': [
    ...labelAmplifiers,
    ...modelAmplifiers(
      { labels: ['praise', 'question'] },
      { label: 'praise', scores: { praise: 90, question: 10 } },
    ),
  ],
  'text.extract': [
    ...fieldAmplifiers,
    ...modelAmplifiers({ fields: ['name', 'value'] }, { data: { name: 'Ada', value: '$5' } }),
  ],
  'text.rewrite': [...textAmplifiers, ...modelAmplifiers({}, { text: 'Ada likes the pier and pays $5.' })],
  'qr.create': [symbolAmplifier(['data'], {})],
  'qr.wifi': [symbolAmplifier(['ssid', 'password'], { ssid: 'a' })],
  'qr.vcard': [
    symbolAmplifier(
      [
        'name',
        'family_name',
        'given_name',
        'prefix',
        'suffix',
        'phone',
        'email',
        'org',
        'title',
        'address',
        'url',
      ],
      { name: 'Ada' },
    ),
  ],
  'qr.epc': [symbolAmplifier(['text'], { name: 'Ada', iban: 'DE89370400440532013000', amount: 5 }, 140)],
  'qr.swiss': [swissAmplifier],
  'barcode.create': barcodeAmplifiers,
  'convert.json_to_xlsx': sheetRowAmplifiers,
  'convert.json_to_csv': csvRowAmplifiers,
  'convert.csv_to_json': csvAmplifiers,
  'convert.xlsx_to_json': workbookAmplifiers,
  'image.strip_metadata': metadataAmplifiers,
  'calendar.ics': calendarAmplifiers,
  'pdf.markdown': markdownAmplifiers,
};
