import { encode } from '../../formats/qr/symbol.ts';
import type { Operation } from '../../operation.ts';
import { epcCost } from './cost.ts';
import { toDrawing } from './drawing/drawing.ts';
import { imageAnswer, imageMedia, symbolHeaders } from './image-answer.ts';
import { matrixAnswer, type QrMatrix, qrMatrix } from './matrix-answer.ts';
import { type EpcRequest, epcRequest, getNarrows } from './schema.ts';
import { transferWarnings } from './warnings.ts';

export const epcQr = {
  id: 'qr.epc',
  summary: 'Draw a QR code that pays by SEPA transfer',
  description:
    'A banking app that scans the code fills in the transfer. It is the EPC QR code, known as Girocode (EPC069-12, ' +
    'level M).\n\n' +
    'Blanks and case of iban, bic and reference do not matter; their check digits must be right. Texts are one line. ' +
    'Without amount the payer types it.\n\n' +
    'Prefer POST: an account in a URL ends up in logs and histories.',
  routes: [
    { method: 'GET', path: '/v1/qr/epc', narrows: getNarrows, media: Object.keys(imageMedia) },
    { method: 'POST', path: '/v1/qr/epc' },
  ],
  input: epcRequest,
  subject: { member: 'iban' },
  output: {
    media: { ...imageMedia, 'application/json': { schema: qrMatrix } },
    headers: symbolHeaders,
  },
  limits: { bodyBytes: 32_768 },
  answerBytes: 262_144,
  needs: [],
  cost: epcCost,
  cache: { scope: 'private', maxAgeSeconds: 31_536_000, immutable: true },
  examples: [
    {
      title: 'An invoice to pay',
      input: {
        name: 'Nordwind GmbH',
        iban: 'DE89 3704 0044 0532 0130 00',
        amount: 49.9,
        text: 'INV-1042',
      },
    },
    {
      title: 'A creditor reference, as PNG for a poster',
      input: {
        name: 'Freunde des Hafens e. V.',
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
        amount: 25,
        purpose: 'CHAR',
        reference: 'RF18539007547034',
        format: 'png',
        size: 1024,
      },
    },
    {
      title: 'The modules, to draw them elsewhere',
      input: { name: 'Caf\u00e9 M\u00fcller', iban: 'AT611904300234573201', amount: 12.5, format: 'json' },
    },
  ],
  run: async (input: EpcRequest) => {
    // Loaded with the first call: the check digits of accounts are needed by few commands.
    const { writeEpc } = await import('./epc.ts');
    const drawing = toDrawing(input);
    const symbol = encode(writeEpc(input), { ec: 'M' });
    return input.format === 'json'
      ? matrixAnswer(symbol)
      : imageAnswer(symbol, input.format, drawing, transferWarnings(input));
  },
} as const satisfies Operation<EpcRequest, QrMatrix>;
