import { readingCost } from '../../formats/json/reading-cost.ts';
import type { Cost } from '../../operation.ts';
import type { Barcode } from './schema.ts';
import { type BarcodeType, symbologies } from './symbologies.ts';

/** Milliseconds of a symbol without data, and of each byte in it. */
interface EncoderCost {
  readonly start: number;
  readonly perByte: number;
}

const LINEAR: EncoderCost = { start: 0.2, perByte: 0.005 };

const encoderCosts: Partial<Record<BarcodeType, EncoderCost>> = {
  datamatrix: { start: 0.5, perByte: 0.03 },
  'gs1-datamatrix': { start: 0.7, perByte: 0.04 },
  pdf417: { start: 1, perByte: 0.01 },
  aztec: { start: 1, perByte: 0.11 },
};

const PER_PIXEL = 1e-6;

/** Modules of a byte in the longest of the linear types, Code 39. */
const MODULES_PER_BYTE = 16;

/** The time of a barcode is that of its encoder, by the bytes of the data, and of the pixels of a PNG. */
export const barcodeCost: Cost<Barcode> = {
  ofBytes: readingCost,
  ofInput: (barcode) => {
    const { start, perByte } = encoderCosts[barcode.type] ?? LINEAR;
    return (
      start + barcode.data.length * perByte + (barcode.format === 'png' ? pixels(barcode) * PER_PIXEL : 0)
    );
  },
};

/** Pixels of a picture at most. */
function pixels({ type, data, scale, height }: Barcode): number {
  const bytes = Math.max(data.length, 20);
  if (symbologies[type].shape === 'matrix') return (bytes * 16 + 400) * scale * scale;
  return Math.min(bytes * MODULES_PER_BYTE * scale, 8192) * (height + 12) * scale;
}
