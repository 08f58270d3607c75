import { type ErrorCorrection, encode, type QrSymbol } from '../../../src/formats/qr/symbol.ts';

/** A text and the symbol it makes. */
export interface QrSample {
  readonly text: string;
  readonly symbol: QrSymbol;
}

/** Words in byte mode, of the given length; the same at each call. */
export function wordsOf(length: number): string {
  let state = 12345;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    text += 'etaoin shrdlu,cmfwyp vbgkqjxz'[(state >>> 16) % 29];
  }
  return text;
}

/** One sample of each version 1 to 40, filled well. */
export function sampleOfEachVersion(ec: ErrorCorrection = 'M'): readonly QrSample[] {
  const samples: QrSample[] = [];
  const all = wordsOf(2953);
  for (let length = 6; length <= all.length && samples.length < 40; length += 3) {
    const text = all.slice(0, length);
    const symbol = encode(text, { ec });
    if (symbol.version > samples.length) samples.push({ text, symbol });
  }
  return samples;
}

/** Texts beyond ASCII, which readers get wrong when the symbol does not say that it is UTF-8. */
export const beyondAscii: readonly string[] = [
  'Caf\u00e9',
  '\u00a35',
  '\u20ac 9,90',
  'na\u00efve fa\u00e7ade',
  'Gr\u00fc\u00dfe aus K\u00f6ln',
  'Stra\u00dfe 12',
  '\u00c5ngstr\u00f6m',
  'Sm\u00f8rrebr\u00f8d',
  'jalape\u00f1o',
  '\u00bfQu\u00e9 tal?',
  'S\u00e3o Paulo',
  'Fran\u00e7ois No\u00ebl',
  '\u0141\u00f3d\u017a',
  'P\u0159\u00edli\u0161 \u017elu\u0165ou\u010dk\u00fd k\u016f\u0148',
  'Erd\u0151s P\u00e1l',
  '\u0130stanbul \u0131\u015f\u0131k',
  '\u0395\u03bb\u03bb\u03ac\u03b4\u03b1',
  '\u041c\u043e\u0441\u043a\u0432\u0430',
  '\u041a\u0438\u0457\u0432',
  '\u05e9\u05dc\u05d5\u05dd',
  '\u0645\u0631\u062d\u0628\u0627',
  '\u0939\u093f\u0928\u094d\u0926\u0940',
  '\u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35',
  '\u6771\u4eac\u90fd',
  '\u3053\u3093\u306b\u3061\u306f',
  '\u30ab\u30bf\u30ab\u30ca',
  '\uff76\uff85',
  '\u4f60\u597d\uff0c\u4e16\u754c',
  '\u81fa\u7063',
  '\uc548\ub155\ud558\uc138\uc694',
  'Ti\u1ebfng Vi\u1ec7t',
  '\ud83d\ude00 \ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67',
  '20 \u00b0C \u00b1 1',
  'https://example.com/\u00fcber?q=\u00e9t\u00e9',
  '\u201cquoted\u201d \u2013 it\u2019s 10 \u00b5m\u2026',
];
