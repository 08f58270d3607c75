/** QR images, starting from the text: SVG against `qr` and `qrcode`, PNG against `qrcode` and against zlib alone. */
import { deepStrictEqual } from 'node:assert';
import { deflateSync, inflateSync } from 'node:zlib';
import { encode, toMatrix, toPng, toSvg } from '../dist/operations/qr/index.js';
import { compare, peer } from './harness.mjs';

const qr = await peer('qr');
const qrcode = (await peer('qrcode'))?.default;

const levelsOfQr = { L: 'low', M: 'medium' };

const card = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Lovelace;Ada;;;',
  'FN:Ada Lovelace',
  'ORG:Analytical Engines Limited',
  'TEL;TYPE=CELL:+15551234567',
  'EMAIL;TYPE=INTERNET:ada.lovelace@example.com',
  'URL:https://example.com/ada',
  'END:VCARD',
].join('\r\n');

/** On version 40 the file consists of strokes, and those of equal masks are as long as qrcode's. */
const loads = [
  {
    name: 'a link (version 3-M)',
    text: 'https://example.com/path/item?id=7a',
    ec: 'M',
    svgBytes: 1.01,
    deflate: 1.8,
  },
  { name: 'a vCard (version 10-M)', text: card, ec: 'M', svgBytes: 0.99, deflate: 1.8 },
  { name: '2953 bytes (version 40-L)', text: words(2953), ec: 'L', svgBytes: 1 },
];

const sizes = await Promise.all(loads.map(bytesOfPeers));

await compare({
  group: 'qr-images',
  title: 'QR Code, images',
  peers: ['qr', 'qrcode'],
  rows: loads.flatMap((load, i) => [
    svgTime(load),
    pngTime(load),
    svgBytes(load, sizes[i]),
    pngBytes(load, sizes[i]),
  ]),
});

function svgTime({ name, text, ec }) {
  return {
    name: `encode and draw SVG, ${name}`,
    unit: 'time',
    candidates: {
      sundry: () => toSvg(encode(text, { ec })),
      ...(qr && { qr: () => qr.encodeQR(text, 'svg', { ecc: levelsOfQr[ec], border: 4 }) }),
      ...(qrcode && {
        qrcode: () => qrcode.toString(inBytes(text), { type: 'svg', errorCorrectionLevel: ec }),
      }),
    },
    targets: { qr: 0.6, qrcode: 0.12 },
    verify: () => verifySymbol(text, ec),
  };
}

function pngTime({ name, text, ec, deflate }) {
  const scanlines = scanlinesOf(toPng(encode(text, { ec })));
  return {
    name: `encode and draw PNG of 512 pixels, ${name}`,
    unit: 'time',
    candidates: {
      sundry: () => toPng(encode(text, { ec })),
      ...(qrcode && {
        qrcode: () => qrcode.toBuffer(inBytes(text), { errorCorrectionLevel: ec, width: 512 }),
      }),
      'deflate of the same rows': () => deflateSync(scanlines, { level: 6 }),
    },
    targets: { qrcode: 0.06, ...(deflate && { 'deflate of the same rows': deflate }) },
  };
}

function svgBytes({ name, text, ec, svgBytes: most }, { svg }) {
  const symbol = encode(text, { ec });
  return {
    name: `SVG of ${name}`,
    unit: 'bytes',
    candidates: {
      sundry: toSvg(symbol).length,
      ...(qrcode && { qrcode: svg }),
      "Sundry's rounded one": toSvg(symbol, { rounded: true }).length,
    },
    targets: { qrcode: most },
  };
}

function pngBytes({ name, text, ec }, { png }) {
  const candidates = { sundry: toPng(encode(text, { ec })).length, ...(qrcode && { qrcode: png }) };
  return { name: `PNG of 512 pixels, ${name}`, unit: 'bytes', candidates, targets: { qrcode: 0.3 } };
}

/** `qrcode` would write numbers in texts as separate segments, even where that saves nothing. */
function inBytes(text) {
  return [{ data: text, mode: 'byte' }];
}

/** With the mask given, so that the pictures are the same. */
async function bytesOfPeers({ text, ec }) {
  if (!qrcode) return {};
  const options = { errorCorrectionLevel: ec, maskPattern: encode(text, { ec }).mask, width: 512 };
  const svg = await qrcode.toString(inBytes(text), { ...options, type: 'svg' });
  return { svg: svg.length, png: (await qrcode.toBuffer(text, options)).length };
}

function verifySymbol(text, ec) {
  const symbol = encode(text, { ec });
  const rows = toMatrix(symbol);
  if (qrcode) {
    const { modules } = qrcode.create(inBytes(text), { errorCorrectionLevel: ec, maskPattern: symbol.mask });
    deepStrictEqual(
      rows.map((_, y) => rows.map((_, x) => (modules.get(y, x) ? '1' : '0')).join('')),
      rows,
    );
  }
  if (qr) {
    const raw = qr.encodeQR(text, 'raw', { ecc: levelsOfQr[ec], border: 1 });
    deepStrictEqual(raw.length, symbol.modules + 2);
  }
}

/** The input of zlib: the data of the IDAT chunk, inflated. */
function scanlinesOf(png) {
  const view = new DataView(png.buffer, png.byteOffset);
  let at = 8;
  while (String.fromCharCode(...png.subarray(at + 4, at + 8)) !== 'IDAT') at += 12 + view.getUint32(at);
  return inflateSync(png.subarray(at + 8, at + 8 + view.getUint32(at)));
}

/** Lower-case letters and punctuation, the same in every run. */
function words(length) {
  let state = 1;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    text += 'etaoin shrdlu,cmfwyp vbgkqjxz.'[(state >>> 16) % 30];
  }
  return text;
}
