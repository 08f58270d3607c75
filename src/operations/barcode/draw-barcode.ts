/**
 * One-dimensional codes, Data Matrix, PDF417, Aztec and kin. From data to a picture:
 *
 *     "4006381333931", ean13  -> contentOf      the check digit is right, the text under the bars
 *                             -> encodeBarcode  95 modules, by bwip-js
 *                             -> layOut         bars, guard bars, quiet zones, lines of text, in modules
 *                             -> SVG or PNG     the text as outlines of Arimo
 *
 * data/ knows what each type may hold, encoder/ translates to and from bwip-js and its refusals, drawing/ draws. Left out:
 * encoders of our own, since bwip-js knows more than a hundred types and is well kept.
 */
import { readFont } from '../../formats/truetype/font.ts';
import type { FontFiles } from '../../operation.ts';
import { contentOf } from './data/content.ts';
import { layOut } from './drawing/layout.ts';
import { type Lettering, type LetterSource, letterSource, setLine } from './drawing/lettering.ts';
import { toDrawing } from './drawing/options.ts';
import type { Layout } from './drawing/picture.ts';
import { drawPng } from './drawing/png.ts';
import { drawSvg } from './drawing/svg.ts';
import { encodeBarcode } from './encoder/encode.ts';
import type { Run } from './encoder/symbol.ts';
import type { Barcode, BarcodeModules } from './schema.ts';
import { drawingWarnings, type Warning } from './warnings.ts';

/** The font of the text: Arimo Regular, or another TrueType font with ASCII in it. */
export type TextFont = Pick<FontFiles, 'regular'>;

/** A drawn barcode. */
export interface BarcodeImage {
  /** An SVG document in UTF-8, or a PNG. */
  readonly bytes: Uint8Array;
  /** The data with its check digit. */
  readonly text: string;
  /** Modules from left to right, without margin. */
  readonly modules: number;
  /** What may keep it from scanning. */
  readonly warnings: readonly Warning[];
}

/** Draws a barcode. `fonts` is called where text is drawn. Refuses what HTTP refuses. */
export async function drawBarcode(
  barcode: Barcode,
  fonts: () => TextFont | Promise<TextFont>,
): Promise<BarcodeImage> {
  const { type } = barcode;
  const drawing = toDrawing(barcode);
  const content = contentOf(type, barcode.data);
  const symbol = await encodeBarcode(type, content);
  const layout = layOut(symbol, type, content.text, drawing);
  const lettering = layout.lines.length === 0 ? [] : setLines(layout, await fonts());
  const bytes =
    barcode.format === 'png'
      ? drawPng(layout, lettering, drawing)
      : new TextEncoder().encode(drawSvg(layout, lettering, drawing));
  return { bytes, text: content.text, modules: symbol.modules, warnings: drawingWarnings(type, drawing) };
}

/** Fonts that were read, by their files: reading one takes longer than drawing a barcode. */
const sources = new WeakMap<Uint8Array, LetterSource>();

function setLines({ lines }: Layout, { regular }: TextFont): readonly Lettering[] {
  const source = sources.get(regular) ?? letterSource(readFont(regular));
  sources.set(regular, source);
  return lines.map((line) => setLine(line, source));
}

/** Encodes a barcode without drawing it. Refuses what HTTP refuses, colours that do not go together included. */
export async function modulesOf(barcode: Barcode): Promise<BarcodeModules> {
  const { type } = barcode;
  toDrawing(barcode);
  const content = contentOf(type, barcode.data);
  const symbol = await encodeBarcode(type, content);
  const { modules } = symbol;
  if (symbol.shape === 'linear') {
    return { type, text: content.text, modules, bars: asDigits(symbol.bars, modules) };
  }
  const matrix = symbol.rows.flatMap((runs) => Array<string>(symbol.rowHeight).fill(asDigits(runs, modules)));
  return { type, rows: matrix.length, modules, matrix };
}

/** Modules as 1 for dark and 0 for light. */
function asDigits(runs: readonly Run[], modules: number): string {
  let digits = '';
  for (const { from, to } of runs) digits = digits.padEnd(from, '0').padEnd(to, '1');
  return digits.padEnd(modules, '0');
}
