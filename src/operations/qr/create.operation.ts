import { encode } from '../../formats/qr/symbol.ts';
import type { Operation } from '../../operation.ts';
import { qrCost } from './cost.ts';
import { toDrawing } from './drawing/drawing.ts';
import { imageAnswer, imageMedia, symbolHeaders } from './image-answer.ts';
import { matrixAnswer, type QrMatrix, qrMatrix } from './matrix-answer.ts';
import { getNarrows, type QrRequest, qrRequest } from './schema.ts';

export const createQr = {
  id: 'qr.create',
  summary: 'Draw a QR code',
  description:
    'Encodes any text in the smallest version that holds it, 1 to 40, with the mask the standard prefers. ' +
    'Runs of digits and capitals get segments of their own where that makes the code smaller.\n\n' +
    'The same parameters give the same bytes by GET and POST, and may be kept for a year. A request that is ' +
    'legal but hard to scan is answered, with the reasons in x-qr-warning.',
  routes: [
    { method: 'GET', path: '/v1/qr', narrows: getNarrows, media: Object.keys(imageMedia) },
    { method: 'POST', path: '/v1/qr' },
  ],
  input: qrRequest,
  subject: { member: 'data' },
  output: {
    media: { ...imageMedia, 'application/json': { schema: qrMatrix } },
    headers: symbolHeaders,
  },
  limits: { bodyBytes: 32_768 },
  answerBytes: 262_144,
  needs: [],
  cost: qrCost,
  warmsUp: true,
  cache: { scope: 'public', maxAgeSeconds: 31_536_000, immutable: true },
  examples: [
    { title: 'A link to a menu', input: { data: 'https://example.com/menu?table=12' } },
    {
      title: 'A PNG for a poster, rounded, in house colours',
      input: {
        data: 'https://example.com/tickets/2026',
        format: 'png',
        size: 1024,
        ec: 'Q',
        fg: '#14213d',
        bg: '#fdf6e3',
        rounded: 1,
      },
    },
    {
      title: 'The modules of a label, to draw them elsewhere',
      input: { data: 'LOT-4711', format: 'json', ec: 'H' },
    },
  ],
  run: (input: QrRequest) => {
    const drawing = toDrawing(input);
    const symbol = encode(input.data, { ec: input.ec });
    return input.format === 'json' ? matrixAnswer(symbol) : imageAnswer(symbol, input.format, drawing);
  },
} as const satisfies Operation<QrRequest, QrMatrix>;
