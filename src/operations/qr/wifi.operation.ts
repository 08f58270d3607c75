import type { Operation } from '../../operation.ts';
import { wifiCost } from './cost.ts';
import { toDrawing } from './drawing/drawing.ts';
import { imageAnswer, imageMedia, symbolHeaders } from './image-answer.ts';
import { encodePayload } from './payload.ts';
import { type WifiRequest, wifiRequest } from './schema.ts';
import { wifiWarnings } from './warnings.ts';
import { writeWifi } from './wifi.ts';

export const wifiQr = {
  id: 'qr.wifi',
  summary: 'Draw a QR code that joins a Wi-Fi network',
  description:
    'A phone that scans the code offers to join the network. Characters with a meaning of their own in such codes ' +
    '(backslash, semicolon, comma, colon, quote) are escaped in the name and the password.\n\n' +
    'Prefer POST: a password in a URL ends up in logs and histories.',
  routes: [
    { method: 'GET', path: '/v1/qr/wifi' },
    { method: 'POST', path: '/v1/qr/wifi' },
  ],
  input: wifiRequest,
  subject: { member: 'ssid' },
  output: { media: imageMedia, headers: symbolHeaders },
  limits: { bodyBytes: 32_768 },
  answerBytes: 262_144,
  needs: [],
  cost: wifiCost,
  warmsUp: true,
  cache: { scope: 'private', maxAgeSeconds: 31_536_000, immutable: true },
  examples: [
    {
      title: 'A card for the tables of a cafe',
      input: { ssid: 'Cafe Guest', password: 'two;espressi', format: 'png' },
    },
    { title: 'An open network', input: { ssid: 'Library', type: 'nopass' } },
    {
      title: 'A hidden network at home',
      input: { ssid: 'attic', password: 'correct horse battery', hidden: 1, ec: 'Q' },
    },
  ],
  run: (input: WifiRequest) => {
    const drawing = toDrawing(input);
    const { ssid, password, type, ec } = input;
    const named = type === 'nopass' ? { ssid } : { ssid, password };
    const symbol = encodePayload(writeWifi(input), named, ec);
    return imageAnswer(symbol, input.format, drawing, wifiWarnings(input));
  },
} as const satisfies Operation<WifiRequest, never>;
