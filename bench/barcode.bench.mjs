/**
 * Barcodes, from the data to the picture, against the renderers of bwip-js, whose encoder Sundry uses: `toSVG` and
 * `toBuffer`, with the text drawn as well.
 */
import { deepStrictEqual } from 'node:assert';
import { installedFonts } from '../dist/adapters/fonts.js';
import { contentOf } from '../dist/operations/barcode/data/content.js';
import { drawBarcode } from '../dist/operations/barcode/draw-barcode.js';
import { encodeBarcode } from '../dist/operations/barcode/encoder/encode.js';
import { barcode } from '../dist/operations/barcode/index.js';
import { barcodeRequest } from '../dist/operations/barcode/schema.js';
import { readInput } from '../dist/schema/read.js';
import { compare, peer } from './harness.mjs';

const bwip = (await peer('@bwip-js/node'))?.default;
const fonts = await installedFonts();

const loads = [
  { type: 'ean13', bcid: 'ean13', data: '9780201379624' },
  { type: 'code128', bcid: 'code128', data: 'LOT-4711 (a) 12345678' },
  { type: 'gs1-128', bcid: 'gs1-128', data: '(01)09521234543213(10)ABC123' },
  { type: 'datamatrix', bcid: 'datamatrix', data: 'https://example.com/item?id=7a' },
];

await compare({
  group: 'barcode',
  title: 'Barcodes',
  peers: ['@bwip-js/node'],
  rows: loads.flatMap((load) => [row(load, 'svg', true), row(load, 'png', false), row(load, 'png', true)]),
});

/** With text bwip-js draws in its own font. Symbols of two dimensions take the time of their encoder, the same for both. */
function row({ type, bcid, data }, format, text) {
  const input = readInput(barcodeRequest, { type, data, format, text });
  const options = { bcid, text: data, includetext: text, scale: 3, height: 17 };
  const content = contentOf(type, data);
  const draw = format === 'svg' ? 'toSVG' : 'toBuffer';
  const most = format === 'svg' ? 0.15 : text ? 0.08 : 0.05;
  return {
    name: `${format.toUpperCase()} of ${type}${text ? '' : ', without text'}`,
    unit: 'time',
    candidates: {
      sundry: () => drawBarcode(input, () => fonts),
      ...(bwip && { [draw]: () => bwip[draw](options) }),
      'encoder alone': () => encodeBarcode(type, content),
    },
    targets: type === 'datamatrix' ? {} : { [draw]: most },
    verify: async () => {
      if (bwip === undefined) return;
      const { modules } = await barcode({ type, data, format: 'json' });
      const [{ pixx, sbs }] = bwip.raw(options);
      deepStrictEqual(modules, pixx ?? sbs.reduce((sum, part) => sum + part, 0));
    },
  };
}
