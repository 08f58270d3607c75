import { expect, test } from 'vitest';
import { blockPlan, dataBits, errorCorrectionLevels, type Mode, widthClass } from './capacity.ts';
import { segmentBits } from './segment.ts';

test.each([
  { version: 1, total: 26 },
  { version: 2, total: 44 },
  { version: 6, total: 172 },
  { version: 7, total: 196 },
  { version: 10, total: 346 },
  { version: 40, total: 3706 },
])('ISO/IEC 18004:2015 table 1: version $version has $total codewords', ({ version, total }) => {
  for (const ec of errorCorrectionLevels) {
    const { totalCodewords, dataCodewords, blocks, parity } = blockPlan(version, ec);
    expect(totalCodewords).toBe(total);
    expect(dataCodewords + blocks * parity).toBe(total);
  }
});

/** Characters that fit at L, M, Q and H. */
const table7: readonly { version: number; mode: Mode; characters: readonly number[] }[] = [
  { version: 1, mode: 'numeric', characters: [41, 34, 27, 17] },
  { version: 1, mode: 'alphanumeric', characters: [25, 20, 16, 10] },
  { version: 1, mode: 'byte', characters: [17, 14, 11, 7] },
  { version: 9, mode: 'byte', characters: [230, 180, 130, 98] },
  { version: 10, mode: 'numeric', characters: [652, 513, 364, 288] },
  { version: 10, mode: 'byte', characters: [271, 213, 151, 119] },
  { version: 26, mode: 'byte', characters: [1367, 1059, 751, 593] },
  { version: 27, mode: 'byte', characters: [1465, 1125, 805, 625] },
  { version: 40, mode: 'numeric', characters: [7089, 5596, 3993, 3057] },
  { version: 40, mode: 'alphanumeric', characters: [4296, 3391, 2420, 1852] },
  { version: 40, mode: 'byte', characters: [2953, 2331, 1663, 1273] },
];

test.each(table7)('ISO/IEC 18004:2015 table 7: version $version, $mode', ({ version, mode, characters }) => {
  const fits = errorCorrectionLevels.map((ec) => {
    let length = 0;
    while (segmentBits(mode, length + 1, widthClass(version)) <= dataBits(version, ec)) length++;
    return length;
  });
  expect(fits).toEqual(characters);
});
