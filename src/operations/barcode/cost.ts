import { readingCost } from '../../formats/json/reading-cost.ts';
import type { Cost } from '../../operation.ts';
import type { Barcode } from './schema.ts';
import { type BarcodeType, symbologies } from './symbologies.ts';

/** Milliseconds of a symbol without data, and of each character in it. */
interface EncoderCost {
  readonly start: number;
  readonly perByte: number;
}

const LINEAR: EncoderCost = { start: 0.2, perByte: 0.002 };

const encoderCosts: Partial<Record<BarcodeType, EncoderCost>> = {
  datamatrix: { start: 0.5, perByte: 0.025 },
  'gs1-datamatrix': { start: 0.7, perByte: 0.04 },
  pdf417: { start: 0.5, perByte: 0.015 },
  aztec: { start: 0.7, perByte: 0.12 },
};

/** Of a PNG; rows with letters are not copies of the one above. */
const PER_PIXEL = 0.8e-6;
const PER_TEXT_PIXEL = 5e-6;

/** The time of a barcode is that of its encoder, by the characters of the data, and of the pixels of a PNG. */
export const barcodeCost: Cost<Barcode> = {
  ofBytes: readingCost,
  ofInput: (barcode) => {
    const { start, perByte } = encoderCosts[barcode.type] ?? LINEAR;
    const encoding = start + barcode.data.length * perByte;
    return barcode.format === 'png' ? encoding + rasterCost(barcode) : encoding;
  },
};

/** Modules that a character and the frame of a linear symbol take, and that text takes below it. */
const PER_CHARACTER = { code39: 16, codabar: 12, other: 11 };
const FRAME = 60;
const TEXT = 12;

/** Dark and light modules of a character in the symbols of two dimensions, and of their frames. */
const PER_CHARACTER_SQUARE = 16;
const FRAME_SQUARE = 400;

function rasterCost({ type, data, scale, height, text }: Barcode): number {
  if (symbologies[type].shape === 'matrix') {
    return (data.length * PER_CHARACTER_SQUARE + FRAME_SQUARE) * scale * scale * PER_PIXEL;
  }
  const perCharacter = type === 'code39' || type === 'codabar' ? PER_CHARACTER[type] : PER_CHARACTER.other;
  const width = (data.length * perCharacter + FRAME) * scale;
  const textRows = text ? TEXT * scale : 0;
  return width * (height * scale * PER_PIXEL + textRows * PER_TEXT_PIXEL);
}
