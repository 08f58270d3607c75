/** QR symbols against `qr`, the fastest encoder in JavaScript, and `qrcode`, the usual one. */
import { deepStrictEqual } from 'node:assert';
import { encode, toMatrix } from '../dist/operations/qr/index.js';
import { compare, peer } from './harness.mjs';

const qr = await peer('qr');
const qrcode = (await peer('qrcode'))?.default;

const levelsOfQr = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' };

/** Texts in byte mode, so that all candidates write the same bit stream. */
const loads = [
  {
    name: 'a link of 35 bytes (version 3-M)',
    texts: [['https://example.com/path/item?id=7a', 'M']],
    most: 0.8,
  },
  { name: '1000 bytes (version 26-M)', texts: [[words(1000), 'M']], most: 0.65 },
  { name: '2953 bytes (version 40-L)', texts: [[words(2953), 'L']], most: 0.65 },
  { name: '1273 bytes (version 40-H)', texts: [[words(1273), 'H']], most: 0.65 },
  {
    name: 'ten texts of 20 to 2000 bytes in turn',
    texts: [20, 35, 60, 100, 180, 300, 500, 800, 1300, 2000].map((length) => [words(length), 'M']),
    most: 0.5,
  },
];

await compare({
  group: 'qr',
  title: 'QR Code',
  peers: ['qr', 'qrcode'],
  rows: loads.map(encodeRow),
});

/**
 * `qr` returns a matrix of booleans from its public call. Its encoder alone, without choice of version and
 * matrix, is reachable through its exports for tests; the target applies to that too.
 */
function encodeRow({ name, texts, most }) {
  const prepared = texts.map(([text, ec]) => ({
    text,
    ec,
    utf8: new TextEncoder().encode(text),
    version: encode(text, { ec }).version,
  }));
  const each = (call) => () => {
    for (const item of prepared) call(item);
  };
  return {
    name: `encode ${name}`,
    unit: 'time',
    candidates: {
      sundry: each(({ text, ec }) => encode(text, { ec })),
      ...(qr && {
        qr: each(({ text, ec }) => qr.encodeQR(text, 'raw', { ecc: levelsOfQr[ec], border: 1 })),
        "qr's inner encoder": each(({ text, ec, utf8, version }) => {
          const codewords = qr._tests.encodeData(version, levelsOfQr[ec], text, 'byte', utf8);
          return qr._tests.drawSymbol(version, levelsOfQr[ec], codewords);
        }),
      }),
      ...(qrcode && { qrcode: each(({ text, ec }) => qrcode.create(text, { errorCorrectionLevel: ec })) }),
    },
    targets: { qr: most, "qr's inner encoder": most, qrcode: 0.1 },
    verify: each(verifySymbols),
  };
}

/** With the mask given, all make the same symbol; `qr` scores masks differently, so its choice may differ. */
function verifySymbols({ text, ec }) {
  const symbol = encode(text, { ec });
  const expected = toMatrix(symbol);
  if (qr) {
    const framed = qr.encodeQR(text, 'raw', { ecc: levelsOfQr[ec], border: 1, mask: symbol.mask });
    const rows = framed.slice(1, -1).map((row) =>
      row
        .slice(1, -1)
        .map((dark) => (dark ? '1' : '0'))
        .join(''),
    );
    deepStrictEqual(rows, expected);
  }
  if (qrcode) {
    const { modules } = qrcode.create(text, { errorCorrectionLevel: ec, maskPattern: symbol.mask });
    const rows = expected.map((_, y) => expected.map((_, x) => (modules.get(y, x) ? '1' : '0')).join(''));
    deepStrictEqual(rows, expected);
  }
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
