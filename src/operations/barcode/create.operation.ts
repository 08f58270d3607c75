import type { Operation, Ports } from '../../operation.ts';
import { barcodeCost } from './cost.ts';
import { barcodeHeaders, imageAnswer, imageMedia, modulesAnswer } from './image-answer.ts';
import { type Barcode, type BarcodeModules, barcodeModules, barcodeRequest, getNarrows } from './schema.ts';

export const createBarcode = {
  id: 'barcode.create',
  summary: 'Draw a barcode',
  description:
    'Linear types hold ASCII or digits, the square ones and PDF417 any text.\n\n' +
    'Types: Code 128, EAN-13, EAN-8, UPC-A, UPC-E, GS1-128, ITF-14, Code 39, Data Matrix, GS1 DataMatrix, PDF417, Aztec ' +
    'and Codabar. Check digits are computed where they are absent and verified otherwise; an add-on has 2 or 5 digits. GS1 ' +
    'elements are judged by their identifiers, lengths, check digits, dates and exclusions.\n\n' +
    '`height` and `text` are for linear types, which have their margin left and right only. The text is drawn as outlines, so it looks the same everywhere. EAN and UPC have their digits between the long bars; ' +
    'those beside them keep their place whatever the margin.\n\n' +
    'The same parameters give the same bytes by GET and POST, and may be kept for a year. A picture has at most 8,192 ' +
    'pixels on a side. A request that is legal but hard to scan is answered, with the reasons in x-barcode-warning.',
  routes: [
    { method: 'GET', path: '/v1/barcode', narrows: getNarrows, media: Object.keys(imageMedia) },
    { method: 'POST', path: '/v1/barcode' },
  ],
  input: barcodeRequest,
  subject: { member: 'data' },
  output: {
    media: { ...imageMedia, 'application/json': { schema: barcodeModules } },
    headers: barcodeHeaders,
  },
  limits: { bodyBytes: 32_768 },
  answerBytes: 262_144,
  needs: ['fonts'],
  cost: barcodeCost,
  cache: { scope: 'public', maxAgeSeconds: 31_536_000, immutable: true },
  examples: [
    {
      title: 'The EAN-13 of a book with its price, the check digit computed',
      input: { type: 'ean13', data: '978020137962 51995' },
    },
    {
      title: 'A GS1 DataMatrix for a medicine, as PNG',
      input: {
        type: 'gs1-datamatrix',
        data: '(01)09521234543213(17)271231(10)ABC123',
        format: 'png',
        scale: 6,
      },
    },
    {
      title: 'The bars of a parcel label, to draw them elsewhere',
      input: { data: 'LOT-4711', format: 'json' },
    },
  ],
  run: async (input: Barcode, { fonts }: Ports<'fonts'>) => {
    // Loaded with the first barcode: reading fonts is most of it.
    const { drawBarcode, modulesOf } = await import('./draw-barcode.ts');
    return input.format === 'json'
      ? modulesAnswer(await modulesOf(input))
      : imageAnswer(input, await drawBarcode(input, fonts));
  },
} as const satisfies Operation<Barcode, BarcodeModules>;
