import type { LinearSymbol, Run } from '../encoder/symbol.ts';
import type { BarcodeType } from '../symbologies.ts';
import type { Drawing } from './options.ts';
import type { Bar, Layout, TextLine } from './picture.ts';

/** Where an EAN or UPC has its long bars and its digits, in modules from its first bar. ISO/IEC 15420 4.4, figures 5 to 8. */
export interface RetailAnatomy {
  readonly modules: number;
  /** The guard bars, and in UPC-A the digits at the ends, reach down between the digits. */
  readonly long: readonly Run[];
  /** Groups of digits below the bars, seven modules for each, from the first of them on. */
  readonly groups: readonly { readonly first: number; readonly count: number; readonly from: number }[];
  /** A digit beside the bars, with the middle of its place. */
  readonly beside: readonly { readonly digit: number; readonly middle: number; readonly isSmall: boolean }[];
  /** Room that the digits beside the bars need. */
  readonly roomBefore: number;
  readonly roomBehind: number;
}

/** The types that have their digits in certain places. */
export const retailAnatomies: Partial<Record<BarcodeType, RetailAnatomy>> = {
  ean13: {
    modules: 95,
    long: [
      { from: 0, to: 3 },
      { from: 45, to: 50 },
      { from: 92, to: 95 },
    ],
    groups: [
      { first: 1, count: 6, from: 3 },
      { first: 7, count: 6, from: 50 },
    ],
    beside: [{ digit: 0, middle: -7, isSmall: false }],
    roomBefore: 11,
    roomBehind: 0,
  },
  ean8: {
    modules: 67,
    long: [
      { from: 0, to: 3 },
      { from: 31, to: 36 },
      { from: 64, to: 67 },
    ],
    groups: [
      { first: 0, count: 4, from: 3 },
      { first: 4, count: 4, from: 36 },
    ],
    beside: [],
    roomBefore: 0,
    roomBehind: 0,
  },
  upca: {
    modules: 95,
    long: [
      { from: 0, to: 10 },
      { from: 45, to: 50 },
      { from: 85, to: 95 },
    ],
    groups: [
      { first: 1, count: 5, from: 10 },
      { first: 6, count: 5, from: 50 },
    ],
    beside: [
      { digit: 0, middle: -7, isSmall: true },
      { digit: 11, middle: 102, isSmall: true },
    ],
    roomBefore: 9,
    roomBehind: 9,
  },
  upce: {
    modules: 51,
    long: [
      { from: 0, to: 3 },
      { from: 45, to: 51 },
    ],
    groups: [{ first: 1, count: 6, from: 3 }],
    beside: [
      { digit: 0, middle: -7, isSmall: true },
      { digit: 7, middle: 58, isSmall: true },
    ],
    roomBefore: 9,
    roomBehind: 9,
  },
};

/** Modules of a digit, and by how many the long bars are longer. */
const DIGIT = 7;
const LONGER = 5;

/** Size of the font: its digits are 6.1 modules wide and 7.7 high. Small ones are four wide, as GS1 5.2.6.6 has them. */
const EM = 11;
const SMALL_EM = 7.2;

/** Below the ordinary bars: the baseline and the end of the digits. 1.5 modules above them are free. */
const BASELINE = 9.25;
const LINE = 10;

/** Above an add-on: the baseline of its digits and the top of its bars. */
const ADD_ON_BASELINE = 8;
const ADD_ON_TOP = 10;

/** Places an EAN or UPC with its add-on, with `text` as `checkRetail` gives it. */
export function layOutRetail(
  symbol: LinearSymbol,
  anatomy: RetailAnatomy,
  text: string,
  drawing: Drawing,
): Layout {
  const [digits = '', addOn = ''] = text.split(' ');
  const { hasText, margin, height } = drawing;
  const before = Math.max(margin, hasText ? anatomy.roomBefore : 0);
  const behind = Math.max(margin, hasText && addOn === '' ? anatomy.roomBehind : 0);
  const top = hasText && addOn !== '' ? topBesideAddOn(height) : 0;
  const bottom = top + height;
  const isLong = (bar: Run): boolean => anatomy.long.some(({ from, to }) => bar.from >= from && bar.to <= to);
  const bars = symbol.bars.map((bar): Bar => {
    const isAddOn = bar.from >= anatomy.modules;
    return {
      left: before + bar.from,
      right: before + bar.to,
      top: isAddOn && hasText ? ADD_ON_TOP : top,
      bottom: hasText && (isAddOn || isLong(bar)) ? bottom + LONGER : bottom,
    };
  });
  const lines = hasText
    ? [...digitLines(anatomy, digits, bottom + BASELINE), ...addOnLines(symbol, anatomy, addOn)]
    : [];
  return {
    width: before + symbol.modules + behind,
    height: bottom + (hasText ? LINE : 0),
    bars,
    lines: lines.map((line) => ({ ...line, middle: before + line.middle })),
  };
}

/** Low bars begin further down, so that those of the add-on, under its digits, are at least half as high. */
function topBesideAddOn(height: number): number {
  return Math.max(0, Math.ceil(ADD_ON_TOP - LONGER - height / 2));
}

function digitLines({ groups, beside }: RetailAnatomy, digits: string, baseline: number): TextLine[] {
  const below = groups.flatMap(({ first, count, from }) =>
    Array.from({ length: count }, (_, i) =>
      digitLine(digits[first + i]!, from + (i + 0.5) * DIGIT, baseline, EM),
    ),
  );
  return [
    ...beside.map(({ digit, middle, isSmall }) =>
      digitLine(digits[digit]!, middle, baseline, isSmall ? SMALL_EM : EM),
    ),
    ...below,
  ];
}

/** ISO/IEC 15420 4.3.5: four modules, then seven for each digit and two between them. */
function addOnLines({ bars }: LinearSymbol, { modules }: RetailAnatomy, addOn: string): TextLine[] {
  const start = bars.find(({ from }) => from >= modules)?.from ?? 0;
  return [...addOn].map((digit, i) =>
    digitLine(digit, start + 4 + i * (DIGIT + 2) + DIGIT / 2, ADD_ON_BASELINE, EM),
  );
}

function digitLine(text: string, middle: number, baseline: number, em: number): TextLine {
  return { text, middle, baseline, em, maxWidth: DIGIT };
}
