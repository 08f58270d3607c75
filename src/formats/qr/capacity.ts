/** Error correction level, from about 7 % (L) to 30 % (H) of the codewords recoverable. */
export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H';

/** Data modes this encoder uses; Kanji is left out, UTF-8 under ECI 26 covers it. */
export type Mode = 'numeric' | 'alphanumeric' | 'byte';

/** The levels in rising strength. */
export const errorCorrectionLevels: readonly ErrorCorrection[] = ['L', 'M', 'Q', 'H'];

export const MAX_VERSION = 40;

/** Bytes of UTF-8 that version 40-L holds in byte mode: no symbol holds more. ISO/IEC 18004:2015 table 7. */
export const MAX_BYTES = 2953;

/** How the codewords of a symbol are split into blocks: short blocks come first, the others hold one more. */
export interface BlockPlan {
  readonly dataCodewords: number;
  readonly totalCodewords: number;
  readonly blocks: number;
  readonly shortBlocks: number;
  /** Data codewords of a short block. */
  readonly shortLength: number;
  /** Error correction codewords of every block. */
  readonly parity: number;
}

/** Returns the blocks of a version (1 to 40) at a level. ISO/IEC 18004:2015 table 9. */
export function blockPlan(version: number, ec: ErrorCorrection): BlockPlan {
  return blockPlans[ec][version - 1]!;
}

/** Returns the bits a version (1 to 40) holds at a level, heads of segments included. */
export function dataBits(version: number, ec: ErrorCorrection): number {
  return blockPlans[ec][version - 1]!.dataCodewords * 8;
}

/** Returns the modules on a side of a version: 21 to 177. */
export function modulesOf(version: number): number {
  return 17 + 4 * version;
}

/** Versions that share one set of character count widths: 0 is 1-9, 1 is 10-26, 2 is 27-40. */
export function widthClass(version: number): number {
  return version < 10 ? 0 : version < 27 ? 1 : 2;
}

/** Bits of the character count indicator by width class. ISO/IEC 18004:2015 table 3. */
export const countBits: Readonly<Record<Mode, readonly number[]>> = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
};

/** Bits of a mode indicator. ISO/IEC 18004:2015 table 2. */
export const MODE_BITS = 4;

/** How many alignment pattern centres a side has; 0 for version 1. ISO/IEC 18004:2015 annex E. */
export function alignmentCount(version: number): number {
  return version === 1 ? 0 : Math.floor(version / 7) + 2;
}

/**
 * Codewords of a version, data and error correction: ISO/IEC 18004:2015 table 1. Counted as the modules that
 * are left by finder patterns with separators, format information and the dark module, timing patterns,
 * alignment patterns (five of their modules fall on a timing pattern at the edges) and version information.
 */
function totalCodewords(version: number): number {
  const modules = modulesOf(version);
  const centres = alignmentCount(version);
  const fixed = 3 * 64 + 31 + 2 * (modules - 16);
  const alignment = centres === 0 ? 0 : 25 * (centres * centres - 3) - 10 * (centres - 2);
  return Math.floor((modules * modules - fixed - alignment - (version >= 7 ? 36 : 0)) / 8);
}

/** Error correction codewords of a block, versions 1 to 40. ISO/IEC 18004:2015 table 9. */
const parityOfBlock: Readonly<Record<ErrorCorrection, string>> = {
  L: '7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  M: '10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28',
  Q: '13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  H: '17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
};

/** Blocks of a symbol, versions 1 to 40. ISO/IEC 18004:2015 table 9. */
const blocksOfSymbol: Readonly<Record<ErrorCorrection, string>> = {
  L: '1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25',
  M: '1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49',
  Q: '1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68',
  H: '1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81',
};

const blockPlans: Readonly<Record<ErrorCorrection, readonly BlockPlan[]>> = {
  L: plansOf('L'),
  M: plansOf('M'),
  Q: plansOf('Q'),
  H: plansOf('H'),
};

function plansOf(ec: ErrorCorrection): BlockPlan[] {
  const blockCounts = blocksOfSymbol[ec].split(' ').map(Number);
  return parityOfBlock[ec].split(' ').map((text, index) => {
    const parity = Number(text);
    const blocks = blockCounts[index]!;
    const total = totalCodewords(index + 1);
    return {
      dataCodewords: total - parity * blocks,
      totalCodewords: total,
      blocks,
      shortBlocks: blocks - (total % blocks),
      shortLength: Math.floor(total / blocks) - parity,
      parity,
    };
  });
}
