import type { Operation, Ports } from '../../operation.ts';
import { swissCost } from './cost.ts';
import { symbolHeaders } from './image-answer.ts';
import { swissMedia } from './swiss-media.ts';
import { type SwissRequest, swissNarrows, swissRequest } from './swiss-schema.ts';

const creditor = {
  name: 'Robert Schneider AG',
  street: 'Rue du Lac',
  building_number: '1268',
  postcode: '2501',
  city: 'Biel',
};

export const swissQr = {
  id: 'qr.swiss',
  summary: 'Draw a Swiss QR code or payment part',
  description:
    'A QR-bill of SIX, Implementation Guidelines 2.3: the code alone, black on white with the Swiss cross, or the ' +
    'payment part with its receipt as PDF.\n\n' +
    'Print the code 46 mm wide without its margin. A QR-IBAN needs a QR reference; another IBAN has a creditor ' +
    'reference or none. Addresses are structured, texts in Latin letters.\n\n' +
    'Prefer POST: an account in a URL ends up in logs and histories.',
  routes: [
    { method: 'GET', path: '/v1/qr/swiss', narrows: swissNarrows },
    { method: 'POST', path: '/v1/qr/swiss' },
  ],
  input: swissRequest,
  subject: { member: 'iban' },
  output: { media: swissMedia, headers: symbolHeaders },
  limits: { bodyBytes: 32_768 },
  answerBytes: 262_144,
  needs: ['fonts'],
  cost: swissCost,
  cache: { scope: 'private', maxAgeSeconds: 31_536_000, immutable: true },
  examples: [
    {
      title: 'The code of a bill with a QR reference',
      input: {
        iban: 'CH44 3199 9123 0008 8901 2',
        creditor,
        amount: 1949.75,
        debtor: {
          name: 'Pia-Maria Rutschmann-Schnyder',
          street: 'Grosse Marktgasse',
          building_number: '28',
          postcode: '9400',
          city: 'Rorschach',
        },
        reference: '21 00000 00003 13947 14300 09017',
        message: 'Order dated 18.06.2026',
      },
    },
    {
      title: 'A payment part for donations, whose amount and payer are left open',
      input: {
        iban: 'CH37 0900 0000 3044 4222 5',
        creditor: { name: 'Salvation Army Foundation Switzerland', postcode: '3000', city: 'Bern' },
        message: 'Winterfest campaign',
        format: 'pdf',
        language: 'de',
      },
    },
    {
      title: 'A creditor reference, in euro, as PNG',
      input: {
        iban: 'CH58 0079 1123 0008 8901 2',
        creditor,
        amount: 199.95,
        currency: 'EUR',
        reference: 'RF18 5390 0754 7034',
        format: 'png',
        size: 1024,
      },
    },
  ],
  run: async (input: SwissRequest, { fonts }: Ports<'fonts'>) => {
    // Loaded with the first call: drawing a page is much code.
    const { answerSwiss } = await import('./swiss-answer.ts');
    return answerSwiss(input, fonts);
  },
} as const satisfies Operation<SwissRequest, never>;
