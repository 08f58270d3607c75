import type { Operation } from '../../operation.ts';
import { contactTexts } from './contact-texts.ts';
import { vcardCost } from './cost.ts';
import { toDrawing } from './drawing/drawing.ts';
import { imageAnswer, imageMedia, symbolHeaders } from './image-answer.ts';
import { encodePayload } from './payload.ts';
import { type VcardRequest, vcardRequest } from './schema.ts';
import { writeVcard } from './vcard.ts';

export const vcardQr = {
  id: 'qr.vcard',
  summary: 'Draw a QR code that adds a contact',
  description:
    'A phone that scans the code offers to save the contact, a vCard 3.0. The last word of the name is taken as ' +
    'the family name, unless a comma or other members say which it is.',
  routes: [
    { method: 'GET', path: '/v1/qr/vcard' },
    { method: 'POST', path: '/v1/qr/vcard' },
  ],
  input: vcardRequest,
  subject: { member: 'name' },
  output: { media: imageMedia, headers: symbolHeaders },
  limits: { bodyBytes: 32_768 },
  answerBytes: 262_144,
  needs: [],
  cost: vcardCost,
  warmsUp: true,
  cache: { scope: 'private', maxAgeSeconds: 31_536_000, immutable: true },
  examples: [
    {
      title: 'The back of a business card',
      input: {
        name: 'Ada King Lovelace',
        phone: '+15551234567',
        email: 'ada@example.com',
        org: 'Analytical Engines Ltd',
        url: 'https://example.com/ada',
      },
    },
    {
      title: 'A name and a number, as PNG',
      input: { name: 'Plato', phone: '+302105550123', format: 'png', size: 256 },
    },
  ],
  run: (input: VcardRequest) => {
    const drawing = toDrawing(input);
    const symbol = encodePayload(writeVcard(input), contactTexts(input), input.ec);
    return imageAnswer(symbol, input.format, drawing);
  },
} as const satisfies Operation<VcardRequest, never>;
