import fc from 'fast-check';
import generator from 'nayuki-qr-code-generator';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { wordsOf } from '../../../test/support/samples/qr-samples.ts';
import { InputError } from '../../errors.ts';
import { dataBits, errorCorrectionLevels } from './capacity.ts';
import { type ErrorCorrection, encode, isDark, type QrSymbol, toMatrix } from './symbol.ts';

// An ES module without "type": "module": its types take the default export for a member of itself.
const { QrCode, QrSegment } = generator as unknown as typeof generator.default;

const levels = {
  L: QrCode.Ecc.LOW,
  M: QrCode.Ecc.MEDIUM,
  Q: QrCode.Ecc.QUARTILE,
  H: QrCode.Ecc.HIGH,
};

/** What the reference generator makes of the same segments, in the lowest version and with its choice of mask. */
function reference(data: string, { ec, segments, eci }: QrSymbol) {
  const bytes = [...new TextEncoder().encode(data)];
  let start = 0;
  const parts = segments.map(({ mode, length }) => {
    const part = bytes.slice(start, start + length);
    start += length;
    if (mode === 'byte') return QrSegment.makeBytes(part);
    const text = String.fromCharCode(...part);
    return mode === 'numeric' ? QrSegment.makeNumeric(text) : QrSegment.makeAlphanumeric(text);
  });
  if (eci) parts.unshift(QrSegment.makeEci(26));
  const symbol = QrCode.encodeSegments(parts, levels[ec], 1, 40, -1, false);
  const line = Array.from({ length: symbol.size }, (_, i) => i);
  const matrix = line.map((y) => line.map((x) => (symbol.getModule(x, y) ? '1' : '0')).join(''));
  return { version: symbol.version, mask: symbol.mask, modules: symbol.size, matrix };
}

function expectReference(data: string, symbol: QrSymbol): void {
  const { version, mask, modules } = symbol;
  expect({ version, mask, modules, matrix: toMatrix(symbol) }).toEqual(reference(data, symbol));
}

test.each(errorCorrectionLevels)('all 40 versions at %s are those of the reference generator', (ec) => {
  for (let version = 1; version <= 40; version++) {
    const data = wordsOf((dataBits(version, ec) - (version < 10 ? 12 : 20)) >> 3);
    const symbol = encode(data, { ec });
    expect(symbol).toMatchObject({ version, ec, mode: 'byte', eci: false });
    expectReference(data, symbol);
  }
});

const texts = fc.oneof(
  fc.stringMatching(/^[0-9]{1,120}$/),
  fc.stringMatching(/^[0-9A-Z $%*+./:-]{1,120}$/),
  fc.string({ minLength: 1, maxLength: 200 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.tuple(fc.webUrl(), fc.bigInt({ min: 0n, max: 10n ** 40n })).map(([url, id]) => `${url}/${id}`),
);

test('symbols of any text are those of the reference generator for the same segments', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...errorCorrectionLevels), (data, ec) => {
      const symbol = encode(data, { ec });
      expectReference(data, symbol);
      expect(symbol.eci).toBe(!/^[\x00-\x7f]*$/.test(data));
    }),
    { seed: SEED, numRuns: runs(2000) },
  );
});

const accepted: readonly {
  name: string;
  data: string;
  ec?: ErrorCorrection;
  expect: Partial<QrSymbol>;
}[] = [
  { name: 'digits', data: '0'.repeat(41), ec: 'L', expect: { version: 1, mode: 'numeric', eci: false } },
  { name: 'capitals', data: 'A1:', expect: { version: 1, ec: 'M', mode: 'alphanumeric' } },
  { name: 'control characters', data: '\u0000\u001f\u007f', expect: { mode: 'byte', eci: false } },
  { name: 'text beyond ASCII is declared as UTF-8', data: 'Caf\u00e9', expect: { eci: true, ec: 'M' } },
  { name: '14 bytes of ASCII in version 1-M', data: 'a'.repeat(14), ec: 'M', expect: { version: 1 } },
  {
    name: '13 bytes with a declaration of 12 bits fill version 1-M',
    data: `${'a'.repeat(11)}\u00e9`,
    ec: 'M',
    expect: { version: 1, eci: true },
  },
  {
    name: '14 bytes with a declaration of 12 bits need version 2-M',
    data: `${'a'.repeat(12)}\u00e9`,
    ec: 'M',
    expect: { version: 2, eci: true },
  },
  {
    name: 'the declaration yields where it does not fit',
    data: `${'\u00e9'.repeat(1476)}a`,
    ec: 'L',
    expect: { version: 40, ec: 'L', eci: false, mode: 'byte' },
  },
  {
    name: 'the declaration yields before the level does',
    data: `${'\u00e9'.repeat(1165)}a`,
    expect: { version: 40, ec: 'M', eci: false },
  },
  { name: '2331 bytes are M without ec', data: 'a'.repeat(2331), expect: { version: 40, ec: 'M' } },
  { name: '2332 bytes are L without ec', data: 'a'.repeat(2332), expect: { ec: 'L' } },
  { name: '2953 bytes are L without ec', data: 'a'.repeat(2953), expect: { version: 40, ec: 'L' } },
  {
    name: 'a count of 8 bits ends with version 9',
    data: 'a'.repeat(231),
    ec: 'L',
    expect: { version: 10, segments: [{ mode: 'byte', length: 231 }] },
  },
  {
    name: 'the mode is that of all the data, whatever the segments',
    data: `https://id.example/orders/${'1234567890'.repeat(2)}`,
    ec: 'M',
    expect: {
      version: 3,
      mode: 'byte',
      segments: [
        { mode: 'byte', length: 26 },
        { mode: 'numeric', length: 20 },
      ],
    },
  },
  {
    name: 'mixed segments hold at H what bytes cannot',
    data: `n=${'7'.repeat(1500)}`,
    ec: 'H',
    expect: { mode: 'byte', version: 28 },
  },
];

test.each(accepted)('encodes $name', ({ data, ec, expect: expected }) => {
  expect(encode(data, ec === undefined ? {} : { ec })).toMatchObject(expected);
});

test.each([
  { name: 'empty text', data: '', pointer: '/data', message: /empty/ },
  { name: '2954 bytes', data: 'a'.repeat(2954), pointer: '/data', message: /2954.*2953/ },
  {
    name: '2954 bytes in 1477 characters',
    data: '\u00e9'.repeat(1477),
    pointer: '/data',
    message: /2954.*2953/,
  },
  { name: '2954 digits, which would fit', data: '1'.repeat(2954), pointer: '/data', message: /2953/ },
  { name: 'half of a surrogate pair', data: 'a\ud83d', pointer: '/data', message: /surrogate/ },
  { name: 'surrogates the wrong way round', data: '\ude00\ud83d', pointer: '/data', message: /surrogate/ },
  {
    name: '2332 bytes at M',
    data: 'a'.repeat(2332),
    ec: 'M' as const,
    pointer: '/ec',
    message: /2332.*2331.*L/,
  },
  {
    name: '1274 bytes at H',
    data: 'a'.repeat(1274),
    ec: 'H' as const,
    pointer: '/ec',
    message: /1274.*1273.*Q/,
  },
])('refuses $name at $pointer', ({ data, ec, pointer, message }) => {
  let refusal: unknown;
  try {
    encode(data, ec === undefined ? {} : { ec });
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(InputError);
  expect((refusal as InputError).faults).toEqual([{ pointer, message: expect.stringMatching(message) }]);
});

test('modules are read from packed rows, with nothing after the last', () => {
  const symbol = encode('packed', { ec: 'Q' });
  const rows = toMatrix(symbol);
  const wordsPerRow = Math.ceil(symbol.modules / 32);
  expect(symbol.words.length).toBe(wordsPerRow * symbol.modules);
  for (const [y, row] of rows.entries()) {
    const packed = symbol.words[y * wordsPerRow]! >>> 0;
    expect(packed.toString(2).padStart(symbol.modules, '0')).toBe([...row].reverse().join(''));
    expect([...row].map((_, x) => (isDark(symbol, x, y) ? '1' : '0')).join('')).toBe(row);
  }
});
