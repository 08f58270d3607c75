import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { InputError } from '../../../errors.ts';
import { contentOf } from '../data/content.ts';
import { type BarcodeType, symbologies } from '../symbologies.ts';
import { encodeBarcode } from './encode.ts';

const encode = (type: BarcodeType, data: string) => encodeBarcode(type, contentOf(type, data));

/** The sentence of the refusal of an encoding. */
async function refusalOfData(type: BarcodeType, data: string): Promise<string> {
  try {
    await encode(type, data);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.faults).toHaveLength(1);
    expect(error.faults[0]!.pointer).toBe('/data');
    return error.faults[0]!.message;
  }
  throw new Error('nothing was refused');
}

async function barsOf(type: BarcodeType, data: string): Promise<string> {
  const symbol = await encode(type, data);
  if (symbol.shape !== 'linear') throw new Error('not linear');
  return symbol.bars.reduce((bars, { from, to }) => bars.padEnd(from, '0').padEnd(to, '1'), '');
}

describe('bars', () => {
  test('ISO/IEC 15420 4.3.2.3: EAN-8, by hand from the table of number sets', async () => {
    const left = ['0001011', '0101111', '0111101', '0110111'];
    const right = ['1001110', '1110010', '1000100', '1011100'];
    expect(await barsOf('ean8', '9638507')).toBe(`101${left.join('')}01010${right.join('')}101`);
  });

  test('EN 798: Codabar, narrow 1 and wide 3', async () => {
    expect(await barsOf('codabar', 'A1B')).toBe(
      '1011100010001' + '0' + '10101110001' + '0' + '1000100010111',
    );
  });

  test('GS1 5.3.2.2: the wide elements of an ITF-14 are 2.25 to 3 times as wide as the narrow ones', async () => {
    const bars = await barsOf('itf14', '1540014128876');
    // Start, 7 pairs of 5 elements each of which 2 are wide, stop.
    expect(bars).toHaveLength(4 + 7 * (2 * (3 + 2 * 3)) + 3 + 1 + 1);
    expect(new Set(bars.match(/1+|0+/g)!.map(({ length }) => length))).toEqual(new Set([1, 3]));
  });

  test('brackets of GS1 elements are not encoded, and FNC1 is not text', async () => {
    const one = await barsOf('gs1-128', '(01)09521234543213');
    // Start C, FNC1, 8 pairs, check character, stop: 11 modules each, and 13.
    expect(one).toHaveLength(11 * 11 + 13);
    const literal = await barsOf('code128', 'a^FNC1b');
    expect(literal).toHaveLength((1 + 7 + 1) * 11 + 13);
  });
});

describe('GS1 elements', () => {
  const gtin = '(01)09521234543213';
  test.each([
    { data: '(01)09521234543214', message: 'has in (01) the check digit 3, not 4' },
    { data: '(01)0952123454321', message: 'must have 14 digits in (01), not 13 characters' },
    { data: '(17)261332', message: 'has in (17) the value 261332, which is not a date as YYMMDD' },
    { data: `${gtin}(11)260230`, message: 'has in (11) the value 260230, which is not a date as YYMMDD' },
    {
      data: `${gtin}(02)09521234543213(37)1`,
      message: 'must not have both (01) and (37): GS1 excludes them from one symbol',
    },
    {
      data: `${gtin}(02)09521234543213`,
      message: 'must not have both (02) and (01): GS1 excludes them from one symbol',
    },
    { data: '(05)12', message: 'has the application identifier (05), which GS1 has not assigned' },
    { data: `${gtin}(10)AB(10)AC`, message: 'has (10) twice, with different values' },
    { data: `${gtin}(3103)12345`, message: 'has in (3103) the value 12345, which is too short for it' },
    {
      data: `${gtin}(10)a^b`,
      message: 'has in (10) the value a^b, which has a character that GS1 does not allow (its set 82)',
    },
    { data: `${gtin}(10)${'A'.repeat(21)}`, message: /which is too long for it$/ },
    {
      data: '(01)0952123454321A',
      message: 'has in (01) the value 0952123454321A, which has more than digits',
    },
    { data: `${gtin}(421)999X`, message: /is not a country of ISO 3166-1/ },
    { data: `${gtin}(4324)2601012561`, message: /which is not a time that exists$/ },
  ])('refuses $data', async ({ data, message }) => {
    for (const type of ['gs1-128', 'gs1-datamatrix'] as const) {
      const said = await refusalOfData(type, data);
      if (typeof message === 'string') expect(said).toBe(message);
      else expect(said).toMatch(message);
    }
  });

  test('what GS1 requires beside an element: one symbol has it all, or a label has a second GS1-128', async () => {
    expect(await refusalOfData('gs1-datamatrix', '(10)ABC')).toBe(
      'has (10) without an element that GS1 requires with it: (01) or (02) or (03) or (8006) or (8026)',
    );
    expect((await encode('gs1-128', '(10)ABC')).modules).toBeGreaterThan(0);
  });

  test.each([`${gtin}(17)260200`, `${gtin}(10)A)B`, `${gtin}(10)ABC(21)12345`, '(00)376104250021234569'])(
    'accepts %s',
    async (data) => {
      expect((await encode('gs1-datamatrix', data)).modules).toBeGreaterThan(0);
    },
  );
});

describe('what is too long', () => {
  test.each([
    {
      type: 'code128',
      data: 'a'.repeat(501),
      message: 'is too long for Code 128, which holds at most 500 characters',
    },
    { type: 'code39', data: 'A'.repeat(501), message: /^is too long for Code 39/ },
    { type: 'codabar', data: '1'.repeat(501), message: /^is too long for Codabar/ },
    { type: 'pdf417', data: '\0\x7f'.repeat(1000), message: /^is too long for PDF417, which holds at most/ },
    { type: 'pdf417', data: '\u00e9'.repeat(1150), message: /^is too long for PDF417/ },
    { type: 'aztec', data: '\0\x7f'.repeat(1160), message: /^is too long for Aztec Code/ },
    { type: 'datamatrix', data: 'A-'.repeat(1160), message: /^(?:must have at most|is too long)/ },
  ] as const)('for $type', async ({ type, data, message }) => {
    const said = await refusalOfData(type, data);
    if (typeof message === 'string') expect(said).toBe(message);
    else expect(said).toMatch(message);
  });

  test.each([
    ['datamatrix', '\u0001a'.repeat(777)],
    ['datamatrix', 'A1'.repeat(1167)],
    ['datamatrix', 'A'.repeat(2335)],
    ['pdf417', 'a'.repeat(1800)],
    ['aztec', 'A'.repeat(2335)],
  ] as const)('%s holds what its standard says', async (type, data) => {
    expect((await encode(type, data)).modules).toBeGreaterThan(0);
  });
});

test('any text is a symbol or a refusal of the data, in our words', { timeout: 600_000 }, async () => {
  const types = Object.keys(symbologies) as BarcodeType[];
  const leak = /bwip|#\d|must be GS1.*undefined|undefined/;
  const pieces = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
    fc.constantFrom(
      '(01)09521234543213',
      '(10)',
      '(',
      ')',
      '^',
      '^FNC1',
      '^ECI',
      '^000',
      ' 12',
      'A',
      '\0',
      '%',
      '(8003)',
      '(17)26',
    ),
    fc.nat({ max: 10 ** 14 - 1 }).map(String),
  );
  const data = fc
    .array(pieces, { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join(''))
    .filter((text) => text !== '' && !leak.test(text));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...types), data, async (type, text) => {
      try {
        expect((await encode(type, text)).modules).toBeGreaterThan(0);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(error.faults[0]!.pointer).toBe('/data');
        expect(error.faults[0]!.message).not.toMatch(leak);
      }
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});
