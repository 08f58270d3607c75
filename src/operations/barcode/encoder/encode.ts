import type { Content } from '../data/content.ts';
import { type BarcodeType, symbologies } from '../symbologies.ts';
import { refuseEncoding } from './refusals.ts';
import type { BarcodeSymbol, LinearSymbol, MatrixSymbol, Run } from './symbol.ts';

/** What bwip-js calls a type, where it uses another name. */
const names: Partial<Record<BarcodeType, string>> = {
  'gs1-datamatrix': 'gs1datamatrix',
  aztec: 'azteccode',
  codabar: 'rationalizedCodabar',
};

/**
 * Encodes checked data. Refuses, at /data, what the standard of the type does not allow, and what is too long for it.
 * The encoder is 2 MB of code, loaded with the first symbol.
 */
export async function encodeBarcode(type: BarcodeType, content: Content): Promise<BarcodeSymbol> {
  const bwip = await loadEncoder();
  const options = {
    bcid: names[type] ?? type,
    text: content.encoded,
    parsefnc: content.isEscaped,
    parse: content.hasCodes === true,
  };
  let stack: readonly object[];
  try {
    stack = bwip.raw(options);
  } catch (error) {
    refuseEncoding(error, type, content.elements);
  }
  const [drawn] = stack;
  if (drawn === undefined) throw new Error(`the encoder gave no symbol of type ${type}`);
  return symbologies[type].shape === 'linear'
    ? toLinear(drawn as EncodedBars, type)
    : toMatrix(drawn as EncodedMatrix, type);
}

/** Kept, because asking for a module that is loaded takes as long as encoding an EAN-13. */
let loaded: Awaited<ReturnType<typeof importEncoder>> | undefined;

async function loadEncoder() {
  loaded ??= await importEncoder();
  return loaded;
}

/** Its only use of the package: `raw` encodes without drawing. */
async function importEncoder() {
  return (await import('@bwip-js/browser')).default;
}

/** Widths of bars and spaces in modules by turns, a bar first. */
interface EncodedBars {
  readonly sbs: readonly number[];
}

/** Modules row by row, 1 for dark, and those of a row. */
interface EncodedMatrix {
  readonly pixs: readonly number[];
  readonly pixx: number;
}

function toLinear({ sbs }: EncodedBars, type: BarcodeType): LinearSymbol {
  const bars: Run[] = [];
  let at = 0;
  for (const [i, written] of sbs.entries()) {
    const width = type === 'itf14' && written > 1 ? WIDE_MODULES : written;
    if (i % 2 === 0) bars.push({ from: at, to: at + width });
    at += width;
  }
  return { shape: 'linear', modules: bars.at(-1)!.to, bars };
}

/** GS1 General Specifications 5.3.2.2 allows 2.25 to 3 in an ITF-14; the encoder gives 2. */
const WIDE_MODULES = 3;

function toMatrix({ pixs, pixx }: EncodedMatrix, type: BarcodeType): MatrixSymbol {
  const rows = Array.from({ length: pixs.length / pixx }, (_, row) => runsOf(pixs, row * pixx, pixx));
  return { shape: 'matrix', modules: pixx, rowHeight: type === 'pdf417' ? PDF417_ROW_MODULES : 1, rows };
}

/** ISO/IEC 15438 5.8.2: a row is at least three modules high. The encoder writes it once. */
const PDF417_ROW_MODULES = 3;

function runsOf(pixels: readonly number[], start: number, length: number): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < length; x++) {
    if (pixels[start + x] !== 1) continue;
    const from = x;
    while (x < length && pixels[start + x] === 1) x++;
    runs.push({ from, to: x });
  }
  return runs;
}
