import type { FileResult, JsonResult, Output } from '../../operation.ts';
import type { BarcodeImage } from './draw-barcode.ts';
import type { Barcode, BarcodeModules } from './schema.ts';
import { type BarcodeType, symbologies } from './symbologies.ts';
import { warningMeanings } from './warnings.ts';

/** The media types of an image answer. */
export const imageMedia = {
  'image/svg+xml': { file: 'An SVG document without fonts, script or links.' },
  'image/png': { file: 'A PNG.' },
} as const satisfies Output['media'];

/** The headers that describe a barcode. */
export const barcodeHeaders = {
  'x-barcode-type': {
    description: 'Kind of barcode.',
    schema: { type: 'string', enum: Object.keys(symbologies) },
  },
  'x-barcode-text': {
    description: 'The digits with the check digit, of EAN, UPC and ITF-14.',
    schema: { type: 'string', examples: ['9780201379624'] },
  },
  'x-barcode-modules': {
    description: 'Modules from left to right, without margin.',
    schema: { type: 'integer', minimum: 1 },
  },
  'x-barcode-warning': {
    description:
      'Sent when the barcode may not scan; the words, comma separated: ' +
      Object.entries(warningMeanings)
        .map(([word, meaning]) => `${word} (${meaning})`)
        .join(', '),
    schema: { type: 'string', examples: ['too-small,quiet-zone'] },
  },
} as const satisfies Output['headers'];

/** Returns a drawn barcode; x-barcode-warning lists what may keep it from scanning. */
export function imageAnswer({ type, format }: Barcode, image: BarcodeImage): FileResult {
  const { bytes, warnings } = image;
  const headers = describe(type, image.text, image.modules);
  return {
    kind: 'file',
    bytes,
    mediaType: format === 'png' ? 'image/png' : 'image/svg+xml',
    fileName: `barcode.${format}`,
    disposition: 'inline',
    headers: warnings.length === 0 ? headers : { ...headers, 'x-barcode-warning': warnings.join(',') },
  };
}

/** Returns a barcode as its modules. */
export function modulesAnswer(value: BarcodeModules): JsonResult<BarcodeModules> {
  return { kind: 'json', value, headers: describe(value.type, value.text, value.modules) };
}

/** The text is a header only where it is digits: other data may hold what headers cannot, or should not. */
function describe(type: BarcodeType, text: string | undefined, modules: number): Record<string, string> {
  const common = { 'x-barcode-type': type, 'x-barcode-modules': String(modules) };
  return text !== undefined && checked.has(type) ? { ...common, 'x-barcode-text': text } : common;
}

/** The types with a check digit. */
const checked: ReadonlySet<BarcodeType> = new Set(['ean13', 'ean8', 'upca', 'upce', 'itf14']);
