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
  rows: loads.flatMap((load) => [...row(load, 'svg'), ...row(load, 'png')]),
});

/** The symbols of two dimensions take the time of their encoder, which is the same for both. */
function row({ type, bcid, data }, format) {
  const input = readInput(barcodeRequest, { type, data, format });
  const options = { bcid, text: data, includetext: true, scale: 3, height: 17 };
  const content = contentOf(type, data);
  const isLinear = type !== 'datamatrix';
  const draw = format === 'svg' ? 'toSVG' : 'toBuffer';
  return [
    {
      name: `${format.toUpperCase()} of ${type}`,
      unit: 'time',
      candidates: {
        sundry: () => drawBarcode(input, () => fonts),
        ...(bwip && { [draw]: () => bwip[draw](options) }),
        'encoder alone': () => encodeBarcode(type, content),
      },
      targets: isLinear ? { [draw]: format === 'svg' ? 0.15 : 0.05 } : {},
      verify: async () => {
        const { modules } = await barcode({ type, data, format: 'json' });
        const [symbol] = bwip?.raw(options) ?? [{ pixx: modules }];
        const width = symbol.pixx ?? symbol.sbs.reduce((sum, part) => sum + part, 0);
        deepStrictEqual(modules, type === 'itf14' ? modules : width);
      },
    },
  ];
}
