import type { QrSymbol } from '../../formats/qr/symbol.ts';
import type { FileResult, Output } from '../../operation.ts';
import type { Drawing } from './drawing/drawing.ts';
import { drawPng } from './drawing/png.ts';
import { drawSvg } from './drawing/svg.ts';
import { drawingWarnings, type Warning, warningMeanings } from './warnings.ts';

/** The media types of an image answer. */
export const imageMedia = {
  'image/svg+xml': { file: 'The code, without scripts.' },
  'image/png': { file: 'The code, size x size pixels.' },
} as const satisfies Output['media'];

/** The headers that describe the symbol, on every 200. */
export const symbolHeaders = {
  'x-qr-version': {
    description: 'Version of the symbol.',
    schema: { type: 'integer', minimum: 1, maximum: 40 },
  },
  'x-qr-modules': {
    description: 'Modules on a side without the quiet zone, 17 + 4 * version.',
    schema: { type: 'integer', minimum: 21, maximum: 177 },
  },
  'x-qr-ec': {
    description: 'Error correction level used.',
    schema: { type: 'string', enum: ['L', 'M', 'Q', 'H'] },
  },
  'x-qr-segments': {
    description: 'Segments with their mode and length in characters (bytes in byte mode).',
    schema: { type: 'string', examples: ['byte:29,numeric:20'] },
  },
  'x-qr-warning': {
    description:
      'Sent when the code may not scan or may be refused; the words, comma separated: ' +
      Object.entries(warningMeanings)
        .map(([word, meaning]) => `${word} (${meaning})`)
        .join(', '),
    schema: { type: 'string', examples: ['too-small,quiet-zone'] },
  },
} as const satisfies Output['headers'];

/** Returns a symbol as an image; x-qr-warning lists what may keep it from scanning. */
export function imageAnswer(
  symbol: QrSymbol,
  format: 'svg' | 'png',
  drawing: Drawing,
  payloadWarnings: readonly Warning[] = [],
): FileResult {
  const warnings = [...drawingWarnings(symbol.modules, drawing), ...payloadWarnings];
  const headers = describeSymbol(symbol);
  return {
    kind: 'file',
    bytes: format === 'png' ? drawPng(symbol, drawing) : new TextEncoder().encode(drawSvg(symbol, drawing)),
    mediaType: format === 'png' ? 'image/png' : 'image/svg+xml',
    fileName: `qr.${format}`,
    disposition: 'inline',
    headers: warnings.length === 0 ? headers : { ...headers, 'x-qr-warning': warnings.join(',') },
  };
}

/** The values of the headers that describe the symbol. */
export function describeSymbol({ version, modules, ec, segments }: QrSymbol): Record<string, string> {
  return {
    'x-qr-version': String(version),
    'x-qr-modules': String(modules),
    'x-qr-ec': ec,
    'x-qr-segments': segments.map(({ mode, length }) => `${mode}:${length}`).join(','),
  };
}
